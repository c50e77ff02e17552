### Following other people's matches.

follow-playing = Playing now: { $game } against { $name }
follow-playing-more = And { $count } more
follow-match = { $game }: { $one } – { $two }
follow-running = Running matches
follow-running-of = { $name }: running matches
follow-which = Which one would you like to follow?

## What is told

follow-how = What should I tell you about it?
follow-only-end = The end only
follow-every-move = Every move
follow-stop = Stop following
follow-told-end = You follow this match: I tell you how it ends.
follow-told-moves = You follow this match: one message shows you every move without a sound, and then the end.
follow-closed = I can't write to you in private just now, so you would hear nothing. Open a private chat with me first.
follow-stopped = You no longer follow this match.
follow-list = The matches you follow
follow-stop-which = Which one do you want to stop following?

## Refusals

follow-yours = You play in this match yourself.
follow-not-public = This match can't be followed: it is played in private, or its players keep it to themselves.
follow-not-running = This match isn't running, so there is nothing to follow.
follow-nothing-here = There is no match here that you could follow.
follow-too-many = You follow { $count } matches, which is the limit. /unfollow shows them.
follow-full = This match is over, or already has { $count } followers.
follow-none = You don't follow any match. /follow finds one where matches are played.
follow-not-followed = You don't follow this match.
