"""The clock of a match: whose time runs, how much is left, and when a flag falls.

Banks are in the match state, because the log says what each entry took from them. What runs now is
computed from when a player was told of their decision, their calendar, and the times in which Salle
was away. The stored timers only say when to look.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.application.model import is_computer_address
from bot.timing.calendars import AWAY, Calendar
from bot.timing.outages import NONE, Outages
from engines.core.act_rules import PATIENCE
from engines.core.match_state import MatchState, Status
from engines.core.record import Act, Entry, Wish
from engines.core.seat import Pair, Seat, both
from storage.base import Reached

# Waking seconds before which no flag falls once a player has got notice of their decision.
LEAST: Final = 12 * 3_600.0
# Seconds in which to choose what comes of a flag that has fallen.
CHOICE: Final = 7 * 86_400.0
# Seconds after which a match ends without a result if a player can't be told of their decision.
UNREACHED: Final = 14 * 86_400.0

# Acts at which every clock that runs stops, or begins again.
_STOPPING: Final = frozenset({Act.GRANT, Act.ADJOURN, Act.ALLOW_TAKEBACK})


def on_the_clock(match: MatchState) -> tuple[str, ...]:
    """The addresses of the people whose calendars a match follows."""
    if match.status is not Status.PLAYING or match.proposal.clock is None:
        return ()
    players = (player for player in match.players if player)
    return tuple({p.address: None for p in players if not is_computer_address(p.address)})


def has_vacations(match: MatchState) -> bool:
    """Whether clocks stand during vacations: always, unless it is a tournament's that says no."""
    return match.tournament is None or match.tournament.vacations_count


