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
