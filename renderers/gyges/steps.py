"""The steps of Gygès' moves, read so that they can be put into words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engines.core.seat import Seat
from engines.gyges.moves import READY_MADE, square_of
from engines.gyges.terms import NAMES, NUMBERS, SQUARES, Phase
from engines.gyges.views import GygesView


class Kind(StrEnum):
    """What a tap is; the values are keys of the locales."""

    READY = "ready"  # a set-up with a name
    PLACE = "place"  # a ring is set up
    RING = "ring"  # which ring moves
    END = "end"  # on an empty square
    BACK = "back"  # where it came from
    HIT = "hit"  # in the place of a ring, which is thrown
    GOAL = "goal"
    THROW = "throw"  # where the hit ring goes


# The buttons that a tap stands with.
GROUPS: Final = {kind: Kind.END if kind is Kind.BACK else kind for kind in Kind}


@dataclass(frozen=True, slots=True, kw_only=True)
class Tap:
    """One step of a move. `value` is the ring that it is about: 0 where there is none."""

    kind: Kind
    square: str  # or the goal; the name of what is ready-made
    value: int


_PLACE: Final = re.compile(r"[1-3][a-f][12]")


def read_step(view: GygesView, path: tuple[str, ...], step: str) -> Tap:
    """The step `step` after `path`, by the player to act in `view`.

    Raises:
        ValueError: it is no step of this game.
    """
    if view.phase is Phase.SETUP:
        if step in READY_MADE:
            return Tap(kind=Kind.READY, square=step, value=0)
        if _PLACE.fullmatch(step):
            square = square_of(view.to_act or Seat.ONE, step)
            return Tap(kind=Kind.PLACE, square=NAMES[square], value=int(step[0]))
        raise _no_step(step)
    square = NUMBERS.get(step, -1)
    if square < 0 or len(path) > 2:
        raise _no_step(step)
    if not path:
        return Tap(kind=Kind.RING, square=step, value=ring_on(view, step))
    if len(path) == 2:
        return Tap(kind=Kind.THROW, square=step, value=ring_on(view, path[1]))
    return Tap(kind=_target(view, path[0], square), square=step, value=_value(view, square))


def read_steps(view: GygesView, path: tuple[str, ...]) -> list[Tap]:
    """All steps of a move, or of its beginning. Raises ValueError as `read_step`."""
    return [read_step(view, path[:number], step) for number, step in enumerate(path)]


def ring_on(view: GygesView, name: str) -> int:
    """The value of the ring on a square. Raises ValueError if there is none."""
    value = _value(view, NUMBERS.get(name, SQUARES))
    if not value:
        raise _no_step(name)
    return value


def _target(view: GygesView, start: str, square: int) -> Kind:
    if square >= SQUARES:
        return Kind.GOAL
    if NAMES[square] == start:
        return Kind.BACK
    return Kind.HIT if view.cells[square] else Kind.END


def _value(view: GygesView, square: int) -> int:
    return view.cells[square] if square < SQUARES else 0


def _no_step(step: str) -> ValueError:
    return ValueError(f"{step!r} is no step of Gygès here, such as a1, GN, 3a1 or classic")
