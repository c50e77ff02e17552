### How the page's people keep their seats: passkeys, signing in, sessions.

# The page's own.
login-title = My seat
login-keep = Keep my seat
login-keep-about = A passkey keeps this seat for you: on another device, sit down in it again. No password, no mail address.
login-kept = Your seat is kept. On another device choose “I have a seat”.
login-add = Add another passkey
login-have = I have a seat
login-have-about = With a passkey, you sit down here in the seat you have kept.
login-passkeys = My passkeys
login-none = No passkey yet: only this browser knows your seat.
login-made = Made { $day }
login-used = last used { $day }
login-remove = Remove
login-remove-of = Remove the passkey: { $device }
login-remove-sure = Remove it anyway
login-leave-it = Keep it
login-sessions = Where I am signed in
login-here = this browser
login-since = Since { $day }
login-end = Sign out
login-end-of = Sign out: { $device }
login-somewhere = Unknown browser
login-name-first = First give yourself a name at the entrance: then you can keep your seat.
login-not-able = This browser can't use passkeys here.
login-cancelled = Nothing has changed: no passkey was confirmed.
login-already = This device already has a passkey for your seat.
login-with-discord = Sign in with Discord
login-with-telegram = Sign in with Telegram

# Refusals.
login-chat-not-proved = I couldn't confirm who you are there. Begin again.
login-late = That took more than five minutes, or has been done already. Begin again.
login-not-proved = This passkey couldn't be checked. Begin again.
login-unknown = I don't know this passkey. It may have been removed.
login-too-many = You have { $count } passkeys, which is the limit. Remove one first.
login-not-here = Passkeys don't work at this address: they need the page's own name, over HTTPS.
login-last-passkey = This is your last passkey. Without it you can't sign in anywhere else; if this browser loses its cookie, your seat is lost.
login-no-chair = All six seats in this browser are taken. Sign out of one first.
login-no-session = You aren't signed in there any more.
login-only-way = Without a passkey you couldn't come back to your seat. Keep it first, then sign out.
