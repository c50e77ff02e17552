"""The computer players of En Garde; `player.PLAYER` is the way in."""
