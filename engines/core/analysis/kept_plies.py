"""An analysis as a text, to be kept."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from engines.core.analysis.plies import PlyAnalysis
from engines.core.analysis.reasons import Reason
from engines.core.game import Fact
from engines.core.seat import Seat

_FORM: Final = 2  # of what is stored: another one is made again
_DIGITS: Final = 4
# Fields of a ply as they are stored, in this order.
_CHANCES: Final = ("chance", "after", "error", "open_chance", "open_after", "difference")


def write_plies(plies: Sequence[PlyAnalysis]) -> str:
    """Plies as they are stored, without what their numbers and the log tell."""
    rows = [
        [
            one.seat.value,
            one.move,
            one.best,
            one.open_best,
            int(one.is_turning_point),
            int(one.is_decision),
            one.reason and [one.reason.key, dict(one.reason.facts)],
            *(_rounded(getattr(one, name)) for name in _CHANCES),
        ]
        for one in plies
    ]
    return json.dumps({"form": _FORM, "plies": rows}, separators=(",", ":"))


def read_plies(text: str) -> tuple[PlyAnalysis, ...]:
    """Read back what `write_plies` wrote; () if it can't be read, or is of another form."""
    try:
        kept = json.loads(text)
        if kept["form"] != _FORM:
            return ()
        return tuple(_ply(number, *row) for number, row in enumerate(kept["plies"], start=1))
    except (ValueError, TypeError, KeyError):
        return ()


def _ply(
    ply: int,
    seat: str,
    move: str,
    best: str,
    open_best: str | None,
    is_turning_point: int,
    is_decision: int,
    reason: tuple[str, dict[str, Fact]] | None,
    *chances: float,
) -> PlyAnalysis:
    return PlyAnalysis(
        ply=ply,
        seat=Seat(seat),
        move=move,
        best=best,
        open_best=open_best,
        is_turning_point=bool(is_turning_point),
        is_decision=bool(is_decision),
        reason=Reason(key=reason[0], facts=reason[1]) if reason else None,
        **dict(zip(_CHANCES, chances, strict=True)),
    )


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, _DIGITS)
