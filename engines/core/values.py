"""The two kinds of value a game makes. Plain frozen dataclasses: they are never stored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engines.core.seat import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """The whole truth. Never leaves `engines` and the table's use case."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one onlooker may know. Built field by field, never by erasing a `State`.

    `onlooker` is None for a spectator: the channel. A game that hides nothing from anybody says
    so by `has_secrets`.
    """

    game: ClassVar[str]
    has_secrets: ClassVar[bool] = True
    onlooker: Seat | None
