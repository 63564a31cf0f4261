# Ce que refuse le laboratoire.

refusal-out-format = On ne sait pas écrire de fichier « { $found } » : donne-lui un nom qui finit par l’un de { $known }.
refusal-out-unwritable = Impossible d’écrire les parties à cet endroit ({ $why }) : nomme un autre fichier.
refusal-out-no-pyarrow = C’est pyarrow qui écrit le Parquet, et il n’est pas installé : pip install "ghoulash[lab]", ou nomme un fichier qui finit par .json.
refusal-simulate-bots = { $bots ->
    [one] { $bots } robot est nommé
   *[other] { $bots } robots sont nommés
 }, et le jeu en demande au moins { $least } et au plus { $most } : nommes-en un par place, avec des virgules.
refusal-simulate-games = On ne peut pas jouer { $games } { $games ->
    [one] partie
   *[other] parties
 } : demandes-en une ou plus.
refusal-simulate-jobs = On ne peut pas jouer avec { $jobs } processus : demandes-en un ou plus.
refusal-simulate-crash = La partie { $index } de --seed { $seed } s’est interrompue, et c’est notre faute : { $why }. Signale-la-nous avec sa propre graine, { $own }.
refusal-simulate-process-died = Un processus a été arrêté de l’extérieur, peut-être faute de mémoire : essaie avec moins de --jobs.
