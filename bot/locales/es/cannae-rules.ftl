# The rules of Cannae, for players: a picture each.

cannae-rules-turn = Empiezan las blancas. Un turno es una acción de infantería (un paso a una casilla de al lado, o un empuje), una de caballería (como la dama del ajedrez), ambas en cualquier orden, o ninguna. La disposición es una reconstrucción, pues el dibujo de las reglas se perdió: caballería en las alas y centro profundo, como en Cannas, y nadie encerrado.
    .title = Turno y disposición
cannae-rules-push = La infantería puede empujar en ocho direcciones: todo lo que está en fila delante, hasta la primera casilla libre, avanza una. Las piezas propias, también la caballería, siempre se pueden empujar. Un empuje es la acción de infantería del turno.
    .title = Empuje
cannae-rules-strength = Para empujar enemigos hacen falta más piezas de infantería seguidas al final de la línea que enemigos en toda ella. La infantería propia más adelante no cuenta; la caballería nunca empuja.
    .title = Quién es más fuerte
cannae-rules-edge = En el borde, un empuje echa del tablero la última pieza de la línea, sea de quien sea: una pieza como mucho.
    .title = Más allá del borde
cannae-rules-charge = La caballería toma infantería cabalgando hasta su casilla. Al empezar debe haber al menos una casilla entre ambas, y el camino debe estar libre. La caballería nunca toma caballería.
    .title = Carga
cannae-rules-isolated = Solo se carga contra infantería aislada: en las ocho casillas de alrededor no debe haber otra infantería de su bando. La caballería al lado no importa. Contra infantería en contacto al principio no se carga.
    .title = Infantería aislada
cannae-rules-surrounded = La caballería junto a dos piezas de infantería enemigas está rodeada, y se pierde enseguida. Se comprueba después de cada acción, para ambos bandos; nunca en las casillas que solo se atraviesan.
    .title = Caballería rodeada
cannae-rules-own_loss = Nada impide sacrificar la propia caballería, ni empujar una pieza propia fuera del tablero. Salle te avisa antes de enviar un turno así.
    .title = Bajas propias
cannae-rules-win = Gana quien primero elimina toda la infantería enemiga, incluso a mitad de un turno. Sin caballería propia aún se puede ganar, empujando.
    .title = Ganar
cannae-rules-draw = Cuando a nadie le queda caballería, y nadie acaba de ganar, son tablas. También cuando la misma posición se da por tercera vez, o cuando ambos juegan cincuenta turnos sin una baja.
    .title = Tablas
