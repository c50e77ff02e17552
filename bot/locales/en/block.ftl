### Blocking people.

block-done = { $name } is blocked: you get no challenges and no words from them, and are never matched with them. They aren't told, and a match already running goes on.
block-undo = Unblock
block-undone = { $name } isn't blocked any more.
block-not-blocked = You haven't blocked { $name }.
block-list = These people are blocked. They don't know.
block-whom = Who do you want to unblock?
block-nobody = You haven't blocked anybody. /block and a name does that.
block-somebody = somebody
block-not-yourself = You can't block yourself.
block-too-many = You have blocked { $count } people, which is the limit. /unblock shows the latest.
block-yours = You have blocked { $name }. /unblock lets you play with them again.
# Also read by whoever is blocked, so it gives no reason.
block-no-match = This match can't be made just now. Choose another opponent, or challenge anybody.
