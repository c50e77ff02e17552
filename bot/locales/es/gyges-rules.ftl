# Las reglas de Gygès, párrafo a párrafo; cada uno va junto a su imagen. Anna es Sur.

gyges-rules-about = En un tablero de seis filas, con una meta detrás de cada extremo, hay doce anillos que no son de nadie. Mueves un anillo de la fila más cercana a ti, y si acaba sobre otro puede rebotar, una y otra vez. Gana quien lleva primero un anillo a la meta que está detrás de su rival.
    .title = El juego
gyges-rules-setup = Sur, aquí Anna de rojo, coloca primero: dos anillos simples, dos dobles y dos triples, en el orden que quiera, en casillas de sus dos filas más cercanas. Luego Norte hace lo mismo al otro lado, y la primera jugada es de Sur.
    .title = Colocación
gyges-rules-playable_row = Solo puedes mover un anillo de tu fila jugable: la fila más cercana a ti con un anillo que pueda moverse. Aquí es la fila 2, y eliges entre sus cinco anillos. Ningún anillo es tuyo para siempre: el que juegas hoy puede estar mañana en la fila de tu rival.
    .title = La fila jugable
gyges-rules-steps = Un anillo simple da exactamente un paso, uno doble dos, uno triple tres. Cada paso va a una casilla vecina, nunca en diagonal; tras cada paso el anillo puede girar. Todas las casillas anteriores al último paso deben estar libres. Aquí el doble de f2 sube y luego va a la izquierda. Acaba en una casilla libre, y la jugada termina. Sobre un anillo podría haber rebotado, o haberlo desplazado.
    .title = Pasos
gyges-rules-bounce = Cuando el último paso acaba sobre un anillo, puedes rebotar: sigues con tantos pasos como tenga ese anillo. Aquí el triple de d2 da sus tres pasos y acaba sobre el simple de e2. Rebota un paso, hasta el doble de f2. Rebota otros dos y acaba en f4, que está libre. De anillo en anillo puedes cruzar todo el tablero en una jugada.
    .title = Rebotar
gyges-rules-throw = En vez de rebotar puedes desplazar: tu anillo toma el lugar de aquel sobre el que acabó, y a ese lo pones en una casilla libre a tu elección. Aquí el triple rebota en e2, acaba en f2, se queda allí, y el doble sale volando a c5. Así termina la jugada. Sirve para cerrar el paso a tu rival, o para hacerte un puente.
    .title = Desplazar
gyges-rules-throw_limit = Un anillo desplazado no puede ir más allá de la fila jugable de tu rival, ni a una meta. Aquí los anillos más cercanos a Norte están en la fila 5. Así que el doble de f2 puede ir a d5, o a cualquier casilla libre más abajo, como muestran los puntos verdes, pero no a la fila 6, que está detrás.
    .title = Hasta dónde se desplaza
gyges-rules-border = Ningún borde entre dos casillas se cruza dos veces en una jugada, en ningún sentido. Aquí el triple de b1 sube hasta b3 y va a la izquierda, al triple de a3. Rebota tres pasos: abajo, a la derecha por b2, y hasta c2. Ha estado dos veces en b2, primero subiendo y luego hacia la derecha. Se puede, porque no cruzó dos veces ningún borde.
    .title = Ningún borde dos veces
gyges-rules-goal = La meta está a un paso de cada una de las seis casillas de delante, y solo entra el último paso de una serie. Aquí el doble de c1 da dos pasos hasta el doble de c3, y luego dos hasta el triple de b4. Desde allí sus tres pasos son b5, b6 y la meta: gana Anna. Nadie entra en su propia meta, y en una meta ningún anillo rebota ni pasa de largo.
    .title = La meta
gyges-rules-origin = La casilla que un anillo dejó cuenta como libre mientras se mueve. El anillo puede pasar por ella o acabar allí, y también puede ir allí un anillo desplazado. Aquí el doble de f2 ha ido a d2, donde empezó la jugada. Una jugada que acaba donde empezó no cambia nada, y vale como tu turno; podéis acordar que no valga.
    .title = Donde empezó la jugada
gyges-rules-shut_in = Si ningún anillo de tu fila más cercana puede moverse, tu fila jugable es la siguiente que tenga uno que pueda. Aquí la fila 1 tiene dobles y triples, y ninguno tiene una casilla libre para su primer paso. Así que juegas desde la fila 2. Es raro, y siempre hay algún anillo que puede moverse.
    .title = Una fila encerrada
gyges-rules-draw = Cuando la misma posición se da por tercera vez y le toca al mismo lado, son tablas. También tras doscientas jugadas sin que nadie llegue a una meta.
    .title = Tablas
