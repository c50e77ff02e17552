# Cannas. $seat, $rival: "you" o "they"; $seat_name, $rival_name: quién es. Las casillas se llaman como b2.

cannae-name = Batalla de Cannas
    .short = Cannas
    .about = La infantería empuja, la caballería carga, en un tablero de ajedrez. 30 minutos
    .caption = Empujan dos contra uno: toda la línea avanza.
    .alt = La batalla de Cannas: tu infantería de e3 empuja, dos contra uno, y tres piezas avanzan.

## Opciones: nombre, valores como los enumera el desafío, qué significan
cannae-option-immobilised_cavalry = Caballería encerrada
    .about = Qué pasa con la caballería sin una casilla libre al lado
cannae-option-immobilised_cavalry-false = la caballería encerrada se queda
    .about = Espera hasta que alguien le haga sitio
cannae-option-immobilised_cavalry-true = la caballería encerrada se pierde
    .about = Se retira enseguida; cerca de los bordes pasa fácilmente
cannae-option-layout = Disposición
    .about = Dónde empiezan las piezas. El dibujo de las reglas se perdió: las dos disposiciones son reconstrucciones
cannae-option-layout-r1 = centro profundo
    .about = Infantería de dos filas en el centro, caballería en las alas, todas las piezas pueden moverse
cannae-option-layout-r2 = una línea
    .about = Infantería en toda la segunda fila, caballería en las esquinas detrás de ella

## Los niveles del ordenador
cannae-level-novice = en las nubes
    .about = Vigila un solo borde del tablero; en el resto, las piezas aisladas son tuyas
cannae-level-oneeyed = un solo ojo
    .about = Vigila una mitad del tablero; en la otra, las piezas aisladas son tuyas
cannae-level-blinkered = con anteojeras
    .about = Lo vigila todo menos el borde de un lado: por ahí pasan las cargas
cannae-level-keen = perspicaz
    .about = Mira cada turno entero y elige el mejor
cannae-level-wary = prudente
    .about = Sopesa tu mejor respuesta a cada turno
cannae-level-master = maestría
    .about = Sopesa tus mejores respuestas y lo que podrá hacer después

## Trozos de frases
cannae-arm = { $arm ->
        [infantry] infantería
       *[cavalry] caballería
    }
cannae-who = { $seat ->
        [you] Moviste
       *[they] { $seat_name } movió
    }
cannae-odds = { $opposing ->
        [0] {""}
       *[other] , { $active } contra { $opposing }
    }
cannae-mark = { $outcome ->
        [cost] {" "}✕
       *[other] {""}
    }
cannae-then = { $outcome ->
        [plain] {""}
       *[other] : { $does }
    }

## Lo que pasó. `.start` de una frase y `.end` de la siguiente hacen una
cannae-began = Los ejércitos están formados. { $seat ->
        [you] Empiezas tú.
       *[they] Empieza { $seat_name }.
    }
    .heading = Los ejércitos están formados · { $seat ->
            [you] empiezas tú
           *[they] empieza { $seat_name }
        }
cannae-passed = { $seat ->
        [you] Pasaste.
       *[they] { $seat_name } pasó.
    }
cannae-stepped = { cannae-who } la infantería de { $origin } a { $target }.
    .start = { cannae-who } la infantería de { $origin } a { $target }
    .end = y { $seat ->
        [you] llevaste
       *[they] llevó
    } la infantería de { $origin } a { $target }.
cannae-pushed = { $seat ->
        [you] Empujaste
       *[they] { $seat_name } empujó
    } de { $origin } hacia { $target }{ cannae-odds }: avanzan { $moved_count } piezas.
    .start = { $seat ->
            [you] Empujaste
           *[they] { $seat_name } empujó
        } de { $origin } hacia { $target }{ cannae-odds },
    .end = y { $seat ->
            [you] empujaste
           *[they] empujó
        } de { $origin } hacia { $target }{ cannae-odds }.
