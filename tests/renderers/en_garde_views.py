"""Small builders of En Garde's views, made by hand: the engine has no part in these tests."""

from __future__ import annotations

from engines.core.seat import Pair, Seat
from engines.en_garde.terms import ActionKind, Hand, LastAction, Phase, RoundEnd, Use, Variant
from engines.en_garde.views import EnGardeView, FinishedRound, Scene

HANDS = Pair(one=(1, 2, 4, 4, 5), two=(1, 1, 3, 4, 5))


def action(
    kind: ActionKind, seat: Seat, square: int, *, origin: int | None = None, cards: Hand = ()
) -> LastAction:
    return LastAction(
        kind=kind,
        seat=seat,
        origin=square if origin is None else origin,
        square=square,
        cards=cards,
    )


def scene(
    one: int,
    two: int,
    last: LastAction | None = None,
    *,
    deck: int = 9,
    scores: tuple[int, int] = (1, 2),
    sizes: tuple[int, int] = (5, 5),
    top: Hand = (),
) -> Scene:
    return Scene(
        squares=Pair(one=one, two=two),
        hand_sizes=Pair(one=sizes[0], two=sizes[1]),
        deck_size=deck,
        discards=last.cards if last and last.cards else top,
        last=last,
        scores=Pair(one=scores[0], two=scores[1]),
    )


def last_round(
    ended: Scene, end: RoundEnd, winner: Seat | None, hands: Pair[Hand] | None = None
) -> FinishedRound:
    return FinishedRound(scene=ended, end=end, winner=winner, hands=hands)


def table(
    now: Scene,
    *,
    onlooker: Seat | None = None,
    to_act: Seat | None = Seat.TWO,
    phase: Phase = Phase.TURN,
    behind: FinishedRound | None = None,
    hand: Hand = (),
    uses: tuple[tuple[int, tuple[Use, ...]], ...] = (),
    touches: int = 5,
) -> EnGardeView:
    return EnGardeView(
        onlooker=onlooker,
        variant=Variant.STANDARD,
        touches=touches,
        round=4,
        starter=Seat.ONE,
        phase=phase,
        to_act=to_act,
        attack=None,
        scene=now,
        last_round=behind,
        results=(),
        hand=hand,
        uses=uses,
    )


def stepped(one: int, two: int, seat: Seat, origin: int) -> Scene:
    """After a step, forward or back."""
    square = one if seat is Seat.ONE else two
    forward = (square > origin) is (seat is Seat.ONE)
    kind = ActionKind.ADVANCE if forward else ActionKind.RETREAT
    return scene(one, two, action(kind, seat, square, origin=origin, cards=(abs(square - origin),)))


def struck(one: int, two: int, seat: Seat, *, count: int = 1, origin: int | None = None) -> Scene:
    """After an attack, indirect if there is an origin."""
    square, distance = (one if seat is Seat.ONE else two), two - one
    step = () if origin is None else (abs(square - origin),)
    cards = step + (distance,) * count
    return scene(
        one, two, action(ActionKind.ATTACK, seat, square, origin=origin, cards=cards), deck=6
    )


def parried(one: int, two: int, seat: Seat, *, count: int = 1) -> Scene:
    """After `seat` parried."""
    square, distance = (one if seat is Seat.ONE else two), two - one
    return scene(
        one, two, action(ActionKind.PARRY, seat, square, cards=(distance,) * count), deck=6
    )


def touched(one: int, two: int, seat: Seat, *, over: bool = False) -> EnGardeView:
    """The channel's view after a touch by `seat`."""
    scores = (5, 3) if seat is Seat.ONE else (3, 5)
    if not over:
        scores = (scores[0] - 1, scores[1] - 1)
    distance = two - one
    square = one if seat is Seat.ONE else two
    ended = scene(
        one, two, action(ActionKind.ATTACK, seat, square, cards=(distance,)), deck=2, scores=scores
    )
    behind = last_round(ended, RoundEnd.TOUCH, seat, HANDS if over else None)
    if over:
        return table(ended, to_act=None, phase=Phase.OVER, behind=behind)
    return table(scene(1, 23, deck=15, scores=scores), to_act=Seat.ONE, behind=behind)


BOTH_WAYS = (Use.FORWARD, Use.BACK)
ATTACK_OR_BACK = (Use.TOUCH, Use.BACK)
MY_TURN = table(
    stepped(5, 9, Seat.TWO, 12),
    onlooker=Seat.ONE,
    to_act=Seat.ONE,
    hand=HANDS.one,
    uses=((1, BOTH_WAYS), (2, BOTH_WAYS), (4, ATTACK_OR_BACK), (5, ())),
)


def compared(one: int, two: int, winner: Seat | None) -> EnGardeView:
    """The channel's view after the deck ran out and the way come decided."""
    ended = scene(one, two, action(ActionKind.PASS, Seat.TWO, two), deck=0, scores=(2, 2), top=(3,))
    end = RoundEnd.ADVANCE if winner else RoundEnd.DRAWN
    return table(scene(1, 23, deck=15), behind=last_round(ended, end, winner, HANDS))
