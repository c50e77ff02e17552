### Matches that somebody who manages a place has annulled.

annulment-annulled = Whoever manages this place has annulled the match: it has no result. The reason they gave: { $reason }
