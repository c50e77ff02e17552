### Un incontro che comincia da una posizione di un altro.

start-play-on = Gioca da qui
start-where = { $ply ->
    [0] Giochi dall'inizio dell'incontro, al posto di { $name }.
   *[other] Giochi dalla posizione dopo la mossa { $ply }, al posto di { $name }.
}
start-against-whom = Contro chi?
start-people = Contro persone
start-anybody = Chiunque: una sfida aperta
start-alone = Gioco da entrambi i lati
start-exchange = Prendi l'altro lato
start-friendly = L'incontro è amichevole.
start-hands-known = L'incontro è amichevole. Entrambi possono conoscere le mani di quel momento; i talloni si mescolano di nuovo.
start-card = { $ply ->
    [0] Comincia come un incontro già finito.
   *[other] Comincia dopo la mossa { $ply } di un incontro finito.
}
start-card-hands = Entrambi possono conoscere le mani di quel momento; i talloni si mescolano di nuovo.
start-began-at = { $ply ->
    [0] L'incontro comincia come uno precedente.
   *[other] L'incontro continua dalla mossa { $ply } di uno precedente.
}
start-not-this-game = Gli incontri { DELLA($game) } cominciano sempre dalla posizione iniziale.
start-no-such-move = Questo incontro ha { $most } mosse. Indicane una, o 0 per l'inizio.
start-source = Vedi quell'incontro
start-source-kept = Quell'incontro non si mostra ad altri.
