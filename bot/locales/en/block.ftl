### Blocking: whom one wants nothing to do with.

block-done = { $name } is blocked: no challenges from them, none of their lines at a table, and you are never matched with them. They aren't told, and a match that runs goes on.
block-undo = Unblock
block-undone = { $name } isn't blocked any more.
block-not-blocked = You haven't blocked { $name }.
block-list = These people are blocked. They don't know it.
block-whom = Whom do you want to unblock?
block-nobody = You have blocked nobody. /block and a name does that.
block-somebody = somebody
block-not-yourself = You can't block yourself.
block-too-many = { $count } people are blocked already; there can't be more. /unblock shows the last of them.
block-yours = You have blocked { $name }. /unblock lets you play with them again.
# Also read by whoever is blocked, so it gives no reason.
block-no-match = This match can't be made just now. Choose another opponent, or challenge anybody.
