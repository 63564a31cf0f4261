# Ce que dit la ligne de commande, hors de son aide.

cli-no-terminal = Pas de terminal où dessiner ici. Essaie : ghoulash play --plain
cli-no-seat = Il n’y a pas de place { $seat } dans cette partie. Les places se comptent à partir de 0.
cli-no-language = Il n’y a pas de mots en « { $lang } ». Choisis parmi : { $known }
cli-no-option = « { $option } » n’est pas une option de jeu : donne son nom et sa valeur, par exemple --option turn_limit=30
cli-system = Le système refuse : { $why }
cli-unreadable = Impossible de lire { $file } : { $why }
cli-scenario-good = { $id } est jouable : { $columns } colonnes sur { $rows } rangées, toutes les cases accessibles.
cli-deck-good = { $id } est jouable : { $cards } cartes, dont { $different } différentes.
cli-verified =
    { $lines ->
        [one] La seule ligne est conforme
       *[other] Les { $lines } lignes sont conformes
    } aux règles{ $finished ->
        [yes] , jusqu’à la fin de la partie
       *[no] , aussi loin que va la partie
    }. { $draws ->
        [yes] Chaque tirage a été refait à partir de la graine.
       *[no] Les tirages n’ont pas pu être refaits : la graine n’est montrée qu’à la fin.
    }{ $charts ->
        [0] { "" }
        [one] { " " }La grille cachée est bien celle de l’engagement.
       *[other] { " " }Les { $charts } grilles cachées sont bien celles des engagements.
    }{ $unsigned ->
        [0] { "" }
        [one] { " " }Une ligne ne porte pas d’empreinte.
       *[other] { " " }{ $unsigned } lignes ne portent pas d’empreinte.
    }

## ghoulash games

games-game = { $game }, { $fixed ->
    [yes] à { $most } joueurs
   *[no] de { $least } à { $most } joueurs
 }
games-scenarios = scénarios : { $scenarios }
games-bots = robots : { $bots }

## ghoulash simulate

counted-title = { $game }, { $scenario } : { $games ->
    [one] une partie
   *[other] { $games } parties
 }, graine { $seed }
counted-bot = { $bot } { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
 }{ $decided ->
    [0] { "" }
   *[other] , { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } des parties décidées
 }
counted-draws = { $draws ->
    [0] aucune partie nulle
    [one] une partie nulle
   *[other] { $draws } parties nulles
 }
counted-ending = { $ending } : { $games }
counted-pace = { NUMBER($actions, minimumFractionDigits: 1, maximumFractionDigits: 1) } actions par partie, { $a_second } actions par seconde, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s

## ghoulash replay

replay-title = { $scenario } : { $players }
replay-does = { $name } : { $action }
replay-said = { $name } dit : { $text }
replay-unfinished = L’enregistrement s’arrête ici ; la partie, non.
