"""The rules of En Garde: a view for each paragraph. Words: `en_garde-rules-<key>`.

Anna fences from the left, Bea from the right.
"""

from __future__ import annotations

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
_FULL: Final = (5, 5)  # cards in the hands


def _scene(
    last: LastAction,
    *,
    rival: int,
    deck: int,
    sizes: tuple[int, int] = _FULL,
    scores: tuple[int, int] = (0, 0),
    top: Hand = (),
) -> Scene:
    """The piste after an action, the other fencer standing on the square `rival`."""
    return Scene(
        squares=both(rival).put(last.seat, last.square),
        hand_sizes=Pair(one=sizes[0], two=sizes[1]),
        deck_size=deck,
        discards=last.cards or top,
        last=last,
        scores=Pair(one=scores[0], two=scores[1]),
    )


def _view(
    scene: Scene,
    to_act: Seat | None,
    *,
    phase: Phase = Phase.TURN,
    attack: Attack | None = None,
    last_round: FinishedRound | None = None,
    onlooker: Seat | None = None,
    uses: tuple[tuple[int, tuple[Use, ...]], ...] = (),
    hand: Hand = (),
    variant: Variant = Variant.STANDARD,
) -> EnGardeView:
    return EnGardeView(
        onlooker=onlooker,
        variant=variant,
        touches=5,
        round=1,
        starter=Seat.ONE,
        phase=phase,
        to_act=to_act,
        attack=attack,
        scene=scene,
        last_round=last_round,
        results=(),
        hand=hand,
        uses=uses,
    )


def _ended(
    scene: Scene, end: RoundEnd, winner: Seat, hands: Pair[Hand] | None = None
) -> EnGardeView:
    """A round that has just ended; nothing has been played in the next one."""
    opening = Scene(
        squares=START,
        hand_sizes=both(5),
        deck_size=15,
        discards=(),
        last=None,
        scores=scene.scores,
    )
    last_round = FinishedRound(scene=scene, end=end, winner=winner, hands=hands)
    return _view(opening, Seat.TWO, last_round=last_round)


def _did(
    seat: Seat, kind: ActionKind, origin: int, cards: Hand = (), square: int | None = None
) -> LastAction:
    end = origin if square is None else square
    return LastAction(kind=kind, seat=seat, origin=origin, square=end, cards=cards)


def _about() -> EnGardeView:
    scene = _scene(_did(Seat.TWO, ActionKind.ADVANCE, 19, (5,), 14), rival=9, deck=8)
    return _view(scene, Seat.ONE)


def _move() -> EnGardeView:
    scene = _scene(_did(Seat.TWO, ActionKind.ADVANCE, 20, (3,), 17), rival=8, deck=8)
    uses = tuple((value, _BOTH_WAYS) for value in (1, 2, 4, 5))
    return _view(scene, Seat.ONE, onlooker=Seat.ONE, hand=(1, 2, 4, 4, 5), uses=uses)


def _attack() -> EnGardeView:
    scene = _scene(_did(Seat.ONE, ActionKind.ATTACK, 9, (4, 4)), rival=13, deck=6)
    return _view(scene, Seat.TWO, phase=Phase.DEFEND, attack=Attack(value=4, count=2))


_PARRIED: Final = _scene(
    _did(Seat.TWO, ActionKind.PARRY, 13, (4, 4)), rival=9, deck=6, sizes=(5, 3)
)


def _riposte() -> EnGardeView:
    uses = ((1, _BOTH_WAYS), (3, _BOTH_WAYS), (5, (Use.BACK,)))
    return _view(_PARRIED, Seat.TWO, onlooker=Seat.TWO, hand=(1, 3, 5), uses=uses)


def _three() -> EnGardeView:
    last = _did(Seat.ONE, ActionKind.ATTACK, 9, (4, 4, 4))
    scene = _scene(last, rival=13, deck=5, scores=(1, 0))
    return _ended(scene, RoundEnd.TOUCH, Seat.ONE)


def _indirect() -> EnGardeView:
    last = _did(Seat.ONE, ActionKind.ATTACK, 6, (3, 4, 4), 9)
    attack = Attack(value=4, count=2, advance=3)
    return _view(
        _scene(last, rival=13, deck=6),
        Seat.TWO,
        phase=Phase.DEFEND,
        attack=attack,
        variant=Variant.ADVANCED,
    )


def _fall_back() -> EnGardeView:
    scene = _scene(_did(Seat.TWO, ActionKind.RETREAT, 13, (3,), 16), rival=9, deck=5)
    return _view(scene, Seat.ONE, variant=Variant.ADVANCED)


