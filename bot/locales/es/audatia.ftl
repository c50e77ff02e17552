# Audatia. $seat, $rival: "you" o "they"; $seat_name, $rival_name: quién es.
# $card, $posta, $virtue, $flank, $blow: códigos, que los trozos de frase de abajo ponen en palabras.

audatia-name = Audatia
    .about = Un duelo a espada larga, dos mazos de sesenta. 45 minutos
    .caption = Ligamento amplio: puede atacar quien paró.
    .alt = Audatia: dos espadachines en un ligamento amplio; Salle ha parado y puede atacar.

## Opciones: nombre, valores como los da el desafío, qué significan
audatia-option-challenger = Mazo de quien reta
    .about = Con qué mazo juega quien reta. Debe atacar y toma Audatia
audatia-option-challenger-galeazzo = Galeazzo
    .about = Hace fintas, da patadas, rompe el asalto
    .card = { $name } es Galeazzo
audatia-option-challenger-boucicault = Boucicault
    .about = Provoca, tienta, mira manos ajenas
    .card = { $name } es Boucicault
audatia-option-challenged = Mazo de su rival
    .about = Con qué mazo juega quien recibe el reto. Elige antes una virtud
audatia-option-challenged-galeazzo = Galeazzo
    .about = Hace fintas, da patadas, rompe el asalto
    .card = { $name } es Galeazzo
audatia-option-challenged-boucicault = Boucicault
    .about = Provoca, tienta, mira manos ajenas
    .card = { $name } es Boucicault
audatia-option-counterattack_answer = Respuesta a un contraataque
    .about = Si un contraataque se puede parar
audatia-option-counterattack_answer-parry = los contraataques se paran
    .about = Como cualquier otro ataque
audatia-option-counterattack_answer-none = los contraataques no se paran
    .about = Solo se sale de ellos con Salida o Medida perfecta
audatia-option-imperfect_counter = Contrarremedio imperfecto
    .about = Qué sigue a un contrarremedio que no es el perfecto
audatia-option-imperfect_counter-break_off = un contrarremedio imperfecto acaba el asalto
    .about = Detiene el remedio, y el asalto acaba en salida
audatia-option-imperfect_counter-responder_may_remedy = un contrarremedio imperfecto da un remedio
    .about = Quien detuvo el remedio puede jugar uno suyo
audatia-option-break_off_saves_from_exchange = Salida contra un intercambio
    .about = Si la habilidad Salida salva de un intercambio de estocada
audatia-option-break_off_saves_from_exchange-true = Salida salva de un intercambio
    .about = Como de cualquier otro peligro
audatia-option-break_off_saves_from_exchange-false = Salida no salva de un intercambio
    .about = Solo se sale con un remedio desde el exterior
audatia-option-auto_pass = Pasar enseguida
    .about = Si se salta sin más lo que una mano no permite decidir
audatia-option-auto_pass-true = se pasa enseguida
    .about = Más rápido; pero si no hay pregunta, se puede adivinar por qué
audatia-option-auto_pass-false = pasar revela poco
    .about = Salle responde por quien no tiene nada que decidir, al cabo de un rato: casi siempre un minuto o dos, a veces una hora

## Los niveles del ordenador
audatia-level-novice = cabezota
    .about = Se pone en su posta favorita y da su golpe favorito, tengas lo que tengas
audatia-level-parrier = a la defensiva
    .about = Sopesa cada respuesta a un golpe, pero elige golpe y posta por costumbre
audatia-level-stickler = siempre igual
    .about = Sopesa cada golpe, pero empieza siempre en su posta favorita
audatia-level-keen = perspicaz
    .about = Golpea donde te descubres y ve un golpe más allá
audatia-level-planner = previsión
    .about = Imagina unos pocos duelos, con las manos que podrías tener
audatia-level-master = maestría
    .about = Imagina muchos duelos, con las manos que podrías tener

## Decisiones que se pueden contestar de antemano
audatia-window-salute = Saludar, o devolver el saludo
audatia-window-skills = Jugar una habilidad fuera de alcance
audatia-window-deny = Negar una habilidad
audatia-window-villano = Colpo di Villano tras tu parada
audatia-window-entry = Entrada audaz (o finta), cuando paran tu ataque
audatia-window-kick = Patada contra una entrada audaz
audatia-window-turn = Atacar en el juego amplio
audatia-window-remedy = Jugar un remedio cuerpo a cuerpo

## Trozos de frase
audatia-who = { $seat ->
        [you] Cambiaste
       *[they] { $seat_name } cambió
    }
audatia-blow = { $blow ->
        [MF] mandritto fendente
        [RF] roverso fendente
        [MM] mandritto mezano
        [RM] roverso mezano
        [MS] mandritto sottano
        [RS] roverso sottano
       *[P] punta
    }
    .gloss = { $blow ->
        [MF] un corte que baja desde la derecha
        [RF] un corte que baja desde la izquierda
        [MM] un corte horizontal desde la derecha
        [RM] un corte horizontal desde la izquierda
        [MS] un corte que sube desde la derecha
        [RS] un corte que sube desde la izquierda
       *[P] una estocada
    }
audatia-attack = { $attack ->
        [MF] un mandritto fendente
        [RF] un roverso fendente
        [MM] un mandritto mezano
        [RM] un roverso mezano
        [MS] un mandritto sottano
        [RS] un roverso sottano
       *[P] una punta
    }
audatia-card = { $card ->
        [MF] mandritto fendente
        [MFl] mandritto fendente
        [MFr] mandritto fendente
        [RF] roverso fendente
        [RFl] roverso fendente
        [RFr] roverso fendente
        [MM] mandritto mezano
        [MMl] mandritto mezano
        [RM] roverso mezano
        [RMl] roverso mezano
        [MS] mandritto sottano
        [MSl] mandritto sottano
        [MSr] mandritto sottano
        [RS] roverso sottano
        [RSl] roverso sottano
        [RSr] roverso sottano
        [P] punta
        [turn] Vuelta y pomo
        [soprana] Soprana Tor di Spada
        [elbow] Empujón al codo
        [bind] Ligadura media
        [handle] Presa del mango
        [cover] Cubierta y pomo
        [xsoprana] Contra Soprana
        [xelbow] Contra el codo
        [xbind] Contra la ligadura
        [xhandle] Contra el mango
        [taunt] Burla
        [preempt] Anticipación
        [lure] Señuelo
        [lynx] Ojo de lince
        [second] Replanteo
        [measure] Medida perfecta
        [deny] Negación
        [kick] Patada
        [feint] Finta
        [breakoff] Salida
        [villano] Colpo di Villano
       *[repeat] Repetición
    }
    .full = { $card ->
        [turn] Vuelta y pomo (Volta e Pomo)
        [elbow] Empujón al codo (Spinta al Gomito)
        [bind] Ligadura media (Ligadura Mezana)
        [handle] Presa del mango (Presa del Manico)
        [cover] Cubierta y pomo (Coperta e Pomo)
        [xelbow] Contra el codo (Contra Gomito)
        [xbind] Contra la ligadura (Contra Ligadura)
        [xhandle] Contra el mango (Contra Manico)
        [preempt] Anticipación (Anticipo)
        [lure] Señuelo (Esca)
        [lynx] Ojo de lince (Occhio di Lince)
        [second] Replanteo (Ripensamento)
        [measure] Medida perfecta (Misura Perfetta)
        [deny] Negación (Negazione)
        [kick] Patada (Calcio)
        [breakoff] Salida (Uscita)
        [repeat] Repetición (Ripetizione)
       *[plain] { audatia-card }
    }
    .a = { $card ->
        [P] una { audatia-card }
        [MF] un { audatia-card }
        [MFl] un { audatia-card }
        [MFr] un { audatia-card }
        [RF] un { audatia-card }
        [RFl] un { audatia-card }
        [RFr] un { audatia-card }
        [MM] un { audatia-card }
        [MMl] un { audatia-card }
        [RM] un { audatia-card }
        [RMl] un { audatia-card }
        [MS] un { audatia-card }
        [MSl] un { audatia-card }
        [MSr] un { audatia-card }
        [RS] un { audatia-card }
        [RSl] un { audatia-card }
        [RSr] un { audatia-card }
       *[other] { audatia-card }
    }
    .to = { $card ->
        [P] a la { audatia-card }
        [MF] al { audatia-card }
        [MFl] al { audatia-card }
        [MFr] al { audatia-card }
        [RF] al { audatia-card }
        [RFl] al { audatia-card }
        [RFr] al { audatia-card }
        [MM] al { audatia-card }
        [MMl] al { audatia-card }
        [RM] al { audatia-card }
        [RMl] al { audatia-card }
        [MS] al { audatia-card }
        [MSl] al { audatia-card }
        [MSr] al { audatia-card }
        [RS] al { audatia-card }
        [RSl] al { audatia-card }
        [RSr] al { audatia-card }
       *[other] a { audatia-card }
    }
    .short = { $card ->
        [turn] Vuelta
        [soprana] Soprana
        [elbow] Codo
        [bind] Ligadura
        [handle] Mango
        [cover] Cubierta
        [lynx] Lince
        [measure] Medida
        [villano] Villano
       *[other] { audatia-card }
    }
