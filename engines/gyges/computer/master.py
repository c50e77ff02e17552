"""How the levels `keen` and `master` of Gygès choose a move.

First a win by threats alone is looked for; then moves are ranked, and those after which the rival
wins by threats are dropped. The master takes the first that is left, or, sooner, one that is proved
to win by threats after every reply. Without a deep search, a few are compared further, by the
rival's best reply that doesn't lose to threats.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from engines.core.search.luck import FastLuck
from engines.core.seat import Seat
from engines.gyges.computer.deep_search import DeepSearch
from engines.gyges.computer.evaluation import WIN
from engines.gyges.computer.proof_search import Proof
from engines.gyges.computer.quiet_wins import QuietWins
from engines.gyges.computer.search import OutOfBudgetError, Search


@dataclass(frozen=True, slots=True, kw_only=True)
class Budget:
    """How much is looked at for one decision; work in the units of `Search.work`."""

    attack: int = 60_000  # work on a win by threats from the position itself
    defence: int = 90_000  # work on wins by threats that a move might give the rival
    total: int = 240_000  # work on all; what is left is for wins after a move and a reply to it
    reply: int = 40_000  # of that, at most, for one reply
    compared: int = 16  # moves that are ranked by the rival's best reply
    sound: int = 6  # moves found not to lose, which are compared further
    deep: int = (
        0  # positions at most that `DeepSearch` ranks the moves by; 0: by the rival's best reply
    )
    quiet: int = 0  # work on wins that begin with one of the moves that it finds best


# The compiled form looks at a hundred times as many positions in the same time, so it may look at
# more of them. Equal budgets give equal answers in both forms.
IS_COMPILED: Final = not __file__.endswith(".py")
MASTER: Final = Budget(
    attack=60_000,
    defence=90_000,
    total=0,
    sound=1,
    deep=2_200_000 if IS_COMPILED else 25_000,
    quiet=600_000 if IS_COMPILED else 0,
)
# How the positions to look at are divided: most to rank all moves, then to rank again those that
# are left, each time that the first turns out to lose to threats.
DEEP_SHARES: Final = (9, 4, 2, 1)
ONE_PLY: Final = Budget(attack=0, defence=0, total=0, reply=0, compared=0, sound=1)


@dataclass(frozen=True, slots=True)
class Decision:
    """The choice of a move for `seat`, who has no goal at once."""

    search: Search
    rings: int
    seat: Seat
    budget: Budget

    def best(self, luck: FastLuck, avoided: Collection[int], variety: float) -> int | None:
        """The position after the chosen move; None if every move gives the rival a goal.

        Positions in `avoided` are chosen only if all others lose. `variety` is how much worse, at
        most, a randomly preferred move may be.
        """
        safe = self.search.safe(self.rings, self.seat)
        if len(safe) < 2:
            return safe[0] if safe else None
        own, rivals = (Proof(self.search, seat) for seat in (self.seat, self.seat.other))
        with suppress(OutOfBudgetError):
            won = own.settle(self.rings, self.budget.attack)
            if won is not None:
                return won
        biases = {
            position: variety * luck.below(1000) / 1000 - (WIN / 2 if position in avoided else 0)
            for position in safe
        }
        if self.budget.deep:
            ranked, sound = self._deep_choice(biases, own, rivals)
        else:
            ranked = self._ranked_moves(biases, variety)
            sound = self._sound_moves(ranked, rivals)
        if not sound:  # the rival may overlook a win that is hard to find
            head = ranked[: self.budget.compared]
            return min(head, key=lambda position: self.search.danger(position, self.seat.other))
        if len(sound) == 1:
            return sound[0]
        expected = self._expected_worths(sound, own)
        return max(sound, key=lambda position: expected[position] + biases[position])

    def _deep_choice(
        self, biases: Mapping[int, float], own: Proof, rivals: Proof
    ) -> tuple[list[int], list[int]]:
        # All positions ranked, and one that is found not to lose to threats, if any is.
        south, north = (own, rivals) if self.seat is Seat.ONE else (rivals, own)
        deep = DeepSearch(south, north)
        wins = QuietWins(self.seat, self.budget.quiet, origin_end=self.search.origin_end)
        left = dict(biases)
        lost: list[int] = []
        for share in DEEP_SHARES:
            most = self.budget.deep * share // sum(DEEP_SHARES)
            ranked = deep.ranked(left, self.seat, most, wins)
            if wins.holds(ranked[0]):
                return ranked, ranked[:1]
            sound = self._sound_moves(ranked, rivals)
            if not sound or sound[0] == ranked[0] or len(left) == 2:
                break
            # Those that are left were only known to be worse than what has now been refuted.
            before = ranked.index(sound[0])
            lost += ranked[:before]
            left = {position: left[position] for position in ranked[before:]}
        return lost + ranked, sound

    def _ranked_moves(self, biases: Mapping[int, float], variety: float) -> list[int]:
        # Positions, the best first: the head by the rival's best reply, the rest by balance.
        search, seat = self.search, self.seat
        values = {
            position: search.balance(position, seat) + bias for position, bias in biases.items()
        }
        ranked = sorted(values, key=lambda position: -values[position])
        head, rest = ranked[: self.budget.compared], ranked[self.budget.compared :]
        best = -2 * WIN
        for position in head:
            worth = -search.worth(position, seat.other, variety - best)
            values[position] = worth + biases[position]
            best = max(best, values[position])
        return sorted(head, key=lambda position: -values[position]) + rest

    def _sound_moves(self, ranked: Sequence[int], proof: Proof) -> list[int]:
        # The first few positions from which no win of the rival by threats is found.
        budget = self.budget
        limit = proof.spent + budget.defence
        sound: list[int] = []
        for position in ranked:
            if len(sound) == budget.sound:
                break
            left = limit - proof.spent
            try:
                if proof.settle(position, min(left, budget.defence // 2)) is None:
                    sound.append(position)
            except OutOfBudgetError:
                if left > 0 or not sound:
                    sound.append(position)  # not settled: taken to be sound
                if left <= 0:
                    break
        return sound

    def _expected_worths(self, sound: Sequence[int], proof: Proof) -> dict[int, float]:
        # By position, its balance after the rival's best reply that doesn't lose to threats.
        worths: dict[int, float] = {}
        limit = proof.spent + self.budget.total
        for index, position in enumerate(sound):
            left = limit - proof.spent
            worths[position] = self._expected_worth(proof, position, left // (len(sound) - index))
        return worths

    def _expected_worth(self, proof: Proof, position: int, work: int) -> float:
        # As far as `work` allows; a reply that it does not settle is taken not to lose.
        limit = proof.spent + work
        replies = self.search.safe(position, self.seat.other)
        for worth, reply in sorted((self.search.balance(one, self.seat), one) for one in replies):
            try:
                if proof.settle(reply, min(self.budget.reply, limit - proof.spent)) is None:
                    return worth
            except OutOfBudgetError:
                return worth
        return WIN
