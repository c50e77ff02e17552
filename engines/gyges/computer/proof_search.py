"""Whether a seat can force a goal by threats alone, however deep: proof-number search.

Depth first with two thresholds, as Nagai described it (df-pn, 2002): the search goes on where the
rival has the fewest answers left to refute. A position's proof and disproof numbers are how many
positions, at least, have to be settled to prove the win, and to prove that there is none.
"""

from __future__ import annotations

from typing import Final

from engines.core.seat import Seat
from engines.gyges.computer.search import OutOfBudgetError, Search

DEEPEST: Final = 20  # attacks in a row; a longer chain, or a circle, is taken to fail
WIDE: Final = 8  # replies to a threat that are found at most, before another threat is tried
MORE: Final = 4  # replies found at a time, while those found don't refute the threat
LOOKUPS: Final = 8  # of known numbers, that count as much work as listing a placing

# To prove and to disprove, packed into one number.
_BITS: Final = 30
_INFINITE: Final = (1 << _BITS) - 1
_UNKNOWN: Final = 1 << _BITS | 1
_PROVEN: Final = _INFINITE
_DISPROVEN: Final = _INFINITE << _BITS


class Proof:
    """The search for wins of one attacker; proof and disproof numbers are kept between calls."""

    __slots__ = ("_limit", "_lookups", "_numbers", "_rival", "_search", "_seat", "_winning")

    def __init__(self, search: Search, seat: Seat) -> None:
        self._search = search
        self._seat = seat
        self._rival = seat.other
        self._numbers: dict[int, int] = {}  # the attacker is to move
        self._winning: dict[int, int] = {}  # where he wins: the position after his move
        self._lookups = 0
        self._limit = 0

    def settle(self, rings: int, work: int) -> int | None:
        """The position after the move that forces a goal; None if threats alone don't force one.

        The attacker is to move, and has no goal at once.

        Raises:
            OutOfBudgetError: `work`, in the units of `Search.work`, was not enough to tell.
        """
        if self._numbers.get(rings, _UNKNOWN) & _INFINITE:
            self._limit = self.spent + work
            self._attack(rings, _INFINITE, _INFINITE, DEEPEST)
        return self._winning.get(rings)

    def wins(self, rings: int, work: int) -> bool:
        """Whether threats are seen to force a goal by so much work; as `settle` otherwise."""
        try:
            return self.settle(rings, work) is not None
        except OutOfBudgetError:
            return False

    @property
    def spent(self) -> int:
        """The work done so far, that of the `Search` included."""
        return self._search.work + self._lookups // LOOKUPS

    def _attack(self, rings: int, most_prove: int, most_disprove: int, depth: int) -> None:
        # Search the attacker's moves until the position's numbers reach a limit.
        attacks = self._search.attacks(rings, self._seat) if depth else []
        while True:
            self._lookups += LOOKUPS
            if self.spent >= self._limit:
                raise OutOfBudgetError
            easiest, least, second, held, total = 0, _INFINITE, _INFINITE, 0, 0
            for position in attacks:
                numbers = self._defended(position, min(least, most_prove, WIDE))
                prove, disprove = numbers >> _BITS, numbers & _INFINITE
                total += disprove
                if prove < least:
                    easiest, least, second, held = position, prove, least, disprove
                elif prove < second:
                    second = prove
            if least == _INFINITE:
                self._numbers[rings] = _DISPROVEN
                return
            if not least:
                self._numbers[rings] = _PROVEN
                self._winning[rings] = easiest
                return
            self._numbers[rings] = least << _BITS | min(total, _INFINITE)
            if least >= most_prove or total >= most_disprove:
                return
            self._defend(easiest, min(most_prove, second + 1), most_disprove - total + held, depth)

    def _defended(self, position: int, enough: int) -> int:
        # The numbers of a position where the rival is to move: all his replies have to lose.
        # Replies are found until the proof number is `enough`; then one more stands for the rest.
        replies = self._search.replies(position, self._rival)
        while True:
            prove, disprove = 0, _INFINITE
            self._lookups += len(replies.found)
            for reply in replies.found:
                numbers = self._numbers.get(reply, _UNKNOWN)
                prove += numbers >> _BITS
                disprove = min(disprove, numbers & _INFINITE)
            if replies.whole:
                break
            if prove >= enough:
                prove, disprove = prove + 1, min(disprove, 1)
                break
            replies.extend(enough - prove)
        return min(prove, _INFINITE) << _BITS | disprove

    def _defend(self, position: int, most_prove: int, most_disprove: int, depth: int) -> None:
        # Search the rival's replies until the position's numbers reach a limit.
        replies = self._search.replies(position, self._rival)
        while True:
            hardest, total, least, second, held = 0, 0, _INFINITE, _INFINITE, 0
            for reply in replies.found:
                numbers = self._numbers.get(reply, _UNKNOWN)
                prove, disprove = numbers >> _BITS, numbers & _INFINITE
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
            if least == _INFINITE or total >= most_prove or least >= most_disprove:
                return
            self._attack(
                hardest, most_prove - total + held, min(most_disprove, second + 1), depth - 1
            )
