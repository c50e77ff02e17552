"""A round as mutable counts of cards: what the computer players simulate.

It states no rule: what is legal is asked of `rules.legal_moves`, what follows an action of
`rules.turn_sequence`. Cards, squares and deck are kept here without events and without a match,
because players may not handle an `EnGardeState`. Play-outs are made of `packed_round.PackedRound`,
which is made from this one. `tests/engines/en_garde/test_fast_round.py` plays this one and the
engine in lockstep.

Sides are 0 and 1, hands are counts by value. A round made from a view has no cards in the rival's
hand, so that a player that chooses from it can't peek.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.en_garde.moves import Action, effect_of
from engines.en_garde.rules.legal_moves import EVERY_ACTION, legal_actions
from engines.en_garde.rules.turn_sequence import REFILLED, Ending, after_action, comparison
from engines.en_garde.terms import (
    COPIES,
    HAND_SIZE,
    SQUARES,
    VALUES,
    ActionKind,
    Attack,
    Phase,
    Rules,
    Situation,
)

# Squares stepped (negative: back), then value and count of the cards in an attack or a parry.
FastAction = tuple[int, int, int]

PASS: Final[FastAction] = (0, 0, 0)
DRAWN: Final = -1
_LONGEST: Final = VALUES[-1]


def fast_action(action: Action) -> FastAction:
    """An action in numbers; a parry looks like an attack, the phase tells them apart."""
    effect = effect_of(action)
    if effect.kind is ActionKind.PARRY:
        return (0, action.cards[0], len(action.cards))
    attack = effect.attack
    return (effect.step, attack.value, attack.count) if attack else (effect.step, 0, 0)


_NUMBERS: Final = {action: fast_action(action) for action in EVERY_ACTION}


class FastRound:
    """One moment of a round; `do` changes it in place.

    `ground` is how far each side has come from its start, which is also the room behind it.
    `deck` is drawn from its end. `winner` is a side, DRAWN, or None while the round goes on.
    """

    __slots__ = (
        "actor", "attack", "deck", "ground", "hands", "phase", "rules", "seen", "sizes", "winner",
    )  # fmt: skip

    def __init__(
        self,
        rules: Rules,
        hands: Sequence[Sequence[int]],
        deck: Sequence[int],
        *,
        sizes: Sequence[int] = (HAND_SIZE, HAND_SIZE),
        ground: Sequence[int] = (0, 0),
        seen: Sequence[int] = (0, 0, 0, 0, 0, 0),
        actor: int = 0,
        phase: Phase = Phase.TURN,
        attack: Attack | None = None,
    ) -> None:
        self.rules = rules
        self.hands = [list(hands[0]), list(hands[1])]
        self.deck = list(deck)
        self.sizes = list(sizes)
        self.ground = list(ground)
        self.seen = list(seen)
        self.actor = actor
        self.phase = phase
        self.attack = attack
        self.winner: int | None = None

    def copy(self) -> FastRound:
        """An independent round in the same position."""
        twin = FastRound(
            self.rules,
            self.hands,
            self.deck,
            sizes=self.sizes,
            ground=self.ground,
            seen=self.seen,
            actor=self.actor,
            phase=self.phase,
            attack=self.attack,
        )
        twin.winner = self.winner
        return twin

    @property
    def distance(self) -> int:
        """Squares between the fencers."""
        return SQUARES - 1 - self.ground[0] - self.ground[1]

    def unseen(self) -> list[int]:
        """By value, the cards that the side to act can't place: the rival's hand and the deck."""
        seen, own = self.seen, self.hands[self.actor]
        return [0, *(COPIES - seen[v] - own[v] for v in VALUES)]

    def legal(self) -> list[FastAction]:
        """All that the side to act may do."""
        return [_NUMBERS[action] for action in legal_actions(self._situation())]

    def do(self, action: FastAction) -> None:
        """Play a legal action of the side to act, to the next decision or the round's end."""
        me, (step, value, count) = self.actor, action
        kind = self._kind(action)
        if step:
            self._lay(abs(step), 1)
            self.ground[me] += step
        if count:
            self._lay(value, count)
        if kind in REFILLED:
            self._refill()
        follows = after_action(self.rules, self.phase, kind, deck_is_out=not self.deck)
        if follows is Ending.TOUCH:
            self.winner = me
        elif isinstance(follows, Ending):
            self._compare(counts_cards=follows is Ending.COMPARE_CARDS)
        else:
            self.phase, is_same_seat = follows
            self.actor = me if is_same_seat else 1 - me
            is_attack = kind is ActionKind.ATTACK
            self.attack = Attack(value=value, count=count, advance=step) if is_attack else None
            if self.phase is not Phase.LAST and not legal_actions(self._situation()):
                self.winner = 1 - self.actor

    def _kind(self, action: FastAction) -> ActionKind:
        step, _, count = action
        if count:
            return ActionKind.PARRY if self.attack else ActionKind.ATTACK
        if step:
            return ActionKind.ADVANCE if step > 0 else ActionKind.RETREAT
        return ActionKind.PASS

    def _situation(self) -> Situation:
        me = self.actor
        return Situation(
            self.rules.variant,
            self.phase,
            self.attack,
            tuple(self.hands[me][1:]),
            self.sizes[me],
            self.distance,
            self.ground[me],
        )

    def _lay(self, value: int, count: int) -> None:
        self.hands[self.actor][value] -= count
        self.sizes[self.actor] -= count
        self.seen[value] += count

    def _refill(self) -> None:
        own, deck = self.hands[self.actor], self.deck
        while self.sizes[self.actor] < HAND_SIZE and deck:
            own[deck.pop()] += 1
            self.sizes[self.actor] += 1

    def _compare(self, *, counts_cards: bool) -> None:
        distance = self.distance
        cards = 0
        if counts_cards and distance <= _LONGEST:
            cards = self.hands[0][distance] - self.hands[1][distance]
        _, lead = comparison(cards=cards, advance=self.ground[0] - self.ground[1])
        self.winner = DRAWN if lead == 0 else int(lead < 0)
