# En Garde. $seat, $rival: "you" o "they"; $seat_name, $rival_name: quién es.

en_garde-name = En Garde
    .about = Un duelo con 25 cartas. 10 minutos
    .caption = Cuatro casillas, dos 4 en la mano: fondo.
    .alt = En Garde: te tiras a fondo contra Salle con dos 4, a cuatro casillas.

## Opciones: nombre, valores como los lista el desafío, qué significan
en_garde-option-variant = Variante
    .about = Qué pueden hacer los esgrimidores
en_garde-option-variant-basic = básico
    .about = Cada fondo es de una carta y siempre toca. Lo mejor para el primer encuentro
    .card = { en_garde-option-variant-basic }
en_garde-option-variant-standard = estándar
    .about = Fondos con varias cartas y paradas
    .card = { en_garde-option-variant-standard }
en_garde-option-variant-advanced = avanzado
    .about = Como el estándar, más paso adelante y fondo en un mismo turno, y la retirada
    .card = { en_garde-option-variant-advanced }
en_garde-option-touches = Tocados
    .about = Cuántos asaltos dan el encuentro
en_garde-option-touches-1 = a 1 tocado
    .about = Un solo asalto
    .card = { en_garde-option-touches-1 }
en_garde-option-touches-2 = a 2 tocados
    .about = Dos asaltos dan el encuentro
    .card = { en_garde-option-touches-2 }
en_garde-option-touches-3 = a 3 tocados
    .about = Tres asaltos dan el encuentro
    .card = { en_garde-option-touches-3 }
en_garde-option-touches-4 = a 4 tocados
    .about = Cuatro asaltos dan el encuentro
    .card = { en_garde-option-touches-4 }
en_garde-option-touches-5 = a 5 tocados
    .about = Cinco asaltos dan el encuentro, como en el reglamento
    .card = { en_garde-option-touches-5 }
en_garde-option-begins = Quién empieza
    .about = En el primer asalto; después se alternan
en_garde-option-begins-lot = por sorteo
    .about = Empieza cualquiera, con la misma probabilidad
en_garde-option-begins-challenger = empieza quien desafía
    .about = Quien lanza el desafío hace la primera jugada
en_garde-option-begins-challenged = empieza quien acepta
    .about = Quien acepta el desafío hace la primera jugada
en_garde-option-final_attack = Último fondo
    .about = Qué pasa cuando un movimiento se lleva la última carta del mazo
en_garde-option-final_attack-true = con último fondo
    .about = El otro esgrimidor aún puede hacer un fondo directo
en_garde-option-final_attack-false = sin último fondo
    .about = El asalto termina enseguida
en_garde-option-riposte_after_final_parry = Respuesta tras la última parada
    .about = Qué pasa cuando se para el fondo de la última carta
en_garde-option-riposte_after_final_parry-true = respuesta tras la última parada
    .about = Quien paró aún puede hacer un fondo directo
en_garde-option-riposte_after_final_parry-false = sin respuesta tras la última parada
    .about = El asalto se decide enseguida
en_garde-option-cards_after_final_retreat = Cartas tras la última retirada
    .about = Qué decide cuando alguien se retira ante el fondo de la última carta
en_garde-option-cards_after_final_retreat-true = las cartas cuentan tras la última retirada
    .about = Primero las cartas que llegan, después quién está más adelante
en_garde-option-cards_after_final_retreat-false = tras la última retirada solo cuenta el avance
    .about = Gana el asalto quien está más adelante

## Los niveles del ordenador
en_garde-level-novice = sangre caliente
    .about = Se tira a fondo en cuanto puede con todo lo que tiene, y nunca piensa en tu respuesta
en_garde-level-lurker = al acecho
    .about = Se queda lejos hasta tener dos cartas para el fondo; no cuenta nada
en_garde-level-forgetful = mala memoria
    .about = Cuenta las cartas de un solo valor y olvida lo que ha salido de los demás
en_garde-level-counter = cuentacartas
    .about = Cuenta las cartas que no ha visto y guarda la distancia
en_garde-level-planner = previsión
    .about = Antes de cada jugada imagina unos pocos duelos
en_garde-level-fencer = esgrimista
    .about = Antes de cada jugada imagina muchos duelos

## Trozos de frase
en_garde-cards = { $count ->
        [1] un { $value }
        [2] dos { $value }
        [3] tres { $value }
        [4] cuatro { $value }
       *[5] cinco { $value }
    }
