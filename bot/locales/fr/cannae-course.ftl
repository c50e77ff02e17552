# Les leçons de Cannes : un titre chacune ; de chaque exercice l'idée, quoi faire, et les réponses.

cannae-course-infantry = L'infanterie
cannae-course-infantry-1 = L'infanterie, les boucliers, fait un pas dans n'importe quelle direction, même en diagonale ou en arrière. Si tu perds toute ton infanterie, tu as perdu.
    .task = Fais un pas de d3 à e4, et rien d'autre.
    .right = Une case, en diagonale. Un bouclier ne devient jamais autre chose : prends-en soin.
    .wrong = Seulement le bouclier, de d3 à e4.
    .wrong-pass = On peut toujours passer, mais ici il y a un pas à faire : de d3 à e4.

cannae-course-cavalry = La cavalerie
cannae-course-cavalry-1 = La cavalerie, les chevaux, va tout droit ou en diagonale, aussi loin que le chemin est libre, comme la dame aux échecs.
    .task = Va de a1 à f6.
    .right = Toute la diagonale en un coup.
    .wrong = Suis la diagonale depuis a1 : b2, c3, d4, e5, f6.
cannae-course-cavalry-2 = Mais un cheval à côté de deux boucliers ennemis est perdu, que ce soit ton tour ou non. Un seul n'est pas un danger.
    .task = Va à côté du bouclier en c4 sans perdre ton cheval.
    .right = En c3, il n'a qu'un bouclier à côté. Les chevaux craignent les paires.
    .wrong = Ce n'est pas à côté de c4. Depuis a1, la diagonale passe juste à côté.
    .wrong-two = En d4, il était à côté de c4 et de e5 : deux boucliers, et le cheval est perdu. Une case de moins.

cannae-course-both = Les deux en un tour
cannae-course-both-1 = Dans un tour, tu peux faire une action d'infanterie et une de cavalerie, dans l'ordre que tu veux. Une seule suffit, ou aucune.
    .task = Dans un seul tour : le bouclier de d3 à d4, et le cheval de a1 à a4.
    .right = Deux actions, un tour. L'ordre compte quand l'une fait de la place à l'autre.
    .wrong = Les deux dans le même tour : de d3 à d4, et de a1 à a4.
    .wrong-half = C'est la moitié. Ajoute l'autre action avant de répondre.

cannae-course-push = La poussée
cannae-course-push-1 = En ligne, l'infanterie pousse ce qui est devant elle, si les tiens qui poussent sont plus nombreux que les ennemis qui résistent. Toute la ligne avance d'une case.
    .task = Pousse le bouclier de d5 en d6.
    .right = Deux contre un. Une poussée, c'est ton action d'infanterie pour ce tour.
    .wrong = Pars du bouclier de derrière, d3, et pousse le long de la ligne. Depuis d4, un seul serait trop faible.

cannae-course-edge = Par-dessus bord
cannae-course-edge-1 = Au bord, une ligne n'a nulle part où aller : la dernière pièce tombe du plateau.
    .task = Pousse le bouclier de Salle hors du plateau.
    .right = Un bouclier de moins pour Salle. Garde tes lignes loin du bord.
    .wrong = Le bouclier en d8 a le bord derrière lui. Pousse depuis d6 : deux contre un.

cannae-course-count = Compter avant de pousser
cannae-course-count-1 = À deux contre deux, on ne pousse rien : il faut être plus nombreux. Les boucliers derrière celui dont tu pars ne comptent pas.
    .task = Deux lignes se font face. Pousse là où tu peux, et fais tomber un bouclier.
    .right = Trois contre deux, sur la colonne h. Sur la colonne a, c'était deux contre deux.
    .wrong = Rien n'est tombé. Compte les boucliers de chaque colonne, et pars du dernier des trois.

cannae-course-charge = La charge
cannae-course-charge-1 = La cavalerie prend une infanterie seule, sans autre bouclier de son camp à côté, en allant sur sa case. Le cheval doit venir de plus loin que la case voisine.
    .task = Prends l'infanterie qui est seule.
    .right = En a6, elle était seule. Les deux en e6 et f6 se couvrent l'un l'autre.
    .wrong = Rien n'est pris. Quel bouclier de Salle n'en a pas d'autre à côté, et quel cheval le voit ?

cannae-course-surround = L'encerclement
cannae-course-surround-1 = Ce qui prend tes chevaux prend aussi ceux de Salle : la cavalerie à côté de deux de tes boucliers est perdue.
    .task = Fais un pas pour que le cheval de Salle en d6 soit perdu.
    .right = Deux boucliers à côté. Il est tombé pendant ton tour, sans que personne le touche.
    .wrong = Le cheval n'a pas encore deux boucliers à côté de lui. L'un est en c5 : amène l'autre à côté de d6.

cannae-course-cover = Jamais seul
cannae-course-cover-1 = Ton bouclier en d4 est seul, et le cheval de Salle en d8 voit toute la colonne. Au prochain tour, il chargerait.
    .task = Fais en sorte qu'aucun de tes boucliers ne soit seul.
    .right = Côte à côte, en diagonale aussi : rien à charger.
    .wrong = Un de tes boucliers est encore seul. Réunis-les : quelle case est voisine des deux ?

cannae-course-puzzle = Problème
cannae-course-puzzle-1 = Il reste un bouclier à Salle, en g7, et il peut aller où il veut. Tes boucliers peuvent pousser ton cheval d'une case avant qu'il parte.
    .task = Joue un tour après lequel tu le prends, où qu'il aille.
    .right = En g4, le cheval voit la colonne g. Poussé depuis f3 ou h4, il voit aussi les lignes de h5 et de f4.
    .wrong = Salle trouve une case que tu n'atteins pas au prochain tour. Le cheval doit être en g4, avec des boucliers qui puissent le pousser des deux côtés.
