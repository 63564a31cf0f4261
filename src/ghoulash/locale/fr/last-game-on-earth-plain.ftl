# The Last Game on Earth en lignes simples. Ce qui est entre guillemets se tape, comme le dit commands.ftl.

## Le début et la fin

lg-welcome = Le Dernier Jeu sur Terre, version non officielle. À la table, dans l’ordre du jeu : { $names }.
lg-all-open = La partie est finie, et voici le plateau :
lg-nothing = rien
lg-named = { $name } ({ $character })
lg-so-many = { $what }{ $n ->
    [1] { "" }
   *[other] { " " }({ $n })
 }
lg-down = { $known ->
    [yes] { lg-token } (jeton caché)
   *[no] jeton caché
 }
lg-pad = plateforme

## Ce qu’on demande

lg-character = { $name } : Combat initial { $combat }, Mouvement { $movement }, Santé { $health }, { $does ->
    [own-tile] déplace aussi les jetons de sa propre tuile
    [marked] ses cartes Valeur marquées comptent un de plus
    [reveal] retourne un jeton de sa tuile à chaque carte Spécialité
   *[two-actions] peut renoncer à se déplacer pour une seconde carte Action
 }.
lg-ask-pick = Qui joues-tu ? { $characters } Dis par exemple « choisis { $example } ».
lg-ask-token = Vous posez les jetons à tour de rôle, face cachée : { $left ->
    [1] c’est le dernier
   *[other] il en reste { $left }
 }. Où va celui-ci ? Dis une case grisée, comme { $square } ; « choix » les énumère.
lg-ask-start = D’où part { $name } ? Dis une case vide du pourtour, comme { $square } ; « choix » les énumère, « carte » montre le plateau.
lg-ask-replenish = Ton tour commence par ta main : { $hand }. Jette ce dont tu ne veux pas, comme « défausse 1 trou », et dis « fini » pour piocher jusqu’à sept cartes de ton paquet.
lg-ask-replenish-more = Tu as { $hand }. Jette ce dont tu ne veux pas, ou dis « fini » pour piocher.
lg-ask-victim = { $card } : dans quelle main ? { $victims }. Dis le personnage.
lg-victim = { $character } ({ $name }, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 })
lg-ask-value = Débris en { $square } : une blessure. Une carte Valeur avec eux en inflige autant de plus. Tu as : { $values }. Dis une carte, comme « 3 », ou « fini ».
lg-ask-to = Le jeton de { $square } ({ $token }) : où va-t-il ? { $n ->
    [one] { $n } case est à portée
   *[other] { $n } cases sont à portée
 } (« choix » les énumère){ $pieces ->
    [none] , mais aucun pion
   *[other] . Qui se trouve là où il va le rencontre aussitôt : { $pieces }
 }. Dis une case.
lg-ask-at = { $card } : sur quelle case ? { $does ->
    [hole] Tous ceux qui y sont tombent, hors du jeu jusqu’à leur prochain tour.
   *[debris] Tous ceux qui y sont prennent des blessures.
 } En ce moment, { $pieces }. Dis une case, comme 9-J.
lg-piece-at = { $who ->
    [you] tu es en { $square }
   *[other] { $name } est en { $square }
 }
lg-ask-token-for = { $card } : { $does ->
    [recon] quel jeton caché regardes-tu ?
   *[other] quel jeton déplaces-tu ?
 } « jetons » les énumère, les plus proches d’abord. Dis sa case.
lg-ask-inaction = { $what } L’annules-tu ? { $n ->
    [0] Tu n’as pas d’Inaction : dis « passe ».
    [1] Tu as une Inaction : dis « inaction », ou « passe ».
   *[other] Tu as { $n } Inactions : dis « inaction », ou « passe ».
 }
