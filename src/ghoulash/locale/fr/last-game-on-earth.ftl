# Le dernier jeu sur Terre, raconté comme on se raconte à table.
#
# $who dit qui lit : `you` (c’est à toi que cela arrive, ou c’est toi qui le fais), `other` et `public` (n’importe
# qui d’autre), `nobody` quand cela n’arrive à personne. $name est le nom de qui cela touche. $by et $target sont
# aussi des noms ; $by_who et $target_who disent qui c’est. $card est une carte, par son titre.

## Les mots

lg-value-card = { $marked ->
    [yes] Valeur { $n } marquée
   *[no] Valeur { $n }
 }
lg-card = { $card ->
    [hole] Trou
    [debris] Débris
    [steal] Vol
    [haul] Treuil
    [recon] Reconnaissance
    [inaction] Inaction
    [parry] Parade
   *[other] { $card }
 }
lg-hidden-card = une carte du paquet de { $deck }
lg-card-of = { $card } de { $deck }
lg-two-cards = { $one } et { $other }
lg-token = { $token ->
    [ghoul-4] goule de force 4
    [ghoul-5] goule de force 5
    [ghoul-6] goule de force 6
    [hole] trou
    [first-aid] trousse de premiers soins
    [debris] débris
    [gun] pistolet à Ghoo
    [charm] porte-bonheur
    [civilian] civil
   *[other] jeton caché
 }
lg-a-token = { $token ->
    [ghoul-4] une goule de force 4
    [ghoul-5] une goule de force 5
    [ghoul-6] une goule de force 6
    [hole] un trou
    [first-aid] une trousse de premiers soins
    [debris] des débris
    [gun] un pistolet à Ghoo
    [charm] un porte-bonheur
    [civilian] un civil
   *[other] un jeton caché
 }
lg-wounds = { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
 }
lg-points = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
 }
lg-shape = { $layout ->
    [square] en carré
    [line] en rang
    [tower] en colonne
    [t] en T
    [l] en L
    [j] en L retourné
    [s] en S
   *[z] en Z
 }

## La mise en place

lg-event-first-chosen = { $who ->
    [you] Le sort t’a choisi : c’est toi qui commences.
   *[other] Le sort a parlé : c’est { $name } qui commence.
 }
lg-event-picked = { $who ->
    [you] Tu joues { $character }.
   *[other] { $name } joue { $character }.
 }
lg-event-board-laid = Les quatre tuiles sont posées { lg-shape }.
lg-event-token-laid = { $who ->
    [you] Tu poses un jeton caché en { $square }.
    [nobody] Un jeton caché est posé en { $square }.
   *[other] { $name } pose un jeton caché en { $square }.
 }
lg-event-pad-laid = Il y a une plateforme en { $square }.
lg-event-placed = { $who ->
    [you] { $by } place ton pion en { $square }.
   *[other] { $by_who ->
        [you] Tu places le pion de { $name } en { $square }.
       *[other] { $by } place le pion de { $name } en { $square }.
     }
 }

## Un tour

lg-event-turn-begun = { $who ->
    [you] { $climbed ->
        [yes] Tu ressors de ton trou, et c’est à toi.
       *[no] C’est à toi de jouer.
     }
   *[other] { $climbed ->
        [yes] { $name } ressort de son trou, et joue.
       *[no] C’est à { $name } de jouer.
     }
 }
lg-event-turn-over = { $who ->
    [you] Ton tour est fini.
   *[other] Le tour de { $name } est fini.
 }
lg-event-drew = { $who ->
    [you] Tu pioches { $card }.
   *[other] { $name } pioche une carte.
 }
lg-event-discarded = { $who ->
    [you] Tu défausses { $card }.
   *[other] { $name } défausse { $card }.
 }
lg-event-reshuffled = { $who ->
    [you] Ta pioche est vide : ta défausse, mélangée, en devient une nouvelle.
   *[other] La pioche de { $name } est vide : sa défausse, mélangée, en devient une nouvelle.
 }
lg-event-walked = { $who ->
    [you] Tu vas { side }, en { $square }.
   *[other] { $name } va { side }, en { $square }.
 }
lg-event-jumped = { $who ->
    [you] La plateforme bourdonne, et te voilà en { $square }.
   *[other] La plateforme bourdonne, et voilà { $name } en { $square }.
 }
