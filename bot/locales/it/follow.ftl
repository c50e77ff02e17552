### Seguire: incontri altrui, di cui si viene avvisati.

follow-playing = Ora gioca: { $game } contro { $name }
follow-playing-more = { $count ->
        [one] E un altro
       *[other] E altri { $count }
    }
follow-match = { $game }: { $one } – { $two }
follow-running = Incontri in corso
follow-running-of = { $name }: incontri in corso
follow-which = Quale vuoi seguire?

## What is told

follow-how = Di che cosa vuoi che ti avvisi?
follow-only-end = Solo della fine
follow-every-move = Di ogni mossa
follow-stop = Non seguire più
follow-told-end = Segui questo incontro: ti dirò come finisce.
follow-told-moves = Segui questo incontro: un messaggio ti mostra ogni mossa, senza suono, e poi la fine.
follow-closed = Ora non posso scriverti in privato, quindi non ti arriverebbe niente. Prima apri una chat privata con me.
follow-stopped = Non segui più questo incontro.
follow-list = Gli incontri che segui
follow-stop-which = Quale non vuoi più seguire?

## Refusals

follow-yours = In questo incontro giochi tu.
follow-not-public = Questo incontro non si può seguire: si gioca in privato, oppure chi gioca lo tiene per sé.
follow-not-running = Questo incontro non è in corso: non c'è niente da seguire.
follow-nothing-here = Qui non ci sono incontri in corso che tu possa seguire.
follow-too-many = Segui già { $count } incontri: di più non si può. /unfollow li mostra.
follow-full = Questo incontro è finito, oppure lo seguono già { $count } persone.
follow-none = Non segui nessun incontro. Dove si gioca, /follow te ne trova uno.
follow-not-followed = Non segui questo incontro.
