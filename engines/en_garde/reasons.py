"""Why an action of En Garde was worse than another one, by what its player could know."""

from __future__ import annotations

from typing import Final

from engines.core.analysis.reasons import Reason
from engines.en_garde.moves import (
    Action,
    Advance,
    DirectAttack,
    IndirectAttack,
    Parry,
    Retreat,
)
from engines.en_garde.terms import COPIES, VALUES, Phase, Variant, advance_of
from engines.en_garde.views import EnGardeView

_LONGEST: Final = VALUES[-1]
_LATE: Final = 8  # cards in the deck, from which on ground is named

# Every key, and the facts of its sentence.
REASONS: Final = {
    "sure-touch": ("count", "value"),
    "attack": ("count", "value", "unseen"),
    "more-cards": ("count", "value", "unseen"),
    "fewer-cards": ("value", "left"),
    "attack-parried": ("count", "value", "unseen", "left"),
    "last-parry": ("value", "unseen"),
    "within-reach": ("value", "unseen", "left"),
    "ground": ("deck", "own", "better", "theirs"),
    "parry": ("count", "value"),
    "parry-spends": ("count", "value", "left"),
}


def reason_of(view: EnGardeView, move: Action, best: Action) -> Reason | None:
    """As `Explainer.reason_of`. Raises ValueError: the view isn't that of the seat to act."""
    if view.onlooker is None or view.onlooker is not view.to_act:
        raise ValueError("a decision is explained from the view of the seat to act")
    if move == best:
        return None
    match move, best:
        case ((DirectAttack() | IndirectAttack()), (DirectAttack() | IndirectAttack())):
            return _other_attack(view, move, best)
        case _, (DirectAttack() | IndirectAttack()):
            return _missed_attack(view, best)
        case ((DirectAttack() | IndirectAttack()), _):
            return _attack_parried(view, move)
        case ((Advance() | Retreat()), (Advance() | Retreat())) if view.phase is Phase.TURN:
            return _moved(view, move, best)
        case Retreat(), Parry(value=value, count=count):
            return Reason(key="parry", facts={"count": count, "value": value})
        case Parry(value=value, count=count), Retreat():
            left = len(view.hand) - count
            return Reason(key="parry-spends", facts={"count": count, "value": value, "left": left})
        case _:
            return None


def unseen(view: EnGardeView, value: int) -> int:
    """How many cards of a value the onlooker hasn't seen: in the deck, or in the other's hand."""
    return COPIES - view.seen.count(value) - view.hand.count(value)


def is_sure(view: EnGardeView, attack: DirectAttack | IndirectAttack) -> bool:
    """Whether no hand of the other's could answer it."""
    if view.variant is Variant.BASIC:
        return True
    if isinstance(attack, IndirectAttack) or view.onlooker is None:
        return False  # from such an attack one may fall back
    size = view.scene.hand_sizes[view.onlooker.other]
    return min(size, unseen(view, attack.value)) < attack.count


def distance_after(view: EnGardeView, move: Advance | Retreat) -> int:
    """Squares between the fencers once it is done."""
    step = move.value if isinstance(move, Retreat) else -move.value
    return view.scene.distance + step


def held_after(view: EnGardeView, move: Advance | Retreat, value: int) -> int:
    """How many cards of a value are left in hand, before it is refilled."""
    return view.hand.count(value) - (move.value == value)


def _missed_attack(view: EnGardeView, best: DirectAttack | IndirectAttack) -> Reason:
    facts = {"count": best.count, "value": best.value}
    if is_sure(view, best):
        return Reason(key="sure-touch", facts=facts)
    return Reason(key="attack", facts={**facts, "unseen": unseen(view, best.value)})


def _other_attack(
    view: EnGardeView, move: DirectAttack | IndirectAttack, best: DirectAttack | IndirectAttack
) -> Reason | None:
    if is_sure(view, best) and not is_sure(view, move):
        return _missed_attack(view, best)
    if type(move) is not type(best) or move.value != best.value:
        return None
    if best.count > move.count:
        facts = {"count": best.count, "value": best.value, "unseen": unseen(view, best.value)}
        return Reason(key="more-cards", facts=facts)
    left = view.hand.count(move.value) - best.cards.count(move.value)
    return Reason(key="fewer-cards", facts={"value": move.value, "left": left})


def _attack_parried(view: EnGardeView, move: DirectAttack | IndirectAttack) -> Reason | None:
    value, out = move.value, unseen(view, move.value)
    if view.variant is Variant.BASIC or out < move.count or view.phase is not Phase.TURN:
        return None
    left = view.hand.count(value) - move.cards.count(value)
    facts = {"count": move.count, "value": value, "unseen": out, "left": left}
    return Reason(key="attack-parried", facts=facts)


def _moved(view: EnGardeView, move: Advance | Retreat, best: Advance | Retreat) -> Reason | None:
    distance, danger = distance_after(view, move), _danger(view, move)
    if danger <= 0 or danger <= _danger(view, best):
        return _ground(view, move, best)
    out, held = unseen(view, distance), held_after(view, move, distance)
    if held == 0 and move.value == distance and view.variant is not Variant.BASIC:
        return Reason(key="last-parry", facts={"value": distance, "unseen": out})
    return Reason(key="within-reach", facts={"value": distance, "unseen": out, "left": held})


def _ground(view: EnGardeView, move: Advance | Retreat, best: Advance | Retreat) -> Reason | None:
    # How far each has come from the start: that decides a round when the deck runs out.
    me, deck = view.to_act, view.scene.deck_size
    if me is None or deck > _LATE:
        return None
    before = advance_of(view.scene.squares)
    own, better = (before[me] + view.scene.distance - distance_after(view, one)
                   for one in (move, best))  # fmt: skip
    if own >= better:
        return None
    facts = {"deck": deck, "own": own, "better": better, "theirs": before[me.other]}
    return Reason(key="ground", facts=facts)


def _danger(view: EnGardeView, move: Advance | Retreat) -> int:
    # By how many cards of the distance the other may have more than could be parried.
    distance = distance_after(view, move)
    if distance > _LONGEST:
        return 0
    held = 0 if view.variant is Variant.BASIC else held_after(view, move, distance)
    return unseen(view, distance) - held
