"""When a table must be looked at without anybody's act: its clock, and automatic answers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

from bot.application.loaded_table import LoadedTable
from bot.application.model import is_computer_address
from bot.application.preset_answers import automatic_answers, has_two_people
from engines.core.match_state import MatchState, Status
from engines.core.seat import Seat
from storage.base import KEEP, Moment, Timer


def timer_after(
    table: LoadedTable,
    match: MatchState,
    preset_answers: Mapping[str, str],
    *,
    now: float,
    patience: float,
    delay: Callable[[], float],
) -> Timer:
    """The timer of `table` once `match` is how it stands, and these answers are given in advance.

    A clock runs for people only, and starts again with each decision that is put to one; the
    reminder comes when a quarter of it is left, once a decision. A time that stays is kept and
    not written again: the stored one may have moved meanwhile. `patience` is for how many seconds
    terms that were proposed wait for an answer; `delay` gives seconds until an automatic answer.
    """
    if match.status is Status.OPEN:
        return Timer(deadline=now + patience)
    people = [seat for seat in match.active if not _is_computer(match, seat)]
    if match.status is not Status.PLAYING or not people:
        return Timer()
    deadline, clock = table.deadline, match.proposal.clock
    timer = Timer(deadline=KEEP, reminder=KEEP)
    if not clock:
        deadline, timer = None, Timer()
    elif deadline is None or _is_new_decision(table.match, match, people):
        deadline = now + clock.bank
        timer = Timer(deadline=deadline, reminder=deadline - clock.bank / 4)
    answer_at = next_answer_at(table, match, preset_answers, deadline, now=now, delay=delay)
    return replace(timer, answer_at=answer_at)


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
    answers, the second one's moment is drawn when the first is given. It is not after `deadline`.
    """
    answers = automatic_answers(table.game, match, preset_answers)
    if not answers:
        return None
    is_to_come = table.answer_at is not None and table.answer_at > now
    if is_to_come and set(answers) & set(table.automatic_answers):
        return KEEP
    at = now + (delay() if has_two_people(match) else 0.0)
    return at if deadline is None else min(at, deadline)


def kept(moment: Moment, before: float | None) -> float | None:
    """What a time is after a timer was written, if it was `before`."""
    return before if moment is KEEP else moment


def _is_new_decision(before: MatchState, after: MatchState, seats: Collection[Seat]) -> bool:
    asked = {after.decision_version[seat] for seat in seats}
    return not asked <= {before.decision_version[seat] for seat in seats}


def _is_computer(match: MatchState, seat: Seat) -> bool:
    player = match.players[seat]
    return player is not None and is_computer_address(player.address)
