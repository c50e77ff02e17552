### What a player has missed since he last looked.

missed-show = Ver qué ha pasado
missed-before = { $count ->
    [one] Antes pasó otra cosa.
   *[other] Antes pasaron otras { $count } cosas.
}
missed-nothing = Desde entonces no ha pasado nada.
