"""A round in a few plain numbers: what the play-outs of the level `fencer` are made of.

It plays as `fast_round.FastRound` does, without a list or a tuple. Like that, it states no rule:
what is legal and what follows are looked up in tables that are filled by asking `rules`. Compiled,
its numbers are plain 64-bit ones (`i64`); `tests/engines/en_garde/test_packed_round.py` plays both
in lockstep.

A hand is a number with three bits for each value, the ones from bit 3 on. The deck is a number too,
three bits a card, the next card lowest. An action is `(step + 5) << 6 | value << 3 | count`, so
that actions are in the order of the tuples that they stand for.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from engines.en_garde.computer.fast_round import FastAction, FastRound, fast_action
from engines.en_garde.rules.legal_moves import legal_actions
from engines.en_garde.rules.turn_sequence import Ending, after_action
from engines.en_garde.terms import (
    COPIES,
    DECK,
    HAND_SIZE,
    SQUARES,
    VALUES,
    ActionKind,
    Attack,
    Phase,
    Rules,
    Situation,
    Variant,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

GOES_ON: Final[i64] = -2
DRAWN: Final[i64] = -1
NOBODY: Final[i64] = 2

TURN: Final[i64] = 0
DEFEND: Final[i64] = 1
LAST: Final[i64] = 2
LAST_DEFEND: Final[i64] = 3
PHASES: Final = (Phase.TURN, Phase.DEFEND, Phase.LAST, Phase.LAST_DEFEND)
VARIANTS: Final = tuple(Variant)

FULL: Final[i64] = sum(COPIES << 3 * value for value in VALUES)  # all cards, as a hand
SPAN: Final[i64] = SQUARES - 1
_FAR: Final[i64] = 11  # from this distance on no card reaches the opponent, nor do two
_HAND: Final[i64] = HAND_SIZE
_LONGEST: Final[i64] = VALUES[-1]

# What follows an action: a phase, doubled, and 1 if the same side goes on; or an ending.
_TOUCH: Final[i64] = 8
_COMPARE_CARDS: Final[i64] = 9
_COMPARE_ADVANCE: Final[i64] = 10
_ENDINGS: Final = {
    Ending.TOUCH: 8,
    Ending.COMPARE_CARDS: 9,
    Ending.COMPARE_ADVANCE: 10,
}
_KINDS: Final = (
    ActionKind.ADVANCE,
    ActionKind.RETREAT,
    ActionKind.ATTACK,
    ActionKind.PARRY,
    ActionKind.PASS,
)
_ADVANCE: Final[i64] = 0
_RETREAT: Final[i64] = 1
_ATTACK: Final[i64] = 2
_PARRY: Final[i64] = 3
_PASS: Final[i64] = 4


def pack(counts: list[int]) -> int:
    """Counts by value as a hand."""
    return sum(counts[value] << 3 * value for value in VALUES)


def pack_action(action: FastAction) -> int:
    """An action as a number."""
    step, value, count = action
    return (step + 5) << 6 | value << 3 | count


def unpack_action(action: int) -> FastAction:
    """The action that a number stands for."""
    return (action >> 6) - 5, action >> 3 & 7, action & 7


def _rules_index(rules: Rules) -> int:
    return (
        VARIANTS.index(rules.variant) << 3
        | rules.final_attack << 2
        | rules.riposte_after_final_parry << 1
        | rules.cards_after_final_retreat
    )


def _followers() -> list[int]:
    # By rules, phase, kind of action, and whether the deck is out.
    found = []
    switch = (False, True)
    for variant, attack, riposte, cards in product(VARIANTS, switch, switch, switch):
        rules = Rules(
            variant=variant,
            final_attack=attack,
            riposte_after_final_parry=riposte,
            cards_after_final_retreat=cards,
        )
        for phase, kind, is_out in product(PHASES, _KINDS, (False, True)):
            follows = after_action(rules, phase, kind, deck_is_out=is_out)
            if isinstance(follows, Ending):
                found.append(_ENDINGS[follows])
            else:
                found.append(PHASES.index(follows.phase) << 1 | follows.is_same_seat)
    return found


_FOLLOWERS: Final = _followers()
_legal: Final[dict[int, list[int]]] = {}
_MOST: Final = 1 << 18  # situations that are kept


class PackedRound:
    """One moment of a round; `do` changes it in place. Sides are 0 and 1, as in `FastRound`."""

    def __init__(self) -> None:
        self.rules: i64 = 0
        self.variant: i64 = 0
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        self.size0: i64 = 0
        self.size1: i64 = 0
        self.ground0: i64 = 0
        self.ground1: i64 = 0
        self.seen: i64 = 0
        self.cards: i64 = 0  # of the deck, in the order in which they are drawn
        self.deck: i64 = 0  # how many
        self.lost: i64 = 0  # cards of which a written position tells nothing
        self.actor: i64 = 0
        self.phase: i64 = TURN
        self.step: i64 = 0  # the attack to be answered now
        self.value: i64 = 0
        self.count: i64 = 0
        self.winner: i64 = GOES_ON

    def copy(self) -> PackedRound:
        """An independent round in the same position."""
        twin = PackedRound()
        twin.rules = self.rules
        twin.variant = self.variant
        twin.hand0 = self.hand0
        twin.hand1 = self.hand1
        twin.size0 = self.size0
        twin.size1 = self.size1
        twin.ground0 = self.ground0
        twin.ground1 = self.ground1
        twin.seen = self.seen
        twin.cards = self.cards
        twin.deck = self.deck
        twin.lost = self.lost
        twin.actor = self.actor
        twin.phase = self.phase
        twin.step = self.step
        twin.value = self.value
        twin.count = self.count
        twin.winner = self.winner
        return twin

    def own(self) -> i64:
        """The hand of the side to act."""
        return self.hand1 if self.actor else self.hand0

    def unseen(self) -> i64:
        """The cards that the side to act can't place, as a hand."""
        return FULL - self.seen - self.own()

    def unseen_count(self) -> i64:
        """How many they are."""
        return self.deck + (self.size0 if self.actor else self.size1) + self.lost

    def information(self) -> i64:
        """All that the side to act knows, in one number; of rounds with the same rules."""
        return (
            self.own() >> 3
            | (self.seen >> 3) << 15
            | self.ground0 << 30
            | self.ground1 << 35
            | self.deck << 40
            | self.phase << 44
            | self.actor << 46
            | self.step << 47
            | self.value << 50
            | self.count << 53
            | (self.size0 if self.actor else self.size1) << 56
        )

    def legal(self) -> list[int]:
        """All that the side to act may do; not to be changed."""
        distance: i64 = SPAN - self.ground0 - self.ground1
        room: i64 = self.ground1 if self.actor else self.ground0
        if distance > _FAR:
            distance = _FAR
        if room > _LONGEST:
            room = _LONGEST
        key: i64 = (
            self.own()
            | distance << 18
            | room << 22
            | self.phase << 25
            | self.variant << 27
            | self.count << 29
            | self.value << 32
            | self.step << 35
        )
        found = _legal.get(key)
        if found is None:
            if len(_legal) >= _MOST:
                _legal.clear()
            found = self._asked(distance, room)
            _legal[key] = found
        return found

    def _asked(self, distance: int, room: int) -> list[int]:
        hand = self.own()
        counts = tuple([(hand >> 3 * value) & 7 for value in range(1, 6)])
        attack = (
            Attack(value=self.value, count=self.count, advance=self.step) if self.count else None
        )
        situation = Situation(
            VARIANTS[self.variant],
            PHASES[self.phase],
            attack,
            counts,
            sum(counts),
            distance,
            room,
        )
        return [pack_action(fast_action(action)) for action in legal_actions(situation)]

    def do(self, action: i64) -> None:
        """Play a legal action of the side to act, to the next decision or the round's end."""
        step: i64 = (action >> 6) - 5
        value: i64 = (action >> 3) & 7
        count: i64 = action & 7
        kind: i64 = self._kind(step, count)
        laid: i64 = count << 3 * value
        if step > 0:
            laid += 1 << 3 * step
        elif step < 0:
            laid += 1 << -3 * step
        played: i64 = count + (1 if step else 0)
        self.seen += laid
        if self.actor:
            self.hand1 -= laid
            self.size1 -= played
            self.ground1 += step
        else:
            self.hand0 -= laid
            self.size0 -= played
            self.ground0 += step
        if kind <= _ATTACK:
            self._refill()
        place: i64 = ((self.rules * 4 + self.phase) * 5 + kind) * 2 + (0 if self.deck else 1)
        follows: i64 = _FOLLOWERS[place]
        if follows < _TOUCH:
            self._go_on(follows, kind == _ATTACK, step, value, count)
        elif follows == _TOUCH:
            self.winner = self.actor
        else:
            self._compare(follows == _COMPARE_CARDS)

    def _kind(self, step: i64, count: i64) -> i64:
        if count:
            return _PARRY if self.count else _ATTACK
        if step:
            return _ADVANCE if step > 0 else _RETREAT
        return _PASS

    def _go_on(self, follows: i64, is_attack: bool, step: i64, value: i64, count: i64) -> None:
        self.phase = follows >> 1
        if not follows & 1:
            self.actor = 1 - self.actor
        if is_attack:
            self.step = step
            self.value = value
            self.count = count
        else:
            self.step = 0
            self.value = 0
            self.count = 0
        if self.phase != LAST and not self.legal():
            self.winner = 1 - self.actor

    def _refill(self) -> None:
        size: i64 = self.size1 if self.actor else self.size0
        drawn: i64 = 0
        while size < _HAND and self.deck:
            drawn += 1 << 3 * (self.cards & 7)
            self.cards >>= 3
            self.deck -= 1
            size += 1
        if self.actor:
            self.hand1 += drawn
            self.size1 = size
        else:
            self.hand0 += drawn
            self.size0 = size

    def _compare(self, counts_cards: bool) -> None:
        distance: i64 = SPAN - self.ground0 - self.ground1
        lead: i64 = 0
        if counts_cards and distance <= _LONGEST:
            lead = ((self.hand0 >> 3 * distance) & 7) - ((self.hand1 >> 3 * distance) & 7)
        if lead == 0:
            lead = self.ground0 - self.ground1
        self.winner = DRAWN if lead == 0 else 0 if lead > 0 else 1


def packed(known: FastRound) -> PackedRound:
    """The same round in plain numbers; blanks in the deck stay blanks."""
    found = PackedRound()
    found.rules = _rules_index(known.rules)
    found.variant = VARIANTS.index(known.rules.variant)
    found.hand0, found.hand1 = pack(known.hands[0]), pack(known.hands[1])
    found.size0, found.size1 = known.sizes
    found.ground0, found.ground1 = known.ground
    found.seen = pack(known.seen)
    found.deck = len(known.deck)
    found.cards = sum(card << 3 * place for place, card in enumerate(reversed(known.deck)))
    found.actor = known.actor
    found.lost = len(DECK) - sum(known.seen) - sum(known.sizes) - len(known.deck)
    found.phase = PHASES.index(known.phase)
    if known.attack:
        found.step, found.value, found.count = (
            known.attack.advance, known.attack.value, known.attack.count,
        )  # fmt: skip
    if known.winner is not None:
        found.winner = known.winner
    return found
