### Parties de tournois adjugées selon le règlement : le temps de la ronde est écoulé.

adjudication-adjudicated = { $seat ->
        [you] Le temps de la ronde est écoulé : la victoire est pour toi.
        [they] Le temps de la ronde est écoulé : la victoire est pour { $seat_name }.
       *[nobody] Le temps de la ronde est écoulé : la partie est déclarée nulle.
    }
