"""What the ribbon says: the last move, and what is to be chosen now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engines.core.seat import Seat
from engines.gyges.terms import FILES, IN_HAND, NAMES, NEAREST, SQUARES, End, LastMove, Phase
from engines.gyges.views import Choice, GygesView
from renderers.gyges import signs
from renderers.gyges.scene import held_square, is_preview, shows_choices
from renderers.kit.ribbon import Ribbon, Tongue
from renderers.kit.ribbon_items import Arrow, Figures, Item, Name, Sign
from renderers.style import RenderStyle

_SECOND: Final = 3  # rank: left out where room is short
_AIR: Final = 16  # before a ring
_NEAR: Final = 8  # between rings that stand side by side
_APART: Final = 30  # between two deeds
_FLAG_ASPECT: Final = 0.8


def ribbon_of(view: GygesView, style: RenderStyle) -> Ribbon:
    """Everybody sees the same, but for what one who is asked is still to enter."""
    return Ribbon(deed=_deed(view), choice=_result(view, style) or _choice(view))


def _deed(view: GygesView) -> Tongue | None:
    last, seat = view.last, _who_set_up(view)
    if last is not None:
        return None if is_preview(view) else Tongue((last.seat,), _move(last, is_done=True))
    rings = _set_up(view, seat) if seat else ()
    return Tongue((seat,), _rings(rings)) if seat and len(rings) == len(IN_HAND) else None


def _who_set_up(view: GygesView) -> Seat | None:
    if view.phase is Phase.SETUP:
        return Seat.ONE if view.to_act is Seat.TWO else None
    return Seat.TWO if view.phase is Phase.PLAY and not view.ply else None


def _result(view: GygesView, style: RenderStyle) -> Tongue | None:
    if view.winner is not None:
        return Tongue((view.winner,), (Name(style.names[view.winner]),))
    is_drawn = view.end in (End.REPETITION, End.LENGTH)
    return Tongue(tuple(Seat), (Figures("½"),)) if is_drawn else None


def _choice(view: GygesView) -> Tongue | None:
    seat, choice = view.to_act, view.choice
    if seat is None:
        return None
    if view.phase is Phase.SETUP:
        return Tongue((seat,), _to_set_up(view, seat) if shows_choices(view) else ())
    if view.last is not None and is_preview(view):
        return Tongue((seat,), _move(view.last, is_done=False))
    if (held := held_square(choice)) is not None:
        where = (sign for sign, _ in ends(choice))
        return Tongue((seat,), (ring_item(view.cells[held]), place_item(held), Arrow(), *where))
    row = view.rows[seat]
    if row is None:
        return Tongue((seat,))
    rings = _rings(view.cells[n] for n in sorted(choice.rings))
    return Tongue((seat,), (Sign(signs.pennant_sign, (seat,)), Figures(str(row + 1)), *rings))


def ends(choice: Choice) -> tuple[tuple[Sign, int], ...]:
    """The kinds of squares where a chosen ring may go, and how many there are of each."""
    found = [(Sign(signs.dot_sign), len(choice.free)), (Sign(signs.arcs_sign), len(choice.rings))]
    if choice.goal is not None:
        found.append((Sign(signs.flag_sign, (False,), _FLAG_ASPECT), 1))
    return tuple((sign, count) for sign, count in found if count)


def _to_set_up(view: GygesView, seat: Seat) -> tuple[Item, ...]:
    if view.choice.placing:
        return (ring_item(view.choice.placing), Arrow(), Sign(signs.dot_sign))
    return _rings(_set_up(view, seat))


def _set_up(view: GygesView, seat: Seat) -> tuple[int, ...]:
    rows = (view.cells[FILES * row :][:FILES] for row in NEAREST[seat][: view.setup_rows])
    return tuple(value for row in rows for value in row if value)


def _move(move: LastMove, *, is_done: bool) -> tuple[Item, ...]:
    end = place_item(move.end, is_done=is_done)
    items = (ring_item(move.value), place_item(move.start), Arrow(), end)
    if move.flight is None:
        return items
    thrown = ring_item(move.flight.value, air=_APART, rank=_SECOND)
    return (*items, thrown, Arrow(rank=_SECOND), place_item(move.flight.landing, rank=_SECOND))


def place_item(square: int, *, is_done: bool = False, rank: int = 0) -> Figures | Sign:
    """The name of a square, or the flag of a goal: in gold if it has been entered."""
    if square < SQUARES:
        return Figures(NAMES[square], rank=rank)
    return Sign(signs.flag_sign, (is_done,), _FLAG_ASPECT)


def ring_item(value: int, *, air: int = _AIR, rank: int = 0) -> Sign:
    """A ring, as wide as it is."""
    return Sign(signs.ring_sign, (value,), signs.ring_aspect(value), air, rank)


def _rings(values: Iterable[int]) -> tuple[Sign, ...]:
    return tuple(ring_item(value, air=_NEAR if n else _AIR) for n, value in enumerate(values))
