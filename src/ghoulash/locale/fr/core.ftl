# Les refus de tout ce qui sert à chaque jeu : quoi, où, pourquoi, et ce qui irait.

with-rule = { $text } ({ $rule })
with-place = { $place } : { $text }
unexplained = Ce n’est pas possible ({ $code }).

## Ce que d’autres disent, avec nos mots

reason-type = il faut { $wanted ->
    [int] un nombre entier
    [str] un texte entre guillemets droits
    [bool] true ou false
    [object] une table à part
    [array] une liste
   *[other] { $wanted }
 }, et voici { $found ->
    [int] un nombre entier
    [float] un nombre à virgule
    [str] un texte
    [bool] true ou false
    [array] une liste
    [object] une table
   *[other] { $found }
 }
reason-least = le plus petit nombre possible est { $least }
reason-most = le plus grand nombre possible est { $most }
reason-length = { $most } caractères au plus
reason-name = il faut des minuscules sans accent, des chiffres et des traits d’union isolés, avec une lettre au début
reason-choice = « { $found } » ne fait pas partie des choix
reason-missing = il manque « { $key } »
reason-at = « { $at } » : { $what }
reason-no-file = il n’y a ni fichier ni dossier de ce nom
reason-no-folder = ce qui devrait être un dossier est un fichier
reason-no-permission = tu n’as pas le droit de l’ouvrir
reason-folder = c’est un dossier
reason-no-space = le disque est plein
reason-large = aucun fichier n’a le droit d’être si grand ici
reason-read-only = on ne peut rien écrire à cet endroit
reason-long-name = le nom est trop long
reason-loop = les liens y tournent en rond
reason-not-regular = ce n’est pas un fichier ordinaire, mais un tube ou un périphérique
reason-not-text = ce n’est pas du texte UTF-8
reason-toml-value = ce qui suit le = n’est pas une valeur
reason-toml-statement = il n’y a ici ni [table] ni clé = valeur
reason-toml-equals = il manque un = après la clé
reason-toml-bracket = il manque un crochet fermant
reason-toml-newline = il reste quelque chose derrière la valeur
reason-toml-string = un texte n’est pas fermé par des guillemets droits avant la fin de sa ligne ou du fichier
reason-toml-twice = cela a déjà été dit
choices = { $field ->
    [format] ghoulash-scenario/1, ghoulash-deck/1
    [edition] classic, advanced
    [start] door, shelter
    [where] shaded, street, anywhere
    [do] find, return, leave, destroy
    [door] opposite, either
    [first] chance, 0, 1
    [kind] value, action, rescue, specialty, specialty-action, specialty-value
    [does] hole, debris, steal, haul, recon, inaction, parry, pass-over, look, combat, hide, haul-unrevealed, more-actions
    [specialty] own-tile, marked, reveal, two-actions
    [tokens] chance, players
   *[other] -
 }
choose = { $field ->
    [none] { "" }
   *[other] { " " }Choisis parmi : { choices }.
 }

## Les jeux et leurs options

refusal-game-unknown = Aucun jeu ne s’appelle « { $game } ». Il y a : { $known }.
refusal-option-unknown = Il n’y a pas d’option « { $option } ». Il y a : { $known }.
refusal-option-bad = L’option { $option } ne convient pas : { $why }.{ choose }
refusal-option-seats = On ne peut pas jouer à { $seats } : il faut au moins { $least } joueurs, et { $most } au plus.

## À la table

refusal-game-over = La partie est finie, on n’y change plus rien : commences-en une autre.
refusal-draft-none = Tu n’as pas de grille en préparation, donc rien à remettre : continue ton tour.
refusal-draft-unfinished = Ta grille n’est pas finie : cache ce qui reste des Consignes, puis remets-la.
refusal-draft-first = Ta grille d’abord : cache ce que demandent les Consignes et remets-la ; tu marcheras ensuite.
refusal-draft-full = Tout est caché : remets ta grille, ou reprends d’abord quelque chose.
refusal-draft-not-there = « { $action } » n’est pas sur ta grille, il n’y a donc rien à reprendre : regarde ce qui s’y trouve.
refusal-sealed-no-question = Aucune question ne t’atteint maintenant : attends qu’on te demande quelque chose.
refusal-sealed-nothing = Tu n’as scellé aucune réponse, donc il n’y a rien à reprendre : réponds à ce qu’on te demande.
refusal-sealed-late = Le temps de cette question est écoulé, et la réponse que tu as scellée reste : attends la suite.
refusal-sealed-one = On te demande une seule chose, et tu n’as qu’une réponse à donner : choisis-en une.
refusal-remark-empty = Tu n’as rien dit : mets quelques mots derrière.
refusal-remark-no-seat = La place { $seat } n’est pas de cette table, qui en a { $seats } : dis de qui vient ce mot.

