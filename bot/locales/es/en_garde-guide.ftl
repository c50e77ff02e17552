# El primer encuentro guiado de En Garde: qué se puede hacer ahora, en dos frases breves como mucho.

en_garde-guide-first = Aprende jugando: unos 5 minutos
    .about = Un encuentro a dos tocados contra Salle

en_garde-guide-forward = Pulsa la flecha de una carta: tu esgrimidor avanza las casillas que diga. Cuando una carta es igual a la distancia, ahora { $distance }, puedes tirarte a fondo.
    .chat = Juega una carta hacia delante: tu esgrimidor avanza las casillas que diga. Cuando una carta es igual a la distancia, ahora { $distance }, puedes tirarte a fondo.
en_garde-guide-back = La otra flecha te lleva atrás, por ejemplo con tu { $value }. Quédate fuera de alcance hasta que te sirva una carta tuya.
    .chat = Una carta también puede llevarte atrás, por ejemplo tu { $value }. Quédate fuera de alcance hasta que te sirva una carta tuya.
en_garde-guide-near = Estáis a distancia { $distance }. De 5 para abajo se tira a fondo quien tiene la carta justa: cuidado con dónde acaba tu paso.
en_garde-guide-in_reach = Estáis a distancia { $distance } y no tienes ningún { $distance }, pero Salle quizá sí. Ve a una distancia cuya carta tengas: con ella podrías parar.
en_garde-guide-attack = Estáis a distancia { $distance } y tienes un { $distance }: ya puedes tirarte a fondo.
en_garde-guide-several = Estáis a distancia { $distance } y tienes { $held ->
        [2] dos
        [3] tres
        [4] cuatro
       *[5] cinco
    } { $distance }: tírate a fondo con todos. Para parar, Salle necesitaría otros tantos.
en_garde-guide-attacked = Salle se tira a fondo con { en_garde-cards }. Haz una parada con { $count ->
        [1] uno de los tuyos
       *[other] otros tantos de los tuyos
    }; después sigue tu turno.
en_garde-guide-round = Empieza otro asalto con manos nuevas, cada cual en su extremo de la pista. Gana quien llegue antes a dos tocados.
en_garde-guide-deck = { $deck ->
        [one] Solo queda { $deck } carta.
       *[other] Solo quedan { $deck } cartas.
    } Cuando se acaben, gana el asalto quien tenga más cartas iguales a la distancia; si no, quien esté más adelante.
en_garde-guide-over = Era un encuentro corto. Uno entero es a cinco tocados, y el juego avanzado añade un paso y un fondo en el mismo turno.
