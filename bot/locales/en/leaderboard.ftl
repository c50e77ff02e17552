### Leaderboards: the best of a game.

leaderboard-here = { $game }: the best here
leaderboard-all = { $game }: the best everywhere
leaderboard-players = { $count ->
    [one] { $count } player with a settled rating and a rated match in the last 60 days
   *[other] { $count } players with a settled rating and a rated match in the last 60 days
}
leaderboard-not-you = You aren't on it yet: that takes about a dozen rated matches, one of them in the last 60 days.
leaderboard-none-here = Nobody here has a settled rating in { THE($game) } yet: that takes about a dozen rated matches. /challenge begins one.
leaderboard-none-all = Nobody has a settled rating in { THE($game) } yet: that takes about a dozen rated matches. /challenge begins one.

## Buttons

leaderboard-to-here = Only here
leaderboard-to-all = Everywhere
leaderboard-games = Other games
