# What the browser app says on its own screens; what other fronts say too stands where they have it.

web-game = { $game ->
    [pen-and-paper] Ghoulash sur papier
    [last-game-on-earth] The Last Game on Earth
   *[other] { $game }
 }
web-game-about = { $game ->
    [pen-and-paper] Deux plans, deux voyageurs. Cache des goules, des trous et pire encore sur le chemin de l’autre, et fraie-toi le tien dans ce qu’on a caché pour toi.
    [last-game-on-earth] Quatre tuiles, une main de cartes, de deux à quatre survivants. Ramasse, tends des pièges, bats-toi : à dix points, c’est gagné.
   *[other] { "" }
 }

## The head of the page

web-language = Langue
web-theme = Apparence
web-theme-auto = Auto
web-theme-paper = Papier
web-theme-night = Nuit

## The first screen

web-about = Une ville pleine de goules, sur papier quadrillé. Joue tout de suite contre un robot, ou envoie un lien à quelqu’un. Non officiel.
web-name = Ton nom
web-name-somebody = Quelqu’un
web-play-now = Jouer
web-level = Contre
web-against = { $bot ->
    [random] robot au hasard
    [easy] robot facile
    [normal] robot normal
   *[other] robot { $bot }
 }
web-invite = Envoyer un lien à quelqu’un
web-more-ways = D’autres façons de jouer
web-mine = Mes tables
web-mine-none = Aucune encore : joue, et reviens quand tu veux.
web-fate = { $fate ->
    [gathering] attend des joueurs
    [playing] en cours
    [over] terminée
   *[other] fermée
 }
web-listed = Tables ouvertes
web-listed-none = Personne n’attend : ouvres-en une sous « D’autres façons de jouer ».
web-listed-open = { $open ->
    [one] { $open } place libre sur { $seats }
   *[other] { $open } places libres sur { $seats }
 }
web-have-code = On t’a donné un code ?
web-code = Code
web-take-seat = Prendre place
web-back = À la première page

## Making a table

web-making = { $game } : une nouvelle table
web-scenario = Scénario
web-seats = Joueurs
web-who = Qui joue ?
web-seat = Place { $n }
web-kind-me = moi
web-kind-here = quelqu’un à cet écran
web-kind-open = qui reçoit le lien
web-kind-bot = un robot
web-clock = Temps par tour
web-clock-of = { $seconds ->
    [0] autant qu’il faut
    [60] une minute
    [180] trois minutes
    [600] dix minutes
   *[other] { $seconds } secondes
 }
web-public = Sur la liste des tables ouvertes
web-with-chat = On peut se parler
web-with-watch = D’autres peuvent regarder
web-slow = Des jours pour un coup : personne n’est pressé
web-make-it = Ouvrir la table

## Invited

web-invited = On t’invite
web-invited-by = À la table : { $names }.
web-invited-nobody = Personne n’est encore là : prends la première place.
web-invited-device = Amène ta place sur cet appareil : l’autre ne l’aura plus.
web-take-over = La prendre ici
web-to-my-seat = À ma place

## Inviting

web-invite-title = Personne encore : envoie ce lien
web-invite-how = La partie commence dès que toutes les places sont prises. Tu peux fermer cette page et y revenir.
web-invite-code = Ou dites le code :
web-invite-qr = Le lien, à lire avec un appareil photo
web-copy = Copier le lien
web-copied = Copié
web-share = Partager…
web-link-local = Ce serveur n’écoute que cette machine, et le lien ne marche nulle part ailleurs. Pour l’ouvrir à ton réseau, lance-le avec :
web-link-watch = Laisser quelqu’un regarder
web-link-seat = À ouvrir sur l’autre appareil, une seule fois, d’ici un quart d’heure :

## At a table

web-opening = La table s’ouvre…
web-gathering = On attend que toutes les places soient prises.
web-turn-mine = À toi de jouer
web-turn-hide = Prépare ton plan
web-turn-asked = On te demande
web-turn-other = À { $names } de jouer
web-turn-chance = Un instant…
web-turn-gathering = On attend des joueurs
web-turn-over = La partie est finie
web-line-away = La ligne est coupée. Ce que tu vois n’est peut-être plus vrai : on réessaie…
web-line-behind = Ligne rétablie, on rattrape…
web-line-restarting = Le serveur redémarre et garde tout : un instant…
web-clock-left = Temps restant pour { $name } :
web-log = Ce qui s’est passé
web-log-none = Rien encore. Ce qui se passe se raconte ici.
web-rule = Lire la règle { $rule }
web-said = { $name } : { $text }
web-chat = Dire quelque chose
web-chat-send = Dire
web-people = À cette table
web-watching = Tu regardes.
web-sitter-open = personne encore
web-sitter-you = toi
web-sitter-bot = robot
web-sitter-here = là
web-sitter-away = pas là
web-sitter-stand-in = remplacé par { $bot }
web-vote = Laisser un robot jouer pour { $name }
web-come-back = Reprendre ma place
web-block = Ne plus entendre
web-unblock = Entendre à nouveau
web-change = Passer l’écran à quelqu’un d’autre
web-hand-over = Passer l’écran à { $name }
web-device = Continuer sur un autre appareil
web-leave = Quitter
web-leave-sure = Vraiment quitter ? Un robot joue pour toi.
web-leave-sure-early = Vraiment quitter ? Ta place ira à qui vient ensuite.
web-leave-yes = Quitter la table
web-leave-no = Rester
web-curtain = Passe l’écran, puis dis qui tu es : la suite n’est que pour tes yeux.
web-curtain-up = Je suis { $name }

## After the game

web-after = La partie est finie
web-after-won = Tu as gagné !
web-after-lost = Pas cette fois
web-after-draw = Match nul
web-rematch = Rejouer
web-rematch-go = À la partie suivante
web-record = Télécharger la partie

## What goes wrong on this side of the line

refusal-no-server = Le serveur ne répond pas : est-il lancé, et as-tu une connexion ? On réessaie.

## The general board

web-confirm = Remettre
web-hide-for-me = Cacher pour moi
web-take-back = Reprendre le dernier
web-offer-many = { $what } ({ $n })
web-choose = Choisis
web-do-it = Le faire
web-type = Ou tape-le
web-what-means = Qu’est-ce que cela veut dire ?
web-means = Cela veut dire : { $list }
