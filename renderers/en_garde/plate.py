"""Views for the page's entrance: `HERO`, shown large, and `PLATE`, shown small."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.core.seat import Pair, Seat, both
from engines.en_garde.terms import ActionKind, Attack, LastAction, Phase, Variant
from engines.en_garde.views import EnGardeView, Scene

# Four squares apart, two 4s laid: an attack.
HERO: Final = EnGardeView(
    onlooker=None,
    variant=Variant.ADVANCED,
    touches=5,
    round=4,
    starter=Seat.ONE,
    phase=Phase.DEFEND,
    to_act=Seat.TWO,
    attack=Attack(value=4, count=2),
    scene=Scene(
        squares=Pair(one=9, two=13),
        hand_sizes=both(5),
        deck_size=6,
        discards=(4, 4),
        last=LastAction(kind=ActionKind.ATTACK, seat=Seat.ONE, origin=9, square=9, cards=(4, 4)),
        scores=Pair(one=2, two=1),
    ),
    last_round=None,
    results=(Seat.ONE, Seat.TWO, Seat.ONE),
    hand=(),
    uses=(),
)

# Both on guard; the first has just stepped forward.
PLATE: Final = replace(
    HERO,
    phase=Phase.TURN,
    attack=None,
    scene=Scene(
        squares=Pair(one=5, two=12),
        hand_sizes=both(5),
        deck_size=9,
        discards=(2,),
        last=LastAction(kind=ActionKind.ADVANCE, seat=Seat.ONE, origin=3, square=5, cards=(2,)),
        scores=Pair(one=1, two=2),
    ),
    results=(Seat.TWO, Seat.ONE, Seat.TWO),
)