lg-event-stopped = { $who ->
    [you] Tu t’arrêtes en { $square }.
   *[other] { $name } s’arrête en { $square }.
 }
lg-event-faced = { $who ->
    [you] Tu affrontes ce qui est sous tes pieds, en { $square }.
   *[other] { $name } affronte ce qui est sous ses pieds, en { $square }.
 }
lg-event-chosen = { $who ->
    [you] Tu prends le jeton de { $square }.
   *[other] { $name } prend le jeton de { $square }.
 }
lg-event-moved = { $who ->
    [you] Tu déplaces le jeton de { $square } en { $to }.
   *[other] { $name } déplace le jeton de { $square } en { $to }.
 }
lg-event-turned-up = En { $square }, un jeton est retourné : { lg-a-token }.
lg-event-second-hole = Il y a déjà un trou en { $square } : ce second trou est retiré.

## Les cartes

lg-event-played = { $who ->
    [you] Tu joues { $card }.
   *[other] { $name } joue { $card }.
 }
lg-event-aimed = { $target_who ->
    [nobody] { $to ->
        [none] { $card } vise { $square }.
       *[other] { $card } doit mener le jeton de { $square } en { $to }.
     }
    [you] { $card } vise ta main.
   *[other] { $card } vise la main de { $target }.
 }
lg-event-enhanced = { $who ->
    [you] Tu ajoutes { $card } aux débris.
   *[other] { $name } ajoute { $card } aux débris.
 }
lg-event-cancelled = { $who ->
    [you] « Inaction ! » { $by } annule ta carte { $card } : elle ne fait rien.
   *[other] { $by_who ->
        [you] « Inaction ! » Tu annules la carte { $card } de { $name } : elle ne fait rien.
       *[other] « Inaction ! » { $by } annule la carte { $card } de { $name } : elle ne fait rien.
     }
 }
lg-event-laid = { $token ->
    [hole] Un trou s’ouvre en { $square }.
   *[debris] Des débris tombent en { $square }, et y restent.
 }
lg-event-robbed = { $who ->
    [you] { $by } prend dans ta main : { $card }.
   *[other] { $by_who ->
        [you] Tu prends dans la main de { $name } : { $card }.
       *[other] { $by } prend dans la main de { $name } : { $card }.
     }
 }
lg-event-looked = { $who ->
    [you] Tu regardes le jeton de { $square }, et personne d’autre ne le voit.
   *[other] { $name } regarde le jeton de { $square }, et n’en dit rien.
 }
lg-event-saw = En { $square }, il y a { lg-a-token }.

## Trous, débris, blessures

lg-event-fell = { $who ->
    [you] Te voilà dans le trou, en { $square }. Tu es hors du jeu jusqu’à ton prochain tour.
   *[other] { $name } tombe dans le trou, en { $square }, et sort du jeu jusqu’à son prochain tour.
 }
lg-event-struck = { $who ->
    [you] Des débris te tombent dessus en { $square } : { lg-wounds }.
   *[other] Des débris tombent sur { $name } en { $square } : { lg-wounds }.
 }
lg-event-parried = { $who ->
    [you] « Parade ! » Tu ignores { $card }.
   *[other] « Parade ! » { $name } ignore { $card }.
 }
lg-event-shrugged = { $who ->
    [you] Tu encaisses sans broncher : { lg-wounds } en moins.
   *[other] { $name } encaisse sans broncher : { lg-wounds } en moins.
 }
lg-event-wounded = { $who ->
    [you] { $card ->
        [none] Une blessure, et plus de carte à perdre. Cela fait { $total }.
       *[other] Une blessure : tu perds { $card }. Cela fait { $total }.
     }
   *[other] { $card ->
        [none] Une blessure pour { $name }, et plus de carte à perdre. Cela fait { $total }.
       *[other] Une blessure : { $name } perd { $card }. Cela fait { $total }.
     }
 }
lg-event-died = { $who ->
    [you] C’était la blessure de trop : ton personnage est mort. Ton pion quitte le plateau, et les goules que tu as gagnées quittent le jeu. Mais tu joues encore des cartes, tu déplaces des jetons et tu défies.
   *[other] Le personnage de { $name } est mort. Son pion quitte le plateau, et ses goules quittent le jeu. Mais il reste ses cartes, les jetons et ses défis.
 }
