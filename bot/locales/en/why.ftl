### What stands in the way of a refused move, in a picture.

why-button = Why can't I?
why-legal = { $move } can be played.
why-alt = A refused move. { $refusal } { $marks }
why-card = card { $card }
why-mark-from = tried: { $places }
why-mark-to = to: { $places }
why-mark-blocked = in the way: { $places }
why-mark-empty = nothing there: { $places }
why-mark-must = right: { $places }
