"""Small builders of En Garde's views, made by hand: the engine has no part in these tests."""

from __future__ import annotations

from dataclasses import replace

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
from renderers.coat import Border, Charge, Coat, Manner, Plume, Sash
from renderers.finished_match import FinishedMatch, LuckShare
from renderers.style import Framing, RenderStyle, TimeLeft
from tests.renderers.picture_checks import DARK, LARGE, SAFE, STYLE

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

ALL_WAYS = (Use.FORWARD, Use.BACK, Use.TOUCH)
THREE_USES = replace(
    MY_TURN,
    variant=Variant.ADVANCED,
    hand=(1, 2, 2, 3, 4),
    uses=((1, ALL_WAYS), (2, ALL_WAYS), (3, ALL_WAYS), (4, ATTACK_OR_BACK)),
)


def compared(one: int, two: int, winner: Seat | None) -> EnGardeView:
    """The channel's view after the deck ran out and the way come decided."""
    ended = scene(one, two, action(ActionKind.PASS, Seat.TWO, two), deck=0, scores=(2, 2), top=(3,))
    end = RoundEnd.ADVANCE if winner else RoundEnd.DRAWN
    return table(scene(1, 23, deck=15), behind=last_round(ended, end, winner, HANDS))


ATTACKED = replace(
    MY_TURN,
    variant=Variant.ADVANCED,
    phase=Phase.DEFEND,
    attack=Attack(value=4, count=2, advance=2),
    scene=struck(9, 13, Seat.TWO, count=2, origin=15),
    uses=((1, (Use.BACK,)), (2, (Use.BACK,)), (4, (Use.BACK, Use.PARRY)), (5, ())),
)
CHOSEN = replace(MY_TURN, scene=stepped(7, 9, Seat.ONE, 5), hand=(1, 4, 4, 5), uses=())
OVER = touched(10, 13, Seat.ONE, over=True)


def finished(*views: EnGardeView, winner: Seat | None = None) -> FinishedMatch:
    return FinishedMatch(title="En Garde", date="2026-11-22", winner=winner, views=views)


def opening(number: int = 1, behind: FinishedRound | None = None) -> EnGardeView:
    """A round that begins, `behind` it the one before."""
    view = table(scene(1, 23, deck=15, scores=(0, 0)), to_act=Seat.ONE, behind=behind)
    return replace(view, round=number)


_TOUCH = touched(9, 13, Seat.TWO).last_round
PLAYED = (
    opening(),
    table(stepped(6, 23, Seat.ONE, 1)),
    table(stepped(6, 18, Seat.TWO, 23)),
    table(stepped(9, 18, Seat.ONE, 6)),
    table(stepped(9, 13, Seat.TWO, 18)),
    opening(2, _TOUCH),
    table(stepped(5, 23, Seat.ONE, 1)),
    table(stepped(5, 19, Seat.TWO, 23)),
)
BROKEN_OFF = table(
    PLAYED[-1].scene,
    to_act=None,
    phase=Phase.OVER,
    behind=last_round(PLAYED[-1].scene, RoundEnd.BROKEN_OFF, None, HANDS),
)

_WIDE = {"framing": Framing.WIDE, "time_left": TimeLeft(share=22, figures="22 h")}
COATS = Pair(
    one=Coat(Charge.CHEVRON, Manner.ONCE, Border.NONE, Plume.TWO, Sash.FRINGED),
    two=Coat(Charge.BEND, Manner.TWICE, Border.ROUND, Plume.TIPPED, Sash.BARRED),
)
PICTURES: dict[str, tuple[EnGardeView, RenderStyle]] = {
    "en_garde_wide": (MY_TURN, replace(STYLE, **_WIDE)),
    "en_garde_wide_three_uses_dark": (THREE_USES, replace(DARK, **_WIDE)),
    "en_garde_wide_public_safe": (table(parried(1, 2, Seat.ONE)), replace(SAFE, **_WIDE)),
    "en_garde_wide_attacked_large": (ATTACKED, replace(LARGE, **_WIDE)),
    "en_garde_wide_over_mirrored": (OVER, replace(STYLE, framing=Framing.WIDE, mirrored=True)),
    "en_garde_wide_compared_dark": (compared(12, 16, Seat.ONE), replace(DARK, **_WIDE)),
    "en_garde_chosen": (CHOSEN, replace(STYLE, time_left=TimeLeft(share=2, figures="1 h"))),
    "en_garde_coats": (table(stepped(8, 12, Seat.ONE, 5)), replace(STYLE, coats=COATS)),
}
PLATES: dict[str, tuple[FinishedMatch, RenderStyle]] = {
    "plate_en_garde_luck": (
        replace(
            finished(*PLAYED, OVER, winner=Seat.ONE),
            luck=Pair(one=LuckShare(luck=0.42, skill=0.08), two=LuckShare(luck=-0.42, skill=-0.08)),
        ),
        replace(STYLE, coats=COATS),
    ),
    "plate_en_garde": (finished(*PLAYED, OVER, winner=Seat.ONE), replace(STYLE, coats=COATS)),
    "plate_en_garde_drawn_dark": (finished(*PLAYED, BROKEN_OFF), DARK),
}
