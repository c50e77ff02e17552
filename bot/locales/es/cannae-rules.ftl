# Las reglas de Cannas, párrafo a párrafo; cada uno va junto a su imagen.
# Anna lleva las blancas, dibujadas en rojo; Bea las negras, dibujadas en azul.

cannae-rules-about = Dos ejércitos de ocho piezas de infantería y cuatro de caballería se enfrentan en un tablero de ajedrez. La infantería gana terreno empujando en filas cerradas, y la caballería arrolla a quien se queda solo. Gana quien elimina primero toda la infantería enemiga.
    .title = El juego
cannae-rules-layout = La infantería está dibujada como un escudo, la caballería como una cabeza de caballo. Empiezan las blancas, aquí Anna de rojo. El dibujo de las reglas se perdió, así que esta disposición es una reconstrucción nuestra: centro profundo y caballería en las alas, como en Cannas, y toda la caballería libre para salir.
    .title = La disposición
cannae-rules-turn = En tu turno puedes actuar una vez con la infantería y una con la caballería, en el orden que quieras; también con una sola, o pasar. La infantería da un paso a una casilla vecina libre, recto o en diagonal, adelante o atrás; o empuja. La caballería cabalga cuanto quiera, como la dama del ajedrez; o carga. Aquí Anna da un paso de f2 a g3 y cabalga de b2 a b5.
    .title = Dos acciones
cannae-rules-ride = La caballería no salta sobre nada, pero puede pasar entre dos piezas que solo se tocan por las esquinas. Aquí cabalga de g2 a d5, entre e3 y f4.
    .title = La cabalgada
cannae-rules-push = La infantería empuja en cualquiera de las ocho direcciones. Desde la última pieza que empuja, todo lo que está en línea avanza una casilla, hasta la primera casilla libre; lo que está detrás se queda. Aquí dos piezas de Anna empujan hacia arriba desde e3, y la de Bea va de e5 a e6. Un empuje es la acción de infantería del turno.
    .title = Empuje
cannae-rules-strength = Para empujar enemigos, quienes empujan deben ser más que los enemigos en la línea, infantería y caballería juntas. Empuja la infantería del final de la línea, una pieza tras otra sin huecos. Aquí e3 y e4 tienen delante e5 y e6, dos contra dos: hacia arriba no se empuja. La caballería nunca empuja.
    .title = Quién es más fuerte
cannae-rules-carried = La infantería propia más adelante no cuenta; va arrastrada. Aquí empujan tres hacia la derecha, a4, b4 y c4, contra dos, d4 y f4; la de Anna en e4 solo se mueve con ellas. Sin a4 serían dos contra dos, y no se podría. Tú eliges desde qué pieza se empuja.
    .title = Arrastradas
cannae-rules-edge = En el borde, la última pieza de la línea cae del tablero, sea de quien sea: una pieza por empuje. Aquí f4 y g4 echan de h4 a la infantería de Bea.
    .title = Más allá del borde
cannae-rules-charge = La caballería toma infantería cabalgando hasta su casilla. El camino debe estar libre, y al empezar las dos no deben ser vecinas: entre ambas hay al menos una casilla. Aquí f2 toma c5. La caballería nunca toma caballería.
    .title = Carga
cannae-rules-isolated = Solo se carga contra infantería aislada: en las ocho casillas de alrededor no debe haber otra infantería de su bando. Aquí la de a4 está sola y se puede tomar. La de e7 tiene al lado d7; la de f3 está sola, pero toca a la caballería. La caballería junto a la infantería no importa. Todo se mira cuando la caballería sale, así que tu infantería puede actuar antes y abrirle el camino.
    .title = Contra quién se carga
cannae-rules-surrounded = La caballería junto a dos piezas de infantería enemigas está rodeada, y se pierde enseguida. Aquí el paso de Anna a e4 es el segundo escudo junto a d5. Se mira después de cada acción, en los dos bandos; nunca en las casillas que solo se atraviesan.
    .title = Rodeada
cannae-rules-own_loss = Puedes llevar tu propia caballería a donde se pierde, o empujar una pieza tuya fuera del tablero. Aquí la cabalgada a f6 acabaría junto a dos escudos de Bea. Salle te avisa antes de enviar un turno así.
    .title = Bajas propias
cannae-rules-together = Si en la línea no hay enemigos, cualquier infantería puede empujarla, incluso sola, y también empuja a la caballería propia. Aquí la de d1 empuja a la de d2, y las dos avanzan juntas.
    .title = Juntas
cannae-rules-win = Ganas enseguida, incluso a mitad de un turno, cuando la última infantería enemiga deja el tablero. Aquí el empuje de Anna hacia la derecha la echa de h4. Sin caballería propia aún se puede ganar, empujando.
    .title = Ganar
cannae-rules-draw = Cuando a nadie le queda caballería, y nadie acaba de ganar, son tablas. También cuando la misma posición se da por tercera vez, o tras cincuenta turnos por bando sin bajas. Aquí la última caballería de Bea está rodeada en d5, y Anna no tiene.
    .title = Tablas
cannae-rules-shut_in = Si lo acordáis, también se pierde la caballería sin una casilla libre al lado; los bordes cuentan como cerrados, y cierran las piezas de los dos bandos. Aquí el paso de Anna a g7 quita la última casilla libre a la de h8.
    .title = Encerrada
