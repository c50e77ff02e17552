"""The data of SVG's `path` element, all of its commands, as outlines of straight lines."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from renderers.kit.geometry import Point, cubic, quadratic

_COMMAND: Final = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)")
_NUMBER: Final = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_OPERANDS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_ARC_STEP: Final = 15  # degrees


class Subpath(NamedTuple):
    """One outline, and whether it returns to its beginning."""

    points: tuple[Point, ...]
    is_closed: bool = False


def parse_subpaths(data: str) -> list[Subpath]:
    """The outlines of `M6 27 28 5a3 3 0 0 1 2 2z`, curves in short lines.

    Raises:
        ValueError: it isn't a path, or its flags stand together with what follows them.
    """
    pen = _Pen()
    for command, operands in _commands(data):
        pen.follow(command, operands)
    pen.lift()
    return pen.drawn


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    if _COMMAND.sub("", data).strip() or not data.strip():
        raise ValueError(f"not a path: {data!r}")
    for command, rest in _COMMAND.findall(data):
        if _NUMBER.sub("", rest).strip(" ,\t\r\n"):
            raise ValueError(f"not a path: {data!r}")
        numbers = [float(number) for number in _NUMBER.findall(rest)]
        count = _OPERANDS[command.upper()]
        if not count:
            yield command, []
            continue
        if not numbers or len(numbers) % count:
            raise ValueError(f"{command} takes numbers by {count} in {data!r}")
        for start in range(0, len(numbers), count):
            yield command, numbers[start : start + count]
            command = {"M": "L", "m": "l"}.get(command, command)  # further points are lines


@dataclass(slots=True)
class _Pen:
    drawn: list[Subpath] = field(default_factory=list)
    points: list[Point] = field(default_factory=list)
    at: Point = (0.0, 0.0)
    handle: Point = (0.0, 0.0)  # of the last curve, which S and T mirror
    last: str = ""

    def follow(self, command: str, operands: list[float]) -> None:
        kind, start = command.upper(), self.at
        if kind == "Z":
            self._close()
        elif kind == "A":
            *shape, x, y = operands
            self._arc(shape, self._placed(command, [x, y])[0])
        elif kind in "HV":
            other = (0.0 if command.islower() else start[kind == "H"],)
            pair = (*operands, *other) if kind == "H" else (*other, *operands)
            self._go(self._placed(command, pair))
        elif kind == "M":
            self.lift()
            self.at = self._placed(command, operands)[0]
        else:
            self._curve(kind, self._placed(command, operands))
        self.last = kind

    def lift(self) -> None:
        if len(self.points) > 1:
            self.drawn.append(Subpath(tuple(self.points)))
        self.points = []

    def _placed(self, command: str, numbers: list[float] | tuple[float, ...]) -> list[Point]:
        dx, dy = self.at if command.islower() else (0.0, 0.0)
        pairs = zip(numbers[::2], numbers[1::2], strict=True)
        return [(x + dx, y + dy) for x, y in pairs]

    def _go(self, points: list[Point]) -> None:
        self.points = [*(self.points or [self.at]), *points]
        self.at = points[-1]

    def _close(self) -> None:
        if len(self.points) > 1:
            self.drawn.append(Subpath(tuple(self.points), is_closed=True))
            self.at = self.points[0]
        self.points = []

    def _curve(self, kind: str, given: list[Point]) -> None:
        start = self.at
        if kind in "ST":
            family = "CS" if kind == "S" else "QT"
            x, y = self.handle if self.last and self.last in family else start
            given = [(2 * start[0] - x, 2 * start[1] - y), *given]
        *handles, end = given
        if handles:
            self.handle = handles[-1]
        if len(handles) == 2:
            self._go(cubic(start, handles[0], handles[1], end)[1:])
        elif handles:
            self._go(quadratic(start, handles[0], end)[1:])
        else:
            self._go([end])

    def _arc(self, shape: list[float], end: Point) -> None:
        # By the centre of its ellipse, as SVG 2, appendix B.2.4, finds it.
        rx, ry, turn, is_large, is_clockwise = shape
        rx, ry = abs(rx), abs(ry)
        if not rx or not ry or end == self.at:
            self._go([end])
            return
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        dx, dy = (self.at[0] - end[0]) / 2, (self.at[1] - end[1]) / 2
        x, y = (cos * dx + sin * dy) / rx, (cos * dy - sin * dx) / ry
        half = math.hypot(x, y)
        if half > 1:  # it can't reach: as large as it has to be
            rx, ry, x, y, half = rx * half, ry * half, x / half, y / half, 1.0
        aside = math.sqrt(max(0.0, 1 / half**2 - 1))
        if bool(is_large) == bool(is_clockwise):
            aside = -aside
        cx, cy = aside * y, -aside * x
        first, last = math.atan2(y - cy, x - cx), math.atan2(-y - cy, -x - cx)
        swept = (last - first) % math.tau if is_clockwise else -((first - last) % math.tau)
        steps = max(1, math.ceil(abs(math.degrees(swept)) / _ARC_STEP))
        mx, my = (self.at[0] + end[0]) / 2, (self.at[1] + end[1]) / 2
        angles = [first + swept * n / steps for n in range(1, steps)]
        on_ellipse = [(rx * (cx + math.cos(a)), ry * (cy + math.sin(a))) for a in angles]
        arc = [(mx + cos * px - sin * py, my + sin * px + cos * py) for px, py in on_ellipse]
        self._go([*arc, end])
