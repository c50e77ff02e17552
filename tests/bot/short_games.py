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

AUDATIA_ANSWER: Final = ("skills", "no")
"""What the challenged answers in advance: the hall passes for them."""

AUDATIA: Final = (
    (1, "Keep all"),
    (2, "Taunt", "Eye of the Lynx", "Deny"),  # to be changed
    (2, "Celeritas"),
    (1, "Fortitudo"),
    (2, "No salute"),
    (1, "Longa"),
    (2, "Fenestra Destra"),
    (1, "Attack P"),
    (2, "Parry MF ◖"),
    (1, "Enter boldly", "Inside", "Pass"),  # a chain
    (2, "Turn and Pommel Strike"),
    (1, "Cover and Pommel Strike"),
)
"""The challenger is 1 and wins with the perfect counter, whatever is drawn. After both guards are
shown Salle passes for the challenged."""

AUDATIA_GUARDED: Final = 7
"""So many of these decisions come before the hall's."""
