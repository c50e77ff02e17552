"""How the level `counter` evaluates an action: its estimated chance of winning the round.

It asks a `FastRound` only for what its acting side knows: own cards, cards played, squares, and
the sizes of hand and deck. Where the round ends, the chance is counted exactly; elsewhere it is
a logistic sum of the features of what is left to the rival.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from engines.en_garde.computer.card_odds import AT_LEAST, EXACTLY
from engines.en_garde.computer.fast_round import FastAction, FastRound
from engines.en_garde.computer.features import SPAN, Afterstate, features_of
from engines.en_garde.computer.weights import WEIGHTS, WON_AFTER_RETREAT, Weights
from engines.en_garde.terms import HAND_SIZE, VALUES, Phase, Variant

_LONGEST: Final = VALUES[-1]


def best_action(position: FastRound, weights: Weights | None = None) -> FastAction:
    """What most likely wins the round. Raises ValueError if the side to act can do nothing."""
    actions = position.legal()
    if len(actions) == 1:
        return actions[0]
    return max(rate_actions(position, actions, weights))[1]


def rate_actions(
    position: FastRound, actions: list[FastAction], weights: Weights | None = None
) -> list[tuple[float, FastAction]]:
    """Each action with its estimated chance, 0 to 1, of winning the round; a draw counts a half."""
    evaluator = Evaluator(position, weights or WEIGHTS[position.rules.variant])
    return [(evaluator.win_chance(action), action) for action in actions]


class Evaluator:
    """All that the side to act knows, gathered once to evaluate each of its actions."""

    __slots__ = (
        "deck",
        "mine",
        "own",
        "position",
        "rival",
        "size",
        "theirs",
        "total",
        "unseen",
        "weights",
    )

    def __init__(self, position: FastRound, weights: Weights) -> None:
        me = position.actor
        self.position = position
        self.weights = weights
        self.own = position.hands[me]
        self.size = position.sizes[me]
        self.rival = position.sizes[1 - me]
        self.deck = len(position.deck)
        self.unseen = position.unseen()
        self.total = sum(self.unseen)
        self.mine = position.ground[me]
        self.theirs = position.ground[1 - me]

    def win_chance(self, action: FastAction) -> float:
        """The estimated chance, 0 to 1, of winning the round with `action`."""
        step, value, count = action
        phase = self.position.phase
        if phase is Phase.TURN:
            return self._attack(action) if count else self._move(action)
        if phase is Phase.LAST:
            return self._last_attack(value, count)
        if phase is Phase.DEFEND:
            return self._parry(value, count) if count else self._move(action)
        return self._last_parry(value, count) if count else self._last_retreat(step)

    def after(self, action: FastAction) -> Afterstate:
        """What a move or an attack leaves to the rival, before the answer."""
        step, value, count = action
        own = self.own[:]
        own[value] -= count
        own[abs(step)] -= step != 0
        drawn = min(HAND_SIZE - self.size + count + (step != 0), self.deck)
        return Afterstate(
            self.position.rules, own, drawn, self.unseen, self.total, self.rival,
            self.deck - drawn, self.mine + step, self.theirs,
        )  # fmt: skip

    def _move(self, action: FastAction) -> float:
        after = self.after(action)
        return _weighed(after, self.weights) if after.deck else _after_last_card(after)

    def _attack(self, action: FastAction) -> float:
        # Touched at once; or parried, and both go on with `count` cards less.
        step, value, count = action
        if self.position.rules.variant is Variant.BASIC:
            return 1.0
        after = self.after(action)
        if not after.deck:
            return _last_attack_answered(after, value, count)
        parried = AT_LEAST[self.total][self.rival][self.unseen[value]][count]
        # An indirect attack can be fled from, by a rival with room behind.
        flees = min(self.theirs, _LONGEST) / _LONGEST if step else 0.0
        chance = (1.0 - parried) * (1.0 - flees * (1.0 - WON_AFTER_RETREAT))
        if parried:
            chance += parried * _weighed(after_parry(after, value, count), self.weights)
        return chance

    def _parry(self, value: int, count: int) -> float:
        # As good as the best turn that may follow it.
        after = self.position.copy()
        after.do((0, value, count))
        if after.winner is not None:
            return 0.0
        return max(rate_actions(after, after.legal(), self.weights))[0]

    def _last_attack(self, value: int, count: int) -> float:
        # When the deck runs out §1: the touch, or the comparison; a pass attacks with none.
        distance = SPAN - self.mine - self.theirs
        ground = _by_ground(self.mine - self.theirs)
        if self.position.rules.variant is Variant.BASIC:
            return 1.0 if count else ground
        if distance > _LONGEST:
            return ground
        held = self.own[distance]

        def outcome(rival: int, _: int) -> float:
            return 1.0 if rival < count else _by_cards(held - rival, ground)

        return _expected(self.total, self.rival, 0, self.unseen[distance], outcome)

    def _last_parry(self, value: int, count: int) -> float:
        # The rival's attack is laid already: how many more the rival holds of the value is unseen.
        ground = _by_ground(self.mine - self.theirs)
        left = self.own[value] - count

        def outcome(rival: int, _: int) -> float:
            return _by_cards(left - rival, ground)

        return _expected(self.total, self.rival, 0, self.unseen[value], outcome)

    def _last_retreat(self, step: int) -> float:
        # §3: after a final retreat, by advance alone.
        return _by_ground(self.mine + step - self.theirs)


def _weighed(after: Afterstate, weights: Weights) -> float:
    # The estimated chance of winning from here: the logistic function of the weighted features.
    return 1.0 / (1.0 + exp(-sum([weights[index] * value for index, value in features_of(after)])))


def after_parry(after: Afterstate, value: int, count: int) -> Afterstate:
    """The same after the rival has parried, with cards that then are seen."""
    unseen = after.unseen[:]
    unseen[value] -= count
    return after._replace(unseen=unseen, total=after.total - count, rival=after.rival - count)


def _last_attack_answered(after: Afterstate, value: int, count: int) -> float:
    # When the deck runs out §2: a touch, or a parry and the comparison.
    ground = _by_ground(after.mine - after.theirs)
    left = after.own[value]

    def outcome(rival: int, more: int) -> float:
        return 1.0 if rival < count else _by_cards(left + more - (rival - count), ground)

    return _expected(after.total, after.rival, after.drawn, after.unseen[value], outcome)


def _after_last_card(after: Afterstate) -> float:
    # The deck went out with one's own move: the rival's last attack, and the comparison. With more
    # cards equal to the distance the rival touches, or wins the comparison; with fewer, neither.
    distance = after.distance
    ground = _by_ground(after.mine - after.theirs)
    is_basic = after.rules.variant is Variant.BASIC
    if distance > _LONGEST or (is_basic and not after.rules.final_attack):
        return ground
    held = after.own[distance]

    def outcome(rival: int, more: int) -> float:
        if is_basic:
            return 0.0 if rival else ground
        return _by_cards(held + more - rival, ground)

    return _expected(after.total, after.rival, after.drawn, after.unseen[distance], outcome)


def _expected(
    unseen: int, rival: int, drawn: int, copies: int, outcome: Callable[[int, int], float]
) -> float:
    # The mean of `outcome` over how many copies the rival holds, and how many one draws.
    return sum(
        held_chance * draw_chance * outcome(held, more)
        for held, held_chance in enumerate(EXACTLY[unseen][rival][copies])
        if held_chance
        for more, draw_chance in enumerate(EXACTLY[unseen - rival][drawn][copies - held])
        if draw_chance
    )


def _by_cards(more: int, ground: float) -> float:
    # The comparison: more cards equal to the distance, else the ground won.
    return ground if more == 0 else float(more > 0)


def _by_ground(lead: int) -> float:
    return 0.5 if lead == 0 else float(lead > 0)
