# Les lignes simples, pour lecteurs d’écran et tuyaux. Les commandes entre guillemets sont celles de commands.ftl.

## Commencer et partir

plain-welcome = Ghoulash, crayon et papier, version non officielle. { $one } contre { $other }.
plain-kept-in = La partie est gardée à mesure, dans { $file }. Dis « aide » à tout moment pour savoir que faire.
plain-farewell = Ta partie est gardée dans { $file }. Pour la reprendre : ghoulash play --plain --resume
plain-try-again = Fais de la place et appuie sur Entrée pour essayer encore, ou dis « quitte » : la partie est gardée.
plain-mishap = Quelque chose s’est mal passé dans ce programme, et tu n’y es pour rien : le détail est dans { $file }. Ta partie est gardée dans { $record } ; pour la reprendre : ghoulash play --plain --resume
plain-open-chart = La partie est finie, et toutes les grilles sont ouvertes. Celle-ci, { $walker } l’a parcourue ; cachée par { $hider } :
plain-over = Le fichier de la partie est { $file }. Revois-la avec « ghoulash replay », vérifie chaque règle avec « ghoulash verify », suivis du nom de ce fichier.
plain-too-long = Cette ligne est trop longue : dis-le en { $most } caractères au plus.

## À deux devant un clavier

plain-curtain-wipe = C’est bientôt à { $name }. { $before }, appuie sur Entrée quand tu as tout lu, et l’écran s’efface.
plain-curtain = { $name }, ceci n’est que pour toi : appuie sur Entrée quand personne d’autre ne regarde.
plain-next = C’est à { $name } de prendre le clavier.

## Ce qui est demandé

plain-ask-hide = Reste à cacher : { $left }.{ $begun ->
    [no] { " " }Dis par exemple « cache trou 3-E », ou « cache pour moi ».
   *[yes] { "" }
 }
plain-left-doorways = { $n ->
    [one] { $n } passage à bloquer
   *[other] { $n } passages à bloquer
 }
plain-ask-done = Tout est caché. Dis « fini » pour remettre ta grille, « grille » pour la revoir, « annule » pour reprendre la dernière chose.
plain-ask-enter = Tu es dehors. Entre par une Porte : { $choices }.
plain-ask-walk = Tu es en { $square }. Tu peux aller { $ways }.{ $stop ->
    [yes] { " " }Ou bien « arrête ».
   *[no] { "" }
 }
plain-ask-kit = Une trousse de premiers soins est à tes pieds, en { $square }, et ta barre compte { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
 }. « utilise » ou « laisse » ?
plain-ask-weak = { $name } affronte ta goule en { $square }. Choisis son point faible, en secret : de « faible 1 » à « faible 6 ».
plain-ask-fire = À essayer : { $spots }. { $free ->
    [0] Un coup manqué coûte { $dealt ->
        [one] une blessure
       *[other] { $dealt } blessures
     }.
    [one] Le prochain coup manqué ne coûte rien.
   *[other] Les { $free } prochains coups manqués ne coûtent rien.
 }
plain-choices = { $verb } : { $places }
plain-choices-many = { $verb } : { $n ->
    [one] une seule possibilité
   *[other] { $n } possibilités
 }

## Ce qui est raconté

plain-walk = { $who ->
    [you] Tu marches { $way }, jusqu’en { $square }.
   *[other] { $name } marche { $way }, jusqu’en { $square }.
 }
plain-leg = { $n } pas { side }
plain-spelled = Cela fait { $way }, tant que rien ne t’arrête. On y va ? Dis oui ou non.
plain-dropped = Alors non.
plain-unknown = « { $found } » ne se comprend pas ici. Dis « choix » pour savoir que faire maintenant, ou « aide ».
plain-nothing-asked = Personne ne t’a rien demandé qui attende un oui ou un non.
plain-clear = { $n ->
    [one] La seule chose que tu as cachée sera reprise.
   *[other] Les { $n } choses que tu as cachées seront reprises.
 } C’est bien ce que tu veux ? Dis oui ou non.
plain-undone = Repris : { $action }.
plain-hidden-for-you = { $n ->
    [one] { $n } chose a été cachée pour toi.
   *[other] { $n } choses ont été cachées pour toi.
 }
plain-draft = { $n ->
    [0] Rien n’est encore caché.
   *[other] Déjà caché, { $n } en tout : { $listed }.
 }
plain-saved = La partie, telle qu’elle est, est copiée dans { $file }. Tout ce qui est caché y est : pas de coup d’œil avant la fin.
plain-log-empty = Il ne s’est encore rien passé.

## Où l’on en est

plain-turn = { $who ->
    [you] Tour { $turn } sur { $limit }, et c’est toi qui marches.
   *[other] Tour { $turn } sur { $limit }, et c’est { $name } qui marche.
 }
