"""The points of a series as people read them: "1½–½"."""

from __future__ import annotations

from engines.core.seat import Pair


def points(value: float) -> str:
    """A number of points: "2", "1½", "½"."""
    whole, half = divmod(round(value * 2), 2)
    return f"{whole or '' if half else whole}{'½' if half else ''}"


def score(both: Pair[float]) -> str:
    """How two stand: "1½–½"."""
    return f"{points(both.one)}–{points(both.two)}"
