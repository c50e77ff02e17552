### What stands around the board of a table's page. Messages on one line are sent to the page.

## Around the board
frame-skip = To the board
frame-all-of-it = All of it
frame-log = Log
frame-see-side = { $name }'s side

## Back and forth
frame-steps = Through the match
frame-step-back = One move back
frame-step-on = One move forward
frame-at = { $move } of { $count }
frame-at-move = Move { $move } of { $count }: { $who }, { $words }
frame-at-start = Before the first of { $count } moves
frame-at-now = Now, after { $count } moves
frame-shown = You see the table after move { $move } of { $count }.
frame-shown-now = You see the table as it is now.
frame-to-now = Back to now
frame-to-now-news = Back to now: something has happened
frame-play = Play through the match
frame-pause = Pause
frame-speed = Speed { $speed }: change it
frame-watch-again = Watch again
frame-watch-film = Watch the film

## After the end
frame-rematch-asked = { $name } would like a rematch.
frame-rematch-sent = You asked for a rematch. { $name } hasn't answered yet.
frame-to-rematch = To the rematch
frame-to-next = To the next match

## Keys
frame-keys = Keys
frame-shortcuts = Single keys act
frame-key-moves = choose the move with that number
frame-key-squares = go from square to square
frame-key-choose = press what has the focus; send what is shown
frame-key-escape = close, go back to now, undo: in this order
frame-key-steps = with the focus on the slider: a move back, a move forward, to the first, to now
frame-key-field = type a move or a command
frame-key-help = show this list
