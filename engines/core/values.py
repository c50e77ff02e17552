"""The bases of states and views. Plain frozen dataclasses; neither is ever stored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engines.core.seat import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """All of a game's position, hidden things included. Never shown, sent or drawn: see `View`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one onlooker may know, built field by field from a `State`; never a copy with gaps.

    `onlooker` is None for a spectator, such as a public chat. `has_secrets` is False in games that
    hide nothing from anybody.
    """

    game: ClassVar[str]
    has_secrets: ClassVar[bool] = True
    onlooker: Seat | None
