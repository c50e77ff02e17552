### What a player has missed since he last looked.

missed-show = Mostra che cosa è successo
missed-before = { $count ->
    [one] Prima c'è stata un'altra mossa.
   *[other] Prima ci sono state altre { $count } mosse.
}
missed-nothing = Da allora non è successo niente.
