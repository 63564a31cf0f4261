# The Last Game on Earth, à l'écran de l'application.

## De quoi il s'agit

lg-app-title = Le Dernier Jeu sur Terre
lg-app-story = Quelque chose de vert luit dans les ruines, et ce qu’il touche se relève. Tu as un paquet de quarante cartes, dont sept en main : c’est ton arme et c’est ta peau.
lg-app-in-short = Un tour : jette et pioche, puis déplace-toi et agis, dans l’ordre que tu veux. Entre tes tours, on t’interroge : défies-tu ce combat, annules-tu cette carte ?
lg-app-briefing = { $briefing ->
    [lock-and-load] Aux armes
    [transporters] Transporteurs
    [lucky-charms] Porte-bonheur
    [blackout] Black-out
    [evacuation] Évacuation
   *[other] { $briefing }
 }
lg-app-briefings = { $count ->
    [0] sans Consigne
   *[other] { $names }
 }
lg-app-game = Manche { $round } · { $briefing }

## Les joueurs

lg-app-panel-players = Les joueurs
lg-app-panel-log = Ce qui s’est passé
lg-app-head-points = points
lg-app-head-wounds = bless.
lg-app-head-hand = main
lg-app-yourself = toi
lg-app-hand = Ta main · { $deck ->
    [0] la pioche est vide
    [one] 1 carte en pioche
   *[other] { $deck } cartes en pioche
 }

## Les cartes

lg-app-does-value = { $title ->
    [none] compte { $value }
   *[other] { $title } : { $value }
 }{ $bonus ->
    [0] { " " }au combat
   *[other] { " " }(+{ $bonus } dans les tiens)
 }
lg-app-does = { $does ->
    [hole] tous y tombent
    [debris] 1 blessure + une Valeur
    [steal] vole une carte au hasard
    [haul] un jeton, de { $number } au plus
    [haul-unrevealed] jeton caché, de { $number }
    [recon] regarde un jeton caché
    [inaction] annule une Action
    [parry] ignore une Valeur
    [pass-over] passe sur les jetons
    [look] regarde { $number } jetons
    [combat] à égalité pour débuter
    [hide] ignore { $number } blessures
    [more-actions] { $number } autres Actions
   *[other] ?
 }
lg-app-drew = { $who ->
    [you] Tu pioches { $cards }.
   *[other] { $name } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
     }.
 }

## Jetons et cases

lg-app-face-down = { $known ->
    [all] { $name }, face cachée ; tout le monde le sait
    [some] { $name }, face cachée ; vu par { $who }
   *[other] { $name }
 }
lg-app-sight = { $square }, { $ground ->
    [pad] une plateforme
    [shaded] grisée
   *[other] terrain nu
 }{ $people ->
    [0] { "" }
   *[other] { " " }· { $people ->
        [one] ici : { $who }
       *[other] ici : { $who }
     }
 }{ $tokens ->
    [0] { $people ->
        [0] { " " }· rien ici
       *[other] { "" }
     }
    [one] { " " }:
   *[other] { " " }· { $tokens } jetons, depuis le dessus :
 }

## Les personnages

lg-app-character = { $name } : Combat { $combat }, Mouvement { $movement }, Santé { $health } ; { $specialty }
lg-app-specialty = { $specialty ->
    [own-tile] déplace aussi les jetons de sa tuile
    [marked] ses Valeurs marquées comptent 1 de plus
    [reveal] retourne un jeton à chaque Spécialité
    [two-actions] peut jouer deux Actions au lieu de marcher
   *[other] { $specialty }
 }

## Ce qu'on peut faire, en réponse

lg-app-do-bare = { $word ->
    [done] fini
    [stop] s’arrêter ici
    [face] affronter ce qui est là
    [pass] passer
    [use] l’utiliser
    [leave] la laisser
    [charm] dépenser un porte-bonheur
    [end] finir le tour
   *[other] { $word }
 }
lg-app-do-walk = marcher vers { $direction ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[other] l’ouest
 }
lg-app-do-square = { $verb ->
    [token] un jeton en { $square }
    [start] un jeton Départ en { $square }
    [jump] ressortir par la plateforme en { $square }
    [at] en { $square }
    [move] déplacer le jeton de { $square }
    [to] jusqu’en { $square }
    [look] regarder en { $square }
    [reveal] retourner en { $square }
   *[other] { $square }
 }
lg-app-do-card = { $verb ->
    [discard] jeter { $card }
    [add] ajouter { $card }
    [put] poser { $card }
   *[other] jouer { $card }
 }
