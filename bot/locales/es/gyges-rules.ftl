# The rules of Gygès, for players: a picture each.

gyges-rules-setup = Doce anillos no son de nadie: simples, dobles y triples, cuatro de cada clase. Sur, y después Norte, coloca dos de cada clase en sus dos filas más cercanas, en el orden que quiera. Luego empieza Sur.
    .title = Colocación
gyges-rules-playable_row = Solo puedes mover un anillo de tu fila jugable: la fila más cercana a ti con un anillo que pueda moverse. Así, un mismo anillo puede ser tuyo ahora y de tu rival más tarde.
    .title = La fila jugable
gyges-rules-steps = Un anillo simple da exactamente un paso, uno doble dos, uno triple tres: en línea recta o girando, nunca en diagonal. Todas las casillas anteriores al último paso deben estar libres. En una casilla libre la jugada acaba.
    .title = Pasos
gyges-rules-bounce = Si el último paso llega a un anillo, puedes rebotar: sigues con tantos pasos como tenga ese anillo. De rebote en rebote, un anillo puede cruzar todo el tablero en una jugada.
    .title = Rebotar
gyges-rules-throw = O golpearlo: toma el lugar del anillo al que llegó el último paso, y pon ese en cualquier casilla libre que no esté más allá de la fila jugable de tu rival.
    .title = Golpear
gyges-rules-border = Ningún borde entre dos casillas se cruza dos veces en una jugada, en ningún sentido. Por una casilla se puede volver a pasar por otro camino.
    .title = Ningún borde dos veces
gyges-rules-goal = Lleva un anillo a la meta que está detrás de tu rival y ganas. Está a un paso de cada una de las seis casillas de delante, y solo entra el último paso de una serie. Nadie entra en la suya.
    .title = La meta
gyges-rules-draw = La misma posición con el turno del mismo jugador, por tercera vez, son tablas; y también un encuentro de doscientas jugadas sin llegar a una meta.
    .title = Tablas
