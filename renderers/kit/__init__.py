"""Everything about drawing that is the same for all games, from shapes to PNG."""
