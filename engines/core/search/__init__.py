"""Search shared by the computer players: fast luck, and fair trials of candidate moves."""
