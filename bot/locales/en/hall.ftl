### Salle: commands, buttons, and words for trouble.

hall-name = Salle
hall-computer = Salle ({ $level })
hall-anybody = anybody
hall-you-first = You

## The card of a challenge

hall-card = { $challenger } challenges { $asked } to { $game }
hall-card-open = { $challenger } challenges anybody to { $game }
hall-card-accepted = { $name } accepted.
hall-card-declined = { $name } declined.
hall-card-withdrawn = Challenge withdrawn.
hall-card-expired = Nobody answered in time.
hall-begins = begins: { $name }
hall-begins-by-lot = begins: by lot

## Buttons

hall-accept = Accept
hall-accept-privately = Accept in private
hall-open-until = Open until
hall-take-it = Take it
hall-decline = Decline
hall-withdraw = Withdraw
hall-change = Change…
hall-rules = Rules
hall-send = Send
hall-that-is-all = That's all, send
hall-do-it = Do it
hall-undo = Undo
hall-back = Back
hall-my-hand = My hand
hall-my-turn = My turn
hall-board-as-text = Board as text
hall-more = More
hall-history = History
hall-answers = Answers in advance
hall-answer-now = Answer now
hall-answer-yes = Yes
hall-answer-no = No
hall-answer-ask = Ask me
hall-offer-draw = Offer a draw
hall-agree = Take the draw
hall-refuse = Play on
hall-ask-back = Take a move back…
hall-give-back = Let it be taken back
hall-keep = The move stands
hall-resign = Resign…
hall-resign-surely = Resign
hall-play-on = Play on
hall-rematch = Rematch
hall-replay = Replay
hall-verify = Verify
hall-export = Export
hall-to-board = Back to the table
hall-open = Open Salle
hall-share = Send it to somebody

## What was done

hall-challenged = Your challenge to { $name } is on the table.
hall-which-game = Which game?
hall-begun = The match has begun.
hall-accepted = Accepted. The match begins.
hall-declined = Declined.
hall-withdrawn = Challenge withdrawn.
hall-sent = Sent.
hall-done = Done.
hall-public-preview = { $name }: { $move }
hall-resign-question = Resign? { $name } then wins the match.
hall-nothing-yet = Nothing has happened yet.
hall-line-won = you won
hall-line-lost = you lost
hall-line-drawn = drawn
hall-your-tables = Your tables
hall-which-table = Which table?
hall-no-tables = You have no tables. /challenge opens one.
hall-open-private = { $name }, open Salle for private turns.
hall-share-line = Whoever opens this link takes the challenge: { $link }
hall-share-line-to = Send { $name } this link. Nobody else can take the challenge: { $link }
hall-in-private = It is in our private chat.

## Trouble

