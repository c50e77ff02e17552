# El encuentro alrededor de cada juego: acuerdos, rechazos, tiempos.

# Lo que pasó. $seat es "you" o "they".
match-accepted = { $seat ->
        [you] Te sientas frente a { $rival_name }.
       *[they] { $seat_name } se sienta frente a { $rival ->
            [you] ti
           *[they] { $rival_name }
        }.
    }
match-resigned = { $seat ->
        [you] Te rendiste: { $rival_name } gana el encuentro.
       *[they] { $seat_name } se rinde: { $rival ->
            [you] ganas el encuentro.
           *[they] { $rival_name } gana el encuentro.
        }
    }
match-left-series = { $seat ->
        [you] Dejas el encuentro y la serie.
       *[they] { $seat_name } deja el encuentro y la serie.
    }
match-timed-out = { $seat ->
        [you] Se te acabó el tiempo: { $rival_name } gana el encuentro.
       *[they] A { $seat_name } se le acabó el tiempo: { $rival ->
            [you] ganas el encuentro.
           *[they] { $rival_name } gana el encuentro.
        }
    }
match-draw-offered = { $seat ->
        [you] Ofreciste tablas.
       *[they] { $seat_name } ofrece tablas.
    }
match-draw-agreed = { $seat ->
        [you] El encuentro acaba en tablas: aceptaste la oferta de { $rival_name }.
       *[they] El encuentro acaba en tablas: { $seat_name } aceptó { $rival ->
            [you] tu oferta.
           *[they] la oferta de { $rival_name }.
        }
    }
match-draw-refused = { $seat ->
        [you] Rechazaste las tablas. Se sigue jugando.
       *[they] { $seat_name } rechazó las tablas. Se sigue jugando.
    }
match-takeback-asked = { $seat ->
        [you] Pediste deshacer tu última jugada.
       *[they] { $seat_name } pide deshacer su última jugada y lo que la siguió.
    }
match-move-taken-back = { $seat ->
        [you] Deshiciste tu última jugada.
       *[they] { $seat_name } deshizo su última jugada.
    }
match-takeback-refused = { $seat ->
        [you] No permitiste deshacer la jugada.
       *[they] { $seat_name } no permite deshacer la jugada.
    }
# After a match against Salle, to the player: "1612 → 1634 (+22)".
match-would-be = Si hubiera sido por puntos: { $change }

