"""The steps of En Garde's moves, read so that they can be put into words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engines.core.seat import Seat
from engines.en_garde.views import EnGardeView


class Kind(StrEnum):
    """The groups that buttons stand in; the values are keys of the locales."""

    FORWARD = "forward"
    BACK = "back"
    ATTACK = "attack"
    PARRY = "parry"
    RETREAT = "retreat"
    PASS = "pass"  # noqa: S105 - no password; the last attack is declined


@dataclass(frozen=True, slots=True, kw_only=True)
class Tap:
    """One step of a move: its cards, and where it leaves the fencer who makes it."""

    kind: Kind
    value: int  # of the cards; 0 for none
    count: int
    square: int
    distance: int


def sign_of(kind: Kind, seat: Seat) -> str:
    """The symbol of `icon.svg` for what `seat` does; arrows as in a picture not mirrored."""
    if kind is Kind.FORWARD:
        return "forward-right" if seat is Seat.ONE else "forward-left"
    if kind in (Kind.BACK, Kind.RETREAT):
        return "back-left" if seat is Seat.ONE else "back-right"
    return kind.value


_STEP: Final = re.compile(r"(?P<sign>[+-])(?P<by>\d)|(?P<parry>=)?(?P<count>\d)x(?P<value>\d)|pass")


def read_path(view: EnGardeView, path: tuple[str, ...]) -> tuple[Tap, ...]:
    """The steps of a move, or of its beginning, by the player to act in `view`.

    Raises:
        ValueError: something in `path` is no step of this game.
    """
    seat = view.to_act or view.onlooker or Seat.ONE
    toward = 1 if seat is Seat.ONE else -1
    square, distance = view.scene.squares[seat], view.scene.distance
    taps: list[Tap] = []
    for step in path:
        found = _STEP.fullmatch(step)
        if found is None:
            raise ValueError(f"{step!r} is no step of En Garde, such as +3, -2, 2x4, =2x4 or pass")
        kind, by = _kind(view, found), int(found["by"] or 0)
        if kind is Kind.FORWARD:
            square, distance = square + toward * by, distance - by
        elif kind in (Kind.BACK, Kind.RETREAT):
            square, distance = square - toward * by, distance + by
        count = int(found["count"] or bool(by))
        value = by or int(found["value"] or 0)
        taps.append(Tap(kind=kind, value=value, count=count, square=square, distance=distance))
    return tuple(taps)


def _kind(view: EnGardeView, found: re.Match[str]) -> Kind:
    if found["sign"] == "+":
        return Kind.FORWARD
    if found["sign"] == "-":
        return Kind.RETREAT if view.attack else Kind.BACK
    if found["value"]:
        return Kind.PARRY if found["parry"] else Kind.ATTACK
    return Kind.PASS
