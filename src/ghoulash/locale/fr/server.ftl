# Ce que dit `ghoulash serve`, et ce qu’il refuse.

## La base de données

refusal-database-newer = Une version plus récente du programme a écrit cette base de données ({ $found }), celle-ci n’y touche donc pas : prends la dernière.
refusal-database-in-use = Un autre serveur tourne sur { $file } : arrête-le d’abord, ou donne une autre --database à celui-ci.
refusal-database-unknown = « { $found } » n’est pas un genre de base de données utilisable : donne une adresse qui commence par sqlite:/// ou postgresql://.
refusal-database-nowhere = Les tables doivent survivre au serveur, et cette adresse ne nomme aucun fichier : écris sqlite:/// suivi d’un nom de fichier.
refusal-database-unopened = La base de données n’a pas pu être ouverte : { $why }.