## Les parties enregistrées

refusal-record-not-kept = La partie n’a pas pu être enregistrée ({ $why }), donc rien n’a été joué : fais de la place, puis recommence.
refusal-record-empty = Il n’y a rien dans ce fichier : une partie enregistrée commence par une ligne qui nomme son jeu.
refusal-record-not-text = Cette ligne n’est pas du texte UTF-8, elle ne vient donc pas d’une partie : reprends le fichier tel qu’il a été écrit.
refusal-record-cut-off = L’enregistrement s’interrompt au milieu de cette ligne : tout ce qui précède reste lisible.
refusal-record-line-long = Cette ligne a plus de { $most } caractères, et aucune ligne d’une partie n’est si longue : est-ce le bon fichier ?
refusal-record-not-json = Cette ligne n’est pas un objet JSON, elle est donc illisible : corrige-la, ou garde les lignes d’avant.
refusal-record-altered = Cette ligne n’est pas telle qu’elle a été écrite, ou il en manque une avant elle : son empreinte ne va pas. Reprends le fichier d’origine.
refusal-record-newer = La partie est écrite en « { $found } », plus récent que cette version du programme : prends la dernière.
refusal-record-foreign = La première ligne ne dit pas « ghoulash-record/1 » mais « { $found } », ce n’est donc pas une partie de chez nous : est-ce le bon fichier ?
refusal-record-bad-header = La première ligne ne dit pas d’où part la partie ({ $why }) : reprends le fichier tel qu’il a été écrit.
refusal-record-bad-line = Cette ligne n’est ni une action, ni une parole, ni l’engagement sur une grille, ni une fin ({ $why }) : corrige-la.
refusal-record-bad-setup = La première ligne ne contient pas de mise en place que ce jeu sache lire ({ $why }) : reprends le fichier tel qu’il a été écrit.
refusal-record-bad-position = La position de départ est illisible ({ $why }) : reprends le fichier tel qu’il a été écrit.
refusal-record-newer-rules = La partie a été jouée avec la version { $rules } des règles, et ce programme les connaît jusqu’à la version { $known } : prends la dernière.
refusal-record-after-end = La partie est finie, et elle continue ici : enlève cette ligne.
refusal-record-wrong-end = La partie ne finit pas ainsi : les lignes d’avant disent autre chose.
refusal-record-not-by-chance = Aucun tirage ne peut donner cela : le hasard a d’autres issues ici.
refusal-record-bad-seed = La graine montrée à la fin n’est pas un nombre hexadécimal, on ne peut donc pas refaire les tirages : reprends le fichier tel qu’il a été écrit.
refusal-record-other-seed = La graine montrée à la fin n’est pas celle qui était promise au début : quelqu’un l’a changée.
refusal-record-other-draw = La graine donne ici un autre tirage : quelqu’un a changé cette ligne.
refusal-record-no-chart = La place { $seat } vient de remettre sa grille, et l’engagement qui la fige devrait être ici : quelqu’un l’a enlevé.
refusal-record-stray-chart = Cette ligne fige une grille, et personne ne vient d’en remettre une : enlève-la.
refusal-record-other-chart = Cet engagement fige une autre grille que celle des lignes d’avant : quelqu’un a changé l’un ou l’autre.

## Les fichiers de scénario

