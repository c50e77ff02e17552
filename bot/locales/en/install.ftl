### What the page says while it is alive: lost connection, notifications, sound, the installed app.

## Notifications, where no page is open
install-push-turn = Your move: { $game } with { $who }
install-push-table = { $game } with { $who }
install-push-unknown = I don't know this browser's notification service, so I can't tell you there.

## Habits
install-notify = Notify me when it's my move
install-notify-denied = Your browser blocks notifications from Salle. You can allow them in its settings for this page.
install-notify-failed = That didn't work: your browser couldn't sign up for notifications just now.
install-sound = A soft sound when it's my move
install-app = Install Salle as an app
install-app-about = Games for two, one move at a time.

## No connection
install-lost = I can't reach Salle just now. I'll keep trying.
install-not-sent = Not sent yet; I keep trying.
install-try-now = Try now
install-offline-table = No connection. This is the table as you last saw it ({ $when }).
install-offline-tables = No connection. These are your tables as you last saw them ({ $when }).
