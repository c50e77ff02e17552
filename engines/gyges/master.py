"""The strongest level: forced wins, then quiet moves compared, then proof that none loses."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from engines.core.search.luck import FastLuck
from engines.core.seat import Seat
from engines.gyges.evaluation import WIN, balance
from engines.gyges.proof import Proof
from engines.gyges.search import OutOfBudgetError, Search


@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """How much a player looks at before he moves; work as `Search.work` counts it."""

    attack: int = 200_000  # work for a win of his own
    defence: int = 200_000  # work for what the rival might force
    compared: int = 16  # moves that are compared by the rival's best reply


MASTERLY: Final = Effort()
ONE_PLY: Final = Effort(attack=0, defence=0, compared=0)


def best_after(
    rings: int,
    seat: Seat,
    luck: FastLuck,
    *,
    effort: Effort,
    origin_end: bool,
    shunned: Collection[int],
    variety: float,
) -> int | None:
    """The position to leave; None if every move hands over a goal. There is no goal at once.

    Positions in `shunned` are left only if all others lose. `variety` is how much worse, at most,
    a move may be that is preferred by luck.
    """
    search = Search(origin_end=origin_end)
    safe = search.safe(rings, seat)
    if len(safe) < 2:
        return safe[0] if safe else None
    with suppress(OutOfBudgetError):
        won = Proof(search, seat).settle(rings, effort.attack)
        if won is not None:
            return won

    def bias(there: int) -> float:
        return variety * luck.below(1000) / 1000 - (WIN / 2 if there in shunned else 0)

    biases = {there: bias(there) for there in safe}
    values = {there: balance(there, seat, origin_end=origin_end) + biases[there] for there in safe}
    ranked = sorted(safe, key=lambda there: -values[there])
    head = ranked[: effort.compared]
    best = -2 * WIN
    for there in head:
        values[there] = biases[there] - search.worth(there, seat.other, 1, -WIN, variety - best)
        best = max(best, values[there])
    head.sort(key=lambda there: -values[there])
    return _soundest(search, [*head, *ranked[len(head) :]], seat.other, effort.defence)


def _soundest(search: Search, ranked: Sequence[int], rival: Seat, work: int) -> int:
    """The first from which the rival isn't seen to win; the first of all if he always is."""
    proof, limit = Proof(search, rival), search.work + work
    for there in ranked:
        try:
            if proof.settle(there, min(work // 2, limit - search.work)) is None:
                return there
        except OutOfBudgetError:
            return there
    return ranked[0]
