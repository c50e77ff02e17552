### Suggerimenti durante il gioco: che cosa guardare, poi la mossa.

hint-button = Suggerimento
hint-on = con suggerimenti
hint-off = senza suggerimenti
hint-count = { $count ->
        [one] 1 suggerimento
       *[other] { $count } suggerimenti
    }
hint-look = Suggerimento: { $hint } Chiedi ancora per la mossa.
hint-move = Salle giocherebbe { $move }.
hint-no-computer = Salle non gioca a questo gioco, perciò non ha suggerimenti.
hint-not-found = Salle non ha trovato un suggerimento. Chiedi di nuovo tra poco.
