### Alguien no está: pausas, tiempo regalado, tiempo agotado y lo que sigue; y los relojes.

## Lo que pasó. $seat es "you" o "they".

absence-break-asked = { $wish ->
        [pause] { $seat ->
            [you] Pediste una pausa de { $seconds_words }.
           *[they] { $seat_name } pide una pausa de { $seconds_words }.
        }
        [adjourn] { $seat ->
            [you] Pediste aplazar el encuentro.
           *[they] { $seat_name } pide aplazar el encuentro hasta nuevo acuerdo.
        }
        [void] { $seat ->
            [you] Pediste terminar el encuentro sin resultado. Si no hay respuesta en una semana, podrás terminarlo tú.
           *[they] { $seat_name } pide terminar el encuentro sin resultado.
        }
       *[resume] { $seat ->
            [you] Pediste seguir con el encuentro.
           *[they] { $seat_name } pide seguir con el encuentro.
        }
    }
absence-break-granted = { $wish ->
        [pause] { $seat ->
            [you] Aceptaste la pausa: el tiempo no corre durante { $seconds_words }.
           *[they] { $seat_name } aceptó la pausa: el tiempo no corre durante { $seconds_words }.
        }
        [adjourn] { $seat ->
            [you] Aceptaste: el encuentro queda aplazado hasta nuevo acuerdo.
           *[they] { $seat_name } aceptó: el encuentro queda aplazado hasta nuevo acuerdo.
        }
        [void] { $seat ->
            [you] Aceptaste: el encuentro acaba sin resultado.
           *[they] { $seat_name } aceptó: el encuentro acaba sin resultado.
        }
       *[resume] { $seat ->
            [you] Aceptaste: el encuentro sigue.
           *[they] { $seat_name } aceptó: el encuentro sigue.
        }
    }
absence-break-refused = { $wish ->
        [pause] { $seat ->
            [you] Rechazaste la pausa. El tiempo sigue corriendo.
           *[they] { $seat_name } rechazó la pausa. El tiempo sigue corriendo.
        }
        [adjourn] { $seat ->
            [you] No quisiste aplazar. Se sigue jugando.
           *[they] { $seat_name } no quiere aplazar. Se sigue jugando.
        }
        [void] { $seat ->
            [you] No quisiste terminar todavía el encuentro.
           *[they] { $seat_name } no quiere terminar todavía el encuentro.
        }
       *[resume] { $seat ->
            [you] No quisiste seguir todavía: el encuentro queda aplazado.
           *[they] { $seat_name } no quiere seguir todavía: el encuentro queda aplazado.
        }
    }
absence-time-given = { $seat ->
        [you] Le diste { $seconds_words } más a { $rival_name }.
       *[they] { $seat_name } { $rival ->
            [you] te dio { $seconds_words } más.
           *[they] le dio { $seconds_words } más a { $rival_name }.
        }
    }
absence-flag-fell = { $seat ->
        [you] Se te acabó el tiempo.
       *[they] A { $seat_name } se le acabó el tiempo: { $rival ->
            [you] tú eliges qué hacer.
           *[they] { $rival_name } elige qué hacer.
        }
    }
absence-adjourned = { $seat ->
        [you] Aplazaste el encuentro hasta nuevo acuerdo.
       *[they] { $seat_name } aplazó el encuentro hasta nuevo acuerdo.
    }
absence-resumed = { $seat ->
        [you] Sigues con el encuentro: cada cual tiene al menos un día.
       *[they] { $seat_name } sigue con el encuentro: cada cual tiene al menos un día.
    }
absence-place-gone = Salle ya no entra en el chat de este encuentro, así que no puede avisaros. Queda aplazado hasta que vuelva a entrar o acordéis seguir.
absence-place-back = Salle ha vuelto al chat: el encuentro sigue y cada cual tiene al menos un día.
absence-voided = { $seat ->
        [you] No estabas: el encuentro acaba sin resultado.
        [they] { $seat_name } no estaba: el encuentro acaba sin resultado.
       *[nobody] No había nadie: el encuentro acaba sin resultado.
    }
absence-ended = { $seat ->
        [you] Terminaste el encuentro sin resultado.
       *[they] { $seat_name } terminó el encuentro sin resultado.
    }
absence-substituted = { $seat ->
        [you] Desde aquí juega Salle por ti.
       *[they] Desde aquí juega { $seat_name }.
    }
absence-vacation-began = { $seat ->
        [you] Se te acabó el tiempo, así que han empezado tus vacaciones: tu tiempo se para durante { $seconds_words } como mucho, hasta que hagas algo.
       *[they] A { $seat_name } se le acabó el tiempo, así que han empezado sus vacaciones: su tiempo se para durante { $seconds_words } como mucho.
    }

# Quién juega donde Salle ha tomado el puesto de alguien.
absence-substitute = Salle por { $name }
# A quien perdió su puesto
absence-left = { $rival } ha dejado que Salle siga jugando por ti a { LA($game) }. La mesa ya no es tuya.

## Lo que se pregunta, y las respuestas

absence-choose-rest = Hasta que elijas, { $name } aún puede jugar. Dentro de una semana la victoria es tuya.
absence-late = Aún puedes jugar, hasta que { $name } elija.
absence-late-alone = Aún puedes jugar, durante una semana.
absence-choose-by = Elige antes del
absence-late-until = Como muy tarde el
absence-claim = Reclamar la victoria
absence-claim-question = ¿Reclamas la victoria? Con eso acaba el encuentro.
absence-give-day = Dar un día
absence-give-day-question = { $name } ya tiene mucho tiempo: { $left }. ¿Le das un día de todos modos?
absence-adjourn = Aplazar
absence-let-salle = Que termine Salle
absence-let-salle-question = ¿Sigue Salle por { $name }, que ya no podrá volver a esta mesa?

absence-is-adjourned = El encuentro está aplazado. El tiempo no corre.
absence-go-on = Seguir
absence-not-yet = Todavía no
absence-ask-adjourn = Aplazar…
absence-play-on = Seguir jugando
absence-ask-pause = Pausa…
absence-pause-question = ¿Cuánto tiempo paramos el reloj? { $name } tiene que aceptarlo.
absence-pause-agree = Aceptar la pausa
absence-pause-decline = Sin pausa
absence-pause-how = Una pausa dura de 1 a 30 días enteros: /{ $command } 3

## Los relojes: una reserva, y lo que hay que decir de ella

absence-span-days = { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
absence-span-hours = { $count } h
absence-span-minutes = { $count } min
absence-clock-runs = { $name }:
absence-clock-delivered = { $name }, aviso recibido:
absence-clock = { $name }: { $time }
absence-vacation-until = de vacaciones hasta el
absence-not-reached = aviso aún no recibido
absence-paused-until = en pausa hasta el
absence-paused = aplazado
absence-time-is-up = tiempo agotado
