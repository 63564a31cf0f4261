# Ce que l'application dit sur ses propres écrans.

## Les signes

# La lettre d’une chose sur les grilles, et la touche qui la cache.
app-mark = { $kind ->
    [ghoul] G
    [kit] +
    [debris] X
    [hole] O
    [spores] *
    [isotope] R
    [food] V
    [survivor] S
    [crate] C
    [treasure] T
    [keycard] K
    [sample] E
   *[other] ?
 }

## Titres et barres

app-chart-walked = La grille que tu parcours
app-chart-hidden = La grille que tu as piégée
app-chart-hiding = La grille que tu prépares
app-chart-behind = l’autre
app-you = { $name } (toi)
app-banner-mine = À toi de jouer
app-banner-asked = C’est à toi de répondre
app-banner-other = { $name } est en route
app-banner-answering = { $name } doit répondre
app-banner-hide = Piège ta grille
app-banner-over = La partie est finie
app-turn = { $title } · tour { $turn } sur { $limit }
app-more-meters = { $count ->
    [one] et 1 autre barrée
   *[other] et { $count } autres barrées
 }
app-outside = dehors, devant les Portes
app-at = en { $square }
app-destroyed = { $killed } sur { $count } détruites
app-fallen = dans un trou
app-spored = spores
app-blocks = passages à bloquer
app-walked = { $who ->
    [you] Tu marches { $way } jusqu’en { $square }.
   *[other] { $name } marche { $way } jusqu’en { $square }.
 }

## Ce qu'on peut faire

app-hide-at = { $square } : { $found ->
    [0] rien n’est caché ici.
   *[other] { $what }.
 } En main : { $hand }. C’est permis là où il y a un point (« · » ou « : »).
app-hide-block = { $left ->
    [0] Tous les passages sont bloqués.
    [one] Il reste un passage à bloquer.
   *[other] Il reste { $left } passages à bloquer.
 } Les flèches vont de l’un à l’autre, ⏎ le bloque ou le rouvre.
app-hide-finished = Tout est caché. Appuie sur d et la grille passe à { $name } ; après, on n’y touche plus.
app-walk-enter = Par quelle Porte entres-tu ? { $doors }.
app-walk-begin = Tu es en { $square }. Marche avec les flèches, ou clique sur une case pour voir le chemin.
app-walk-on = Te voilà en { $square }. Continue jusqu’à une rencontre, ou appuie sur s pour t’arrêter ici.
app-walk-point = Jusqu’en { $square } ? ⏎ montre le chemin.
app-walk-confirm = { $steps ->
    [one] Un pas jusqu’en { $square } : ⏎ ou un second clic, et tu y vas.
   *[other] { $steps } pas jusqu’en { $square } : ⏎ ou un second clic, et tu y vas.
 }
app-kit = Une trousse de premiers soins ! L’utiliser maintenant pour une barre neuve ({ $wounds ->
    [one] 1 blessure
   *[other] { $wounds } blessures
 } sur celle-ci), ou la laisser pour plus tard ?
app-fire = Attaque de goule ! Tu tires sur le { $spot }, { $place } ? { $free ->
    [0] Un tir manqué coûte { $cost ->
        [one] une blessure
       *[other] { $cost } blessures
     }.
    [one] Le prochain tir manqué ne coûte rien.
   *[other] Les { $free } prochains tirs manqués ne coûtent rien.
 }
app-weak = { $name } est face à ta goule. Où est son point faible ? Le { $spot }, { $place } ? N’en laisse rien paraître.
app-wait = { $name } joue.
app-hand-over = C’est tout pour l’instant. Appuie sur ⏎ et passe le clavier à { $name }.
app-ended = { $how } Les deux grilles sont à découvert.

## Touches

app-key-put = poser ou ôter
app-key-hide-for-me = cacher pour moi
app-key-undo = annuler
app-key-clear = tout ôter
app-key-done = fini, je la rends
app-key-step = marcher
app-key-space = Espace
app-key-point = viser une case
app-key-stop = s’arrêter
app-key-way = voir le chemin
app-key-go = y aller
app-key-back = retour
app-key-use = l’utiliser
app-key-leave = la laisser
app-key-place = un endroit
app-key-this-place = celui-ci
app-key-hand-over = passer le clavier
app-key-switch = l’autre grille
app-key-again = essayer encore
app-key-help = aide
app-key-quit = partir
app-key-say = dire
app-key-briefing = Consignes
app-key-theme = papier/nuit
app-talk = Dis quelque chose, puis ⏎ (Échap : rien)

## Le rideau

app-curtain = { $name }, c’est à toi.
app-curtain-away = { $name } garde l’écran ; les autres regardent ailleurs.
app-curtain-key = { $name }, appuie sur ⏎ quand il n’y a plus que toi devant l’écran.

## Feuilles

app-briefing = Les Consignes
app-briefing-foot = ⏎ vers la partie
app-help = Aide
app-help-foot = Échap retour · ↑↓ la suite
app-help-walk-title = Marcher
app-help-walk =
    ← ↑ ↓ →         un pas
    clic            montre le chemin ; un second clic, ou ⏎ : tu y vas
    Espace          viser aux flèches ; ⏎ le chemin, ⏎ encore : en route
    s               s’arrêter ici, après un pas au moins
    Échap           finalement non
app-help-hide-title = Cacher
app-help-hide =
    ← ↑ ↓ →         se déplacer sur la grille
    1 2 3 …         choisir quoi cacher ; sa lettre le pose aussitôt
    ⏎ ou clic       poser là, ou reprendre
    Suppr           ôter ce qui se trouve ici
    u · n           reprendre le dernier · tout ôter
    h               faire cacher le reste
    d               fini : rendre la grille
app-help-fight-title = Une goule, ou une trousse
app-help-fight =
    1 … 6 ou clic   un des six endroits ; les flèches et ⏎ aussi
    u · l           utiliser la trousse · la laisser
app-help-all-title = Toujours
app-help-chart =
    Tab             l’autre grille
    m               dire quelque chose à toute la table
app-help-all =
    i               les Consignes
    PgPréc PgSuiv   relire le journal
    F2 ou Ctrl-T    papier ou nuit
    ? ou F1         cette aide
    q ou Ctrl-C     partir ; la partie est gardée
app-help-signs-title = Signes
app-sign-traveller = le voyageur
app-sign-walked = parcouru, tout y a été dit
app-sign-shaded = une case grisée
app-sign-door = une Porte
app-sign-doorway = un passage qu’on peut bloquer (┄ couché, ‥ sur petite grille)
app-sign-blocked = un passage bloqué
app-sign-shelter = l’Abri
app-sign-clinic = la Clinique
app-sign-gone = une goule détruite, une trousse utilisée
app-sign-many = en négatif : il y a plus d’une chose là (sur une petite grille)
app-leave-title = Partir ?
app-leave = La partie est gardée telle quelle. Pour la reprendre : ghoulash play --resume
app-leave-foot = ⏎ partir · Échap rester

## Après l'application

app-kept = Ta partie est gardée. Pour la reprendre : ghoulash play --resume
app-over = La partie est finie. Sa trace : { $file }
app-mishap = Quelque chose a cassé dans ce programme, et tu n’y es pour rien ({ $what }).
