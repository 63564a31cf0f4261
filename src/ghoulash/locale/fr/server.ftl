# Ce que dit `ghoulash serve`, et ce qu’il refuse.

## La base de données

refusal-database-newer = Une version plus récente du programme a écrit cette base de données ({ $found }), celle-ci n’y touche donc pas : prends la dernière.
refusal-database-in-use = Un autre serveur tourne sur { $file } : arrête-le d’abord, ou donne une autre --database à celui-ci.
refusal-database-unknown = « { $found } » n’est pas un genre de base de données utilisable : donne une adresse qui commence par sqlite:/// ou postgresql://.
refusal-database-nowhere = Les tables doivent survivre au serveur, et cette adresse ne nomme aucun fichier : écris sqlite:/// suivi d’un nom de fichier.
refusal-database-unopened = La base de données n’a pas pu être ouverte : { $why }.

## À l’écoute

serve-here = Ghoulash est à { $address }
serve-there = Les autres ouvrent { $address }
serve-nobody-else = Il n’écoute que cette machine ; pour ton réseau : ghoulash serve --host 0.0.0.0
serve-stop = Arrête-le avec Ctrl+C : chaque table est gardée.
refusal-port-in-use = Un autre programme écoute sur le port { $port } : arrête-le, ou donnes-en un autre à celui-ci, comme --port 8080.
refusal-port-unusable = Impossible d’écouter sur le port { $port } de { $host } ({ $why }) : donne un autre --host ou un autre --port.

## Faire une table

refusal-setting-bad = Le réglage { $name } ne peut pas être « { $value } » : ghoulash serve --help dit ce qu’il accepte.
refusal-seats-wrong = Ce jeu demande au moins { $least } joueurs et { $most } au plus, et voici { $seats } places : ajoutes-en, ou enlèves-en.
refusal-seat-kind = Une place est « me », « open » ou « bot », et pas « { $kind } » : choisis l’un des trois.
refusal-clock-wrong = Un tour dure de 5 secondes à 30 jours : choisis une autre durée, ou aucune.
refusal-pause-wrong = Une question reste ouverte 7 jours au plus : choisis une pause plus courte.
refusal-name-empty = Les autres ne savent pas comment t’appeler : donne-toi un nom.
refusal-name-taken = Quelqu’un s’appelle déjà { $name } ici : choisis un autre nom.

## Venir et partir

refusal-no-such-table = Cette table n’existe pas, ou le lien n’est pas entier : redemande le lien.
refusal-no-plan = Il n’y a pas encore de plateau dessiné pour ce jeu : joue-le dans le terminal.
refusal-table-full = Toutes les places sont prises ici : demande une revanche, ou fais ta propre table.
refusal-seat-taken = Quelqu’un a été plus rapide et a pris cette place : choisis-en une autre.
refusal-seat-not-yours = Cette place n’est pas la tienne, ou ne l’est plus : regarde tes propres tables.
refusal-seat-holds = Tu joues à cette table, tu ne la vois donc que de ta place : assieds-toi là.
refusal-watch-off = Personne ne peut regarder à cette table : demande une place.
refusal-watch-key = Ce lien ne permet pas de regarder ici : demande celui qui est fait pour cela.
refusal-entropy-wanted = Ton navigateur doit ajouter de 16 à 32 octets à lui au hasard de cette partie : recharge la page.
refusal-handover-gone = Ce lien a déjà servi, ou son quart d’heure est passé : fais-en un autre sur l’autre appareil.
refusal-not-over = La partie n’est pas encore finie : joue-la d’abord jusqu’au bout.
refusal-not-begun = La partie n’a pas commencé : attends que chaque place soit prise.
refusal-nobody = Tu n’as encore de place nulle part : fais une table, ou suis un lien vers l’une d’elles.

## À une table

refusal-stale = Quelque chose s’est passé entre-temps, que tu n’as pas encore vu : regarde le plateau, puis choisis de nouveau.
refusal-stand-in = Un robot joue pour toi : reprends d’abord ta place.
refusal-stand-in-none = Tu joues toi-même, il n’y a donc rien à reprendre : continue.
refusal-bot-failed = Le robot n’a rien trouvé, et rien n’a été fait : réessaie dans un instant.
refusal-vote-whom = Tu peux voter pour un robot à la place de quelqu’un d’autre, une personne de cette table : choisis une autre place.
refusal-vote-done = Un robot joue déjà pour cette place : continue, tout simplement.
refusal-vote-here = La personne en question est là : laisse-lui un instant.
refusal-block-whom = Tu peux cesser d’entendre quelqu’un d’autre à cette table : choisis une autre place.
refusal-chat-off = Personne ne peut parler à cette table : qui l’a faite en a décidé ainsi.
refusal-not-in-front = Tu regardes cette table d’une autre place : change de place, puis réessaie.
refusal-not-at-table = Tu ne regardes pas cette table : ouvre-la, puis réessaie.
refusal-not-kept = Le disque n’a pas pu l’écrire, rien ne s’est donc passé : réessaie, et préviens qui s’occupe de ce serveur.
refusal-overtaken = Autre chose a été écrit d’abord, rien ne s’est donc passé : regarde le plateau, puis choisis de nouveau.

## Trop, trop vite, incompris

refusal-too-many = C’est vide, ou c’est trop à la fois : envoie-le en plus petites parties.
refusal-too-many-tables = Tu as trop de tables ouvertes à la fois : fermes-en une d’abord.
refusal-too-fast = C’était plus vite que ce serveur ne peut suivre : attends un instant, puis réessaie.
refusal-too-large = Ce message est trop long : envoies-en moins à la fois.
refusal-too-many-faults = Trop de messages étaient illisibles, la ligne a donc été coupée : recharge la page.
refusal-malformed = Ce message est illisible, et rien n’a été fait : recharge la page.
refusal-id-length = Un message porte un nom de 1 à 64 caractères : donne-lui-en un autre.
refusal-busy = Trop de choses attendent d’être faites ici : réessaie dans un instant.
refusal-silent = On ne t’entendait plus depuis un moment, la ligne a donc été coupée : elle revient toute seule.
refusal-gone = La ligne est finie : recharge la page.
refusal-restarting = Le serveur redémarre et a tout gardé : continue dans un instant.
refusal-broken = Quelque chose est cassé ici, et ce n’est pas ta faute : réessaie, et préviens qui s’occupe de ce serveur.
refusal-not-found = Il n’y a rien à cette adresse : reviens à la première page.
refusal-method-wrong = On ne s’adresse pas ainsi à cette adresse : reviens à la première page.
refusal-type-wrong = Ce serveur ne prend que du JSON : envoie-le comme application/json.
refusal-host-foreign = Ce serveur ne porte pas ce nom : prends l’adresse qui lui a été donnée avec --public-url, ou son numéro.
refusal-origin-foreign = Un autre site l’a demandé en ton nom, et n’a pas pu entrer : ouvre la page de ce serveur-ci.
