"""The rules of En Garde: a view for each paragraph. Words: `en_garde-rules-<key>`.

Anna fences from the left, Bea from the right.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.core.seat import Pair, Seat, both
from engines.en_garde.terms import (
    START,
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
from renderers.lesson import Chapter, Lesson

_BOTH_WAYS: Final = (Use.FORWARD, Use.BACK)


def _scene(
    last: LastAction,
    *,
    rival: int,
    deck: int,
    sizes: tuple[int, int] = (5, 5),
    scores: tuple[int, int] = (0, 0),
    top: Hand = (),
) -> Scene:
    return Scene(
        squares=both(rival).put(last.seat, last.square),
        hand_sizes=Pair(one=sizes[0], two=sizes[1]),
        deck_size=deck,
        discards=last.cards or top,
        last=last,
        scores=Pair(one=scores[0], two=scores[1]),
    )


def _did(
    seat: Seat, kind: ActionKind, origin: int, cards: Hand = (), square: int | None = None
) -> LastAction:
    end = origin if square is None else square
    return LastAction(kind=kind, seat=seat, origin=origin, square=end, cards=cards)


_OPENING: Final = Scene(
    squares=START, hand_sizes=both(5), deck_size=15, discards=(), last=None, scores=both(0)
)
_VIEW: Final = EnGardeView(
    onlooker=None,
    variant=Variant.STANDARD,
    touches=5,
    round=1,
    starter=Seat.ONE,
    phase=Phase.TURN,
    to_act=Seat.TWO,
    attack=None,
    scene=_OPENING,
    last_round=None,
    results=(),
    hand=(),
    uses=(),
)


def _ended(
    scene: Scene, end: RoundEnd, winner: Seat, hands: Pair[Hand] | None = None
) -> EnGardeView:
    last_round = FinishedRound(scene=scene, end=end, winner=winner, hands=hands)
    return replace(_VIEW, scene=replace(_OPENING, scores=scene.scores), last_round=last_round)


_ABOUT: Final = replace(
    _VIEW,
    to_act=Seat.ONE,
    scene=_scene(_did(Seat.TWO, ActionKind.ADVANCE, 19, (5,), 14), rival=9, deck=8),
)
_ATTACK: Final = replace(
    _VIEW,
    phase=Phase.DEFEND,
    scene=_scene(_did(Seat.ONE, ActionKind.ATTACK, 9, (4, 4)), rival=13, deck=6),
    attack=Attack(value=4, count=2),
)
_PARRY: Final = replace(
    _VIEW,
    scene=_scene(_did(Seat.TWO, ActionKind.PARRY, 13, (4, 4)), rival=9, deck=6, sizes=(5, 3)),
)
_INDIRECT: Final = replace(
    _ATTACK,
    variant=Variant.ADVANCED,
    scene=_scene(_did(Seat.ONE, ActionKind.ATTACK, 6, (3, 4, 4), 9), rival=13, deck=6),
    attack=Attack(value=4, count=2, advance=3),
)
_LAST_TOUCH: Final = _scene(
    _did(Seat.ONE, ActionKind.ATTACK, 10, (3,)), rival=13, deck=1, scores=(5, 3)
)
_LAST_HANDS: Final[Pair[Hand]] = Pair(one=(1, 2, 3, 4, 5), two=(1, 1, 2, 4, 4))

LESSONS: Final = (
    Lesson("about", _ABOUT, Chapter.ABOUT),
    Lesson(
        "move",
        replace(
            _VIEW,
            onlooker=Seat.ONE,
            to_act=Seat.ONE,
            scene=_scene(_did(Seat.TWO, ActionKind.ADVANCE, 20, (3,), 17), rival=8, deck=8),
            hand=(1, 2, 4, 4, 5),
            uses=tuple((value, _BOTH_WAYS) for value in (1, 2, 4, 5)),
        ),
        Chapter.TURN,
    ),
    Lesson("attack", _ATTACK, Chapter.TURN),
    Lesson("parry", _PARRY, Chapter.TURN),
    Lesson(
        "riposte",
        replace(
            _PARRY,
            onlooker=Seat.TWO,
            hand=(1, 3, 5),
            uses=((1, _BOTH_WAYS), (3, _BOTH_WAYS), (5, (Use.BACK,))),
        ),
        Chapter.EXAMPLES,
    ),
    Lesson(
        "three",
        _ended(
            _scene(
                _did(Seat.ONE, ActionKind.ATTACK, 9, (4, 4, 4)), rival=13, deck=5, scores=(1, 0)
            ),
            RoundEnd.TOUCH,
            Seat.ONE,
        ),
        Chapter.EXAMPLES,
    ),
    Lesson("indirect", _INDIRECT, Chapter.EXAMPLES),
    Lesson(
        "fall_back",
        replace(
            _ABOUT,
            variant=Variant.ADVANCED,
            scene=_scene(_did(Seat.TWO, ActionKind.RETREAT, 13, (3,), 16), rival=9, deck=5),
        ),
        Chapter.EXAMPLES,
    ),
    Lesson(
        "last_card",
        replace(
            _VIEW,
            phase=Phase.LAST,
            scene=_scene(_did(Seat.ONE, ActionKind.ADVANCE, 7, (2,), 9), rival=13, deck=0),
        ),
        Chapter.EXAMPLES,
    ),
    Lesson(
        "last_answer",
        replace(
            _VIEW,
            onlooker=Seat.TWO,
            phase=Phase.LAST_DEFEND,
            scene=_scene(_did(Seat.ONE, ActionKind.ATTACK, 9, (4,)), rival=13, deck=0),
            attack=Attack(value=4, count=1),
            hand=(1, 3, 4, 4, 5),
            uses=((1, ()), (3, ()), (4, (Use.PARRY,)), (5, ())),
        ),
        Chapter.EXAMPLES,
    ),
    Lesson(
        "comparison",
        _ended(
            _scene(_did(Seat.TWO, ActionKind.PASS, 13), rival=9, deck=0, scores=(1, 0), top=(2,)),
            RoundEnd.CARDS,
            Seat.ONE,
            Pair(one=(1, 2, 4, 4, 5), two=(1, 3, 3, 4, 5)),
        ),
        Chapter.EXAMPLES,
    ),
    Lesson(
        "advance",
        _ended(
            _scene(_did(Seat.TWO, ActionKind.PASS, 15), rival=10, deck=0, scores=(1, 0), top=(2,)),
            RoundEnd.ADVANCE,
            Seat.ONE,
            Pair(one=(1, 1, 3, 4, 5), two=(1, 2, 3, 3, 5)),
        ),
        Chapter.EXAMPLES,
    ),
    Lesson(
        "stuck",
        _ended(
            _scene(
                _did(Seat.TWO, ActionKind.PARRY, 23, (3, 3)),
                rival=20,
                deck=2,
                sizes=(5, 3),
                scores=(1, 0),
            ),
            RoundEnd.STUCK,
            Seat.ONE,
        ),
        Chapter.FINE_POINTS,
    ),
    Lesson(
        "equal_values",
        replace(
            _INDIRECT,
            scene=_scene(_did(Seat.ONE, ActionKind.ATTACK, 7, (3, 3), 10), rival=13, deck=3),
            attack=Attack(value=3, count=1, advance=3),
        ),
        Chapter.FINE_POINTS,
    ),
    Lesson(
        "basic",
        _ended(
            _scene(_did(Seat.TWO, ActionKind.ATTACK, 15, (5,)), rival=10, deck=3, scores=(0, 1)),
            RoundEnd.TOUCH,
            Seat.TWO,
        ),
        Chapter.FINE_POINTS,
    ),
    Lesson(
        "memory",
        replace(
            _ABOUT, scene=_scene(_did(Seat.TWO, ActionKind.RETREAT, 14, (1,), 15), rival=8, deck=3)
        ),
        Chapter.FINE_POINTS,
    ),
    Lesson(
        "match",
        replace(
            _ended(_LAST_TOUCH, RoundEnd.TOUCH, Seat.ONE, _LAST_HANDS),
            phase=Phase.OVER,
            to_act=None,
            scene=_LAST_TOUCH,
        ),
        Chapter.FINE_POINTS,
    ),
)
