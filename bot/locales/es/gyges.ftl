# Gygès. $seat, $rival: "you" o "they"; $seat_name, $rival_name: quién es. $value, $other: anillos, de 1 a 3.

gyges-name = Gygès
    .about = Doce anillos que no son de nadie, dos metas. 15 minutos
    .caption = Un anillo triple toma el lugar de uno doble y lo manda a c5.
    .alt = Gygès: tu anillo triple rebota de d2 a f2 y manda a c5 el doble que estaba allí.

## Opciones: nombre, valores como los enumera el desafío, qué significan
gyges-option-setup_rows = Colocación
    .about = En cuántas filas se colocan los anillos
gyges-option-setup_rows-2 = colocación en dos filas
    .about = Seis anillos en las doce casillas más cercanas a ti
gyges-option-setup_rows-1 = colocación en una fila
    .about = Seis anillos en las seis casillas más cercanas a ti, como en la primera edición
gyges-option-origin_end = Vuelta al origen
    .about = Si un anillo puede acabar donde empezó
gyges-option-origin_end-true = una jugada puede acabar donde empieza
    .about = Un anillo puede dar la vuelta y regresar: la posición queda igual
gyges-option-origin_end-false = ninguna jugada acaba donde empieza
    .about = Un anillo tiene que acabar en otra casilla

## Los niveles del ordenador
gyges-level-novice = a la carrera
    .about = Corre a la meta con su anillo favorito y nunca mira la tuya
gyges-level-watchman = vigilante
    .about = También corre, pero guarda su meta de los caminos cortos; los largos se le escapan
gyges-level-hemmer = barrera
    .about = Te deja el menor espacio posible; los caminos largos a su meta se le escapan
gyges-level-keen = perspicaz
    .about = Entra en la meta, no te regala ninguna y piensa una jugada por delante
gyges-level-plotter = intrigante
    .about = Busca sus cadenas de amenazas, no las tuyas
gyges-level-master = maestría
    .about = Sigue las amenazas hasta donde dos segundos lo permiten

## Trozos de frases
gyges-ring = anillo { $value ->
        [1] simple
        [2] doble
       *[3] triple
    }
gyges-other = anillo { $other ->
        [1] simple
        [2] doble
       *[3] triple
    }
gyges-shown = { $value ->
        [1] ①
        [2] ②
       *[3] ③
    }
gyges-who = { $seat ->
        [you] Moviste
       *[they] { $seat_name } movió
    }
gyges-side = { $side ->
        [South] Sur
       *[North] Norte
    }
gyges-goal = { $goal ->
        [GN] meta de Norte
       *[GS] meta de Sur
    }
gyges-bouncing = { $bounces_count ->
        [0] {""}
       *[other] , rebotando en { $bounces }
    }
gyges-ordinal = { $times ->
        [1] primera
        [2] segunda
        [3] tercera
       *[other] { $times }ª
    }
gyges-setup = { $setup ->
        [classic] clásica
        [fan] abanico
        [gates] puertas
       *[spearhead] punta de lanza
    }

## Lo que pasó
gyges-setup-began = { $seat ->
        [you] Colocas tú primero
       *[they] Coloca primero { $seat_name }
    }, { $rows ->
        [1] en una fila.
       *[other] en dos filas.
    }
    .heading = Colocación · { $seat ->
            [you] empiezas tú
           *[they] empieza { $seat_name }
        }
gyges-rings-set = { $seat ->
        [you] Colocaste
       *[they] { $seat_name } colocó
    } seis anillos: { $near } en la fila más cercana{ $rows ->
        [1] {""}
       *[other] {","} { $far } en la siguiente
    }.
gyges-play-began = Todos los anillos están colocados. { $seat ->
        [you] La primera jugada es tuya.
       *[they] La primera jugada es de { $seat_name }.
    }
    .heading = Juego · { $seat ->
            [you] la primera jugada es tuya
           *[they] la primera jugada es de { $seat_name }
        }
gyges-ring-moved = { gyges-who } el { gyges-ring } de { $start } a { $end }{ gyges-bouncing }.
gyges-ring-returned = { gyges-who } el { gyges-ring } de { $start } dando la vuelta hasta { $start }{ gyges-bouncing }.
gyges-ring-replaced = { gyges-who } el { gyges-ring } de { $start } a { $hit }{ gyges-bouncing }, y el { gyges-other } desplazado fue a { $landing }.
gyges-goal-reached = { $seat ->
        [you] Llevas
       *[they] { $seat_name } lleva
    } el { gyges-ring } de { $start } a la { gyges-goal }{ gyges-bouncing }, y { $seat ->
        [you] ganas.
       *[they] gana.
    }
