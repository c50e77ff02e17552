### La revancha.

rematch-offered = Has pedido la revancha a { $name }.
rematch-there = Ir a la revancha