lg-declared = { $name } joue { $card }{ lg-declared-for }
lg-declared-for = { $target_who ->
    [nobody] { $to ->
        [none] { $square ->
            [none] { "" }
           *[other] { " " }en { $square }{ $here ->
                [yes] , là où tu es
               *[no] { "" }
             }
         }
       *[other] , pour mener le jeton de { $square } en { $to }
     }
    [you] , contre ta main
   *[other] , contre la main de { $target }
 }{ $value ->
    [none] .
   *[other] , avec { $value }.
 }
lg-ask-guard = { $wounds ->
    [one] { $wounds } blessure va t’être infligée.
   *[other] { $wounds } blessures vont t’être infligées.
 } { $value ->
    [none] { "" }
   *[other] { $value } en fait partie : { $parries ->
        [0] tu n’as pas de Parade contre elle.{ " " }
        [1] tu as une Parade contre elle, « pare { $typed } ».{ " " }
       *[other] tu as { $parries } Parades contre elle, « pare { $typed } ».{ " " }
     }
 }{ $hides ->
    [none] { $parries ->
        [0] Tu ne peux en écarter aucune : dis « passe ».
       *[other] Ou « passe ».
     }
   *[other] Tu as { $hides } : « joue » cette carte pour ignorer des blessures. Ou « passe ».
 }
lg-ask-aid = Il y a une trousse de premiers soins en { $square }, et tu as { lg-wounds }. Dis « utilise » pour tout guérir, ou « laisse ».
lg-ask-battle = Tu combats une goule de force { $strength } en { $square }, pour { lg-points } ou autant de blessures. Tu es à { $total }, { $short ->
    [0] ce qui la bat : dis « fini », ou pose plus encore, car on peut te défier.
   *[other] et il te manque { $short }.
 } { $values ->
    [none] Tu n’as pas de carte Valeur.
   *[other] Tu as { $values } : poses-en autant que tu veux, comme « pose 3 2 », puis « fini ».
 }{ $raises ->
    [none] { "" }
   *[other] { " " }Ou joue { $raises } : tu pars alors de { $strength }.
 }{ $short ->
    [0] { "" }
   *[other] { " " }« fini » avec trop peu perd le combat.
 }
lg-ask-answer = On t’a défié : tu es à { $total } contre { $strength }, { $short ->
    [0] ce qui la bat toujours. Dis « fini » pour gagner.
   *[other] et il te manque { $short }. « fini » perd maintenant, et coûte { lg-wounds-dealt }.
 }{ $against ->
    [none] { "" }
   *[other] { " " }Contre toi : { $against }.
 }{ $parries ->
    [0] { "" }
    [1] { " " }Tu as une Parade : « pare » et la carte l’ignore.
   *[other] { " " }Tu as { $parries } Parades : « pare » et une carte l’ignore.
 }{ $charms ->
    [0] { "" }
   *[other] { " " }« porte-bonheur » efface tout le défi.
 }{ $values ->
    [none] { " " }Tu n’as pas de carte Valeur.
   *[other] { " " }Tu peux poser { $values }.
 }{ $raises ->
    [none] { "" }
   *[other] { " " }Ou joue { $raises }.
 }
lg-wounds-dealt = { $points ->
    [one] { $points } blessure
   *[other] { $points } blessures
 }
lg-ask-challenge = { $name }, qui a { lg-points-held }, combat une goule de force { $strength } en { $square } pour { lg-points }, et en est à { $total }. Fais-tu un défi ? Une ou deux cartes Valeur se retranchent, et { $need } ou plus l’arrêtent, si rien n’est posé en réponse. { $values ->
    [none] Tu n’as pas de carte Valeur : dis « passe ».
   *[other] Tu as { $values }, donc { $most } au plus : dis « défie » et une ou deux d’entre elles, ou « passe ».
 }
lg-points-held = { $has ->
    [one] { $has } point
   *[other] { $has } points
 }
lg-ask-reveal = Avec ta carte Spécialité, tu peux retourner un jeton de ta tuile, sous les yeux de tous : { $squares }. Dis une case, ou « passe ».
lg-ask-look = Tu peux regarder { $n ->
    [1] un jeton caché
   *[other] { $n } jetons cachés, l’un après l’autre
 }. « jetons » les énumère. Dis « espionne 9-J », ou « passe ».
