### Fairness: the seal, and what follows from it.

fair-sealed = Sealed shuffle:
fair-card-study = { $challenger } plays both seats of { THE($game) }
fair-play-now = Play now
fair-ready = The shuffle is sealed. “Play now” begins.
fair-ready-without-luck = Everything is ready. “Play now” begins.
fair-elsewhere = This button belongs to a table that is played elsewhere. /tables shows yours.
fair-compare = Compare it with the seal on the challenge:
fair-without-luck = Nothing is left to chance in this game, so there is nothing to verify.
