"""The computer players of the Battle of Cannae; `player.PLAYER` is the way in."""