audatia-sun = { $card ->
        [MFl] , medio sol a la izquierda
        [RFl] , medio sol a la izquierda
        [MMl] , medio sol a la izquierda
        [RMl] , medio sol a la izquierda
        [MSl] , medio sol a la izquierda
        [RSl] , medio sol a la izquierda
        [MFr] , medio sol a la derecha
        [RFr] , medio sol a la derecha
        [MSr] , medio sol a la derecha
        [RSr] , medio sol a la derecha
       *[none] {""}
    }
audatia-posta = { $posta ->
        [frontale] Frontale
        [donna_destra] Donna Destra
        [donna_sinestra] Donna Sinestra
        [fenestra_destra] Fenestra Destra
        [fenestra_sinestra] Fenestra Sinestra
        [longa] Longa
        [breve] Breve
        [tutta_porta] Tutta Porta di Ferro
        [mezana_porta] Porta di Ferro Mezana
        [dente] Dente di Zenghiaro
        [coda_longa] Coda Longa
       *[bicorno] Bicorno
    }
audatia-posta-closed = cerrada a { $blows }
audatia-posta-lends = +{ $amount } { audatia-virtue } { $kind ->
        [any] a todo golpe
        [parry] a una parada
        [thrust] a una punta
       *[cut-attack] a un corte que ataca
    }
audatia-posta-exchanges = intercambia estocadas
audatia-posta-springs = { $blows } liga estrecho
audatia-posta-once = una vez por duelo
audatia-virtue = { $virtue ->
        [audatia] Audatia
        [prudentia] Prudentia
        [fortitudo] Fortitudo
       *[celeritas] Celeritas
    }
    .gloss = { $virtue ->
        [audatia] la audacia: entra con audacia tras un ataque
        [prudentia] la prudencia: ataca también con sottani
        [fortitudo] la fuerza: elige lado cuerpo a cuerpo
       *[celeritas] la rapidez: contraataca, intercambia estocadas
    }
audatia-character = { $character ->
        [galeazzo] Galeazzo
       *[boucicault] Boucicault
    }
audatia-flank = { $flank ->
        [inside] el interior
       *[outside] el exterior
    }
audatia-bind = { $bind ->
        [largo] largo (amplio)
       *[stretto] stretto (estrecho)
    }
audatia-role = { $is_challenger ->
        [1] quien reta
       *[0] quien recibe el reto
    }
audatia-asks = { $window ->
        [mulligan] qué cartas de la primera mano cambiar
        [virtue] qué virtud tomar
        [salute] si saludar
        [return] si devolver el saludo
        [measure] un canje o una posta en secreto
        [skills] una habilidad fuera de alcance o pasar
        [lured] un golpe que descartar
        [lured-posta] otra posta
        [duty] un ataque
        [opening] un ataque u otra posta
        [reply] un ataque u otra posta
        [last-call] un ataque, o pasar y dejar el asalto en tablas
        [defend] una respuesta al ataque
        [escape] una salida del intercambio
        [villano] el Colpo di Villano o pasar
        [entry] una entrada audaz, una finta o pasar
        [bold] una patada o una salida contra la entrada audaz, o pasar
        [again] el ataque tras la finta
        [turn] un ataque o pasar
        [orient] interior o exterior
        [remedy] un remedio o pasar
        [counter] un contrarremedio
        [deny] si negar la habilidad
       *[over] nada, el duelo ha terminado
    }

## Lo que pasó. `.start` de una frase y `.end` de la siguiente hacen una; un `.aside` se sobreentiende
audatia-duel-began = { $one ->
        [you] Tú eres { $challenger_words }
       *[they] { $one_name } es { $challenger_words }
    }, { $two ->
        [you] tú eres { $challenged_words }.
       *[they] { $two_name } es { $challenged_words }.
    }
    .heading = { $one_name }, { $challenger_words }, contra { $two_name }, { $challenged_words }
audatia-assault-began = Asalto { $number }, fuera de alcance.{ $draws ->
        [0] {""}
       *[other] {" "}Un asalto quedó en tablas; un segundo da el duelo a quien recibió el reto.
    }
    .heading = Asalto { $number }{ $draws ->
            [0] {""}
           *[other] {" "}· uno en tablas
        }
audatia-drew = { $seat ->
        [you] Robaste
       *[they] { $seat_name } robó
    } { $cards_words }.
    .end = y { $seat ->
            [you] robaste
           *[they] robó
        } { $cards_words }.
audatia-drew-unseen =
    .aside = { $seat ->
            [you] Robaste
           *[they] { $seat_name } robó
        } { $count ->
            [one] una carta
           *[other] { $count } cartas
        }. Mazo { $deck }.
audatia-mulliganed = { $cards_count ->
        [0] { $seat ->
                [you] Conservaste
               *[they] { $seat_name } conservó
            } toda la primera mano.
        [one] { audatia-who } una carta: { $cards_words }.
       *[other] { audatia-who } { $cards_count } cartas: { $cards_words }.
    }
audatia-chose = { $window ->
        [mulligan] { $seat ->
                [you] Elegiste
               *[they] { $seat_name } eligió
            } qué cartas cambiar.
       *[measure] { $seat ->
               [you] Elegiste
              *[they] { $seat_name } eligió
           } una posta en secreto.
    }
audatia-virtue-taken = { $seat ->
        [you] Ahora tienes
       *[they] Ahora { $seat_name } tiene
    } { audatia-virtue }.
audatia-saluted = { $is_return ->
        [0] { $seat ->
                [you] Saludaste y diste
               *[they] { $seat_name } saludó y dio
            } una carta: { audatia-card }.
       *[other] { $seat ->
               [you] Devolviste el saludo y diste
              *[they] { $seat_name } devolvió el saludo y dio
           } una carta: { audatia-card }.
    }
