"""Finds the games: every sub-package of `engines` with a `game.GAME`."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module

import engines
from engines.core.computer import AnyComputer
from engines.core.game import AnyGame


@cache
def load_players() -> Mapping[str, AnyComputer]:
    """Every game's computer player, by the game's id."""
    return {id_: import_module(f"engines.{id_}.computer.player").PLAYER for id_ in load_games()}


@cache
def load_games() -> Mapping[str, AnyGame]:
    """Every game of the hall by its id, the shortest first."""
    names = [m.name for m in pkgutil.iter_modules(engines.__path__) if m.ispkg]
    found = [import_module(f"engines.{name}.game").GAME for name in names if name != "core"]
    return {game.id: game for game in sorted(found, key=lambda game: (game.minutes, game.id))}
