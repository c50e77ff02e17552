### Linking: several identities of one person.

link-title = One person
link-on-discord = Discord
link-on-telegram = Telegram
link-on-web = the page
link-how = Send this where you also play, on Discord, on Telegram or at a table of the page, within { $minutes } minutes. It works once.
link-with = Linked already: { $places }
link-joins = This joins { $here } here and { $there } on { $place }: one list of tables, one rating, one set of settings.
link-ends = { $game } between the two ends without a result.
link-leaves = In the tournament “{ $name }” the earlier entry stays, and the other one leaves.
link-ask = Are they both you?
link-yes = Join them
link-yes-here = Join, settings from here
link-yes-there = Join, settings from there
link-settings = Your settings here and there differ. Which ones should both use?
link-no = Keep them apart
link-kept = Nothing was changed.
link-done = Joined. You now have the same tables in both: { $places }. /unlink separates them again.

link-part-ask = Separate this one from { $places }? Each keeps its own tables.
link-part-yes = Separate them
link-part-done = Separated from { $places }. Each keeps its own tables and results.
link-part-nothing = Nothing is linked with you here. /link gives you a code.

link-no-such-code = This code is wrong, or too old: codes last ten minutes and work once. /link gives you a new one where you also play.
link-own-code = This code is your own. Send it where you also play, not here.
link-same-platform = Both would be on the same platform, where one person has one account. Only on the page may it be several.
