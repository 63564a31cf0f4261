# Ghoulash, crayon et papier, raconté comme on se le raconte à deux autour d’une table.
#
# $who dit qui lit : `you` (c’est à toi que cela arrive, ou c’est toi qui agis), `other` (tu es l’adversaire, qui
# a caché la grille parcourue), `public` (n’importe qui d’autre). $name : à qui cela arrive ; $other : l’autre.

## Des mots pour les choses et les lieux

kind = { $kind ->
    [ghoul] { $n ->
        [one] goule
       *[other] goules
     }
    [kit] { $n ->
        [one] trousse de premiers soins
       *[other] trousses de premiers soins
     }
    [hole] { $n ->
        [one] trou
       *[other] trous
     }
    [debris] débris
    [spores] spores
    [isotope] { $n ->
        [one] isotope
       *[other] isotopes
     }
    [food] { $n ->
        [one] réserve de vivres
       *[other] réserves de vivres
     }
    [survivor] { $n ->
        [one] survivant
       *[other] survivants
     }
    [crate] { $n ->
        [one] caisse
       *[other] caisses
     }
    [treasure] { $n ->
        [one] trésor
       *[other] trésors
     }
    [keycard] { $n ->
        [one] carte d’accès
       *[other] cartes d’accès
     }
    [sample] { $n ->
        [one] échantillon
       *[other] échantillons
     }
   *[other] { $kind }
 }
counted = { $n } { kind }
a-kind = { $kind ->
    [ghoul] une goule
    [kit] une trousse de premiers soins
    [hole] un trou
    [debris] des débris
    [spores] des spores
    [isotope] un isotope
    [food] une réserve de vivres
    [survivor] un survivant
    [crate] une caisse
    [treasure] un trésor
    [keycard] une carte d’accès
    [sample] un échantillon
   *[other] { $kind }
 }
the-kind = { $kind ->
    [ghoul] la goule
    [kit] la trousse de premiers soins
    [hole] le trou
    [debris] les débris
    [spores] les spores
    [isotope] l’isotope
    [food] les vivres
    [survivor] le survivant
    [crate] la caisse
    [treasure] le trésor
    [keycard] la carte d’accès
    [sample] l’échantillon
   *[other] { $kind }
 }
direction = { $direction ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
 }
side = { $direction ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
 }
going = { $direction ->
    [N] Au nord
    [E] À l’est
    [S] Au sud
   *[W] À l’ouest
 }
spot = { $spot ->
    [1] la tête
    [2] la gorge
    [3] le cœur
    [4] le ventre
    [5] la main
   *[6] le genou
 }
edition = { $edition ->
    [classic] classique
   *[advanced] avancée
 }

## Ce qui arrive

event-hidden = { $who ->
    [you] Tu caches { a-kind } en { $square }.
   *[other] { $name } cache { a-kind } en { $square }.
 }
event-blocked = { $who ->
    [you] Tu bloques le passage { side } de { $square }.
   *[other] { $name } bloque le passage { side } de { $square }.
 }
event-chart-ready = { $who ->
    [you] Ta grille est prête, tu n’y touches plus.
   *[other] La grille que préparait { $name } est prête.
 }
event-first-chosen = { $who ->
    [you] Le sort t’a choisi : c’est toi qui commences.
   *[other] Le sort a parlé : c’est { $name } qui commence.
 }
event-turn-begun = { $who ->
    [you] À toi de marcher. Où vas-tu ?
   *[other] C’est à { $name } de marcher.
 }
event-turn-lost = { $who ->
    [you] Tu n’as pas fini de sortir de ton trou : ce tour est perdu.
   *[other] { $name } n’a pas fini de sortir de son trou : ce tour est perdu.
 }
event-entered = { $who ->
    [you] Tu entres par la Porte, en { $square }.
   *[other] { $name } entre par la Porte, en { $square }.
 }
event-walked = { $who ->
    [you] { going }, en { $square }.
   *[other] { $name } va { side }, en { $square }.
 }
