### Tournaments.

## Kinds, and what is agreed on

tournament-round-robin = round robin
tournament-double-round-robin = double round robin
tournament-swiss = Swiss
tournament-knock-out = knock-out
tournament-ladder = ladder
tournament-rounds = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
tournament-time-round = { $span } for each round
tournament-time-match = { $span } for each match
tournament-vacations = vacations stop the clocks
tournament-no-vacations = vacations don't stop the clocks
tournament-for = For { $who }
tournament-of-place = members of this server or group
tournament-from-to = ratings from { $lowest } to { $highest }
tournament-from = ratings from { $lowest }
tournament-to = ratings up to { $highest }
tournament-organiser = Organised by { $name }
tournament-joined-of = { $count } of at most { $most } have joined
tournament-lacks = { $joined }; it takes { $least }
tournament-joined = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
tournament-on-ladder = { $count ->
        [one] { $count } player on the ladder
       *[other] { $count } players on the ladder
    }
tournament-running = { $count ->
        [one] Round { $round } of { $rounds } · { $count } player
       *[other] Round { $round } of { $rounds } · { $count } players
    }
tournament-over = It is over.
tournament-never-began = It never began.
tournament-not-yet = It hasn't begun yet.
tournament-begins = Begins:
tournament-begins-full = Begins when it is full, at the latest:
tournament-ends = Ends:
tournament-until = Until:
tournament-until-round = Round until:
tournament-until-match = Match until:
tournament-answer-by = Answer by:
tournament-you-play = You take part.
tournament-you-left = You have left it.
tournament-you-taken-out = You were taken out.
tournament-you-absent = You are out: you lost two matches in a row without a move.

## Buttons

tournament-join = Join
tournament-leave = Leave
tournament-come-back = Come back
tournament-who-plays = Who plays
tournament-standings = Standings
tournament-to-card = The tournament
tournament-page = Its page

## Who plays

tournament-and = { $one } and { $two }
tournament-more = and { $count } more
tournament-out-left = has left
tournament-out-taken-out = was taken out
tournament-out-absent = didn't come

## Rounds

tournament-round = Round { $number } of { $rounds }
tournament-final = Final
tournament-semifinals = Semifinals
tournament-quarterfinals = Quarterfinals
tournament-play-off = Play-off, round { $number }
tournament-matches-over = { $count ->
        [one] { $done } of { $count } match is over
       *[other] { $done } of { $count } matches are over
    }
tournament-more-matches = { $count ->
        [one] and { $count } more match
       *[other] and { $count } more matches
    }
tournament-bye = { $name }: bye
tournament-without-play = without play
tournament-corrected = corrected
tournament-your-place = You are in place { $place } of { $count }.
tournament-your-points = You are in place { $place } of { $count }. Points: { $points }.

## The end

tournament-won = { $name } wins.
tournament-shared = { $name } share first place.
tournament-many-first = { $count } players share first place.
tournament-no-result = It ended before any match was over.
tournament-ended-because = It was ended: { $reason }
tournament-too-few = It doesn't take place: it takes { $least } players, and { $count ->
        [0] nobody has joined.
        [one] { $count } has joined.
       *[other] { $count } have joined.
    }

## A match of it

tournament-match-round = { $tournament }, round { $number }
tournament-match-ladder = { $tournament }
tournament-match = { $where }: { $one } plays { $two }.
tournament-match-you = { $where }: you play { $name } and begin.
tournament-match-they = { $where }: you play { $name }, who begins.
tournament-match-lot = { $where }: you play { $name }.
tournament-match-again = It was drawn, so you play again, with seats exchanged.
tournament-counts-for = It counts for { $tournament }.

## News for one player

