"""The base classes of states and views: plain frozen dataclasses, never stored."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from engines.core.card_counts import DeckCount
from engines.core.seat import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """All of a game's position, hidden things included. Never shown, sent or drawn: see `View`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnState(State):
    """A state in which one seat acts, or (None) nobody, or both at once."""

    to_act: Seat | None = None

    @property
    def actor(self) -> Seat:
        """The seat to act. Raises ValueError: there is none, or not one alone."""
        if self.to_act is None:
            raise ValueError("no seat acts alone")
        return self.to_act


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one onlooker may know, built field by field from a `State`; never a copy with gaps.

    `onlooker` is None for a spectator, such as a public chat. `has_secrets` is False in games that
    hide nothing from anybody.
    """

    game: ClassVar[str]
    has_secrets: ClassVar[bool] = True
    onlooker: Seat | None

    @property
    def decided(self) -> Hashable:
        """What is decided so far: pieces lost, rounds won. A film lingers where that changes."""
        return ()

    @property
    def deck_counts(self) -> tuple[DeckCount, ...]:
        """In games of cards (`counts_cards`): which are out, and which can still come.

        It is made only from this view, so it tells onlookers what they could have counted.
        """
        return ()

    def from_memory(self) -> Self:
        """The same view without what its onlooker has seen and would have to remember.

        So it is shown in a match that is played from memory. What lies on the table stays.
        """
        return self

    def with_missed(self, earlier: Sequence[Self]) -> Self:
        """The same view, marked with what happened on the way to it.

        `earlier` are the onlooker's own views after what they have missed, except the last, in
        order. A game whose moves leave no trace on its board returns the view as it is.
        """
        return self
