"""What passes between renderers and locales: renderers know the keys of words, no language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


class Say(Protocol):
    """Words in one person's language."""

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """The sentence `key`, filled with `facts`."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Sentence:
    """A heading and what follows it: "Your move." and "Distance 4: your 4s can attack.".

    `warning` is of a move that costs its own side something: it is never sent unasked.
    """

    lead: str
    rest: str = ""
    warning: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, (self.warning, self.lead, self.rest)))


Cell = tuple[int, int]
"""Column and row of a square as the reader sees the board, counted from its upper left corner."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Grid:
    """A board as a keypad: what each square says where there is nothing to choose.

    `faces` are rows from above; steps with a `cell` take its face's place.
    """

    faces: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class StepWords:
    """One step of a move, as a button says it."""

    group: str  # key of the kind: forward, back, attack…; choices of one kind stand together
    group_label: str  # "Forward"
    label: str  # on the button beside its group: "2", "4 4"
    detail: str  # where that leads: "to 6", "two cards"; may be empty
    alone: str  # the button's words where groups aren't shown: "Forward 2"
    name: str  # whole, for the ear: "Forward 2, to square 7"
    cell: Cell | None = None  # the square it names, on a game that has squares
    face: str = ""  # on that square of a keypad, in at most two characters
    square: str = ""  # its name, as `renderers.places` has it
