# L'incontro attorno a ogni gioco: accordi, rifiuti, tempi.

# Che cosa è successo. $seat è "you" o "they".
match-accepted = { $seat ->
        [you] Ti siedi di fronte { A($rival_name) }.
       *[they] { $seat_name } si siede di fronte { $rival ->
            [you] a te
           *[they] { A($rival_name) }
        }.
    }
match-resigned = { $seat ->
        [you] Hai abbandonato: { $rival_name } vince l'incontro.
       *[they] { $seat_name } abbandona: { $rival ->
            [you] vinci l'incontro.
           *[they] { $rival_name } vince l'incontro.
        }
    }
match-left-series = { $seat ->
        [you] Lasci l'incontro e la serie.
       *[they] { $seat_name } lascia l'incontro e la serie.
    }
match-timed-out = { $seat ->
        [you] Il tuo tempo è scaduto: { $rival_name } vince l'incontro.
       *[they] Il tempo di { $seat_name } è scaduto: { $rival ->
            [you] vinci l'incontro.
           *[they] { $rival_name } vince l'incontro.
        }
    }
match-draw-offered = { $seat ->
        [you] Hai offerto patta.
       *[they] { $seat_name } offre patta.
    }
match-draw-agreed = { $seat ->
        [you] L'incontro è patta: hai accettato l'offerta di { $rival_name }.
       *[they] L'incontro è patta: { $seat_name } ha accettato { $rival ->
            [you] la tua offerta.
           *[they] l'offerta di { $rival_name }.
        }
    }
match-draw-refused = { $seat ->
        [you] Hai rifiutato la patta. Si continua.
       *[they] { $seat_name } ha rifiutato la patta. Si continua.
    }
match-takeback-asked = { $seat ->
        [you] Hai chiesto di ritirare la tua ultima mossa.
       *[they] { $seat_name } chiede di ritirare la sua ultima mossa e ciò che l'ha seguita.
    }
match-move-taken-back = { $seat ->
        [you] Hai ritirato la tua ultima mossa.
       *[they] { $seat_name } ha ritirato la sua ultima mossa.
    }
match-takeback-refused = { $seat ->
        [you] Hai lasciato la mossa dov'è.
       *[they] { $seat_name } lascia la mossa dov'è.
    }
# After a match against Salle, to the player: "1612 → 1634 (+22)".
match-would-be = Se fosse valso per la classifica: { $change }

