"""Two short games in which both players help: act by act, the squares that are tapped."""

from __future__ import annotations

from typing import Final

GYGES: Final = (
    ("a1", "f1", "b1", "e1", "c1", "d1"),
    ("classic",),
    ("a1", "b1", "c2"),
    ("c6", "b6", "b4"),
    ("b1", "Goal"),
)

CANNAE_OPTIONS: Final = "layout=r2"
CANNAE: Final = (
    ("a2", "b3", "a1", "a4"),
    ("g7", "h7", "b8", "f8"),
    ("h2", "g3", "h1", "h7"),
    ("e7", "d7", "h8", "f6"),
    ("b2", "b3", "h7", "f7"),
    ("c7", "b7", "f6", "a1"),
    ("b3", "b4", "f7", "d7"),
    ("b7", "a7", "a8", "c6"),
    ("a4", "a7"),
)
