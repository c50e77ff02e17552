"""The modules of `renderers/<game>`, imported when they are first asked for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, TypeVar, cast

from engines.packages import find_game
from renderers.contract import (
    Cards,
    DecisionKinds,
    EndPlate,
    Guides,
    Lessons,
    Motion,
    MovingPieces,
    PageText,
    Plate,
)
from renderers.guided import Guide

T = TypeVar("T")


@cache
def module_of(game: str, name: str) -> ModuleType:
    """One module of a game. Raises KeyError if there is no such game, and what importing raises."""
    return import_module(f"{find_game(game).renderer}.{name}")


def plate_of(game: str) -> Plate:
    """The moments of a game that the page's entrance shows."""
    return cast(Plate, module_of(game, "plate"))


def lessons_of(game: str) -> Lessons:
    """The rules of a game in pictures."""
    return cast(Lessons, module_of(game, "lessons"))


def cards_of(game: str) -> Cards | None:
    """All about the cards of a game; None if it has none."""
    return cast(Cards | None, _optional_module(game, "cards"))


def decision_kinds_of(game: str) -> DecisionKinds | None:
    """What kinds of decisions a game explains when they first come; None if it explains none."""
    return cast(DecisionKinds | None, _optional_module(game, "decision_kinds"))


def moving_pieces_of(game: str) -> MovingPieces | None:
    """What of a game's tables may move; None if it has nothing that does."""
    return cast(MovingPieces | None, _optional_module(game, "moving_pieces"))


def motion_of(game: str) -> Motion | None:
    """How a game's moves look while they are made; None if its positions simply change."""
    return cast(Motion | None, _optional_module(game, "motion"))


def end_plate_of(game: str) -> EndPlate | None:
    """The picture with which a game's matches end; None if it ends with its last position."""
    return cast(EndPlate | None, _optional_module(game, "end_plate"))


def page_text_of(game: str) -> PageText | None:
    """The moves and hands of a game in parts; None if it offers only sentences."""
    return cast(PageText | None, _optional_module(game, "page_text"))


def guides_of(game: str) -> Sequence[Guide[Any]]:
    """The guided first games of a game; () if it has none."""
    module = cast(Guides | None, _optional_module(game, "guide"))
    return module.GUIDES if module else ()


def offered(module: object, name: str, otherwise: T, *asked: object) -> T:
    """What an optional function of a module says; `otherwise` if it has none, or there is none."""
    function = getattr(module, name, None)
    return cast(T, function(*asked)) if function else otherwise


@cache
def _optional_module(game: str, name: str) -> ModuleType | None:
    try:
        return module_of(game, name)
    except ModuleNotFoundError as err:
        if err.name != f"{find_game(game).renderer}.{name}":
            raise
        return None
