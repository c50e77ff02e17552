### Linking: several identities of one person.

link-title = One person
link-on-discord = Discord
link-on-telegram = Telegram
link-on-web = the page
link-how = Say this where you also play, on Discord, in Telegram or at a table of the page, within { $minutes } minutes. It works once.
link-with = Linked already: { $places }
link-joins = This joins { $here } here and { $there } on { $place }: one list of tables, one rating, one set of settings.
link-ends = { $game } between the two ends without a result.
link-leaves = In the tournament “{ $name }” the earlier entry stays, and the other one leaves.
link-ask = Are both of them you?
link-yes = Join them
link-yes-here = Join, settings from here
link-yes-there = Join, settings from there
link-settings = Your settings here and there differ. Which shall hold for both?
link-no = Leave it
link-kept = Nothing was changed.
link-done = Joined. You play here what you play there: { $places }. /unlink parts them again.

link-part-ask = Part this one from { $places }? Each goes on with its own tables.
link-part-yes = Part them
link-part-done = Parted from { $places }. Each keeps its own tables and results.
link-part-nothing = Nothing is linked with you here. /link gives you a code for that.

link-no-such-code = There is no such code, or it doesn't count any more: codes last ten minutes and work once. /link gives a new one where you also play.
link-own-code = This code is your own. Say it where you also play, not here.
link-same-platform = Both would be on the same platform, and one person has one identity there. On the page it may be several.
