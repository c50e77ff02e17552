"""Whether a seat can force a goal by threats alone, however deep: proof-number search.

Depth first with two thresholds, as Nagai described it (df-pn, 2002): where the rival has the fewest
answers left to refute, the search goes on. A position's two numbers tell how many positions, at
least, have to be settled to prove the win, and to prove that there is none.
"""

from __future__ import annotations

from typing import Final

from engines.core.seat import Seat
from engines.gyges.computer.search import OutOfBudgetError, Search

INFINITE: Final = 1 << 40
DEEPEST: Final = 20  # attacks in a row; a longer chain, or a circle, is taken to fail
WIDE: Final = 8  # replies to a threat that are found before others with so many are looked at
MORE: Final = 4  # that are found when those found don't refute it
GLANCES: Final = 8  # at numbers that are known already: the work of listing a position

Numbers = tuple[int, int]  # to prove, to disprove

UNKNOWN: Final = (1, 1)
PROVEN: Final = (0, INFINITE)
DISPROVEN: Final = (INFINITE, 0)


class Proof:
    """What is proven, and what is not, of the wins of one attacker."""

    __slots__ = ("_first", "_glances", "_limit", "_numbers", "_search", "_seat")

    def __init__(self, search: Search, seat: Seat) -> None:
        self._search = search
        self._seat = seat
        self._numbers: dict[int, Numbers] = {}  # the attacker is to move
        self._first: dict[int, int] = {}  # where he wins: the position to leave
        self._glances = 0
        self._limit = 0

    def settle(self, rings: int, work: int) -> int | None:
        """The position to leave for a goal of the attacker, who is to move and has none at once.

        None if threats alone don't force it.

        Raises:
            OutOfBudgetError: so much work, as `Search.work` counts it, did not settle it.
        """
        if self._numbers.get(rings, UNKNOWN)[1]:
            self._limit = self.spent + work
            self._attack(rings, (INFINITE, INFINITE), DEEPEST)
        return self._first.get(rings)

    @property
    def spent(self) -> int:
        """The search's work so far, and this one's own."""
        return self._search.work + self._glances // GLANCES

    def _attack(self, rings: int, limits: Numbers, depth: int) -> None:
        """Works on the attacker's choice until its numbers reach a limit."""
        attacks = self._search.attacks(rings, self._seat) if depth else ()
        while True:
            self._glances += GLANCES
            if self.spent >= self._limit:
                raise OutOfBudgetError
            easiest, least, second, held, total = None, INFINITE, INFINITE, 0, 0
            for there in attacks:
                prove, disprove = self._defended(there, min(least, limits[0], WIDE))
                total += disprove
                if prove < least:
                    easiest, least, second, held = there, prove, least, disprove
                elif prove < second:
                    second = prove
            if easiest is None:
                self._numbers[rings] = DISPROVEN
                return
            if not least:
                self._numbers[rings] = PROVEN
                self._first[rings] = easiest
                return
            self._numbers[rings] = (least, total)
            if least >= limits[0] or total >= limits[1]:
                return
            self._defend(easiest, (min(limits[0], second + 1), limits[1] - total + held), depth)

    def _defended(self, there: int, enough: int) -> Numbers:
        """Of the rival's choice: all his replies have to lose.

        Of more replies than are `enough` to show how hard the proof is, only that there is another.
        """
        replies = self._search.replies(there, self._seat.other)
        while True:
            prove, disprove = 0, INFINITE
            self._glances += len(replies.found)
            for reply in replies.found:
                numbers = self._numbers.get(reply, UNKNOWN)
                prove += numbers[0]
                disprove = min(disprove, numbers[1])
            if replies.whole:
                return min(prove, INFINITE), disprove
            if prove >= enough:
                return min(prove + 1, INFINITE), min(disprove, 1)
            replies.extend(enough - prove)

    def _defend(self, there: int, limits: Numbers, depth: int) -> None:
        """Works on the rival's choice until its numbers reach a limit."""
        replies = self._search.replies(there, self._seat.other)
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
