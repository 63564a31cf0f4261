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
