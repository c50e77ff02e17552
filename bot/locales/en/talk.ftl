### What players say to each other at their table, and who watches them.

# A line, as a chat shows it.
talk-line = { $name }: { $text }
talk-said = Said.
talk-empty = There is nothing in this line yet.
talk-too-long = That line has { $count } characters; up to { $most } fit.
talk-nobody = Nobody sits opposite to read it.

# The page's own.
talk-tabs = The match so far
talk-log = Log
talk-title = Talk
talk-title-new = Talk ({ $count })
talk-to = A line to { $name }
talk-say = Say it
talk-none = Nobody has said anything yet.
talk-none-watching = The players haven't said anything yet.
talk-mute = Mute
talk-unmute = Unmute
talk-muted = Muted: you don't see what is said here.
talk-watches = { $name } watches
talk-watch = { $names } watch
talk-somebody = somebody
talk-somebody-more = { $count } more
talk-people = { $count } people
