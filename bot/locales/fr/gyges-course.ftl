# Les leçons de Gygès : un titre chacune ; de chaque exercice l'idée, quoi faire, et les réponses.

gyges-course-owner = Des anneaux à personne
gyges-course-owner-1 = Aucun anneau n'est à personne. Ce double, c'est Salle qui l'a joué, mais il est dans la ligne la plus proche de toi : tu peux le déplacer.
    .task = Avance-le de deux pas tout droit, en c5.
    .right = Deux cercles, deux pas. Où qu'il soit, il n'est toujours à personne.
    .wrong = Le coup est permis, mais c'est une autre case. Va tout droit, en c5.

gyges-course-row = Ta ligne
gyges-course-row-1 = Tu ne peux déplacer que les anneaux de la ligne la plus proche qui en a : la 2 pour l'instant. Salle fait pareil depuis l'autre bout.
    .task = Avance le simple (un cercle) d'un pas.
    .right = Salle a répondu avec un anneau de sa propre ligne la plus proche, la 5.
    .wrong = C'est la bonne ligne, mais déplace le simple en d2, tout droit en d3.
gyges-course-row-2 = Le simple a quitté ta ligne : tu ne peux plus déplacer que le double. Si tu vides la ligne 2, ta ligne devient la 3.
    .task = Amène le double de a2 en a4.
    .right = La ligne 2 est vide : la prochaine fois, tu déplaces le simple en d3. Regarde toujours quels anneaux il te reste.
    .wrong = Deux pas tout droit : a3 et a4.

gyges-course-steps = Un, deux, trois pas
gyges-course-steps-1 = Un anneau fait exactement autant de pas qu'il a de cercles. Il peut tourner à chaque pas, ne va jamais en diagonale, et toutes les cases avant la dernière doivent être libres.
    .task = Amène le triple de c2 en d4. L'anneau en c3 te gêne.
    .right = Autour de l'anneau : trois pas, dont un en tournant.
    .wrong = Trois pas y mènent aussi, mais c'est d4 qu'il faut : d2, d3, d4.

gyges-course-bounce = Le rebond
gyges-course-bounce-1 = Le dernier pas peut finir sur un autre anneau. De là, tu peux rebondir d'autant de pas qu'il a de cercles. On ne franchit jamais deux fois la même limite entre deux cases.
    .task = Depuis b1, rebondis sur le simple jusqu'en b4.
    .right = Deux pas jusqu'en b3, et un de plus. Le simple n'a pas bougé.
    .wrong = Pas là. Deux pas en avant finissent sur le simple en b3, et son cercle te porte un pas plus loin, en b4.
gyges-course-bounce-2 = Un rebond peut encore finir sur un anneau, et ainsi de suite : un seul coup peut traverser le plateau.
    .task = Rebondis deux fois et finis en d5.
    .right = b3 a donné un pas, b4 trois. Des anneaux en chaîne, c'est une route.
    .wrong = D'abord le simple en b3, puis le triple en b4 : ses trois pas mènent en d5.

gyges-course-replace = Prendre la place
gyges-course-replace-1 = Au lieu de rebondir, tu peux prendre la place de l'anneau atteint. Tu le poses alors sur une case libre, mais pas derrière la ligne la plus proche de Salle.
    .task = Prends la place du simple en b3, et pose-le où tu veux.
    .right = Tu décides donc où va un anneau : en travers d'un chemin, ou dans ta propre chaîne.
    .wrong = Ici, tu n'as pris aucune place. Finis en b3, et choisis une case pour le simple.

gyges-course-goal = Le but
gyges-course-goal-1 = Tu gagnes avec n'importe quel anneau dans le but derrière Salle. Depuis la dernière ligne, c'est un pas de plus, et il faut que ce soit le dernier.
    .task = Le triple en c4 est à trois pas. Gagne.
    .right = c5, c6, but : trois pas tout juste.
    .wrong = Le but t'échappe. Compte : c5, c6, et le but est le troisième pas.
gyges-course-goal-2 = Les rebonds comptent aussi : un anneau de la dernière ligne peut être ton dernier appui.
    .task = Le double en c4 y arrive. Gagne.
    .right = Deux pas jusqu'au simple en c6, et son pas mène dans le but.
    .wrong = Finis sur le simple en c6 : de là, un pas mène dans le but.

gyges-course-block = Barrer le chemin
gyges-course-block-1 = Salle menace : le double en c5 finit sur le triple en c3, et de là trois pas mènent dans ton but.
    .task = Mets un anneau en travers.
    .right = Le chemin c2, c1, but est fermé. Cherche ces routes avant chaque coup.
    .wrong = Le chemin c3, c2, c1, but est toujours ouvert. Laquelle de ces cases ton double peut-il atteindre ?

gyges-course-defend = Se défendre de loin
gyges-course-defend-1 = Le triple en b5 peut aller sur celui en b2, et rebondir de trois pas dans ton but. Ta ligne ne peut pas lui barrer le chemin.
    .task = Pose un anneau en travers.
    .right = Le double est maintenant en b3, et b5 n'atteint plus b2. On peut fermer une porte de loin.
    .wrong = Salle passe encore : b4, b3, b2, et trois de plus. Prends la place de l'anneau en e2, et pose-le là où il gêne.

gyges-course-setup = Le placement
gyges-course-setup-1 = Avant le premier coup, chaque camp place six anneaux, deux de chaque sorte, sur ses deux lignes les plus proches. Un anneau de la deuxième ligne ne bouge pas tant que la première n'est pas vide.
    .task = Place les six sur la ligne 1, dans l'ordre que tu veux.
    .right = Les six peuvent bouger dès le début. Répartis simples et triples, pour aller près et loin des deux côtés.
    .wrong = Le placement est permis, mais un anneau est sur la ligne 2. Mets-les tous sur la ligne 1.

gyges-course-puzzle = Problème
gyges-course-puzzle-1 = Tu gagnes en deux coups : après le premier, quoi que joue Salle, un chemin vers le but reste ouvert.
    .task = Trouve le premier coup.
    .right = Quoi que joue Salle maintenant, un chemin vers le but reste ouvert. Un tel coup mérite qu'on le cherche.
    .wrong = Salle a une réponse à ce coup. Fais rebondir loin le triple en d1, et pose un anneau là où il te sert.