hall-not-a-player = { $one } and { $two } play here. /board shows how they stand, /challenge opens a table of your own.
hall-not-your-turn = { $name } is to move.
hall-not-begun = Nobody has accepted this challenge yet.
hall-is-over = This match is over. “Rematch” starts another.
hall-moved-on = The board has moved on; here it is today.
hall-not-now = That isn't possible now. “My hand” shows what is.
hall-you-can = You can: { $moves }.
hall-nearest = Nearest to “{ $text }”: { $moves }.
hall-no-button = This button no longer works. /tables shows your tables.
hall-no-table = There is no such table, or no longer. /tables shows yours.
hall-no-move-here = “{ $text }” is a move at none of your tables here. Write one like { $examples }, or tap a button.
hall-no-table-here = You have no table here. /challenge opens one, /tables shows yours elsewhere.
hall-busy = Somebody acted at the same moment. Nothing of yours was done; please tap again.
hall-store-away = I can't reach my memory just now. Your move is not sent; the buttons work again in a moment.
hall-broken = Something of mine broke. Your move is not lost if it was sent; /tables shows how things stand.
hall-damaged = The record of this table can't be read, so it is closed. Your other tables go on; the operator has been told.
hall-unreadable = What I keep of these results can't be read. Nothing else is affected; the operator has been told.
hall-taken = Somebody has taken this seat already.
hall-own-challenge = This is your own challenge; somebody else has to accept it.
hall-not-asked = This challenge is for somebody else. /challenge opens a table of your own.
hall-not-yours = Only whoever made this challenge can withdraw it.
hall-answered = This challenge has been answered already.
hall-not-yourself = A match needs two. Choose somebody else, leave the challenge open, or take both seats at a study table.
hall-still-playing = This match isn't over yet.
hall-no-such-game = There is no game or player of that name here. The games are: { $games }.
hall-no-option = There is no option { $name }. There are: { $known }.
hall-option-takes = { $name } is one of { $known }.
hall-cannot-post = I can't write in this chat of my own accord. Your turns come to your private chat with me, and /hand shows them here.
hall-not-a-bot = Other bots don't play here. Choose a person, or play against Salle: /challenge computer.
hall-nobody-here = Nobody else reads this chat. Name an opponent, or play against Salle: /challenge computer.
hall-not-your-chat = Only somebody who may manage this channel can set its language.
hall-not-understood = I don't understand “{ $word }”.
hall-argument-missing = What is missing: { $name } ({ $about }).
hall-not-in-a-group = That works in our private chat only.
hall-not-in-private = That works in a group only.
hall-not-understood-near = I don't understand “{ $word }”. Did you mean { $near }?
hall-only-admins = Only an administrator of this group can set its language. Yours is set in our private chat.
hall-language-how = Write the language after the command: { $languages }.
hall-anonymous = Telegram hides who you are here. Write under your own name, not as the group.

## Verifying and taking away

hall-verified = { $draws ->
        [0] Nothing was left to luck in this match; the seed is the one that was sealed.
        [one] The one draw of this match is what the sealed seed makes.
       *[other] Every one of the { $draws } draws is what the sealed seed makes.
    }
hall-not-verified = The draws are NOT what the sealed seed makes. Please tell the operator.
hall-verify-how = Check it yourself: seed = SHA-256 of server_seed and the nonces (what each player gave), joined by zero bytes. Draw number i, from 0, below n is HMAC-SHA256(seed, "i:0"), read as a big-endian number, modulo n; a value in the incomplete last block is drawn again with "i:1", and so on.
hall-verify-later = The seed is opened when the match is over; until then its seal holds it.
hall-export-later = You can take the record away when the match is over.
hall-replay-later = The replay is made when the match is over.
hall-film-failed = The film couldn't be made.

## Cards to look at

hall-cards = Cards
hall-cards-all = All cards
hall-cards-explain = Explain
hall-cards-of = { $game }: the cards
hall-cards-hand = In your hand
hall-cards-table = On the table
hall-cards-which = Which card?
hall-cards-none = There are no games with cards here.
hall-no-card = There is no card “{ $name }”.
hall-no-card-near = There is no card “{ $name }”. The nearest to it:

## Answers in advance

hall-answers-about = Salle gives these answers for you, after a while, whenever you could be asked. Nobody learns that you weren't.
hall-answers-none = In this game there is nothing to answer in advance.
hall-answers-how = Write which of them, and yes, no or ask: /answers { $example } no. There are: { $windows }
hall-answers-for-you = Nothing for you to decide; Salle answers for you in a while.
hall-answered-in-advance = You have answered this in advance: { $answer }. Salle says so in a while.

## Settings

