# Las reglas de En Garde, párrafo a párrafo; cada uno va junto a su imagen.
# Anna, de rojo, tira desde la izquierda, y Bea, de azul, desde la derecha.

en_garde-rules-about = Dos esgrimidores se enfrentan en una pista de 23 casillas, y todo lo hacen con cartas del 1 al 5. Una carta te lleva ese número de casillas adelante o atrás, y una carta igual a la distancia hasta tu rival sirve para tirarse a fondo. Un tocado gana el asalto, y cinco asaltos ganan el encuentro.
    .title = El juego
en_garde-rules-move = Cada cual tiene cinco cartas. En tu turno juegas una y te mueves exactamente ese número de casillas, adelante o atrás, o te tiras a fondo. Aquí Anna, en la casilla 8, puede avanzar o retroceder con cualquiera de sus cartas. No puedes salirte de la pista, ni alcanzar al otro esgrimidor o pasarlo, ni pasar tu turno. Después robas hasta tener cinco.
    .title = Movimiento
en_garde-rules-attack = La distancia es la diferencia entre las dos casillas. Si una carta tuya es igual a ella, en vez de moverte puedes tirarte a fondo: juega una o más cartas de ese valor y quédate donde estás. Aquí la distancia es 4, y Anna se tira a fondo con sus dos 4. Roba enseguida hasta cinco, antes de que Bea responda.
    .title = Fondo
en_garde-rules-parry = Un fondo se para con otras tantas cartas del mismo valor; si no, el tocado vale. Aquí Bea para dos 4 con dos 4.
    .title = Parada
en_garde-rules-riposte = Después de una parada sigue enseguida tu turno, con las cartas que te quedan; solo robas al final. Aquí a Bea le quedan tres cartas tras su parada. La distancia sigue siendo 4, así que no puede tirarse a fondo; avanza con el 1 o el 3, o retrocede con cualquiera. Con un tercer 4 podría haber respondido a fondo.
    .title = Después de una parada
en_garde-rules-three = Un fondo con tres cartas no se puede parar, porque solo hay cinco de cada valor. Aquí Anna juega tres 4: toca y gana el asalto.
    .title = Tres a la vez
en_garde-rules-indirect = En el juego avanzado puedes dar un paso adelante con una carta y tirarte a fondo en el mismo turno, con cartas iguales a la distancia que queda. Aquí Anna avanza 3 casillas, de la distancia 7 a la 4, y se tira a fondo con dos 4.
    .title = Paso adelante y fondo
en_garde-rules-fall_back = Ante un fondo tras un paso adelante hay otra salida: una carta, y ese número de casillas atrás. Es todo el turno: robas, y le toca al otro esgrimidor. Aquí Bea tiene un solo 4, no puede parar dos, y se retira 3 casillas. De un fondo directo nadie puede retirarse.
    .title = Retirarse
en_garde-rules-last_card = Con la última carta se acaba el asalto. Si se robó tras un movimiento, nadie se mueve más; el otro esgrimidor puede hacer un último fondo directo o pasar. Aquí Anna avanzó a la distancia 4 y robó la última carta. Bea se tira a fondo con sus 4, si tiene, y Anna debe parar.
    .title = La última carta
en_garde-rules-last_answer = Si la última carta se robó tras un fondo, solo queda la respuesta. Aquí Bea para con un 4, o pierde el asalto. Después de su parada se comparan las manos; no tiene turno.
    .title = La última respuesta
en_garde-rules-comparison = Si nadie ha tocado cuando se acaba el mazo, se descubren las dos manos. Gana el asalto quien tiene más cartas iguales a la distancia. Aquí la distancia es 4: Anna tiene dos 4, Bea uno.
    .title = Comparar las manos
en_garde-rules-advance = Si hay empate, gana quien ha avanzado más desde su salida. Aquí cada una tiene un 5, y la distancia es 5. Anna ha avanzado nueve casillas, de la 1 a la 10; Bea ocho, de la 23 a la 15. Gana Anna. Si también ahí hay empate, nadie puntúa. Tras una última retirada solo cuenta el terreno.
    .title = El terreno ganado
en_garde-rules-stuck = Quien no tiene ninguna acción legal pierde el asalto. Aquí Bea ha parado con sus dos 3, y le quedan 4, 5, 5. Detrás de ella acaba la pista, y cualquier carta alcanzaría o pasaría a Anna. Si el fondo es la única acción legal, hay que hacerlo.
    .title = Nada que jugar
en_garde-rules-equal_values = Para avanzar 3 y tirarse a fondo a distancia 3 hace falta un 3 para el paso y otros para el fondo. Aquí Anna necesitó dos 3 para un fondo con uno.
    .title = Dos veces el mismo valor
en_garde-rules-basic = En el juego básico el fondo es de una carta y siempre toca, como aquí. Cuando se acaba su mazo, tras un último fondo, solo cuenta el terreno ganado. El juego estándar añade las paradas y los fondos con varias cartas; el avanzado, el paso antes del fondo y la retirada.
    .title = Tres juegos
en_garde-rules-memory = La imagen solo muestra las últimas cartas jugadas, y cuántas quedan en el mazo. Lo que se jugó antes se puede releer siempre en el historial. «Cartas vistas» lleva la cuenta: qué cartas han salido, y cuáles pueden salir aún; igual para los dos lados, si no se acordó jugar de memoria.
    .title = Lo que se jugó
en_garde-rules-match = Quien gana un asalto se anota un punto. Quien llega antes a cinco gana el encuentro, si no se acordaron menos; aquí gana Anna por 5 a 3. El primer asalto lo empieza quien diga el sorteo, o el desafío; luego se empieza por turnos, también tras un asalto en tablas.
    .title = El encuentro
