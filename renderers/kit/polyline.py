"""A line through points, and places along it."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate, pairwise

from renderers.kit.geometry import Point, Points, mix
from renderers.kit.motion import eased


class Polyline:
    """A line through points; a place on it is given by its distance from the start (px)."""

    def __init__(self, points: Points) -> None:
        self._points = points
        steps = (math.dist(a, b) for a, b in pairwise(points))
        self._distances = list(accumulate(steps, initial=0.0))
        self.length = self._distances[-1]

    def at(self, distance: float) -> Point:
        """The point at a distance from the start."""
        n = min(max(1, bisect_left(self._distances, distance)), len(self._distances) - 1)
        before, after = self._distances[n - 1], self._distances[n]
        return mix(self._points[n - 1], self._points[n], (distance - before) / (after - before))

    def glide(self, steps: int) -> Iterator[Point]:
        """So many places from the start on, as something moves that sets out and comes to rest.

        The end is not among them: whatever is there afterwards shows it.
        """
        return (self.at(self.length * eased(step / steps)) for step in range(steps))