event-stopped = { $who ->
    [you] Tu t’arrêtes en { $square } et tu tends l’oreille.
   *[other] { $name } s’arrête en { $square }.
 }
event-bumped = { $who ->
    [you] Bloqué ! Le passage { side } de { $square } ne cède pas, et ton tour est fini.
    [other] « Bloqué ! » { $name } se heurte au passage que tu as fermé, { side } de { $square }.
   *[public] Bloqué ! { $name } se heurte à un passage fermé, { side } de { $square }.
 }
event-found = { $who ->
    [you] { $kind ->
        [isotope] Quelque chose brille en { $square } : c’est l’isotope, et il est à toi.
        [food] En { $square }, il y a des vivres, toute une réserve. Tu les emportes.
        [survivor] Il y a quelqu’un de vivant en { $square } ! À partir d’ici, vous êtes deux.
        [crate] En { $square }, une caisse encore clouée. Tu l’emportes.
        [treasure] Tu soulèves une planche en { $square }, et le voilà : le trésor !
        [keycard] En { $square }, une carte d’accès pend à un clou, comme si elle t’attendait.
        [sample] En { $square }, tu trouves un échantillon scellé, étiqueté. Tu l’emportes.
       *[other] En { $square }, tu trouves { a-kind }. Tu l’emportes.
     }
    [other] { $name } trouve { the-kind } en { $square }, là où tu avais bien cru l’avoir mis à l’abri.
   *[public] { $name } trouve { a-kind } en { $square }.
 }{ $carried ->
    [1] { "" }
   *[other] { " " }Et de { $carried }.
 }
event-kit-found = { $who ->
    [you] Ton pied bute sur une boîte en fer, en { $square } : une trousse de premiers soins.
    [other] { $name } tombe sur la trousse que tu as mise en { $square }.
   *[public] { $name } tombe sur une trousse de premiers soins en { $square }.
 }
event-kit-used = { $who ->
    [you] Tu te soignes en { $square }, et tu barres une barre de { wounds }. La trousse est vide.
   *[other] { $name } utilise la trousse en { $square }, et barre une barre de { wounds }.
 }
wounds = { $healed ->
    [one] { $healed } blessure
   *[other] { $healed } blessures
 }
event-kit-left = { $who ->
    [you] Tu laisses la trousse où elle est, en { $square }. Elle t’attendra.
   *[other] { $name } laisse la trousse où elle est, en { $square }.
 }
event-ghoul-attack = { $who ->
    [you] « Attaque de goule ! » Elle sort du noir et se jette sur toi, en { $square }.
    [other] « Attaque de goule ! » { $name } vient de se jeter dans les bras de ta goule, en { $square }.
   *[public] « Attaque de goule ! » { $name } vient de se jeter dans les bras d’une goule, en { $square }.
 }
event-spot-picked = { $who ->
    [you] Son point faible est le { $spot }, { spot }. Tu ne laisses rien paraître.
    [other] { $name } a choisi le point faible et te regarde. Tu tires où ?
   *[public] { $spot ->
        [0] { $name } a choisi le point faible.
       *[other] { $name } a choisi le point faible : le { $spot }, { spot }.
     }
 }
event-fired = { $who ->
    [you] Tu tires sur le { $spot }, { spot }. { $hit ->
        [yes] Touché !
       *[no] Raté.
     }
   *[other] { $name } tire sur le { $spot }, { spot }. { $hit ->
        [yes] Touché !
       *[no] Raté.
     }
 }
event-miss-forgiven = { $who ->
    [you] Ses griffes passent à côté : ce coup manqué ne te coûte rien.
   *[other] Ses griffes passent à côté : ce coup manqué ne coûte rien à { $name }.
 }
event-ghoul-destroyed = { $who ->
    [you] La goule s’effondre en { $square }, et ne se relève pas. { destroyed }
    [other] Ta goule s’effondre en { $square }, et ne se relève pas. { destroyed }
   *[public] La goule s’effondre en { $square }, et ne se relève pas. { destroyed }
 }
