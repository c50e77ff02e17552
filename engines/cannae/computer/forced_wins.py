"""Wins by threats: each turn but the last threatens to take the last infantry at once.

What the other side answers is searched whole; an answer that doesn't stop the threat loses at once.
Boards are seen by the side that attacks. Work is counted in boards that are looked at for a win at
once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.cannae.computer.fields import (
    Field,
    after_cavalry,
    after_infantry,
    takes_the_last,
)
from engines.cannae.computer.signed_masks import count

if TYPE_CHECKING:
    from mypy_extensions import i64

A_TURN: Final[i64] = 2  # infantry that one turn can take at most

Key = tuple[int, int, int, int]


class OutOfWorkError(Exception):
    """It takes more work than is allowed."""


class ForcedWins:
    """What is known of one position's wins."""

    __slots__ = ("_at_once", "_parries", "_shut_in", "_won", "left")

    def __init__(self, *, shut_in: bool, work: int) -> None:
        self.left = work
        self._shut_in = shut_in
        self._at_once: dict[Key, bool] = {}
        self._parries: dict[Key, list[Field]] = {}
        self._won: dict[tuple[int, int, int, int, int], bool] = {}

    def at_once(self, field: Field) -> bool:
        """Whether a turn of the attacker takes the last infantry. Raises OutOfWorkError."""
        if field.enemies == 0:
            return field.own != 0
        if count(field.enemies) > A_TURN or field.is_decided():
            return False
        key: Key = (field.own, field.cavalry, field.enemies, field.enemy_cavalry)
        known = self._at_once.get(key)
        if known is None:
            self.left -= 1
            if self.left < 0:
                raise OutOfWorkError
            known = takes_the_last(field, self._shut_in)
            self._at_once[key] = known
        return known

    def threats(self, field: Field) -> list[Field]:
        """The boards after turns that threaten to take the last infantry at once, none twice."""
        found: list[Field] = []
        if count(field.enemies) > A_TURN + A_TURN:
            return found
        seen: set[Key] = set()
        for after in turns(field, self._shut_in):
            key: Key = (after.own, after.cavalry, after.enemies, after.enemy_cavalry)
            if self.is_threat(after) and key not in seen:
                seen.add(key)
                found.append(after)
        return found

    def two_wins(self, field: Field) -> list[Field]:
        """The boards after turns that win in three plies, but no more than two of them."""
        found: list[Field] = []
        for after in turns(field, self._shut_in):
            if (
                self.is_threat(after)
                and not any(one.is_like(after) for one in found)
                and self.holds(after, 2)
            ):
                found.append(after)
                if len(found) > 1:
                    break
        return found

    def is_threat(self, after: Field) -> bool:
        """Whether a turn threatens to take the last infantry at once."""
        return count(after.enemies) <= A_TURN and not after.is_decided() and self.at_once(after)

    def holds(self, after: Field, plies: int) -> bool:
        """Whether a threat wins within so many plies, the other side to answer."""
        if plies == 2:
            return not self._is_stopped(after)
        parries = self.parries(after)
        return all(self.wins(answer, plies - 1) for answer in parries)

    def parries(self, after: Field) -> list[Field]:
        """The boards after answers that don't lose at once, none twice."""
        key: Key = (after.own, after.cavalry, after.enemies, after.enemy_cavalry)
        known = self._parries.get(key)
        if known is None:
            known = []
            seen: set[Key] = set()
            for one in turns(after.flipped(), self._shut_in):
                answer = one.flipped()
                if not self.at_once(answer):
                    reached: Key = (
                        answer.own,
                        answer.cavalry,
                        answer.enemies,
                        answer.enemy_cavalry,
                    )
                    if reached not in seen:
                        seen.add(reached)
                        known.append(answer)
            self._parries[key] = known
        return known

    def _is_stopped(self, after: Field) -> bool:
        # Whether an answer doesn't lose at once; the short ones first.
        side, shut_in = after.flipped(), self._shut_in
        steps = after_infantry(side, shut_in)
        if not self.at_once(after) or self._is_one_safe(steps):
            return True
        rides = after_cavalry(side, shut_in)
        if self._is_one_safe(rides):
            return True
        for half in steps:
            if not half.is_decided() and self._is_one_safe(after_cavalry(half, shut_in)):
                return True
        for half in rides:
            if not half.is_decided() and self._is_one_safe(after_infantry(half, shut_in)):
                return True
        return False

    def _is_one_safe(self, answers: list[Field]) -> bool:
        return any(not self.at_once(one.flipped()) for one in answers)

    def wins(self, field: Field, plies: int) -> bool:
        """Whether the attacker, who is to act, wins by threats in so many plies, not at once."""
        if count(field.enemies) > A_TURN or field.is_decided():
            return False
        key: tuple[int, int, int, int, int] = (
            field.own,
            field.cavalry,
            field.enemies,
            field.enemy_cavalry,
            plies,
        )
        known = self._won.get(key)
        if known is None:
            known = self._finds_a_win(field, plies)
            self._won[key] = known
        return known

    def _finds_a_win(self, field: Field, plies: int) -> bool:
        if plies > 3 and self.wins(field, plies - 2):
            return True
        for after in turns(field, self._shut_in):
            if self.is_threat(after) and self.holds(after, plies - 1):
                return True
        return False


def turns(field: Field, shut_in: bool) -> list[Field]:
    """The boards after every turn, some twice: a pass, one action, then two."""
    steps = after_infantry(field, shut_in)
    rides = after_cavalry(field, shut_in)
    found = [field]
    found.extend(steps)
    found.extend(rides)
    for half in steps:
        if not half.is_decided():
            found.extend(after_cavalry(half, shut_in))
    for half in rides:
        if not half.is_decided():
            found.extend(after_infantry(half, shut_in))
    return found