en_garde-touch = { $advance ->
        [0] { $seat ->
            [you] Tocas
           *[they] { $seat_name } toca
        }
       *[other] { $seat ->
            [you] Avanzas { $advance }, tocas
           *[they] { $seat_name } avanza { $advance }, toca
        }
    } con { en_garde-cards }
en_garde-score = { $one_name } { $one_score }, { $two_name } { $two_score }.

## Lo que pasó. `.start` de una frase y `.end` de la siguiente hacen una; un `.aside` se sobreentiende
en_garde-round-began = Asalto { $number }. { $seat ->
        [you] Empiezas tú.
       *[they] Empieza { $seat_name }.
    } Mazo { $deck }.
    .heading = Asalto { $number } · { $seat ->
            [you] empiezas tú
           *[they] empieza { $seat_name }
        }
en_garde-dealt = { $seat ->
        [you] Tus cartas: { $hand }.
       *[they] Las cartas de { $seat_name }: { $hand }.
    }
en_garde-who = { $seat ->
        [you] Avanzaste
       *[they] { $seat_name } avanzó
    }
en_garde-advanced = { en_garde-who } { $value }, hasta la casilla { $square }.
    .start = { en_garde-who } { $value }
en_garde-retreated = { $seat ->
        [you] Retrocediste { $value }, hasta la casilla { $square }.
       *[they] { $seat_name } retrocedió { $value }, hasta la casilla { $square }.
    }
    .start = { $seat ->
        [you] Retrocediste { $value }
       *[they] { $seat_name } retrocedió { $value }
    }
en_garde-fell-back = { $seat ->
        [you] Te retiraste { $value }, hasta la casilla { $square }.
       *[they] { $seat_name } se retiró { $value }, hasta la casilla { $square }.
    }
    .start = { $seat ->
            [you] Te retiraste { $value }
           *[they] { $seat_name } se retiró { $value }
        }
en_garde-attacked = { $seat ->
        [you] Te tiraste a fondo con { en_garde-cards }.
       *[they] { $seat_name } se tira a fondo con { en_garde-cards }.
    }
    .start = { $seat ->
            [you] Te tiraste a fondo con { en_garde-cards }
           *[they] { $seat_name } se tiró a fondo con { en_garde-cards }
        }
en_garde-attacked-indirectly = { $seat ->
        [you] Avanzaste { $advance } y te tiraste a fondo con { en_garde-cards }
       *[they] { $seat_name } avanzó { $advance } y se tira a fondo con { en_garde-cards }
    }, a { $value ->
        [one] { $value } casilla.
       *[other] { $value } casillas.
    }
    .start = { $seat ->
            [you] Avanzaste { $advance }, te tiraste a fondo con { en_garde-cards }
           *[they] { $seat_name } avanzó { $advance }, se tiró a fondo con { en_garde-cards }
        }
en_garde-parried = { $seat ->
        [you] Paraste con { en_garde-cards }.
       *[they] { $seat_name } paró con { en_garde-cards }.
    }
en_garde-passed = { $seat ->
        [you] No hiciste el último fondo.
       *[they] { $seat_name } no hizo el último fondo.
    }
en_garde-drew = { $seat ->
        [you] Robaste
       *[they] { $seat_name } robó
    } { $cards_count ->
        [one] un { $cards }
       *[other] { $cards }
    }.
    .end = y { $seat ->
            [you] robaste
           *[they] robó
        } { $cards_count ->
            [one] un { $cards }
           *[other] { $cards }
        }.
en_garde-drew-unseen =
    .aside = { $seat ->
            [you] Robaste
           *[they] { $seat_name } robó
        } { $count ->
            [one] una carta
           *[other] { $count } cartas
        }. Mazo { $deck }.
en_garde-last-card = Se acabó el mazo. { $seat ->
        [you] La última acción es tuya.
       *[they] La última acción es de { $seat_name }.
    }
en_garde-touched = { en_garde-touch }.
    .start = { en_garde-touch }
en_garde-could-not-answer = { $seat ->
        [you] Con { $hand } en la mano no tenías respuesta.
       *[they] Con { $hand } en la mano, { $seat_name } no tenía respuesta.
    }
en_garde-stuck = { $seat ->
        [you] No te queda ninguna acción legal.
       *[they] A { $seat_name } no le queda ninguna acción legal.
    }
