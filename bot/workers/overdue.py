"""What Salle does at a table when nobody has acted in time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.application import profile
from bot.application.loaded_table import LoadedTable
from bot.application.match_clock import has_vacations, settings_here
from bot.application.model import Address
from bot.application.tables import Tables
from bot.application.timers import reminders_of
from bot.timing import reminders, vacations
from bot.timing.calendars import Calendar, Vacation
from bot.timing.reminders import Reminder
from engines.core.match_state import Status
from engines.core.record import Act, Entry, Wish
from engines.core.seat import Seat
from storage.base import Notice, NoticeKind

# Why somebody can't be told who doesn't want to be.
_OF_THEIR_OWN: Final = frozenset(
    {profile.Refusal.CLOSED, profile.Refusal.BLOCKED, profile.Refusal.GONE}
)

_EARLY: Final = 1.0  # seconds by which a moment may differ from itself when it is computed again


def overdue_act(table: LoadedTable, now: float) -> Entry | None:
    """What has to be done at this table; None if nothing is due, or not any more."""
    at = int(now)
    match table.match.status:
        case Status.OPEN if table.deadline is not None and table.deadline <= now:
            return Entry(act=Act.EXPIRE, at=at)
        case Status.PLAYING:
            return (
                _after_choice(table, now)
                or _unanswered(table, now)
                or _vacation(table, now)
                or _after_flag(table, now)
                or _unreached(table, now)
            )
        case _:
            return None


def first_answer(table: LoadedTable, now: float) -> Entry:
    """What Salle answers for the player who has waited longest."""
    first = table.automatic_answers[0]
    return Entry(act=Act.MOVE, seat=first.seat, move=str(first.move), at=int(now))


def to_be_reminded(table: LoadedTable, now: float) -> dict[Seat, Reminder]:
    """The seats whose reminder is due: at the moment at which it was said to look, or later."""
    if table.reminder is None:
        return {}
    clock, asked_for = table.clock, table.reminder - _EARLY
    found = {
        seat: reminders.due(reminders_of(clock, seat, now), now)
        for seat in clock.waiting_for
        if clock.is_running(seat)
    }
    return {seat: one for seat, one in found.items() if one and one.at >= asked_for}


def is_reminded_by(
    notice: Notice,
    table: LoadedTable,
    seat: Seat | None,
    settings: Mapping[str, str],
    now: float,
) -> bool:
    """Whether a reminder is still to be told when it comes to that: of the same decision, not in
    their sleep, and if they want any.
    """
    clock = table.clock
    if (
        seat is None
        or not clock.is_running(seat)
        or table.match.decision_version[seat] != notice.version
    ):
        return False
    wants_any = profile.reminders(settings) is profile.Reminders.DUE
    if not wants_any or not Calendar.of(settings_here(table.match, settings)).is_awake(now):
        return False
    one = reminders.due(reminders_of(clock, seat, now), now)
    return one is not None and one.is_last is (notice.kind is NoticeKind.LAST_REMINDER)


async def spend_vacations(tables: Tables, table: LoadedTable, now: float) -> LoadedTable:
    """The table, after vacations have begun instead of flags falling there."""
    clock, profiles = table.clock, dict(table.profiles)
    if not has_vacations(table.match):
        return table
    for seat in _late(table, now):
        player, flag_at = table.match.players[seat], clock.flag_at(seat)
        if player is None or flag_at is None or table.automatic_answer(seat):
            continue
        changes = vacations.spend(clock.settings(seat), now, flag_at=flag_at)
        if changes and seat in table.match.moved:
            await tables.store.update_profile(player.address, changes)
            profiles[player.address] = {**clock.settings(seat), **changes}
    return replace(table, profiles=profiles)


def _late(table: LoadedTable, now: float) -> list[Seat]:
    flags = {seat: table.clock.flag_at(seat) for seat in table.clock.waiting_for}
    return [seat for seat, at in flags.items() if at is not None and at <= now]


def _vacation(table: LoadedTable, now: float) -> Entry | None:
    # Somebody's vacation, which began by itself, keeps their flag up here: both are to be told.
    for seat in table.clock.waiting_for:
        vacation = vacations.present(table.clock.settings(seat), now)
        if vacation is None or not vacation.by_itself:
            continue
        told = (e.at for e in table.record.log if e.act is Act.VACATION and e.seat is seat)
        if max(told, default=0) < vacation.start and _is_late_but_for(vacation, table, seat, now):
            left = max(0, vacation.end - int(now))
            return Entry(act=Act.VACATION, seat=seat, seconds=left, at=int(now))
    return None


def _is_late_but_for(vacation: Vacation, table: LoadedTable, seat: Seat, now: float) -> bool:
    # Whether this side's flag would have fallen without a vacation.
    player = table.match.players[seat]
    if player is None:
        return False
    at_home = vacations.without(table.clock.settings(seat), vacation)
    clock = replace(table.clock, profiles={**table.profiles, player.address: at_home})
    flag_at = clock.flag_at(seat)
    return flag_at is not None and flag_at <= now


def _after_choice(table: LoadedTable, now: float) -> Entry | None:
    # Nobody has chosen what comes of a flag.
    ends_at = table.clock.choice_ends_at()
    if ends_at is None or ends_at > now:
        return None
    first, *others = (seat for seat in Seat if table.match.flagged[seat])
    if others:
        return Entry(act=Act.VOID, at=int(now))
    return Entry(act=Act.TIMEOUT, seat=first, at=int(now))


def _unanswered(table: LoadedTable, now: float) -> Entry | None:
    # One side has asked to go on with an adjourned match, and the other has said nothing.
    at, asked = table.clock.goes_on_at(), table.match.asked
    if at is None or at > now or asked is None:
        return None
    return Entry(act=Act.GRANT, seat=asked.seat, wish=Wish.RESUME, at=int(now))


def _after_flag(table: LoadedTable, now: float) -> Entry | None:
    # Somebody's time has run out; before they have made a move, there is no match yet. A tournament
    # goes on by the clock: nobody chooses what happens.
    late = _late(table, now)
    if any(map(table.automatic_answer, late)):  # which are given in time, and so now
        return first_answer(table, now)
    if not late:
        return None
    fallen = Act.TIMEOUT if table.match.tournament else Act.FLAG
    act = fallen if late[0] in table.match.moved else Act.VOID
    return Entry(act=act, seat=late[0], at=int(now))


def _unreached(table: LoadedTable, now: float) -> Entry | None:
    # Somebody could not be told of their decision for so long that it is given up.
    clock, match = table.clock, table.match
    for seat in clock.waiting_for:
        given_up = clock.given_up_at(seat)
        if given_up is None or match.flagged[seat]:
            continue
        act = Act.VOID
        if _shuts_us_out(table, seat):
            # As if they had been told: else those who shut us out would have time as they like, and
            # lose no match.
            act = Act.TIMEOUT if match.tournament else Act.FLAG
            given_up = min(given_up, clock.flag_at_if_reached(seat, 0.0))
        if given_up <= now:
            return Entry(act=act, seat=seat, at=int(now))
    return None


# Whether they have played, and are told only in their private chat, which they have closed to us.
def _shuts_us_out(table: LoadedTable, seat: Seat) -> bool:
    player = table.match.players[seat]
    if player is None or player.chat or seat not in table.match.moved:
        return False
    is_elsewhere = Address.parse(player.address).platform != table.key.platform
    is_told_in_private = table.is_private or is_elsewhere
    return is_told_in_private and profile.refusal(table.clock.settings(seat)) in _OF_THEIR_OWN
