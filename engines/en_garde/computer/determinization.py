"""What a player may know, taken from their view alone.

`known_round` has neither the rival's cards nor the deck's, so that nothing reckoned from it can
depend on them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.en_garde.computer.fast_round import FastAction, FastRound
from engines.en_garde.terms import VALUES, ActionKind, Hand, Rules, Variant, advance_of
from engines.en_garde.views import EnGardeView

_NO_CARDS: Final = (0,) * (len(VALUES) + 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class RivalTurn:
    """The rival's turn just over. It makes some hands likelier than others."""

    action: FastAction
    ground: int  # how far the rival had come from the start before it


def known_round(view: EnGardeView) -> FastRound:
    """What the onlooker knows, as side 0: no cards in the rival's hand, blanks (0) in the deck.

    Raises:
        ValueError: the view is not that of the seat to act.
    """
    me = view.onlooker
    if me is None or me is not view.to_act:
        raise ValueError("a computer player is asked only from the view of the seat to act")
    scene = view.scene
    ground = advance_of(scene.squares)
    return FastRound(
        Rules(
            variant=view.variant,
            touches=view.touches,
            final_attack=view.final_attack,
            riposte_after_final_parry=view.riposte_after_final_parry,
            cards_after_final_retreat=view.cards_after_final_retreat,
        ),
        (_counts(view.hand), _NO_CARDS),
        (0,) * scene.deck_size,
        sizes=(scene.hand_sizes[me], scene.hand_sizes[me.other]),
        ground=(ground[me], ground[me.other]),
        seen=_counts(view.seen),
        phase=view.phase,
        attack=view.attack,
    )


def _counts(cards: Hand) -> tuple[int, ...]:
    return tuple(cards.count(value) for value in range(len(VALUES) + 1))


def rival_turn(view: EnGardeView) -> RivalTurn | None:
    """The rival's last action, if it was a turn after which they refilled their hand."""
    last = view.scene.last
    if last is None or last.seat is view.onlooker or not view.scene.deck_size:
        return None
    ground = advance_of(view.scene.squares.put(last.seat, last.origin))[last.seat]
    match last.kind:
        case ActionKind.ADVANCE:
            return RivalTurn(action=(last.cards[0], 0, 0), ground=ground)
        case ActionKind.RETREAT if view.variant is not Variant.ADVANCED:  # there, perhaps an answer
            return RivalTurn(action=(-last.cards[0], 0, 0), ground=ground)
        case ActionKind.ATTACK if view.attack:
            attack = view.attack
            action = (attack.advance, attack.value, attack.count)
            return RivalTurn(action=action, ground=ground)
        case _:
            return None