en_garde-hands-compared = Se descubren las manos, distancia { $distance }. { $one_name } { $one_hand }: { $one_count ->
        [0] ninguna carta llega
        [one] 1 carta llega
       *[other] { $one_count } cartas llegan
    }. { $two_name } { $two_hand }: { $two_count ->
        [0] ninguna carta llega
        [one] 1 carta llega
       *[other] { $two_count } cartas llegan
    }.
en_garde-advance-compared = Casillas ganadas desde la salida: { $one_name } { $one_advance }, { $two_name } { $two_advance }.
en_garde-round-won = { $seat ->
        [you] Ganas el asalto
       *[they] { $seat_name } gana el asalto
    }{ $end ->
        [touch] {" "}con un tocado
        [cards] {" "}con más cartas que llegan
        [advance] {" "}por el terreno ganado
       *[stuck] {""}
    }. { en_garde-score }
    .end = y { $seat ->
            [you] ganas
           *[they] gana
        } el asalto. { en_garde-score }
en_garde-round-drawn = Nada decide: el asalto queda en tablas. { en_garde-score }
en_garde-match-won = { $seat ->
        [you] Ganas el encuentro
       *[they] { $seat_name } gana el encuentro
    } { $seat_score } a { $rival_score }{ $end ->
        [cards] , con más cartas que llegan
        [advance] , por el terreno ganado
       *[touch] {""}
    }.
    .end = y { $seat ->
            [you] ganas
           *[they] gana
        } el encuentro, { $seat_score } a { $rival_score }.

## El resultado, y por qué
en_garde-broken-off = Encuentro interrumpido con { $one } a { $two }.
en_garde-held = { $held ->
        [0] { $rival_name } no tenía ningún { $value } para parar.
        [one] { $rival_name } solo tenía un { $value } para parar.
       *[other] { $rival_name } solo tenía { $held } cartas de { $value } para parar.
    }

## Lo que se pide
en_garde-asked-turn = Te toca.
en_garde-asked-parry = Haz una parada con { en_garde-cards }.
en_garde-asked-fall_back = Retírate con una carta.
en_garde-asked-either = Haz una parada con { en_garde-cards } o retírate con una carta.
en_garde-asked-last = Haz un último fondo o pasa.
en_garde-asked-pass = Ninguna carta tuya llega: pasa.
en_garde-after-parry = Después de una parada sigue tu turno.
en_garde-after-last = Se acabó el mazo: después se decide el asalto.
en_garde-distance = Distancia { $distance }.
en_garde-can-attack = Distancia { $distance }: { $held ->
        [one] puedes tirarte a fondo con tu { $distance }.
       *[other] puedes tirarte a fondo con tus { $distance }.
    }
en_garde-can-step = Distancia { $distance }: puedes avanzar y tirarte a fondo.
en_garde-can-both = Distancia { $distance }: { $held ->
        [one] puedes tirarte a fondo con tu { $distance }
       *[other] puedes tirarte a fondo con tus { $distance }
    }, o avanzar y tirarte a fondo.
en_garde-waits-turn = Le toca a { $seat_name }.
en_garde-waits-answer = { $seat_name } debe responder a { en_garde-cards }.
en_garde-waits-last = { $seat_name } puede hacer un último fondo.

## La línea bajo un tablero público
en_garde-summary-turn = Distancia { $distance }. Le toca a { $seat_name }.
en_garde-summary-answer = Distancia { $distance }. { $seat_name } debe responder a { en_garde-cards }.
en_garde-summary-last = Distancia { $distance }, sin mazo. { $seat_name } puede hacer un último fondo.

## Botones. $value es una carta, $square adónde lleva
en_garde-step-forward = Adelante
    .detail = a la { $square }
    .alone = Adelante { $value }
    .name = Adelante { $value }, a la casilla { $square }
en_garde-step-back = Atrás
    .detail = a la { $square }
    .alone = Atrás { $value }
    .name = Atrás { $value }, a la casilla { $square }
en_garde-step-retreat = Retirada
    .detail = a la { $square }
    .alone = Retirada { $value }
    .name = Retirada de { $value }, a la casilla { $square }
en_garde-step-attack = Fondo
    .detail = { en_garde-number-of-cards }
    .alone = Fondo { en_garde-short }
    .name = Fondo con { en_garde-cards }
en_garde-step-parry = Parada
    .detail = { en_garde-number-of-cards }
    .alone = Parada { en_garde-short }
    .name = Parada con { en_garde-cards }
