### Moves entered in secret, under a board that everybody sees.

## Buttons

keypad-moves = My moves

## Alerts: the move is named before these, in at most 200 characters with them

keypad-tap-again = Tap it again to send.
keypad-tap-send = “{ $send }” sends it.
# $steps are numbered: "1 Attack 4 · 2 Attack 4 4"
keypad-or = Or go on: { $steps }.
keypad-go-on = Go on: { $steps }.
keypad-choose = Choose: { $steps }.
keypad-more = “{ $moves }”: more.

## On the board, when somebody has typed a move

keypad-typed = { $name }: “{ $send }” shows you what you typed; a second tap sends it.
keypad-moved-on = The board has moved on: the newest one is further down.