lg-app-do-challenge = défier avec { $cards }
lg-app-do-parry = parer { $card }
lg-app-parry-which = Qu’est-ce que ta Parade ignore ?
lg-app-parry-next = { $now ->
    [none] parer { $next }
   *[other] { $next ->
        [none] ne pas parer
       *[other] parer { $next } plutôt que { $now }
     }
 }
lg-app-page = d’autres réponses ({ $page } sur { $pages })

## À qui l'on demande, et pourquoi

lg-app-why = { $frame ->
    [pick] { $who ->
        [you] Quel personnage joues-tu ?
       *[other] { $name } choisit un personnage
     }
    [scatter] { $who ->
        [you] Où va le prochain jeton ?
       *[other] { $name } pose un jeton
     }
    [start] { $who ->
        [you] D’où part { $other } ?
       *[other] { $name } dit d’où part { $other }
     }
    [replenish] { $who ->
        [you] Jette ce que tu veux, puis pioche.
       *[other] { $name } jette et pioche
     }
    [turn] { $who ->
        [you] À ton tour.
       *[other] Au tour de { $name }
     }
    [declare] { $who ->
        [you] Pour quoi faire ?
       *[other] { $name } dit à quoi sert la carte
     }
    [ask] { $who ->
        [you] { $other } joue { $card }{ $place ->
            [none] { "" }
           *[other] { " " }({ $place })
         }. L’annules-tu ?
       *[other] { $other } joue { $card } ; { $name } peut l’annuler
     }
    [guard] { $who ->
        [you] { $count ->
            [one] Une blessure arrive.
           *[other] { $count } blessures arrivent.
         } En écartes-tu ?
       *[other] { $name } peut écarter des blessures
     }
    [aid] { $who ->
        [you] Une trousse ! Guérir toutes tes blessures, ou la laisser ?
       *[other] { $name } peut se servir de la trousse
     }
    [battle] { $who ->
        [you] { $stage ->
            [0] Tu combats une goule de force { $count }.
           *[other] On te défie : c’est ta seule réponse.
         }
       *[other] { $stage ->
            [0] { $name } combat une goule de force { $count }
           *[other] { $name } répond au défi
         }
     }
    [challenge] { $who ->
        [you] { $other } combat une { $count }. Le défies-tu ?
       *[other] { $name } peut défier { $other }
     }
    [reveal] { $who ->
        [you] Tu peux retourner un jeton de ta tuile.
       *[other] { $name } peut retourner un jeton
     }
    [look] { $who ->
        [you] Quel jeton regardes-tu ?
       *[other] { $name } regarde un jeton
     }
   *[other] { $name } doit répondre
 }

## Ce qu'on peut faire, sous le plateau

lg-app-turn = { $moving ->
    [ready] Marche de { $steps } cases au plus, aux flèches, ou clique où aller{ $standing ->
        [yes] { " " }; f affronte ce qui est sous toi
       *[no] { "" }
     }.
    [going] { $steps ->
        [0] Plus un pas.
        [one] Encore un pas ; s pour s’arrêter ici.
       *[other] Encore { $steps } pas ; s pour s’arrêter ici.
     }
    [dead] Tu n’as plus de pion.
   *[over] Ton déplacement est fini.
 } { $acts ->
    [yes] Action : une carte, ou m pour déplacer un jeton.
    [cards] Tu peux encore jouer une carte Action.
    [instead] Une seconde carte Action, si tu ne marches pas.
   *[no] Tu as agi.
 }
lg-app-end-sure = { $left ->
    [both] Tu n’as ni marché ni agi.
    [move] Tu n’as pas marché.
    [act] Tu n’as pas agi.
   *[none] { "" }
 } Finir ton tour quand même ? e encore.
lg-app-face = Affronter ce qui est sous toi, en { $square } ? ⏎ ou un second clic.
lg-app-a-token = Un jeton
lg-app-compose-square = { $what } : { $verb ->
    [at] sur quelle case ?
    [move] quel jeton ?
    [to] jusqu’où ?
    [look] quel jeton regardes-tu ?
    [jump] par quelle plateforme ressors-tu ?
   *[other] quelle case ?
 } { $fits ->
    [yes] { $square } ? ⏎
   *[no] { $square } ne va pas.
 }
