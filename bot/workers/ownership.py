"""Whether the notices that a worker holds are still its own, as far as it can know.

Others take over from a worker that has not been heard of. A process that was suspended, or that
could not reach the store, has to ask what is left to it before it goes on.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager


class DoubtError(Exception):
    """What this worker holds may be another's by now; soon it is known."""


class Ownership:
    """Whether what a worker has taken is still its own; not in doubt before its first beat.

    Two clocks measure it: one goes on while the machine sleeps, the other never jumps.
    """

    def __init__(self, *, lapse: float) -> None:
        self._lapse = lapse
        self._renewed: tuple[float, float] | None = None
        self._doubts = 0
        self._settled = 0

    @property
    def is_in_doubt(self) -> bool:
        """Whether the store is to be asked what is ours."""
        return self._settled < self._doubts

    def doubt(self) -> None:
        """The store may have given something to this worker, or to another, without its knowing."""
        self._doubts += 1

    @contextmanager
    def settling(self) -> Iterator[None]:
        """While the store is asked what is ours; doubts that come up meanwhile stay."""
        doubts = self._doubts
        yield
        self._settled = doubts

    @contextmanager
    def renewing(self) -> Iterator[None]:
        """While the store is told that this worker lives; it counts from before."""
        before = _clocks()
        yield
        self._renewed = before

    def check(self) -> None:
        """Raise DoubtError if another may have what this worker holds."""
        passed = zip(_clocks(), self._renewed or _clocks(), strict=True)
        if self.is_in_doubt or any(now - then >= self._lapse for now, then in passed):
            raise DoubtError


def _clocks() -> tuple[float, float]:
    return time.monotonic(), time.time()
