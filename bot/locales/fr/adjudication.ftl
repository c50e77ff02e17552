### Parties de tournois adjugées selon le règlement : le temps de la ronde est écoulé.

adjudication-adjudicated = { $seat ->
        [you] Le temps de la ronde est écoulé : tu gagnes la partie par adjudication.
        [they] Le temps de la ronde est écoulé : { $seat_name } gagne la partie par adjudication.
       *[nobody] Le temps de la ronde est écoulé : la partie est nulle par adjudication.
    }
