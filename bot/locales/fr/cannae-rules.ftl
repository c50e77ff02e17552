# Les règles de Cannes, paragraphe par paragraphe ; chacun est à côté de son image.
# Anna a les blancs, dessinés en rouge ; Bea les noirs, dessinés en bleu.

cannae-rules-about = Deux armées de huit pièces d'infanterie et quatre de cavalerie se rencontrent sur un échiquier. L'infanterie gagne du terrain en poussant en rangs serrés, et la cavalerie renverse ce qui reste seul. Pour gagner, élimine toute l'infanterie ennemie.
    .title = Le jeu
cannae-rules-layout = L'infanterie est dessinée comme un bouclier, la cavalerie comme une tête de cheval. Les blancs commencent, ici Anna en rouge. Le dessin des règles est perdu : cette disposition est notre reconstruction, avec un centre profond et la cavalerie aux ailes, comme à Cannes, toute libre de partir.
    .title = La disposition
cannae-rules-turn = À ton tour, tu peux agir une fois avec l'infanterie et une fois avec la cavalerie, dans l'ordre que tu veux, ou avec une seule des deux, ou passer. L'infanterie fait un pas sur une case voisine libre, tout droit ou en diagonale, en avant ou en arrière ; ou bien elle pousse. La cavalerie chevauche aussi loin qu'elle veut, comme la dame aux échecs ; ou bien elle charge. Ici Anna fait un pas de f2 à g3 et chevauche de b2 à b5.
    .title = Deux actions
cannae-rules-ride = La cavalerie ne saute par-dessus rien, mais elle peut passer entre deux pièces qui ne se touchent que par les coins. Ici elle chevauche de g2 à d5, entre e3 et f4.
    .title = La chevauchée
cannae-rules-push = L'infanterie pousse dans n'importe laquelle des huit directions. À partir de la dernière pièce qui pousse, tout ce qui est en ligne avance d'une case, jusqu'à la première case libre ; ce qui est derrière reste. Ici deux pièces d'Anna poussent vers le haut depuis e3, et celle de Bea va de e5 à e6. Une poussée est l'action d'infanterie du tour.
    .title = Poussée
cannae-rules-strength = Pour pousser des ennemis, il faut être plus nombreux que ceux de la ligne, infanterie et cavalerie ensemble. C'est l'infanterie à l'arrière de la ligne qui pousse, une pièce derrière l'autre, sans vide. Ici e3 et e4 ont devant elles e5 et e6, deux contre deux : on ne peut pas pousser vers le haut. La cavalerie ne pousse jamais.
    .title = Qui est le plus fort
cannae-rules-carried = L'infanterie amie plus loin dans la ligne ne compte pas ; elle est entraînée. Ici trois poussent vers la droite, a4, b4 et c4, contre deux, d4 et f4 ; celle d'Anna en e4 ne fait que suivre. Sans a4, ce serait deux contre deux, et ce n'est pas permis. C'est toi qui choisis d'où part la poussée.
    .title = Entraînées
cannae-rules-edge = Au bord, la dernière pièce de la ligne tombe du plateau, quel que soit son camp : une pièce par poussée. Ici f4 et g4 font tomber de h4 l'infanterie de Bea.
    .title = Par-dessus bord
cannae-rules-charge = La cavalerie prend l'infanterie en chevauchant jusqu'à sa case. Le chemin doit être libre, et au départ les deux ne doivent pas être voisines : il y a au moins une case entre elles. Ici f2 prend c5. La cavalerie ne prend jamais la cavalerie.
    .title = Charge
cannae-rules-isolated = On ne charge que l'infanterie isolée : aucune autre infanterie de son camp sur les huit cases autour d'elle. Ici celle en a4 est seule, et peut être prise. Celle en e7 a d7 à côté d'elle ; celle en f3 est seule, mais touche la cavalerie. La cavalerie à côté de l'infanterie ne change rien. On en juge au départ de la cavalerie : ton infanterie peut donc agir d'abord et lui ouvrir le chemin.
    .title = Qui charger
cannae-rules-surrounded = La cavalerie à côté de deux pièces d'infanterie ennemies est encerclée, et perdue aussitôt. Ici le pas d'Anna en e4 est le deuxième bouclier à côté de d5. On le vérifie après chaque action, pour les deux camps ; jamais sur les cases qu'on ne fait que traverser.
    .title = Encerclée
cannae-rules-own_loss = Tu peux mener ta propre cavalerie à sa perte, ou pousser une de tes pièces hors du plateau. Ici la chevauchée en f6 finirait à côté de deux boucliers de Bea. Salle te prévient avant d'envoyer un tel tour.
    .title = Ses propres pertes
cannae-rules-together = Sans ennemi dans la ligne, toute infanterie peut la pousser, même seule, et elle pousse aussi sa propre cavalerie. Ici celle en d1 pousse celle en d2, et les deux avancent ensemble.
    .title = Ensemble
cannae-rules-win = Tu gagnes aussitôt, même au milieu d'un tour, quand la dernière infanterie ennemie quitte le plateau. Ici la poussée d'Anna vers la droite la fait tomber de h4. Même sans cavalerie, on peut encore gagner, en poussant.
    .title = Gagner
cannae-rules-draw = Quand plus personne n'a de cavalerie, et que personne ne vient de gagner, la partie est nulle. De même quand la même position revient pour la troisième fois, ou quand chacun joue cinquante tours sans perte. Ici la dernière cavalerie de Bea est encerclée en d5, et Anna n'en a plus.
    .title = Partie nulle
cannae-rules-shut_in = Si vous en convenez, la cavalerie sans case libre à côté d'elle est perdue aussi ; les bords comptent comme bloqués, et les pièces des deux camps bloquent. Ici le pas d'Anna en g7 prend à celle de h8 sa dernière case libre.
    .title = Enfermée
