### A tournament's page.

## How far it is
tournament_page-begins = It begins { $when }.
tournament_page-begins-now = It begins any moment now.
tournament_page-round-until = Round { $round } ends { $when }.
tournament_page-playoff-until = The play-off round ends { $when }.
tournament_page-ends = It ends { $when }.
tournament_page-ended = It ended { $when }.
tournament_page-because = The reason: { $reason }
tournament_page-kept = somebody whose profile is private

## Standings
tournament_page-table-of-joined = Who plays
tournament_page-table-of-rounds = Standings
tournament_page-table-of-cross = Crosstable
tournament_page-table-of-ladder = Ladder
tournament_page-place = Place
tournament_page-player = Player
tournament_page-points = Points
tournament_page-buchholz = Buchholz
tournament_page-sonneborn-berger = Sonneborn-Berger
tournament_page-direct-encounter = Direct encounter
tournament_page-wins = Wins
tournament_page-now = Now
tournament_page-challenges = challenges place { $place }
tournament_page-is-challenged = challenged by place { $place }
tournament_page-plays = plays place { $place }
tournament_page-more = Show more ({ $count })
tournament_page-legend-rounds = The number is the opponent's place. Filled: won. Empty: lost. Half: drawn. Dashed: still playing. Crossed out: not played.
tournament_page-legend-cross = 1 won, ½ drawn, 0 lost, + and − not played.

## The result of a match, said before the opponent's place
tournament_page-mark-won = won
tournament_page-mark-lost = lost
tournament_page-mark-drawn = drawn
tournament_page-mark-running = still playing
tournament_page-mark-won-forfeit = won without playing
tournament_page-mark-lost-forfeit = lost without playing
tournament_page-mark-drawn-forfeit = half a point without playing
tournament_page-mark-bye = bye
tournament_page-mark-half = half a point for a missed round
tournament_page-mark-missed = not paired

## Matches
tournament_page-bracket = Bracket
tournament_page-final = Final
tournament_page-third = for third place
tournament_page-winner = goes on
tournament_page-round = Round { $round }
tournament_page-playoff = Play-off
tournament_page-matches = Matches
tournament_page-rounds = All matches
tournament_page-all-in = all results are in
tournament_page-open-matches = { $count ->
    [one] { $count } match running
   *[other] { $count } matches running
}
tournament_page-running = being played
tournament_page-bye-note = bye
tournament_page-by-forfeit = without play
tournament_page-adjudicated = decided when the time was up
tournament_page-attempts = played { $count } times
tournament_page-corrected = corrected: { $reason }
tournament_page-table = Table
tournament_page-table-number = Table { $number }
tournament_page-table-name = { $table }: { $one } – { $two }
tournament_page-plate = End
tournament_page-plate-of = End: { $one } – { $two }
tournament_page-film = Film
tournament_page-film-of = Film: { $one } – { $two }

## Buttons
tournament_page-challenge = Challenge
tournament_page-manage = Manage
tournament_page-accept = Accept the challenge of { $name }

## Elsewhere on the page
tournament_page-list = Tournaments
tournament_page-joined-of = { $count } of { $most }
tournament_page-you-play = you play
tournament_page-of-table = { $name }, round { $round }
