# The rules of En Garde, for players: a picture each.

en_garde-rules-move = Juega una carta y muévete exactamente ese número de casillas, adelante o atrás. No puedes salir de la pista, ni alcanzar o pasar al otro esgrimidor. Después robas hasta tener cinco cartas.
    .title = Movimiento
en_garde-rules-attack = Una carta igual a la distancia sirve para tirarse a fondo. Juega una o más de ese valor; nadie se mueve. En el juego básico el fondo es de una carta, y siempre toca.
    .title = Fondo
en_garde-rules-parry = Responde con otras tantas cartas del mismo valor, o el tocado vale. Después de una parada sigue tu turno, con las cartas que te quedan; solo al final robas. Tres o más no se pueden parar: solo hay cinco de cada valor.
    .title = Parada
en_garde-rules-indirect = En el juego avanzado puedes dar un paso adelante con una carta y tirarte a fondo en el mismo turno, con cartas iguales a la distancia que queda.
    .title = Paso adelante y fondo
en_garde-rules-fall_back = Ante un paso adelante y fondo también puedes retirarte: una carta, otras tantas casillas atrás, y tu turno termina. Un fondo directo solo se puede parar.
    .title = Retirarse
en_garde-rules-last_card = Quien roba la última carta cierra el baile. Después de un movimiento, el otro esgrimidor aún puede hacer un fondo directo, que se puede parar. Después de un fondo solo queda la respuesta.
    .title = La última carta
en_garde-rules-comparison = ¿Nadie ha tocado? Entonces se descubren las manos y se cuentan las cartas iguales a la distancia: quien tiene más gana el asalto. Si hay igualdad, gana quien está más adelante; si también ahí la hay, nadie puntúa. El juego básico solo mira quién está más adelante, y lo mismo hace todo juego tras una última retirada.
    .title = Con el mazo acabado
en_garde-rules-match = Con un tocado ganas el asalto, y también lo ganas si al otro esgrimidor no le queda ninguna acción legal. Quien gane primero cinco asaltos gana el encuentro, si no se acordaron menos. Se empieza por turnos.
    .title = El encuentro
