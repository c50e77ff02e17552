"""Gygès' moves in parts, for the page."""

from __future__ import annotations

from typing import Final

from engines.core.seat import Pair, Seat
from engines.gyges.moves import READY_MADE, SetUp
from engines.gyges.terms import FILES, GOALS, NAMES, NEAREST, LastMove
from engines.gyges.views import GygesView
from renderers.gyges.facts import rows_of
from renderers.wording import Deed, Mark, Say

# The symbol of each ring.
RINGS: Final = {1: "single", 2: "double", 3: "triple"}

_NAMED: Final = {setup: name for name, setup in READY_MADE.items()}


def deed(view: GygesView, names: Pair[str], say: Say) -> Deed | None:
    """The last move, and beside it the ring that moved; before the first one, the last set-up."""
    last = view.last
    if last is None:
        return None if view.ply else _set_up(view, say)
    return Deed(
        seat=last.seat,
        sign=RINGS[last.value],
        words=_words(last, say),
        result=say("gyges-shown", value=last.value),
        mark=Mark.TOUCH if last.end == GOALS[last.seat] else Mark.NONE,
    )


def _words(last: LastMove, say: Say) -> str:
    start, end = NAMES[last.start], NAMES[last.end]
    if last.flight is not None:
        return f"{start}×{end}→{NAMES[last.flight.landing]}"
    if last.end == GOALS[last.seat]:
        return say("gyges-deed-goal", start=start)
    return f"{start} ↺" if start == end else f"{start}–{end}"


def _set_up(view: GygesView, say: Say) -> Deed | None:
    seat = next((seat for seat in (Seat.TWO, Seat.ONE) if not view.hands[seat]), None)
    if seat is None:
        return None
    near, far = (
        "".join(map(str, view.cells[row * FILES : (row + 1) * FILES])) for row in NEAREST[seat][:2]
    )
    found = SetUp(near=near, far=far)
    if not found.is_complete:
        return None
    key = "ready" if found in _NAMED else "setup"
    return Deed(
        seat=seat,
        sign="setup",
        words=say(f"gyges-deed-{key}", setup=_NAMED.get(found, ""), rows=rows_of(found)),
    )