audatia-salute-withheld = { $is_return ->
        [0] { $seat ->
            [you] No saludaste.
           *[they] { $seat_name } no saludó.
        }
       *[other] { $seat ->
            [you] No devolviste el saludo
           *[they] { $seat_name } no devolvió el saludo
        }: { $rival ->
            [you] tu primer golpe gana
           *[they] el primer golpe de { $rival_name } gana
        } +4 Audatia.
    }
audatia-traded = { $seat ->
        [you] Diste
       *[they] { $seat_name } dio
    } { $cards_words } por una carta.
    .start = { $seat ->
            [you] Diste
           *[they] { $seat_name } dio
        } { $cards_words }
audatia-cycled = { audatia-who } { audatia-card } por otra carta.
    .start = { $seat ->
            [you] Descartaste
           *[they] { $seat_name } descartó
        } { audatia-card }
audatia-poste-revealed = Se descubren las postas: { $one ->
        [you] tú estás
       *[they] { $one_name } está
    } en { $one_posta_words }, { $two ->
        [you] tú estás
       *[they] { $two_name } está
    } en { $two_posta_words }.
audatia-posta-changed = { audatia-who } de posta: { audatia-posta }.
audatia-blow-spent = { $seat ->
        [you] Por el señuelo descartaste
       *[they] Por el señuelo { $seat_name } descartó
    } { audatia-card.a }.
audatia-attacked = { $seat ->
        [you] Atacaste
       *[they] { $seat_name } ataca
    } con { audatia-card.a }.
audatia-answered = { $use ->
        [parry] { $seat ->
                [you] Paraste
               *[they] { $seat_name } paró
            } con { audatia-card.a }.
        [counterattack] { $seat ->
                [you] Contraatacaste
               *[they] { $seat_name } contraatacó
            } con { audatia-card.a }: para y ataca a la vez.
        [break] { $seat ->
                [you] Rompiste
               *[they] { $seat_name } rompió
            } la estocada con { audatia-card.a }.
       *[exchange] { $seat ->
               [you] Intercambiaste
              *[they] { $seat_name } intercambió
           } la estocada: de eso solo se sale con un remedio desde el exterior.
    }
audatia-bound = { $seat ->
        [you] Tu parada
       *[they] La parada de { $seat_name }
    } { $bind ->
        [largo] liga amplio (largo): puede haber más golpes.
       *[stretto] liga estrecho (stretto): no hay más golpes, solo remedios.
    }
audatia-entered-boldly = { $seat ->
        [you] Entras con audacia
       *[they] { $seat_name } entra con audacia
    }, al cuerpo a cuerpo.
audatia-oriented = { $seat ->
        [you] Elegiste
       *[they] { $seat_name } eligió
    } { audatia-flank }.
audatia-remedy-played = { $seat ->
        [you] Jugaste
       *[they] { $seat_name } juega
    } { audatia-card.full } desde { audatia-flank }.
audatia-countered = { $seat ->
        [you] Respondiste
       *[they] { $seat_name } respondió
    } con { audatia-card.full }{ $is_perfect ->
        [0] : el remedio queda detenido.
       *[other] , el contrarremedio perfecto.
    }
    .start = { $seat ->
            [you] Respondiste
           *[they] { $seat_name } respondió
        } con { audatia-card.full }, el contrarremedio perfecto,
audatia-skill-played = { $seat ->
        [you] Jugaste
       *[they] { $seat_name } jugó
    } { audatia-card.full }{ $card ->
        [taunt] : { $seat ->
                [you] tu
               *[they] su
            } rival debe hacer el primer ataque.
        [preempt] , para hacer el primer ataque.
        [lure] : { $seat ->
                [you] tu
               *[they] su
            } rival debe descartar un golpe y cambiar de posta.
        [lynx] , para mirar la mano de { $seat ->
                [you] tu
               *[they] su
            } rival.
        [second] , para recuperar una carta.
        [measure] : el ataque se queda corto.
        [kick] : gana si no hay respuesta.
        [feint] : el ataque sigue enseguida.
        [breakoff] , para salir del asalto.
        [villano] : gana si no hay respuesta.
        [repeat] , para recuperar un golpe.
       *[deny] .
    }
audatia-fetched = { $seat ->
        [you] Recuperaste
       *[they] { $seat_name } recuperó
    } { audatia-card }.
audatia-denied = { $seat ->
        [you] Negaste
       *[they] { $seat_name } negó
    } { audatia-card }: no tiene efecto.
audatia-hand-seen = { $seat ->
        [you] Miraste
       *[they] { $seat_name } miró
    }: { $rival ->
        [you] tienes
       *[they] { $rival_name } tiene
    } en la mano { $hand_count ->
        [0] ninguna carta
       *[other] { $hand_words }
    }.
audatia-passed = { $seat ->
        [you] Pasaste
       *[they] { $seat_name } pasó
    }: { $window ->
        [skills] sin habilidad.
        [duty] sin ataque.
        [last-call] sin ataque.
        [villano] sin Colpo di Villano.
        [entry] sin entrada audaz ni finta.
        [bold] la entrada audaz sigue.
        [turn] sin ataque.
        [remedy] sin remedio.
       *[deny] la habilidad vale.
    }
audatia-broke-off = Salida: el asalto { $assault } no lo gana nadie y no cuenta como tablas.
audatia-assault-drawn = Sin ataque, el asalto { $assault } queda en tablas, el { $draws ->
        [1] primero
       *[other] segundo
    } de dos.
audatia-duel-won = { $seat ->
        [you] Ganas el duelo
       *[they] { $seat_name } gana el duelo
    }{ $ending ->
        [blow] : { $rival ->
            [you] no tenías
           *[they] { $rival_name } no tenía
        } respuesta { audatia-card.to }
        [exchange] : { $rival ->
            [you] no encontraste
           *[they] { $rival_name } no encontró
        } salida del intercambio
        [remedy] : { $rival ->
            [you] no tenías
           *[they] { $rival_name } no tenía
        } contrarremedio para { audatia-card.full }
        [kick] {" "}con una patada
        [villano] {" "}con el Colpo di Villano
        [draws] : con dos asaltos en tablas, gana quien recibió el reto
       *[broken-off] {""}
    }.
    .end = y { $seat ->
            [you] ganas
           *[they] gana
        } el duelo.

## El resultado, y por qué
audatia-broken-off = El duelo se interrumpió en el asalto { $assault }.

## Qué se pide. $card: de qué se trata; $blow: lo mismo, si es un golpe
audatia-asked-mulligan = Puedes cambiar las cartas que quieras de tu primera mano, una vez. ¿Cuáles?
audatia-asked-virtue = Toma una virtud: es tuya durante todo el duelo.
audatia-asked-salute = ¿Quieres saludar? Cuesta una carta. Si { $rival_name } no devuelve el saludo, tu primer golpe gana +4 Audatia.
audatia-asked-return = { $rival_name } saluda. Devuelve el saludo con una carta, o el primer golpe de { $rival_name } gana +4 Audatia.
audatia-asked-measure = Elige una posta (guardia) en secreto. Antes puedes canjear dos cartas por una.
audatia-asked-skills = Fuera de alcance: juega una habilidad o pasa.
audatia-asked-lured = Has caído en un señuelo: descarta un golpe.
audatia-asked-lured-posta = Has caído en un señuelo: ahora cambia de posta.
audatia-asked-duty = { $card ->
        [preempt] Te anticipaste: el primer ataque es tuyo.
       *[taunt] Por la burla debes hacer el primer ataque.
    } Si no tienes ataque, puedes cambiar de posta una vez.
