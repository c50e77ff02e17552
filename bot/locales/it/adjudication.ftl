### Incontri di tornei aggiudicati secondo il regolamento: il tempo del turno è scaduto.

adjudication-adjudicated = { $seat ->
        [you] Il tempo del turno è scaduto: l'incontro va a te.
        [they] Il tempo del turno è scaduto: l'incontro va { A($seat_name) }.
       *[nobody] Il tempo del turno è scaduto: l'incontro è patta.
    }
