### Incontri di tornei aggiudicati secondo il regolamento: il tempo del turno è scaduto.

adjudication-adjudicated = { $seat ->
        [you] Il tempo del turno è scaduto: vinci l'incontro per aggiudicazione.
        [they] Il tempo del turno è scaduto: { $seat_name } vince l'incontro per aggiudicazione.
       *[nobody] Il tempo del turno è scaduto: l'incontro è patta per aggiudicazione.
    }
