### Commands of tournaments: the form, joining and leaving, and what the organiser does.

## What there is

tournament_commands-title = Tournaments
tournament_commands-none = No tournament here matches that. /tournament create opens one.
tournament_commands-nothing = No tournaments yet.
tournament_commands-which = That could be any of several tournaments. /tournament shows them; add the name.
tournament_commands-new = New tournament
tournament_commands-is-enrolling = begins { $date }
tournament_commands-is-open = begins when it is full
tournament_commands-is-running = running
tournament_commands-is-ended = over
tournament_commands-manage = Manage

## The form

tournament_commands-usual-name = { $name }'s tournament
tournament_commands-other-name = For another name write: /tournament create Autumn Cup
tournament_commands-create = Create
tournament_commands-more = More…
tournament_commands-games = Games
    .about = Tap one game, or several: they take turns from round to round.
tournament_commands-kind = Kind
tournament_commands-rated = Matches
tournament_commands-clock = Clock
tournament_commands-time = Time for a round
    .about = Matches that aren't over by then are decided by the rule you choose under “More…”.
tournament_commands-who = For
tournament_commands-who-usual = everybody
tournament_commands-who-place = members of this server or group
tournament_commands-most = Players at most
tournament_commands-most-any = any number
tournament_commands-begins = Begins
    .about = Another day and hour: /tournament begins 3 May 18:00
tournament_commands-begins-full = when it is full
tournament_commands-begins-tomorrow = tomorrow evening
tournament_commands-begins-days = in 3 days
tournament_commands-begins-week = in a week
tournament_commands-begins-then = { $words }, at the latest { $latest }
tournament_commands-begins-on = { $words }: { $latest }
tournament_commands-rounds = Rounds
tournament_commands-rounds-usual = as many as it takes to leave at most one unbeaten
tournament_commands-series = Matches of a pair
tournament_commands-third = Match for third place
tournament_commands-low = Rating from
tournament_commands-high = Rating up to
tournament_commands-any = any
tournament_commands-ties = Tie-breaks
    .about = They count in the order in which you tap them.
tournament_commands-ties-buchholz = Buchholz
tournament_commands-ties-sonneborn-berger = Sonneborn-Berger
tournament_commands-ties-direct-encounter = direct encounter
tournament_commands-ties-wins = wins
tournament_commands-top = Tie for first place
tournament_commands-top-shared = shared
tournament_commands-top-played-off = decided in a play-off
tournament_commands-late = Late entry
tournament_commands-late-refused = no
tournament_commands-late-half-points = yes, half a point for each missed round
tournament_commands-late-without-points = yes, missed rounds give nothing
tournament_commands-adjudication = When a round's time is up
tournament_commands-adjudication-clock = more time on the clock wins
tournament_commands-adjudication-judgement = Salle judges the position
tournament_commands-adjudication-half = half a point each
tournament_commands-vacations = Vacations stop the clock
tournament_commands-ends = Ends
tournament_commands-ends-usual = when the organiser ends it
tournament_commands-yes = yes
tournament_commands-no = no
tournament_commands-created = It is open, and its card is in the chat. /tournament { $id } shows it anywhere.
tournament_commands-created-hall = It is open to everybody. /tournament { $id } shows it anywhere.
tournament_commands-form-gone = This form is out of date, or somebody else's. /tournament create begins a new one.
tournament_commands-name-long = A tournament's name can have at most { $most } characters.
tournament_commands-too-many = You have { $count } tournaments open, which is the limit. /tournament manage ends one.
tournament_commands-guest = Guests can't organise: a tournament runs for weeks. Keep your seat with a passkey first, or join your account with /link.

## A day and an hour

tournament_commands-will-begin = It begins { $when }.
tournament_commands-no-such-hour = The clocks go forward then, so that hour doesn't exist: it begins { $when }.
tournament_commands-when-how = I can't read “{ $text }” as a day and hour. Write it like: /tournament begins { $date } 18:00
tournament_commands-past = That moment is past. Choose a later one.
tournament_commands-too-far = That is more than a year away. Choose an earlier day.
tournament_commands-words-at = at
tournament_commands-words-on = on
tournament_commands-words-today = today
tournament_commands-words-tomorrow = tomorrow

