"""Moments of En Garde to be told: an opening, near one another, an attack, an end."""

from dataclasses import replace

from engines.core.seat import Pair, Seat
from engines.en_garde.terms import ActionKind, Attack, LastAction, Phase, RoundEnd, Use, Variant
from engines.en_garde.views import EnGardeView, FinishedRound, Scene

OPENING = Scene(
    squares=Pair(one=1, two=23),
    hand_sizes=Pair(one=5, two=5),
    deck_size=15,
    discards=(),
    last=None,
    scores=Pair(one=0, two=0),
)
VIEW = EnGardeView(
    onlooker=Seat.ONE,
    variant=Variant.STANDARD,
    touches=5,
    round=1,
    starter=Seat.ONE,
    phase=Phase.TURN,
    to_act=Seat.ONE,
    attack=None,
    scene=OPENING,
    last_round=None,
    results=(),
    hand=(2, 4, 4, 5, 5),
    uses=((2, (Use.FORWARD,)), (4, (Use.FORWARD,)), (5, (Use.FORWARD,))),
)


def at(one: int, two: int, last: LastAction | None = None, **more: object) -> Scene:
    discards = last.cards if last else (2,)
    return replace(OPENING, squares=Pair(one=one, two=two), last=last, discards=discards, **more)


MOVED = LastAction(kind=ActionKind.ADVANCE, seat=Seat.TWO, origin=14, square=9, cards=(5,))
NEAR = replace(
    VIEW,
    scene=at(5, 9, MOVED, deck_size=11),
    uses=((2, (Use.FORWARD, Use.BACK)), (4, (Use.BACK, Use.TOUCH)), (5, ())),
)

LUNGE = LastAction(kind=ActionKind.ATTACK, seat=Seat.TWO, origin=12, square=9, cards=(3, 4, 4))
ATTACKED = replace(
    VIEW,
    variant=Variant.ADVANCED,
    phase=Phase.DEFEND,
    attack=Attack(value=4, count=2, advance=3),
    scene=at(5, 9, LUNGE, deck_size=8),
    uses=((2, (Use.BACK,)), (4, (Use.BACK, Use.PARRY)), (5, ())),
)

TOUCH = LastAction(kind=ActionKind.ATTACK, seat=Seat.ONE, origin=5, square=5, cards=(4, 4))
WON = replace(
    VIEW,
    phase=Phase.OVER,
    to_act=None,
    round=8,
    scene=at(5, 9, TOUCH, scores=Pair(one=5, two=3)),
    last_round=FinishedRound(
        scene=at(5, 9, TOUCH, scores=Pair(one=5, two=3)),
        end=RoundEnd.TOUCH,
        winner=Seat.ONE,
        hands=Pair(one=(1, 2, 3, 5, 5), two=(1, 1, 2, 3, 4)),
    ),
    results=(Seat.ONE, Seat.TWO) * 3 + (Seat.ONE, Seat.ONE),
    uses=(),
)
