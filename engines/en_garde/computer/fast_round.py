"""A round in bare numbers: what the computer players imagine, hundreds of rounds a second.

It says the same as `rounds` and `endings`, without events and without a match around it; the tests
play both in lock-step. Sides are 0 and 1, hands are counts by value. A duel made from a view has
no cards in the rival's hand, so that whoever chooses from it can't peek.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engines.en_garde.terms import COPIES, HAND, SQUARES, Variant

Deed = tuple[int, int, int]
"""Squares stepped (negative: back), then value and count of the cards in an attack or a parry."""

PASS: Final[Deed] = (0, 0, 0)
TURN, DEFEND, LAST, LAST_DEFEND = range(4)
DRAWN: Final = -1
_LONGEST: Final = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreement:
    """The variant and the options that matter within a round."""

    basic: bool = False
    advanced: bool = False
    final_attack: bool = True
    riposte_after_final_parry: bool = False
    cards_after_final_retreat: bool = False

    @staticmethod
    def on(variant: Variant, **options: bool) -> Agreement:
        """What a variant and its options mean here."""
        return Agreement(
            basic=variant is Variant.BASIC, advanced=variant is Variant.ADVANCED, **options
        )


class Duel:
    """One moment of a round; `do` changes it in place.

    `ground` is how far each side has come from its start, which is also the room behind it.
    `deck` is drawn from its end. `winner` is a side, DRAWN, or None while the round goes on.
    """

    __slots__ = (
        "actor", "advance", "agreed", "count", "deck", "ground", "hands", "phase", "seen",
        "sizes", "value", "winner",
    )  # fmt: skip

    def __init__(
        self,
        agreed: Agreement,
        hands: Sequence[Sequence[int]],
        deck: Sequence[int],
        *,
        sizes: Sequence[int] = (HAND, HAND),
        ground: Sequence[int] = (0, 0),
        seen: Sequence[int] = (0, 0, 0, 0, 0, 0),
        actor: int = 0,
        phase: int = TURN,
        attack: tuple[int, int, int] = (0, 0, 0),
    ) -> None:
        self.agreed = agreed
        self.hands = [list(hands[0]), list(hands[1])]
        self.deck = list(deck)
        self.sizes = list(sizes)
        self.ground = list(ground)
        self.seen = list(seen)
        self.actor = actor
        self.phase = phase
        self.advance, self.value, self.count = attack
        self.winner: int | None = None

    def copy(self) -> Duel:
        """An independent duel in the same position."""
        twin = Duel.__new__(Duel)
        twin.agreed = self.agreed
        twin.hands = [self.hands[0][:], self.hands[1][:]]
        twin.deck = self.deck[:]
        twin.sizes = self.sizes[:]
        twin.ground = self.ground[:]
        twin.seen = self.seen[:]
        twin.actor = self.actor
        twin.phase = self.phase
        twin.advance, twin.value, twin.count = self.advance, self.value, self.count
        twin.winner = self.winner
        return twin

    @property
    def distance(self) -> int:
        """Squares between the fencers."""
        return SQUARES - 1 - self.ground[0] - self.ground[1]

    def unseen(self) -> list[int]:
        """By value, the cards that the side to act can't place: the rival's hand and the deck."""
        seen, own = self.seen, self.hands[self.actor]
        return [0, *(COPIES - seen[v] - own[v] for v in (1, 2, 3, 4, 5))]

    def deeds(self) -> list[Deed]:
        """All that the side to act may do."""
        own, room = self.hands[self.actor], self.ground[self.actor]
        if self.phase == TURN:
            return self._turns(own, room)
        if self.phase == LAST:
            return [*self._thrusts(own, self.distance), PASS]
        found: list[Deed] = []
        if self.advance:
            found += [(-v, 0, 0) for v in (1, 2, 3, 4, 5) if own[v] and v <= room]
        if own[self.value] >= self.count:
            found.append((0, self.value, self.count))
        return found

    def _turns(self, own: list[int], room: int) -> list[Deed]:
        distance = self.distance
        found = self._thrusts(own, distance)
        for step in (1, 2, 3, 4, 5):
            if not own[step]:
                continue
            if step < distance:
                found.append((step, 0, 0))
                left = distance - step
                if self.agreed.advanced and left <= _LONGEST:
                    most = own[left] - (left == step)
                    found += [(step, left, count) for count in range(1, most + 1)]
            if step <= room:
                found.append((-step, 0, 0))
        return found

    def _thrusts(self, own: list[int], distance: int) -> list[Deed]:
        if distance > _LONGEST:
            return []
        most = min(own[distance], 1) if self.agreed.basic else own[distance]
        return [(0, distance, count) for count in range(1, most + 1)]

    def can_act(self) -> bool:
        """Whether the side to act has anything to do; if not, it has lost."""
        own, room = self.hands[self.actor], self.ground[self.actor]
        if self.phase == LAST:
            return True
        if self.phase == TURN:
            reach = max(self.distance, room)  # the shortest card serves if any does
            return any(own[v] for v in range(1, min(reach, _LONGEST) + 1))
        if own[self.value] >= self.count:
            return True
        return self.advance > 0 and any(own[v] for v in range(1, min(room, _LONGEST) + 1))

    def do(self, deed: Deed) -> None:
        """Play a legal deed of the side to act, to the next decision or the round's end."""
        step, value, count = deed
        if self.phase in (DEFEND, LAST_DEFEND) and count:
            self._parry(value, count)
        elif count:
            self._attack(step, value, count)
        elif step:
            self._step(step)
        else:
            self._compare(counts_cards=True)

    def _attack(self, step: int, value: int, count: int) -> None:
        me = self.actor
        if step:
            self._lay(step, 1)
            self.ground[me] += step
        self._lay(value, count)
        self._refill()
        if self.agreed.basic:
            self.winner = me
            return
        self.actor = 1 - me
        self.phase = DEFEND if self.deck else LAST_DEFEND
        self.advance, self.value, self.count = step, value, count
        if not self.can_act():
            self.winner = me

    def _parry(self, value: int, count: int) -> None:
        self._lay(value, count)
        if self.phase == DEFEND:
            self._turn_of(self.actor)
        elif self.agreed.riposte_after_final_parry:
            self.phase = LAST
        else:
            self._compare(counts_cards=True)

    def _step(self, step: int) -> None:
        me = self.actor
        was_last = self.phase == LAST_DEFEND
        self._lay(abs(step), 1)
        self.ground[me] += step
        self._refill()
        if was_last:
            self._compare(counts_cards=self.agreed.cards_after_final_retreat)
        elif self.deck:
            self._turn_of(1 - me)
        elif self.agreed.final_attack:
            self.actor = 1 - me
            self.phase = LAST
        else:
            self._compare(counts_cards=True)

    def _turn_of(self, side: int) -> None:
        self.actor = side
        self.phase = TURN
        if not self.can_act():
            self.winner = 1 - side

    def _lay(self, value: int, count: int) -> None:
        self.hands[self.actor][value] -= count
        self.sizes[self.actor] -= count
        self.seen[value] += count

    def _refill(self) -> None:
        own, deck = self.hands[self.actor], self.deck
        while self.sizes[self.actor] < HAND and deck:
            own[deck.pop()] += 1
            self.sizes[self.actor] += 1

    def _compare(self, *, counts_cards: bool) -> None:
        distance = self.distance
        lead = 0
        if counts_cards and not self.agreed.basic and distance <= _LONGEST:
            lead = self.hands[0][distance] - self.hands[1][distance]
        lead = lead or self.ground[0] - self.ground[1]
        self.winner = DRAWN if lead == 0 else int(lead < 0)