tournament-news-back = You take part again.
tournament-news-taken-out = You were taken out of the tournament.
tournament-news-only-organiser = Only the organiser can bring you back.
tournament-news-absent = You are out: you lost two matches in a row without a move.
tournament-news-come-back = You're welcome back: tap Come back, and you play again from the next round on.
tournament-news-no-return = Nobody comes back into this tournament any more.
tournament-news-handed-over = You are the organiser from now on.
tournament-news-postponed = It begins at another time.
tournament-news-ladder = It has begun, and you are in place { $place }. Challenge somebody up to { $reach } places above you: if you win, their place is yours.
tournament-news-ladder-top = It has begun, and you are at the top. Whoever is below will challenge you.
tournament-news-bye-point = { $round }: you have a bye. It gives one point.
tournament-news-bye-half = { $round }: you have a bye. It gives half a point.
tournament-news-bye-nothing = { $round }: you have a bye, as everybody has once.
tournament-news-bye-goes-on = { $round }: you have a bye, and go on to the next round.
tournament-news-forfeit = { $round }: { $name } is out, so you win without play.
tournament-news-kept-apart = { $round }: you and { $name } are kept apart, so each of you gets half a point.
tournament-news-drawn-yours = { $round }: drawn against { $name } to the end, so it goes to you, the higher seed.
tournament-news-drawn-theirs = { $round }: drawn to the end, so it goes to { $name }, the higher seed.
tournament-news-corrected = { $round }: your result against { $name } is corrected, from { $old } to { $new }.
tournament-news-reason = Reason: { $reason }
tournament-news-challenged = { $name } challenges you for place { $place }.
tournament-news-answer = Without an answer within { $span } the place is lost, as it is if you decline.
tournament-news-dropped = { $name } is no longer on the ladder: the challenge between you two is off.
tournament-news-declined-yours = { $name } has declined: place { $place } is yours.
tournament-news-declined-theirs = You have declined: { $name } takes your place, and you are in place { $place }.
tournament-news-lapsed-yours = { $name } hasn't answered in time: place { $place } is yours.
tournament-news-lapsed-theirs = You haven't answered { $name } in time: they take your place, and you are in place { $place }.

## What was agreed, in sentences

tournament-rules-round-robin = Everybody meets everybody once.
tournament-rules-double-round-robin = Everybody meets everybody twice, the second time with seats exchanged.
tournament-rules-swiss = Swiss system: in each round those meet who have about as many points. Nobody meets the same rival twice while that can be avoided.
tournament-rules-knock-out = Whoever loses is out. Players are seeded by rating, so that the best meet last.
tournament-rules-ladder = Whoever wins against somebody above takes their place, and all between move down by one.
tournament-rules-rounds = { $count ->
        [one] One round.
       *[other] { $count } rounds.
    }
tournament-rules-rounds-open = As many rounds as leave at most one unbeaten.
tournament-rules-challenge = You may challenge up to { $reach } places above, one match at a time. Without an answer within { $span }, or declined, the place is lost.
tournament-rules-draw = A drawn match is played again with seats exchanged, up to { $most } matches in all; then the higher seed goes on.
tournament-rules-third = Those who lose the semifinals play for third place.
tournament-rules-bye-point = If the players are odd in number, one has a bye, which gives a point; nobody gets a second one while that can be avoided.
tournament-rules-bye-goes-on = A bye takes the best seeds on to the next round.
tournament-rules-bye-none = If the players are odd in number, one rests in each round. That gives no points.
tournament-rules-game = { $games }, { $rated }.
tournament-rules-games = The games take turns from round to round: { $games }. All { $rated }.
tournament-rules-series = Each pairing is a series: { $series }.
tournament-rules-seats = Who begins takes turns as evenly as can be.
tournament-rules-time-round = Each round has { $span }; the next begins as soon as all its matches are over.
tournament-rules-time-match = Each match has { $span }.
tournament-rules-adjudication-clock = A match that isn't over by then goes to whoever has more time left on the clock.
tournament-rules-adjudication-judgement = A match that isn't over by then is judged by Salle: she plays it on with herself many times, and who wins at least three quarters of that has won; else it is a draw.
tournament-rules-adjudication-half = A match that isn't over by then gives half a point each.
tournament-rules-vacations = During vacations clocks stand still; the time above runs on.
tournament-rules-no-vacations = During vacations clocks run on.
tournament-rules-absent = Whoever doesn't come loses by the clock; after { $count } matches in a row without a move they are out. Whoever leaves loses the match that they are playing.
tournament-rules-return = Join brings back whoever is out.
tournament-rules-no-return = Whoever is out stays out.
tournament-rules-places-knock-out = Places go by how far each comes.
tournament-rules-places-ladder = Newcomers begin at the bottom.
tournament-rules-ties = Equal points are told apart by: { $ties }.
tournament-rules-no-ties = Equal points share a place.
tournament-rules-tie-buchholz = Buchholz, the sum of the rivals' points
tournament-rules-tie-sonneborn-berger = Sonneborn-Berger, the rivals' points times what one got against them
tournament-rules-tie-direct-encounter = direct encounter, the matches among the equals
tournament-rules-tie-wins = wins, counted by matches that were played
tournament-rules-top-shared = If first place is still equal, it is shared.
tournament-rules-top-played-off = If first place is still equal, those players play a knock-out for it.
tournament-rules-least = It begins with { $least } players or more.
tournament-rules-late-ladder = You may join at any time.
tournament-rules-late-refused = Nobody joins after it has begun.
tournament-rules-late-without-points = You may join until the last round is paired; missed rounds give no points.
tournament-rules-late-half-points = You may join until the last round is paired; each missed round gives half a point.