def _last_card() -> EnGardeView:
    scene = _scene(_did(Seat.ONE, ActionKind.ADVANCE, 7, (2,), 9), rival=13, deck=0)
    return _view(scene, Seat.TWO, phase=Phase.LAST)


def _last_answer() -> EnGardeView:
    scene = _scene(_did(Seat.ONE, ActionKind.ATTACK, 9, (4,)), rival=13, deck=0)
    return _view(
        scene,
        Seat.TWO,
        phase=Phase.LAST_DEFEND,
        attack=Attack(value=4, count=1),
        onlooker=Seat.TWO,
        hand=(1, 3, 4, 4, 5),
        uses=((1, ()), (3, ()), (4, (Use.PARRY,)), (5, ())),
    )


def _comparison() -> EnGardeView:
    last = _did(Seat.TWO, ActionKind.PASS, 13)
    scene = _scene(last, rival=9, deck=0, scores=(1, 0), top=(2,))
    hands: Pair[Hand] = Pair(one=(1, 2, 4, 4, 5), two=(1, 3, 3, 4, 5))
    return _ended(scene, RoundEnd.CARDS, Seat.ONE, hands)


def _advance() -> EnGardeView:
    last = _did(Seat.TWO, ActionKind.PASS, 15)
    scene = _scene(last, rival=10, deck=0, scores=(1, 0), top=(2,))
    hands: Pair[Hand] = Pair(one=(1, 1, 3, 4, 5), two=(1, 2, 3, 3, 5))
    return _ended(scene, RoundEnd.ADVANCE, Seat.ONE, hands)


def _stuck() -> EnGardeView:
    last = _did(Seat.TWO, ActionKind.PARRY, 23, (3, 3))
    scene = _scene(last, rival=20, deck=2, sizes=(5, 3), scores=(1, 0))
    return _ended(scene, RoundEnd.STUCK, Seat.ONE)


def _equal_values() -> EnGardeView:
    last = _did(Seat.ONE, ActionKind.ATTACK, 7, (3, 3), 10)
    attack = Attack(value=3, count=1, advance=3)
    return _view(
        _scene(last, rival=13, deck=3),
        Seat.TWO,
        phase=Phase.DEFEND,
        attack=attack,
        variant=Variant.ADVANCED,
    )


def _basic() -> EnGardeView:
    last = _did(Seat.TWO, ActionKind.ATTACK, 15, (5,))
    scene = _scene(last, rival=10, deck=3, scores=(0, 1))
    return _ended(scene, RoundEnd.TOUCH, Seat.TWO)


def _memory() -> EnGardeView:
    scene = _scene(_did(Seat.TWO, ActionKind.RETREAT, 14, (1,), 15), rival=8, deck=3)
    return _view(scene, Seat.ONE)


def _match() -> EnGardeView:
    last = _did(Seat.ONE, ActionKind.ATTACK, 10, (3,))
    scene = _scene(last, rival=13, deck=1, scores=(5, 3))
    hands: Pair[Hand] = Pair(one=(1, 2, 3, 4, 5), two=(1, 1, 2, 4, 4))
    last_round = FinishedRound(scene=scene, end=RoundEnd.TOUCH, winner=Seat.ONE, hands=hands)
    return _view(scene, None, phase=Phase.OVER, last_round=last_round)


LESSONS: Final = (
    Lesson("about", _about(), Chapter.ABOUT),
    Lesson("move", _move(), Chapter.TURN),
    Lesson("attack", _attack(), Chapter.TURN),
    Lesson("parry", _view(_PARRIED, Seat.TWO), Chapter.TURN),
    Lesson("riposte", _riposte(), Chapter.EXAMPLES),
    Lesson("three", _three(), Chapter.EXAMPLES),
    Lesson("indirect", _indirect(), Chapter.EXAMPLES),
    Lesson("fall_back", _fall_back(), Chapter.EXAMPLES),
    Lesson("last_card", _last_card(), Chapter.EXAMPLES),
    Lesson("last_answer", _last_answer(), Chapter.EXAMPLES),
    Lesson("comparison", _comparison(), Chapter.EXAMPLES),
    Lesson("advance", _advance(), Chapter.EXAMPLES),
    Lesson("stuck", _stuck(), Chapter.FINE_POINTS),
    Lesson("equal_values", _equal_values(), Chapter.FINE_POINTS),
    Lesson("basic", _basic(), Chapter.FINE_POINTS),
    Lesson("memory", _memory(), Chapter.FINE_POINTS),
    Lesson("match", _match(), Chapter.FINE_POINTS),
)
