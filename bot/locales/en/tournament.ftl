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
tournament-you-absent = You are out: you lost two matches in a row without making a move.

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
tournament-your-place = Your place: { $place } of { $count }.
tournament-your-points = Your place: { $place } of { $count }. Points: { $points }.

## The end

tournament-won = { $name } wins.
tournament-shared = { $name } share first place.
tournament-many-first = { $count } players share first place.
tournament-no-result = It ended before any match was over.
tournament-ended-because = It was ended: { $reason }
tournament-too-few = It is cancelled: it needs { $least } players, and { $count ->
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
tournament-match-again = It was drawn, so you play again, with seats swapped.
tournament-counts-for = It counts for { $tournament }.

## News for one player

tournament-news-back = You take part again.
tournament-news-taken-out = You were taken out of the tournament.
tournament-news-only-organiser = Only the organiser can bring you back.
tournament-news-absent = You are out: you lost two matches in a row without making a move.
tournament-news-come-back = You're welcome back: tap “Come back”, and you play again from the next round on.
tournament-news-no-return = Nobody can come back into this tournament any more.
tournament-news-handed-over = You are the organiser from now on.
tournament-news-postponed = It begins at another time.
tournament-news-ladder = It has begun, and you are in place { $place }. Challenge somebody up to { $reach } places above you: if you win, their place is yours.
tournament-news-ladder-top = It has begun, and you are at the top. Those below will challenge you.
tournament-news-bye-point = { $round }: you have a bye. It gives one point.
tournament-news-bye-half = { $round }: you have a bye. It gives half a point.
tournament-news-bye-nothing = { $round }: you have a bye, as everybody has once.
tournament-news-bye-goes-on = { $round }: you have a bye, and go on to the next round.
tournament-news-forfeit = { $round }: { $name } is out, so you win without playing.
tournament-news-kept-apart = { $round }: you and { $name } are kept apart, so each of you gets half a point.
tournament-news-drawn-yours = { $round }: drawn against { $name } to the end, so it goes to you, the higher seed.
tournament-news-drawn-theirs = { $round }: drawn to the end, so it goes to { $name }, the higher seed.
tournament-news-corrected = { $round }: your result against { $name } is corrected, from { $old } to { $new }.
tournament-news-reason = Reason: { $reason }
tournament-news-challenged = { $name } challenges you for place { $place }.
tournament-news-answer = If you decline, or don't answer within { $span }, you lose the place.
tournament-news-dropped = { $name } is no longer on the ladder: the challenge between you two is off.
tournament-news-declined-yours = { $name } has declined: place { $place } is yours.
tournament-news-declined-theirs = You have declined: { $name } takes your place, and you are in place { $place }.
tournament-news-lapsed-yours = { $name } hasn't answered in time: place { $place } is yours.
tournament-news-lapsed-theirs = You haven't answered { $name } in time: they take your place, and you are in place { $place }.

## What was agreed, in sentences

tournament-rules-round-robin = Everybody meets everybody once.
tournament-rules-double-round-robin = Everybody meets everybody twice, the second time with seats swapped.
tournament-rules-swiss = Swiss system: in each round you meet somebody with about as many points. Nobody meets the same opponent twice if that can be avoided.
tournament-rules-knock-out = If you lose, you are out. Players are seeded by rating, so that the best meet last.
tournament-rules-ladder = Beat somebody above you, and you take their place; everybody in between moves down by one.
tournament-rules-rounds = { $count ->
        [one] One round.
       *[other] { $count } rounds.
    }
tournament-rules-rounds-open = As many rounds as it takes to leave at most one unbeaten.
tournament-rules-challenge = You may challenge up to { $reach } places above you, one match at a time. Those who decline, or don't answer within { $span }, lose their place.
tournament-rules-draw = A drawn match is played again with seats swapped, up to { $most } matches in all; then the higher seed goes on.
tournament-rules-third = The losers of the semifinals play for third place.
tournament-rules-bye-point = With an odd number of players one has a bye, which gives a point; nobody gets a second one if that can be avoided.
tournament-rules-bye-goes-on = A bye takes the best seeds on to the next round.
tournament-rules-bye-none = With an odd number of players one rests in each round. That gives no points.
tournament-rules-game = { $games }, { $rated }.
tournament-rules-games = The games take turns from round to round: { $games }. All { $rated }.
tournament-rules-series = Each pairing is a series: { $series }.
tournament-rules-seats = Who begins alternates as evenly as possible.
tournament-rules-time-round = Each round has { $span }; the next begins as soon as all its matches are over.
tournament-rules-time-match = Each match has { $span }.
tournament-rules-adjudication-clock = A match that isn't over by then goes to whoever has more time left on the clock.
tournament-rules-adjudication-judgement = If a match isn't over by then, Salle judges it: she plays it on against herself many times. A side that wins at least three quarters has won; otherwise it is a draw.
tournament-rules-adjudication-half = A match that isn't over by then gives half a point each.
tournament-rules-vacations = During vacations clocks stand still; the time above runs on.
tournament-rules-no-vacations = During vacations clocks run on.
tournament-rules-absent = If you don't come, you lose on time; after { $count } matches in a row without a move you are out. If you leave, you lose the match you are playing.
tournament-rules-return = If you are out, “Join” brings you back.
tournament-rules-no-return = Once out, you stay out.
tournament-rules-places-knock-out = Places depend on how far each player gets.
tournament-rules-places-ladder = Newcomers begin at the bottom.
tournament-rules-ties = Ties are broken by: { $ties }.
tournament-rules-no-ties = Players with equal points share a place.
tournament-rules-tie-buchholz = Buchholz, the sum of the opponents' points
tournament-rules-tie-sonneborn-berger = Sonneborn-Berger, each opponent's points times those you scored against them
tournament-rules-tie-direct-encounter = direct encounter, the matches among those tied
tournament-rules-tie-wins = wins, counting only matches that were played
tournament-rules-top-shared = If first place is still tied, it is shared.
tournament-rules-top-played-off = If first place is still tied, those players play a knock-out for it.
tournament-rules-least = It begins with { $least } players or more.
tournament-rules-late-ladder = You may join at any time.
tournament-rules-late-refused = Nobody can join once it has begun.
tournament-rules-late-without-points = You may join until the last round is paired; missed rounds give no points.
tournament-rules-late-half-points = You may join until the last round is paired; each missed round gives half a point.

## What can't be

tournament-none = There is no such tournament. /tournament shows those there are.
tournament-damaged = I can't read this tournament just now. The operator has been told; nothing is lost.
tournament-error-not-opened = This tournament hasn't been opened yet. Try again in a moment.
tournament-error-opened-already = This tournament is open already.
tournament-error-tournament-ended = This tournament is over, and stays as it is.
tournament-error-already-joined = You are already taking part. “Leave” takes you out again.
tournament-error-no-computers = Only people can take part, and only those who have met Salle before.
tournament-error-was-taken-out = You were taken out. Only the organiser can bring you back.
tournament-error-full = All { $most } places are taken. As soon as somebody leaves you can join.
tournament-error-rating-too-low = This tournament is for ratings from { NUMBER($lowest, useGrouping: 0) }; yours is lower.
tournament-error-rating-too-high = This tournament is for ratings up to { NUMBER($highest, useGrouping: 0) }; yours is higher.
tournament-error-too-late = It is too late to join: no more rounds are paired for newcomers.
tournament-error-knocked-out = Nobody can come back into a knock-out. The standings show who is still in.
tournament-error-not-joined = Only somebody who takes part can be named here. “Who plays” shows everybody.
tournament-error-same-player = That is the same player twice. Name two.
tournament-error-cannot-keep-apart = In a knock-out nobody can be kept apart: anybody may meet anybody.
tournament-error-begun-already = It has already begun. That was only possible before.
tournament-error-in-the-past = That time is past. Choose a later one.
tournament-error-too-few = It takes { $least } players to begin.
tournament-error-no-rounds = A ladder has no rounds: its matches come from challenges.
tournament-error-not-begun = It hasn't begun yet. Wait until it has.
tournament-error-other-round = Another round is due now. Look at it again.
tournament-error-round-running = The round isn't over yet: first all its matches must be decided.
tournament-error-no-more-rounds = There are no more rounds: all have been played.
tournament-error-bad-pairing = These pairings don't fit who plays now. Look at it again.
tournament-error-no-such-match = There is no such match. The standings show those there are.
tournament-error-result-known = This match already has its result. Correct it if it is wrong.
tournament-error-no-result = This match has no result yet, so there is nothing to correct.
tournament-error-paired-on = The next round was paired from this result, so it stands.
tournament-error-no-ladder = You can challenge for a place only on a ladder. Here the rounds are paired for you.
tournament-error-ends-soon = This ladder's time is up: only matches already running are played to the end.
tournament-error-not-above = Challenge somebody who is above you.
tournament-error-too-far-above = That is too far above. You may challenge up to { $reach } places above you.
tournament-error-may-not-meet = You two are kept apart in this tournament. Challenge somebody else.
tournament-error-is-busy = { $name } already has a challenge or a match on this ladder. It's one at a time.
tournament-error-no-such-challenge = This challenge is no longer waiting for an answer.
tournament-error-not-yet = There is time left to answer this challenge.
tournament-error-announced-already = This chat already gets its messages.
tournament-error-too-many-chats = Its messages go to { $most } chats, which is the limit.
