# La page toute simple de `ghoulash serve`, en attendant l’application. Elle lit ces lignes elle-même : une ligne chacune, sans choix dedans.

page-about = Une page toute simple pour essayer le serveur à la main. Non officiel.
page-down = La ligne est coupée. Ce que tu vois n’est plus à jour : nouvel essai…
page-catching-up = De nouveau en ligne, on rattrape la suite…
page-live = En ligne.
page-no-server = Le serveur ne répond pas : tourne-t-il ?

## Faire ou trouver une table

page-make = Faire une table
page-game = Jeu
page-scenario = Scénario
page-name = Ton nom
page-seats = Places
page-who = Qui s’y assied ?
page-seat = Place { $n }
page-seat-name = Nom à la place { $n }
page-seat-bot = Robot à la place { $n }
page-me = moi, à cet écran
page-open = qui reçoit le lien
page-bot = un robot
page-public = dans la liste des tables publiques
page-make-it = Faire la table
page-have-code = On t’a dit un code ?
page-code = Code
page-take-seat = Prendre une place
page-mine = Tes tables
page-mine-none = Aucune encore : fais-en une, ou suis un lien.
page-listed = Tables publiques
page-listed-none = Aucune n’attend de joueurs : fais-en une.
page-listed-open = { $open } places libres sur { $seats }
page-watch-it = Regarder

## Sur invitation

page-invited = On t’invite
page-invited-device = Reprends ta place sur cet appareil : l’autre ne l’aura plus.
page-take-over = La reprendre

## À une table

page-your-turn = C’est à toi.
page-their-turn = C’est le tour de { $names }.
page-waiting = Il manque encore quelqu’un : envoie le lien ci-dessous, la partie commence quand tout le monde est là.
page-over = C’est fini. { $how } ; gagnant : { $names }.
page-nobody = personne
page-doing = Ce que tu peux faire
page-nothing = Rien pour l’instant.
page-choose = Choisis
page-many = { $verb } ({ $n })
page-do = Le faire
page-lay = Le poser
page-laid = Posé, sans que personne d’autre le voie : { $list }
page-laid-none = rien encore
page-hide = Cache pour moi
page-confirm = Remettre
page-undo = Reprendre le dernier
page-asked = Une question est ouverte ({ $kind }). Réponds avant son terme ; personne ne voit quand tu le fais.
page-sealed = Tu as scellé : { $answer }
page-otherwise = Si tu ne scelles rien : { $answer }
page-withdraw = La reprendre
page-type = Ou écris-le
page-means = Que veut-il dire ?
page-meaning = Cela veut dire : { $list }
page-do-this = Oui, fais cela
page-log = Ce qu’on t’a dit
page-chat = Dis quelque chose
page-say = Dire
page-said = { $name } : { $text }
page-sitters = À cette table
page-sitter-open = personne encore
page-sitter-bot = robot { $bot }
page-sitter-away = n’est pas là
page-sitter-stand-in = { $bot } joue à sa place
page-sitter-you = toi
page-view = Tout ce que tu peux savoir, tel que le serveur l’envoie
page-vote = Laisser un robot jouer pour { $name }
page-come-back = Reprendre ma place au robot
page-link = Pour jouer avec quelqu’un, envoie ce lien :
page-link-watch = Pour laisser quelqu’un regarder :
page-link-seat = Pour continuer sur un autre appareil, ouvre ceci là-bas, une seule fois, dans le quart d’heure :
page-link-code = Ou dis le code : { $code }
page-link-local = Ce lien ne marche que sur cette machine, car le serveur n’écoute personne d’autre. Pour l’ouvrir à ton réseau, démarre-le avec :
page-copy = Copier
page-copied = Copié.
page-leave = Quitter la table
page-leave-sure = Vraiment partir ? Un robot joue la suite pour toi.
page-rematch = Rejouer
page-device = Continuer sur un autre appareil
page-record = Télécharger la partie
page-change = Donner l’écran à quelqu’un d’autre
page-curtain = Passe l’écran, puis dis qui tu es : la suite n’est que pour toi.
page-curtain-up = C’est moi, { $name }
