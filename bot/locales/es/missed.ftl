### What a player has missed since he last looked.

missed-show = Ver qué ha pasado
missed-before = { $count ->
    [one] Antes hubo una jugada más.
   *[other] Antes hubo { $count } jugadas más.
}
missed-nothing = Desde entonces no ha pasado nada.
