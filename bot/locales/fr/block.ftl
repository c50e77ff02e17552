### Bloquer : avec qui on ne veut plus rien avoir à faire.

block-done = Tu as bloqué { $name } : plus de défis ni de messages de sa part, et je ne vous mettrai plus face à face. { $name } n'en saura rien, et une partie en cours continue.
block-undo = Débloquer
block-undone = Tu as débloqué { $name }.
block-not-blocked = Tu n'as pas bloqué { $name }.
block-list = Tu as bloqué ces personnes. Elles ne le savent pas.
block-whom = Qui veux-tu débloquer ?
block-nobody = Tu n'as bloqué personne. Pour le faire, écris /block et un nom.
block-somebody = quelqu'un
block-not-yourself = Tu ne peux pas te bloquer toi-même.
block-too-many = Tu as déjà bloqué { $count } personnes : c'est le maximum. /unblock montre les dernières.
block-yours = Tu as bloqué { $name }. Avec /unblock, vous pouvez rejouer ensemble.
# La personne bloquée la lit aussi : elle ne donne donc pas de raison.
block-no-match = Cette partie ne peut pas se faire en ce moment. Choisis quelqu'un d'autre, ou lance un défi ouvert.
