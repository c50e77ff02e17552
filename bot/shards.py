"""Shards of Discord, some of which a process is connected for: `0-3/16` is four of sixteen."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Self

_FORM: Final = re.compile(r"(\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)/(\d+)", re.ASCII)
_EXAMPLE: Final = "the first four of sixteen shards are written 0-3/16"
_MOST: Final = 10_000


@dataclass(frozen=True, slots=True)
class Shards:
    """Which shards a process is connected for, of how many."""

    ids: tuple[int, ...]
    count: int

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `0-3/16` or `0,2,8-11/16`. Raises ValueError in one sentence."""
        found = _FORM.fullmatch(text.replace(" ", ""))
        if found is None:
            raise ValueError(f"{text!r} names no shards; {_EXAMPLE}")
        count = int(found[2])
        if not 1 <= count <= _MOST:
            raise ValueError(f"there are 1 to {_MOST:,} shards, not {count}")
        ids: list[int] = []
        for part in found[1].split(","):
            first, _, last = part.partition("-")
            if not int(first) <= int(last or first) < count:
                raise ValueError(
                    f"{part!r} isn't among {count} shards, which are 0 to {count - 1}; {_EXAMPLE}"
                )
            ids += range(int(first), int(last or first) + 1)
        if len(set(ids)) < len(ids):
            raise ValueError(f"{text!r} names a shard twice; {_EXAMPLE}")
        return cls(tuple(ids), count)

    @property
    def has_first(self) -> bool:
        """Whether the first shard is among them, which does what is to be done once."""
        return 0 in self.ids
