# The rules of Cannae, for players: a picture each.

cannae-rules-turn = Les blancs commencent. Un tour est une action d'infanterie (un pas sur une case voisine, ou une poussée), une de cavalerie (comme la dame aux échecs), les deux dans n'importe quel ordre, ou aucune. La disposition est une reconstruction, car le dessin des règles est perdu : cavalerie aux ailes et centre profond, comme à Cannes, et personne d'enfermé.
    .title = Tour et disposition
cannae-rules-push = L'infanterie peut pousser dans huit directions : tout ce qui est en ligne devant elle, jusqu'à la première case libre, avance d'une case. On peut toujours pousser ses propres pièces, la cavalerie aussi. Une poussée est l'action d'infanterie du tour.
    .title = Poussée
cannae-rules-strength = Pour pousser des ennemis, il faut plus de pièces d'infanterie à la suite, à l'arrière de la ligne, qu'il n'y a d'ennemis dans toute la ligne. L'infanterie amie plus loin ne compte pas ; la cavalerie ne pousse jamais.
    .title = Qui est le plus fort
cannae-rules-edge = Au bord, une poussée jette hors du plateau la dernière pièce de la ligne, à qui qu'elle soit : une pièce au plus.
    .title = Par-dessus bord
cannae-rules-charge = La cavalerie prend l'infanterie en chevauchant jusqu'à sa case. Au départ, il doit y avoir au moins une case entre elles, et le chemin doit être libre. La cavalerie ne prend jamais la cavalerie.
    .title = Charge
cannae-rules-isolated = On ne charge que l'infanterie isolée : aucune autre infanterie de son camp ne doit se trouver sur les huit cases qui l'entourent. La cavalerie à côté ne change rien. On ne charge pas l'infanterie en contact au départ.
    .title = Infanterie isolée
cannae-rules-surrounded = La cavalerie à côté de deux pièces d'infanterie ennemies est encerclée, et perdue aussitôt. On le vérifie après chaque action, pour les deux camps ; jamais pour les cases qu'on ne fait que traverser.
    .title = Cavalerie encerclée
cannae-rules-own_loss = Rien n'empêche de mener sa propre cavalerie à sa perte, ni de pousser une de ses pièces hors du plateau. Salle t'avertit avant d'envoyer un tel tour.
    .title = Ses propres pertes
cannae-rules-win = Gagne qui élimine en premier toute l'infanterie ennemie, même au milieu d'un tour. Sans cavalerie à soi, on peut encore gagner, en poussant.
    .title = Gagner
cannae-rules-draw = Quand plus personne n'a de cavalerie, et que personne ne vient de gagner, la partie est nulle. De même quand la même position se présente pour la troisième fois, ou quand chacun joue cinquante tours sans une perte.
    .title = Nulle
