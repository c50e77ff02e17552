"""A guided first game: real, against Salle, with a bubble wherever something becomes possible."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

from engines.core.seat import Seat
from engines.core.values import View
from renderers.facts import Facts

V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint:
    """What a bubble tells of one position: the facts that fill it, and what it points at."""

    facts: Facts = field(default_factory=dict)
    square: str = ""  # its name, as `renderers.places` has it
    card: str = ""  # of the onlooker's hand, by its code


def _always(view: View) -> Hint:
    return Hint()


class Bubble(NamedTuple, Generic[V]):
    """One explanation; its words are `<game>-guide-<key>`.

    `when` is asked only where the onlooker is to decide, or, of a bubble `at_end`, where the match
    is over. It gets the onlooker's view, so it can't tell anything hidden. None: it doesn't fit.
    """

    key: str
    when: Callable[[V], Hint | None] = _always
    at_end: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Guide(Generic[V]):
    """One guided game; `<game>-guide-<key>` is its title, and `.about` says what it is.

    `bubbles` stand in the order in which they go before one another. Everything is an ordinary
    match: `opening` are the moves, of both, with which it is taken to where the lesson begins.
    """

    key: str
    bubbles: tuple[Bubble[V], ...]
    level: str = "novice"
    options: Mapping[str, str] = field(default_factory=dict)
    opening: tuple[tuple[Seat, str], ...] = ()