lg-event-came-home = Ces cartes de blessure vont à la défausse de leurs propriétaires : { $cards }.
lg-event-aid-found = Il y a une trousse de premiers soins en { $square }.
lg-event-aid-used = { $who ->
    [you] Tu te sers de la trousse en { $square } : { $healed ->
        [one] ta blessure est guérie.
       *[other] tes { $healed } blessures sont guéries.
     }
   *[other] { $name } se sert de la trousse en { $square } : { $healed ->
        [one] sa blessure est guérie.
       *[other] ses { $healed } blessures sont guéries.
     }
 }
lg-event-aid-left = { $who ->
    [you] Tu laisses la trousse où elle est, en { $square }.
   *[other] { $name } laisse la trousse où elle est, en { $square }.
 }

## Les goules

lg-event-battle-begun = { $who ->
    [you] Une goule de force { $strength } se jette sur toi en { $square }. Tu pars de { $combat }, et il te faut plus que { $strength }.
   *[other] { $name } combat une goule de force { $strength } en { $square }, et part de { $combat }.
 }
lg-event-helpless = { $who ->
    [you] Une goule tombe sur toi dans ton trou, en { $square }, et tu ne peux pas te battre : { lg-wounds }.
   *[other] Une goule tombe sur { $name } au fond de son trou, en { $square }, sans combat : { lg-wounds }.
 }
lg-event-put-down = { $who ->
    [you] Tu poses { $card } : tu es à { $total }.
   *[other] { $name } pose { $card } : cela fait { $total }.
 }
lg-event-combat-raised = { $who ->
    [you] Tu joues { $card } : ton Combat initial est maintenant la force de la goule, et tu es à { $total }.
   *[other] { $name } joue { $card } : son Combat initial est maintenant la force de la goule, ce qui fait { $total }.
 }
lg-event-challenged = { $who ->
    [you] « Défi ! » Avec { $cards } : il reste { $total }.
   *[other] « Défi ! » { $name } oppose { $cards } : il reste { $total }.
 }
lg-event-battle-won = { $who ->
    [you] Tu bats la goule : { lg-points } pour toi. Cela fait { $total }.
   *[other] { $name } bat la goule, pour { lg-points }. Cela fait { $total }.
 }
lg-event-battle-lost = { $who ->
    [you] Tu perds le combat, et la goule reste là : { lg-wounds }.
   *[other] { $name } perd le combat, et la goule reste là : { lg-wounds }.
 }

## Les Consignes

lg-event-took = { $who ->
    [you] { $token ->
        [gun] En { $square }, tu trouves un pistolet à Ghoo : un de plus au Combat initial, pour de bon.
        [charm] En { $square }, tu trouves un porte-bonheur : pour une main neuve, ou contre un défi.
       *[civilian] En { $square }, un civil te prend la main : mène-le jusqu’au bord du plateau.
     }
   *[other] { $token ->
        [gun] En { $square }, { $name } trouve un pistolet à Ghoo : un de plus au Combat initial, pour de bon.
        [charm] En { $square }, { $name } trouve un porte-bonheur.
       *[civilian] En { $square }, un civil suit { $name }.
     }
 }
lg-event-dropped = { $count ->
    [one] Un civil reste derrière, en { $square }.
   *[other] { $count } civils restent derrière, en { $square }.
 }
lg-event-rescued = { $who ->
    [you] Tirés d’affaire ! Tu as sauvé { $count ->
        [one] un civil
       *[other] { $count } civils
     } à présent, et tu as { lg-points }.
   *[other] Tirés d’affaire ! { $name } a sauvé { $count ->
        [one] un civil
       *[other] { $count } civils
     } à présent, et a { lg-points }.
 }
lg-event-charm-spent = { $who ->
    [you] { $use ->
        [hand] Tu dépenses un porte-bonheur pour une main neuve.
       *[challenge] Tu dépenses un porte-bonheur : le défi ne compte plus.
     }
   *[other] { $use ->
        [hand] { $name } dépense un porte-bonheur pour une main neuve.
       *[challenge] { $name } dépense un porte-bonheur : le défi ne compte plus.
     }
 }
lg-event-darkened = Il fait noir en { $square } : la goule y est de nouveau cachée.

## Comment finit une partie

