# Les leçons d'Audatia : un titre chacune ; de chaque exercice l'idée, quoi faire, et les réponses.

audatia-course-attack = L'attaque
audatia-course-attack-1 = De ta posta, ta garde, tu as certains coups, et celle de Salle est fermée à quelques-uns. Un coup sans réponse gagne le duel. Fenestra Sinestra est fermée au mandritto fendente (MF).
    .task = Attaque avec un coup auquel la posta de Salle est ouverte.
    .right = La punta passe tout droit : de là, Salle n'avait aucun coup pour l'arrêter.
    .wrong = Tu n'as pas besoin d'une autre posta. Ta punta (P) trouve celle de Salle ouverte.

audatia-course-parry = La parade
audatia-course-parry-1 = Trois coups arrêtent une taille, mais jamais celui qui part du même angle. Un roverso fendente (RF) est arrêté par RF, MS et RS ; de Tutta Porta di Ferro, tu as MF, MS et P.
    .task = Arrête le coup avec un autre coup.
    .right = Le mandritto sottano monte par-dessous. Le liement est large, et le prochain coup peut être le tien.
    .wrong = La Rupture te sauve, mais tu as une parade : garde cette carte, et prends le mandritto sottano (MS).

audatia-course-side = Le côté de l'épée
audatia-course-side-1 = Avec ton premier coup, tu quittes ta posta. C'est alors le côté de l'épée qui décide : de la gauche, tu as les roversi, de la droite les mandritti, et la punta de partout.
    .task = Ton épée est à ta gauche, et le liement est large. Frappe.
    .right = De la gauche, il faut un roverso, et Salle n'avait plus de réponse.
    .wrong = Ne laisse pas passer ça : de la gauche, tu peux frapper d'un roverso.

audatia-course-bind = Le liement
audatia-course-bind-1 = Après une parade, deux demi-soleils se rencontrent au bord des cartes. Gauche et droite font un soleil entier : liement serré, où seuls comptent les remèdes. Deux moitiés gauches laissent le liement large, et des coups peuvent suivre.
    .task = Le coup de Salle a son demi-soleil à gauche. Tu n'as aucun remède : pare de façon que le liement soit large.
    .right = Gauche contre gauche : large. À toi de frapper, avant Salle.
    .wrong = Ce n'est pas large. Droite contre gauche fait un soleil entier, et au corps à corps tu n'aurais rien à jouer. Pare avec l'autre coup.

audatia-course-break = Sans réponse
audatia-course-break-1 = Salle donne un roverso fendente, et de Donna Destra tu n'as que le mandritto fendente et la punta : aucun ne l'arrête. Sans réponse, le duel est perdu.
    .task = Tire-toi de là.
    .right = Une rupture : personne ne gagne, et l'assaut n'est pas nul. Le suivant commence.
    .wrong = De cette posta, une nouvelle carte n'arrête pas le coup. Joue la Rupture.

audatia-course-bold = L'entrée audacieuse
audatia-course-bold-1 = Salle a paré ton attaque. Avec plus d'Audatia, on peut maintenant entrer avec audace : au corps à corps, on agit alors d'abord, même après un liement large.
    .task = Tu as l'Audatia, et un remède. Entre.
    .right = Salle a plus de Fortitudo, et a choisi le dedans. Tu agis d'abord.
    .wrong = Si tu attends, Salle frappe. Tu as l'Audatia, et un remède en main.
audatia-course-bold-2 = C'est un remède qui décide maintenant. Volte et pommeau vaut du dedans et du dehors.
    .task = Joue-le.
    .right = Pas de contre-remède : le duel est à toi.
    .wrong = C'est pour ça que tu es là. Joue Volte et pommeau.

audatia-course-remedy = Dedans et dehors
audatia-course-remedy-1 = Au corps à corps, chaque remède vaut d'un côté : la Ligature médiane du dedans, la Soprana Tor di Spada du dehors. Tu avais plus de Fortitudo, et tu es dedans.
    .task = Joue le remède qui te sert là.
    .right = La Ligature médiane vaut du dedans. Un remède sans contre-remède gagne.
    .wrong = Tu as un remède pour le dedans. Si tu passes, Salle peut en jouer un.

audatia-course-counter = Les contre-remèdes
audatia-course-counter-1 = Chaque remède a un seul contre-remède parfait, qui gagne le duel ; tout autre qui vaut de ce côté finit seulement l'assaut. Salle joue Volte et pommeau.
    .task = Gagne avec le contre-remède parfait.
    .right = Couverture et pommeau est parfait contre celui-là. Tout le monde commence avec les deux : penses-y avant de jouer toi-même le remède.
    .wrong = Ça l'arrête, sans plus. Couverture et pommeau est le contre-remède parfait de Volte et pommeau.

audatia-course-call = Le dernier appel
audatia-course-call-1 = C'est toi qui as lancé le défi, personne n'a attaqué, et un assaut est déjà nul. Le second assaut nul donne le duel à Salle.
    .task = Ne le laisse pas finir nul.
    .right = Une attaque, et l'assaut continue. Qui a lancé le défi ne peut pas attendre toujours.
    .wrong = Ce serait le second assaut nul, et le duel irait à Salle. Attaque, avec ce que tu as.

audatia-course-puzzle = Problème
audatia-course-puzzle-1 = Salle donne un roverso sottano (RS). Tu peux l'arrêter, ou rompre. Tu connais la main de Salle : MF, RF, MM, RM, P, et aucun sottano.
    .task = Qu'est-ce qui vaut le mieux ?
    .right = Le liement est large, et ton épée est à gauche. De là, seul un sottano arrêterait ton roverso fendente, et Salle n'en a pas.
    .wrong = C'est sûr, mais une victoire t'échappe. Pare, et regarde quel coup tu as ensuite de la gauche, et ce qui l'arrêterait.
