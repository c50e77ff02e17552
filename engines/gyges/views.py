"""What an onlooker of Gygès may know: everything. Imports neither state nor game."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from engines.core.seat import Pair, Seat
from engines.core.values import View
from engines.gyges.terms import End, LastMove, Phase


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """How far a move has been entered, and what may be tapped next; squares in their order."""

    chosen: int | None = None  # the ring that is to move
    hit: int | None = None  # the ring whose place it takes, while it is asked where that one goes
    path: tuple[int, ...] = ()  # from `chosen` to `hit`
    bounces: tuple[int, ...] = ()  # on that path
    rings: tuple[int, ...] = ()  # may be chosen; or, once one is, may be hit
    free: tuple[int, ...] = ()  # empty squares to end on, to throw to, or to set a ring up on
    goal: int | None = None  # 36 (GN) or 37 (GS), if the chosen ring may enter it
    placing: int = 0  # the value of the ring to be set up next


@dataclass(frozen=True, slots=True, kw_only=True)
class GygesView(View):
    """A table of Gygès for one onlooker; squares are numbers, see `terms`."""

    game: ClassVar[str] = "gyges"
    has_secrets: ClassVar[bool] = False
    setup_rows: int  # what was agreed
    origin_end: bool
    phase: Phase
    to_act: Seat | None  # None when the match is over
    cells: tuple[int, ...]  # 36 values, 0 for an empty square
    hands: Pair[tuple[int, ...]]  # rings not set up yet, the triples first
    rows: Pair[int | None]  # playable rows, 0 to 5; None but in play
    choice: Choice  # empty when nobody acts
    last: LastMove | None  # None until a ring has moved, and while a move is being entered
    missed: tuple[LastMove, ...] = ()  # moves before the last that the onlooker has missed
    ply: int = 0  # moves played; set-ups don't count
    times: int = 0  # how often this position has occurred, now included; 0 but in play
    end: End | None = None
    winner: Seat | None = None
    scored: int = 0  # value of the ring in the winner's goal, 0 if none

    @property
    def decided(self) -> Hashable:
        """The set-up, and the game."""
        return (self.phase, self.winner)

    def with_missed(self, earlier: Sequence[Self]) -> Self:
        """The paths of the moves before the last."""
        moves = dict.fromkeys(view.last for view in earlier if view.last)
        return replace(self, missed=tuple(move for move in moves if move != self.last))