cannae-slid = { cannae-who } la caballería de { $origin } a { $target }.
    .start = { cannae-who } la caballería de { $origin } a { $target }
    .end = y { $seat ->
        [you] llevaste
       *[they] llevó
    } la caballería de { $origin } a { $target }.
cannae-charged = { $seat ->
        [you] Cargaste
       *[they] { $seat_name } cargó
    } desde { $origin } contra la infantería de { $target }, que cayó.
    .start = { $seat ->
            [you] Cargaste
           *[they] { $seat_name } cargó
        } desde { $origin } contra la infantería de { $target }
    .end = y { $seat ->
            [you] cargaste
           *[they] cargó
        } desde { $origin } contra la infantería de { $target }, que cayó.
cannae-thrown-off = { $seat ->
        [you] Perdiste
       *[they] { $seat_name } perdió
    } { cannae-arm }, empujada fuera del tablero en { $square }.
cannae-surrounded = { $seat ->
        [you] Perdiste
       *[they] { $seat_name } perdió
    } la caballería de { $square }, rodeada por la infantería de { $infantry }.
cannae-shut-in = { $seat ->
        [you] Perdiste
       *[they] { $seat_name } perdió
    } la caballería de { $square }, sin una casilla libre al lado.
cannae-won = { $seat ->
        [you] Ganas
       *[they] Gana { $seat_name }
    }: { $rival ->
        [you] no te queda infantería.
       *[they] a { $rival_name } no le queda infantería.
    }
cannae-drawn = Tablas: { $end ->
        [cavalry] a nadie le queda caballería.
        [repetition] la misma posición por tercera vez.
       *[other] cincuenta turnos por bando sin bajas.
    }

## El resultado, y por qué
cannae-result-broken-off = El encuentro se interrumpió.

## Lo que se pide
cannae-asked-turn = Te toca.
    .rest = Una infantería, una caballería, las dos o ninguna.
cannae-asked-infantry = ¿Adónde va la infantería de { $square }?
cannae-asked-cavalry = ¿Adónde va la caballería de { $square }?
cannae-asked-infantry-too = ¿También la infantería, o eso es todo? Sin enviar todavía.
cannae-asked-cavalry-too = ¿También la caballería, o eso es todo? Sin enviar todavía.
cannae-waits = Le toca a { $seat_name }.
cannae-repeated = La misma posición por segunda vez; a la tercera son tablas.
cannae-quiet = { $left ->
        [one] { $left } turno más sin bajas y son tablas.
       *[other] { $left } turnos más sin bajas y son tablas.
    }

## La línea bajo un tablero público
cannae-summary = Infantería { $one_infantry } : { $two_infantry }, caballería { $one_cavalry } : { $two_cavalry }. Le toca a { $seat_name }.

## Botones. $square es adonde lleva; $does lo que resulta
cannae-step-infantry = { $place ->
        [second] También la infantería
       *[first] Infantería
    }
    .label = { $square }
    .detail = {""}
    .alone = { $symbol } { $square }
    .name = La infantería de { $square }
cannae-step-cavalry = { $place ->
        [second] También la caballería
       *[first] Caballería
    }
    .label = { $square }
    .detail = {""}
    .alone = { $symbol } { $square }
    .name = La caballería de { $square }
cannae-step-pass = Pasar
    .label = Pasar
    .detail = nada se mueve
    .alone = Pasar
    .name = Pasar: nada se mueve
cannae-step-step = Paso
    .label = { $arrow } { $square }{ cannae-mark }
    .detail = { $does }
    .alone = { $arrow } { $square }{ cannae-then }
    .name = Paso a { $square }{ cannae-then }
cannae-step-push = Empuje
    .label = { $arrow } { $square }{ cannae-mark }
    .detail = { $does }
    .alone = { $arrow } empuje: { $does }
    .name = Empuje hacia { $square }: { $does }