refusal-file-unreadable = Ce fichier est illisible : { $why }.
refusal-file-elsewhere = Un fichier de ta propre machine ne peut pas se jouer à cette table : choisis ce qui vient avec le jeu.
refusal-scenario-unknown = Aucun scénario ne s’appelle « { $scenario } ». Il y a : { $known } ; ou un fichier qui finit par .toml.
refusal-scenario-deep = Les crochets sont imbriqués trop profond pour être lus : est-ce le bon fichier ?
refusal-scenario-not-toml = Ce n’est pas du TOML : { $why }. Corrige cette ligne.
refusal-scenario-long-number = Le nombre est ici bien trop long pour servir à quoi que ce soit : écris-en un plus court.
refusal-scenario-unknown-key = Rien, dans un tel fichier, ne s’appelle « { $key } » : corrige le mot, ou enlève-le.
refusal-scenario-missing-key = Il manque « { $key } » : chaque fichier de ce genre doit le dire.
refusal-scenario-bad-value = « { $key } » ne peut pas valoir cela : { $why }.{ choose }
refusal-scenario-map-small = Le plan est trop petit pour l’édition classique : il lui faut au moins { $columns } colonnes et { $rows } rangées.
refusal-scenario-no-door = Le plan n’a pas de Porte, et il en faut une ici : écris un D dans le mur extérieur.
refusal-scenario-doors-share = Deux Portes donnent sur la même case : déplace l’une d’elles le long du mur.
refusal-scenario-classic-start = Un plan classique est une ville avec un Abri d’où l’on part et où l’on revient : écris start = "shelter".
refusal-scenario-one-shelter = { $found ->
    [0] Le plan n’a pas d’Abri, et il en faut un ici : fais d’une case un S.
   *[other] Le plan a { $found } Abris, et il ne peut y en avoir qu’un : ne garde qu’un seul S.
 }
refusal-scenario-unreachable = On ne peut pas aller de { $start } à { $square } : perce un mur quelque part entre les deux.
refusal-scenario-unknown-kind = On ne sait pas cacher de « { $kind } ». Il y a : { $known }.
refusal-scenario-two-sought = On ne cherche qu’une sorte de chose dans un scénario, et en voici deux, { $other } et { $kind } : enlèves-en une.
refusal-scenario-few-squares = Il faut cacher { $count } fois « { $kind } », et il y a de la place pour { $most } : caches-en moins, ou donne au plan plus de cases de ce genre.
refusal-scenario-few-doorways = Il faut bloquer { $count } passages, et on n’en peut bloquer que { $most } sans couper de case : bloques-en moins, ou proposes-en plus (:).
refusal-scenario-goal-door = Un objectif nomme sa Porte quand il s’agit de sortir, et seulement alors : mets « door » à opposite ou either, ou enlève-le.
refusal-scenario-opposite-door = La Porte opposée demande un plan à deux Portes exactement, et un départ à ces Portes : change le plan, le départ, ou mets l’objectif à either.
refusal-scenario-goal-unreachable = L’objectif en demande { $count }, et { $hidden ->
    [0] aucune chose de ce genre n’est cachée
    [one] une seule chose de ce genre est cachée
   *[other] seulement { $hidden } sont cachées
 } : demandes-en moins, ou caches-en plus.

## Les plans

refusal-map-empty = Il n’y a pas de plan ici, ou il a moins de deux cases : dessine-le entre les guillemets.
refusal-map-no-top-wall = Le plan ne commence pas par son mur du haut : écris d’abord une ligne comme +-+-+.
refusal-map-half-square = Le plan finit par une demi-case : entre les murs, une case est un caractère, donc un plan a un nombre impair de lignes, larges d’un nombre impair de caractères.
refusal-map-too-large = Le plan est trop grand : { $most } colonnes et { $most } rangées au plus.
refusal-map-margin = « { $found } » est dans la marge du plan, où ne vont que les numéros de rangée : enlève-le.
refusal-map-uneven = Cette ligne du plan a { $found } caractères de large, et le mur du haut { $width } : donne à chaque ligne la largeur du mur du haut.
refusal-map-square = « { $found } » est à la place d’une case, au caractère { $column } de cette ligne. Une case s’écrit avec : { $allowed }
refusal-map-wall = « { $found } » est entre deux cases, au caractère { $column } de cette ligne, où il peut y avoir un mur (| ou -), une ouverture, ou un passage à bloquer (:).
refusal-map-rim = « { $found } » est dans le mur extérieur, au caractère { $column } de cette ligne, où il peut y avoir un mur (| ou -) ou une Porte (D).
