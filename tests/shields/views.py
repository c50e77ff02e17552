"""What an onlooker of Shields knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engines.core.seat import Pair, Seat
from engines.core.values import View


@dataclass(frozen=True, slots=True, kw_only=True)
class ShieldsView(View):
    game: ClassVar[str] = "shields"
    card: str  # the onlooker's own; "" for a spectator
    spent: Pair[bool]
    hits: Pair[int]
    chosen: frozenset[Seat]
    acting: frozenset[Seat]
    strength: int  # of the blow to be answered
    cards: Pair[str] | None  # open when it is over
