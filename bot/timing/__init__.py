"""Time as people live it: pure functions of moments and of what is stored of a player."""
