"""The variables of Gygès' sentences. Their names are those that sentences about events use."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.seat import Pair, Seat
from engines.gyges.moves import SetUp
from engines.gyges.rules.rings import packed
from engines.gyges.rules.route import route
from engines.gyges.terms import IN_HAND, NAMES, NUMBERS, SIDES, VALUES, LastMove, Phase
from engines.gyges.views import GygesView
from renderers.facts import Facts, listed, of_roles
from renderers.gyges.steps import ring_on


def of_move(last: LastMove, view: GygesView, names: Pair[str]) -> Facts:
    """A move that was played: its ring, its ends, its bounces, and the ring that was thrown."""
    facts = of_roles(last.seat, view.onlooker, names)
    facts |= {"value": last.value, "start": NAMES[last.start], "end": NAMES[last.end]}
    facts |= {"goal": NAMES[last.end], "hit": NAMES[last.end]} | _bounces(last.bounces)
    if last.flight is not None:
        facts |= {"other": last.flight.value, "landing": NAMES[last.flight.landing]}
    return facts


def of_path(view: GygesView, path: tuple[str, ...]) -> Facts:
    """The same of a move that is being entered; `view` is the one before it.

    Raises:
        ValueError: `path` is no beginning of a move.
    """
    start, *onward = path
    facts: Facts = {"value": ring_on(view, start), "start": start}
    if not onward:
        return facts
    end, *landing = onward
    path_taken = route(packed(view.cells), NUMBERS[start], NUMBERS[end])
    facts |= {"end": end, "goal": end, "hit": end} | _bounces(path_taken.bounces)
    if NUMBERS[end] < len(view.cells) and end != start and view.cells[NUMBERS[end]]:
        facts |= {"other": ring_on(view, end)} | of_rival(view)
    return facts | ({"landing": landing[0]} if landing else {})


def of_rival(view: GygesView) -> Facts:
    """The side that waits, and its playable row: `$side`, `$row`."""
    rival = (view.to_act or Seat.ONE).other
    return {"side": SIDES[rival], "row": _row(view.rows[rival])}


def of_own_row(view: GygesView) -> Facts:
    """`$row` from which the seat to act moves; while it sets up, `$rows` of them and `$next`."""
    seat = view.to_act or Seat.ONE
    if view.phase is Phase.SETUP:
        near, beyond = (1, 2) if seat is Seat.ONE else (6, 5)
        return {"rows": view.setup_rows, "row": near, "next": beyond}
    return {"row": _row(view.rows[seat])}


def of_rings(view: GygesView) -> Facts:
    """`$ones`, `$twos` and `$threes`: the squares where they stand."""
    return {
        field: square_names(n for n, ring in enumerate(view.cells) if ring == value)
        for field, value in zip(("ones", "twos", "threes"), VALUES, strict=True)
    }


def of_rows(view: GygesView) -> Facts:
    """Both playable rows, `$south` and `$north`; 0 where there is none."""
    return {"south": _row(view.rows.one), "north": _row(view.rows.two)}


def rows_of(setup: SetUp) -> str:
    """A set-up as it is written, an empty second row left out: "321123"."""
    return f"{setup.near}/{setup.far}" if setup.rows > 1 else setup.near


def is_begun(view: GygesView) -> bool:
    """Whether who is to act has set up a ring, and not sent it."""
    if view.phase is not Phase.SETUP or view.to_act is None:
        return False
    return len(view.hands[view.to_act]) < len(IN_HAND)


def square_names(squares: Iterable[int]) -> str:
    """ "a1 b2", or – for none."""
    return listed(NAMES[square] for square in squares)


def _bounces(squares: tuple[int, ...]) -> Facts:
    return {"bounces": square_names(squares), "bounces_count": len(squares)}


def _row(row: int | None) -> int:
    return 0 if row is None else row + 1
