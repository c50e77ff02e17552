### Where people hear from Salle, and when they are reminded.

reach-here = You'll hear from me here.
reach-messages = Private messages
reach-open = they arrive
reach-not-tried = you'll get one when it's your turn
reach-page = this page shows what is new by itself
reach-discord-closed = Discord refuses them. Allow direct messages from members of a server that we share (tap its name, then “Privacy Settings”), or unblock me; then tap “Try again”.
reach-discord-no_common_place = Discord refuses them, because we share no server. Join one where I am, or add me to your apps; then tap “Try again”.
reach-discord-busy = Discord lets me open no new chats just now. Tap “Try again” in a few minutes.
reach-telegram-never_started = Telegram lets me write to you only when you have opened our private chat. Open it and tap “Start”.
reach-telegram-blocked = you have blocked me on Telegram. Open our private chat and tap “Restart”.
reach-refused = they are refused. Allow them, then tap “Try again”.
reach-meanwhile = Until then I mention you where you play.
reach-places = In the channel of these tables I can only answer, not write first:
reach-try-again = Try again
reach-tried = I'm writing to you now. If nothing arrives, my messages are still refused.

## Reminders

reach-hour = { $hour }:00
reach-hour-utc = { $hour }:00 UTC, until “My hours” knows your time zone
reach-digest = { $count ->
        [one] It's your turn at one table
       *[other] It's your turn at { $count } tables
    }

reach-place-left = Salle can no longer write in { $title }: the match goes on here.
