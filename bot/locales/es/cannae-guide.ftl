# La primera batalla guiada de Cannas: qué se puede hacer ahora, en dos frases breves como mucho.

cannae-guide-first = Aprende jugando: unos 15 minutos
    .about = Una batalla contra Salle; las reglas llegan jugando

cannae-guide-infantry = Pulsa uno de tus escudos y luego una casilla vecina: la infantería da un paso en cualquier dirección. Quien pierde sus ocho escudos ha perdido.
cannae-guide-both = Un turno puede tener una acción de infantería y una de caballería, en el orden que quieras. Después de la primera, pulsa una pieza de la otra arma, o envía.
cannae-guide-cavalry = Tus caballos van hasta donde el camino esté libre, como la dama del ajedrez. Pero un caballo junto a dos escudos enemigos está perdido.
cannae-guide-push = Desde { $origin } puedes empujar: { $active ->
        [1] uno
        [2] dos
        [3] tres
       *[other] { $active }
    } de los tuyos contra { $opposing ->
        [1] uno
        [2] dos
       *[other] { $opposing }
    }. Toda la línea avanza una casilla.
cannae-guide-charge = La infantería de { $square } está sola. Tu caballería de { $origin } puede cargar y tomarla.
cannae-guide-thrown_off = Empuja desde { $origin } hacia { $target }: la pieza de { $square } cae del tablero.
cannae-guide-surround = Actúa desde { $origin } hacia { $target }: la caballería de { $square } queda entonces junto a dos de tus escudos, y está perdida.
cannae-guide-alone = Tu infantería de { $square } está sola, y la caballería de Salle podría tomarla. Pon otro escudo a su lado, o cierra el camino.
cannae-guide-lost = { $cause ->
        [charged] La caballería tomó tu infantería de { $square }, que estaba sola. No se puede cargar contra escudos que están juntos.
        [thrown-off] Tu pieza de { $square } fue empujada fuera del tablero. En el borde, una línea no tiene adónde ir.
        [surrounded] Tu caballería de { $square } quedó junto a dos escudos enemigos, y está perdida. Mantén los caballos lejos de las parejas.
       *[shut-in] Tu caballería de { $square } no tenía ninguna casilla libre al lado, y está perdida.
    }
cannae-guide-over = Empuja en filas cerradas y carga contra lo que está solo: ese es todo el arte.