audatia-asked-opening = Ataca o cambia de posta.
audatia-asked-reply = { $rival_name } cambió de posta: ataca o cambia la tuya.
audatia-asked-last-call = Última llamada: ataca ahora, o el asalto queda en tablas.
audatia-asked-defend = { $use ->
        [counterattack] { $rival_name } contraataca. Responde
       *[attack] Responde
    } { audatia-card.to }, { audatia-blow.gloss }{ audatia-sun }.
audatia-asked-escape = { $rival_name } intercambió tu estocada. Sal con un remedio desde el exterior, o pierdes el duelo.
audatia-asked-villano = Paraste un fendente con un fendente: juega el Colpo di Villano o pasa.
audatia-asked-entry = Pararon tu ataque: entra con audacia, haz una finta o pasa.
audatia-asked-bold = { $rival_name } entra con audacia. Detén la entrada o pasa.
audatia-asked-again = La finta funcionó: ataca otra vez.
audatia-asked-turn = Juego amplio (largo): ataca o pasa.
audatia-asked-orient = Cuerpo a cuerpo: ¿te pones en el interior o en el exterior?
audatia-asked-remedy = Cuerpo a cuerpo, en { audatia-flank }: juega un remedio o pasa.
audatia-asked-counter = Responde con un contrarremedio a { audatia-card.full }, jugado desde { audatia-flank }, o pierdes el duelo.
audatia-asked-deny = { $rival_name } jugó { audatia-card.full }. { $card ->
        [kick] Responde, o pierdes el duelo.
        [villano] Responde, o pierdes el duelo.
       *[other] Niega la habilidad o déjala pasar.
    }
audatia-waits-both-mulligan = Cada cual elige en secreto qué cartas cambiar.
audatia-waits-both-measure = Cada cual elige una posta en secreto.
audatia-waits-secret = { $seat_name } todavía no ha elegido.
audatia-waits-mulligan = { $seat_name } elige qué cartas cambiar.
audatia-waits-virtue = { $seat_name } toma una virtud.
audatia-waits-salute = { $seat_name } puede saludar.
audatia-waits-return = { $seat_name } puede devolver el saludo.
audatia-waits-measure = { $seat_name } canjea o elige una posta en secreto.
audatia-waits-skills = { $seat_name } puede jugar una habilidad.
audatia-waits-lured = Por el señuelo { $seat_name } debe descartar un golpe.
audatia-waits-lured-posta = Por el señuelo { $seat_name } debe cambiar de posta.
audatia-waits-duty = { $seat_name } debe hacer el primer ataque.
audatia-waits-opening = { $seat_name } ataca o cambia de posta.
audatia-waits-reply = { $seat_name } ataca o cambia de posta.
audatia-waits-last-call = { $seat_name } debe atacar, o el asalto queda en tablas.
audatia-waits-defend = { $seat_name } debe responder { audatia-card.to }.
audatia-waits-escape = { $seat_name } debe salir del intercambio.
audatia-waits-villano = { $seat_name } puede seguir tras la parada.
audatia-waits-entry = Pararon el ataque de { $seat_name }, que puede entrar con audacia o hacer una finta.
audatia-waits-bold = { $seat_name } puede detener la entrada audaz.
audatia-waits-again = { $seat_name } ataca otra vez.
audatia-waits-turn = Juego amplio (largo): { $seat_name } puede atacar.
audatia-waits-orient = Cuerpo a cuerpo: { $seat_name } elige interior o exterior.
audatia-waits-remedy = Cuerpo a cuerpo: { $seat_name } puede jugar un remedio.
audatia-waits-counter = { $seat_name } debe responder a { audatia-card } con un contrarremedio.
audatia-waits-deny = { $seat_name } puede negar { audatia-card }.
audatia-chances-attacks = Puedes atacar con: { $cards }.
audatia-chances-no-attacks = Ninguno de tus golpes puede atacar desde aquí.
audatia-chances-answers = Puedes responder con: { $cards }.
audatia-chances-plays = Puedes jugar: { $cards }.
audatia-chances-bold = una entrada audaz
audatia-no-remedies = ningún remedio
audatia-chances-nothing = No tienes nada que sirva.
audatia-chances-flanks = Remedios desde el interior: { $inside }; desde el exterior: { $outside }.
audatia-not-sent = Sin enviar todavía.

## La línea bajo un tablero público
audatia-summary = Asalto { $assault }. { $waits }

## Botones. $label: una carta, posta, virtud o lado en pocas letras. `.with`: las cartas nombradas
audatia-step-attack = Ataque
    .alone = Ataque { $label }
    .name = Atacar con { audatia-card.a }{ audatia-sun }
audatia-step-parry = Parada
    .alone = Parada { $label }
    .name = Parar con { audatia-card.a }{ audatia-sun }
    .detail = { $bind ->
        [largo] ligamento amplio
       *[stretto] ligamento estrecho
    }
audatia-step-counterattack = Contraataque
    .alone = Contraataque { $label }
    .name = Contraatacar con { audatia-card.a }{ audatia-sun }
audatia-step-break = Romper la estocada
    .alone = Romper con { $label }
    .name = Romper la estocada con { audatia-card.a }
audatia-step-exchange = Intercambio
    .alone = Intercambio { $label }
    .name = Intercambiar la estocada
audatia-step-remedy = Remedio
    .alone = { $label }
    .name = Jugar { audatia-card.full }
audatia-step-counter-remedy = Contrarremedio
    .alone = { $label }
    .name = Responder con { audatia-card.full }
    .detail = { $is_perfect ->
        [0] lo detiene
       *[1] perfecto, gana
    }
audatia-step-skill = Habilidad
    .alone = { $label }
    .name = Jugar { audatia-card.full }
audatia-step-fetch = Recuperar
    .alone = { $label }
    .name = Jugar { audatia-card.full } y recuperar una carta
    .with = Jugar { audatia-card.full } y recuperar { $cards_words }
audatia-step-trade = Canje
    .alone = Canjear dos por una
    .name = Canjear dos cartas por una
    .with = Canjear { $cards_words } por una carta
audatia-step-card = Carta
    .alone = { $label }
    .name = { audatia-card }{ audatia-sun }
audatia-step-cycle = Cambiar una habilidad
    .alone = Cambiar una habilidad
    .name = Descartar una habilidad con el signo del ciclo por otra carta
    .with = Descartar { $cards_words } por otra carta
audatia-step-salute = Saludo
    .alone = Saludar
    .name = { $window ->
        [return] Devolver el saludo con una carta
       *[other] Saludar con una carta
    }
    .with = { $window ->
        [return] Devolver el saludo con { $cards_words }
       *[other] Saludar con { $cards_words }
    }
audatia-step-nosalute = Sin saludo
    .alone = Sin saludo
    .name = No saludar
audatia-step-noreturn = No devolverlo
    .alone = No devolverlo
    .name = No devolver el saludo
audatia-step-keep = Conservar todo
    .alone = Conservar todo
    .name = Conservar las doce cartas
audatia-step-spend = Descarte
    .alone = Descartar un golpe
    .name = Descartar un golpe
    .with = Descartar { $cards_words }
audatia-step-virtue = Virtud
    .alone = { $label }
    .name = Tomar { audatia-virtue }, { audatia-virtue.gloss }
audatia-step-posta = Posta
    .alone = { $label }
    .name = Ponerse en { audatia-posta }
