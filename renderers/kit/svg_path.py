"""Outlines written as paths of SVG: `M 0,0 L 1,0 C 1,.5 .5,1 0,1 Z`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from renderers.kit.geometry import Point, cubic

_WORD: Final = re.compile(r"[MLCZ]|-?[\d.]+,-?[\d.]+")


def parse_svg_path(text: str) -> list[Point]:
    """The points of one outline: M begins, L is a line, C a cubic curve, Z closes (and adds none).

    Raises:
        ValueError: there is something else in it.
    """
    if _WORD.sub("", text).strip():
        raise ValueError(f"not a path: {text!r}")
    points: list[Point] = []
    for command, given in _commands(text):
        match command, given:
            case ("M" | "L", [point]):
                points.append(point)
            case ("C", [b, c, d]) if points:
                points += cubic(points[-1], b, c, d)[1:]
            case ("Z", []):
                pass
            case _:
                raise ValueError(f"{command} can't have {len(given)} points in {text!r}")
    return points


def _commands(text: str) -> Iterator[tuple[str, list[Point]]]:
    for command, rest in re.findall(r"([MLCZ])([^MLCZ]*)", text):
        pairs = (pair.split(",") for pair in rest.split())
        yield command, [(float(x), float(y)) for x, y in pairs]
