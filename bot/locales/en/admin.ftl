### Order in a place, by those who manage it.

admin-banned = You are banned from the tables of this place: whoever manages it decided so. Matches that run go on.
admin-friendly-only = Whoever manages this place lets the two of you play friendly matches only. Challenge each other to a friendly one.
admin-made-friendly = { $name } is challenged to a friendly match: whoever manages this place lets the two of you play no rated ones.
admin-why = Say why, after what is to be done: it is told and noted.
admin-whom = Say whom: name a person with it.
admin-not-yourself = That would be yourself.
admin-which-table = Say which table: choose it, or say it in the table's thread or as an answer to its board.
admin-elsewhere = That table isn't played in this place.
admin-your-own = You play there yourself: another administrator has to decide that.
admin-two-people = That is for a table of two people.
admin-is-played = Somebody has acted there within the last { $count } days: the match is being played.
admin-too-late = This question isn't yours, or too old: ask again with /admin.

admin-reason = The reason: { $reason }
admin-sure = Are you sure?
admin-no = No
admin-nothing-done = Nothing was done.

admin-act-log = log
admin-act-ban = ban
admin-act-unban = unban
admin-act-keep-friendly = friendly only
admin-act-allow-rated = rated again
admin-act-free = free a table
admin-act-void = annul a match

admin-ban-ask = Ban { $one } from the tables of this place? They can't challenge, accept, look for a rival or follow here. Matches that run go on.
admin-unban-ask = Let { $one } play in this place again?
admin-keep-friendly-ask = Let { $one } and { $two } play only friendly matches against each other in this place?
admin-allow-rated-ask = Let { $one } and { $two } play rated matches against each other in this place again?
admin-free-ask = End the match of { $one } and { $two } without a result, because nobody plays it? Both are told why.
admin-void-ask = Annul the match of { $one } and { $two }? Its result is taken out, the ratings of all whom it touches are reckoned anew, and both are told why.

admin-ban-done = { $one } is banned from the tables of this place.
admin-unban-done = { $one } may play in this place again.
admin-keep-friendly-done = { $one } and { $two } play only friendly matches here.
admin-allow-rated-done = { $one } and { $two } may play rated matches here again.
admin-free-done = The match of { $one } and { $two } has ended without a result. Both are told.
admin-void-done = The match of { $one } and { $two } has no result any more. Both are told; ratings follow within minutes.

admin-log-title = What was done here
admin-log-empty = Nothing was done here in the last 400 days.
admin-log-more = More: /admin log { $page }
admin-log-line = { $date }: { $by }: { $act }: { $about }. { $reason }
admin-log-line-bare = { $date }: { $by }: { $act }: { $about }.
admin-former = a former player
admin-operator = the operator