def settings_here(match: MatchState, settings: Mapping[str, str]) -> Mapping[str, str]:
    """A player's profile as the clock of a match goes by it."""
    return settings if has_vacations(match) else {**settings, AWAY: ""}


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchClock:
    """The clock of a match as it stood when its table was loaded."""

    match: MatchState
    log: tuple[Entry, ...] = ()
    reached: Mapping[str, Reached] = field(default_factory=dict)
    profiles: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    outages: Outages = NONE

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The people who have to decide, on the clock."""
        if not self._is_going_on:
            return ()
        return tuple(seat for seat in sorted(self.match.active) if self._is_person(seat))

    def is_running(self, seat: Seat) -> bool:
        """Whether this side's time runs, or will once a pause is over."""
        is_waited_for = seat in self.waiting_for and not self.match.flagged[seat]
        return is_waited_for and self.is_reached(seat)

    def is_reached(self, seat: Seat) -> bool:
        """Whether this side has been told of its present decision."""
        return not self._is_person(seat) or self.reached_at(seat) is not None

    def reached_at(self, seat: Seat) -> float | None:
        """When this side was told of its present decision."""
        player = self.match.players[seat]
        found = self.reached.get(player.address) if player else None
        if found is None or found.version < self.match.decision_version[seat]:
            return None
        return self.outages.settled(found.at)

    def calendar(self, seat: Seat) -> Calendar:
        """When this side is awake, by its player's present hours."""
        return Calendar.of(self.settings(seat))

    def settings(self, seat: Seat) -> Mapping[str, str]:
        """The profile of this side's player, as far as it is known, and as it counts here."""
        player = self.match.players[seat]
        return settings_here(self.match, self.profiles.get(player.address, {})) if player else {}

    def left(self, seat: Seat, now: float) -> float:
        """The waking seconds that are left to this side."""
        if not self.is_running(seat):
            return float(self.match.banks[seat])
        start = self.started_at(seat)
        passed = self._charging(seat).awake_between(start, now, without=self.outages.spans)
        return max(0.0, self.match.banks[seat] - passed)

    def flag_at(self, seat: Seat) -> float | None:
        """When this side's time will have run out; None if it doesn't run."""
        return self._flag_at(seat, self.started_at(seat)) if self.is_running(seat) else None

    def flag_at_if_reached(self, seat: Seat, now: float) -> float:
        """When this side's time would have run out if it were reached now, and no sooner."""
        return self._flag_at(seat, max(now, self._put_at(seat)))

    def started_at(self, seat: Seat) -> float:
        """When the clock of this side was last started, if it runs."""
        return max(self._put_at(seat), self.reached_at(seat) or 0.0)

    def charged(self, entry: Entry, now: float) -> Pair[int]:
        """The whole seconds that an entry, made now, takes from the banks.

        A flag that falls though its player wasn't told, as they shut us out, takes all there is.
        """
        stopped = both(entry.act in _STOPPING)
        if entry.seat and entry.act in (Act.MOVE, Act.FLAG):
            stopped = stopped.put(entry.seat, True)
        one, two = (self._passed(seat, now) if stopped[seat] else 0 for seat in Seat)
        taken = Pair(one=one, two=two)
        if entry.act is Act.FLAG and entry.seat and not self.is_reached(entry.seat):
            return taken.put(entry.seat, self.match.banks[entry.seat])
        return taken

    def choice_ends_at(self) -> float | None:
        """Until when it can be chosen what comes of a flag that has fallen."""
        flagged = [at for at in self.match.flagged if at]
        if not flagged or not self._is_going_on:
            return None
        return self.outages.after(max(flagged), CHOICE)

    def goes_on_at(self) -> float | None:
        """When an adjourned match goes on though one side hasn't said whether it wishes that."""
        asked = self.match.asked
        if not self.match.is_adjourned or asked is None or asked.wish is not Wish.RESUME:
            return None
        return self.outages.after(asked.at, PATIENCE)

    def given_up_at(self, seat: Seat) -> float | None:
        """When it is given up to reach this side; None if it has been."""
        if self.is_reached(seat):
            return None
        return self.outages.after(self._put_at(seat), UNREACHED)

    @property
    def deadline(self) -> float | None:
        """What is shown: when the first flag falls, or the choice after one ends."""
        flags = [at for seat in self.waiting_for if (at := self.flag_at(seat)) is not None]
        return self.choice_ends_at() or min(flags, default=None)

    def next_look(self, now: float) -> float | None:
        """When something may have to be done though nobody acts; perhaps a little earlier.

        A side that isn't reached yet is taken for one that is reached now: no flag falls sooner.
        """
        looks = [at for at in (self.choice_ends_at(), self.goes_on_at()) if at is not None]
        for seat in self.waiting_for:
            flag_at, given_up_at = self.flag_at(seat), self.given_up_at(seat)
            if flag_at is not None:
                looks.append(flag_at)
            elif given_up_at is not None:
                looks.append(min(given_up_at, self.flag_at_if_reached(seat, now)))
        return min(looks, default=None)

    @property
    def _is_going_on(self) -> bool:
        match = self.match
        is_played = match.status is Status.PLAYING and not match.is_adjourned
        return is_played and match.proposal.clock is not None

    def _charging(self, seat: Seat) -> Calendar:
        # When this side's clock runs: by the hours that held when the match was accepted.
        began = next((entry.at for entry in self.log if entry.act is Act.ACCEPT), None)
        calendar = self.calendar(seat)
        return calendar if began is None else calendar.agreed_at(began)

    def _is_person(self, seat: Seat) -> bool:
        player = self.match.players[seat]
        return player is not None and not is_computer_address(player.address)

    def _put_at(self, seat: Seat) -> float:
        # When the present stretch of this side's clock began, had it been told at once.
        number = self.match.clock_since[seat]
        began = self.log[number - 1].at if 0 < number <= len(self.log) else 0
        return max(self.outages.settled(began), self.match.paused_until)

    def _flag_at(self, seat: Seat, start: float) -> float:
        seconds = max(float(self.match.banks[seat]), LEAST)
        return self._charging(seat).after_awake(start, seconds, without=self.outages.spans)

    def _passed(self, seat: Seat, now: float) -> int:
        if not self.is_running(seat):
            return 0
        return int(self.match.banks[seat] - self.left(seat, now))