gyges-position-repeated = { $seat ->
        [you] Tienes
       *[they] { $seat_name } tiene
    } delante esta posición por { gyges-ordinal } vez; a la tercera son tablas.
gyges-drawn-by-repetition = Tablas: la misma posición por tercera vez.
gyges-drawn-by-length = Tablas: { $plies } jugadas sin llegar a ninguna meta.

## El resultado de una posición escrita
gyges-result-goal = { $seat ->
        [you] Ganas
       *[they] { $seat_name } gana
    }: el { gyges-ring } está en la { gyges-goal }.

gyges-result-broken-off = El encuentro se interrumpió.

## Lo que se pide
gyges-asked-setup = Coloca tus seis anillos.
gyges-asked-setup-rows = { $rows ->
        [1] En la fila { $row }.
       *[other] En las filas { $row } y { $next }.
    } Para una colocación ya hecha basta un toque.
gyges-asked-play = Te toca.
gyges-asked-play-rows = ¿Qué anillo de la fila { $row }?
gyges-asked-place = ¿Dónde va el próximo { gyges-ring }? { $count ->
        [1] Es el último.
       *[other] Quedan { $count } anillos.
    }
gyges-asked-end = ¿Dónde acaba el { gyges-ring } de { $start }?
gyges-asked-throw = ¿Adónde va el { gyges-other } desplazado de { $hit }? A una casilla libre, hasta la fila { $row }.
gyges-waits-setup = { $seat_name } coloca sus anillos.
gyges-waits-play = Le toca a { $seat_name }.
gyges-repeated = La misma posición por { gyges-ordinal } vez; a la tercera son tablas.

## La línea bajo un tablero público
gyges-summary-setup = { $seat_name } coloca seis anillos, { $rows ->
        [1] en la fila { $row }.
       *[other] en las filas { $row } y { $next }.
    }
gyges-summary-play = Le toca a { $seat_name }, con un anillo de la fila { $row }.

## Botones. $square es una casilla, o una meta
gyges-step-ready = Ya hechas
    .label = { gyges-setup }
    .detail = { $rows }
    .alone = { gyges-setup }
    .name = Ya hecha: { gyges-setup }, { $rows }
gyges-step-place = El próximo { gyges-ring }
    .label = { $square }
    .detail = {""}
    .alone = { $square } { gyges-shown }
    .name = Un { gyges-ring } en { $square }
gyges-step-ring = Anillo
    .label = { $square } { gyges-shown }
    .detail = { gyges-ring }
    .alone = { $square } { gyges-shown }
    .name = El { gyges-ring } de { $square }
gyges-step-end = Casilla libre
    .label = { $square }
    .detail = {""}
    .alone = { $square }
    .name = Acabar en { $square }
gyges-step-back = Vuelta
    .label = { $square } ↺
    .detail = vuelta
    .alone = { $square } ↺
    .name = Dar la vuelta y regresar a { $square }
gyges-step-hit = Desplazar
    .label = { $square } { gyges-shown }
    .detail = desplazar
    .alone = { $square } { gyges-shown } ↷
    .name = Desplazar el { gyges-ring } de { $square } y tomar su lugar
gyges-step-goal = Meta
    .label = Meta
    .detail = gana
    .alone = Meta
    .name = A la { gyges-goal }: así se gana
gyges-step-throw = Va a
    .label = { $square }
    .detail = {""}
    .alone = → { $square }
    .name = El { gyges-ring } desplazado va a { $square }
gyges-preview-ready = Colocación { gyges-setup }: { $rows }.
gyges-preview-place = Anillos: { $count } de 6, { $rings }.
gyges-preview-end = El { gyges-ring } de { $start } a { $end }{ gyges-bouncing }.
gyges-preview-back = El { gyges-ring } de { $start } da la vuelta y regresa{ gyges-bouncing }: la posición queda igual.
gyges-preview-goal = El { gyges-ring } de { $start } a la { gyges-goal }{ gyges-bouncing }: así se gana.
gyges-preview-hit = El { gyges-ring } de { $start } a { $hit }{ gyges-bouncing }.
gyges-preview-throw = El { gyges-ring } de { $start } a { $hit }{ gyges-bouncing }; el { gyges-other } desplazado va a { $landing }.
gyges-preview-unsent = Sin enviar todavía.

## Una línea del registro en la página
gyges-deed-goal = { $start }–meta
gyges-deed-setup = colocación { $rows }
gyges-deed-ready = colocación { gyges-setup }

## El tablero en palabras
gyges-alt-sides = Gygès. { $one_name } juega en el Sur, { $two_name } en el Norte.
gyges-alt-rings = Simples: { $ones }. Dobles: { $twos }. Triples: { $threes }.
gyges-alt-rows = Filas jugables: Sur { $south }, Norte { $north }.
gyges-alt-hand = { $seat ->
        [you] Te quedan
       *[they] A { $seat_name } le quedan
    } por colocar: { $hand }.