audatia-step-change = Cambiar de posta
    .alone = → { $label }
    .name = Cambiar de posta: { audatia-posta }
audatia-step-flank = Lado
    .alone = { $flank ->
        [inside] Interior
       *[outside] Exterior
    }
    .name = Tomar { audatia-flank }
audatia-step-bold = Entrada audaz
    .alone = Entrada audaz
    .name = Entrar con audacia, al cuerpo a cuerpo
audatia-step-pass = { $window ->
        [last-call] Sin ataque
        [turn] Sin ataque
        [deny] Dejarla pasar
       *[other] Pasar
    }
    .alone = { audatia-step-pass }
    .name = { audatia-step-pass }
audatia-preview-mulligan = Cambias: { $cards_words }. ¿Más, o ya está?
audatia-preview-choosing = { $kind ->
        [trade] { $count ->
            [0] ¿Qué dos cartas?
           *[other] ¿Qué otra, además de { $cards_words }?
        }
        [fetch] ¿Qué carta recuperas?
        [cycle] ¿Qué habilidad cambias por otra carta?
       *[other] ¿Qué carta?
    }
audatia-then-parry = { $bind ->
        [largo] El ligamento sería amplio (largo): el próximo ataque es tuyo.
       *[stretto] El ligamento sería estrecho (stretto): remedios, y el primero puede ser tuyo.
    }
audatia-then-counter-remedy = { $is_perfect ->
        [0] Detiene el remedio{ $answer ->
            [responder_may_remedy] ; luego puedes jugar un remedio tuyo.
           *[break_off] ; luego el asalto acaba en salida.
        }
       *[1] Es el contrarremedio perfecto: ganas el duelo.
    }
audatia-then-skill = { $card ->
        [taunt] Luego { $name } debe hacer el primer ataque.
        [preempt] Luego el primer ataque es tuyo.
        [lure] { $name } debe descartar un golpe y cambiar de posta.
        [lynx] Luego ves la mano de { $name }.
        [measure] El ataque se queda corto; el próximo puede ser tuyo.
        [kick] Ganas si { $name } no tiene respuesta.
        [villano] Ganas si { $name } no tiene respuesta.
        [feint] Atacas otra vez enseguida.
        [breakoff] El asalto no lo gana nadie y no cuenta como tablas.
        [deny] La habilidad no tiene efecto.
       *[other] {""}
    }
audatia-then-attack = Si { $name } no tiene respuesta, ganas el duelo.
audatia-then-counterattack = { $name } debe responder, o el duelo es tuyo.
audatia-then-exchange = { $name } necesita un remedio desde el exterior, o el duelo es tuyo.
audatia-then-remedy = Ganas si { $name } no tiene contrarremedio; con el perfecto gana { $name }.
audatia-then-bold = El primer remedio es tuyo.
audatia-then-posta = Queda en secreto hasta que las dos estén elegidas.
audatia-warning-draws = Sin un ataque el asalto queda en tablas, { $draws ->
        [0] el primero de dos; con el segundo pierdes el duelo.
       *[other] el segundo: pierdes el duelo.
    }

## Una línea del registro en la página
audatia-deed-attack = ataque { $card }
audatia-deed-parry = parada { $card }
audatia-deed-counterattack = contraataque { $card }
audatia-deed-break = romper la estocada: { $card }
audatia-deed-exchange = intercambio de estocadas: { $card }
audatia-deed-remedy = { $card }
audatia-deed-counter-remedy = { $card }
audatia-deed-mulliganed = manos iniciales listas
audatia-deed-mulligan = mano inicial: elegida
audatia-deed-took = toma { audatia-virtue }
audatia-deed-saluted = saludo: { $card }
audatia-deed-withheld = sin saludo
audatia-deed-traded = canje: { $cards }
audatia-deed-cycled = cambio: { $card }
audatia-deed-chose = una posta, en secreto
audatia-deed-revealed = postas: { $one_guard }, { $two_guard }
audatia-deed-changed = cambio de posta: { audatia-posta }
audatia-deed-spent = descarte: { $card }
audatia-deed-skill = { $card }
audatia-deed-fetched = { $by }: { $card }
audatia-deed-denied = negar { $card }
audatia-deed-allowed = la deja pasar
audatia-deed-bold = entrada audaz
audatia-deed-oriented = lado: { audatia-flank }
audatia-deed-passed = pasa
audatia-deed-won = gana
audatia-deed-lost = pierde
audatia-deed-drawn = tablas
audatia-deed-bound = { $bind ->
        [largo] amplio
       *[stretto] estrecho
    }

## El tablero en palabras
audatia-hand = { $cuts_count ->
        [0] { $thrusts ->
            [0] {""}
            [1] Punta.
           *[other] { $thrusts } puntas.
        }
       *[other] Cortes { $cuts }{ $thrusts ->
            [0] .
            [1] , punta.
           *[other] , { $thrusts } puntas.
        }
    }{ $skills_count ->
        [0] {""}
       *[other] {" "}Habilidades: { $skills }.
    }
audatia-no-hand = ninguna carta
audatia-alt-duel = Audatia, asalto { $assault }, { $draws ->
        [0] ninguno en tablas
        [one] uno en tablas
       *[other] dos en tablas
    }.
audatia-alt-man = { $name }, { $character }, { $role }: { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } en la mano, { $deck } en el mazo.
audatia-alt-posta = { $name } está en { audatia-posta }.
audatia-alt-sword = La espada de { $name }: { audatia-side }, encima de la pila { audatia-card }.
audatia-side = { $side ->
        [R] a la derecha
        [L] a la izquierda
       *[M] en el centro
    }
audatia-alt-flank = { $name } está en { audatia-flank }.
audatia-alt-virtues = Virtudes, { $one_name } { Y($two_name) }: { $virtues }.
audatia-alt-owed = El primer golpe de { $name } gana +4 Audatia.
audatia-alt-duty = { $name } debe hacer el primer ataque ({ audatia-card }).
audatia-alt-bind = El ligamento de las hojas es { audatia-bind }.
audatia-alt-last = Última acción: { $action }
audatia-alt-hand = Tu mano: { $hand }.
audatia-alt-playable = Para jugar ahora: { $cards }.
audatia-alt-seen = Cartas vistas en la mano de { $name }: { $cards }.
audatia-alt-chosen = Tu posta secreta: { audatia-posta }.
audatia-alt-hands = Manos: { $one_name } { $one_hand }; { $two_name } { $two_hand }.
audatia-board-assault = asalto { $assault }
audatia-board-draws = Asaltos en tablas: { $draws } de 2
audatia-board-man = { $name }, { $character }, { $role }
audatia-board-cards = mano { $cards } · mazo { $deck } · descartes { $discards }
audatia-board-posta = posta: { audatia-posta } ({ $row })
audatia-board-sword = espada: { audatia-side }
audatia-board-pile = pila: { $cards }
audatia-board-discard = descartes: { $cards }
audatia-board-legend = M mandritto, R roverso; F fendente, M mezano, S sottano; P punta; l, r: medio sol a la izquierda, a la derecha.

