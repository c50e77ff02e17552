### What a player has missed since he last looked.

missed-show = Ver qué ha pasado
missed-before = { $count ->
    [one] Antes pasó una cosa más.
   *[other] Antes pasaron { $count } cosas más.
}
missed-nothing = Desde entonces no ha pasado nada.