en_garde-step-pass = Pasar
    .detail = sin fondo
    .alone = Pasar
    .name = Pasar: sin último fondo
en_garde-short = { $count ->
        [1] { $value }
       *[other] { $count }×{ $value }
    }
en_garde-number-of-cards = { $count ->
        [1] una carta
        [2] dos cartas
        [3] tres cartas
        [4] cuatro cartas
       *[5] cinco cartas
    }
en_garde-preview-indirect = Adelante { $advance }, a la casilla { $square }, y fondo con { en_garde-cards }
en_garde-preview-distance = Distancia { $distance }. Sin enviar todavía.
en_garde-preview-parry = Después sigue tu turno. Sin enviar todavía.
en_garde-preview-plain = Sin enviar todavía.

## Una línea del registro en la página
en_garde-deed-forward = adelante { $value } → { $square }
en_garde-deed-back = atrás { $value } → { $square }
en_garde-deed-attack = fondo { en_garde-deed-cards }
en_garde-deed-indirect = adelante { $advance } → { $square }, fondo { en_garde-deed-cards }
en_garde-deed-parry = parada { en_garde-deed-cards }
en_garde-deed-pass = pasa
en_garde-deed-touch = tocado
en_garde-deed-cards = { $count ->
        [1] { $value }
       *[other] { $value } ×{ $count }
    }

## El tablero en palabras
en_garde-hand = Tu mano: { $hand } · mazo { $deck }
en_garde-no-hand = ninguna carta
en_garde-alt-round = En Garde, { $variant }, asalto { $round }, { $touches ->
        [one] a { $touches } tocado
       *[other] a { $touches } tocados
    }. { en_garde-score }
en_garde-alt-squares = { $one_name } en la casilla { $one_square }, { $two_name } en la casilla { $two_square } de 23: distancia { $distance }.
en_garde-alt-cards = { $one_name } tiene { $one_cards ->
        [one] { $one_cards } carta
       *[other] { $one_cards } cartas
    }, { $two_name } { $two_cards }. { en_garde-deck }.
en_garde-alt-end = El final del asalto { $round }:
en_garde-alt-now = Ahora el asalto { $round }:
en_garde-alt-last = Última acción: { $action }
en_garde-alt-hand = Tu mano: { $hand }.
en_garde-alt-useless = Ahora no sirven: { $cards }.
en_garde-alt-hands = Manos: { $one_name } { $one_hand }, { $two_name } { $two_hand }.
en_garde-deck = Mazo { $deck }, { $discard ->
        [none] sin descartes
       *[other] encima de los descartes { $discard }
    }
en_garde-board-round = Asalto { $round }, { $touches ->
        [one] a { $touches } tocado
       *[other] a { $touches } tocados
    }
en_garde-board-fencer = { $name }: casilla { $square }, puntos { $score }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
en_garde-board-use = { $value }: { $uses }
en_garde-use-forward = adelante
en_garde-use-back = atrás
en_garde-use-fall_back = retirada
en_garde-use-touch = fondo
en_garde-use-parry = parada
en_garde-use-none = ahora no

## Por qué se rechazó una acción
en_garde-refused-not-a-move = «{ $text }» no es una acción. Escribe +3 (adelante), -2 (atrás), 2x4 (fondo con dos 4), +3 2x5 (paso adelante y fondo), =2x4 (parada) o pass.
en_garde-refused-no-such-card = «{ $text }»: las cartas van del 1 al 5, así que no hay un { $card }.
en_garde-refused-too-many-cards = «{ $text }»: hay cinco cartas de cada valor. Juega de 1 a 5, no { $count }.
en_garde-refused-match-over = El encuentro ha terminado.
en_garde-refused-not-your-turn = No te toca.
en_garde-refused-must-answer = El fondo es de { en_garde-cards }: haz una parada con { en_garde-cards }.
en_garde-refused-must-answer-indirect = El fondo es de { en_garde-cards }: haz una parada con { en_garde-cards } o retírate con una carta.
en_garde-refused-parry-must-match = La parada pide el mismo número y el mismo valor: ={ $count }x{ $value }, no ={ $played }x{ $card }.
en_garde-refused-no-retreat-from-direct = Solo puedes retirarte ante un paso adelante y fondo. Este fondo es directo: haz una parada con { en_garde-cards }.
en_garde-refused-no-parry-now = No hay ningún fondo que parar.
en_garde-refused-no-pass-now = Solo se pasa en el último fondo, cuando no queda mazo.
en_garde-refused-deck-is-out = Se acabó el mazo y ya nadie se mueve: un fondo directo o pass.
en_garde-refused-one-card-in-basic = En el juego básico el fondo es de una carta: 1x{ $value }.
en_garde-refused-no-parry-in-basic = En el juego básico un fondo no se para.
en_garde-refused-only-in-advanced = El paso adelante y fondo en un mismo turno solo existe en el juego avanzado.
en_garde-refused-not-held = { $held ->
        [0] No tienes un { $value }.
       *[other] { $held ->
            [1] Solo tienes un { $value }
           *[other] Solo tienes { $held } cartas de { $value }
        }, y aquí hacen falta { $needed }.
    }
