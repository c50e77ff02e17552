### Moves entered in secret, under a board that everybody sees.

## Buttons

keypad-moves = Mes coups

## Alerts: the move is named before these, in at most 200 characters with them

keypad-tap-again = Touche encore une fois pour l'envoyer.
keypad-tap-send = « { $send } » l'envoie.
# $steps are numbered: "1 Attack 4 · 2 Attack 4 4"
keypad-or = Ou continue : { $steps }.
keypad-go-on = Continue : { $steps }.
keypad-choose = Choisis : { $steps }.
keypad-more = « { $moves } » : la suite.

## On the board, when somebody has typed a move

keypad-typed = { $name } : « { $send } » te montre ce que tu as écrit ; touche encore pour l'envoyer.
keypad-moved-on = La partie a avancé : le plateau à jour est plus bas.
