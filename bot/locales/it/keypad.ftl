### Moves entered in secret, under a board that everybody sees.

## Buttons

keypad-moves = Le mie mosse

## Alerts: the move is named before these, in at most 200 characters with them

keypad-tap-again = Tocca di nuovo per inviarla.
keypad-tap-send = «{ $send }» la invia.
# $steps are numbered: "1 Attack 4 · 2 Attack 4 4"
keypad-or = Oppure continua: { $steps }.
keypad-go-on = Continua: { $steps }.
keypad-choose = Scegli: { $steps }.
keypad-more = «{ $moves }»: altre.

## On the board, when somebody has typed a move

keypad-typed = { $name }: «{ $send }» ti mostra quello che hai scritto; al secondo tocco parte.
keypad-moved-on = Il gioco è andato avanti: il tavoliere di adesso è più in basso.
