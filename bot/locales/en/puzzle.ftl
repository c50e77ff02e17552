### Puzzles: a position in which one move is right.

puzzle-title = { $game } · puzzle { $number }
puzzle-daily = Puzzle of the day · { $title }
puzzle-all = Puzzles of { THE($game) }

## What there is to find

puzzle-to-move = { $side } to move
puzzle-wins-in = wins in { $moves }
puzzle-best = finds the best move
puzzle-is-win = { $side } to move wins in { $moves } moves. Only one first move does it.
puzzle-is-decision = { $side } to move. One move is clearly better than all others.
puzzle-side-one = Red
puzzle-side-two = Blue
puzzle-side-gyges-one = South
puzzle-side-gyges-two = North

## How it has fared

puzzle-found-by = { $tried ->
    [0] nobody has tried it yet
   *[other] { $found } of { $tried } found it
}
puzzle-stars = { $stars ->
    [one] { $stars } star of 5
   *[other] { $stars } stars of 5
}
puzzle-streak = your streak
puzzle-streak-days = Your streak: { $days ->
    [one] { $days } day.
   *[other] { $days } days in a row.
}
puzzle-solved = You have found { $found } of { $all }.
puzzle-tries = { $tries ->
    [one] You have tried once.
   *[other] You have tried { $tries } times.
}

## What came of it

puzzle-wrong = { $move }: that isn't it.
puzzle-refuted = { $move }: that isn't it. { $side } can answer: { $answer }
puzzle-right = { $tries ->
    [one] That's it, at once: { $move }
   *[other] That's it: { $move }
}
puzzle-shown = The right move: { $move }
puzzle-goes-on = It may go on like this: { $line }
puzzle-margin = Of a hundred tries it wins { $points } more than the next best move.

## Buttons

puzzle-solve = Solve it
puzzle-show-me = Show me
puzzle-film = Show it
puzzle-next = Next one
puzzle-another = Another one

## Trouble

puzzle-none = There is no such puzzle.
puzzle-no-game = There are no puzzles of { THE($game) } yet.
puzzle-all-done = You have done all { $count } puzzles of { THE($game) }. More will come.
puzzle-nothing-open = You have no puzzle open. /puzzle gives you one.
