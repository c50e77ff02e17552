"""The counter's judgement: how likely each thing he may do is to win the round.

It asks a `Duel` only for what its acting side knows: own cards, cards seen, ground, and the sizes
of hand and deck. Where the round ends, the chance is counted exactly; elsewhere the scene left to
the rival is weighed by its signs.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from engines.en_garde.computer.card_odds import AT_LEAST, EXACTLY
from engines.en_garde.computer.fast_round import DEFEND, LAST, TURN, Deed, Duel
from engines.en_garde.computer.features import SPAN, Scene, signs
from engines.en_garde.computer.weights import FELL_BACK, Weights, weights_for
from engines.en_garde.terms import HAND, VALUES

_LONGEST: Final = VALUES[-1]


def best(duel: Duel, weights: Weights | None = None) -> Deed:
    """What most likely wins the round for the side to act. Raises ValueError if it can't act."""
    deeds = duel.deeds()
    if len(deeds) == 1:
        return deeds[0]
    return max(worths(duel, deeds, weights))[1]


def worths(
    duel: Duel, deeds: list[Deed], weights: Weights | None = None
) -> list[tuple[float, Deed]]:
    """Each deed with its estimated chance, 0 to 1, of winning the round; a drawn one is a half."""
    thought = Thought(duel, weights or weights_for(duel.agreed))
    return [(thought.worth(deed), deed) for deed in deeds]


class Thought:
    """All that the side to act knows, gathered once for its several choices."""

    __slots__ = (
        "deck",
        "duel",
        "mine",
        "own",
        "rival",
        "size",
        "theirs",
        "total",
        "unseen",
        "weights",
    )

    def __init__(self, duel: Duel, weights: Weights) -> None:
        me = duel.actor
        self.duel = duel
        self.weights = weights
        self.own = duel.hands[me]
        self.size = duel.sizes[me]
        self.rival = duel.sizes[1 - me]
        self.deck = len(duel.deck)
        self.unseen = duel.unseen()
        self.total = sum(self.unseen)
        self.mine = duel.ground[me]
        self.theirs = duel.ground[1 - me]

    def worth(self, deed: Deed) -> float:
        """The estimated chance, 0 to 1, of winning the round with `deed`."""
        step, value, count = deed
        phase = self.duel.phase
        if phase == TURN:
            return self._attack(deed) if count else self._move(deed)
        if phase == LAST:
            return self._last_attack(value, count)
        if phase == DEFEND:
            return self._parry(value, count) if count else self._move(deed)
        return self._last_parry(value, count) if count else self._last_retreat(step)

    def scene(self, deed: Deed) -> Scene:
        """What a move or an attack leaves to the rival, before he answers."""
        step, value, count = deed
        own = self.own[:]
        own[value] -= count
        own[abs(step)] -= step != 0
        drawn = min(HAND - self.size + count + (step != 0), self.deck)
        return Scene(
            self.duel.agreed, own, drawn, self.unseen, self.total, self.rival,
            self.deck - drawn, self.mine + step, self.theirs,
        )  # fmt: skip

    def _move(self, deed: Deed) -> float:
        scene = self.scene(deed)
        return _standing(scene, self.weights) if scene.deck else _last_scene(scene)

    def _attack(self, deed: Deed) -> float:
        """Touched at once; or parried, and both go on with `count` cards less."""
        step, value, count = deed
        if self.duel.agreed.basic:
            return 1.0
        scene = self.scene(deed)
        if not scene.deck:
            return _last_attack_answered(scene, value, count)
        parried = AT_LEAST[self.total][self.rival][self.unseen[value]][count]
        # An indirect attack can be fled from, by a rival with room behind him.
        flees = min(self.theirs, _LONGEST) / _LONGEST if step else 0.0
        chance = (1.0 - parried) * (1.0 - flees * (1.0 - FELL_BACK))
        if parried:
            chance += parried * _standing(after_parry(scene, value, count), self.weights)
        return chance

    def _parry(self, value: int, count: int) -> float:
        """As good as the best turn that may follow with the cards left."""
        after = self.duel.copy()
        after.do((0, value, count))
        if after.winner is not None:
            return 0.0
        return max(worths(after, after.deeds(), self.weights))[0]

    def _last_attack(self, value: int, count: int) -> float:
        """When the deck runs out §1: the touch, or the comparison; a pass attacks with none."""
        agreed = self.duel.agreed
        distance = SPAN - self.mine - self.theirs
        ground = _by_ground(self.mine - self.theirs)
        if agreed.basic:
            return 1.0 if count else ground
        if distance > _LONGEST:
            return ground
        held = self.own[distance]

        def outcome(rival: int, _: int) -> float:
            return 1.0 if rival < count else _by_cards(held - rival, ground)

        return _expected(self.total, self.rival, 0, self.unseen[distance], outcome)

    def _last_parry(self, value: int, count: int) -> float:
        # The rival's attack is laid already: what more he holds of the value is unseen.
        ground = _by_ground(self.mine - self.theirs)
        left = self.own[value] - count

        def outcome(rival: int, _: int) -> float:
            return _by_cards(left - rival, ground)

        return _expected(self.total, self.rival, 0, self.unseen[value], outcome)

    def _last_retreat(self, step: int) -> float:
        # §3: after a final retreat, by advance alone.
        return _by_ground(self.mine + step - self.theirs)