gyges-alt-last = Última jugada: { $action }
gyges-alt-free = Casillas libres que se pueden elegir: { $squares }.
gyges-alt-hits = Anillos que se pueden desplazar: { $squares }.
gyges-alt-goal = Al alcance: { gyges-goal }.
gyges-board-sides = Sur: { $one_name } · Norte: { $two_name }
gyges-board-legend = 1 2 3: anillos; puntos: casillas libres; S, N: filas jugables; GN, GS: metas.
gyges-board-write-setup = Escribe setup 321123/000000: primero la fila más cercana, de a a f.
gyges-board-write-play = Escribe a1-b2, a1-GN o a1-b1xc3: el anillo de b1 va a c3.

## Por qué se rechazó una jugada
gyges-refused-not-a-move = «{ $text }» no es una jugada. Escribe a1-b2 (a una casilla libre), a1-GN (a la meta) o a1-b1xc3 (en lugar de b1, que va a c3).
gyges-refused-no-such-square = «{ $text }»: las casillas van de a1 a f6, así que no hay { $square }.
gyges-refused-not-a-setup = «{ $text }» no es una colocación. Escribe setup 321123/000000: primero la fila más cercana a ti, luego la siguiente.
gyges-refused-no-throw-into-goal = «{ $text }»: en una meta no se pone un anillo, ni se rebota.
gyges-refused-match-over = El encuentro ha terminado.
gyges-refused-not-your-turn = No te toca.
gyges-refused-set-up-first = Aún se están colocando los anillos. Escribe setup 321123/000000.
gyges-refused-set-up-already = Los anillos ya están colocados: ahora se mueven.
gyges-refused-two-of-each = Se colocan dos anillos de cada valor. { $near }/{ $far } tiene { $ones } de 1, { $twos } de 2 y { $threes } de 3.
gyges-refused-one-row-only = Se acordó una fila: los seis anillos van en la fila más cercana a ti.
gyges-refused-no-ring = No hay ningún anillo en { $start }.
gyges-refused-not-from-goal = Un anillo nunca sale de una meta.
gyges-refused-not-in-playable-row = { $start } no está en la fila jugable de { gyges-side }, que es la fila { $row }.
gyges-refused-own-goal = Nadie puede entrar en su propia meta: { gyges-side } va hacia { $goal }.
gyges-refused-ends-on-ring = Hay un anillo en { $end }. Di adónde va, por ejemplo { $start }-{ $end }x{ $start }.
gyges-refused-nothing-to-throw = No hay ningún anillo en { $hit } que desplazar: { $start }-{ $hit } acabaría allí.
gyges-refused-throws-itself = Un anillo no puede tomar su propio lugar.
gyges-refused-landing-taken = Ya hay un anillo en { $landing }.
gyges-refused-beyond-row = { $landing } está detrás de la fila jugable de { gyges-side }, que es la fila { $row }.
gyges-refused-origin-end = Se acordó que ninguna jugada acabe donde empieza.
gyges-refused-crosses-twice = La jugada cruza { $border } dos veces: todo camino de { $start } a { $end } cruza dos veces algún borde.
gyges-refused-blocked = { $blocker } está en medio: solo el último paso de una serie puede llegar a un anillo.
gyges-refused-wrong-steps = El anillo de { $start } da exactamente { $value ->
        [one] 1 paso, que no lleva
       *[other] { $value } pasos, que no llevan
    } a { $end }.
gyges-refused-no-bounce-there = Ninguna serie de { $value ->
        [one] 1 paso
       *[other] { $value } pasos
    } desde { $start }, y ningún rebote, acaba en { $end }.

## Por qué otra cosa habría sido mejor
gyges-reason-misses-goal = El camino a la meta estaba abierto: { $path }.
gyges-reason-opens-path = Así se le abre el camino al rival: { $path }.
gyges-reason-leaves-path = Así le queda abierto el camino al rival: { $path }.
gyges-reason-misses-forced-win = Se podía forzar la meta, amenaza tras amenaza.
gyges-reason-allows-forced-win = Después el rival puede forzar la meta, amenaza tras amenaza.

gyges-hint-setup = Piensa de dónde pueden salir tus triples y qué huecos salvan tus simples.
gyges-hint-goal = Hay un camino a la meta: mira adónde llevan los anillos de tu fila más cercana.
gyges-hint-threat = Mira la fila más cercana a { $rival }: desde allí se puede entrar en la meta.
gyges-hint-throw = El anillo sobre el que acabas va adonde quieras: empieza con un { gyges-ring }.
gyges-hint-ring = Mira un { gyges-ring } de tu fila más cercana.