## Por qué se rechazó una jugada. Los datos son códigos; los trozos de arriba los ponen en palabras
audatia-refused-not-a-move = «{ $text }» no es una jugada. Escribe una carta (MFl, kick), una posta (longa) o una virtud (prudentia); counter:MFl para contraatacar, trade:P,turn, salute:P, second:P, cycle:taunt, inside, bold o pass.
audatia-refused-no-such-card = «{ $text }»: esa carta no existe. Escribe su código, como MFl, P, turn, cover o kick.
audatia-refused-no-such-posta = «{ $text }»: esa posta no existe. Escribe por ejemplo longa, donna_destra o bicorno.
audatia-refused-no-such-virtue = «{ $text }» no es una virtud. Son audatia, prudentia, fortitudo y celeritas.
audatia-refused-which-half = «{ $text }»: los cortes llevan medio sol. Di cuál: { $one } (a la izquierda) o { $two } (a la derecha).
audatia-refused-trade-two = Un canje lleva dos cartas, como trade:P,turn, no { $count }.
audatia-refused-match-over = El duelo ha terminado.
audatia-refused-not-your-turn = Ahora no te toca decidir.
audatia-refused-chosen-already = Ya has elegido; tu rival todavía no.
audatia-refused-not-in-one-go = { $act } no se puede enviar junto con lo anterior: antes hay algo que responder o descubrir.
audatia-refused-which-copy = Tienes las dos mitades del sol: di { $one } (a la izquierda) o { $two } (a la derecha).
audatia-refused-not-held = No tienes { audatia-card } en la mano.
audatia-refused-needs-advantage = { $card ->
        [bold] Para una entrada audaz
       *[other] Para { audatia-card }
    } hace falta más { audatia-virtue } que tu rival: tienes { $own }, contra { $rival }.
audatia-refused-not-in-this-window = { audatia-card } no se puede jugar ahora. Aquí se pide: { audatia-asks }.
audatia-refused-name-a-card = Di qué carta recupera { audatia-card }, como { $card }:MFl.
audatia-refused-no-blow-now = Ahora no se juegan golpes. Aquí se pide: { audatia-asks }.
audatia-refused-must-attack = Ahora debes atacar: juega un golpe.
audatia-refused-not-from-posta = Desde { audatia-posta } no hay { audatia-blow }: una posta solo permite sus golpes.
audatia-refused-not-from-side = Tu espada está { audatia-side }, así que ahora no hay { audatia-blow }: desde la derecha salen los mandritti, desde la izquierda los roversi; la punta sale de cualquier lado.
audatia-refused-closed-line = { audatia-posta }, la posta de tu rival, está cerrada { $blow ->
        [P] a la punta
       *[MF] al { audatia-blow }
    }.
audatia-refused-does-not-stop = Con { $blow ->
        [P] una punta
       *[MF] un { audatia-blow }
    } no se detiene { audatia-attack }.
audatia-refused-never-parries = Un { audatia-blow } nunca para; solo puede romper una estocada.
audatia-refused-thrust-answers-thrust = Una punta no detiene un corte; solo se puede intercambiar por otra punta.
audatia-refused-no-exchange-from = { audatia-posta } no tiene el signo del intercambio: desde ahí no se intercambian estocadas.
audatia-refused-no-counterattack = Con { $blow ->
        [P] una punta
       *[MF] un { audatia-blow }
    } no se contraataca { audatia-attack }: solo puede un fendente, contra el mismo fendente.
audatia-refused-no-counter-to-counter = A un contraataque no se responde con otro: para.
audatia-refused-counterattack-unparried = Se acordó que un contraataque no se para.
audatia-refused-wrong-use = Aquí esa carta no sirve { $use ->
        [attack] para atacar
        [parry] para parar
        [counterattack] para contraatacar
        [break] para romper una estocada
        [exchange] para intercambiar estocadas
       *[other] para eso
    }.
audatia-refused-no-remedy-now = Los remedios son para el cuerpo a cuerpo, o para salir de un intercambio. Aquí se pide: { audatia-asks }.
audatia-refused-wrong-flank = { audatia-card } no se juega desde { audatia-flank }.
audatia-refused-no-counter-now = Un contrarremedio responde a un remedio. Aquí se pide: { audatia-asks }.
audatia-refused-counters-other-side = { audatia-card } no detiene un remedio jugado desde { audatia-flank }.
audatia-refused-no-escape = Se acordó que Salida no salva de un intercambio: solo se sale con un remedio desde el exterior.
audatia-refused-no-bold-now = Se entra con audacia justo después de que paren tu ataque, no ahora.
audatia-refused-no-remedy-held = Una entrada audaz necesita un remedio en la mano.
audatia-refused-nothing-to-attack-with = Para { audatia-card } hace falta un golpe que pueda atacar ahora, y no lo tienes.
audatia-refused-feint-in-stretto = Una finta necesita un ligamento amplio (largo); este es estrecho.
audatia-refused-no-fendenti = { audatia-card } solo sigue cuando paraste un fendente con un fendente.
audatia-refused-not-there = En tus descartes no hay { audatia-card }.
audatia-refused-not-in-discard-or-pile = No hay { audatia-card } en tus descartes, ni en tu pila bajo la carta de encima.
audatia-refused-fetches-blows = Repetición recupera un golpe, { Y(audatia-card) } no lo es.
audatia-refused-fetches-no-own = Una carta no puede recuperar otra de su mismo nombre.
audatia-refused-no-cycle = En { audatia-card } no hay signo del ciclo, así que no se puede cambiar por otra.
audatia-refused-deck-empty = Tu mazo está vacío: no hay nada que robar.
audatia-refused-no-trade-now = Las cartas se canjean fuera de alcance, antes de elegir la posta.
audatia-refused-no-mulligan-now = La primera mano se cambia una vez, antes de repartir las virtudes.
audatia-refused-no-salute-now = Se saluda una vez, antes del primer asalto.
audatia-refused-no-spend-now = No hay ningún señuelo.
audatia-refused-spend-a-blow = Por el señuelo debes descartar un golpe; { audatia-card } no lo es.
audatia-refused-no-virtue-now = Ahora no se reparten virtudes.
audatia-refused-virtue-taken = { audatia-virtue } ya está tomada.
audatia-refused-no-posta-now = Ahora no se elige posta. Aquí se pide: { audatia-asks }.
audatia-refused-no-change-now = Ahora no se puede cambiar de posta. Aquí se pide: { audatia-asks }.
audatia-refused-must-attack-first = Tienes un golpe que puede atacar, así que debes atacar; solo sin él se cambia de posta.
audatia-refused-same-posta = Ya estás en { audatia-posta }.
audatia-refused-bicorno-spent = { audatia-posta } sirve una vez por duelo, y ya la usaste.
audatia-refused-no-sides-now = Ahora no se elige entre interior y exterior. Aquí se pide: { audatia-asks }.
audatia-refused-no-pass-now = Ahora no puedes pasar. Aquí se pide: { audatia-asks }.
audatia-refused-must-answer = Debes responder a { audatia-card }; si no, solo te queda rendirte.

## Cada carta, posta y virtud: qué hace, cuándo, qué necesita
audatia-about-MF = Un corte que baja desde la derecha. Ataca, y lo paran MF, MS y RS. Para todo menos el roverso fendente. Con más Celeritas contraataca a otro MF. El medio sol del borde decide el ligamento.
    .title = Mandritto Fendente
audatia-about-RF = Un corte que baja desde la izquierda. Ataca, y lo paran RF, MS y RS. Para todo menos el mandritto fendente. Con más Celeritas contraataca a otro RF. El medio sol del borde decide el ligamento.
    .title = Roverso Fendente
audatia-about-MM = Un corte horizontal desde la derecha. Ataca, y lo paran MF, RF y MS. Nunca para, pero rompe una estocada: luego puede atacar quien tiene más Celeritas. Uno por mazo.
    .title = Mandritto Mezano
