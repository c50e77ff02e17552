### Correttezza: il sigillo, e ciò che ne segue.

fair-sealed = Mescolata sigillata:
fair-card-study = { $challenger } gioca { ALLA($game) } da entrambi i posti
fair-play-now = Gioca ora
fair-ready = La mescolata è sigillata. «Gioca ora», e si comincia.
fair-ready-without-luck = È tutto pronto. «Gioca ora», e si comincia.
fair-elsewhere = Questo pulsante è di un tavolo che si gioca altrove. /tables mostra i tuoi.
fair-compare = Confrontala con il sigillo della sfida:
fair-without-luck = In questo gioco non si tira nulla a sorte: non c'è niente da verificare.
