"""Words that the state, the views and the events of En Garde share."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from engines.core.options import TRUE, Options
from engines.core.seat import Pair, Seat

SQUARES: Final = 23
VALUES: Final = (1, 2, 3, 4, 5)
COPIES: Final = 5
HAND_SIZE: Final = 5  # cards that a hand is refilled to
DECK: Final = tuple(value for value in VALUES for _ in range(COPIES))

# The squares where the fencers begin a round.
START: Final = Pair(one=1, two=SQUARES)

Hand = tuple[int, ...]  # card values, sorted
Counts = tuple[int, ...]  # how many cards of each value, the ones first


class Variant(StrEnum):
    """The three games of the rule book, each one richer than the last."""

    BASIC = "basic"
    STANDARD = "standard"
    ADVANCED = "advanced"


class Phase(StrEnum):
    """What the seat to act is asked for."""

    TURN = "turn"  # a move or an attack
    DEFEND = "defend"  # a parry, or a retreat from an indirect attack
    LAST = "last"  # the deck is out: one last direct attack, or a pass
    LAST_DEFEND = "lastdefend"  # the answer to an attack when the deck is out
    OVER = "over"  # the match has been won


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack:
    """Cards laid against the opponent: `count` cards of `value`, after an `advance` or none."""

    value: int
    count: int
    advance: int = 0

    @property
    def is_indirect(self) -> bool:
        """True for a step forward and a lunge in one turn."""
        return self.advance > 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The options of a match."""

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


class Situation(NamedTuple):
    """All that decides which actions are legal for the fencer to act.

    Of a hand that is not known, `counts` says how many of each value it may hold at most; then
    their sum may be more than `size`.
    """

    variant: Variant
    phase: Phase
    attack: Attack | None  # to be answered now
    counts: Counts
    size: int  # of the hand
    distance: int  # to the opponent, 1 to 22
    room: int  # squares behind the fencer


class ActionKind(StrEnum):
    """A kind of action on the piste."""

    ADVANCE = "advance"
    RETREAT = "retreat"  # a step back, or the falling back from an indirect attack
    ATTACK = "attack"  # laid, not answered yet; `origin` differs from `square` if indirect
    PARRY = "parry"
    PASS = "pass"  # noqa: S105 - no password; the last attack was declined


@dataclass(frozen=True, slots=True, kw_only=True)
class LastAction:
    """Enough of the last action to draw it: everybody saw it."""

    kind: ActionKind
    seat: Seat
    origin: int  # the actor's square before
    square: int  # the actor's square after
    cards: tuple[int, ...] = ()  # played, in the order played; they lie on the discard


class Use(StrEnum):
    """What one card in hand may do now."""

    FORWARD = "forward"
    BACK = "back"  # a step back, or falling back from an indirect attack
    TOUCH = "touch"  # an attack, alone or with others of its value, directly or after a step
    PARRY = "parry"


class RoundEnd(StrEnum):
    """Why a round ended."""

    TOUCH = "touch"  # an attack that was not answered
    STUCK = "stuck"  # no legal action (after a move, or after one's own parry)
    CARDS = "cards"  # deck out: more cards equal to the distance
    ADVANCE = "advance"  # deck out: further from one's start
    DRAWN = "drawn"  # deck out: nothing decides
    BROKEN_OFF = "broken-off"  # the match ended from outside: resigned, timed out, agreed


def advance_of(squares: Pair[int]) -> Pair[int]:
    """How far each fencer has come from their start, which is also the room behind them."""
    return Pair(one=squares.one - START.one, two=START.two - squares.two)


def after_step(squares: Pair[int], seat: Seat, step: int) -> Pair[int]:
    """The squares after `seat`'s fencer has gone `step` forward, or back if it is negative."""
    return squares.put(seat, squares[seat] + (step if seat is Seat.ONE else -step))
