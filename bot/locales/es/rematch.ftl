### La revancha.

rematch-offered = Has pedido la revancha a { $name }.
rematch-there = Ir a la revancha
rematch-of-tournament = Este encuentro pertenece al torneo «{ $name }», que hace él mismo los emparejamientos: no hay revancha. Puedes lanzar un desafío nuevo cuando quieras.
