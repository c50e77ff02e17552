### Un encuentro que empieza en una posición de otro.

start-play-on = Jugar desde aquí
start-where = { $ply ->
    [0] Juegas desde el comienzo del encuentro, en el asiento de { $name }.
   *[other] Juegas desde la posición tras la jugada { $ply }, en el asiento de { $name }.
}
start-against-whom = ¿Contra quién?
start-people = Contra personas
start-anybody = Cualquiera: un desafío abierto
start-alone = Yo en los dos asientos
start-exchange = Tomar el otro asiento
start-friendly = El encuentro es amistoso.
start-hands-known = El encuentro es amistoso. Puede que se conozcan las manos de ese momento; los mazos se barajan de nuevo.
start-card = { $ply ->
    [0] Empieza igual que un encuentro ya acabado.
   *[other] Empieza tras la jugada { $ply } de un encuentro acabado.
}
start-card-hands = Puede que se conozcan las manos de ese momento; los mazos se barajan de nuevo.
start-began-at = { $ply ->
    [0] El encuentro empieza igual que uno anterior.
   *[other] El encuentro sigue desde la jugada { $ply } de uno anterior.
}
start-not-this-game = Los encuentros de { LA($game) } empiezan siempre en el inicio habitual.
start-no-such-move = Este encuentro tiene { $most } jugadas. Indica una de ellas, o 0 para el inicio.
start-source = Ver ese encuentro
start-source-kept = Ese encuentro no se muestra a otros.
