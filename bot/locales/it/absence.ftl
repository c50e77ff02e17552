### Qualcuno non c'è: pause, tempo regalato, tempo scaduto e che cosa ne segue; e gli orologi.

## Che cosa è successo. $seat è "you" o "they".

absence-break-asked = { $wish ->
        [pause] { $seat ->
            [you] Hai chiesto una pausa di { $seconds_words }.
           *[they] { $seat_name } chiede una pausa di { $seconds_words }.
        }
        [adjourn] { $seat ->
            [you] Hai chiesto di sospendere l'incontro.
           *[they] { $seat_name } chiede di sospendere l'incontro, finché entrambi non vorranno riprenderlo.
        }
        [void] { $seat ->
            [you] Hai chiesto di chiudere l'incontro senza risultato. Senza risposta, tra una settimana potrai chiuderlo tu.
           *[they] { $seat_name } chiede di chiudere l'incontro senza risultato.
        }
       *[resume] { $seat ->
            [you] Hai chiesto di riprendere l'incontro.
           *[they] { $seat_name } chiede di riprendere l'incontro.
        }
    }
absence-break-granted = { $wish ->
        [pause] { $seat ->
            [you] Hai accettato la pausa: per { $seconds_words } il tempo non corre.
           *[they] { $seat_name } ha accettato la pausa: per { $seconds_words } il tempo non corre.
        }
        [adjourn] { $seat ->
            [you] Hai accettato: l'incontro è sospeso finché entrambi non vorrete riprenderlo.
           *[they] { $seat_name } ha accettato: l'incontro è sospeso finché entrambi non vorranno riprenderlo.
        }
        [void] { $seat ->
            [you] Hai accettato: l'incontro finisce senza risultato.
           *[they] { $seat_name } ha accettato: l'incontro finisce senza risultato.
        }
       *[resume] { $seat ->
            [you] Hai accettato: l'incontro riprende.
           *[they] { $seat_name } ha accettato: l'incontro riprende.
        }
    }
absence-break-refused = { $wish ->
        [pause] { $seat ->
            [you] Hai rifiutato la pausa. Il tempo continua a correre.
           *[they] { $seat_name } ha rifiutato la pausa. Il tempo continua a correre.
        }
        [adjourn] { $seat ->
            [you] Non hai voluto sospendere. Si continua.
           *[they] { $seat_name } non vuole sospendere. Si continua.
        }
        [void] { $seat ->
            [you] Preferisci non chiudere ancora l'incontro.
           *[they] { $seat_name } preferisce non chiudere ancora l'incontro.
        }
       *[resume] { $seat ->
            [you] Preferisci non riprendere ancora: l'incontro resta sospeso.
           *[they] { $seat_name } preferisce non riprendere ancora: l'incontro resta sospeso.
        }
    }
absence-time-given = { $seat ->
        [you] Hai regalato { A($rival_name) } { $seconds_words } in più.
       *[they] { $seat_name } { $rival ->
            [you] ti ha regalato { $seconds_words } in più.
           *[they] ha regalato { A($rival_name) } { $seconds_words } in più.
        }
    }
absence-flag-fell = { $seat ->
        [you] Il tuo tempo è scaduto.
       *[they] Il tempo di { $seat_name } è scaduto: { $rival ->
            [you] scegli tu che cosa fare.
           *[they] { $rival_name } sceglie che cosa fare.
        }
    }
absence-adjourned = { $seat ->
        [you] Hai sospeso l'incontro finché entrambi non vorrete riprenderlo.
       *[they] { $seat_name } ha sospeso l'incontro finché entrambi non vorranno riprenderlo.
    }
absence-resumed = { $seat ->
        [you] Riprendi l'incontro: avete entrambi almeno un giorno.
       *[they] { $seat_name } riprende l'incontro: avete entrambi almeno un giorno.
    }
absence-place-gone = Salle non può più scrivere nella chat di questo incontro. È sospeso finché Salle non torna lì, o finché entrambi non volete continuare.
absence-place-back = Salle è di nuovo nella chat di questo incontro: si continua, e avete entrambi almeno un giorno.
absence-voided = { $seat ->
        [you] Non c'eri: l'incontro finisce senza risultato.
        [they] { $seat_name } non c'era: l'incontro finisce senza risultato.
       *[nobody] Non c'era nessuno: l'incontro finisce senza risultato.
    }
absence-ended = { $seat ->
        [you] Hai chiuso l'incontro senza risultato.
       *[they] { $seat_name } ha chiuso l'incontro senza risultato.
    }
absence-substituted = { $seat ->
        [you] Da qui in poi gioca Salle per te.
       *[they] Da qui in poi gioca { $seat_name }.
    }
absence-vacation-began = { $seat ->
        [you] Il tuo tempo era scaduto, perciò è cominciata la tua vacanza: l'orologio si ferma per { $seconds_words } al massimo, finché non torni a giocare.
       *[they] Il tempo di { $seat_name } era scaduto, perciò è cominciata la sua vacanza: l'orologio si ferma per { $seconds_words } al massimo.
    }

# Chi gioca dove Salle ha preso il posto di qualcuno.
absence-substitute = Salle per { $name }
# A chi ha perso il posto
absence-left = { $rival } ha lasciato finire a Salle il tuo incontro: { $game }. Il tavolo non è più tuo.

## Che cosa si chiede, e le risposte

absence-choose-rest = Finché non scegli, { $name } può ancora muovere. Tra una settimana la vittoria è tua.
absence-late = Puoi ancora muovere, finché { $name } non ha scelto.
absence-late-alone = Puoi ancora muovere, per una settimana.
absence-choose-by = Scegli entro il
absence-late-until = Al più tardi il
absence-claim = Prendi la vittoria
absence-claim-question = Prendi la vittoria? Così l'incontro finisce.
absence-give-day = Regala un giorno
absence-give-day-question = { $name } ha già molto tempo: { $left }. Vuoi regalare un giorno lo stesso?
absence-adjourn = Sospendi
absence-let-salle = Fai finire a Salle
absence-let-salle-question = Vuoi che sia Salle a finire per { $name }? { $name } non potrà più tornare a questo tavolo.

absence-is-adjourned = L'incontro è sospeso. Il tempo non corre.
absence-go-on = Riprendi
absence-not-yet = Non ancora
absence-ask-adjourn = Sospendi…
absence-play-on = Continua
absence-ask-pause = Pausa…
absence-pause-question = Quanto deve durare la pausa? Deve accettare anche { $name }.
absence-pause-agree = Accetta la pausa
absence-pause-decline = Niente pausa
absence-pause-how = Una pausa dura da 1 a 30 giorni interi: /{ $command } 3

## Gli orologi: una riserva, e che cosa c'è da dirne

absence-span-days = { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
absence-span-hours = { $count } h
absence-span-minutes = { $count } min
absence-clock-runs = { $name }:
absence-clock-delivered = { $name }, avviso arrivato:
absence-clock = { $name }: { $time }
absence-vacation-until = in vacanza fino al
absence-not-reached = avviso non ancora arrivato
absence-paused-until = in pausa fino al
absence-paused = sospeso
absence-time-is-up = tempo scaduto