lg-say-verb = { $verb ->
    [play] Pour jouer cette carte, dis « { $line } ».
   *[discard] Pour défausser cette carte, dis « { $line } ».
 }
lg-composed = Pas encore fait, et personne ne le sait : { $what }. « annule » en reprend le dernier mot.

## À son tour

lg-turn-at = { $moved ->
    [not] Tu es en { $at }, avec { $steps } pas à faire.
    [begun] Tu es en { $at }, et il te reste { $steps } pas.
    [dead] Ton personnage est mort, mais tu agis encore.
   *[over] Tu es en { $at }, et ton déplacement est fini.
 }
lg-turn-ways = Tu peux aller { $ways }.
lg-way = { $way }{ $what ->
    [none] { "" }
   *[other] { " " }({ $what })
 }
lg-turn-over-tokens = Tu passes par-dessus les jetons pendant ce déplacement.
lg-turn-face = Ou « affronte » ce qui est sous tes pieds ({ $what }), au lieu de te déplacer.
lg-turn-stop = « arrête » finit ton déplacement ici.
lg-turn-jump = De cette plateforme, « saute { $square } » t’emmène plus loin ; les plateformes : { $squares }.
lg-turn-act = { $second ->
    [yes] Une seconde carte Action au lieu de te déplacer
   *[no] { $more ->
        [0] Ton Action
        [1] Une carte Action de plus
       *[other] { $more } cartes Action de plus
     }
 } : { $cards ->
    [none] { "" }
   *[other] joue { $cards }{ $tokens ->
        [0] { "" }
       *[other] , ou{ " " }
     }
 }{ $tokens ->
    [0] .
    [1] déplace le seul jeton que tu peux (« choix déplace » dit lequel).
   *[other] « déplace » un des { $tokens } jetons cachés (« choix déplace » les énumère).
 }
lg-turn-acted = Tu as déjà agi.
lg-turn-specialty = À jouer aussi : { $cards }.
lg-turn-charm = « porte-bonheur » en dépense un pour une main neuve.
lg-turn-end = « finis » met fin à ton tour.

## Où l’on en est

lg-status-turn = Tour de table { $n }. { $who ->
    [you] C’est à toi de jouer.
   *[other] C’est à { $name } de jouer.
 }
lg-status = { $who ->
    [you] Toi{ $character ->
        [none] { "" }
       *[other] { " " }({ $character })
     } : { $how }.
   *[other] { $name } : { $how }.
 }
lg-status-unpicked = pas encore de personnage
lg-status-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
lg-status-dead = hors de combat
lg-status-wounds = { $wounds ->
    [one] { $wounds } blessure sur { $most }
   *[other] { $wounds } blessures sur { $most }
 }
lg-status-at = en { $square }
lg-status-fallen = dans un trou
lg-status-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 } en main{ $stolen ->
    [none] { "" }
   *[other] { " " }(dont { $stolen })
 }, { $left } à piocher
lg-of-deck = { $n } de { $deck }
lg-status-guns = { $n ->
    [1] un pistolet à Ghoo
   *[other] { $n } pistolets à Ghoo
 }
lg-status-charms = { $n } porte-bonheur
lg-status-carrying = mène { $n ->
    [1] un civil
   *[other] { $n } civils
 }
lg-status-rescued = { $n ->
    [1] un civil sauvé
   *[other] { $n } civils sauvés
 }

## Ce qui se raconte ensemble

lg-told-drew = { $who ->
    [you] Tu pioches { $cards }.
   *[other] { $name } pioche { $n } cartes.
 }
lg-told-discarded = { $who ->
    [you] Tu défausses { $cards }.
   *[other] { $name } défausse { $cards }.
 }
lg-told-wounded = { $who ->
    [you] { $n } blessures : tu perds { $cards }. Cela fait { $total }.
   *[other] { $n } blessures : { $name } perd { $cards }. Cela fait { $total }.
 }
