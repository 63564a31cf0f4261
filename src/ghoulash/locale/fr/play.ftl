# Ce que dit chaque interface d’une partie en cours : les lignes simples et l’application.

play-player = Joueur { $number }
play-bot-name = { $bot ->
    [easy] Robot facile
    [normal] Robot normal
    [random] Robot au hasard
   *[other] Robot { $bot }
}
play-bot-of-several = { play-bot-name } { $number }
play-said = { $name } dit : { $text }

# Avant la partie

play-resumed = Tu reprends ta partie de { $scenario } ({ $file }).
play-more-unfinished =
    { $count ->
        [one] Une partie plus ancienne attend aussi d’être finie.
       *[other] { $count } parties plus anciennes attendent aussi d’être finies.
    }
play-record-mended = Le fichier de la partie était abîmé à la ligne { $line } : on reprend à la dernière bonne ligne avant elle. Le fichier abîmé est gardé sous le nom { $kept }.

# Ce qui est refusé

refusal-no-room = { $front ->
    [plain] « { $game } » ne se joue pas encore en texte simple : essaie sans --plain.
   *[app] « { $game } » n’a pas encore son écran : essaie avec --plain.
 }
refusal-bot-unknown = Il n’y a pas d’adversaire du nom de « { $bot } ». Choisis parmi : { $known }.
refusal-vs-too-many =
    { $named ->
        [one] Un adversaire est de trop pour { $seats } places.
       *[other] { $named } adversaires, c’est trop pour { $seats } places.
    } Une place est la tienne : nommes-en moins, ou donne plus de places.
refusal-names-too-many =
    { $names ->
       *[other] { $names } noms, c’est trop : { $people ->
            [one] une seule personne joue ici
           *[other] { $people } personnes jouent ici
        }. Donne moins de noms.
    }
refusal-language-unknown = Il n’y a pas de textes en « { $lang } ». Choisis parmi : { $known }.
refusal-home-not-writable = La partie ne peut pas être gardée dans { $folder } : { $why }. Fais-y de la place, ou nomme un autre dossier dans GHOULASH_HOME.
refusal-session-not-kept = Ta grille n’a pas pu être gardée sur le disque : { $why }. Rien n’a changé ; fais de la place et essaie encore.
refusal-resume-none = Aucune partie inachevée dans { $folder }. Commences-en une : ghoulash play.
refusal-resume-other = Aucune partie de { $game } n’attend d’être finie : la dernière laissée est de { $left }. Reprends celle-là : ghoulash play --resume
refusal-game-elsewhere = { $file } se joue dans un autre terminal : on n’y touche pas.
refusal-game-not-usable = { $file } ne peut pas être repris : sa première ligne, ou ce qui l’accompagne, manque ou est abîmé. On n’y touche pas.
refusal-undo-told = Rien ne peut se reprendre ici : ce qui a été dit reste dit.
refusal-undo-nothing = Il n’y a rien à reprendre : ta grille est encore vide.
refusal-save-exists = { $file } existe déjà et n’est pas écrasé. Donne un autre nom.
refusal-save-failed = { $file } ne peut pas être écrit : { $why }. Donne un autre nom ou un autre dossier.
