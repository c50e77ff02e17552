# Las lecciones de En Garde: un título cada una; de cada tarea la idea, qué hacer, y las respuestas.

en_garde-course-move = Moverse
en_garde-course-move-1 = Una carta mueve a tu esgrimidor exactamente tantas casillas como diga. Adelante es hacia Salle.
    .task = Avanza con tu carta más alta.
    .right = Cinco casillas. Has robado, y vuelves a tener cinco cartas; Salle también se ha acercado.
    .wrong = Así te mueves, pero tienes una carta más alta: juega un 5.
en_garde-course-move-2 = La misma carta puede llevarte atrás. Nunca puedes salirte de la pista ni pasar de Salle.
    .task = Retrocede 3.
    .right = Más a salvo. Cada turno es una sola acción: un paso o un fondo.
    .wrong = Ese es otro paso. Usa el 3, hacia atrás.
    .wrong-forward = La carta sí, pero hacia el otro lado: así te acercas. Usa el 3 hacia atrás.

en_garde-course-distance = La distancia
en_garde-course-distance-1 = La distancia es el número de casillas entre tú y Salle: ahora 8. Todo depende de ella.
    .task = Da un paso que deje la distancia en 4.
    .right = 8 menos 4 son 4.
    .wrong = Cuenta otra vez: al avanzar restas el número de la carta. ¿8 menos qué carta da 4?
en_garde-course-distance-2 = De 5 para abajo alguien puede tirarse a fondo: quien tenga una carta igual a la distancia. Quédate solo donde la tengas, mejor si es dos veces.
    .task = Quédate a una distancia de la que aún tengas dos cartas.
    .right = Distancia 5, y tienes dos 5: ahí puedes parar y tirarte a fondo.
    .wrong = Sigues a salvo, pero no te acercas. Busca el paso que deja una distancia de la que tienes dos cartas.
    .wrong-none = Distancia 4, y tu único 4 ya no está. Salle puede tirarse a fondo con un 4, y no podrías parar.
    .wrong-one = Distancia 3 y un solo 3: contra dos 3 no tendrías defensa. Hay un sitio mejor.
    .wrong-far = Distancia 7: nadie alcanza a nadie. Acércate.

en_garde-course-attack = El fondo
en_garde-course-attack-1 = Una carta igual a la distancia ataca. Nadie se mueve; si Salle no tiene una igual para parar, tocas.
    .task = Estáis a distancia 4. Tírate a fondo.
    .right = Tocado. Salle no tenía un 4 para parar. Aquí basta uno; un encuentro entero es a cinco.
    .wrong = Eso es un paso. Estáis a distancia 4 y tienes un 4: tírate a fondo con él.

en_garde-course-several = Varias cartas a la vez
en_garde-course-several-1 = Puedes tirarte a fondo con varias cartas iguales. Para parar, Salle necesita otras tantas. De cada número hay cinco.
    .task = Tírate a fondo de modo que ninguna mano pueda parar.
    .right = Tenías tres de los cinco 3. A Salle le quedaban dos como mucho: tres no se paran.
    .wrong = Eso es un paso, y deja a Salle el próximo fondo. Tienes tres 3, a distancia 3.
    .wrong-one = Salle puede tener un 3 y parar, como aquí. Pon más.
    .wrong-two = A Salle le quedan dos 3: con los dos pararía. Pon más.

en_garde-course-parry = La parada
en_garde-course-parry-1 = Salle se tira a fondo con un 4. Para con otras tantas cartas de ese número, o el tocado vale.
    .task = Haz la parada.
    .right = Parado. Aún no robas: ahora viene tu turno, con las cartas que te quedan.
    .wrong = Un 4 solo se para con un 4.
en_garde-course-parry-2 = Después de una parada actúas enseguida. Seguís a distancia 4, y Salle acaba de gastar un 4.
    .task = Responde.
    .right = Respuesta y tocado. Si puedes, guarda otra carta para eso.
    .wrong = Así Salle se salva. Aún tienes un 4, y estáis a distancia 4.

en_garde-course-advanced = Paso y fondo
en_garde-course-advanced-1 = En el juego avanzado puedes dar un paso adelante y tirarte a fondo en el mismo turno: una carta para el paso, luego cartas iguales a la distancia que queda.
    .task = Estáis a distancia 6. Da un paso y tírate a fondo con dos cartas.
    .right = 6 menos 2 son 4, y dos 4. Salle estaba al final de la pista y no podía retroceder.
    .wrong = No es eso. ¿Qué paso deja una distancia de la que tienes dos cartas?
    .wrong-one = El paso es bueno, pero un 4 es más fácil de parar que dos. Pon los dos.
    .wrong-step = El paso es bueno. No te pares: tírate a fondo con los dos 4 en el mismo turno.
en_garde-course-advanced-2 = Ante un paso con fondo puedes retirarte en lugar de parar: una carta, recto hacia atrás. No tienes ningún 3.
    .task = Retírate fuera de alcance: a más de 5 casillas de Salle.
    .right = Fuera de alcance. Ese era tu turno: robas una carta, y le toca a Salle.
    .wrong = Salle sigue a 5 casillas o menos, y vuelve a atacar. Retírate más lejos.

en_garde-course-deck = Cuando se acaba el mazo
en_garde-course-deck-1 = La última carta acaba el asalto. Después de un paso, el otro lado puede tirarse a fondo una vez más; luego se descubren las manos, y gana quien tenga más cartas iguales a la distancia.
    .task = Ahora robas tú la última carta. Ve a la distancia de la que tengas más cartas.
    .right = Distancia 4, y tres 4 en la mano. Salle no podía tirarse a fondo y no tenía nada que comparar.
    .wrong = Así tienes menos cartas iguales a la distancia, o ninguna. Tienes tres 4: deja la distancia en 4.

en_garde-course-counting = Contar las cartas
en_garde-course-counting-1 = De cada número hay cinco cartas, ni una más. Tienes cuatro 2, y el quinto está encima de los descartes.
    .task = Ve a una distancia donde seguro que Salle no pueda tirarse a fondo, y tú sí.
    .right = Distancia 2. Sabes dónde están los cinco 2: Salle no tiene ninguno para atacar ni para parar.
    .wrong = A esa distancia Salle puede tener la carta. De los 2 sabes dónde está cada uno: deja la distancia en 2.

en_garde-course-last = El último fondo
en_garde-course-last-1 = Salle robó la última carta con un paso. Ya nadie puede moverse: haz un fondo, o pasa y se comparan las manos.
    .task = Salle está más adelante, y con las mismas cartas ganaría. Usa todo lo que tienes.
    .right = Tocado. Cuando ya no hay nada que guardar, tírate a fondo con todo.
    .wrong = Tírate a fondo con los dos 4.
    .wrong-one = ¿Para qué guardar un 4? No hay más turnos. Un 4 es más fácil de parar que dos.
    .wrong-pass = Si Salle también tiene dos 4, gana quien está más adelante, o sea Salle. Tírate a fondo.

en_garde-course-puzzle = Problema
en_garde-course-puzzle-1 = Estáis a distancia 1 y no tienes ningún 1: aquí no puedes atacar ni parar. Tienes que ceder terreno.
    .task = ¿Qué paso atrás?
    .right = Distancia 3, y tres 3 en la mano: ahí es difícil que Salle te toque, y tú puedes tocar.
    .wrong = Distancia 4, y no tienes ningún 4: un fondo te tocaría. Ve adonde tengas cartas.