# Por qué se rechazó un acto
match-refused-not-begun = Nadie ha aceptado todavía este desafío.
match-refused-no-player = No veo quién acepta. Inténtalo de nuevo, por favor.
match-refused-no-seat = No veo para quién es. Inténtalo de nuevo, por favor.
match-refused-bad-option = Este desafío tiene una opción que no conozco. Lanza uno nuevo, por favor.
match-refused-not-open = Este desafío ya tiene respuesta.
match-refused-not-asked = Este desafío es para otra persona.
match-refused-own-challenge = Este desafío es tuyo: tiene que aceptarlo otra persona.
match-refused-no-result = Este encuentro no tiene un resultado que anular.
match-refused-is-over = Este encuentro ha terminado.
match-refused-no-series = Este encuentro no es de ninguna serie.
match-refused-not-your-turn = No te toca.
match-refused-offered-already = Ya se han ofrecido tablas.
match-refused-refused-just-now = Tus tablas se han rechazado. Puedes ofrecerlas otra vez después de la próxima jugada.
match-refused-no-offer = No hay una oferta de tablas a la que responder.
match-refused-asked-already = Ya se ha pedido deshacer una jugada.
match-refused-nothing-to-take-back = No tienes ninguna jugada que deshacer.
match-refused-not-asked-back = Nadie pide deshacer una jugada.
match-refused-has-secrets = En un juego con secretos no se deshace ninguna jugada.
match-refused-is-adjourned = El encuentro está aplazado. «Seguir» le pide a tu rival que continúe.
match-refused-rules-mended = Las reglas de hoy no permiten una jugada que se hizo aquí, así que ya nadie puede mover. «Terminar sin resultado» se lo propone a tu rival.
match-refused-not-halted = Este encuentro puede seguir: juega sin más.
match-refused-not-adjourned = El encuentro no está aplazado: juega sin más.
match-refused-flagged-already = Ese tiempo ya se acabó.
match-refused-has-time = En ese reloj aún queda tiempo: todavía no hay nada que elegir.
match-refused-no-time = No veo por cuánto tiempo. Inténtalo de nuevo, por favor.
match-refused-no-wish = No veo qué pides. Inténtalo de nuevo, por favor.
match-refused-asked-break-already = Ya lo has pedido; falta la respuesta.
match-refused-no-request = Ya no hay nada a lo que responder.
match-refused-waited-long = La otra parte espera desde hace un mes. Sin respuesta, el encuentro se reanuda una semana después de que lo pidiera.
match-refused-no-clock = En esta mesa no hay reloj.
match-refused-nobody-to-ask = Aquí juegas por tu cuenta: no hay a quién pedírselo.
match-refused-two-counter-offers = Ya ha habido dos contraofertas. Ahora acepta o rechaza.
match-refused-rated-alone = Contra Salle o en los dos asientos el encuentro es amistoso: quita «por puntos».
match-refused-no-tournament = Este encuentro no pertenece a ningún torneo: solo lo deciden quienes lo juegan.
match-refused-of-tournament = Este encuentro pertenece a un torneo: sus condiciones no cambian, y acaba a más tardar con su ronda.
match-refused-not-over = Este encuentro aún se está jugando. Cuando acabe, podrás jugar desde cualquiera de sus posiciones.
match-refused-no-such-move = Este encuentro no tiene esa jugada. Indica una que tenga, o 0 para el inicio.
match-refused-ended-there = Tras esa jugada nadie puede mover. Indica una anterior.
match-refused-bad-start = Este encuentro no puede empezar: su posición está dañada. Retira el desafío y lanza otro.
match-refused-from-position = Un encuentro que empieza en una posición es amistoso y suelto; las opciones y los asientos no cambian. El ritmo sí puedes cambiarlo.
match-of-tournament = Este encuentro pertenece al torneo «{ $name }» y se juega { $until }: no se puede aplazar, ni pausar más allá de ese momento.

# Tiempos. $time es "18:40".
match-when-today = hoy a las { $time }
match-when-yesterday = ayer a las { $time }
match-when-tomorrow = mañana a las { $time }
match-when-weekday = { $day } a las { $time }
match-when-date = { $day } de { $month }
match-weekday = { $day ->
        [1] lunes
        [2] martes
        [3] miércoles
        [4] jueves
        [5] viernes
        [6] sábado
       *[7] domingo
    }
match-month = { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    }
match-left-days = { $count ->
        [one] queda { $count } día
       *[other] quedan { $count } días
    }
match-left-hours = { $count ->
        [one] queda { $count } h
       *[other] quedan { $count } h
    }
match-left-minutes = { $count ->
        [one] queda { $count } min
       *[other] quedan { $count } min
    }
match-left-none = se acabó el tiempo

# The same beside a dial, in a picture
match-dial-days = { $count } d
match-dial-hours = { $count } h
match-dial-minutes = { $count } min

# El recordatorio: cuánto tiempo le queda a quien lee, y quién espera
match-reminder-days = { $count ->
        [one] Te queda { $count } día para tu jugada contra { $name }.
       *[other] Te quedan { $count } días para tu jugada contra { $name }.
    }
match-reminder-hours = { $count ->
        [one] Te queda { $count } hora para tu jugada contra { $name }.
       *[other] Te quedan { $count } horas para tu jugada contra { $name }.
    }
match-reminder-minutes = { $count ->
        [one] Te queda { $count } minuto para tu jugada contra { $name }.
       *[other] Te quedan { $count } minutos para tu jugada contra { $name }.
    }
match-hint-taken = { $seat ->
        [you] Pediste una pista.
       *[they] { $seat_name } pidió una pista.
    }
match-refused-hint-rated = En los encuentros por puntos y en los torneos no hay pistas.
match-refused-hint-not-agreed = Este encuentro es sin pistas: se acuerdan al lanzar un desafío amistoso.
