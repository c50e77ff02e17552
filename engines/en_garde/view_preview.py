"""What follows from a view alone: the possible moves, and how a move would look.

Imports neither state nor game.
"""

from __future__ import annotations

from dataclasses import replace

from engines.core.moves import NO_MOVES, Listed
from engines.en_garde.moves import Action, effect_of
from engines.en_garde.notation.move_parser import parse
from engines.en_garde.rules.legal_moves import legal_actions
from engines.en_garde.terms import (
    COPIES,
    VALUES,
    ActionKind,
    Hand,
    LastAction,
    Situation,
    advance_of,
    after_step,
)
from engines.en_garde.views import EnGardeView


def possible_moves(view: EnGardeView) -> Listed[Action]:
    """What the seat to act may do for some hand that fits the view.

    A hand fits if it has the public number of cards, and none that were played this round or are
    in the onlooker's own hand. From the mover's own view these are the legal moves.
    """
    seat = view.to_act
    if seat is None:
        return NO_MOVES
    size = view.scene.hand_sizes[seat]
    if view.onlooker is seat:
        counts = tuple(view.hand.count(value) for value in VALUES)
    else:
        gone = view.seen + view.hand
        counts = tuple(min(size, COPIES - gone.count(value)) for value in VALUES)
    return legal_actions(
        Situation(
            view.variant,
            view.phase,
            view.attack,
            counts,
            size,
            view.scene.distance,
            advance_of(view.scene.squares)[seat],
        )
    )


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
    effect, scene = effect_of(move), view.scene
    squares = after_step(scene.squares, seat, effect.step)
    last = LastAction(
        kind=effect.kind,
        seat=seat,
        origin=scene.squares[seat],
        square=squares[seat],
        cards=move.cards,
    )
    return replace(
        view,
        attack=None if effect.kind in (ActionKind.PARRY, ActionKind.RETREAT) else view.attack,
        scene=replace(
            scene,
            squares=squares,
            hand_sizes=scene.hand_sizes.put(seat, scene.hand_sizes[seat] - len(move.cards)),
            discards=move.cards or scene.discards[-1:],
            last=last,
        ),
        last_round=None,
        hand=_without(view.hand, move.cards) if view.onlooker is seat else view.hand,
        uses=(),
        seen=tuple(sorted(view.seen + move.cards)),
    )


def _without(hand: Hand, cards: tuple[int, ...]) -> Hand:
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)