audatia-about-RM = Un corte horizontal desde la izquierda. Ataca, y lo paran MF, RF y RS. Nunca para, pero rompe una estocada: luego puede atacar quien tiene más Celeritas. Uno por mazo.
    .title = Roverso Mezano
audatia-about-MS = Un corte que sube desde la derecha. Para los dos fendenti, MS, MM y la punta. Ataca solo con más Prudentia, y entonces lo paran MF, RF y MS.
    .title = Mandritto Sottano
audatia-about-RS = Un corte que sube desde la izquierda. Para los dos fendenti, RS, RM y la punta. Ataca solo con más Prudentia, y entonces lo paran MF, RF y RS.
    .title = Roverso Sottano
audatia-about-P = Una estocada, desde cualquier lado. La paran fendenti y sottani (siempre en ligamento amplio) y la rompe un mezano. No para nada, pero con más Celeritas se intercambia por una punta que llega: entonces a tu rival solo lo salva un remedio desde el exterior.
    .title = Punta
audatia-about-frontale = La corona, alta ante la cara. Golpes: RF RM P. Cerrada a MF y MM. El primer golpe, si es una parada, gana +2 Fortitudo. Desde aquí se intercambian estocadas.
    .title = Frontale
audatia-about-donna_destra = La espada sobre el hombro derecho, lista para el gran golpe. Golpes: MF P. Cerrada a nada. El primer golpe, sea cual sea, gana +2 Fortitudo mientras esté encima de la pila.
    .title = Donna Destra
audatia-about-donna_sinestra = La espada sobre el hombro izquierdo. Golpes: RF P. Cerrada a nada. El primer golpe, sea cual sea, gana +2 Fortitudo mientras esté encima de la pila.
    .title = Donna Sinestra
audatia-about-fenestra_destra = La ventana, a la derecha: la punta hacia la cara de tu rival. Golpes: MF MM P. Cerrada a RF. El primer golpe, si es una punta, gana +2 Celeritas: basta para un intercambio. Desde aquí se intercambian estocadas.
    .title = Fenestra Destra
audatia-about-fenestra_sinestra = La ventana, a la izquierda. Golpes: RF RM P. Cerrada a MF. El primer golpe, si es una punta, gana +2 Celeritas: basta para un intercambio. Desde aquí se intercambian estocadas.
    .title = Fenestra Sinestra
audatia-about-longa = La posta larga, la punta tendida. Golpes: MF RF P. Cerrada a la punta. El primer golpe, si es un corte que ataca o contraataca, gana +2 Celeritas.
    .title = Longa
audatia-about-breve = La posta corta, la empuñadura recogida. Golpes: MS RS P. Cerrada a RM y RS. El primer golpe, si es una punta, gana +2 Audatia. Desde aquí se intercambian estocadas.
    .title = Breve
audatia-about-tutta_porta = La puerta de hierro entera, baja a la derecha. Golpes: MF MS P. Cerrada a RS. El primer golpe, si es una parada, gana +2 Audatia: basta para impedir una entrada audaz. Desde aquí se intercambian estocadas.
    .title = Tutta Porta di Ferro
audatia-about-mezana_porta = La puerta de hierro media, baja en el centro. Golpes: MS RS P. Cerrada a MS y RS. El primer golpe, si es una parada, gana +2 Audatia: basta para impedir una entrada audaz.
    .title = Porta di Ferro Mezana
audatia-about-dente = El diente de jabalí, bajo a la izquierda, que hiere hacia arriba. Golpes: RS P. Cerrada a MS. El primer golpe, si es una parada, gana +2 Fortitudo.
    .title = Dente di Zenghiaro
audatia-about-coda_longa = La cola larga, la espada tendida hacia atrás. Golpes: RF RS P. Cerrada a nada. Si el primer golpe es RF y hay parada, sea tu ataque o tu parada, el ligamento es estrecho, sean como sean los medios soles.
    .title = Coda Longa
audatia-about-bicorno = La posta de dos cuernos, las manos cruzadas y la punta adelante. Golpes: MF RF P. Cerrada a MF y RF. Desde aquí se intercambian estocadas. Una vez por duelo: se gasta en cuanto se ve.
    .title = Bicorno
audatia-about-audatia = La audacia, el león. Con más Audatia que tu rival puedes entrar con audacia después de que paren tu ataque. Su carta es de quien reta. Sirve para Burla.
    .title = Audatia
audatia-about-prudentia = La prudencia, el lince. Con más Prudentia que tu rival atacan también tus sottani. Sirve para Anticipación, Ojo de lince, Replanteo y Medida perfecta. Ninguna posta la da.
    .title = Prudentia
audatia-about-fortitudo = La fuerza, el elefante. Con más Fortitudo que tu rival eliges, cuerpo a cuerpo, quién está en el interior y quién en el exterior. Sirve para Señuelo y para el Colpo di Villano.
    .title = Fortitudo
audatia-about-celeritas = La rapidez, el tigre. Con más Celeritas que tu rival puedes contraatacar e intercambiar estocadas; juegas antes fuera de alcance y tras una estocada rota. Sirve para Finta y para Patada.
    .title = Celeritas
audatia-about-turn = Remedio, desde el interior o el exterior. Vuelves la espada y golpeas con el pomo. Gana si no hay contrarremedio; el perfecto es Cubierta y pomo. Todo el mundo lo tiene en la primera mano: cuidado. También salva de un intercambio.
    .title = Vuelta y pomo (Volta e Pomo)
audatia-about-soprana = Remedio, desde el exterior. Quitas la espada por encima. Gana si no hay contrarremedio; el perfecto es Contra Soprana. También salva de un intercambio de estocada.
    .title = Soprana Tor di Spada
audatia-about-elbow = Remedio, desde el exterior. Empujas el codo y golpeas con el pomo. Gana si no hay contrarremedio; el perfecto es Contra el codo. También salva de un intercambio de estocada.
    .title = Empujón al codo (Spinta al Gomito)
audatia-about-bind = Remedio, desde el interior. Tu brazo envuelve el de tu rival. Gana si no hay contrarremedio; el perfecto es Contra la ligadura. Hay dos por mazo.
    .title = Ligadura media (Ligadura Mezana)
audatia-about-handle = Remedio, desde el interior. Agarras el mango de la otra espada y golpeas. Gana si no hay contrarremedio; el perfecto es Contra el mango.
    .title = Presa del mango (Presa del Manico)
audatia-about-cover = Contrarremedio, contra cualquier remedio. Es el perfecto, y gana, contra Vuelta y pomo; a los demás solo los detiene. Todo el mundo lo tiene en la primera mano.
    .title = Cubierta y pomo (Coperta e Pomo)
audatia-about-xsoprana = Contrarremedio, contra los remedios desde el exterior. Es el perfecto, y gana, contra Soprana Tor di Spada; a los demás solo los detiene.
    .title = Contra Soprana
audatia-about-xelbow = Contrarremedio, contra los remedios desde el exterior. Es el perfecto, y gana, contra Empujón al codo; a los demás solo los detiene.
    .title = Contra el codo (Contra Gomito)
audatia-about-xbind = Contrarremedio, contra los remedios desde el interior. Es el perfecto, y gana, contra Ligadura media; a los demás solo los detiene. Hay dos por mazo.
    .title = Contra la ligadura (Contra Ligadura)
audatia-about-xhandle = Contrarremedio, contra los remedios desde el interior. Es el perfecto, y gana, contra Presa del mango; a los demás solo los detiene.
    .title = Contra el mango (Contra Manico)
