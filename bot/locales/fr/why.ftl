### Ce qui empêche un coup refusé, en image.

why-button = Pourquoi ?
why-legal = { $move } peut être joué.
why-alt = Un coup refusé. { $refusal } { $marks }
why-card = carte { $card }
why-mark-from = essai : { $places }
why-mark-to = arrivée : { $places }
why-mark-blocked = obstacle : { $places }
why-mark-empty = vide : { $places }
why-mark-must = il faut : { $places }
