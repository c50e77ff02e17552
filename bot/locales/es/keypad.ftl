### Moves entered in secret, under a board that everybody sees.

## Buttons

keypad-moves = Mis jugadas

## Alerts: the move is named before these, in at most 200 characters with them

keypad-tap-again = Toca otra vez para enviarla.
keypad-tap-send = «{ $send }» la envía.
# $steps are numbered: "1 Attack 4 · 2 Attack 4 4"
keypad-or = O sigue: { $steps }.
keypad-go-on = Sigue: { $steps }.
keypad-choose = Elige: { $steps }.
keypad-more = «{ $moves }»: más.

## On the board, when somebody has typed a move

keypad-typed = { $name }: «{ $send }» te muestra lo que has escrito; al segundo toque se envía.
keypad-moved-on = El encuentro ha seguido: el tablero de ahora está más abajo.