lg-told-played = { $who ->
    [you] Tu joues { $card }{ lg-declared-for }
   *[other] { $name } joue { $card }{ lg-declared-for }
 }
lg-told-parried = { $who ->
    [you] « Parade ! » Tu ignores { $card } : tu es à { $total }.
   *[other] « Parade ! » { $name } ignore { $card }, et en est à { $total }.
 }
lg-told-laid = { $n } jetons sont posés, face cachée : { $squares }.
lg-told-pads = Il y a des plateformes en { $squares }.

## Le plateau et les cartes

lg-no-board = Le plateau n’est pas encore posé.
lg-no-piece = Ton pion n’est pas sur le plateau.
lg-tile = Tuile de { $first } à { $last }{ $here ->
    [yes] , où tu es
   *[no] { "" }
 } : { $what }.
lg-at-square = { $square } { $what }
lg-piece = { $who ->
    [you] toi
   *[other] { $name }
 }
lg-pads = Les plateformes : { $squares }.
lg-map-more = « carte rangée 9 » et « carte colonne J » racontent les cases d’une ligne, avec leurs issues ; « qu’y a-t-il en 9-J » en raconte une.
lg-place = { $square }, { $kind ->
    [pad] plateforme
    [shaded] case grisée
   *[plain] case non grisée
 }{ $rim ->
    [yes] , du pourtour
   *[no] { "" }
 }. De haut en bas : { $what }. Issues : { $ways }.
lg-steps-away = { $n } pas de toi, si rien n’était en travers.
lg-known-by = { $mine ->
    [yes] Celui-ci, tu le connais : { $what }.{ $names ->
        [none] { "" }
       *[other] { " " }Le connaissent aussi : { $names }.
     }
   *[no] Qui l’a regardé : { $names }.
 }
lg-token-at = { $square } { $what }{ $steps ->
    [-1] { "" }
    [0] , sous tes pieds
   *[other] , { $steps } pas
 }
lg-unseen = Ce que tu n’as pas encore vu, sur tout le plateau : { $tokens }.
lg-hand-empty = Tu n’as pas de carte.
lg-hand = { $kind ->
    [value] Valeur
    [specialty-value] Spécialité Valeur, comptant 4
    [action] Action, une par tour
    [specialty-action] Spécialité Action
    [rescue] Secours, quand on te le demande
   *[specialty] Spécialité
 } : { $cards }.
lg-hand-wounds = Tes blessures : { $cards }.
lg-place-of-card = { $where ->
    [wounds] une blessure de { $name }
   *[hand] la main de { $name }
 }
lg-remembered = On t’a pris { $card }. C’est maintenant : { $places }.
lg-pile = { $who ->
    [you] Défausse de ton paquet : { $cards }. { $left } à piocher.
   *[other] Défausse du paquet de { $name } : { $cards }. { $left } à piocher.
 }
lg-mark = { $token ->
    [ghoul-4] 4
    [ghoul-5] 5
    [ghoul-6] 6
    [hole] o
    [first-aid] +
    [debris] x
    [gun] !
    [charm] *
   *[civilian] c
 }
lg-sign-several = plusieurs pions
lg-sign-down = jeton caché
lg-sign-shaded = case grisée
lg-sign-plain = case non grisée
lg-choices-challenge = « défie » avec une ou deux de { $cards }

## L’aide

