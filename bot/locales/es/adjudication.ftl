### Encuentros de torneos que se adjudican según el reglamento: se acabó el tiempo de la ronda.

adjudication-adjudicated = { $seat ->
        [you] Se acabó el tiempo de la ronda: ganas el encuentro por adjudicación.
        [they] Se acabó el tiempo de la ronda: { $seat_name } gana el encuentro por adjudicación.
       *[nobody] Se acabó el tiempo de la ronda: el encuentro queda en tablas por adjudicación.
    }
