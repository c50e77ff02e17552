"""Time as everybody in the simulation has it: a number in a file that every process maps."""

from __future__ import annotations

import mmap
import struct
from collections.abc import Callable
from pathlib import Path

_SECONDS = struct.Struct("d")


class VirtualClock:
    """The side that sets it."""

    def __init__(self, path: Path, start: float) -> None:
        self.path = path
        path.write_bytes(_SECONDS.pack(start))
        with path.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), _SECONDS.size)

    @property
    def now(self) -> float:
        return _SECONDS.unpack_from(self._shared)[0]

    def turn_to(self, at: float) -> None:
        """It never goes back."""
        assert at >= self.now
        _SECONDS.pack_into(self._shared, 0, at)


def reader(path: Path) -> Callable[[], float]:
    """The side that only looks."""
    with path.open("rb") as file:
        shared = mmap.mmap(file.fileno(), _SECONDS.size, access=mmap.ACCESS_READ)
    return lambda: _SECONDS.unpack_from(shared)[0]