lg-now-pick = Chacun joue l’un des quatre personnages, avec son propre paquet. Dis « choisis » et un nom. Le Combat initial est ce dont tu pars dans un combat, le Mouvement combien de cases tu marches, la Santé combien de blessures te tuent.
lg-now-token = Les jetons sont posés face cachée sur des cases grisées avant la partie. Dis une case.
lg-now-start = Chacun choisit d’où part son voisin de gauche : quelque part au bord, et loin des proies faciles si tu veux. Dis une case.
lg-now-replenish = Chaque tour commence ainsi : jette des cartes (« défausse 1 trou », « défausse tout »), puis « fini » pioche jusqu’à sept cartes de ton paquet.
lg-now-turn = Déplace-toi et agis, dans l’ordre que tu veux. Marche avec « nord », « marche N3 E », « marche vers 9-J », jusqu’à rencontrer quelque chose. Pour agir, joue une carte Action (« joue trou »), ou pousse un jeton caché de cinq cases au plus (« déplace 9-J »), par exemple sous les pieds de quelqu’un. « finis » met fin à ton tour.
lg-now-declare = Ta carte, ou le jeton que tu as pris, veut encore quelque chose : une case, un personnage ou une carte Valeur. Dis-le, sans plus.
lg-now-inaction = Quelqu’un joue une carte Action. À tous ceux qui sont en vie et pas dans un trou, on demande à leur tour s’ils l’annulent par Inaction ; on te le demande quoi que tu aies en main, pour que la question ne dise rien.
lg-now-guard = Des blessures arrivent. Chacune prendra une carte de ta main, au hasard. Parade ignore la carte Valeur qui en fait partie ; certaines Spécialités ignorent des blessures. « passe » les prend.
lg-now-aid = Une trousse guérit toutes tes blessures : leurs cartes vont aux défausses, et le jeton disparaît. Ce que tu laisses est là pour tout le monde.
lg-now-battle = Ton Combat initial et les cartes Valeur que tu poses doivent dépasser la force de la goule. Ensuite les autres peuvent te défier, une fois : cela retranche une ou deux cartes Valeur. Tu réponds une fois. « pose 3 2 » pose des cartes, « fini » clôt.
lg-now-challenge = Quelqu’un combat une goule. L’un de vous, interrogés l’un après l’autre à partir de sa gauche, peut opposer une ou deux cartes Valeur. Les morts aussi. Dis « défie 3 2 », ou « passe ».
lg-now-reveal = Cornealius peut retourner un jeton de sa tuile à chaque carte Spécialité qu’il joue. Personne ne le rencontre pour autant.
lg-now-look = Tu regardes des jetons cachés, et toi seul : que tu as regardé, tous le savent.
lg-help = À tout moment : « main » montre tes cartes, « état » où en est chacun, « carte » dessine le plateau, « carte mots » le raconte, « jetons » énumère tous les jetons et leur distance, « qu’y a-t-il en 10-J » raconte une case, « piles » ce qui est défaussé. « choix » dit ce que tu peux faire. « annule » reprend une carte ou un jeton qui attend encore sa case, ou ce que tu poses, avant que ce soit fait. « consignes », « journal », « dis bonjour », « sauve FICHIER », « quitte ». « aide trou » dit ce que fait une carte, « aide marche » en dit plus d’un mot.
lg-help-map = « carte » : le plateau dessiné en caractères simples. « carte mots » le raconte tuile par tuile, « carte rangée 9 » ou « carte colonne J » une ligne.
lg-help-at = « qu’y a-t-il en 10-J » : ce qu’il y a là, de haut en bas, qui le connaît, et par où l’on en sort.
lg-help-hand = « main » : tes cartes par sortes, et tes blessures.
lg-help-tokens = « jetons » : tous les jetons du plateau par tuile, les plus proches de toi d’abord, et ce que tu n’as pas encore vu.
lg-help-piles = « piles » : ce qu’il y a dans les défausses, ouvertes à tous.
lg-help-status = « état » : à qui de jouer ; les points, blessures, cartes et places de tous.
lg-help-walk = « nord », « marche N3 E », « marche vers 9-J » : marche jusqu’à rencontrer quelque chose. Un « ! » derrière une case marche sans demander.
lg-help-stop = « arrête » : finis ton déplacement où tu es.
lg-help-play = « joue trou » : joue une carte ; elle demande alors ce qu’il lui faut. « joue trou 9-J », « joue débris 9-J 3 », « joue treuil 12-H 9-J » et « joue vol lake » disent tout d’un coup.
lg-help-move = « déplace 12-H » : prends un jeton caché et déplace-le de cinq cases au plus, sans carte. « déplace 12-H 9-J » dit aussi où. Ni depuis ta tuile, ni vers elle.
lg-help-put = « pose 3 2 » : des cartes Valeur contre la goule que tu combats. « pose 3 2 fini » clôt en même temps.
lg-help-challenge = « défie 3 2 » : une ou deux cartes Valeur contre le combat d’un autre.
lg-help-parry = « pare 3 » : ignore un 3 joué contre toi, avec une carte Parade.
lg-help-discard = « défausse 1 trou » : jette des cartes avant de piocher. « défausse tout ».
lg-help-face = « affronte » : tourne-toi vers ce qui est sous tes pieds, une goule par exemple. Cela te tient lieu de déplacement.
lg-help-charm = « porte-bonheur » : dépenses-en un, pour une main neuve ou contre un défi.
lg-help-jump = « saute 9-J » : continue de la plateforme sous tes pieds à une autre.
lg-help-pass = « passe » : non merci. C’est toujours permis quand on t’interroge.
lg-help-end = « finis » : mets fin à ton tour.
lg-help-use = « utilise » : sers-toi de la trousse à tes pieds.
lg-help-leave = « laisse » : laisse la trousse où elle est.
lg-help-undo = « annule » : reprendre la dernière chose que tu as dite et qui n’est pas complète : une carte sans sa case, des cartes posées avant « fini ». Personne n’en sait rien.
lg-help-done = « fini » : plus de cartes. Au début d’un tour, cela pioche ; dans un combat, cela clôt ce que tu poses.
lg-help-look = « espionne 9-J » : regarde un jeton caché, quand une carte le permet.
lg-help-reveal = « retourne 9-J » : retourne un jeton de ta tuile, quand Cornealius le peut.
lg-help-choices = « choix » : ce que tu peux faire maintenant. « choix déplace » énumère les cases d’un mot.

