"""The rules of En Garde in pictures: a small view for each. Words: `en_garde-rules-<key>`."""

from __future__ import annotations

from typing import Final

from engines.core.seat import Pair, Seat
from engines.en_garde.terms import (
    ActionKind,
    Attack,
    Hand,
    LastAction,
    Phase,
    RoundEnd,
    Use,
    Variant,
)
from engines.en_garde.views import EnGardeView, FinishedRound, Scene
from renderers.lesson import Lesson

_HANDS: Final[Pair[Hand]] = Pair(one=(1, 2, 4, 4, 5), two=(1, 3, 3, 4, 5))


def _scene(
    squares: tuple[int, int],
    last: LastAction | None,
    *,
    deck: int = 9,
    scores: tuple[int, int] = (0, 0),
    top: Hand = (),
) -> Scene:
    return Scene(
        squares=Pair(one=squares[0], two=squares[1]),
        hand_sizes=Pair(one=5, two=5),
        deck_size=deck,
        discards=last.cards if last and last.cards else top,
        last=last,
        scores=Pair(one=scores[0], two=scores[1]),
    )


def _view(
    now: Scene,
    *,
    to_act: Seat | None = Seat.TWO,
    phase: Phase = Phase.TURN,
    attack: Attack | None = None,
    last_round: FinishedRound | None = None,
    uses: tuple[tuple[int, tuple[Use, ...]], ...] | None = None,
) -> EnGardeView:
    """A table in the middle of its first round; private to the first seat if `uses` are given."""
    return EnGardeView(
        onlooker=None if uses is None else Seat.ONE,
        variant=Variant.ADVANCED,
        touches=5,
        round=1,
        starter=Seat.ONE,
        phase=phase,
        to_act=to_act,
        attack=attack,
        scene=now,
        last_round=last_round,
        results=(),
        hand=() if uses is None else _HANDS.one,
        uses=uses or (),
    )


def _move() -> EnGardeView:
    last = LastAction(kind=ActionKind.ADVANCE, seat=Seat.TWO, origin=20, square=17, cards=(3,))
    both_ways = (Use.FORWARD, Use.BACK)
    uses = tuple((value, both_ways) for value in sorted(set(_HANDS.one)))
    return _view(_scene((8, 17), last), to_act=Seat.ONE, uses=uses)


def _attack(origin: int) -> EnGardeView:
    cards = (9 - origin, 4, 4) if origin < 9 else (4, 4)
    last = LastAction(kind=ActionKind.ATTACK, seat=Seat.ONE, origin=origin, square=9, cards=cards)
    attack = Attack(value=4, count=2, advance=9 - origin)
    return _view(_scene((9, 13), last, deck=6), phase=Phase.DEFEND, attack=attack)


def _parry() -> EnGardeView:
    last = LastAction(kind=ActionKind.PARRY, seat=Seat.TWO, origin=13, square=13, cards=(4, 4))
    return _view(_scene((9, 13), last, deck=6))


def _fall_back() -> EnGardeView:
    last = LastAction(kind=ActionKind.RETREAT, seat=Seat.TWO, origin=13, square=16, cards=(3,))
    return _view(_scene((9, 16), last, deck=5), to_act=Seat.ONE)


def _last_card() -> EnGardeView:
    last = LastAction(kind=ActionKind.ADVANCE, seat=Seat.ONE, origin=7, square=9, cards=(2,))
    return _view(_scene((9, 13), last, deck=0), phase=Phase.LAST)


def _comparison() -> EnGardeView:
    declined = LastAction(kind=ActionKind.PASS, seat=Seat.TWO, origin=13, square=13)
    ended = _scene((9, 13), declined, deck=0, scores=(1, 0), top=(2,))
    last_round = FinishedRound(scene=ended, end=RoundEnd.CARDS, winner=Seat.ONE, hands=_HANDS)
    opening = _scene((1, 23), None, deck=15, scores=(1, 0))
    return _view(opening, last_round=last_round)


def _match() -> EnGardeView:
    last = LastAction(kind=ActionKind.ATTACK, seat=Seat.ONE, origin=10, square=10, cards=(3,))
    ended = _scene((10, 13), last, deck=2, scores=(5, 3))
    last_round = FinishedRound(scene=ended, end=RoundEnd.TOUCH, winner=Seat.ONE, hands=_HANDS)
    return _view(ended, to_act=None, phase=Phase.OVER, last_round=last_round)


LESSONS: Final = (
    Lesson("move", _move()),
    Lesson("attack", _attack(9)),
    Lesson("parry", _parry()),
    Lesson("indirect", _attack(6)),
    Lesson("fall_back", _fall_back()),
    Lesson("last_card", _last_card()),
    Lesson("comparison", _comparison()),
    Lesson("match", _match()),
)