hall-settings = Your settings
hall-pair = { $name }: { $value }
hall-set = { $name }: { $value }.
hall-set-chat = This chat's messages are in that language from now on.
hall-set-language = Language
hall-set-language-auto = as the platform says
hall-set-language-en = English
hall-set-language-it = Italiano
hall-set-language-es = Español
hall-set-language-fr = Français
hall-set-theme = Theme
hall-set-theme-light = light
hall-set-theme-dark = dark
hall-set-colour_vision = Colours
hall-set-colour_vision-common = as drawn
hall-set-colour_vision-colour_blind = for the colour-blind
hall-set-text_size = Print
hall-set-text_size-common = normal
hall-set-text_size-large = large
hall-set-picture_format = Picture format
hall-set-picture_format-auto = as suits the platform
hall-set-picture_format-tall = tall
hall-set-picture_format-wide = wide
hall-set-side = Your side
hall-set-side-by_seat = by seat
hall-set-side-left = always left
hall-set-sending = Sending
hall-set-sending-ask = ask before a move is sent
hall-set-sending-at_once = send at once
hall-set-motion = Motion
hall-set-motion-on_request = on request
hall-set-motion-always = every turn
hall-set-motion-never = never
hall-set-told_on = Turns are told
hall-set-told_on-auto = where you were last
hall-set-told_on-discord = on Discord
hall-set-told_on-telegram = in Telegram
hall-set-told_on-web = on the page
hall-set-reminders = Reminders
hall-set-reminders-due = when little time is left
hall-set-reminders-daily = once a day, for all tables
hall-set-reminders-never = never
hall-set-profile_shown = Your profile
hall-set-profile_shown-all = shown to all
hall-set-profile_shown-without_times = without times
hall-set-profile_shown-nothing = yours alone
hall-set-digest_hour = Daily summary
hall-forgotten = What I kept of you is gone; copies with others go within the hour. Your matches stay as those of "Former player".

## Help

hall-help-settings = /language, /theme and /settings change how things look for you. /hours and /vacation say when your clock runs.
hall-help-what = In Salle two people play by correspondence: a move now, the answer tomorrow.
hall-help-start = /challenge opens a table against somebody, anybody, or Salle itself. /tables shows yours, the most urgent first.
hall-help-play = Play with the buttons, or type a move with /move. Nothing is sent before you press “Send”. /card shows a card with its text, in games that have cards. While you wait, “If …” prepares your answer.
hall-help-away = Away for a while? /pause and /adjourn are agreed on with the other player, /giveday gives them a day; /vacation and /hours are yours alone. When somebody's time is up, the other chooses what happens; in a tournament the match is lost.
hall-help-fair = Every shuffle is sealed before the first card, and /verify recomputes it after the end. That keeps the operator from choosing the cards, not from looking at them.
hall-help-private = Your hand comes to you alone. /privacy says what is kept of you, gives it to you and deletes it.

## Commands: a name and a description each

hall-command-challenge = challenge
    .about = Challenge somebody, anybody or Salle to a game
hall-command-seek = seek
    .about = Find somebody of your strength to play
hall-command-say = say
    .about = Say something to your rival
hall-command-move = move
    .about = Type a move, such as +3 or 2x4
hall-command-hand = hand
    .about = Your hand and your turn, for you alone
hall-command-board = board
    .about = The board as it stands
hall-command-tables = tables
    .about = Your tables, the most urgent first
hall-command-seen = seen
    .about = Which cards are out, and which can still come
hall-command-profile = profile
    .about = Somebody's ratings and matches; without a name, your own
hall-command-leaderboard = leaderboard
    .about = The best of a game, here or of all
hall-command-follow = follow
    .about = Follow a match of others: its end, or every move
hall-command-unfollow = unfollow
    .about = The matches that you follow; stop following one
hall-command-history = history
    .about = What has happened at a table
hall-command-resign = resign
    .about = Give a match up (asks once)
hall-command-draw = draw
    .about = Offer a draw, or take one
hall-command-takeback = takeback
    .about = Ask to take your last move back
hall-command-adjourn = adjourn
    .about = Ask to put a match off until both want to go on
hall-command-resume = resume
    .about = Go on with a match that was adjourned
hall-command-pause = pause
    .about = Ask that no clock runs for some days