plain-standing = { $who ->
    [you] Toi : { $how }.
   *[other] { $name } : { $how }.
 }
plain-standing-at = { $inside ->
    [no] dehors
   *[yes] en { $square }
 }
plain-standing-wounds = { $wounds ->
    [0] aucune blessure
    [one] { $wounds } blessure sur { $most }
   *[other] { $wounds } blessures sur { $most }
 }{ $meters ->
    [0] { "" }
    [one] , { $meters } barre déjà barrée
   *[other] , { $meters } barres déjà barrées
 }
plain-standing-carries = avec { $what }
plain-standing-killed = { $n ->
    [one] { $n } goule détruite
   *[other] { $n } goules détruites
 }
plain-standing-fallen = au fond d’un trou, le prochain tour est perdu
plain-standing-spored = avec des spores, gare à la prochaine goule

## Les grilles

plain-map = { $whose ->
    [mine] La grille que tu parcours, cachée par { $name } :
   *[other] La grille que tu caches, et que parcourt { $name } :
 }
plain-map-outside = Sur cette grille, on n’est pas encore entré.
plain-signs = Signes : { $signs }.
plain-mark = { $kind ->
    [ghoul] G
    [kit] T
    [hole] O
    [debris] X
    [spores] S
   *[other] !
 }
plain-sign-traveller = qui marche
plain-sign-several = plusieurs choses
plain-sign-walked = parcouru, rien ici
plain-sign-shelter = l’Abri
plain-sign-clinic = la Clinique
plain-sign-street = la rue
plain-sign-shaded = les zones grisées
plain-sign-door = dans le mur extérieur, une Porte
plain-sign-doorway = un passage qui peut être bloqué
plain-sign-blocked = un passage bloqué
plain-at = { $square } : { $place }. Côtés ouverts : { $ways }.
plain-place = { $place ->
    [street] rue
    [shelter] l’Abri
    [clinic] la Clinique
   *[shaded] grisée, zone { $area }
 }
plain-square-walk = Sur la grille que tu parcours : { $what }.
plain-square-hid = Sur la grille que tu caches : { $what }.
plain-nothing = aucun
plain-traveller-here = { $whose ->
    [mine] tu es ici
   *[other] ton adversaire est ici
 }
plain-gone = { $kind ->
    [ghoul] une goule y a été détruite
    [kit] une trousse y a servi
   *[other] on y a déjà pris { a-kind }
 }
plain-empty = { $walked ->
    [yes] parcouru, rien ici
   *[no] { $whose ->
        [mine] contenu inconnu
       *[other] rien de caché
     }
 }
plain-not-walked = pas encore rencontré
plain-run = { $several ->
    [yes] { $first } à { $last } : { $what }.
   *[no] { $first } : { $what }.
 }
plain-way-on = { $sides } : { $what }
plain-then = { $before } ; { $after }
plain-way-out = dehors par la Porte, pour gagner
plain-way-door = { $side } (une Porte)
plain-way-doorway = { $side } ({ $shut ->
    [yes] un passage bloqué
   *[no] un passage qui peut être bloqué
 })
plain-stands = { $whose ->
    [mine] { $inside ->
        [yes] Tu es en { $square }.
       *[no] Tu es dehors.
     }
   *[other] { $inside ->
        [yes] Ton adversaire est en { $square }.
       *[no] Ton adversaire est dehors.
     }
 }
plain-kind-at = { counted } : { $squares }.
plain-kind-gone-at = { $kind ->
    [ghoul] { counted } { $n ->
        [one] détruite
       *[other] détruites
     } : { $squares }.
    [kit] { counted } { $n ->
        [one] utilisée
       *[other] utilisées
     } : { $squares }.
   *[other] Déjà emporté, { counted } : { $squares }.
 }
plain-doorways = { $shut ->
    [yes] Passages bloqués : { $doorways }.
    [found] Passages bloqués, trouvés en s’y heurtant : { $doorways }.
   *[no] Passages ouverts : { $doorways }.
 }
plain-doorway = { $side } de { $square }
plain-walked = { $whose ->
    [mine] Tu as parcouru { $squares }.
   *[other] Ton adversaire a parcouru { $squares }.
 }
plain-from-to = { $first } à { $last }

## Aide

