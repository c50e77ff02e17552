"""The computer players of Gygès; `player.PLAYER` is the way in."""