# Perché un atto è stato rifiutato
match-refused-not-begun = Nessuno ha ancora accettato questa sfida.
match-refused-no-player = Non capisco chi accetta. Riprova, per favore.
match-refused-no-seat = Non capisco per chi è. Riprova, per favore.
match-refused-bad-option = Questa sfida ha un'opzione che non conosco. Lanciane una nuova, per favore.
match-refused-not-open = Qualcuno ha già risposto a questa sfida.
match-refused-not-asked = Questa sfida è per qualcun altro.
match-refused-own-challenge = Questa sfida è tua: deve accettarla qualcun altro.
match-refused-no-result = Questo incontro non ha un risultato da togliere.
match-refused-is-over = Questo incontro è finito.
match-refused-no-series = Questo incontro non fa parte di una serie.
match-refused-not-your-turn = Non tocca a te.
match-refused-offered-already = La patta è già stata offerta.
match-refused-refused-just-now = La tua patta è stata rifiutata. Puoi offrirla di nuovo dopo la prossima mossa.
match-refused-no-offer = Non c'è un'offerta di patta a cui rispondere.
match-refused-asked-already = Qualcuno ha già chiesto di ritirare una mossa.
match-refused-nothing-to-take-back = Non hai mosse da ritirare.
match-refused-not-asked-back = Nessuno chiede di ritirare una mossa.
match-refused-has-secrets = Con carte o scelte coperte, le mosse non si ritirano.
match-refused-is-adjourned = L'incontro è sospeso. «Riprendi» chiede a chi hai di fronte di continuare.
match-refused-rules-mended = Le regole di oggi non ammettono una mossa giocata qui, perciò nessuno può più muovere. «Chiudi senza risultato» lo propone a chi hai di fronte.
match-refused-not-halted = Questo incontro può continuare: gioca pure.
match-refused-not-adjourned = L'incontro non è sospeso: gioca pure.
match-refused-flagged-already = Quel tempo è già scaduto.
match-refused-has-time = Su quell'orologio c'è ancora tempo: per ora non c'è nulla da scegliere.
match-refused-no-time = Non capisco per quanto tempo. Riprova, per favore.
match-refused-no-wish = Non capisco che cosa chiedi. Riprova, per favore.
match-refused-asked-break-already = L'hai già chiesto; la risposta deve ancora arrivare.
match-refused-no-request = Non c'è più niente a cui rispondere.
match-refused-waited-long = Chi hai di fronte aspetta da un mese. Senza risposta l'incontro riprende una settimana dopo la sua richiesta.
match-refused-no-clock = A questo tavolo non c'è orologio.
match-refused-nobody-to-ask = Qui giochi per conto tuo: non c'è nessuno a cui chiederlo.
match-refused-two-counter-offers = Ci sono già state due controproposte. Ora accetta o rifiuta.
match-refused-rated-alone = Contro Salle, o da entrambi i posti, si gioca in amichevole: togli «per la classifica».
match-refused-no-tournament = Questo incontro non fa parte di nessun torneo: lo decide solo chi lo gioca.
match-refused-of-tournament = Questo incontro fa parte di un torneo: le condizioni restano quelle, e finisce al più tardi con il suo turno.
match-refused-not-over = Questo incontro è ancora in corso. Quando sarà finito potrai giocare da ogni sua posizione.
match-refused-no-such-move = Questo incontro non ha questa mossa. Indicane una che ha, o 0 per l'inizio.
match-refused-ended-there = Dopo questa mossa nessuno può muovere. Indicane una precedente.
match-refused-bad-start = Questo incontro non può cominciare: la sua posizione è danneggiata. Ritira la sfida e lanciane una nuova.
match-refused-from-position = Un incontro che comincia da una posizione è amichevole e singolo; opzioni e lati restano come sono. Puoi cambiare il tempo.
match-of-tournament = Questo incontro fa parte del torneo «{ $name }» e si gioca { $until }: non si può sospendere, né mettere in pausa oltre quel momento.

# Tempi. $time è "18:40".
match-when-today = oggi alle { $time }
match-when-yesterday = ieri alle { $time }
match-when-tomorrow = domani alle { $time }
match-when-weekday = { $day } alle { $time }
match-when-date = { $day } { $month }
match-weekday = { $day ->
        [1] lunedì
        [2] martedì
        [3] mercoledì
        [4] giovedì
        [5] venerdì
        [6] sabato
       *[7] domenica
    }
match-month = { $month ->
        [1] gennaio
        [2] febbraio
        [3] marzo
        [4] aprile
        [5] maggio
        [6] giugno
        [7] luglio
        [8] agosto
        [9] settembre
        [10] ottobre
        [11] novembre
       *[12] dicembre
    }
match-left-days = { $count ->
        [one] ancora { $count } giorno
       *[other] ancora { $count } giorni
    }
match-left-hours = ancora { $count } h
match-left-minutes = ancora { $count } min
match-left-none = tempo scaduto

# The same beside a dial, in a picture
match-dial-days = { $count } g
match-dial-hours = { $count } h
match-dial-minutes = { $count } min

# Il promemoria: quanto tempo resta a chi legge, e chi aspetta
match-reminder-days = { $count ->
        [one] Hai ancora { $count } giorno per la tua mossa contro { $name }.
       *[other] Hai ancora { $count } giorni per la tua mossa contro { $name }.
    }
match-reminder-hours = { $count ->
        [one] Hai ancora { $count } ora per la tua mossa contro { $name }.
       *[other] Hai ancora { $count } ore per la tua mossa contro { $name }.
    }
match-reminder-minutes = { $count ->
        [one] Hai ancora { $count } minuto per la tua mossa contro { $name }.
       *[other] Hai ancora { $count } minuti per la tua mossa contro { $name }.
    }
match-hint-taken = { $seat ->
        [you] Hai chiesto un suggerimento.
       *[they] { $seat_name } ha chiesto un suggerimento.
    }
match-refused-hint-rated = Negli incontri per la classifica e nei tornei non ci sono suggerimenti.
match-refused-hint-not-agreed = Giocate senza suggerimenti. Si concordano quando si lancia una sfida amichevole.