lg-ending-ten-points = { $who ->
    [you] Dix points de victoire : tu gagnes !
   *[other] Dix points de victoire : { $name } gagne.
 }
lg-ending-nothing-left = Il ne reste aucun jeton à régler. { lg-most-points }
lg-ending-last-round = Le dernier tour de table est joué. { lg-most-points }
lg-ending-all-dead = Plus personne n’est en vie : la partie est nulle.
lg-most-points = { $winners ->
    [one] { $who ->
        [you] C’est toi qui as le plus de points : tu gagnes !
       *[other] C’est { $name } qui a le plus de points, et gagne.
     }
   *[other] { $who ->
        [you] Tu as le plus de points, et tu n’es pas seul : { $name } partagent la victoire.
       *[other] À égalité de points, { $name } partagent la victoire.
     }
 }

## Ce qui se joue à une table

lg-title = The Last Game on Earth{ $n ->
    [0] { "" }
   *[other] { " " }avec { $briefings }
 }
lg-briefing-goal = Avoir dix points de victoire avant les autres. Une goule de force 4 en vaut un, de force 5 deux, de force 6 trois ; perdre contre elle coûte autant de blessures.
lg-briefing-tokens = Cachés sur le plateau : { $tokens }.
lg-briefing-count = { $n } × { lg-token }
lg-briefing-board = Le plateau : quatre tuiles de 8 cases sur 8, { lg-shape }.
lg-briefing-board-by-chance = Le plateau : quatre tuiles de 8 cases sur 8, posées au hasard.
lg-briefing-tokens-by-players = Vous posez les jetons vous-mêmes, à tour de rôle, sans voir ce qu’ils sont.
lg-briefing-none = Vous jouez sans Consigne.
lg-briefing-lock-and-load = Aux armes : chaque pistolet à Ghoo que tu trouves augmente ton Combat initial de un, pour de bon.
lg-briefing-transporters = Transporteurs : entre sur une plateforme, et tu peux continuer de n’importe quelle autre, sans rien dépenser.
lg-briefing-lucky-charms = Porte-bonheur : dépense-en un pendant ton tour pour défausser et piocher encore, ou dans un combat pour effacer un défi.
lg-briefing-blackout = Black-out : à la fin de chaque tour, toute goule sans aucun pion à trois cases ou moins est de nouveau cachée.
lg-briefing-evacuation = Évacuation : mène un civil que tu as trouvé jusqu’à une case du pourtour, et c’est un point de victoire. Si tu meurs, ils restent derrière.

## Ce qu’on ne peut pas faire à la mise en place

refusal-briefing-twice = La Consigne « { $briefing } » est nommée deux fois : nomme chacune une seule fois.
refusal-briefing-unknown = Il n’y a pas de Consigne « { $briefing } ». Il y a : { $known }. Plusieurs se joignent par un +, par exemple : blackout+evacuation. Ou joue « standard », sans aucune.
refusal-set-up-now = On met encore le plateau en place : pose un jeton sur l’une des cases proposées.
refusal-pick-now = Choisis d’abord un personnage : dis par exemple « choisis lake ».
refusal-pick-taken = On ne peut plus choisir { $character } : prends un de ceux qui restent.
refusal-start-now = Il s’agit de poser un jeton Départ : nomme une case vide du pourtour, par exemple « départ 1-A ».
refusal-start-not-there = On ne pose pas de jeton Départ en { $square } : il faut une case vide du pourtour, sans plateforme.
refusal-token-not-there = On ne pose pas de jeton en { $square } maintenant : il faut une case grisée libre d’une tuile qui n’est pas pleine.
refusal-pad-not-there = On ne pose pas de plateforme en { $square } : il faut une case non grisée de la tuile en question.

## Ce qu’on ne peut pas faire à son tour

