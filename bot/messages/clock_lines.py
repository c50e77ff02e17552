"""How the players' time stands, in one line: a bank for each, and when one that runs is empty.

And as a picture says it: a dial of the time left to the player to act.

Everybody is told the same; a player who waits, also whether the other has got notice. Whether Salle
is about to answer for somebody makes no difference: their clock stands where it would if they were
asked.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final

from bot.application.loaded_table import LoadedTable
from bot.application.model import ClockLine
from bot.messages.times import beside_dial, span
from engines.core.match_state import Status
from engines.core.seat import Pair, Seat
from renderers.style import TimeLeft
from renderers.wording import Say

# Seconds after which a player without notice of their decision counts as not reached.
_BEING_TOLD: Final = 120.0

_DIAL: Final = 24  # parts
_SHORT: Final = 0.1  # of the whole: what is less is shown as urgent


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockLines:
    """Makes the lines for one reader, or for a chat; `reaching` are the seats that read this."""

    table: LoadedTable
    names: Pair[str]
    say: Say
    reader: Seat | None = None
    reaching: Collection[Seat] = ()

    def lines(self) -> tuple[ClockLine, ...]:
        """The clocks of a match that is played with one; () elsewhere."""
        match = self.table.match
        if match.status is not Status.PLAYING or match.proposal.clock is None:
            return ()
        if match.proposal.clock.is_per_decision and not match.is_adjourned:
            shown = self.table.clock.waiting_for  # nobody else has saved anything
        else:
            shown = tuple(seat for seat in Seat if not self.table.computer_level(seat))
        return (*map(self._line, shown), *self._of_both())

    def dial(self) -> TimeLeft | None:
        """The time left to the reader if they are to act, else to the rival; None if none runs.

        The figures are those of the line, the dial is the share of the whole bank.
        """
        running = {seat: at for seat in self.table.clock.waiting_for if (at := self._ends_at(seat))}
        agreed = self.table.match.proposal.clock
        if not running or agreed is None:
            return None
        first = min(running, key=running.__getitem__)
        seat = self.reader if self.reader and self.reader in running else first
        now = self.table.loaded_at
        share = self.table.clock.left(seat, now) / agreed.bank
        return TimeLeft(
            share=min(max(1, round(_DIAL * share)), _DIAL),
            figures=beside_dial(running[seat] - now, self.say),
            is_short=share < _SHORT,
        )

    def _of_both(self) -> Iterator[ClockLine]:
        match, say, now = self.table.match, self.say, self.table.loaded_at
        if match.is_adjourned:
            yield ClockLine(words=say("absence-paused"))
        elif match.paused_until > now:
            words, until = say("absence-paused-until"), match.paused_until
            yield ClockLine(words=words, moment=until, is_date=True)
        if (whose := match.tournament) and not match.is_adjourned:
            key = f"tournament-until-{'match' if whose.is_ladder else 'round'}"
            yield ClockLine(words=say(key), moment=whose.until, is_date=True)
        ends = self.table.clock.choice_ends_at()
        if ends is not None and self.reader:
            key = "choose-by" if match.flagged[self.reader.other] else "late-until"
            yield ClockLine(words=self.say(f"absence-{key}"), moment=ends, is_date=True)

    def _line(self, seat: Seat) -> ClockLine:
        say, name, now = self.say, self.names[seat], self.table.loaded_at
        match, clock = self.table.match, self.table.clock
        if match.flagged[seat] and not match.is_adjourned:
            words = say("absence-clock", name=name, time=say("absence-time-is-up"))
            return ClockLine(words=words, moment=match.flagged[seat])
        if ends_at := self._ends_at(seat):
            is_told = self.reader is seat.other and clock.is_reached(seat)
            key = "absence-clock-delivered" if is_told else "absence-clock-runs"
            return ClockLine(words=say(key, name=name), moment=ends_at)
        words = say("absence-clock", name=name, time=span(clock.left(seat, now), say))
        if away_until := clock.calendar(seat).away_until(now):
            words = f"{words}, {say('absence-vacation-until')}"
            return ClockLine(words=words, moment=away_until, is_date=True)
        if seat in clock.waiting_for and self._flag_at(seat) is None:
            return ClockLine(words=f"{words}, {say('absence-not-reached')}")
        return ClockLine(words=words)

    # When a flag falls; None where no time runs, or it stands still.
    def _ends_at(self, seat: Seat) -> float | None:
        clock, now = self.table.clock, self.table.loaded_at
        stands_still = self.table.match.flagged[seat] or self.table.match.paused_until > now
        if stands_still or clock.calendar(seat).away_until(now) is not None:
            return None
        return self._flag_at(seat)

    # When a flag falls; None where no time runs, or its player isn't reached. The reader of this is
    # reached by it; and so, most likely, is a player who has been told just now.
    def _flag_at(self, seat: Seat) -> float | None:
        clock, now = self.table.clock, self.table.loaded_at
        if seat not in clock.waiting_for or clock.is_reached(seat):
            return clock.flag_at(seat)
        is_just_told = now - self.table.at < _BEING_TOLD and not self.table.is_missed(seat)
        is_reading = seat is self.reader or seat in self.reaching
        return clock.flag_at_if_reached(seat, now) if is_just_told or is_reading else None
