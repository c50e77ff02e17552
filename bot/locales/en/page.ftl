### The local table's page. Messages on one line are sent to the page as they are, with
### `{count}` where a variable stands; the others are made by the server.

## Arrival
page-arrival-title = Sit down and play.
page-arrival-lead = Games for two, one move at a time. No account; nothing leaves this machine.
page-your-name = Your name
page-name-first = First tell me your name.
page-play = Play { $game } against Salle
page-play-hint = Salle plays: { $level }
page-challenge = Challenge somebody: copy this link
page-link-hint-before = A link that opens the other seat, on this machine
page-link-hint-before-wide = Whoever opens the link sits down opposite you
page-copied = Copied. It opens the other seat, on this machine.
page-copied-wide = Copied. Whoever opens it sits down opposite you.
page-copy-this = Copy this link:
page-copied-anew = Copied: a new link with these terms. The old one no longer works.
page-link-outdated = You have changed the terms since. Copy the link again.
page-offer-to-all = Offer it to anybody
page-listed = Everybody who comes here sees your challenge now. When somebody takes it, the table opens.
page-listed-anew = Everybody who comes here sees your challenge now, at a new address. The old link no longer works.
page-open-challenges = Open challenges
page-alone = Take both seats
page-sit-as = Sit down as { $one } and { $two }
page-second-seat = The second seat's name
page-second-name = Bea
page-terms = Variant, level, clock
page-level = Salle's level
page-clock = Clock
page-clock-usual = as usual: daily with somebody, none with Salle
page-begins = Who begins
page-begins-challenger = you
page-begins-challenged = your opponent
page-rating-usual = as usual: rated, but a first match friendly
page-series-usual = as usual
page-games = Games
page-colophon = The same tables can be played on Discord and Telegram.
page-again = Sit down again as
page-somebody-new = Somebody new
page-this-page = This page
page-my-tables = My tables
page-wait-for-you = { $count } tables are waiting for you

## The table
page-none = No tables yet.
page-new-game = New match
page-is-over = Over
page-what-happened = What happened
page-since-last = Since you last looked
page-may-close = You may close this page.
page-next = Next: { $game } with { $who }
page-share = Give somebody this link:
page-copy = Copy the link
page-sit-here = Sit down here as somebody else
page-begin-new = Begin a new match
page-rounds = Rounds: { $list }
page-round-drawn = drawn
page-rounds-played = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
page-took-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
page-took-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
page-took-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-since = { $who }, since { $when }
page-waits-for = waiting for { $who }
page-ended = { $who }: { $result }

## Typing
page-type-a-move = Type a move
page-type-for = Type a move for { $name }
page-or-type = or type a move: { $example }
page-squares = Choose on the board, or here by name ({ $count })
page-type-command = type /history, /rules, /draw
page-keys = Keys
page-offers = What you can type
page-no-command = There is no { $command }. You can type: { $commands }

## More
page-look = Look
page-system = As the system
page-light = Light
page-dark = Dark
page-colour-blind = Colour-blind
page-large-print = Large text
page-language = Language
page-close = Close
page-cards-here = On this picture
page-rules-of = { $game }: the rules
page-replay-alt = The match from its first move to its last
page-habits = Preferences
page-seat-left = Me on the left
page-own-address = As a page to share
page-follow = Follow this match
page-profile-of = Profile: { $name }
page-seek = Look for somebody to play
page-my-profile = My profile
page-leaderboard = Leaderboard
page-puzzles = Puzzles
page-calendar = Calendar
page-hours = My hours
page-hours-example = Rome 23-7 sat sun
page-vacation = Vacation
page-vacation-example = 5
page-set = Set
page-send-at-once = Send without asking

## Said aloud
page-aloud-preview = Preview: { $move } Enter sends, Escape undoes.
page-aloud-turn = { $lead } { $rest }
page-title-turn = Your move · { $game } with { $who } · Salle
page-title-table = { $game } with { $who } · Salle
page-title-waiting = ({ $count }) { $title }

## Trouble
page-away = I can't reach my memory just now.
page-broke = Something went wrong on my side. If you sent a move, it stands; reload to see.
page-not-here = There is nothing here. The table may have been closed.
page-nothing-here = Nothing here
page-gone = The address may be mistyped, or the table has been closed.
page-to-arrival = To the entrance
page-bad-request = I can't read this request: { $why }.
page-no-cookie = I don't know who you are. Reload the page, and allow its cookie.
page-too-long = This is too long for me.

page-file-open = Open a match from a file
page-file-position = Position
page-file-back = One move back
page-file-on = One move forward
page-file-too-large = A match file can have at most { $most } KB.