destroyed = { $killed ->
    [1] C’est la première.
   *[other] Et de { $killed }.
 }
event-debris-fell = { $who ->
    [you] Quelque chose lâche au-dessus de toi en { $square } : des débris, en plein sur les épaules.
    [other] Tes débris s’abattent sur { $name } en { $square }.
   *[public] Des débris s’abattent sur { $name } en { $square }.
 }
event-spores-met = { $who ->
    [you] Tu les respires avant de les voir : des spores, en { $square }. Gare à la prochaine goule.
    [other] { $name } respire tes spores en { $square }.
   *[public] { $name } respire des spores en { $square }.
 }
event-fell-in-hole = { $who ->
    [you] Tu prends le tournant en { $square }, mais le sol, lui, ne suit pas : te voilà au fond d’un trou. Ton prochain tour est perdu.
    [other] { $name } disparaît d’un coup en { $square }, dans le trou que tu y as laissé. C’est un tour de perdu.
   *[public] { $name } disparaît d’un coup en { $square }, dans un trou. C’est un tour de perdu.
 }
event-wounded = { $who ->
    [you] { taken } pour toi : { $total } sur 15.
   *[other] { taken } pour { $name } : { $total } sur 15.
 }
taken = { $wounds ->
    [one] Une blessure
    [2] Deux blessures
   *[other] { $wounds } blessures
 }
event-treated = { $who ->
    [you] À la Clinique, en { $square }, la lampe est encore allumée. { $healed ->
        [0] On te débarrasse de tes spores, et ton tour est fini.
        [one] On soigne ta blessure, on chasse les spores s’il y en a, et ton tour est fini.
       *[other] On soigne tes { $healed } blessures, on chasse les spores s’il y en a, et ton tour est fini.
     }
   *[other] { $healed ->
        [0] À la Clinique, en { $square }, { $name } se débarrasse de ses spores.
        [one] À la Clinique, en { $square }, on soigne { $name }, qui avait une blessure.
       *[other] À la Clinique, en { $square }, on soigne { $name }, qui avait { $healed } blessures.
     }
 }
event-came-back = { $who ->
    [you] L’Abri ! Les verrous claquent derrière toi en { $square }, et tu as ce qu’il te fallait.
   *[other] Voilà { $name } de retour à l’Abri, en { $square }, et pas les mains vides.
 }
event-went-out = { $who ->
    [you] Tu sors par la Porte, en { $square }. De l’air ! Tu ne te retournes pas.
   *[other] { $name } sort par la Porte, en { $square }.
 }

## Comment finit une partie

ending-goal = { $who ->
    [you] Tu as fait ce que tu avais à faire, et avant l’autre. Tu gagnes !
    [other] { $name } a fait plus vite, et gagne. Pour toi, c’est perdu.
   *[public] { $name } remplit l’objectif avant l’autre, et gagne.
 }
ending-fifteen-wounds = { $who ->
    [you] Quinze blessures : { $other } n’ira pas plus loin. Tu gagnes !
    [other] Quinze blessures : tu n’iras pas plus loin. { $name } gagne.
   *[public] Quinze blessures : { $other } n’ira pas plus loin, et { $name } gagne.
 }
ending-turn-limit = Il ne reste plus de tours, et aucun de vous n’a rempli l’objectif : la partie est nulle.
ending-unknown = { $who ->
    [you] La partie est finie. Tu gagnes !
    [other] La partie est finie. { $name } gagne.
    [public] La partie est finie. { $name } gagne.
   *[nobody] La partie est finie, et elle est nulle.
 }
how-it-ended = { $how ->
    [goal] objectif rempli
    [fifteen-wounds] quinze blessures
    [turn-limit] plus de tours
    [ten-points] dix points de victoire
    [nothing-left] plus de jeton à régler
    [last-round] plus de tours de table
    [all-dead] plus personne en vie
   *[other] { $how }
 }

## Ce que demande un scénario

