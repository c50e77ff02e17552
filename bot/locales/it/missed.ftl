### What a player has missed since he last looked.

missed-show = Mostra che cosa è successo
missed-before = { $count ->
    [one] Prima è successa un'altra cosa.
   *[other] Prima sono successe altre { $count } cose.
}
missed-nothing = Da allora non è successo nulla.
