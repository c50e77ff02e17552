# Les leçons d'En Garde : un titre chacune ; de chaque exercice l'idée, quoi faire, et les réponses.

en_garde-course-move = Se déplacer
en_garde-course-move-1 = Une carte déplace ton escrimeur d'autant de cases, exactement. En avant, c'est vers Salle.
    .task = Avance avec ta plus haute carte.
    .right = Cinq cases. Tu as pioché : te revoilà à cinq cartes. Salle s'est approchée aussi.
    .wrong = C'est bien un pas, mais tu as une carte plus haute : joue un 5.
en_garde-course-move-2 = La même carte peut aussi te faire reculer. On ne sort jamais de la piste, et on ne passe jamais derrière Salle.
    .task = Recule de 3.
    .right = Te voilà plus à l'abri. Chaque tour est une seule action : un pas, ou une attaque.
    .wrong = C'est un autre pas. Prends le 3, vers l'arrière.
    .wrong-forward = La bonne carte, dans l'autre sens : ça te rapproche. Prends le 3 vers l'arrière.

en_garde-course-distance = La distance
en_garde-course-distance-1 = La distance, c'est le nombre de cases entre toi et Salle : 8 pour l'instant. Tout en dépend.
    .task = Fais un pas qui mette la distance à 4.
    .right = 8 moins 4 font 4.
    .wrong = Recompte : en avançant, tu enlèves à la distance le nombre de la carte. 8 moins quelle carte font 4 ?
en_garde-course-distance-2 = À 5 ou moins, on peut attaquer, avec une carte égale à la distance. Ne t'arrête donc que là où tu l'as, et de préférence en double.
    .task = Arrête-toi à une distance dont il te reste deux cartes.
    .right = Distance 5, et tu as deux 5 : là, tu peux parer, et attaquer.
    .wrong = Tu restes à l'abri, mais tu ne t'approches pas. Cherche le pas qui laisse une distance que tu as en double.
    .wrong-none = Distance 4, et ton seul 4 est parti. Salle peut attaquer avec un 4, et tu ne pourrais pas parer.
    .wrong-one = Distance 3, et un seul 3 : contre deux 3, tu perdrais. Il y a mieux.
    .wrong-far = Distance 7 : personne n'atteint personne. Approche-toi.

en_garde-course-attack = L'attaque
en_garde-course-attack-1 = Une carte égale à la distance attaque. Personne ne bouge ; si Salle n'en a pas pour parer, tu touches.
    .task = Vous êtes à distance 4. Attaque.
    .right = Touché. Salle n'avait pas de 4 pour parer. Ici, une touche suffit ; une partie entière se joue en cinq.
    .wrong = C'est un pas. Vous êtes à distance 4 et tu as un 4 : attaque avec ton 4.

en_garde-course-several = Plusieurs cartes à la fois
en_garde-course-several-1 = Tu peux attaquer avec plusieurs cartes égales. Pour parer, Salle doit en avoir autant. Il y en a cinq de chaque nombre.
    .task = Attaque de façon qu'aucune main ne puisse parer.
    .right = Tu avais trois des cinq 3. Il en restait deux au plus pour Salle : trois ne se parent pas.
    .wrong = C'est un pas, et la prochaine attaque est à Salle. Tu as trois 3, à distance 3.
    .wrong-one = Salle peut avoir un 3 et parer, comme ici. Mets-en plus.
    .wrong-two = Il reste deux 3 pour Salle : avec les deux, ce serait paré. Mets-en plus.

en_garde-course-parry = La parade
en_garde-course-parry-1 = Salle attaque avec un 4. Pare avec autant de cartes de ce nombre, sinon la touche compte.
    .task = Pare.
    .right = Paré. Tu ne pioches pas encore : c'est ton tour, avec les cartes qui restent.
    .wrong = Seul un 4 arrête un 4.
