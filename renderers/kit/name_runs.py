"""A name cut into runs of one font and one direction, in the order in which they stand."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from renderers.kit.fonts import Face
from renderers.kit.name_clusters import can_write, faces_for_names

_RIGHT_TO_LEFT: Final = ("R", "AL")
_STRONG: Final = ("L", *_RIGHT_TO_LEFT)
_NUMBERS: Final = ("EN", "AN")


class Run(NamedTuple):
    """A part of a name that is drawn with one font."""

    text: str
    face: Face
    is_rtl: bool

    @property
    def direction(self) -> str | None:
        """As Pillow wants it said; None where its plain layout will do."""
        return "rtl" if self.is_rtl else None


def runs_of(clusters: Sequence[str]) -> list[Run]:
    """The runs of a name, from left to right."""
    levels = _levels(clusters)
    faces = map(_face_in_line, clusters, _faces(clusters), levels)
    pairs = zip(clusters, faces, levels, strict=True)
    runs = [
        (level, Run("".join(cluster for cluster, _, _ in group), face, bool(level % 2)))
        for (face, level), group in groupby(pairs, key=lambda pair: pair[1:])
    ]
    return _in_visual_order(runs)


def _faces(clusters: Sequence[str]) -> list[Face]:
    # The font of each: as few fonts as possible, from the left.
    faces: list[Face] = []
    while len(faces) < len(clusters):
        reach = {face: _reach(face, clusters[len(faces) :]) for face in faces_for_names()}
        face = max(reach, key=lambda face: reach[face])  # the first of those that reach as far
        faces += [face] * max(1, reach[face])
    return faces


def _reach(face: Face, clusters: Sequence[str]) -> int:
    # How many clusters the face can write before one that it can't.
    cannot = (n for n, cluster in enumerate(clusters) if not can_write(face, cluster))
    return next(cannot, len(clusters))


def _face_in_line(cluster: str, face: Face, level: int) -> Face:
    # The font of digits and brackets, which two fonts have: alike wherever they are in a name.
    if not cluster.isascii() or face not in (Face.TITLE, Face.OTHER_SCRIPTS):
        return face
    is_rtl = level == 1 and can_write(Face.OTHER_SCRIPTS, cluster)
    return Face.OTHER_SCRIPTS if is_rtl else Face.TITLE


def _levels(clusters: Sequence[str]) -> list[int]:
    # The depth to which each is nested in text of the other direction; odd: from right to left. The
    # Unicode Bidirectional Algorithm (UAX #9) for what names have: no embeddings, brackets by what
    # is next to the first of a pair, and numbers without signs.
    classes = [unicodedata.bidirectional(cluster[0]) for cluster in clusters]
    base = int(next((c for c in classes if c in _STRONG), "L") in _RIGHT_TO_LEFT)
    directions = _resolved(clusters, _directions(classes, base), base)
    return [
        1 if direction and bidi_class not in _NUMBERS else 2 * (direction or base)
        for direction, bidi_class in zip(directions, classes, strict=True)
    ]


def _directions(classes: Sequence[str], base: int) -> list[int | None]:
    # 1 from right to left, 0 from left to right, None either; a number goes with what precedes.
    directions: list[int | None] = []
    strong = base
    for bidi_class in classes:
        if bidi_class in _STRONG:
            strong = int(bidi_class in _RIGHT_TO_LEFT)
        directions.append(strong if bidi_class in (*_STRONG, *_NUMBERS) else None)
    return directions


def _resolved(clusters: Sequence[str], directions: list[int | None], base: int) -> list[int]:
    # The directions with those of signs and spaces: what is on both sides of them, or `base`.
    resolved: list[int] = []
    brackets: list[int] = []  # directions of those that are open
    for n, direction in enumerate(directions):
        if direction is None:
            before = _nearest(reversed(directions[:n]), base)
            after = _nearest(directions[n:], base)
            direction = before if before == after else base
            category = unicodedata.category(clusters[n][0])
            if category == "Pe" and brackets:
                direction = brackets.pop()
            if category == "Ps":
                brackets.append(direction)
            if category in ("Ps", "Pe"):
                directions[n] = direction
        resolved.append(direction)
    return resolved


def _nearest(directions: Iterable[int | None], base: int) -> int:
    return next((direction for direction in directions if direction is not None), base)


def _in_visual_order(runs: list[tuple[int, Run]]) -> list[Run]:
    for least in (2, 1):
        turned: list[tuple[int, Run]] = []
        for is_nested, group in groupby(runs, key=lambda pair: pair[0] >= least):
            together = list(group)
            turned += reversed(together) if is_nested else together
        runs = turned
    return [run for _, run in runs]
