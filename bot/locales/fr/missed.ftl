### What a player has missed since he last looked.

missed-show = Voir ce qui s'est passé
missed-before = { $count ->
    [one] Avant, il y a eu un autre coup.
   *[other] Avant, il y a eu { $count } autres coups.
}
missed-nothing = Il ne s'est rien passé depuis.
