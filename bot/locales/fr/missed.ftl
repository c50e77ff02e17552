### What a player has missed since he last looked.

missed-show = Voir ce qui s'est passé
missed-before = { $count ->
    [one] Avant, il s'est passé autre chose.
   *[other] Avant, il s'est passé { $count } autres choses.
}
missed-nothing = Il ne s'est rien passé depuis.
