### Matches that somebody who manages a place has annulled.

annulment-annulled = An administrator has annulled the match: it has no result. Their reason: { $reason }
