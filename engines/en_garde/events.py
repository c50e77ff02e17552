"""What happens in a round of En Garde, each fact with its audience. Words are in the locales.

Squares and distances are after the fact. Cards are values from 1 to 5.
"""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.game import Event, SeatEvent
from engines.core.seat import Seat
from engines.en_garde.terms import Hand, RoundEnd


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Event):
    """Round `number` begins; `seat` acts first. The deck holds `deck` cards."""

    number: int
    seat: Seat
    deck: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(SeatEvent):
    """`seat` was dealt `hand`: told to `seat` alone."""

    hand: Hand


@dataclass(frozen=True, slots=True, kw_only=True)
class _StepEvent(SeatEvent):
    value: int
    square: int
    distance: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Advanced(_StepEvent):
    """`seat` went `value` squares forward, to `square`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Retreated(_StepEvent):
    """`seat` went `value` squares back, to `square`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FellBack(_StepEvent):
    """`seat` fell back `value` squares from an indirect attack, to `square`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Attacked(SeatEvent):
    """`seat` attacks with `count` cards of `value`."""

    value: int
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackedIndirectly(SeatEvent):
    """`seat` went `advance` squares forward, to `square`, and attacks with `count` x `value`."""

    advance: int
    square: int
    value: int
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Parried(SeatEvent):
    """`seat` parried with `count` cards of `value`."""

    value: int
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(SeatEvent):
    """`seat` made no last attack."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew(SeatEvent):
    """`seat` drew `cards`, and holds `hand` now: told to `seat` alone."""

    cards: tuple[int, ...]
    hand: Hand


@dataclass(frozen=True, slots=True, kw_only=True)
class DrewUnseen(SeatEvent):
    """`seat` drew `count` cards; `deck` are left: told to everybody else."""

    count: int
    deck: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LastCard(SeatEvent):
    """The deck is out; `seat` may make a last attack, or must answer one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Touched(SeatEvent):
    """`seat` touched with `count` x `value`, perhaps after a step of `advance`: told in place of
    the attack, which nobody could answer, and of its refill."""

    advance: int
    value: int
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CouldNotAnswer(SeatEvent):
    """Told to `seat` alone: why the touch counted, with the hand they held."""

    hand: Hand


@dataclass(frozen=True, slots=True, kw_only=True)
class Stuck(SeatEvent):
    """`seat` had no legal action and loses the round."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandsCompared(Event):
    """The deck ran out: both hands are opened, and cards equal to `distance` counted."""

    one_hand: Hand
    two_hand: Hand
    distance: int
    one_count: int
    two_count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AdvanceCompared(Event):
    """The deck ran out: how far each has advanced from their start."""

    one_advance: int
    two_advance: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundWon(SeatEvent):
    """`seat` wins the round, and not yet the match; the score afterwards."""

    end: RoundEnd
    one_score: int
    two_score: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundDrawn(Event):
    """Nobody scores."""

    one_score: int
    two_score: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchWon(SeatEvent):
    """`seat` wins the last round, and with it the match."""

    end: RoundEnd
    one_score: int
    two_score: int