lg-app-compose-seat = { $what } : contre qui ?
lg-app-compose-whom = { $what }, contre
lg-app-compose-value = { $what } : avec une carte Valeur pour plus de blessures, ou sans ?
lg-app-compose-ready = { $what } : ⏎ et c’est fait ; Échap, et personne n’a rien vu.
lg-app-compose-play = { $what } ?
lg-app-not-there = { $square } ne va pas : Tab mène à une case qui va.
lg-app-replenish = { $away ->
    [0] Jette ce que tu veux, puis d : tu pioches { $draws }.
   *[other] { $away } à jeter ; d, et tu pioches { $draws }.
 }
lg-app-fight = { $sure ->
    [yes] Tu perdrais : { $wounds ->
        [one] une blessure
       *[other] { $wounds } blessures
     }. d encore, si c’est ce que tu veux.
   *[no] { $answering ->
        [yes] On te défie : { $total } contre { $strength }.
       *[no] { $total } contre { $strength }.
     } { $wins ->
        [yes] C’est assez : d.
       *[no] Il en faut { $lacks } de plus.
     }
 }
lg-app-challenge = { $count ->
    [0] Une ou deux cartes Valeur contre { $name }, ou p.
   *[other] { $name } serait à { $total } contre { $strength } : { $holds ->
        [yes] c’est encore gagné.
       *[no] c’est perdu, sans réponse.
     } ⏎ défie.
 }
lg-app-challenge-with = 1–9 une ou deux cartes Valeur
lg-app-challenge-none = Pose d’abord une ou deux cartes Valeur, ou passe avec p.
lg-app-pointing = { $why } { $square }{ $fits ->
    [yes] { " " }: ⏎
   *[no] { " " }ne va pas.
 }

## Le combat

lg-app-battle = Combat en { $square }
lg-app-ghoul = Goule
lg-app-battle-cards = commence à { $combat }{ $puts ->
    [0] { "" }
   *[other] { " " }+ { $down }
 }{ $takes ->
    [0] { "" }
   *[other] { " " }− défi { $against }
 }{ $saved ->
    [0] { "" }
   *[other] { " " }(paré : { $parried })
 }

## Touches

lg-app-key-card = carte
lg-app-key-token = un jeton
lg-app-key-face = affronter
lg-app-key-jump = par la plateforme
lg-app-key-charm = porte-bonheur
lg-app-key-end = finir le tour
lg-app-key-play = le faire
lg-app-key-not = finalement non
lg-app-key-this-square = cette case
lg-app-key-next = suivante
lg-app-key-alone = sans
lg-app-key-player = qui
lg-app-key-throw = jeter
lg-app-key-all = toutes ou aucune
lg-app-key-draw = fini, piocher
lg-app-key-put = poser
lg-app-key-done = fini
lg-app-key-take-back = reprendre
lg-app-key-challenge = défier
lg-app-key-answer = réponse
lg-app-key-more = la suite
lg-app-key-list = liste

## Aide

lg-app-help-turn-title = Ton tour
lg-app-help-turn =
    ← ↑ ↓ →        un pas
    clic            montre le chemin ; un second clic, ou ⏎ : tu y vas
    Espace          viser aux flèches ; ⏎ le chemin, ⏎ encore : en route
    f · s           affronter ce qui est sous toi · s’arrêter ici
    1 … 9           jouer une carte
    m               déplacer un jeton caché, de cinq cases au plus
    j · c           ressortir par une plateforme · un porte-bonheur
    e               finir ton tour
lg-app-help-name-title = À quoi sert une carte
lg-app-help-name =
    ← ↑ ↓ →        viser une case
    Tab             la prochaine case qui va
    ⏎ ou clic       celle-ci ; et ⏎ encore pour la jouer
    Échap           un pas en arrière ; personne n’a rien vu
lg-app-help-cards-title = Combats, défis, cartes à jeter
lg-app-help-cards =
    1 … 9           poser une carte ; après la dernière de sa sorte, aucune
    d ou ⏎          fini : poser, défier, piocher
    p · Échap       passer · tout reprendre
lg-app-help-answer-title = Questions
lg-app-help-answer =
    1 … 9           une des réponses
    p · u · l       passer · utiliser la trousse · la laisser
lg-app-help-always =
    t               dire quelque chose à toute la table
    0               tout ce qui peut se faire, en liste ; 0 ou Échap, retour
lg-app-sign-shaded = une case grisée
lg-app-sign-seam = là où deux tuiles se touchent
lg-app-sign-pad = une plateforme
lg-app-sign-down = face cachée
lg-app-sign-peeked = face cachée, mais tu le connais
lg-app-sign-stack = une pile : deux jetons, le 5 dessus
lg-app-sign-dead = mort
