"""When to look at a table without anybody acting: for its clock, and automatic answers.

The stored times only say when to look. What is due then is recomputed, so a time that is too early
costs only a check.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.application.loaded_table import LoadedTable
from bot.application.match_clock import MatchClock
from bot.application.preset_answers import automatic_answers, has_two_people
from bot.timing import reminders
from bot.timing.reminders import Reminder
from bot.timing.together import first_together
from engines.core.match_state import MatchState, Status
from engines.core.seat import Seat
from storage.base import KEEP, Moment, Timer

_LONGEST_PAUSE: Final = 12 * 3_600.0  # seconds between two matches of a series


def timer_after(
    before: LoadedTable,
    after: LoadedTable,
    *,
    now: float,
    patience: float,
    delay: Callable[[], float],
) -> Timer:
    """The timer of a table once it stands as in `after`.

    `patience` is for how many seconds terms that were proposed wait for an answer; `delay` gives
    seconds until an automatic answer.
    """
    if after.match.status is Status.OPEN:
        return Timer(deadline=now + patience)
    if after.match.status is not Status.PLAYING:
        return Timer(deadline=_next_look_after_end(after, now))
    clock = after.clock
    answer_at = next_answer_at(
        before, after.match, after.preset_answers, clock.deadline, now=now, delay=delay
    )
    is_new = before.match.decision_version != after.match.decision_version
    is_due = before.reminder is not None and before.reminder <= now and not is_new
    return Timer(
        deadline=clock.next_look(now),
        reminder=KEEP if is_due else next_reminder(clock, now),
        answer_at=answer_at,
    )


# A tournament is told at once of a match that is over, and of a series with its last match.
def _next_look_after_end(table: LoadedTable, now: float) -> float | None:
    begins_at = next_match_at(table, now)
    is_to_be_told = table.match.tournament is not None and table.match.status is Status.OVER
    return now if begins_at is None and is_to_be_told else begins_at


def next_match_at(table: LoadedTable, now: float) -> float | None:
    """When the next match of a series begins by itself; None if none follows.

    With a clock not before both are awake, if that is within half a day.
    """
    series = table.series
    if series is None or series.is_running or series.is_over:
        return None
    if table.match.proposal.clock is None:
        return now
    one, two = (table.clock.calendar(seat) for seat in Seat)
    return first_together(one, two, now, now + _LONGEST_PAUSE) or now + _LONGEST_PAUSE


def next_answer_at(
    table: LoadedTable,
    match: MatchState,
    preset_answers: Mapping[str, str],
    deadline: float | None,
    *,
    now: float,
    delay: Callable[[], float],
) -> Moment:
    """When the next automatic answer is given; None if there is none to give.

    The moment is kept as it was drawn while one of the same answers is still to be given. Of two
    answers, the second one's moment is drawn when the first is given. It is not after `deadline`,
    nor at an hour at which its player is known to sleep.
    """
    answers = automatic_answers(table.game, match, preset_answers)
    if not answers:
        return None
    is_to_come = table.answer_at is not None and table.answer_at > now
    if is_to_come and set(answers) & set(table.automatic_answers):
        return KEEP
    if not has_two_people(match):
        return now
    at, calendar = now + delay(), table.clock.calendar(answers[0].seat)
    if not calendar.is_awake(at) and calendar.away_until(at) is None:
        at = calendar.next_awake(at) + delay()
    return at if deadline is None else min(at, deadline)


def next_reminder(clock: MatchClock, now: float) -> float | None:
    """When somebody is to be reminded next, as far as is known now."""
    plans = (reminders_of(clock, seat, now) for seat in clock.waiting_for)
    moments = (reminders.next_moment(plan, now) for plan in plans)
    return min((at for at in moments if at is not None), default=None)


def reminders_of(clock: MatchClock, seat: Seat, now: float) -> tuple[Reminder, ...]:
    """When to remind a side of its decision; if it isn't reached yet, as if it were reached now."""
    if clock.match.flagged[seat]:
        return ()
    start, flag_at = clock.started_at(seat), clock.flag_at(seat)
    if flag_at is None:
        start, flag_at = now, clock.flag_at_if_reached(seat, now)
    return reminders.plan(start, flag_at, clock.calendar(seat), without=clock.outages.spans)


def deadline_of(table: LoadedTable, stored: float | None, patience: float) -> float | None:
    """What is shown of a table's time, if `stored` is when it is looked at next.

    A challenge waits for an answer for `patience` seconds, and longer if its timer says so.
    """
    if table.match.status is Status.OVER:
        return stored
    if table.match.status is not Status.OPEN:
        return table.clock.deadline
    return max(stored or 0.0, table.outages.after(table.at, patience))


def kept(moment: Moment, before: float | None) -> float | None:
    """What a time is after a timer was written, if it was `before`."""
    return before if moment is KEEP else moment
