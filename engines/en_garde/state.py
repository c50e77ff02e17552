"""The truth about a table of En Garde: what was agreed, the round, and the match around it."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.options import TRUE, Options
from engines.core.seat import Pair, Seat
from engines.core.values import State
from engines.en_garde.terms import HAND, SQUARES, Attack, Hand, LastAction, Phase, Variant
from engines.en_garde.views import Curtain

UNKNOWN = 0
"""A card that a written position leaves open (`?`); no state in play holds one."""

START = Pair(one=1, two=SQUARES)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The options of a match, read once."""

    variant: Variant = Variant.STANDARD
    touches: int = 5
    final_attack: bool = True
    riposte_after_final_parry: bool = False
    cards_after_final_retreat: bool = False

    @staticmethod
    def of(options: Options) -> Rules:
        """The rules that complete options ask for."""
        return Rules(
            variant=Variant(options["variant"]),
            touches=int(options["touches"]),
            final_attack=options["final_attack"] == TRUE,
            riposte_after_final_parry=options["riposte_after_final_parry"] == TRUE,
            cards_after_final_retreat=options["cards_after_final_retreat"] == TRUE,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class EnGardeState(State):
    """One moment of a match. `deck` is in draw order, the next card first; hands are sorted."""

    rules: Rules
    squares: Pair[int] = START
    hands: Pair[Hand]
    deck: tuple[int, ...]
    played: tuple[int, ...] = ()  # this round, in order: the pile, its top last
    to_act: Seat | None
    phase: Phase = Phase.TURN
    attack: Attack | None = None  # to be answered now
    last: LastAction | None = None
    starter: Seat  # who began this round
    scores: Pair[int] = Pair(one=0, two=0)  # noqa: RUF009 - a frozen value
    results: tuple[Seat | None, ...] = ()  # who won each round so far, None for a drawn one
    curtain: Curtain | None = None

    @property
    def distance(self) -> int:
        """Squares between the fencers, 1 to 22."""
        return self.squares.two - self.squares.one

    @property
    def round(self) -> int:
        """The number of this round, from 1; at the end that of the last one."""
        return len(self.results) + (self.phase is not Phase.OVER)

    @property
    def actor(self) -> Seat:
        """The seat to act; only while somebody is."""
        if self.to_act is None:
            raise ValueError("nobody acts: the match is over")
        return self.to_act

    def room(self, seat: Seat) -> int:
        """The squares behind `seat`'s fencer."""
        return self.squares.one - 1 if seat is Seat.ONE else SQUARES - self.squares.two

    def ahead(self, seat: Seat, squares: int) -> int:
        """The square that lies so many before `seat`'s fencer, or behind him if negative."""
        return self.squares.one + squares if seat is Seat.ONE else self.squares.two - squares


def advance_of(squares: Pair[int]) -> Pair[int]:
    """How far each fencer has come from his start."""
    return Pair(one=squares.one - START.one, two=START.two - squares.two)


__all__ = ["HAND", "START", "UNKNOWN", "EnGardeState", "Rules", "advance_of"]