audatia-about-taunt = De Boucicault, fuera de alcance, con más Audatia: en este asalto tu rival debe hacer el primer ataque; si no puede, cambia de posta una vez si quiere, y luego todo sigue como siempre. Lleva el signo del ciclo: puedes cambiarla por otra carta.
    .title = Burla
audatia-about-preempt = De Boucicault, fuera de alcance, con más Prudentia: en este asalto el primer ataque es tuyo. Hace falta un golpe que pueda atacar desde tu posta. Lleva el signo del ciclo: puedes cambiarla por otra carta.
    .title = Anticipación (Anticipo)
audatia-about-lure = De Boucicault, fuera de alcance, con más Fortitudo: tu rival descarta el golpe que quiera y debe cambiar de posta. Lleva el signo del ciclo: puedes cambiarla por otra carta.
    .title = Señuelo (Esca)
audatia-about-lynx = De Boucicault, fuera de alcance, con más Prudentia: ves toda la mano de tu rival, tú y nadie más. Lleva el signo del ciclo: puedes cambiarla por otra carta.
    .title = Ojo de lince (Occhio di Lince)
audatia-about-second = De Boucicault, en tus decisiones, con más Prudentia: recupera una carta de tus descartes, pero no otro Replanteo. Luego decides como antes.
    .title = Replanteo (Ripensamento)
audatia-about-measure = De Boucicault, cuando te atacan, con más Prudentia: el ataque se queda corto. No hace falta parada, las espadas quedan donde están, y el próximo ataque puede ser tuyo.
    .title = Medida perfecta (Misura Perfetta)
audatia-about-deny = De Boucicault, justo después de que tu rival juegue una habilidad: no tiene efecto, y las dos cartas van a los descartes. No necesita virtud, y nadie puede negarla.
    .title = Negación (Negazione)
audatia-about-kick = De Galeazzo, cuando tu rival entra con audacia, con más Celeritas: ganas el duelo si no la niegan o la detienen con Salida.
    .title = Patada (Calcio)
audatia-about-feint = De Galeazzo, cuando acaban de parar tu ataque en ligamento amplio, con más Celeritas: atacas otra vez enseguida, desde donde está la espada. Lo que la posta dio al primer golpe vale aún para la finta, no para el nuevo ataque.
    .title = Finta
audatia-about-breakoff = De Galeazzo, en peligro: contra un ataque, un intercambio, una entrada audaz, un ligamento estrecho, una patada o un Colpo di Villano. El asalto no lo gana nadie y no cuenta como tablas. No necesita virtud; no salva de un remedio ya jugado.
    .title = Salida (Uscita)
audatia-about-villano = De Galeazzo, justo después de parar un fendente con un fendente, con más Fortitudo: ganas el duelo si no lo niegan o lo detienen con Salida. El golpe contra el villano: deja resbalar el gran golpe y hiere.
    .title = Colpo di Villano
audatia-about-repeat = De Galeazzo, en tus decisiones: recupera un golpe, de tus descartes o de tu pila bajo la carta de encima. No necesita virtud. Lleva el signo del ciclo: puedes cambiarla por otra carta.
    .title = Repetición (Ripetizione)
audatia-about-poste = Las doce postas (guardias). Cada una muestra los golpes que permite, aquellos a los que está cerrada, lo que da al primer golpe y si desde ella se intercambian estocadas. Se deja con el primer golpe.
    .title = Las doce postas
audatia-about-flow = El curso de un duelo en cuatro pasos, en los que los dos se acercan: fuera de alcance (I), un golpe y su respuesta (II), las espadas cruzadas (III), cuerpo a cuerpo (IV). Bajo cada pareja están los signos de lo que se puede hacer, y en la carta lo que lleva adelante. Tras una salida se vuelve a I.
    .title = El curso de un duelo
audatia-about-flow_misura = Fuera de alcance ningún golpe llega todavía. Puedes canjear cartas, elegir una posta en secreto y cambiarla a la vista; las habilidades preparan el asalto. Un ataque, la espada de la carta, lleva al paso II; si nadie ataca, el asalto queda en tablas.
    .title = I Misura: fuera de alcance
audatia-about-flow_colpo = Un golpe está en camino, y sin respuesta se pierde el duelo. Puedes parar, contraatacar con el mismo fendente o, contra una estocada, intercambiar o romper, siempre con una carta que valga desde tu espada. Tras la parada las espadas están cruzadas: paso III.
    .title = II Colpo: el golpe
audatia-about-flow_incrocio = Las espadas están cruzadas. Si los medios soles de los dos cortes no hacen uno entero, el ligamento es amplio: puedes atacar otra vez o acabar el asalto con la Salida. Un sol entero traba las espadas, y una entrada audaz acerca de todos modos: paso IV.
    .title = III Incrocio: el ligamento
audatia-about-flow_stretto = Cuerpo a cuerpo ya no hay golpes, solo remedios. Quien tiene más Fortitudo dice quién está en el interior y quién en el exterior. Un remedio sin contrarremedio gana el duelo; el contrarremedio perfecto se lo da a quien lo juega, y cualquier otro solo lo detiene.
    .title = IV Stretto: cuerpo a cuerpo

## Cartas: sus clases
audatia-shelf-blows = Golpes
audatia-shelf-close = Cuerpo a cuerpo
audatia-shelf-skills = Habilidades
audatia-shelf-poste = Postas
audatia-shelf-sheets = Láminas

## Por qué otra cosa habría sido mejor
audatia-reason-perfect = { audatia-card } es el contrarremedio perfecto de este remedio: gana el duelo.
audatia-reason-wins-at-once = Con { audatia-card.a } se gana, si el rival no tiene respuesta.
audatia-reason-draws = Sin un ataque el asalto queda en tablas, { $draws ->
        [0] el primero de dos; con el segundo se pierde el duelo.
       *[other] el segundo: se pierde el duelo.
    }
audatia-reason-missed-attack = Se podía atacar con { audatia-card.a }.
audatia-reason-missed-answer = Se podía responder con { audatia-card.a }.
audatia-reason-missed-remedy = Se podía jugar un remedio: { audatia-card }.
audatia-reason-known-parry = Se sabe que el rival tiene en la mano { audatia-card.a }, que para ese ataque.
audatia-reason-known-counter = Se sabe que el rival tiene en la mano { audatia-card }, el contrarremedio perfecto de ese remedio.
audatia-reason-perhaps-countered = El rival puede tener en la mano { audatia-card }, el contrarremedio perfecto de ese remedio.
audatia-reason-last-parry = Así se va la última carta de la mano que para { audatia-card.a }.

audatia-hint-mulligan = ¿Qué cartas de tu mano no sirven ni para atacar ni para responder?
audatia-hint-virtue = ¿Qué virtud aprovecha mejor tu mano y conviene quitarle a tu rival?
audatia-hint-answer = Mira qué respuestas tienes desde donde está tu espada, y qué te deja cada una para el golpe siguiente.
audatia-hint-patience = No hay que jugar ahora todas las cartas: piensa en lo que necesitarás después.
audatia-hint-posta = ¿Desde qué posta puedes jugar más golpes de tu mano?
audatia-hint-attack = ¿Cuál de tus golpes es el más difícil de detener para { $rival } desde donde está?

audatia-marked-hand = tu mano
audatia-marked-wheel = los golpes de { $name }
audatia-marked-pile = la carta de { $name }
audatia-marked-deck = el mazo de { $name }
audatia-marked-virtue = { audatia-virtue }
