"""How much time everybody had: the judge's own books, kept from when people were reached.

Written without looking at how Salle keeps hers.
"""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.match_state import MatchState
from engines.core.record import Act, Entry, Wish
from engines.core.seat import Seat
from engines.core.time_control import TimeControl
from tests.simulate.decisions import Replay, decisions
from tests.simulate.hours import Hours
from tests.simulate.people import DAY, HOUR
from tests.simulate.witness import Witness

LEAST = 12 * HOUR
"""Waking seconds after a player was reached in which no flag falls."""

FOR_A_CHOICE = 7 * DAY
GONE = 14 * DAY
"""Seconds after which somebody who can't be reached is given up."""

TOLERANCE = 5.0
"""Seconds for each entry: logs count whole ones."""


def unjust_flags(replay: Replay, witness: Witness) -> Iterator[str]:
    """Times that were said to be up before they were."""
    control = replay.states[-1].proposal.clock if len(replay.states) > 1 else None
    if control is None:
        return
    for seat in Seat:
        if any(replay.person(version, seat) for version in range(1, len(replay.states))):
            yield from Books(replay, witness, seat, control).unjust()


class Books:
    """Of one seat at one table."""

    def __init__(self, replay: Replay, witness: Witness, seat: Seat, control: TimeControl) -> None:
        self._replay, self._witness, self._seat = replay, witness, seat
        self._control = control
        self._decisions = {
            d.version: d for d in decisions(replay, witness.history.end) if d.seat is seat
        }
        self._bank = float(control.bank)
        self._start: float | None = None  # of their clock, if it runs
        self._reached: float | None = None  # since when they have known of their decision
        self._flagged_at = 0.0

    def unjust(self) -> Iterator[str]:
        """Entry by entry."""
        for number, entry in enumerate(self._replay.log):
            if why := self._objection(number, entry):
                yield f"{self._replay.key}: {entry.act} at {entry.at}, {why}"
            self._book(number, entry)

    # -- is it just? -------------------------------------------------------------------------------
    def _objection(self, number: int, entry: Entry) -> str:
        """Why this was not to be done yet; "" if it was."""
        if entry.seat not in (self._seat, None):
            return ""
        match entry.act:
            case Act.FLAG:
                return self._too_early(entry, number)
            case Act.TIMEOUT | Act.VOID if self._flagged_at:
                return self._not_lost(entry)
            case Act.TIMEOUT:
                return self._too_early(entry, number)
            case Act.VOID if not self._is_gone(entry.at, number):
                return self._too_early(entry, number)
        return ""

    def _too_early(self, entry: Entry, number: int) -> str:
        slack = TOLERANCE * (number + 1)
        if self._start is None or self._reached is None:
            return f"and {self._seat} didn't know that it was their turn"
        if (used := self._awake(self._start, entry.at)) < self._bank - slack:
            return f"after {used:.0f} s of {self._bank:.0f} s"
        if (had := self._awake(self._reached, entry.at)) < LEAST - slack:
            return f"{had:.0f} s after they were told"
        return ""

    def _not_lost(self, entry: Entry) -> str:
        rival = self._replay.person(len(self._replay.states) - 1, self._seat.other)
        claims = self._witness.deeds(rival, str(self._replay.key), "claim")
        waited = entry.at - self._flagged_at
        if claims or waited >= FOR_A_CHOICE - TOLERANCE:
            return ""
        return f"{waited:.0f} s after the flag, and nobody had chosen"

    def _is_gone(self, at: float, number: int) -> bool:
        """Whether nothing has reached them for long enough."""
        put = max((v for v in self._decisions if v <= number), default=0)
        since = self._replay.log[put - 1].at if put else at
        return self._start is None and at - since >= GONE - TOLERANCE

    # -- the books ---------------------------------------------------------------------------------
    def _book(self, number: int, entry: Entry) -> None:
        before, after = self._replay.states[number], self._replay.states[number + 1]
        is_move = entry.act is Act.MOVE and entry.seat is self._seat
        is_charged = before.clock_since[self._seat] != after.clock_since[self._seat] or is_move
        if is_charged and self._start is not None:
            self._bank = max(0.0, self._bank - self._awake(self._start, entry.at))
        if is_charged:
            self._start = None
        self._credit(before, entry, is_move=is_move)
        if decision := self._decisions.get(number + 1):
            self._reached = self._start = self._witness.on_the_clock_since(decision)
        elif self._start is None and is_charged and self._reached is not None:
            self._start = max(float(entry.at), float(after.paused_until), self._reached)
        if after.is_adjourned or self._seat not in after.active:
            self._start = None

    def _credit(self, before: MatchState, entry: Entry, *, is_move: bool) -> None:
        """What the player gets; whatever it is, the flag is up again."""
        control, bank = self._control, self._bank
        if is_move:
            self._bank, self._flagged_at = (
                max(bank, min(control.cap, bank + control.increment)),
                0.0,
            )
        elif entry.act is Act.FLAG and entry.seat is self._seat:
            self._bank, self._flagged_at, self._start = 0.0, entry.at, None
        elif entry.act is Act.GIVE_TIME and entry.seat is self._seat.other:
            self._bank, self._flagged_at = bank + entry.seconds, 0.0
        elif entry.act is Act.GRANT and before.asked and before.asked.wish is Wish.RESUME:
            self._bank, self._flagged_at = max(bank, DAY), 0.0

    def _awake(self, start: float, end: float) -> float:
        """Waking seconds, without those in which Salle was away."""
        hours, outages = self._hours, self._witness.history.outages
        lost = (
            hours.awake(max(start, begin), min(end, stop))
            for begin, stop in outages
            if begin < end and stop > start
        )
        return hours.awake(start, end) - sum(lost)

    @property
    def _hours(self) -> Hours:
        versions = range(len(self._replay.states) - 1, 0, -1)
        who = next(w for v in versions if (w := self._replay.person(v, self._seat)))
        return self._witness.history.people[who].told_hours
