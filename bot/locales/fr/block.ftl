### Bloquer : avec qui on ne veut plus rien avoir à faire.

block-done = Tu as bloqué { $name } : plus de défis de sa part, plus de paroles à une table, et jamais de partie trouvée entre vous. Personne ne le lui dit, et une partie en cours continue.
block-undo = Débloquer
block-undone = { $name } n'est plus dans la liste de tes blocages.
block-not-blocked = Tu n'as pas bloqué { $name }.
block-list = Tu as bloqué ces personnes. Elles ne le savent pas.
block-whom = Qui veux-tu débloquer ?
block-nobody = Tu n'as bloqué personne. Pour le faire, écris /block et un nom.
block-somebody = quelqu'un
block-not-yourself = Tu ne peux pas te bloquer.
block-too-many = Tu as déjà bloqué { $count } personnes ; il n'y a pas de place pour d'autres. /unblock montre les dernières.
block-yours = Tu as bloqué { $name }. Avec /unblock, vous pouvez rejouer ensemble.
# La personne bloquée la lit aussi : elle ne donne donc pas de raison.
block-no-match = Cette partie ne peut pas se faire en ce moment. Choisis un autre adversaire, ou défie n'importe qui.