plain-now-hide = Tu caches des choses sur la grille que parcourra ton adversaire. Dis par exemple « cache goule 3-E », ou plusieurs d’un coup, « cache trou 3-E 5-F ». « cache pour moi » cache tout ce qui reste, « annule » reprend la dernière chose, « retire trou 3-E » n’importe quelle autre. « regarde 3-E » dit ce qu’est cette case, « choix goule » où une goule peut aller.
plain-now-done = Ta grille est pleine. « fini » la remet, et elle ne change plus. Jusque-là, « annule », « retire goule 3-E » et « recommence » reprennent des choses.
plain-now-enter = Ta marche commence par une Porte : dis par exemple « entre 1-A ». « marche vers 5-C » entre et continue d’un trait.
plain-now-walk = Fais un pas avec « nord », « est », « sud » ou « ouest », plusieurs avec « marche N3 E2 », ou tout le chemin avec « marche vers 10-J » (« marche vers 10-J ! » ne demande pas d’abord). Tu marches jusqu’à ce que tu rencontres quelque chose, ou jusqu’à « arrête », après un pas au moins.
plain-now-kit = « utilise » barre ta barre et en prend une neuve, et la trousse est vide. « laisse » la garde pour plus tard.
plain-now-weak = Ton adversaire a rencontré ta goule et va deviner où elle est fragile. Dis « faible 3 », ou juste « 3 », pour un endroit de 1 à 6.
plain-now-fire = Devine le point faible : dis « tire 3 », ou juste « 3 ». On continue jusqu’à toucher ; chaque coup manqué fait mal.
plain-help = À tout moment : « carte » et « grille » dessinent la grille que tu parcours et celle que tu caches ; « carte en mots » et « grille en mots » les racontent. « regarde 10-J », « décris colonne F » et « décris rangée 10 » disent ce qu’on en sait. « état », « consignes », « journal », « choix ». « dis bonjour » fait une remarque, « sauve FICHIER » copie la partie, « quitte » la garde pour plus tard. « aide marche » en dit plus sur un mot.
plain-help-hide = « cache CHOSE CASE » : mets une chose sur la grille que parcourra ton adversaire. « cache goule 3-E », « cache trou 3-E 5-F 7-A ».
plain-help-block = « bloque CASE DIRECTION » : ferme un des passages que propose le plan. « bloque 3-C N ».
plain-help-enter = « entre CASE » : ton premier pas, par la Porte de cette case. « entre 1-A ».
plain-help-walk = « nord », « marche N », « marche N3 E2 », « marche vers 10-J » : marche, jusqu’à ce que tu rencontres quelque chose. Le chemin vers une case évite ce que tu connais ; un « ! » derrière, et l’on part sans demander.
plain-help-stop = « arrête » : finis ta marche et ton tour là où tu es, après un pas au moins.
plain-help-use = « utilise » : sers-toi de la trousse à tes pieds.
plain-help-leave = « laisse » : laisse la trousse où elle est.
plain-help-weak = « faible 3 » : choisis le point faible de ta goule, de 1 à 6.
plain-help-fire = « tire 3 » : tire sur un des six endroits de la goule.
plain-help-choices = « choix » : tout ce que tu peux faire maintenant. Pendant que tu caches, « choix trou » donne les cases pour un trou.
plain-help-map = « carte » : la grille que tu parcours, autant que tu la connais, dessinée en signes simples. « carte en mots » la raconte.
plain-help-chart = « grille » : la grille que tu caches, dessinée en signes simples. « grille en mots » la raconte.
plain-help-at = « regarde 10-J » : où est cette case, ce que tu sais y être, et ce que tu y as caché.
plain-help-describe = « décris colonne F », « décris rangée 10 » : une colonne du nord au sud, une rangée d’ouest en est. « décris » tout seul raconte toute la grille.
plain-help-status = « état », « où suis-je », « blessures » : à qui c’est de jouer, et où vous en êtes tous les deux.
plain-help-briefing = « consignes » : ce que ce scénario te demande.
plain-help-log = « journal » : ce que tu as entendu dernièrement. « journal 5 » pour les cinq dernières lignes, « journal tout » pour toutes.
plain-help-draft = « brouillon » : ce que tu as caché jusqu’ici, dans l’ordre.
plain-help-undo = « annule » : reprends ce que tu as caché en dernier. Ce qui a été dit ne se reprend plus.
plain-help-remove = « retire goule 3-E », « retire bloque 3-C N » : reprends n’importe quelle chose cachée.
plain-help-clear = « recommence » : reprends tout ce que tu as caché.
plain-help-auto = « cache pour moi » : le reste de ta grille est caché pour toi, autrement chaque fois. C’est toujours toi qui la remets.
plain-help-done = « fini » : remets ta grille. Elle ne change plus.
plain-help-say = « dis TEXTE » : une remarque. Elle est gardée avec la partie, et dite à tous.
plain-help-save = « sauve FICHIER » : copie la partie, telle qu’elle est, dans un nouveau fichier. Rien n’est écrasé.
plain-help-quit = « quitte » : pars. La partie est gardée ; « ghoulash play --plain --resume » la reprend.
