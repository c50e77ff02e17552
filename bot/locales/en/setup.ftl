### What a server or a group lacks, and what those who manage it set for it.

setup-what = What would you like to change?
setup-look-again = Look again
setup-not-yours = Only somebody who manages this server or group can do that.
setup-here = here
setup-topic = topic { $number }
setup-and-more = { $names } and { $count } more

## What is missing

setup-nothing-missing = I have every permission that I need here.
setup-not-inspected = I can't look at my permissions here just now.
setup-missing = ⚠ { $permission } is missing in { $where }. Without it { $fails }.
setup-permission-view = “View Channel”
setup-permission-send = “Send Messages”
setup-permission-pictures = “Attach Files” or “Send Photos”
setup-permission-motion = “Send Stickers & GIFs”
setup-permission-links = “Embed Links”
setup-permission-history = “Read Message History”
setup-permission-threads = “Create Public Threads” or “Manage Topics”
setup-permission-send_in_threads = “Send Messages in Threads”
setup-without-view = I can do nothing there
setup-without-send = no challenge or board can appear there
setup-without-pictures = boards come without their pictures, or not at all
setup-without-motion = moves can't be animated
setup-without-links = links have no preview
setup-without-history = earlier boards may stay as they were
setup-without-threads = boards come to the channel, and no table has a place of its own
setup-without-send_in_threads = boards come to the channel, and not to their threads

## The settings

setup-channels = Channels
    .about = Where I play. If you choose none, everywhere.
setup-channels-usual = everywhere
setup-threads = Threads
    .about = Whether a table may have a thread or topic of its own.
setup-threads-usual = allowed
setup-threads-off = none: boards stay in the channel
setup-boards = Boards
    .about = How many messages a table sends. A channel with a setting of its own (/quiet) keeps it.
setup-boards-usual = as usual
setup-games = Games
    .about = Which games are offered here.
setup-game = Usual game
    .about = The game of a challenge that names none.
setup-game-usual = none: I ask
setup-clock = Usual clock
    .about = The clock of a challenge that names none.
setup-clock-usual = as usual
setup-rated = Ratings
    .about = Whether matches between two people count.
setup-rated-as_agreed = as the two agree
setup-rated-usually = rated, where nobody says otherwise
setup-rated-never = always friendly
setup-newcomers = Newcomers
    .about = What people may do before they finish their first match with a person. Everybody may accept challenges and play against me.
setup-newcomers-anything = everything
setup-newcomers-by_name = challenge somebody by name, but make no open challenge
setup-newcomers-accept = accept challenges only
setup-results = Results
    .about = Where I say in one silent line who won.
setup-results-usual = nowhere
setup-puzzle = Puzzle of the day
    .about = Where I show a puzzle each morning, and how many have found it. It comes at nine where you live; /hours tells me where that is.
setup-puzzle-usual = nowhere
setup-language = Language
    .about = What I speak in channels without a language of their own (/language).

## What isn't possible here

setup-refused-channel = I don't play in this channel, but in these: { $channels }.
setup-refused-game = { $game } isn't offered here. These games are: { $games }.
setup-refused-rated = Matches are always friendly here.
setup-refused-open = You are new here: challenge somebody by name, accept a challenge, or play against me. After one finished match anything goes.
setup-refused-challenge = You are new here: accept a challenge first, or play against me. After one finished match anything goes.

## Results

setup-won = { $title }: { $winner } has won{ $score }.
setup-drawn = { $title }: a draw{ $score }.
