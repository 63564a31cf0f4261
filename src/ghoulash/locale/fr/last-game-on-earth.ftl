# Le dernier jeu sur Terre, raconté comme on se raconte à table.

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
# The Last Game on Earth, le jeu de plateau.

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
