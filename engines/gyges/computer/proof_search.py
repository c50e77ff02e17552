"""Whether a seat can force a goal by threats alone, however deep: proof-number search.

Depth first with two thresholds, as Nagai described it (df-pn, 2002): the search goes on where the
rival has the fewest answers left to refute. A position's proof and disproof numbers are how many
positions, at least, have to be settled to prove the win, and to prove that there is none.
"""

from __future__ import annotations

from typing import Final

from engines.core.seat import Seat
from engines.gyges.computer.search import OutOfBudgetError, Search

INFINITE: Final = 1 << 40
DEEPEST: Final = 20  # attacks in a row; a longer chain, or a circle, is taken to fail
WIDE: Final = 8  # replies to a threat that are found at most, before another threat is tried
MORE: Final = 4  # replies found at a time, while those found don't refute the threat
LOOKUPS: Final = 8  # of known numbers, that count as much work as listing a placing

Numbers = tuple[int, int]  # to prove, to disprove

UNKNOWN: Final = (1, 1)
PROVEN: Final = (0, INFINITE)
DISPROVEN: Final = (INFINITE, 0)


class Proof:
    """The search for wins of one attacker; proof and disproof numbers are kept between calls."""

    __slots__ = ("_limit", "_lookups", "_numbers", "_search", "_seat", "_winning")

    def __init__(self, search: Search, seat: Seat) -> None:
        self._search = search
        self._seat = seat
        self._numbers: dict[int, Numbers] = {}  # the attacker is to move
        self._winning: dict[int, int] = {}  # where he wins: the position after his move
        self._lookups = 0
        self._limit = 0

    def settle(self, rings: int, work: int) -> int | None:
        """The position after the move that forces a goal; None if threats alone don't force one.

        The attacker is to move, and has no goal at once.

        Raises:
            OutOfBudgetError: `work`, in the units of `Search.work`, was not enough to tell.
        """
        if self._numbers.get(rings, UNKNOWN)[1]:
            self._limit = self.spent + work
            self._attack(rings, (INFINITE, INFINITE), DEEPEST)
        return self._winning.get(rings)

    @property
    def spent(self) -> int:
        """The work done so far, that of the `Search` included."""
        return self._search.work + self._lookups // LOOKUPS

    def _attack(self, rings: int, limits: Numbers, depth: int) -> None:
        # Search the attacker's moves until the position's numbers reach a limit.
        attacks = self._search.attacks(rings, self._seat) if depth else ()
        while True:
            self._lookups += LOOKUPS
            if self.spent >= self._limit:
                raise OutOfBudgetError
            easiest, least, second, held, total = None, INFINITE, INFINITE, 0, 0
            for position in attacks:
                prove, disprove = self._defended(position, min(least, limits[0], WIDE))
                total += disprove
                if prove < least:
                    easiest, least, second, held = position, prove, least, disprove
                elif prove < second:
                    second = prove
            if easiest is None:
                self._numbers[rings] = DISPROVEN
                return
            if not least:
                self._numbers[rings] = PROVEN
                self._winning[rings] = easiest
                return
            self._numbers[rings] = (least, total)
            if least >= limits[0] or total >= limits[1]:
                return
            self._defend(easiest, (min(limits[0], second + 1), limits[1] - total + held), depth)

    def _defended(self, position: int, enough: int) -> Numbers:
        # The numbers of a position where the rival is to move: all his replies have to lose.
        # Replies are found until the proof number is `enough`; then one more stands for the rest.
        replies = self._search.replies(position, self._seat.other)
        while True:
            prove, disprove = 0, INFINITE
            self._lookups += len(replies.found)
            for reply in replies.found:
                numbers = self._numbers.get(reply, UNKNOWN)
                prove += numbers[0]
                disprove = min(disprove, numbers[1])
            if replies.whole:
                return min(prove, INFINITE), disprove
            if prove >= enough:
                return min(prove + 1, INFINITE), min(disprove, 1)
            replies.extend(enough - prove)

    def _defend(self, position: int, limits: Numbers, depth: int) -> None:
        # Search the rival's replies until the position's numbers reach a limit.
        replies = self._search.replies(position, self._seat.other)
        while True:
            hardest, total, least, second, held = None, 0, INFINITE, INFINITE, 0
            for reply in replies.found:
                prove, disprove = self._numbers.get(reply, UNKNOWN)
                total += prove
                if disprove < least:
                    hardest, least, second, held = reply, disprove, least, prove
                elif disprove < second:
                    second = disprove
            if not replies.whole:
                if least > 1:
                    replies.extend(MORE)
                    continue
                total, second = total + 1, 1
            if hardest is None or total >= limits[0] or least >= limits[1]:
                return
            onward = (limits[0] - total + held, min(limits[1], second + 1))
            self._attack(hardest, onward, depth - 1)
