### The rematch.

rematch-offered = You have asked { $name } for a rematch.
rematch-there = Go to the rematch
rematch-of-tournament = This match belongs to the tournament “{ $name }”, which pairs its players itself: there is no rematch. You can make a new challenge at any time.