briefing-title = { $title }, édition { edition }.{ $ours ->
    [yes] { " " }Le plan est de nous.
   *[no] { "" }
 }
briefing-hide = À cacher sur la grille que parcourra ton adversaire :
briefing-kind = - { counted }, { $where ->
    [shaded] en { $n ->
        [one] case grisée
       *[other] cases grisées
     }
    [street] dans la rue
   *[anywhere] n’importe où
 }{ $most ->
    [0] { "" }
   *[other] , au plus { $most } par zone
 }
briefing-block = - { $n ->
    [one] un passage à bloquer
   *[other] { $n } passages à bloquer
 }, parmi les { $offered } que propose le plan
briefing-start-shelter = Tu pars de l’Abri, en { $square }.
briefing-start-door = { $n ->
    [1] Tu entres par la Porte : { $doors }.
    [2] Tu entres par l’une ou l’autre Porte : { $doors }.
   *[other] Tu entres par la Porte de ton choix : { $doors }.
 }
briefing-door = { $square } { side }
what-is-sought = { $n ->
    [1] { $much ->
        [all] { the-kind }
       *[some] { a-kind }, parmi { $hidden }
     }
   *[other] { $much ->
        [all] les { counted }
       *[some] { counted } sur les { $hidden }
     }
 }
goal-find = Ton objectif : trouver { what-is-sought }, avant l’autre.
goal-return = Ton objectif : ramener { what-is-sought } à l’Abri, avant l’autre.
goal-leave = Ton objectif : trouver { what-is-sought } et sortir avant l’autre, par { $door ->
    [opposite] la Porte opposée à celle de ton entrée
   *[either] n’importe quelle Porte
 }.
goal-destroy = Ton objectif : détruire { what-is-sought }, avant l’autre.
briefing-dear-miss = Condition : { carrying }, chaque coup manqué coûte { $n } blessures.
briefing-free-miss = Condition : { carrying }, { $n ->
    [1] le premier coup manqué de chaque combat ne coûte rien.
   *[other] les { $n } premiers coups manqués de chaque combat ne coûtent rien.
 }
carrying = { $kind ->
    [isotope] isotope en main
    [food] vivres sur le dos
    [survivor] avec le survivant
    [treasure] trésor en main
    [keycard] carte d’accès en main
    [crate] avec une caisse sur le dos
    [sample] avec un échantillon sur toi
   *[other] avec { a-kind }
 }
briefing-spores = Les spores restent où elles sont ; après elles, chaque coup manqué contre la prochaine goule que tu rencontres coûte { $n ->
    [one] une blessure
   *[other] { $n } blessures
 }.
briefing-clinic = La Clinique, en { $square } : si tu y entres avec une blessure ou des spores sur toi, elle te guérit, chasse les spores et met fin à ton tour.
briefing-limit = Après { $n } tours chacun, la partie est nulle.

## Ce qu’on ne peut pas faire en cachant

refusal-hide-unknown = Il n’y a rien qui s’appelle « { $kind } » à cacher en « { $square } » : regarde les Consignes et le plan.
refusal-hide-first = C’est le moment de cacher : remplis ta grille comme le disent les Consignes ; la marche vient après.
refusal-hide-enough = { $count ->
    [1] Tu as déjà caché { the-kind }
   *[other] Tes { counted } sont déjà en place
 } : reprends d’abord ce que tu veux mettre ailleurs.
refusal-hide-taken = Il y a déjà { a-kind } en { $square }, et aucune case ne reçoit deux fois la même sorte : choisis-en une autre.
refusal-hide-area-full = Une zone ne reçoit pas plus de { counted }, et celle de { $square } est complète : choisis une autre zone.
refusal-hide-nothing-here = On ne cache rien en { $square }, pas même { a-kind } : l’Abri et la Clinique restent libres. Choisis une autre case.
refusal-hide-not-here = { $square } est { $where ->
    [shaded] dans la rue
   *[street] une case grisée
 }, et il faut ici cacher { a-kind } { $where ->
    [shaded] en case grisée
   *[street] dans la rue
 } : choisis { $where ->
    [shaded] une case grisée
   *[street] une case de rue
 }.
