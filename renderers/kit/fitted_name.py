"""Names fitted into the room that they have."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final, NamedTuple

from renderers.kit.fonts import Face, font
from renderers.kit.name_clusters import name_clusters
from renderers.kit.name_runs import Run, runs_of

_MEASURED: Final = 100  # px; names are as wide at other sizes, in proportion
_OF_TYPE: Final = {Face.EAST_ASIAN: 0.94, Face.EMOJI: 0.84}  # their signs fill the type's height


class FittedName(NamedTuple):
    """A name as it can be written: in which runs, how large and how wide (px)."""

    text: str
    runs: tuple[Run, ...]  # from left to right
    px: int
    width: float


def fit_name(name: str, *, px: int, least: int, room: float, instead: str) -> FittedName:
    """`name` on one line: as large as `room` allows from `px` down to `least`, then cut with `…`.

    Each letter is written with a bundled font that has it; `instead`, if none has any.
    """
    clusters = name_clusters(name) or [instead]
    width = _width(clusters) or 1  # a mark that stands for itself may have none
    px = max(least, min(px, int(room / width)))
    if len(clusters) > 1 and px * width > room:
        counts = range(1, len(clusters))
        fits = bisect_right(counts, room / px, key=lambda count: _width(_cut(clusters, count)))
        clusters = _cut(clusters, max(1, fits))
    return FittedName("".join(clusters), tuple(runs_of(clusters)), px, px * _width(clusters))


def run_width(run: Run, px: float) -> float:
    """Width in px of a run of a name whose type is `px` pixels high."""
    measured = font(run.face, _MEASURED).getlength(run.text, direction=run.direction)
    return measured / _MEASURED * run_px(run, px)


def run_px(run: Run, px: float) -> float:
    """The size of a run's own font in a name whose type is `px` pixels high."""
    return px * _OF_TYPE.get(run.face, 1)


def _width(clusters: list[str]) -> float:
    return sum(run_width(run, 1) for run in runs_of(clusters))


def _cut(clusters: list[str], count: int) -> list[str]:
    end = count - 1 if count > 1 and clusters[count - 1].isspace() else count
    return [*clusters[:end], "…"]
