### La revancha.

rematch-offered = Has pedido la revancha a { $name }.
rematch-there = Ir a la revancha
rematch-of-tournament = Este encuentro es del torneo «{ $name }», que decide los emparejamientos: no hay revancha. Puedes lanzar otro desafío cuando quieras.