## Ce que font les cartes

lg-does-value = Valeur : pose-la dans un combat pour dépasser la force de la goule, ou défie le combat d’un autre avec elle. Une carte marquée compte un de plus dans les combats de Gray.
lg-does-hole = Trou, une Action : un trou s’ouvre sur une case au choix. Tous ceux qui y sont tombent, hors du jeu jusqu’à leur prochain tour.
lg-does-debris = Débris, une Action : sur une case au choix. Tous ceux qui y sont prennent une blessure, et autant de plus que la carte Valeur que tu peux y ajouter.
lg-does-steal = Vol, une Action : prends une carte au hasard dans la main d’un adversaire vivant.
lg-does-haul = Treuil, une Action : déplace un jeton quelconque, sauf un trou ou des débris révélés, aussi loin que le dit la carte (cinq cases), même sur ta tuile.
lg-does-recon = Reconnaissance, une Action : regarde un jeton caché. Toi seul le vois.
lg-does-inaction = Inaction, une carte Secours : annule la carte Action d’un adversaire, quand on te le demande.
lg-does-parry = Parade, une carte Secours : ignore une carte Valeur jouée contre toi, dans un défi ou avec des débris.
lg-does-pass-over = Une Spécialité : ton déplacement passe par-dessus les jetons. Là où il finit, tu rencontres ce qu’il y a.
lg-does-look = Une Spécialité pour ton propre tour : regarde deux jetons cachés.
lg-does-combat = Une Spécialité pour un combat : ton Combat initial devient la force de la goule, et une Valeur 1 suffit.
lg-does-hide = Une Spécialité : ignore jusqu’à deux blessures qui viennent de t’être infligées.
lg-does-haul-unrevealed = Une Spécialité Action : déplace un jeton caché aussi loin que le dit la carte (dix cases), sur n’importe quelle tuile.
lg-does-more-actions = Une Spécialité Action : joue ensuite jusqu’à deux autres cartes Action.
