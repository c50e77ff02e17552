"""The strongest level: forced wins, then quiet moves compared, then proof that none loses."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from engines.core.search.luck import FastLuck
from engines.core.seat import Seat
from engines.gyges.computer.evaluation import WIN
from engines.gyges.computer.proof_search import Proof
from engines.gyges.computer.search import OutOfBudgetError, Search


@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """How much a player looks at before he moves; work as `Search.work` counts it."""

    attack: int = 60_000  # for a win by threats from here
    defence: int = 90_000  # for what the rival might force after a move
    whole: int = 240_000  # for all; the rest is for wins after a quiet move and a reply to it
    reply: int = 40_000  # of that, at most, for one reply
    compared: int = 16  # moves that are compared by the rival's best reply
    sound: int = 6  # moves that pass, and are compared by what they may lead to


MASTERLY: Final = Effort()
ONE_PLY: Final = Effort(attack=0, defence=0, whole=0, reply=0, compared=0, sound=1)


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision, from the position before it; there is no goal at once."""

    search: Search
    rings: int
    seat: Seat
    effort: Effort

    def best(self, luck: FastLuck, shunned: Collection[int], variety: float) -> int | None:
        """The position to leave; None if every move hands over a goal.

        Positions in `shunned` are left only if all others lose. `variety` is how much worse, at
        most, a move may be that is preferred by luck.
        """
        safe = self.search.safe(self.rings, self.seat)
        if len(safe) < 2:
            return safe[0] if safe else None
        with suppress(OutOfBudgetError):
            won = Proof(self.search, self.seat).settle(self.rings, self.effort.attack)
            if won is not None:
                return won
        biases = {
            there: variety * luck.below(1000) / 1000 - (WIN / 2 if there in shunned else 0)
            for there in safe
        }
        ranked = self._ranked(biases, variety)
        sound = self._sound(ranked)
        if not sound:  # a rival may overlook a win that is hard to find
            head = ranked[: self.effort.compared]
            return min(head, key=lambda there: self.search.danger(there, self.seat.other))
        if len(sound) == 1:
            return sound[0]
        promise = self._promises(sound)
        return max(sound, key=lambda there: promise[there] + biases[there])

    def _ranked(self, biases: Mapping[int, float], variety: float) -> list[int]:
        """Positions, the best first: some by the rival's best reply, the rest as they stand."""
        search, seat = self.search, self.seat
        values = {there: search.balance(there, seat) + bias for there, bias in biases.items()}
        ranked = sorted(values, key=lambda there: -values[there])
        head, rest = ranked[: self.effort.compared], ranked[self.effort.compared :]
        best = -2 * WIN
        for there in head:
            worth = -search.worth(there, seat.other, variety - best)
            values[there] = worth + biases[there]
            best = max(best, values[there])
        return sorted(head, key=lambda there: -values[there]) + rest

    def _sound(self, ranked: Sequence[int]) -> list[int]:
        """The first few after which the rival isn't seen to win by threats."""
        effort = self.effort
        proof = Proof(self.search, self.seat.other)
        limit = proof.spent + effort.defence
        sound: list[int] = []
        for there in ranked:
            if len(sound) == effort.sound:
                break
            left = limit - proof.spent
            try:
                if proof.settle(there, min(left, effort.defence // 2)) is None:
                    sound.append(there)
            except OutOfBudgetError:
                if left > 0 or not sound:
                    sound.append(there)  # the benefit of the doubt
                if left <= 0:
                    break
        return sound

    def _promises(self, sound: Sequence[int]) -> dict[int, float]:
        """What the rival's best reply leaves, replies that lose to threats not counted.

        As far as the work allows; the rest is taken as it stands.
        """
        proof = Proof(self.search, self.seat)
        promises: dict[int, float] = {}
        for index, there in enumerate(sound):
            left = self.effort.whole - proof.spent
            promises[there] = self._promise(proof, there, left // (len(sound) - index))
        return promises

    def _promise(self, proof: Proof, there: int, work: int) -> float:
        limit = proof.spent + work
        replies = self.search.safe(there, self.seat.other)
        for worth, reply in sorted((self.search.balance(one, self.seat), one) for one in replies):
            try:
                if proof.settle(reply, min(self.effort.reply, limit - proof.spent)) is None:
                    return worth
            except OutOfBudgetError:
                return worth
        return WIN
