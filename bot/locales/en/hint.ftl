### Hints while playing: what to look at, then the move.

hint-button = Hint
hint-on = with hints
hint-off = without hints
hint-count = { $count ->
        [one] 1 hint
       *[other] { $count } hints
    }
hint-look = Hint: { $hint } Ask again for the move.
hint-move = Salle would play { $move }.
hint-no-computer = Salle doesn't play this game herself, so she has no hints.
hint-not-found = Salle found no hint just now. Ask again in a moment.