cannae-step-ride = Cabalgada
    .label = { $square }{ cannae-mark }
    .detail = { $does }
    .alone = { $square }{ cannae-then }
    .name = Cabalgar hasta { $square }{ cannae-then }
cannae-step-charge = Carga
    .label = { $square }{ cannae-mark }
    .detail = { $does }
    .alone = ⚔ { $square }{ cannae-mark }
    .name = Carga en { $square }: { $does }
cannae-effect-moves = avanzan { $moved_count }
cannae-effect-against = { $active } contra { $opposing }
cannae-effect-thrown-off = { $whose ->
        [own] cae la propia { cannae-arm } en { $square }
       *[theirs] { $arm ->
            [infantry] cae la suya en { $square }
           *[cavalry] cae su caballería en { $square }
        }
    }
cannae-effect-charged = toma la infantería de { $square }
cannae-effect-surrounded = { $whose ->
        [own] se pierde la propia caballería en { $square }
       *[theirs] se pierde la caballería rival en { $square }
    }
cannae-effect-shut-in = { $whose ->
        [own] se pierde la propia caballería en { $square }
       *[theirs] se pierde la caballería rival en { $square }
    }
cannae-effect-win = así se gana
cannae-effect-draw = así son tablas
cannae-effect-defeat = así se pierde el encuentro
cannae-preview-pass = Pasar: nada se mueve.
cannae-preview-stepped = Infantería de { $origin } a { $target }
cannae-preview-pushed = La infantería de { $origin } empuja hacia { $target }
cannae-preview-slid = Caballería de { $origin } a { $target }
cannae-preview-charged = La caballería de { $origin } carga y toma la infantería de { $target }
cannae-preview-unsent = Sin enviar todavía.
cannae-preview-follows = { $action }: { $does }.
cannae-warning-thrown-off = Cuidado: tu propia { cannae-arm } en { $square } cae del tablero.
cannae-warning-surrounded = { $square } está junto a { $infantry_count ->
        [2] dos
        [3] tres
       *[other] { $infantry_count }
    } piezas de infantería, { $infantry }: esta caballería se pierde.
cannae-warning-shut-in = { $square } no tiene una casilla libre al lado: esta caballería se pierde.

## Una línea del registro en la página
cannae-deed-pass = pasa

## El tablero en palabras
cannae-alt-sides = Batalla de Cannas. { $one_name } juega con blancas, { $two_name } con negras.
cannae-alt-pieces = Infantería blanca: { $one_infantry }; caballería: { $one_cavalry }. Infantería negra: { $two_infantry }; caballería: { $two_cavalry }.
cannae-alt-lost = { $seat ->
        [you] Tus bajas
       *[they] Bajas de { $seat_name }
    }: infantería { $infantry }, caballería { $cavalry }.
cannae-alt-last = Último turno: { $action }
cannae-alt-step = Pasos: { $squares }.
cannae-alt-push = Empujes hacia: { $squares }.
cannae-alt-ride = Cabalgadas: { $squares }.
cannae-alt-charge = Cargas: { $squares }.
cannae-board-sides = Blancas (mayúsculas): { $one_name } · Negras: { $two_name }
cannae-board-legend = I i: infantería; C c: caballería; puntos: casillas libres.
cannae-board-write = Escribe b2b3 para mover una pieza, dos unidas por +, o - para pasar.

