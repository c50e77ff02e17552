"""The computer players of Audatia; `player.PLAYER` is the way in."""