## Joining and leaving

tournament_commands-in = You're in. When a round begins, you get a message: who you play, and by when.
tournament_commands-in-already = You are already taking part.
tournament_commands-closed = My messages don't reach you in private, so a round would begin without you. /settings says how to change that.
tournament_commands-not-of-place = This tournament is for members of its server or group: join it with its card there.
tournament_commands-not-in = You aren't taking part in this tournament.
tournament_commands-out = You have left. “Join” brings you back, as long as the rules allow it.
tournament_commands-leaving-knock-out = You lose the match you are playing right away, and nobody can come back into a knock-out.
tournament_commands-leaving-others = You lose the match you are playing right away, and aren't paired any more.
tournament_commands-leave-sure = Leave the tournament?
tournament_commands-leave-anyway = Leave
tournament_commands-stay = Stay

## On a ladder

tournament_commands-challenge = Challenge…
tournament_commands-challenge-whom = Who do you want to challenge?
tournament_commands-challenged = You have challenged { $name }.
tournament_commands-nobody-above = There is nobody above you to challenge just now.
tournament_commands-not-above = You can't challenge “{ $name }”, only: { $names }.
tournament_commands-not-your-challenge = This challenge is for somebody else.
tournament_commands-accepted = Accepted: the match begins in a moment.
tournament_commands-declined = Declined: your place is lost.

## For whoever manages it

tournament_commands-manage-what = What do you want to do?
tournament_commands-not-yours = Only the organiser, { $name }, and those who manage this server or group can do that.
tournament_commands-changed-meanwhile = The tournament has changed meanwhile: here is what you can do now.
tournament_commands-done = Done.
tournament_commands-do-begin = Begin now
tournament_commands-do-postpone = Postpone
tournament_commands-do-take-out = Take somebody out
tournament_commands-do-bring-back = Bring back
tournament_commands-do-apart = Keep two apart
tournament_commands-do-correct = Correct a result
tournament_commands-do-hand-over = Hand over
tournament_commands-do-end = End it
tournament_commands-sure-begin = { $count ->
    [one] It begins at once, with 1 player, without waiting for others.
   *[other] It begins at once, with { $count } players, without waiting for others.
}
tournament_commands-sure-take-out = { $one } loses the match they are playing, isn't paired any more, and only you can bring them back.
tournament_commands-sure-bring-back = { $one } takes part again.
tournament_commands-sure-apart = { $one } and { $two } are never paired from now on.
tournament_commands-sure-hand-over = { $one } is the organiser from now on, and you aren't any more.
tournament_commands-sure-end = The standings are final then. Matches still running go on, but don't count here.
tournament_commands-whom = Who?
tournament_commands-whom-else = And who else?
tournament_commands-who-is-out = { $name }: bring back
tournament_commands-later = { $count ->
    [one] 1 day later
   *[other] { $count } days later
}
tournament_commands-postpone-how = How much later? For a day and an hour say: /tournament begins { $id } Friday 18:00
tournament_commands-page-earlier = Previous
tournament_commands-page-later = Next
tournament_commands-correct-round = From which round?
tournament_commands-correct-which = Which result?
tournament_commands-correct-how = Write who won (one, two, draw or neither) and why; everybody can read the reason.
tournament_commands-correct-example = two Bea had won on time
tournament_commands-correct-what = Write the round and board, who won, and why: /tournament correct { $id } 2.1 two Bea had won on time (“{ $text }” isn't a round and board with a result).
tournament_commands-correct-why = A correction needs a reason, which everybody can read: /tournament correct { $id } 2.1 two Bea had won on time
tournament_commands-reason-long = A reason can have at most { $most } characters.
tournament_commands-corrected = The result is corrected. Both players are told, with the reason.
tournament_commands-outcome-one = one
tournament_commands-outcome-two = two
tournament_commands-outcome-draw = draw
tournament_commands-outcome-neither = neither
tournament_commands-here-done = From now on its messages come here, too.
tournament_commands-here-not = Use this in a channel or group where I can write: its messages will come there.
