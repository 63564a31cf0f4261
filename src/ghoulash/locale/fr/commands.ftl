# Ce que l’on peut taper. Chaque message énumère les mots pour une même chose, entre virgules ; le premier est
# celui qu’on montre. Accents et majuscules n’ont pas d’importance. Les mots anglais sont compris aussi.

## Pour jouer

command-hide = cache, cacher, mets, mettre, pose, poser, place, placer
command-block = bloque, bloquer, ferme, fermer, barre, barrer
command-enter = entre, entrer
command-walk = marche, marcher, va, vais, aller, avance, avancer, pas
command-stop = arrête, stop, arrêter, arrête-toi, m'arrête, m'arrêter, halte, reste, rester, attends
command-use = utilise, utiliser, utilise-la, me soigne, me soigner, soigne, soigner, soigne-toi
command-leave = laisse, laisser, laisse-la, garde-la
command-weak = faible, point faible, point
command-fire = tire, tirer, vise, viser, feu, frappe
command-first = premier

## Pour demander, et à la table

command-help = aide, aider, au secours, commandes
command-choices = choix, actions, que faire, que puis-je faire, quoi faire
command-map = carte, plan, voir le plan, voir la carte, mon plan, ma carte
command-chart = grille, ma grille, voir la grille, voir ma grille
command-at = regarde, qu'y a-t-il en, qu'y a-t-il à, qu'y a-t-il sur, qu'est-ce qu'il y a en, qu'est-ce qu'il y a à, que contient, voir
command-describe = décris, décrire, que sais-je de, que sais-je sur, qu'est-ce que je sais de, qu'est-ce que je sais sur
command-status = état, où suis-je, où j'en suis, blessures, barres, score
command-briefing = consignes, histoire, objectif, scénario
command-log = journal, récit, que s'est-il passé
command-draft = brouillon, liste, qu'ai-je caché
command-undo = annule, annuler, reviens, retour
command-remove = retire, retirer, enlève, enlever, rouvre, rouvrir, reprends, efface, effacer
command-clear = recommence, recommencer, tout effacer, efface tout, vide
command-auto = auto, cache pour moi, cache le reste, cache le reste pour moi, pour moi
command-done = fini, terminé, prêt, prête, remets, remettre, confirme, confirmer, valide, valider
command-say = dis, dire, parle
command-save = sauve, sauver, sauvegarde, sauvegarder, enregistre, enregistrer
command-quit = quitte, quitter, sortir, au revoir, fin
command-yes = oui
command-no = non

## Ce qui va avec

word-ghoul = goule, goules
word-kit = trousse, trousses, trousse de premiers soins, trousses de premiers soins, trousse de secours, trousses de secours
word-hole = trou, trous
word-debris = débris, gravats
word-spores = spores, spore
word-isotope = isotope, isotopes
word-food = vivres, réserve de vivres, réserves de vivres, nourriture
word-survivor = survivant, survivants, survivante
word-crate = caisse, caisses
word-treasure = trésor, trésors
word-keycard = carte, cartes, carte d'accès, cartes d'accès, carte magnétique
word-sample = échantillon, échantillons
word-north = N, nord, haut
word-east = E, est, droite
word-south = S, sud, bas
word-west = O, ouest, gauche, W
word-to = vers, jusqu'en, jusqu'à, jusque
word-spot-1 = 1, un, tête
word-spot-2 = 2, deux, gorge
word-spot-3 = 3, trois, cœur
word-spot-4 = 4, quatre, ventre
word-spot-5 = 5, cinq, main
word-spot-6 = 6, six, genou
word-fillers = un, une, des, de, d', du, le, la, les, l', ma, mon, mes, son, à, au, aux, en, dans, sur, par, et, puis, je, j', me, m', passage, porte, ici, numéro, s'il te plaît, stp

## The Last Game on Earth

command-lg-pick = choisis, choisir, prends, prendre, je joue avec
command-lg-start = départ, jeton départ, pose le départ
command-lg-token = jeton, pose un jeton
command-lg-play = joue, jouer
command-lg-move = déplace, déplacer, pousse, pousser, déplace le jeton
command-lg-to = vers, jusqu'en
command-lg-on = sur, à, vole, voler, prends à
command-lg-look = espionne, espionner, épie
command-lg-reveal = retourne, retourner, révèle, révéler
command-lg-add = ajoute, ajouter, avec
command-lg-put = pose, poser, mets, mettre
command-lg-discard = défausse, défausser, jette, jeter
command-lg-challenge = défie, défier, défi, je te défie
command-lg-parry = pare, parer, parade, ignore, ignorer
command-lg-face = affronte, affronter, combats, combattre, me bats
command-lg-jump = saute, sauter, transporte, transporter, téléporte
command-lg-charm = porte-bonheur, dépense un porte-bonheur, dépenser un porte-bonheur
command-lg-pass = passe, passer, pas de défi
command-lg-end = finis, finir, fin, fin du tour, fin de tour, termine, terminer, finis mon tour, finis le tour
command-lg-hand = main, ma main, cartes, mes cartes, voir ma main
command-lg-tokens = jetons, liste des jetons, les jetons
command-lg-piles = piles, défausses, les défausses, paquets
word-lg-1 = 1, valeur 1
word-lg-2 = 2, deux, valeur 2, valeur deux
word-lg-3 = 3, trois, valeur 3, valeur trois
word-lg-marked-1 = 1 marquée, valeur 1 marquée, 1 marqué, 1+, 1 +
word-lg-marked-2 = 2 marquée, valeur 2 marquée, 2 marqué, 2+, 2 +
word-lg-marked-3 = 3 marquée, valeur 3 marquée, 3 marqué, 3+, 3 +
word-lg-hole = trou
word-lg-debris = débris, gravats
word-lg-steal = vol
word-lg-haul = treuil
word-lg-recon = reconnaissance, recon
word-lg-inaction = inaction
word-lg-parry = parade
word-lg-lake = Lake, de Lake
word-lg-gray = Gray, de Gray
word-lg-cornealius = Cornealius, de Cornealius
word-lg-zone = Zone, de Zone
word-lg-all = tout, toutes, toute ma main
word-lg-fillers = carte, cartes, jeton, jusqu'en, vers, avec, contre, sous, de, valeur, case, paquet
