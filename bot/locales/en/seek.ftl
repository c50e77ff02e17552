### Somebody to play: those who look for a match are paired with an opponent of their strength.

seek-which-game = Which game are you looking for somebody to play?
seek-looking = Looking for somebody to play: { $what }.
seek-what = This looks for somebody to play: { $what }.
seek-nobody-yet = Nobody yet. You'll be told when somebody is there; after a week I stop looking.
seek-meanwhile = Salle ({ $level }) is about your strength.
seek-meanwhile-far = Meanwhile, the level of Salle nearest to your strength is { $level }.
seek-meanwhile-first = Meanwhile, Salle ({ $level }) is a good first opponent.
seek-play-computer = Play Salle ({ $level })
seek-look = Look for somebody
seek-stop = Stop looking
seek-stopped = I have stopped looking for an opponent in { THE($game) }.
seek-not-looking = You are no longer looking for an opponent in { THE($game) }.
seek-found = I've found somebody: { $name } plays { THE($game) } with you. The match has begun.
seek-found-before = I've found somebody: the match has begun. /tables shows it.
seek-meet = { $one }, meet { $two }: { $game }
seek-range = Opponent's rating
seek-any-rating = any rating
seek-from-to = { $lowest } to { $highest }
seek-matches = Matches
seek-count = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
seek-as-usual = rated or friendly
seek-not-understood = I don't understand “{ $word }”. Say a game, a clock and ratings, such as: /seek { $example } daily 1450-1800, or ±200 for those around your own.
seek-people-only = /seek finds people. To play against Salle or by yourself: /challenge.
seek-closed = My messages don't reach you in private, so a match would begin without you. /settings says how to change that.
