"""The guided first bout of En Garde: when each bubble fits. Words: `en_garde-guide-<key>`."""

from __future__ import annotations

from functools import partial
from typing import Final

from engines.en_garde.terms import VALUES, Phase, Use
from engines.en_garde.views import EnGardeView
from renderers.facts import Facts
from renderers.guided import Bubble, Guide, Hint

_REACH: Final = VALUES[-1]  # nobody attacks from further away
_NEAR: Final = 2 * _REACH  # from here one step may bring the fencers within reach
_FEW: Final = 6  # cards in the deck when its end comes into sight


def _attacked(view: EnGardeView) -> Hint | None:
    attack = view.attack
    if attack is None or not _held_for(view, Use.PARRY):
        return None
    facts: Facts = {"count": attack.count, "value": attack.value}
    return Hint(facts=facts, card=str(attack.value))


def _attack(view: EnGardeView, *, with_several: bool = False) -> Hint | None:
    # From where they stand, on their own turn.
    distance, held = view.scene.distance, view.hand.count(view.scene.distance)
    may = view.phase is Phase.TURN and distance in _held_for(view, Use.TOUCH)
    if not may or (held > 1) is not with_several:
        return None
    return Hint(facts={"distance": distance, "held": held}, card=str(distance))


def _new_round(view: EnGardeView) -> Hint | None:
    return Hint() if view.last_round else None


def _in_reach(view: EnGardeView) -> Hint | None:
    distance = view.scene.distance
    if view.phase is not Phase.TURN or distance > _REACH or distance in view.hand:
        return None
    return Hint(facts={"distance": distance})


def _last_cards(view: EnGardeView) -> Hint | None:
    if view.phase is not Phase.TURN or not 0 < view.scene.deck_size <= _FEW:
        return None
    return Hint(facts={"deck": view.scene.deck_size})


def _near(view: EnGardeView) -> Hint | None:
    distance = view.scene.distance
    if view.phase is not Phase.TURN or not _REACH < distance <= _NEAR:
        return None
    return Hint(facts={"distance": distance})


def _forward(view: EnGardeView) -> Hint | None:
    if view.scene.last is not None or not (steps := _held_for(view, Use.FORWARD)):
        return None
    return Hint(facts={"distance": view.scene.distance}, card=str(steps[-1]))


def _back(view: EnGardeView) -> Hint | None:
    steps = _held_for(view, Use.BACK) if view.phase is Phase.TURN else []
    return Hint(facts={"value": steps[0]}, card=str(steps[0])) if steps else None


def _held_for(view: EnGardeView, use: Use) -> list[int]:
    return [value for value, uses in view.uses if use in uses]


GUIDES: Final = (
    Guide(
        key="first",
        options={"touches": "2", "begins": "challenger"},
        bubbles=(
            Bubble("over", at_end=True),
            Bubble("attacked", _attacked),
            Bubble("several", partial(_attack, with_several=True)),
            Bubble("attack", _attack),
            Bubble("round", _new_round),
            Bubble("in_reach", _in_reach),
            Bubble("deck", _last_cards),
            Bubble("near", _near),
            Bubble("forward", _forward),
            Bubble("back", _back),
        ),
    ),
)
