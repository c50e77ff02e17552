### A match that begins at a position of another one.

start-play-on = Play on
start-where = { $ply ->
    [0] You play from the beginning of the match, in { $name }'s place.
   *[other] You play on after move { $ply }, in { $name }'s place.
}
start-against-whom = Who do you want to play?
start-people = Against people
start-anybody = Anybody: an open challenge
start-alone = Both sides myself
start-exchange = Take the other side
start-friendly = The match is friendly.
start-hands-known = The match is friendly. You may both know the hands of that moment; the decks are shuffled again.
start-card = { $ply ->
    [0] Begins where a finished match began.
   *[other] Begins after move { $ply } of a finished match.
}
start-card-hands = Both may know the hands of that moment; the decks are shuffled again.
start-began-at = { $ply ->
    [0] The match begins as an earlier one did.
   *[other] The match goes on from move { $ply } of an earlier one.
}
start-not-this-game = Matches of { THE($game) } always begin at the usual start.
start-no-such-move = This match has { $most } moves. Name one of them, or 0 for the start.
start-source = See that match
start-source-kept = That match isn't shown to others.