refusal-replenish-now = Ta main d’abord : défausse ce dont tu ne veux pas, et dis « fini » pour piocher.
refusal-turn-now = C’est ton tour de te déplacer et d’agir : marche, joue une carte, déplace un jeton, ou finis ton tour.
refusal-acted-already = Tu as déjà agi pendant ce tour : marche si tu le peux, ou finis ton tour.
refusal-moved-already = Ton déplacement est fini pour ce tour : agis si tu le peux, ou finis ton tour.
refusal-stop-first = Tu survoles un jeton : continue, ou arrête-toi ici pour le rencontrer, avant toute autre chose.
refusal-walk-not-now = On te demande d’abord autre chose : réponds, ou regarde « choix » pour voir que faire.
refusal-walk-far-away = Il y a { $steps } pas jusqu’en { $square }, et il t’en reste { $left } : fais une partie du chemin.
refusal-dead-no-piece = Un mort n’a plus de pion à déplacer : joue une carte Action, déplace un jeton, ou finis ton tour.
refusal-walk-too-far = Il ne te reste plus de pas : arrête-toi ici, ou continue d’une plateforme si tu es dessus.
refusal-jump-no-pad = Tu ne viens pas d’entrer sur une plateforme : marches-y d’abord.
refusal-jump-not-there = Il n’y a pas d’autre plateforme en { $square } : nomme une de celles du plan.
refusal-face-moved = Affronter tient lieu de déplacement, et tu as commencé le tien : fais-le en début de tour.
refusal-face-nothing = Il n’y a rien à affronter sous tes pieds : marche, agis, ou finis ton tour.
refusal-no-charm = Tu n’as pas de porte-bonheur à dépenser : fais sans.
refusal-charm-no-challenge = Il n’y a pas de défi à effacer ici : pose des cartes, ou dis « fini ».
refusal-move-no-token = Il n’y a pas de jeton caché au sommet en { $square } : choisis une case où il y en a un.
refusal-move-not-this = Le jeton de { $square } ne peut pas être déplacé : ni ceux de ta propre tuile, ni celui qui n’a nulle part où aller. Choisis-en un autre.

## Ce qu’on ne peut pas faire avec des cartes

refusal-read-card = « { $found } » n’est pas une carte de ce jeu : dis son nom, comme 3, trou ou parade, et de qui elle est si cela compte, comme 3@lake.
refusal-read-word = « { $found } » ne va pas ici. Il y a : { $known }.
refusal-card-not-held = Tu n’as pas { $card } : regarde ta main.
refusal-card-which = « { $found } » peut en désigner plusieurs : dis laquelle, { $known }.
refusal-no-parry = Tu n’as pas de Parade : pose d’autres cartes, ou prends ce qui vient.
refusal-chain-again = { $card } ne vient pas derrière une autre : joue une carte Action différente.
refusal-card-held-once = Tu n’as { $card } qu’une fois : nomme une autre carte avec elle.
refusal-card-not-now = { $card } ne se joue pas à ce moment : choisis une autre carte, ou aucune.
refusal-card-no-target = Il n’y a rien sur le plateau pour y jouer { $card } : choisis une autre carte.
refusal-card-no-value = { $card } n’a pas de valeur pour se battre : choisis une carte Valeur.
refusal-specialty-not-yours = { $card } ne sert qu’au personnage vivant dont c’est la carte : choisis-en une autre.
refusal-passing-already = Tu passes déjà par-dessus les jetons pendant ce déplacement : garde cette carte pour un autre.
refusal-combat-raised = Ton Combat initial est déjà aussi haut que le ferait { $card } : garde la carte.
refusal-declare-square = { $verb ->
    [look] Dis quel jeton tu regardes, par sa case.
    [move] Dis quel jeton est déplacé, par sa case.
    [to] Dis où va le jeton, par la case.
   *[at] Dis sur quelle case la carte est jouée.
 }
