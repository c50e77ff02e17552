"""The end of a round, solved: every deal that is still possible is played out, with exact chances.

Each side knows its own hand, the cards played and the squares, and takes the other's hand and the
order of the deck for any that fit, all alike; it does what then wins most often, knowing that the
other will do likewise at every later decision. What a past action tells of a hand is weighed
nowhere but at the root, by the chances that are given with the hands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.en_garde.computer.belief import Belief, held_by
from engines.en_garde.computer.packed_evaluation import best
from engines.en_garde.computer.packed_round import DRAWN, GOES_ON, PackedRound
from engines.en_garde.terms import VALUES

if TYPE_CHECKING:
    from mypy_extensions import i64

LARGEST: Final = 3  # cards in a deck that is solved
_ADVANCED: Final[i64] = 2
_LONGEST: Final[i64] = VALUES[-1]


class Endgame:
    """One end of a round; what is found of a decision is kept for the others."""

    def __init__(self) -> None:
        self._known: dict[int, int] = {}
        self._orders: dict[int, tuple[list[int], list[float]]] = {}

    def chances(self, position: PackedRound, belief: Belief) -> list[float]:
        """The chance to win the round with each legal action, in their order; a draw is a half."""
        return self._chances(position, belief.hands, belief.chances)

    def _chances(
        self, position: PackedRound, hands: list[int], weights: list[float]
    ) -> list[float]:
        actions = position.legal()
        found = [0.0] * len(actions)
        world = position.copy()
        unseen: i64 = position.unseen()
        for hand, chance in zip(hands, weights, strict=True):
            orders, shares = self._orders_of(unseen - hand, position.deck)
            if position.actor:
                world.hand0 = hand
            else:
                world.hand1 = hand
            for cards, share in zip(orders, shares, strict=True):
                world.cards = cards
                weight = chance * share
                for place, action in enumerate(actions):
                    found[place] += weight * self._result(world, action)
        return found

    def _result(self, world: PackedRound, action: i64) -> float:
        me: i64 = world.actor
        after = world.copy()
        after.do(action)
        while after.winner == GOES_ON:
            after.do(self._choice(after))
        return 0.5 if after.winner == DRAWN else 1.0 if after.winner == me else 0.0

    def _choice(self, position: PackedRound) -> i64:
        actions = position.legal()
        if len(actions) == 1:
            return actions[0]
        key = position.information()
        known = self._known.get(key)
        if known is not None:
            return known
        if _is_exact(position):
            chosen: i64 = best(position)
        else:
            size: i64 = position.size0 if position.actor else position.size1
            hands, weights = held_by(position.unseen(), size)
            chances = self._chances(position, hands, weights)
            highest = max(chances)
            chosen = max([a for a, c in zip(actions, chances, strict=True) if c >= highest - 1e-9])
        self._known[key] = chosen
        return chosen

    def _orders_of(self, cards: i64, size: i64) -> tuple[list[int], list[float]]:
        key: i64 = cards << 4 | size
        found = self._orders.get(key)
        if found is None:
            orders: list[int] = []
            shares: list[float] = []
            _list_orders(cards, size, 0, 0, 1.0, orders, shares)
            whole = sum(shares)
            found = orders, [share / whole for share in shares]
            self._orders[key] = found
        return found


def _list_orders(
    cards: i64,
    left: i64,
    place: i64,
    order: i64,
    ways: float,
    orders: list[int],
    shares: list[float],
) -> None:
    # The ways in which a deck of so many of these cards may lie.
    if not left:
        orders.append(order)
        shares.append(ways)
        return
    value: i64 = 1
    while value <= _LONGEST:
        copies: i64 = (cards >> 3 * value) & 7
        if copies:
            _list_orders(
                cards - (1 << 3 * value),
                left - 1,
                place + 1,
                order | value << 3 * place,
                ways * float(copies),
                orders,
                shares,
            )
        value += 1


def _is_exact(position: PackedRound) -> bool:
    # Whether `evaluation` counts the chances of every action here exactly.
    if position.variant != _ADVANCED:
        return position.deck <= 1
    # With the option, what a final retreat is worth hangs on cards.
    return position.deck == 0 and not (position.step and position.rules & 1)
