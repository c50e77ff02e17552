"""The variables of En Garde's sentences, taken from a view.

Their names are those that the sentences about events use, so that both share their words.
"""

from __future__ import annotations

from engines.core.seat import Pair, Seat
from engines.en_garde.terms import ActionKind, LastAction
from engines.en_garde.views import EnGardeView, Scene
from renderers.en_garde.text_board import card_row
from renderers.facts import Facts


def of_scene(scene: Scene, names: Pair[str]) -> Facts:
    """The scene: `$distance`, `$deck`, `$discard`, and both fencers as `$one_…` and `$two_…`."""
    facts: Facts = {
        "distance": scene.distance,
        "deck": scene.deck_size,
        "discard": card_row(scene.discards) or "none",
    }
    for seat in Seat:
        mine = of_fencer(scene, seat, names)
        facts |= {f"{seat.value}_{field}": fact for field, fact in mine.items()}
    return facts


def of_fencer(scene: Scene, seat: Seat, names: Pair[str]) -> Facts:
    """One fencer, as everybody sees them."""
    return {
        "name": names[seat],
        "square": scene.squares[seat],
        "score": scene.scores[seat],
        "cards": scene.hand_sizes[seat],
    }


def of_attack(view: EnGardeView) -> Facts:
    """The attack to be answered: `$count` cards of `$value`."""
    attack = view.attack
    return {"value": attack.value, "count": attack.count} if attack else {}


def of_cards(last: LastAction) -> Facts:
    """The cards of an action; in an indirect attack the first one was the step, `$advance`."""
    if not last.cards:
        return {}
    steps = int(is_indirect(last))
    return {
        "advance": last.cards[0] if steps else 0,
        "value": last.cards[-1],
        "count": len(last.cards) - steps,
    }


def is_indirect(last: LastAction) -> bool:
    """Whether the action was a step and an attack in one."""
    return last.kind is ActionKind.ATTACK and last.origin != last.square
