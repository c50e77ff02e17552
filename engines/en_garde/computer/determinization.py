"""Worlds that fit what a player may know, made from his view alone.

In a world both hands and the deck are dealt; `known_round` has neither the rival's cards nor the
deck's, so that an evaluation of it can't depend on them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.core.search.luck import FastLuck
from engines.en_garde.computer.evaluation import best_action
from engines.en_garde.computer.fast_round import FastAction, FastRound
from engines.en_garde.terms import VALUES, ActionKind, Hand, Phase, Rules, Variant, advance_of
from engines.en_garde.views import EnGardeView

# Per cent of sampled rival hands that are kept without asking whether they explain his turn.
UNLIKELY: Final = 25

_TRIES: Final = 12  # hands refused before one is taken as it comes
_NO_CARDS: Final = (0,) * (len(VALUES) + 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class RivalTurn:
    """The rival's turn just over. What he did makes some hands likelier than others."""

    action: FastAction
    ground: int  # how far he had come from his start before it


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
    """The rival's last action, if it was a turn of his own after which he refilled his hand."""
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


def sample_world(known: FastRound, luck: FastLuck, turn: RivalTurn | None) -> FastRound:
    """A world that the side to act can't tell from the real one; likelier ones come more often."""
    rival = 1 - known.actor
    unseen = known.unseen()
    cards = [value for value in VALUES for _ in range(unseen[value])]
    size = known.sizes[rival]
    world = known.copy()
    for _ in range(_TRIES):
        luck.shuffle(cards)
        world.hands[rival] = [cards[:size].count(value) for value in range(len(VALUES) + 1)]
        if turn is None or luck.below(100) < UNLIKELY or _explains(world, cards, turn):
            break
    world.deck = cards[size : size + len(known.deck)]
    return world


def _explains(world: FastRound, cards: list[int], turn: RivalTurn) -> bool:
    # Whether the level `counter`, with this hand before its refill, would have done the same. The
    # hand is the first of the shuffled `cards`, so that any of them may be the ones just drawn.
    step, value, count = turn.action
    rival = 1 - world.actor
    before = world.copy()
    hand = before.hands[rival]
    played = ([abs(step)] if step else []) + [value] * count
    for drawn, laid in zip(cards, played, strict=False):
        hand[drawn] -= 1
        hand[laid] += 1
        before.seen[laid] -= 1
    before.deck += [0] * len(played)
    before.ground[rival] = turn.ground
    before.actor, before.phase, before.attack = rival, Phase.TURN, None
    return best_action(before) == turn.action
