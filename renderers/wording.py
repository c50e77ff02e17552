"""What passes between renderers and locales: renderers know the keys of words, no language."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from engines.core.seat import Seat


class Say(Protocol):
    """Words in one person's language."""

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """The sentence `key`, filled with `facts`."""


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


# Column and row of a square as the reader sees the board, counted from its upper left corner.
Cell = tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Grid:
    """A board as a keypad: what each square says where there is nothing to choose.

    `faces` are rows from above; steps with a `cell` take its face's place.
    """

    faces: tuple[tuple[str, ...], ...]


class Mark(StrEnum):
    """What makes a move stand out among those of a match."""

    NONE = ""
    TOUCH = "touch"  # it decided a round, or the match
    LOSS = "loss"  # somebody fell


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
    square: str = ""  # where it leads, by its name in `renderers.places`
    card: str = ""  # the `HandCard.code` of the card that it plays
    sign: str = ""  # a symbol of the game's `icon.svg`


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """A move that was made, as a line of the log has it: "forward 2 → 7", and "3"."""

    seat: Seat
    sign: str  # a symbol of the game's `icon.svg`
    words: str  # in the game's notation, with words
    result: str = ""  # what it came to, in a few letters: a distance, who fell
    mark: Mark = Mark.NONE


@dataclass(frozen=True, slots=True, kw_only=True)
class HandCard:
    """A card in the onlooker's hand."""

    code: str  # what `StepWords.card` and the game's `cards.py` call it; equal cards share it
    face: str  # what stands on it, in at most two letters
    name: str  # whole, for the ear
    pips: int = 0  # how often it shows the sign of its value; 0 if it shows none
    is_playable: bool = False  # by the move that the onlooker is asked for


def mirrored(sign: str) -> str:
    """The symbol that points the other way, for a mirrored picture; the same if none does."""
    for end, other in (("-left", "-right"), ("-right", "-left")):
        if sign.endswith(end):
            return sign.removesuffix(end) + other
    return sign
