"""The two sides of a duel, and a value for each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Generic, TypeVar

T = TypeVar("T")
U = TypeVar("U")


class Seat(StrEnum):
    """The first seat (left, South, White, Challenger) and the second."""

    ONE = "one"
    TWO = "two"

    @property
    def other(self) -> Seat:
        """The seat across the table."""
        return Seat.TWO if self is Seat.ONE else Seat.ONE


@dataclass(frozen=True, kw_only=True)  # no slots: they break Pair[X](...) on 3.11
class Pair(Generic[T]):
    """One value a seat; use it instead of a dict or of `one_x`/`two_x` twins."""

    one: T
    two: T

    def __getitem__(self, seat: Seat) -> T:
        return self.one if seat is Seat.ONE else self.two

    def __iter__(self) -> Iterator[T]:
        yield self.one
        yield self.two

    def put(self, seat: Seat, value: T) -> Pair[T]:
        """The same pair with `seat`'s value replaced."""
        if seat is Seat.ONE:
            return Pair(one=value, two=self.two)
        return Pair(one=self.one, two=value)

    def map(self, change: Callable[[T], U]) -> Pair[U]:
        """The pair of what `change` makes of each value."""
        return Pair(one=change(self.one), two=change(self.two))

    def swap(self) -> Pair[T]:
        """The same two values, seats exchanged."""
        return Pair(one=self.two, two=self.one)


# Who acts, where nobody or one seat alone does.
ALONE: Final[dict[Seat | None, frozenset[Seat]]] = {
    Seat.ONE: frozenset({Seat.ONE}),
    Seat.TWO: frozenset({Seat.TWO}),
    None: frozenset(),
}


def both(value: T) -> Pair[T]:
    """The same value for each seat."""
    return Pair(one=value, two=value)
