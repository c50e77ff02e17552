"""Counting move sequences: the field's test that two programs play the same game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True)
class Perft:
    """`nodes[d]` sequences of `d` moves; ended ones by `outcomes`; `extra` as a game defines,
    its tuples by depth as `nodes`.

    `divide` splits the nodes of the last level by first move.
    """

    nodes: tuple[int, ...]
    outcomes: Counter[str] = field(default_factory=Counter)
    extra: dict[str, int | tuple[int, ...]] = field(default_factory=dict)
    divide: dict[str, int] = field(default_factory=dict)
