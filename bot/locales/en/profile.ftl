### Somebody's profile: ratings, records, habits.

profile-game = { $game }: { $rating } · { $record }
profile-game-unrated = { $game }: no rating yet · { $record }
profile-record = { $won } won · { $lost } lost · { $drawn } drawn
profile-course = { $game }, last 12 months: { $start } → { $end }, highest { $best }
profile-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
profile-matches-since = { $count ->
    [one] { $count } match since { $month } { $year }
   *[other] { $count } matches since { $month } { $year }
}
profile-answer = Usually answers in { $span } of waking hours
profile-timed-out = Lost on time: { $lost } of { $count }
profile-left = Given up at once: { $count }

## Buttons

profile-games = Other games
profile-last-matches = Last matches
profile-against-me = Against me
profile-challenge = Challenge
profile-page = As a page

## Matches

profile-last-of = { $name }: last matches
profile-with-you = { $name } and you
profile-score = You won { $won }, lost { $lost }, drew { $drawn }.
profile-match-won = { $game }: won against { $name }, { $date }
profile-match-lost = { $game }: lost to { $name }, { $date }
profile-match-drawn = { $game }: drawn with { $name }, { $date }
profile-which = Which one would you like to see?

## Nothing to show

profile-none-yet-you = You haven't finished a match with anybody yet. /challenge begins one.
profile-none-yet = { $name } hasn't finished a match with anybody yet.
profile-none-between = You two haven't finished a match with each other yet.
profile-unknown = I know nothing about { $name }: they have never played here, or have deleted what was kept about them.
profile-unknown-name = I don't know anybody called “{ $name }” here. Name somebody who has played in this chat, or with you.
profile-kept = { $name } keeps their profile to themselves.
profile-table-kept = Somebody at that table keeps their profile to themselves.
