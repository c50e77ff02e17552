# Las lecciones de Cannas: un título cada una; de cada tarea la idea, qué hacer, y las respuestas.

cannae-course-infantry = La infantería
cannae-course-infantry-1 = La infantería, los escudos, da un paso en cualquier dirección, también en diagonal y hacia atrás. Quien pierde toda su infantería ha perdido.
    .task = Da un paso de d3 a e4, y nada más.
    .right = Una casilla, en diagonal. Los escudos nunca se convierten en otra cosa: cuídalos.
    .wrong = Solo el escudo, de d3 a e4.
    .wrong-pass = Siempre puedes pasar, pero aquí hay un paso que dar: de d3 a e4.

cannae-course-cavalry = La caballería
cannae-course-cavalry-1 = La caballería, los caballos, va recta o en diagonal hasta donde el camino esté libre, como la dama del ajedrez.
    .task = Ve de a1 a f6.
    .right = Toda la diagonal en una jugada.
    .wrong = Sigue la diagonal desde a1: b2, c3, d4, e5, f6.
cannae-course-cavalry-2 = Pero un caballo junto a dos escudos enemigos está perdido, sea de quien sea el turno. Uno solo no es peligro.
    .task = Ve junto al escudo de c4 sin perder el caballo.
    .right = En c3 tiene un solo escudo al lado. Los caballos temen a las parejas.
    .wrong = Eso no está junto a c4. Desde a1, la diagonal pasa a su lado.
    .wrong-two = En d4 estaba junto a c4 y a e5: dos escudos, y el caballo está perdido. Quédate una casilla antes.

cannae-course-both = Las dos en un turno
cannae-course-both-1 = Un turno puede tener una acción de infantería y una de caballería, en el orden que quieras. Basta una, o ninguna.
    .task = En un turno: el escudo de d3 a d4, y el caballo de a1 a a4.
    .right = Dos acciones, un turno. El orden importa cuando una hace sitio a la otra.
    .wrong = Las dos en un turno: de d3 a d4, y de a1 a a4.
    .wrong-half = Eso es la mitad. Añade la otra acción antes de responder.

cannae-course-push = El empuje
cannae-course-push-1 = La infantería en línea empuja lo que tiene delante, si son más los que empujan que los que resisten. Toda la línea avanza una casilla.
    .task = Empuja el escudo de d5 a d6.
    .right = Dos contra uno. Un empuje es tu acción de infantería del turno.
    .wrong = Empieza por el escudo de atrás, d3, y empuja a lo largo de la línea. Desde d4, uno solo no bastaría.

cannae-course-edge = Fuera del tablero
cannae-course-edge-1 = En el borde, la línea no tiene adónde ir: la última pieza cae del tablero.
    .task = Echa del tablero el escudo de Salle.
    .right = Un escudo menos para Salle. Mantén tus líneas lejos del borde.
    .wrong = El escudo de d8 tiene el borde detrás. Empuja desde d6: dos contra uno.

cannae-course-count = Contar antes de empujar
cannae-course-count-1 = Dos contra dos no empujan: hay que ser más. Los escudos que quedan detrás del primero que empuja no cuentan.
    .task = Hay dos líneas frente a frente. Empuja donde puedas y haz caer un escudo.
    .right = Tres contra dos, en la columna h. En la columna a eran dos contra dos.
    .wrong = No ha caído nada. Cuenta los escudos de cada columna y empieza por el último de los tres.

cannae-course-charge = La carga
cannae-course-charge-1 = La caballería toma infantería yendo a su casilla, si está sola: sin otro escudo suyo al lado. El caballo tiene que venir de más lejos que la casilla vecina.
    .task = Toma la infantería que está sola.
    .right = En a6 estaba sola. Los dos de e6 y f6 se cubren el uno al otro.
    .wrong = No has tomado nada. ¿Qué escudo de Salle no tiene otro al lado, y qué caballo lo ve?

cannae-course-surround = El cerco
cannae-course-surround-1 = Lo que toma tus caballos toma también los de Salle: la caballería junto a dos escudos tuyos está perdida.
    .task = Da un paso con el que Salle pierda el caballo de d6.
    .right = Dos escudos al lado. Cayó en tu turno, sin que nadie lo tocara.
    .wrong = El caballo aún tiene menos de dos escudos al lado. Uno está en c5: lleva también el otro junto a d6.

cannae-course-cover = Nunca solos
cannae-course-cover-1 = Tu escudo de d4 está solo, y el caballo de Salle en d8 ve toda la columna. En el próximo turno cargaría.
    .task = Haz que ningún escudo tuyo quede solo.
    .right = Codo con codo, también en diagonal: no hay contra qué cargar.
    .wrong = Aún hay un escudo tuyo solo. Júntalos: ¿qué casilla es vecina de los dos?

cannae-course-puzzle = Problema
cannae-course-puzzle-1 = A Salle le queda un escudo, en g7, y puede ir adonde quiera. Tus escudos pueden empujar a tu caballo una casilla, antes de que salga.
    .task = Juega un turno tras el que lo tomes, vaya adonde vaya.
    .right = En g4 el caballo ve la columna g. Empujado desde f3 o h4, ve también las líneas de h5 y de f4.
    .wrong = Salle encuentra una casilla a la que no llegas en el próximo turno. El caballo está bien en g4, con escudos que lo empujen a los dos lados.