refusal-block-not-offered = Il n’y a pas de passage à bloquer { side } de { $square } : choisis parmi ceux que propose le plan.
refusal-block-taken = Tu as déjà bloqué le passage { side } de { $square } : choisis-en un autre.
refusal-block-enough = { $count ->
    [1] Le passage à bloquer est bloqué
   *[other] Les { $count } passages à bloquer sont bloqués
 } : rouvres-en d’abord un, si tu en veux un autre.
refusal-block-cuts-off = Sans le passage { side } de { $square }, on ne pourrait plus atteindre toutes les cases : choisis-en un autre.
refusal-not-now = C’est au sort de parler : attends le tirage.

## Ce qu’on ne peut pas faire à son tour

refusal-not-your-turn = Ce n’est pas à toi : attends qu’on te le demande.
refusal-walk-now = C’est le moment de marcher : fais un pas, ou arrête-toi si tu en as déjà fait un.
refusal-walk-outside = Tu es encore dehors : entre d’abord par une Porte.
refusal-walk-wall = Il y a un mur { side } de { $square } : prends un autre chemin.
refusal-walk-blocked = Le passage { side } de { $square } est bloqué, tu le sais déjà : prends un autre chemin.
refusal-walk-there-already = Tu es déjà en { $square } : va ailleurs, ou arrête-toi.
refusal-walk-no-way = Tu ne connais pas de chemin jusqu’en { $square } où rien ne t’arrête : fais-en une partie, pas à pas.
refusal-stop-unmoved = Une marche compte au moins un pas : fais-le, puis arrête-toi où tu veux.
refusal-enter-inside = Tu es déjà à l’intérieur : marche à partir de là.
refusal-enter-no-door = Il n’y a pas de Porte en { $square } : choisis-en une que montre le plan.
refusal-leave-never = Dans ce scénario, personne ne gagne en sortant ; la Porte te reste donc fermée : fais un autre pas.
refusal-leave-early = On ne sort qu’avec ce qu’on est venu chercher, et tu en as { $carried } sur { $count } : trouve d’abord le reste.
refusal-leave-same-door = Cette Porte est celle de ton entrée, et il faut sortir par l’autre : fais un autre pas.
refusal-kit-now = Il y a une trousse à tes pieds : utilise-la ou laisse-la, avant toute autre chose.
refusal-spot-now = La goule attend son point faible : choisis-en un, de 1 à 6.
refusal-spot-range = Une goule a six endroits, et { $spot } n’en est pas un : nomme un numéro de 1 à 6.
refusal-veiled = Un « ? » est mis pour ce qui t’est caché, et ne se joue pas : nomme ce que tu veux dire.
refusal-fire-now = Une goule est sur toi : tire d’abord, sur un numéro de 1 à 6.
refusal-fire-again = Dans ce combat, tu as déjà essayé le { $spot }, { spot }, et c’était raté : nomme un autre numéro.

## Ce qu’on ne peut pas lire

refusal-read-nothing = Une ligne vide ne fait rien : dis ce que tu fais, ou demande de l’aide.
refusal-read-verb = On ne sait pas faire « { $found } » ici. Tu peux dire : { $known }.
refusal-read-short = Il manque des mots après « { $verb } ». Dis par exemple : { $example }
refusal-read-long = « { $found } » est de trop après « { $verb } ». Dis par exemple : { $example }
refusal-read-square = « { $found } » n’est pas une case de ce plan : dis un nombre et une lettre, comme 1-A, jusqu’à { $last }.
refusal-read-direction = « { $found } » n’est pas une direction : dis N, E, S ou O.
refusal-read-number = « { $found } » ne va pas ici : dis un nombre de { $least } à { $most }.
refusal-read-kind = Il n’y a pas de « { $found } » dans ce scénario. Il y a : { $known }.