en_garde-refused-off-the-piste = Con { $value } atrás te sales de la pista: { $room ->
        [0] detrás de ti no hay casillas.
        [one] detrás de ti hay 1 casilla.
       *[other] detrás de ti hay { $room } casillas.
    }
en_garde-refused-onto-the-opponent = Con { $value } adelante llegas a la casilla de tu rival: tírate a fondo con 1x{ $value }.
en_garde-refused-past-the-opponent = Con { $value } adelante te pasas de tu rival: la distancia es { $distance }.
en_garde-refused-no-room-to-attack = Con { $value } adelante no queda distancia para un fondo: la distancia es { $distance }.
en_garde-refused-wrong-distance = Un fondo pide cartas iguales a la distancia: { $distance }, no { $value }.
en_garde-refused-wrong-distance-left = Si avanzas { $advance }, la distancia es { $distance }: tírate a fondo con { $distance }, no con { $value }.

## Por qué otra cosa habría sido mejor
en_garde-unseen = { $unseen ->
        [0] ya se han visto todos los { $value }
        [1] falta por ver un { $value }
        [2] faltan por ver dos { $value }
        [3] faltan por ver tres { $value }
        [4] faltan por ver cuatro { $value }
       *[5] faltan por ver cinco { $value }
    }
en_garde-in-hand = { $left ->
        [0] sin { $value } en la mano
        [1] con un { $value } en la mano
        [2] con dos { $value } en la mano
        [3] con tres { $value } en la mano
       *[4] con cuatro { $value } en la mano
    }
en_garde-reason-sure-touch = Un fondo con { en_garde-cards } no habría tenido respuesta.
en_garde-reason-attack = Se podía hacer un fondo con { en_garde-cards }, mientras { en_garde-unseen }.
en_garde-reason-more-cards = Se podía hacer un fondo con { en_garde-cards }, más difícil de parar: { en_garde-unseen }.
en_garde-reason-fewer-cards = Con menos { $value } en el fondo se sigue { en_garde-in-hand }.
en_garde-reason-attack-parried = Ese fondo con { en_garde-cards } se puede parar, porque { en_garde-unseen }; luego toca aguantar la respuesta { en_garde-in-hand }.
en_garde-reason-last-parry = Así se juega el último { $value } de la mano y la distancia queda en { $value }, mientras { en_garde-unseen }.
en_garde-reason-within-reach = Así la distancia queda en { $value } { en_garde-in-hand }, mientras { en_garde-unseen }.
en_garde-reason-ground = Al acabarse el mazo, dentro de { $deck ->
        [one] una carta
       *[other] { $deck } cartas
    }, cuenta el terreno: así son { $own } casillas contra { $theirs }, en vez de { $better }.
en_garde-reason-parry = Se podía parar con { en_garde-cards } y jugar después.
en_garde-reason-parry-spends = La parada gasta { en_garde-cards }; cartas para el turno que sigue: { $left }.

en_garde-hint-count = Cuenta los { $value }: ¿cuántos puede tener aún { $rival }?
en_garde-hint-attacked = Te atacan con { $value }: mira con qué podrías responder después.
en_garde-hint-deck = { $count ->
        [0] El mazo se ha acabado:
        [one] En el mazo queda una carta:
       *[other] En el mazo quedan { $count } cartas:
    } piensa en quién estará mejor al final.
en_garde-hint-distance = La distancia es { $distance }. ¿A cuál puedes llevarla para que { $rival } apenas pueda atacar?

en_garde-marked-hand = tu mano
en_garde-marked-pile = { $what ->
        [deck] el mazo
       *[attack] las cartas jugadas
    }