en_garde-course-parry-2 = Après une parade, tu joues aussitôt. Vous êtes toujours à distance 4, et Salle vient de dépenser un 4.
    .task = Riposte.
    .right = Une riposte, et une touche. Si tu peux, garde une seconde carte pour ça.
    .wrong = Salle s'en tire. Tu as encore un 4, et vous êtes à distance 4.

en_garde-course-advanced = Avancer et attaquer
en_garde-course-advanced-1 = Dans la variante avancée, tu peux avancer et attaquer dans le même tour : une carte pour le pas, puis des cartes égales à la distance qui reste.
    .task = Vous êtes à distance 6. Avance et attaque avec deux cartes.
    .right = 6 moins 2 font 4, et deux 4. Salle était au bout de la piste et ne pouvait pas reculer.
    .wrong = Ce n'est pas ça. Quel pas laisse une distance que tu as en double ?
    .wrong-one = Le pas est bon, mais un 4 se pare plus facilement que deux. Mets les deux.
    .wrong-step = Le pas est bon. Ne t'arrête pas là : attaque avec les deux 4 dans le même tour.
en_garde-course-advanced-2 = Contre cette attaque, tu peux battre en retraite au lieu de parer : une carte, tout droit en arrière. Tu n'as aucun 3.
    .task = Bats en retraite hors de portée : à plus de 5 cases de Salle.
    .right = Hors de portée. C'était ton tour : tu pioches une carte, et Salle joue.
    .wrong = Salle est encore à 5 cases ou moins, et attaque de nouveau. Recule davantage.

en_garde-course-deck = Quand la pioche est vide
en_garde-course-deck-1 = La dernière carte finit la manche. Après un pas, l'autre camp peut encore attaquer une fois ; puis on montre les mains, et la manche se gagne au nombre de cartes égales à la distance.
    .task = C'est toi qui prends la dernière carte. Va à la distance dont tu as le plus de cartes.
    .right = Distance 4, et trois 4 en main. Salle ne pouvait pas attaquer, et n'avait aucun 4 à comparer.
    .wrong = Tu as alors moins de cartes égales à la distance, ou aucune. Tu as trois 4 : mets la distance à 4.

en_garde-course-counting = Compter les cartes
en_garde-course-counting-1 = Il y a cinq cartes de chaque nombre, pas plus. Tu as quatre 2, et le cinquième est sur la défausse.
    .task = Va à une distance où Salle ne peut sûrement pas attaquer, mais toi si.
    .right = Distance 2. Tu sais où sont les cinq 2 : Salle n'en a ni pour attaquer, ni pour parer.
    .wrong = À cette distance, Salle a peut-être la carte. Pour les 2, tu sais où est chacun : mets la distance à 2.

en_garde-course-last = La dernière attaque
en_garde-course-last-1 = Salle a pris la dernière carte avec un pas. Plus personne ne bouge : tu as une attaque, ou tu passes et on compare les mains.
    .task = Salle a plus avancé : à cartes égales, Salle gagnerait. Sers-toi de tout ce que tu as.
    .right = Touché. Quand il n'y a plus rien à garder, attaque avec tout.
    .wrong = Attaque avec les deux 4.
    .wrong-one = Pourquoi garder un 4 ? C'est ton dernier coup, et un 4 se pare plus facilement que deux.
    .wrong-pass = Si Salle aussi a deux 4, c'est qui a le plus avancé qui gagne, donc Salle. Attaque.

en_garde-course-puzzle = Problème
en_garde-course-puzzle-1 = Vous êtes à distance 1 et tu n'as aucun 1 : ici, tu ne peux ni attaquer ni parer. Il faut céder du terrain.
    .task = De combien reculer ?
    .right = Distance 3, et trois 3 en main : là, Salle ne te touche guère, et toi, tu peux toucher.
    .wrong = Distance 4, et tu n'as aucun 4 : une attaque te toucherait. Va où tu as des cartes.
