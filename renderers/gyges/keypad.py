"""The board of Gygès as a keypad: what squares show, also while they can be tapped."""

from __future__ import annotations

from typing import Final

from engines.core.seat import Seat
from engines.gyges.moves import READY_MADE
from engines.gyges.terms import FILES, NEAREST, NUMBERS, SQUARES, Phase
from engines.gyges.views import GygesView
from renderers.gyges.steps import Kind, Tap, read_steps
from renderers.keypad import EMPTY, cell_of, grid_of
from renderers.wording import Cell, Grid

_CHOSEN: Final = (EMPTY, "❶", "❷", "❸")
_RINGS: Final = ("", "①", "②", "③")
_FACES: Final = {
    Kind.PLACE: "•",
    Kind.END: "•",
    Kind.BACK: "↺",
    Kind.HIT: "↷",
    Kind.THROW: "•",
}


def cell(view: GygesView, tap: Tap) -> Cell | None:
    """The square that a tap names; None for goals and for what is ready-made."""
    square = NUMBERS.get(tap.square, SQUARES)
    return cell_of(square, FILES, view.onlooker) if square < SQUARES else None


def face(tap: Tap) -> str:
    """What a square shows while this tap is offered: one character, or "" if it is no square."""
    return _RINGS[tap.value] if tap.kind is Kind.RING else _FACES.get(tap.kind, "")


def grid(view: GygesView, path: tuple[str, ...]) -> Grid:
    """The rings after the taps of `path`, or "·"; the ring that moves is a full disc.

    Raises:
        ValueError: `path` is no move of this game, nor the beginning of one.
    """
    taps = read_steps(view, path)
    faces = [str(value or EMPTY) for value in view.cells]
    if view.phase is Phase.SETUP:
        _set_up(view.to_act or Seat.ONE, taps, faces)
    elif taps:
        _move(taps, faces)
    return grid_of(faces, FILES, view.onlooker)


def _set_up(seat: Seat, taps: list[Tap], faces: list[str]) -> None:
    for tap in taps:
        if tap.kind is Kind.PLACE:
            faces[NUMBERS[tap.square]] = str(tap.value)
            continue
        ready = READY_MADE[tap.square]
        for row, values in zip(NEAREST[seat], (ready.near, ready.far), strict=False):
            for file, value in enumerate(values):
                faces[FILES * row + file] = value if value != "0" else EMPTY


def _move(taps: list[Tap], faces: list[str]) -> None:
    faces[NUMBERS[taps[0].square]] = EMPTY
    if len(taps) > 2:
        faces[NUMBERS[taps[2].square]] = str(taps[2].value)
    standing = NUMBERS[taps[min(len(taps), 2) - 1].square]
    if standing < SQUARES:
        faces[standing] = _CHOSEN[taps[0].value]
