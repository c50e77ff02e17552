"""Times in which nobody's clock ran: Salle or its store was away, or the clock was put forward.

They are noted as they happen: from when it was seen last that Salle runs until when it was seen
again. Where the clock was put back, the second comes before the first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.timing.calendars import ALWAYS, Span

# Seconds unseen after which Salle counts as having been away.
SHUT: Final = 60.0


@dataclass(frozen=True, slots=True)
class _Setback:
    start: float
    end: float  # before `start`
    spans: tuple[Span, ...]  # the outages before


@dataclass(frozen=True, slots=True, kw_only=True)
class Outages:
    """What is known at one moment of the times in which nobody's clock ran."""

    now: float = 0.0
    spans: tuple[Span, ...] = ()  # one after the other
    setbacks: tuple[_Setback, ...] = ()

    @classmethod
    def of(cls, noted: Sequence[Span], *, running_at: float | None, now: float) -> Outages:
        """What `noted` comes to. One that nobody has noted yet shows by `running_at`.

        Once the clock is put back, what it has passed over is lived through again.
        """
        if running_at is not None and abs(now - running_at) > SHUT:
            noted = (*noted, (running_at, now))
        spans: tuple[Span, ...] = ()
        setbacks = []
        for start, end in noted:
            if end >= start:
                spans = (*spans, (start, end))
            else:
                setbacks.append(_Setback(start, end, spans))
                spans = tuple((from_, min(until, end)) for from_, until in spans if from_ < end)
        return cls(now=now, spans=spans, setbacks=tuple(setbacks))

    def settled(self, moment: float) -> float:
        """A moment that was noted; one that lies in the future was noted before a setback.

        It is then as long ago as it really is, except for outages.
        """
        if moment <= self.now + SHUT:  # processes differ a little
            return moment
        for setback in self.setbacks:
            if setback.end < moment <= setback.start:
                passed = ALWAYS.awake_between(moment, setback.start, without=setback.spans)
                moment = setback.end - passed
        return moment

    def after(self, moment: float, seconds: float) -> float:
        """The moment at which so many seconds have passed, in which Salle was there."""
        return ALWAYS.after_awake(self.settled(moment), seconds, without=self.spans)

    def passed(self, moment: float) -> float:
        """How many seconds have passed since then in which Salle was there."""
        return ALWAYS.awake_between(self.settled(moment), self.now, without=self.spans)


NONE: Final = Outages()
