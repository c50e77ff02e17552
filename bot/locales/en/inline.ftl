# What is offered to somebody who types Salle's name in any chat of Telegram.

inline-your-move = Your move
inline-waiting = Your opponent is to move
inline-challenge = Challenge to { THE($game) }
inline-invites = { $name } invites you to play { THE($game) }. The first to accept plays.
inline-take-it = Take it
inline-nothing = Nothing to play just now: open Salle
inline-no-invitation = This invitation isn't one of Salle's, or its link was cut off. Ask for a new one.
