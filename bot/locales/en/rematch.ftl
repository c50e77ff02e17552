### The rematch.

rematch-offered = You have asked { $name } for a rematch.
rematch-there = Go to the rematch