refusal-at-not-there = La carte ne se joue pas en { $square } : il faut une case du plateau, et pour une carte Trou une case sans trou visible.
refusal-look-not-there = Il n’y a pas de jeton à regarder en { $square } : il en faut un caché, au sommet, que tu ne connais pas.
refusal-look-now = Tu peux regarder un jeton : nomme sa case, ou passe.
refusal-to-not-there = Le jeton ne peut pas aller en { $square } : c’est trop loin, fermé pour toi, ou là où il est déjà.
refusal-haul-not-there = Cette carte ne peut pas déplacer le jeton de { $square } : il en faut un au sommet de sa pile, qui ait où aller, et pas un trou ni des débris révélés.
refusal-declare-seat = Dis à qui tu prends une carte, par le nom ou le personnage.
refusal-on-nobody = On ne peut rien prendre à ce joueur : nommes-en un autre, en vie et qui a une carte.
refusal-on-number = Ici, personne ne s’appelle par un numéro : nomme le joueur ou le personnage, par exemple « joue vol à Lake ». Il y a : { $known }.
refusal-declare-value = Tu peux ajouter une carte Valeur aux débris : nommes-en une, ou dis « fini ».
refusal-inaction-now = La question est de savoir si tu annules cette carte : joue Inaction, ou passe.
refusal-guard-now = Des blessures arrivent : joue une carte qui les écarte, ou passe.
refusal-parry-not-against = { $card } n’a pas été jouée contre toi, il n’y a donc rien à parer : nomme une carte qui l’a été.
refusal-aid-now = Il y a une trousse à tes pieds : sers-t’en ou laisse-la, avant toute autre chose.
refusal-battle-now = Tu es en plein combat : pose des cartes Valeur, et dis « fini » quand cela suffit, ou que tu n’en veux plus.
refusal-challenge-now = La question est de savoir si tu défies : nomme une ou deux cartes Valeur, ou passe.
refusal-reveal-now = Tu peux retourner un jeton de ta tuile : nomme sa case, ou passe.
refusal-reveal-not-there = Il n’y a pas de jeton caché au sommet en { $square } sur ta tuile : nommes-en une autre, ou passe.

## Les tuiles et les plateaux dont on ne peut rien faire

refusal-tile-size = Une tuile est un plan de 8 colonnes et de 8 rangées, et celui-ci en a { $columns } et { $rows } : redessine-le, ou prends un autre fichier.
refusal-tile-doorway = Il y a un deux-points à côté de { $square }, et une tuile n’a pas de passage à bloquer : laisse une ouverture, ou dessine un mur.
refusal-tile-shaded = La tuile a { $found } cases grisées, et il en faut de { $least } à { $most } : écris-en plus ou moins avec un x.
refusal-tile-unreachable = On ne peut pas aller de { $start } à { $square } sans quitter la tuile : perce un mur quelque part entre les deux.
refusal-tile-edge = Il y a un mur { side } de { $square }, et les quatre cases du milieu de chaque bord sont ouvertes, pour que toutes les tuiles aillent ensemble : écris un D à cet endroit.
refusal-layout-unknown = Aucun plateau ne s’appelle « { $found } ». Il y a : { $known }. Ou écris une forme et quatre tuiles, par exemple : square 1a0 2b1 3a2 4b3
refusal-layout-shape = Quatre tuiles ne font aucune forme appelée « { $found } ». Il y a : { $known }.
refusal-layout-tile = « { $found } » n’est pas une tuile : écris sa face ({ $known }) et le nombre de quarts de tour à droite, de 0 à 3, par exemple : 2b1
refusal-layout-twice = La tuile { $tile } est déjà sur le plateau, donc pas de « { $found } » : prends chacune des tuiles 1 à 4 une seule fois.
refusal-layout-count = Un plateau, c’est quatre tuiles, et il y en a { $found ->
    [0] zéro
   *[other] { $found }
 } ici : prends chacune des tuiles 1 à 4 une seule fois.
## Les fichiers de paquet

refusal-deck-unknown = Aucun personnage ne s’appelle « { $deck } » pour tenir ce paquet. Un paquet remplace l’un de ceux-ci : { $known }.
refusal-deck-given-twice = Il y a déjà un autre fichier pour le paquet de « { $deck } » : donne l’un des deux.
refusal-deck-size = Un paquet a { $wanted } cartes, et celui-ci { $found } : change le nombre de certaines d’entre elles.
refusal-deck-card-name = « { $card } » n’est pas un nom de carte : il faut des minuscules sans accent, des chiffres, + et -, avec une lettre ou un chiffre au début.
refusal-deck-card-twice = Il y a déjà une carte « { $card } » : donne un autre nom à celle-ci, ou compte-les ensemble.
refusal-deck-card-lacks = Il manque « { $key } » à la carte « { $card } » : toutes les cartes de cette sorte doivent le dire.
refusal-deck-card-spare = « { $key } » ne veut rien dire sur la carte « { $card } » : enlève-le, ou change la sorte de carte.
refusal-deck-does = « { $card } » ne peut pas faire « { $does } ». Une carte de cette sorte fait l’une de ces choses : { $known }.
refusal-deck-not-marked = Un bonus ne compte que dans un paquet dont la spécialité est « marked » : enlève-le, ou change la spécialité.
