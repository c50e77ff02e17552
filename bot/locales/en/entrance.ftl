### The entrance: how one comes to a match.

## Other terms for a challenge

entrance-card-counter = { $name } proposes:
entrance-change-what = What would you change? Tap it, then propose it all at once.
entrance-propose = Propose
entrance-proposed = Proposed. { $name } is asked now.
entrance-changed = Changed.
entrance-nothing-changed = These are the terms already. Tap what you would change first.
entrance-terms-changed = Other terms have been proposed meanwhile; look at them first.
entrance-terms = Terms
entrance-clock = Time
entrance-own-choice = This is yours to choose:
