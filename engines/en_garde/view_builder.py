"""What an onlooker may know, built field by field; and what he can foresee from it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.core.moves import Listed
from engines.core.seat import Seat
from engines.en_garde.moves import (
    Action,
    Advance,
    DirectAttack,
    IndirectAttack,
    Parry,
    Pass,
    Retreat,
    parse,
)
from engines.en_garde.rules.legal_moves import NONE, actions, counts_of, legal
from engines.en_garde.state import EnGardeState
from engines.en_garde.terms import COPIES, SQUARES, VALUES, Deed, Hand, LastAction, Use
from engines.en_garde.views import EnGardeView, Scene

Uses = tuple[tuple[int, tuple[Use, ...]], ...]


def scene_of(state: EnGardeState) -> Scene:
    """The piste as everybody sees it."""
    last = state.last
    return Scene(
        squares=state.squares,
        hand_sizes=state.hands.map(len),
        deck_size=len(state.deck),
        # Ruling 7: of the pile only the top; an action's own cards lie spread until the next.
        discards=last.cards if last and last.cards else state.played[-1:],
        last=last,
        scores=state.scores,
    )


def build_view(state: EnGardeState, onlooker: Seat | None) -> EnGardeView:
    """The table as `onlooker` may know it."""
    acts = onlooker is not None and onlooker is state.to_act
    hand = state.hands[onlooker] if onlooker else ()
    return EnGardeView(
        onlooker=onlooker,
        variant=state.rules.variant,
        touches=state.rules.touches,
        round=state.round,
        starter=state.starter,
        phase=state.phase,
        to_act=state.to_act,
        attack=state.attack,
        scene=scene_of(state),
        curtain=state.curtain,
        results=state.results,
        hand=hand,
        uses=_uses(hand, legal(state)) if acts else (),
        final_attack=state.rules.final_attack,
        riposte_after_final_parry=state.rules.riposte_after_final_parry,
        cards_after_final_retreat=state.rules.cards_after_final_retreat,
        seen=tuple(sorted(state.played)),
    )


def _uses(hand: Hand, moves: Listed[Action]) -> Uses:
    found: dict[int, set[Use]] = {value: set() for value in hand}
    for move in moves:
        match move:
            case Advance(value=value):
                found[value].add(Use.FORWARD)
            case Retreat(value=value):
                found[value].add(Use.BACK)
            case DirectAttack(value=value) | IndirectAttack(value=value):
                found[value].add(Use.TOUCH)
            case Parry(value=value):
                found[value].add(Use.PARRY)
            case Pass():
                pass
    return tuple((value, tuple(use for use in Use if use in found[value])) for value in found)


def possible(view: EnGardeView) -> Listed[Action]:
    """What the seat to act may do for some hand that fits the view.

    A hand fits if it has the public number of cards, and none that were played this round or are
    in the onlooker's own hand. For the mover's own view: what he may do.
    """
    seat = view.to_act
    if seat is None:
        return NONE
    size = view.scene.hand_sizes[seat]
    if view.onlooker is seat:
        counts = counts_of(view.hand)
    else:
        gone = view.seen + view.hand
        counts = tuple(min(size, COPIES - gone.count(value)) for value in VALUES)
    squares = view.scene.squares
    return actions(
        view.variant,
        view.phase,
        view.attack,
        counts,
        size,
        distance=view.scene.distance,
        room=squares.one - 1 if seat is Seat.ONE else SQUARES - squares.two,
    )


_DEEDS: Final[dict[type[Action], Deed]] = {
    Advance: Deed.ADVANCE,
    Retreat: Deed.RETREAT,
    DirectAttack: Deed.ATTACK,
    IndirectAttack: Deed.ATTACK,
    Parry: Deed.PARRY,
    Pass: Deed.PASS,
}


def preview_view(view: EnGardeView, path: tuple[str, ...]) -> EnGardeView:
    """The view after the steps of `path`, a whole move or its beginning, as far as the mover
    can foresee it: fencer moved, cards laid; no draw, no touch, no answer.

    Raises:
        InvalidMoveError: the steps are no beginning of a move.
    """
    seat = view.to_act
    if not path or seat is None:
        return view
    move = parse(" ".join(path))
    scene = view.scene
    here = scene.squares[seat]
    there = here + _squares(move) * (1 if seat is Seat.ONE else -1)
    last = LastAction(
        deed=_DEEDS[type(move)], seat=seat, origin=here, square=there, cards=move.cards
    )
    answers = isinstance(move, Parry | Retreat)
    return replace(
        view,
        attack=None if answers else view.attack,
        scene=replace(
            scene,
            squares=scene.squares.put(seat, there),
            hand_sizes=scene.hand_sizes.put(seat, scene.hand_sizes[seat] - len(move.cards)),
            discards=move.cards or scene.discards[-1:],
            last=last,
        ),
        curtain=None,
        hand=_without(view.hand, move.cards) if view.onlooker is seat else view.hand,
        uses=(),
        seen=tuple(sorted(view.seen + move.cards)),
    )


def _squares(move: Action) -> int:
    match move:
        case Advance(value=value) | IndirectAttack(advance=value):
            return value
        case Retreat(value=value):
            return -value
        case _:
            return 0


def _without(hand: Hand, cards: tuple[int, ...]) -> Hand:
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)
