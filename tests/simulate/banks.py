"""How much time everybody had: the judge's own books, kept from when people were reached.

Written without looking at how Salle keeps hers.
"""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.record import Act, Entry, Wish
from engines.core.seat import Seat
from tests.simulate.decisions import Course, decisions
from tests.simulate.hours import Hours
from tests.simulate.people import DAY, HOUR
from tests.simulate.witness import Witness

LEAST = 12 * HOUR
"""Waking seconds after he was reached in which nobody's flag falls."""

FOR_A_CHOICE = 7 * DAY
GONE = 14 * DAY
"""Seconds after which somebody who can't be reached is given up."""

TOLERANCE = 5.0
"""Seconds for each entry: logs count whole ones."""


def unjust_flags(course: Course, witness: Witness) -> Iterator[str]:
    """Times that were said to be up before they were."""
    control = course.states[-1].proposal.clock if len(course.states) > 1 else None
    if control is None:
        return
    for seat in Seat:
        books = Books(course, witness, seat)
        yield from books.unjust()


class Books:
    """Of one seat at one table."""

    def __init__(self, course: Course, witness: Witness, seat: Seat) -> None:
        self._course, self._witness, self._seat = course, witness, seat
        self._outages = witness.history.outages
        self._decisions = {
            d.version: d for d in decisions(course, witness.history.end) if d.seat is seat
        }

    def unjust(self) -> Iterator[str]:
        """Entry by entry."""
        seat, control = self._seat, self._course.states[-1].proposal.clock
        assert control
        bank, flagged_at = float(control.bank), 0.0
        start: float | None = None  # of his clock, as it runs now
        reached: float | None = None
        for number, entry in enumerate(self._course.log):
            before, after = self._course.states[number], self._course.states[number + 1]
            mine = entry.seat is seat
            used = self._used(start, entry.at)
            if entry.act is Act.FLAG and mine:
                if why := self._too_early(entry, bank, start, reached, number):
                    yield why
                flagged_at = entry.at
            elif entry.act is Act.TIMEOUT and mine:
                why = (
                    self._not_lost(entry, flagged_at)
                    if flagged_at
                    else self._too_early(entry, bank, start, reached, number)
                )
                if why:
                    yield why
            elif entry.act is Act.VOID and mine and not self._is_gone(start, entry.at, number):
                if why := self._too_early(entry, bank, start, reached, number):
                    yield why
            is_charged = before.clock_since[seat] != after.clock_since[seat] or (
                entry.act is Act.MOVE and mine
            )
            if is_charged:
                bank = max(0.0, bank - used)
                start = None
            if entry.act is Act.MOVE and mine:
                bank, flagged_at = max(bank, min(control.cap, bank + control.increment)), 0.0
            if entry.act is Act.GIVE_TIME and not mine:
                if flagged_at:
                    bank, flagged_at, start = 0.0, 0.0, float(entry.at)
                bank += entry.seconds
            if entry.act is Act.GRANT and before.asked and before.asked.wish is Wish.RESUME:
                bank, flagged_at = max(bank, DAY), 0.0
            if number + 1 in self._decisions:
                reached = self._witness.reached(self._decisions[number + 1])
                start = reached
            elif is_charged and seat in after.active and start is None:
                start = max(float(entry.at), float(after.paused_until), reached or 0.0)
            if after.is_adjourned:
                start = None

    def _too_early(
        self, entry: Entry, bank: float, start: float | None, reached: float | None, number: int
    ) -> str:
        """Why it wasn't up; "" if it was."""
        where, slack = f"{self._course.key}: {entry.act} at {entry.at}", TOLERANCE * (number + 1)
        if start is None or reached is None:
            return f"{where}, and {self._seat} didn't know that it was his turn"
        if (used := self._used(start, entry.at)) < bank - slack:
            return f"{where} after {used:.0f} s of {bank:.0f} s"
        if (had := self._used(reached, entry.at)) < LEAST - slack:
            return f"{where}, {had:.0f} s after he was told"
        return ""

    def _not_lost(self, entry: Entry, flagged_at: float) -> str:
        """Why it wasn't lost yet: nobody claimed it, and there was time to choose."""
        rival = self._course.person(len(self._course.states) - 1, self._seat.other)
        claims = self._witness.deeds(rival, str(self._course.key), "claim")
        if claims or entry.at - flagged_at >= FOR_A_CHOICE - TOLERANCE:
            return ""
        return f"{self._course.key}: {entry.at - flagged_at:.0f} s after the flag nobody had chosen"

    def _is_gone(self, start: float | None, at: float, number: int) -> bool:
        put = max((v for v in self._decisions if v <= number), default=0)
        since = self._course.log[put - 1].at if put else at
        return start is None and at - since >= GONE - TOLERANCE

    def _used(self, start: float | None, end: float) -> float:
        """Waking seconds, without those in which Salle was away."""
        if start is None or end <= start:
            return 0.0
        hours = self._hours
        lost = sum(
            hours.awake(max(start, begin), min(end, stop))
            for begin, stop in self._outages
            if begin < end and stop > start
        )
        return hours.awake(start, end) - lost

    @property
    def _hours(self) -> Hours:
        versions = range(len(self._course.states) - 1, 0, -1)
        who = next(w for v in versions if (w := self._course.person(v, self._seat)))
        return self._witness.history.people[who].told_hours
