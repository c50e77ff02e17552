"""The modules of `renderers/<game>`, imported when they are first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import cast

from engines.packages import find_games
from renderers.contract import Cards, Lessons, Plate


@cache
def module_of(game: str, name: str) -> ModuleType:
    """One module of a game. Raises KeyError if there is no such game, and what importing raises."""
    return import_module(f"{find_games()[game].renderer}.{name}")


def plate_of(game: str) -> Plate:
    """The moments of a game that the page's entrance shows."""
    return cast(Plate, module_of(game, "plate"))


def lessons_of(game: str) -> Lessons:
    """The rules of a game in pictures."""
    return cast(Lessons, module_of(game, "lessons"))


@cache
def cards_of(game: str) -> Cards | None:
    """All about the cards of a game; None if it has none."""
    home = find_games()[game].renderer
    try:
        return cast(Cards, module_of(game, "cards"))
    except ModuleNotFoundError as err:
        if err.name != f"{home}.cards":
            raise
        return None
