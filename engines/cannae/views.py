"""What an onlooker of Cannae sees: everything. Imports neither state nor game."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from engines.cannae.rules.action_effects import ActionEffect, PlayedTurn
from engines.cannae.rules.board import Board, lost, pieces
from engines.cannae.terms import Arm, End, Loss, Piece, Square
from engines.core.seat import Seat
from engines.core.values import View


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """A turn that is being entered, and has not been sent.

    The view's board is the one after all of `effects`: a chosen action is seen as if it were done.
    """

    path: tuple[str, ...]  # the taps so far
    effects: tuple[ActionEffect, ...]  # the actions chosen whole, in the order chosen
    piece: Square | None  # who is to act; None once that is chosen whole, and for a pass
    offers: tuple[ActionEffect, ...]  # all that this piece may do
    end: End | None = None  # if `effects` decide the game: how
    winner: Seat | None = None

    @property
    def is_aiming(self) -> bool:
        """Whether a piece is chosen, and what it does is not."""
        return self.piece is not None

    @property
    def own_losses(self) -> tuple[Loss, ...]:
        """What the chosen actions cost their own side: a reason to warn."""
        return tuple(loss for effect in self.effects for loss in effect.own_losses)


@dataclass(frozen=True, slots=True, kw_only=True)
class CannaeView(View):
    """A table of Cannae for one onlooker."""

    game: ClassVar[str] = "cannae"
    has_secrets: ClassVar[bool] = False
    layout: str
    immobilised_cavalry: bool
    board: Board
    to_act: Seat | None  # None when the match is over
    last_turn: PlayedTurn | None  # the turn that led here; None at the opening and in previews
    missed: tuple[PlayedTurn, ...] = ()  # turns before it that the onlooker has missed
    turns_since_loss: int  # turns of both sides since the last loss; the game is drawn at 100
    occurrences: int  # of this position so far; the game is drawn at 3
    earlier_boards: tuple[Board, ...] = ()  # boards that a turn may bring back, once for each time
    end: End | None
    winner: Seat | None
    choice: Choice | None = None  # set in previews alone

    @property
    def pieces(self) -> tuple[Piece | None, ...]:
        """What stands on each of the 64 squares, a1 first, then b1."""
        return pieces(self.board)

    def lost(self, seat: Seat, arm: Arm) -> int:
        """How many of that arm `seat` has lost."""
        return lost(self.board, seat, arm)

    @property
    def decided(self) -> Hashable:
        """The fallen."""
        return tuple(self.lost(seat, arm) for seat in Seat for arm in Arm), self.winner

    def with_missed(self, earlier: Sequence[Self]) -> Self:
        """The turns before the last."""
        turns = dict.fromkeys(view.last_turn for view in earlier if view.last_turn)
        return replace(self, missed=tuple(turn for turn in turns if turn != self.last_turn))