## What can't be

tournament-none = There is no such tournament. /tournament shows those that there are.
tournament-damaged = This tournament can't be read just now. Whoever runs Salle knows of it; nothing is lost.
tournament-error-not-opened = This tournament hasn't been opened yet. Try again in a moment.
tournament-error-opened-already = This tournament is open already.
tournament-error-tournament-ended = This tournament is over, and stays as it is.
tournament-error-already-joined = You take part already. Leave takes you out again.
tournament-error-no-computers = Only people take part, and only those who have met Salle once.
tournament-error-was-taken-out = You were taken out. Only the organiser can bring you back.
tournament-error-full = All { $most } places are taken. As soon as somebody leaves you can join.
tournament-error-rating-too-low = This tournament is for ratings from { NUMBER($lowest, useGrouping: 0) }; yours is lower.
tournament-error-rating-too-high = This tournament is for ratings up to { NUMBER($highest, useGrouping: 0) }; yours is higher.
tournament-error-too-late = It is too late to join: no further round is paired for newcomers.
tournament-error-knocked-out = Nobody comes back into a knock-out. The standings show who is still in.
tournament-error-not-joined = Only somebody who takes part can be named here. Who plays shows all.
tournament-error-same-player = That is the same player twice. Name two.
tournament-error-cannot-keep-apart = In a knock-out nobody can be kept apart: anybody may meet anybody.
tournament-error-begun-already = It has begun already. That was possible only before.
tournament-error-in-the-past = That time is past. Choose one to come.
tournament-error-too-few = It takes { $least } players to begin.
tournament-error-no-rounds = A ladder has no rounds: its matches come from challenges.
tournament-error-not-begun = It hasn't begun yet. Wait until it has.
tournament-error-other-round = Another round is to be paired. Look at it again.
tournament-error-round-running = The round isn't over yet: first all its matches must be decided.
tournament-error-no-more-rounds = There is no further round: all are played.
tournament-error-bad-pairing = These pairings don't fit who plays now. Look at it again.
tournament-error-no-such-match = There is no such match. The standings show those that there are.
tournament-error-result-known = This match has its result already. Correct it if it is wrong.
tournament-error-no-result = This match has no result yet, so there is nothing to correct.
tournament-error-paired-on = The next round was paired by this result, so it stands.
tournament-error-no-ladder = Only on a ladder you challenge for a place. Here rounds are paired by themselves.
tournament-error-ends-soon = The time of this ladder is up: only matches that run are played to their end.
tournament-error-not-above = Challenge somebody who is above you.
tournament-error-too-far-above = That is too far above. You may challenge up to { $reach } places above you.
tournament-error-may-not-meet = You two are kept apart in this tournament. Challenge somebody else.
tournament-error-is-busy = { $name } has a challenge or a match on this ladder already. There is one at a time.
tournament-error-no-such-challenge = This challenge doesn't wait for an answer any more.
tournament-error-not-yet = There is time left to answer this challenge.
tournament-error-announced-already = This chat is told of it already.
tournament-error-too-many-chats = It is told in { $most } chats; there can't be more.
