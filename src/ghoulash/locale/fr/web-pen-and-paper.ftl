# Ce que dit le navigateur sur le plateau papier-crayon. Sortes, directions et endroits d’une goule : pen-and-paper.ftl.

## Cases, lues à voix haute après leur nom

pap-square-traveller = { $name } est ici
pap-square-gone = { kind }, fini
pap-square-shelter = l’Abri
pap-square-clinic = la Clinique
pap-square-door = Porte { side }
pap-square-blocked = bloqué { side }
pap-square-walked = parcourue
pap-square-unknown = inconnue
pap-square-shaded = grisée
pap-square-mark = { $mark ->
    [cross] ta marque au crayon : une croix
    [beware] ta marque au crayon : attention
   *[other] ta marque au crayon : une question
 }
pap-doorway = Passage { side } de { $square }

## Les deux grilles

pap-chart-mine = Tu marches ici
pap-chart-other = { $name } marche ici
pap-chart-mine-label = La grille que tu parcours
pap-chart-other-label = La grille que parcourt { $name }
pap-chart-hiding = La grille que parcourra { $name } : cache ici
pap-charts = Les deux grilles
pap-meter = { $name } : { $wounds } blessures sur { $boxes }{ $meters ->
    [0] { "" }
    [1] , et une barre barrée
   *[other] , et { $meters } barres barrées
 }
pap-goods = { $n } × { kind }
pap-killed = { $n ->
    [one] { $n } goule détruite sur { $of }
   *[other] { $n } goules détruites sur { $of }
 }
pap-outside = dehors
pap-fallen = dans un trou
pap-spored = spores
pap-turn = tour { $turn } sur { $limit }

## Cacher

pap-palette = Ce qu’il faut cacher
pap-blocks = { $n ->
    [one] passage bloqué
   *[other] passages bloqués
 }
pap-left = { $what } : encore { $left } sur { $count }
pap-hide-hint = { $where ->
    [shaded] Touche une case grisée
    [street] Touche une case de rue
   *[anywhere] Touche une case
 } pour y cacher { a-kind }{ $most ->
    [0] { "" }
   *[other] , au plus { $most } par zone
 }. Reste : { $n }.
pap-hide-block = Touche un passage pour le fermer. Reste : { $n }.
pap-hide-finished = Tout est caché. Regarde bien : une fois la grille remise, plus rien ne bouge.
pap-hide-waiting = Ta grille est remise. { $name } cache encore.
pap-hide-for-me = { $more ->
    [yes] Cacher le reste pour moi
   *[no] Tout cacher pour moi
 }
pap-confirm = Remettre la grille
pap-undo = Annuler
pap-clear = Effacer

## Marcher

pap-compass = Un pas
pap-step = { going }{ $out ->
    [yes] , dehors par la Porte
   *[no] { "" }
 }
pap-stop = Stop
pap-walk-hint = Touche une case pour voir le chemin, ou fais un pas.
pap-enter-hint = Choisis ta Porte : touche-la, ou une case plus loin.
pap-way = Vers { $square } : { $n } pas
pap-go = Vas-y
pap-forget = Pas par là
pap-no-step = D’ici, on ne passe pas { side }.
pap-pencil = Crayon
pap-pencil-hint = Touche une case inconnue : ? puis ! puis ×, puis rien.
pap-wait-walk = { $name } marche sur la grille que tu as remplie.
pap-watch-walk = { $name } marche.

## Une trousse

pap-kit = Une trousse de premiers soins à tes pieds. Blessures qu’elle t’enlèverait : { $wounds }.
pap-kit-use = L’utiliser
pap-kit-leave = La laisser
pap-kit-wait = { $name } hésite devant une trousse de premiers soins.

## Une goule

pap-fight = Une goule
pap-fight-at = Attaque de goule en { $square } !
pap-fight-asked = { $role ->
    [walker] { $moment ->
        [weak] { $other } choisit son point faible…
       *[fire] Où tires-tu ?
     }
    [hider] { $moment ->
        [weak] Où est son point faible ? Choisis, et ne laisse rien paraître.
       *[fire] { $name } vise…
     }
   *[public] { $moment ->
        [weak] { $other } choisit son point faible…
       *[fire] { $name } vise…
     }
 }
pap-fight-cost = { $dealt ->
    [0] Le prochain coup manqué ne coûte rien.
    [1] Chaque coup manqué est une blessure.
   *[other] Chaque coup manqué coûte { $dealt } blessures.
 }
pap-spot = { $spot }, { spot }{ $state ->
    [tried] , essayé, raté
    [weak] , son point faible
   *[open] { "" }
 }

## La fin

pap-over = Les deux grilles sont ouvertes : tout ce que personne n’a trouvé y est.