## Por qué se rechazó un turno
cannae-refused-not-a-turn = «{ $text }» no es un turno. Escribe b2b3 para mover una pieza, dos unidas por +, o - para pasar.
cannae-refused-no-such-square = «{ $text }»: las casillas van de a1 a h8, así que no hay { $square }.
cannae-refused-too-many-actions = «{ $text }»: un turno es una acción de infantería, una de caballería, las dos o ninguna, no { $count }.
cannae-refused-match-over = El encuentro ha terminado.
cannae-refused-not-your-turn = No te toca.
cannae-refused-infantry-twice = Un turno tiene una sola acción de infantería; { $action } sería la segunda.
cannae-refused-cavalry-twice = Un turno tiene una sola acción de caballería; { $action } sería la segunda.
cannae-refused-decided-already = La primera acción acaba el encuentro: { $action } ya no cabe.
cannae-refused-nobody-there = { $action }: no hay ninguna pieza en { $square }.
cannae-refused-not-yours = { $action }: la pieza de { $square } es del enemigo.
cannae-refused-lost-before = { $action }: la caballería de { $square } se pierde con la primera acción.
cannae-refused-moved-before = { $action }: la primera acción lleva la pieza de { $square } a { $target }.
cannae-refused-not-infantry = { $action }: en { $square } hay caballería, que cabalga (C) o carga (X).
cannae-refused-not-cavalry = { $action }: en { $square } hay infantería, que da un paso (M) o empuja (P).
cannae-refused-step-too-far = { $action }: la infantería va a una de las casillas de al lado, no a { $target }.
cannae-refused-step-onto-piece = { $action }: { $target } está ocupada. Un empuje se escribe { $right }.
cannae-refused-push-not-beside = { $action }: un empuje se escribe con la casilla junto a la infantería que empuja desde atrás.
cannae-refused-nothing-to-push = { $action }: { $target } está libre. Un paso se escribe { $right }.
cannae-refused-push-too-weak = { $action }: { $active } contra { $opposing } no basta para empujar.
cannae-refused-push-too-weak-passive = { $action }: { $active } contra { $opposing } no basta para empujar. Tu infantería más adelante en la línea no cuenta: { $passive }.
cannae-refused-not-in-line = { $action }: la caballería va en línea recta o en diagonal, { Y($target) } no está en ninguna de esas líneas.
cannae-refused-path-blocked = { $action }: la pieza de { $blocker } está en medio.
cannae-refused-slide-onto-own = { $action }: en { $target } hay una pieza tuya.
cannae-refused-slide-onto-infantry = { $action }: en { $target } hay infantería enemiga. Una carga se escribe { $right }.
cannae-refused-cavalry-against-cavalry = { $action }: la caballería no puede tomar la caballería de { $target }.
cannae-refused-nobody-to-charge = { $action }: { $target } está libre. Una cabalgada se escribe { $right }.
cannae-refused-charge-own = { $action }: la pieza de { $target } es tuya.
cannae-refused-in-contact = { $action }: la caballería ya está junto a { $target }; para cargar hace falta una casilla en medio.
cannae-refused-supported = { $action }: { $target } está apoyada por la infantería de { $supporter }, así que no se puede cargar contra ella.

## Por qué otra cosa habría sido mejor
cannae-reason-misses-win = Se podía tomar la última infantería enemiga y ganar.
cannae-reason-surrounded = La caballería de { $square } queda junto a la infantería de { $infantry }, y se pierde.
cannae-reason-own-loss = Así se regala la { cannae-arm } de { $square }.
cannae-reason-misses-capture = Se podía tomar la { cannae-arm } de { $square }.
cannae-reason-leaves-win = Así se pierde enseguida, porque el rival puede tomar la última infantería: { $answer }.
cannae-reason-leaves-capture = Así el rival puede tomar la { cannae-arm } de { $square }: { $answer }.

cannae-hint-arm = { $arm ->
        [infantry] infantería
       *[cavalry] caballería
    }
cannae-hint-wing = { $wing ->
        [a] en las columnas de la a a la c
        [h] en las columnas de la f a la h
       *[centre] en las columnas d y e
    }
cannae-hint-take = Mira la { cannae-hint-arm } de { $rival } { cannae-hint-wing }: se puede tomar algo.
cannae-hint-danger = Mira tu { cannae-hint-arm } { cannae-hint-wing }: está en peligro.
cannae-hint-piece = Mira tu { cannae-hint-arm } { cannae-hint-wing }: puede hacer más.
