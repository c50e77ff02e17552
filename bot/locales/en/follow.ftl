### Following: matches of others, of which one is told.

follow-playing = Playing now: { $game } against { $name }
follow-playing-more = And { $count } more
follow-match = { $game }: { $one } – { $two }
follow-running = Running matches
follow-running-of = { $name }: running matches
follow-which = Which one would you like to follow?

## What is told

follow-how = What shall I tell you of it?
follow-only-end = The end only
follow-every-move = Every move
follow-stop = Stop following
follow-told-end = You follow this match: I tell you how it ends.
follow-told-moves = You follow this match: one message shows you every move without a sound, and then the end.
follow-closed = I can't write to you in private just now, so you would hear nothing. Open a private chat with me first.
follow-stopped = You don't follow this match any more.
follow-list = The matches that you follow
follow-stop-which = Which one don't you want to follow any more?

## Refusals

follow-yours = You play in this match yourself.
follow-not-public = This match can't be followed: it is played in private, or its players keep it to themselves.
follow-not-running = This match isn't running, so there is nothing to follow.
follow-nothing-here = No match is played here that you could follow.
follow-too-many = You follow { $count } matches; there can't be more. /unfollow shows them.
follow-full = This match is over, or { $count } people follow it already.
follow-none = You follow no match. /follow finds one where matches are played.
follow-not-followed = You don't follow this match.