hall-command-giveday = giveday
    .about = Give the other player a day more
hall-command-rematch = rematch
    .about = The same again, sides swapped
hall-command-rules = rules
    .about = A game's rules, with pictures
hall-command-card = card
    .about = Look at a card: picture, text and rulings
hall-command-verify = verify
    .about = After the end: check the shuffle
hall-command-export = export
    .about = After the end: the record as a file
hall-command-answers = answers
    .about = Answer in advance what you needn't be asked
hall-command-if = if
    .about = Prepare an answer to what the other may play
hall-command-language = language
    .about = The language Salle speaks with you
hall-command-quiet = quiet
    .about = How many messages a table costs this channel
hall-command-setup = setup
    .about = What this server or group lacks, and its settings
hall-command-theme = theme
    .about = Light, dark, colours, large print
hall-command-settings = settings
    .about = All your settings
hall-command-hours = hours
    .about = When your clock runs: time zone, sleep, days off
hall-command-vacation = vacation
    .about = 30 days a year in which your clock stands still
hall-command-block = block
    .about = Play and talk no more with somebody; they aren't told
hall-command-link = link
    .about = Join your identities here and elsewhere
hall-command-unlink = unlink
    .about = Part your identities
hall-command-unblock = unblock
    .about = Whom you have blocked; play with them again
hall-command-privacy = privacy
    .about = What is kept of you: have it, or delete it
hall-command-forget = forget
    .about = Remove what is kept of you
hall-command-admin = admin
    .about = Order in this place: bans, annulled matches, the log; for those who manage it
hall-command-help = help
    .about = What Salle is and how to begin

hall-group-clock = clock
    .about = Pause, adjourn, go on, give a day
hall-group-match = match
    .about = Draw, takeback, resigning, rematch; history and record
hall-group-prepare = prepare
    .about = Your answers in advance
hall-group-settings = settings
    .about = Language, looks, hours, vacation, and what is kept of you
hall-within-show = show
    .about = All your settings

hall-menu-challenge = Challenge

hall-argument-remark = remark
    .about = What to say
hall-argument-link = link
    .about = A challenge's link or its twelve letters
hall-argument-opponent = opponent
    .about = Whom to challenge; nobody: an open challenge
hall-argument-range = ratings
    .about = Whom you would play: 1450-1800, or ±200
hall-argument-code = code
    .about = What /link has said elsewhere
hall-argument-act = act
    .about = What to do; nothing: the log
hall-argument-reason = reason
    .about = Why: it is told to those whom it concerns, and noted
hall-argument-person = person
    .about = Whom you mean
hall-argument-computer = computer
    .about = Play against Salle, at this level
hall-argument-game = game
    .about = Which game
hall-argument-variant = variant
    .about = Which rules
hall-argument-options = options
    .about = Further options, such as touches=3
hall-argument-clock = clock
    .about = brisk, daily, leisurely, none; or your own, such as 3d+12h/5d
hall-argument-study = study
    .about = Take both seats yourself
hall-argument-move = move
    .about = The move in notation
hall-argument-window = question
    .about = Which question; none: all of them
hall-argument-answer = answer
    .about = What Salle answers for you
hall-argument-line = line
    .about = Such as c1-d4: b2-a5; none: see what you have prepared
hall-argument-days = days
    .about = How many days
hall-argument-card = card
    .about = Its name or code; none: all of them
hall-argument-table = table
    .about = Which table
hall-argument-language = language
    .about = A language, or as the platform says
hall-argument-chat = chat
    .about = For this channel's messages, not for you
hall-argument-hours = hours
    .about = Place, sleep, days off: Rome 23-7 sat sun
hall-argument-vacation = days
    .about = 5, until 3 May, or end; nothing: what is left
hall-argument-boards = boards
    .about = What a table costs this channel
hall-argument-setting = setting
    .about = What to set
hall-argument-value = value
    .about = To what
