"""Legal moves as a collection: iterate, test membership, or walk it step by step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Generic, Never, Protocol, TypeVar, runtime_checkable


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """A move of a game. `steps` is its canonical notation, split into the taps that enter it."""

    @property
    def steps(self) -> tuple[str, ...]:
        """The taps, in order; joined by spaces unless `__str__` says otherwise."""
        raise NotImplementedError

    @property
    def plain(self) -> str:
        """How people may type it where it is legal: its notation without the obvious parts.

        Code that reads typed moves understands this; `Game.parse` needn't.
        """
        return str(self)

    def __str__(self) -> str:
        return " ".join(self.steps)


M_co = TypeVar("M_co", bound=Move, covariant=True)


@dataclass(frozen=True, kw_only=True)
class Fork(Generic[M_co]):
    """What may follow some steps: the move that ends here, and the possible next steps."""

    move: M_co | None = None
    steps: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return self.move is not None or bool(self.steps)


@runtime_checkable
class Moves(Protocol[M_co]):
    """The legal moves of one seat: `in` checks a move, `after` gives the next taps of one.

    A game with too many moves to list computes both without listing; the others return `Listed`.
    Iteration has a fixed order, and `bool(moves)` never lists them all. If several moves have the
    same effect, iteration yields one of them; `in` and `after` accept the others too.
    """

    def __contains__(self, move: object, /) -> bool: ...
    def __iter__(self) -> Iterator[M_co]: ...
    def __bool__(self) -> bool: ...
    def after(self, path: tuple[str, ...]) -> Fork[M_co]:
        """What may follow `path`; an empty fork if no legal move begins with it.

        Every move is reached by its own steps. A fork may end early where the rest is forced, and a
        collection may offer other ways to the same move.
        """


class Listed(tuple[M_co, ...]):
    """Moves few enough to list."""

    __slots__ = ()

    def __bool__(self) -> bool:
        return len(self) > 0

    def after(self, path: tuple[str, ...]) -> Fork[M_co]:
        """What may follow `path`, in the order the moves were listed."""
        depth = len(path)
        begun = [move for move in self if move.steps[:depth] == path]
        ended = next((move for move in begun if len(move.steps) == depth), None)
        onward = dict.fromkeys(move.steps[depth] for move in begun if len(move.steps) > depth)
        return Fork(move=ended, steps=tuple(onward))


NO_MOVES: Final = Listed[Never]()
