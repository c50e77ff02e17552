"""What the rival may hold: every hand that the cards unseen allow, and how likely each is.

Likelier are hands of which the rival's last turn is what the level `counter` would have done.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb, exp
from typing import TYPE_CHECKING, Final

from engines.en_garde.computer.determinization import RivalTurn
from engines.en_garde.computer.packed_evaluation import rate
from engines.en_garde.computer.packed_round import TURN, PackedRound, pack_action
from engines.en_garde.terms import HAND_SIZE, VALUES

if TYPE_CHECKING:
    from mypy_extensions import i64

_LONGEST: Final[i64] = VALUES[-1]
_CHOOSE: Final = [comb(n, k) for n in range(HAND_SIZE + 1) for k in range(HAND_SIZE + 1)]
_HANDS: Final = HAND_SIZE + 1

# How sharply the rival is thought to choose: this much less of a chance makes an action less
# likely by a factor of e. And the share of turns that is taken for anything at all.
SHARPNESS: Final = 0.04
WHIM: Final = 0.10

_MODULUS: Final[i64] = 2147483647
SEEDS: Final = 2147483646  # there are so many different ones
_FACTOR: Final[i64] = 48271


Model = Callable[[PackedRound], list[float]]


class Dice:
    """Random numbers for worlds: Park and Miller's generator with the better factor."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = seed % SEEDS + 1

    def below(self, n: i64) -> i64:
        """Uniform in `range(n)`, for small `n`."""
        self.state = self.state * _FACTOR % _MODULUS
        return ((self.state >> 7) * n) >> 24

    def share(self) -> float:
        """Uniform from 0 to 1."""
        self.state = self.state * _FACTOR % _MODULUS
        return float(self.state) / 2147483647.0


class Belief:
    """All hands that the rival may hold, with the chance of each; a `hand` that is known is all."""

    def __init__(
        self,
        position: PackedRound,
        turn: RivalTurn | None = None,
        *,
        hand: int = 0,
        model: Model | None = None,
    ) -> None:
        self.position = position
        size: i64 = position.size0 if position.actor else position.size1
        self.hands, self.chances = held_by(position.unseen(), size)
        if hand:
            self.hands, self.chances = [hand], [1.0]
        elif turn is not None:
            likelihood = Likelihood(position, turn, model or counter_odds)
            likely = [
                chance * likelihood.of(hand)
                for hand, chance in zip(self.hands, self.chances, strict=True)
            ]
            whole = sum(likely)
            self.chances = [chance / whole for chance in likely]
        self._sums: list[float] = []
        so_far = 0.0
        for chance in self.chances:
            so_far += chance
            self._sums.append(so_far)

    def world(self, dice: Dice) -> PackedRound:
        """The round with a hand of the rival's, and the deck in some order."""
        at, low, high = dice.share(), 0, len(self._sums) - 1
        while low < high:
            middle = (low + high) >> 1
            if self._sums[middle] < at:
                low = middle + 1
            else:
                high = middle
        return dealt(self.position, self.hands[low], dice)


def held_by(unseen: i64, size: i64) -> tuple[list[int], list[float]]:
    """Every hand of so many of the unseen cards, and the chance of each."""
    hands: list[int] = []
    ways: list[float] = []
    _list_hands(unseen, 1, size, 0, 1.0, hands, ways)
    whole = sum(ways)
    return hands, [each / whole for each in ways]


def _list_hands(
    unseen: i64,
    value: i64,
    left: i64,
    hand: i64,
    so_far: float,
    hands: list[int],
    ways: list[float],
) -> None:
    copies: i64 = (unseen >> 3 * value) & 7
    if value == _LONGEST:
        if left <= copies:
            hands.append(hand | left << 3 * value)
            ways.append(so_far * _CHOOSE[copies * _HANDS + left])
        return
    count: i64 = 0
    while count <= copies and count <= left:
        chosen = so_far * _CHOOSE[copies * _HANDS + count]
        _list_hands(unseen, value + 1, left - count, hand | count << 3 * value, chosen, hands, ways)
        count += 1


def dealt(position: PackedRound, hand: i64, dice: Dice) -> PackedRound:
    """The round with this hand of the rival's, and the deck in some order."""
    world = position.copy()
    rest: i64 = position.unseen() - hand
    if position.actor:
        world.hand0 = hand
    else:
        world.hand1 = hand
    cards: i64 = 0
    left: i64 = position.deck
    while left:
        at: i64 = dice.below(left + position.lost)
        value: i64 = 1
        copies: i64 = (rest >> 3) & 7
        while at >= copies:
            at -= copies
            value += 1
            copies = (rest >> 3 * value) & 7
        rest -= 1 << 3 * value
        cards = cards << 3 | value
        left -= 1
    world.cards = cards
    return world


class Likelihood:
    """How likely the rival's last turn was, by the hand held after it."""

    def __init__(self, position: PackedRound, turn: RivalTurn, model: Model) -> None:
        step, value, count = turn.action
        self.model = model
        self.action: i64 = pack_action(turn.action)
        laid: i64 = count << 3 * value
        if step:
            laid += 1 << 3 * abs(step)
        self.laid = laid
        self.played: i64 = count + (1 if step else 0)
        self._known: dict[int, float] = {}
        before = position.copy()
        before.actor = 1 - position.actor
        before.phase = TURN
        before.step = before.value = before.count = 0
        before.seen -= laid
        before.deck += self.played
        before.winner = -2
        if before.actor:
            before.ground1 = turn.ground
        else:
            before.ground0 = turn.ground
        self.before = before

    def of(self, hand: i64) -> float:
        """Over all cards of the hand that may have been drawn after it."""
        return self._drawn(hand, 1, self.played, hand, 1.0) / _CHOOSE[5 * _HANDS + self.played]

    def _drawn(self, hand: i64, value: i64, left: i64, kept: i64, ways: float) -> float:
        # Of the value and those above it, `left` cards of the hand are new.
        if not left:
            return ways * self._acted(kept + self.laid)
        if value > _LONGEST:
            return 0.0
        copies: i64 = (hand >> 3 * value) & 7
        found = 0.0
        count: i64 = 0
        while count <= copies and count <= left:
            chosen = ways * _CHOOSE[copies * _HANDS + count]
            rest: i64 = kept - (count << 3 * value)
            found += self._drawn(hand, value + 1, left - count, rest, chosen)
            count += 1
        return found

    def _acted(self, hand: i64) -> float:
        known = self._known.get(hand)
        if known is not None:
            return known
        before = self.before
        if before.actor:
            before.hand1 = hand
        else:
            before.hand0 = hand
        likely = self.model(before)[before.legal().index(self.action)]
        self._known[hand] = likely
        return likely


def counter_odds(position: PackedRound) -> list[float]:
    """How likely each legal action is, of one who does mostly what the level `counter` would."""
    rated = [rate(position, action) for action in position.legal()]
    highest = max(rated)
    parts = [exp((chance - highest) / SHARPNESS) for chance in rated]
    whole = sum(parts)
    return [WHIM / len(parts) + (1.0 - WHIM) * part / whole for part in parts]
