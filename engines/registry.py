"""The rules and the computer players of the games, by their ids."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import cast

from engines.core.computer import AnyComputer
from engines.core.game import AnyGame
from engines.packages import find_game, find_games


def load_game(id_: str) -> AnyGame:
    """A game's rules. Raises KeyError if there is no such game, and what importing it raises."""
    return cast(AnyGame, import_module(f"{find_game(id_).engine}.game").GAME)


def load_player(id_: str) -> AnyComputer:
    """A game's computer player. Raises as `load_game` does."""
    return cast(AnyComputer, import_module(f"{find_game(id_).engine}.computer.player").PLAYER)


@cache
def load_games() -> Mapping[str, AnyGame]:
    """Every game, the shortest first. Raises what importing one of them raises."""
    return {id_: load_game(id_) for id_ in find_games()}


@cache
def load_players() -> Mapping[str, AnyComputer]:
    """Every game's computer player. Raises what importing one of them raises."""
    return {id_: load_player(id_) for id_ in find_games()}
