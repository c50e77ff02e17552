"""What stands in the way of a move that was refused, as marks on what its mover sees.

They are made from a view, so they can't tell anything of what is hidden from its onlooker.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import pairwise
from typing import Any, Final, Protocol, TypeVar

from engines.core.game import AnyGame, RuleError
from engines.core.moves import Move, Moves
from engines.core.values import View

V_contra = TypeVar("V_contra", bound=View, contravariant=True)
M_contra = TypeVar("M_contra", bound=Move, contravariant=True)


class Role(StrEnum):
    """What a marked place is to the move that was refused."""

    FROM = "from"  # what would have moved, or been played
    TO = "to"  # where the move would have led
    BLOCKED = "blocked"  # this is in the way, or forbids it
    EMPTY = "empty"  # there is nothing where the move needs something
    MUST = "must"  # this is what has to be done, or would be right


@dataclass(frozen=True, slots=True)
class Mark:
    """A place and its role.

    A place is a square by its name in the game's pictures; a card as `card:` and its code; or
    something else that the game's pictures show, by a name of its own with a colon. Two places
    with `..` between them are all that lies from one to the other, with `|` the border of two.
    """

    place: str
    role: Role


@dataclass(frozen=True, slots=True, kw_only=True)
class Obstacles:
    """What a picture of a refused move marks, and the way that it would have taken.

    `entered` are the first steps of the move that are right: the marks are about the view after
    them (`Game.preview_view`).
    """

    marks: tuple[Mark, ...] = ()
    way: tuple[str, ...] = ()  # places in their order, the first where it begins
    entered: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.marks)


NOTHING: Final = Obstacles()


class MarksObstacles(Protocol[V_contra, M_contra]):
    """What a game may offer as `obstacles`: marks for each of its refusals, where any help."""

    def __call__(self, view: V_contra, move: M_contra | None, rule: RuleError) -> Obstacles:
        """What stands in the way of `move`, which breaks `rule`.

        `view` is that of the mover, to whom the decision was put, with those first steps of the
        move entered that are right. Without a move, `rule` says that its text is none; what it
        names may be marked all the same.
        """


def find_obstacles(game: AnyGame, view: View, move: Move | None, rule: RuleError) -> Obstacles:
    """What stands in the way of a refused move; nothing where no mark would help.

    Nothing that `view` doesn't show has a part in it.
    """
    mark: MarksObstacles[Any, Any] | None = getattr(game, "obstacles", None)
    if mark is None:
        return NOTHING
    entered = _entered(game.possible_moves(view), move.steps) if move else ()
    here = game.preview_view(view, entered) if entered else view
    found = mark(here, move, rule)
    return replace(found, entered=entered) if found else NOTHING


def _entered(moves: Moves[Any], steps: Sequence[str]) -> tuple[str, ...]:
    # As many as go on: what ends a move is not the beginning of this one.
    most = 0
    while most < len(steps) - 1 and moves.after(tuple(steps[: most + 1])).steps:
        most += 1
    return tuple(steps[:most])


def marked(**roles: str | Sequence[str]) -> tuple[Mark, ...]:
    """Marks by their roles, in which no place is marked twice: `marked(blocked="c3", from_="a1")`.

    "" is no place.
    """
    found: dict[str, Role] = {}
    for role, places in roles.items():
        for place in (places,) if isinstance(places, str) else places:
            if place:
                found.setdefault(place, Role(role.rstrip("_")))
    return tuple(Mark(place, role) for place, role in found.items())


def named_in(text: str, squares: Mapping[str, str]) -> Obstacles:
    """The squares that a text names: from the first to the last, whatever it means.

    `squares` are places, by two small letters or figures that people write for each.
    """
    words = "".join(letter if letter.isalnum() else " " for letter in text.lower()).split()
    names = [squares[name] for word in words for name in _names_in(word, squares)]
    way = tuple(name for name, other in pairwise([*names, ""]) if name != other)
    if len(way) < 2:
        return Obstacles(marks=marked(to=way))
    return Obstacles(marks=marked(from_=way[0], to=way[-1]), way=way)


# `b2b3` and `mb2b3` name two squares.
def _names_in(word: str, squares: Mapping[str, str]) -> Iterator[str]:
    while word:
        is_name = word[:2] in squares and not word[2:3].isdigit()
        if is_name:
            yield word[:2]
        word = word[2 if is_name else 1 :]
