"""The steps of Cannae's turns, read so that they can be put into words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engines.cannae.moves import PASS
from engines.cannae.rules.action_effects import ActionEffect, play_action
from engines.cannae.rules.actions import Action
from engines.cannae.rules.board import Board, pieces
from engines.cannae.terms import SIDE, SQUARES, Arm, Kind, Square
from engines.cannae.views import CannaeView
from engines.core.seat import Seat
from renderers.keypad import cell_of

# By columns and rows, as the reader sees the board.
_ARROWS: Final = {
    (0, -1): "↑", (1, -1): "↗", (1, 0): "→", (1, 1): "↘",
    (0, 1): "↓", (-1, 1): "↙", (-1, 0): "←", (-1, -1): "↖",
}  # fmt: skip

# What a tap means, by who acts and whether somebody stands there.
_KINDS: Final = {
    (Arm.INFANTRY, False): Kind.STEP,
    (Arm.INFANTRY, True): Kind.PUSH,
    (Arm.CAVALRY, False): Kind.SLIDE,
    (Arm.CAVALRY, True): Kind.CHARGE,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class EnteredTurn:
    """A turn as far as it is entered: whole actions, and the piece that is to act next, if any."""

    effects: tuple[ActionEffect, ...]
    board: Board  # after them
    chosen: Square | None  # None where an action, or a pass, is complete

    @property
    def arm(self) -> Arm | None:
        """That of the chosen piece."""
        man = None if self.chosen is None else pieces(self.board)[self.chosen]
        return man.arm if man else None


def read_turn(view: CannaeView, path: tuple[str, ...]) -> EnteredTurn:
    """The taps of a turn, or of its beginning, by the player to act in `view`.

    Raises:
        ValueError: something in `path` is no tap of this game.
    """
    taps = () if path == (PASS,) else path
    effects: list[ActionEffect] = []
    board, seat = view.board, view.to_act or Seat.ONE
    for origin, target in zip(taps[::2], taps[1::2], strict=False):
        effects.append(_effect(board, seat, origin, target, view.immobilised_cavalry))
        board = effects[-1].after
    chosen = _piece(board, seat, taps[-1])[0] if len(taps) % 2 else None
    return EnteredTurn(effects=tuple(effects), board=board, chosen=chosen)


def arrow(effect: ActionEffect, onlooker: Seat | None) -> str:
    """The direction of an action as the onlooker's picture shows it, their own side below."""
    x, y = cell_of(effect.action.origin, SIDE, onlooker)
    x2, y2 = cell_of(effect.action.target, SIDE, onlooker)
    squares = max(abs(x2 - x), abs(y2 - y))
    return _ARROWS[(x2 - x) // squares, (y2 - y) // squares]


@lru_cache(maxsize=1024)  # every button asks for what was chosen before it
def _effect(board: Board, seat: Seat, origin: str, target: str, shut_in: bool) -> ActionEffect:
    start, arm = _piece(board, seat, origin)
    end = SQUARES.get(target)
    if end is None or end == start:
        raise _no_step(target)
    kind = _KINDS[arm, pieces(board)[end] is not None]
    return play_action(board, seat, Action(kind, start, end), shut_in=shut_in)


def _piece(board: Board, seat: Seat, name: str) -> tuple[Square, Arm]:
    square = SQUARES.get(name)
    piece = pieces(board)[square] if square is not None else None
    if square is None or piece is None or piece.seat is not seat:
        raise _no_step(name)
    return square, piece.arm


def _no_step(step: str) -> ValueError:
    return ValueError(f"{step!r} is no step of Cannae here: a piece of one's own, a square, or -")
