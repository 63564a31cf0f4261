# Le Dernier Jeu sur Terre, sur le plateau dans le navigateur.

## Le plateau

web-lg-board = Le plateau. Les flèches parcourent les cases, Entrée choisit, Tab passe à la prochaine case qui convient.
web-lg-no-board = Les quatre tuiles sont encore dans la boîte. Le hasard les pose dans un instant.
web-lg-closer = De plus près
web-lg-whole = Tout le plateau

## Un tour

web-lg-steps = Ton tour
web-lg-step-move = { $state ->
    [left] Marche : { $n } pas
    [on] Marche : reste { $n }
    [none] Plus de pion
   *[done] Marche faite
 }
web-lg-step-act = { $state ->
    [left] Action : carte ou jeton
    [more] Action : encore une carte
    [instead] Action : une autre, sans bouger
   *[done] Action faite
 }
web-lg-hint-turn = Touche { $walk ->
    [yes] une case pour y aller{ $card ->
        [yes] , une carte pour la jouer
       *[no] { "" }
     }{ $token ->
        [yes] , un jeton marqué pour le pousser
       *[no] { "" }
     }
   *[no] { $card ->
        [yes] une carte pour la jouer{ $token ->
            [yes] , un jeton marqué pour le pousser
           *[no] { "" }
         }
       *[no] { $token ->
            [yes] un jeton marqué pour le pousser
           *[no] une case pour la regarder
         }
     }
 }.
web-lg-walk = { $steps ->
    [one] Un pas jusqu’en { $square } ?
   *[other] { $steps } pas jusqu’en { $square } ?
 }
web-lg-end-sure = Il te reste quelque chose à faire. Finir ton tour quand même ?

## Un geste

web-lg-needs = { $verb ->
    [at] Sur quelle case ?
    [move] Quel jeton ?
    [to] Où va-t-il ?
    [look] Quel jeton regardes-tu ?
    [reveal] Quel jeton retournes-tu ?
    [jump] De quel transporteur repars-tu ?
    [start] Sur quelle case le pion commence-t-il ?
    [token] Où va le jeton ?
    [seat] La main de qui ?
   *[value] Avec une Valeur, pour plus de blessures ?
 }
web-lg-not-there = { $square } ne va pas : prends une case marquée.
web-lg-card-not-now = { $card } ne sert à rien pour l’instant.
web-lg-without = Sans
web-lg-do-it = C’est dit
web-lg-back = Retour

## Les cartes

web-lg-counts = compte { $value }{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } dans tes combats
 }
web-lg-throw = { $n ->
    [0] Tout garder et piocher
    [one] Jeter 1 carte et piocher
   *[other] Jeter { $n } cartes et piocher
 }
web-lg-put = { $n ->
    [0] C’est tout
    [one] Poser 1 carte
   *[other] Poser { $n } cartes
 }
web-lg-challenge = { $n ->
    [0] Défier : choisis 1 ou 2 cartes
    [one] Défier avec 1 carte
   *[other] Défier avec { $n } cartes
 }

## Le combat

web-lg-starts = part de { $combat }
web-lg-beats = C’est assez !
web-lg-lacks = Il manque { $lacks }
web-lg-lose-sure = Ainsi, tu perds le combat. Vraiment ?

## Les questions à la ronde

web-lg-goes-round = À qui on le demande : { $names }.
web-lg-shown-in = Réponses dans { $n } s.
web-lg-thinks = { $name } réfléchit encore.
web-lg-sealed = Tu as scellé : { $answer }.
web-lg-otherwise = Si tu ne scelles rien : { $answer }.
web-lg-withdraw = La reprendre
web-lg-ask-always = Me demander toujours
web-lg-pass-until-turn = Passer jusqu’à mon tour

## Les joueurs

web-lg-wounds = { $wounds } blessures sur { $health }
web-lg-cards = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
 }
web-lg-guns = { $n ->
    [one] 1 Pistolet à Ghoo
   *[other] { $n } Pistolets à Ghoo
 }
web-lg-charms = { $n ->
    [one] 1 Porte-bonheur
   *[other] { $n } Porte-bonheur
 }
web-lg-carrying = { $n ->
    [one] 1 Civil
   *[other] { $n } Civils
 }
web-lg-dead = mort
web-lg-fallen = dans un Trou
web-lg-won = gagne
web-lg-is-asked = interrogé
web-lg-on-turn = à son tour
