### Order in a place, by those who manage it.

admin-banned = An administrator has banned you from playing here. Matches already running go on.
admin-friendly-only = An administrator lets you two play only friendly matches here. Challenge each other to a friendly one.
admin-made-friendly = { $name } is challenged to a friendly match: an administrator allows you two no rated ones here.
admin-why = Add a reason: the people concerned are told, and it is logged.
admin-whom = Say who it is about: name a person.
admin-not-yourself = You can't choose yourself.
admin-which-table = Say which table: choose it, or write this in the table's thread or in reply to its board.
admin-elsewhere = That table isn't played here.
admin-your-own = You are playing at that table, so another administrator has to decide.
admin-two-people = That works only for a table of two people.
admin-is-played = Somebody has played there in the last { $count } days: the match isn't abandoned.
admin-too-late = This question isn't yours, or it is too old. Ask again with /admin.

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

admin-ban-ask = Ban { $one } from playing here? They can't challenge, accept, look for an opponent or follow matches here. Matches already running go on.
admin-unban-ask = Let { $one } play here again?
admin-keep-friendly-ask = Allow { $one } and { $two } only friendly matches against each other here?
admin-allow-rated-ask = Allow { $one } and { $two } rated matches against each other here again?
admin-free-ask = End the match of { $one } and { $two } without a result, because nobody is playing it? Both are told why.
admin-void-ask = Annul the match of { $one } and { $two }? Its result is removed, the ratings it touched are recalculated, and both are told why.

admin-ban-done = { $one } is banned from playing here.
admin-unban-done = { $one } may play here again.
admin-keep-friendly-done = { $one } and { $two } play only friendly matches here.
admin-allow-rated-done = { $one } and { $two } may play rated matches here again.
admin-free-done = The match of { $one } and { $two } has ended without a result. Both are told.
admin-void-done = The match of { $one } and { $two } is annulled. Both are told; ratings follow within minutes.

admin-log-title = What was done here
admin-log-empty = Nothing was done here in the last 400 days.
admin-log-more = More: /admin log { $page }
admin-log-line = { $date }: { $by }: { $act }: { $about }. { $reason }
admin-log-line-bare = { $date }: { $by }: { $act }: { $about }.
admin-former = a former player
admin-operator = the operator
