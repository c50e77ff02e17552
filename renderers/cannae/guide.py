"""The guided first battle of Cannae: when each bubble fits. Words: `cannae-guide-<key>`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache, partial
from typing import Final

from engines.cannae.rules.action_effects import ActionEffect
from engines.cannae.terms import NAMES, Arm, Cause, Kind, Loss
from engines.cannae.view_preview import movable_pieces, preview_view
from engines.cannae.views import CannaeView
from engines.core.seat import Seat
from renderers.facts import Facts
from renderers.guided import Bubble, Guide, Hint


def _lost(view: CannaeView) -> Hint | None:
    turn = view.last_turn
    effects = turn.effects if turn and turn.seat is not _me(view) else ()
    losses = (loss for effect in effects for loss in effect.losses)
    mine = next((loss for loss in losses if loss.piece.seat is _me(view)), None)
    if mine is None:
        return None
    square = NAMES[mine.square]
    return Hint(facts={"cause": mine.cause.value, "square": square}, square=square)


def _taking(cause: Cause, view: CannaeView) -> Hint | None:
    # An action that takes an enemy for this cause, and costs nothing.
    for effect, loss in _losses(view, cause):
        if loss.piece.seat is not _me(view) and not effect.own_losses:
            origin, target = effect.action.steps
            facts: Facts = {"origin": origin, "target": target, "square": NAMES[loss.square]}
            return Hint(facts=facts, square=origin)
    return None


def _alone(view: CannaeView) -> Hint | None:
    # Infantry of one's own that could be charged, if the enemy were to move.
    for _, loss in _losses(replace(view, to_act=_me(view).other), Cause.CHARGED):
        if loss.piece.seat is _me(view):
            return Hint(facts={"square": NAMES[loss.square]}, square=NAMES[loss.square])
    return None


def _push(view: CannaeView) -> Hint | None:
    for effect in _actions(view):
        if effect.opposing and not effect.own_losses:
            origin = NAMES[effect.action.origin]
            facts: Facts = {"active": effect.active, "opposing": effect.opposing, "origin": origin}
            return Hint(facts=facts, square=origin)
    return None


def _infantry(view: CannaeView) -> Hint | None:
    steps = (effect for effect in _actions(view) if effect.action.kind is Kind.STEP)
    first = next(steps, None) if view.last_turn is None else None
    return Hint(square=NAMES[first.action.origin]) if first else None


def _both_arms(view: CannaeView) -> Hint | None:
    arms = {effect.action.arm for effect in _actions(view)}
    return Hint() if arms == set(Arm) else None


def _cavalry(view: CannaeView) -> Hint | None:
    # The one that rides furthest: the square has no meaning but to show one that can.
    rides = [effect.action.origin for effect in _actions(view) if effect.action.kind is Kind.SLIDE]
    if not rides:
        return None
    return Hint(square=NAMES[max(rides, key=rides.count)])


def _losses(view: CannaeView, cause: Cause) -> Iterator[tuple[ActionEffect, Loss]]:
    for effect in _actions(view):
        for loss in effect.losses:
            if loss.cause is cause:
                yield effect, loss


@lru_cache(maxsize=4)  # each bubble of a position asks anew
def _actions(view: CannaeView) -> tuple[ActionEffect, ...]:
    choices = (preview_view(view, (NAMES[square],)).choice for square in movable_pieces(view))
    return tuple(effect for choice in choices if choice for effect in choice.offers)


def _me(view: CannaeView) -> Seat:
    return view.onlooker or Seat.ONE


GUIDES: Final = (
    Guide(
        key="first",
        bubbles=(
            Bubble("over", at_end=True),
            Bubble("lost", _lost),
            Bubble("charge", partial(_taking, Cause.CHARGED)),
            Bubble("thrown_off", partial(_taking, Cause.THROWN_OFF)),
            Bubble("surround", partial(_taking, Cause.SURROUNDED)),
            Bubble("alone", _alone),
            Bubble("infantry", _infantry),
            Bubble("push", _push),
            Bubble("both", _both_arms),
            Bubble("cavalry", _cavalry),
        ),
    ),
)
