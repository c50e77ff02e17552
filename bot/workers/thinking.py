"""What the computer players' process does. It imports a game's rules, and nothing of the bot."""

from __future__ import annotations

from engines.core.chance import SeededChance
from engines.core.habits import MatchChance
from engines.core.moves import Move
from engines.core.values import View
from engines.registry import load_player


def think(game: str, view: View, level: str, seed: bytes, match: str) -> str:
    """Choose a move from a view; habits depend on the name of the match."""
    luck = MatchChance(SeededChance(seed), match.encode())
    move: Move = load_player(game).choose(view, level, luck)
    return str(move)


def prepare(game: str) -> str:
    """Import what `think` needs."""
    load_player(game)
    return ""
