### Going through a match that is over.

review-begin = Go through it
review-first = « First
review-back = ‹ Back
review-next = Next ›
review-last = Last »
review-next-turn = Next turning point
review-judge = Judge the moves
review-how-far = How far is it?
review-ply = Move { $ply } of { $count }
review-start = The beginning. { $count ->
    [one] One move follows.
   *[other] { $count } moves follow.
}
review-chance = Chances of { $name }: { $before }% before, { $after }% after.
review-chance-same = Chances of { $name }: { $after }%.
review-turn = Turning point. Played: { $move }, worth { $after }%. Better: { $best }, worth { $before }%.
review-open = In hindsight, with all cards open: { $best } was worth { $before }%, { $move } { $after }%.
review-open-best = In hindsight, with all cards open: { $move } was the best, worth { $after }%.
review-turns = { $count ->
    [0] Nobody gave much away: there is no turning point.
    [one] One turning point: move { $plies }.
   *[other] { $count } turning points: moves { $plies }.
}
review-not-judged = The moves haven't been judged yet.
review-waits = The moves will soon be judged.
review-progress = The moves are being judged: { $done } of { $of }.
review-failed = The moves couldn't be judged.
review-series = The moves will be judged when the series is over.
review-later = You can go through a match once it is over.
review-after-series = The moves of a series are judged when the whole series is over.
review-nothing = Nothing was played in this match.
