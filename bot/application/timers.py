"""When a table must be looked at without anybody's act: its clock, and automatic answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.application.loaded_table import LoadedTable
from bot.application.model import is_computer_address
from bot.application.preset_answers import automatic_answers, has_two_people
from engines.core.match_state import MatchState, Status
from engines.core.seat import Seat
from storage.base import Timer


def timer_after(
    table: LoadedTable,
    match: MatchState,
    *,
    now: float,
    patience: float,
    delay: Callable[[], float],
) -> Timer:
    """The timer of `table` once `match` is how it stands.

    A clock runs for people only, and starts again with each decision that is put to one; the
    reminder comes when a quarter of it is left. `patience` is for how many seconds terms that were
    proposed wait for an answer; `delay` gives seconds until an automatic answer.
    """
    if match.status is Status.OPEN:
        return Timer(deadline=now + patience)
    people = [seat for seat in match.active if not _is_computer(match, seat)]
    if match.status is not Status.PLAYING or not people:
        return Timer()
    clock = match.proposal.clock
    deadline = None
    if clock:
        before, after = table.match.decision_version, match.decision_version
        is_new = {after[seat] for seat in people} - {before[seat] for seat in people}
        deadline = now + clock if is_new or not table.deadline else table.deadline
    return Timer(
        deadline=deadline,
        reminder=None if deadline is None else deadline - clock / 4,
        answer_at=next_answer_at(
            table, match, table.preset_answers, deadline, now=now, delay=delay
        ),
    )


def next_answer_at(
    table: LoadedTable,
    match: MatchState,
    preset_answers: Mapping[str, str],
    deadline: float | None,
    *,
    now: float,
    delay: Callable[[], float],
) -> float | None:
    """When the next automatic answer is given; None if there is none to give.

    The moment stays as it was drawn while one of the same answers is still to be given. Of two
    answers, the second one's moment is drawn when the first is given. It is not after `deadline`.
    """
    answers = automatic_answers(table.game, match, preset_answers)
    if not answers:
        return None
    is_to_come = table.answer_at is not None and table.answer_at > now
    if is_to_come and set(answers) & set(table.automatic_answers):
        return table.answer_at
    at = now + (delay() if has_two_people(match) else 0.0)
    return at if deadline is None else min(at, deadline)


def _is_computer(match: MatchState, seat: Seat) -> bool:
    player = match.players[seat]
    return player is not None and is_computer_address(player.address)