def _standing(scene: Scene, weights: Weights) -> float:
    """The estimated chance of winning from a scene left to the rival: a logistic sum of signs."""
    return 1.0 / (1.0 + exp(-sum([weights[index] * much for index, much in signs(scene)])))


def after_parry(scene: Scene, value: int, count: int) -> Scene:
    """A scene in which the rival has parried, with cards that are unseen no more."""
    unseen = scene.unseen[:]
    unseen[value] -= count
    return scene._replace(unseen=unseen, total=scene.total - count, rival=scene.rival - count)


def _last_attack_answered(scene: Scene, value: int, count: int) -> float:
    """When the deck runs out §2: a parry, then the comparison."""
    ground = _by_ground(scene.mine - scene.theirs)
    left = scene.own[value]

    def outcome(rival: int, more: int) -> float:
        return 1.0 if rival < count else _by_cards(left + more - (rival - count), ground)

    return _expected(scene.total, scene.rival, scene.drawn, scene.unseen[value], outcome)


def _last_scene(scene: Scene) -> float:
    """The deck went out with one's own move: the rival's last attack, and the comparison.

    With more cards equal to the distance he touches, or wins the comparison; with fewer he does
    neither.
    """
    distance = scene.distance
    ground = _by_ground(scene.mine - scene.theirs)
    basic = scene.agreed.basic
    if distance > _LONGEST or (basic and not scene.agreed.final_attack):
        return ground
    held = scene.own[distance]

    def outcome(rival: int, more: int) -> float:
        if basic:
            return 0.0 if rival else ground
        return _by_cards(held + more - rival, ground)

    return _expected(scene.total, scene.rival, scene.drawn, scene.unseen[distance], outcome)


def _expected(
    unseen: int, rival: int, drawn: int, copies: int, outcome: Callable[[int, int], float]
) -> float:
    """The mean of `outcome` over how many copies the rival holds, and how many one draws."""
    return sum(
        chance * luck * outcome(held, more)
        for held, chance in enumerate(EXACTLY[unseen][rival][copies])
        if chance
        for more, luck in enumerate(EXACTLY[unseen - rival][drawn][copies - held])
        if luck
    )


def _by_cards(more: int, ground: float) -> float:
    """The comparison: more cards equal to the distance, else the ground won."""
    return ground if more == 0 else float(more > 0)


def _by_ground(lead: int) -> float:
    return 0.5 if lead == 0 else float(lead > 0)
