"""Timers that change without an act: answers in advance, and a clock that starts again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.application import notices
from bot.application.conditional_moves import ConditionalMoves, field_of, written
from bot.application.loaded_table import BusyError, LoadedTable
from bot.application.preset_answers import Answer, preset_key, with_changes
from bot.application.tables import TRIES, Tables
from bot.application.timers import kept, next_answer_at
from engines.core.match_state import MatchError, Status
from engines.core.seat import Seat
from storage.base import ConflictError, TableKey


async def set_preset_answers(
    tables: Tables, key: TableKey, seat: Seat, answers: Mapping[str, Answer], *, asker: str = ""
) -> LoadedTable:
    """Keep what `seat` answers in advance, by window. One for an open window is scheduled.

    A player who takes such an answer back is asked at once.

    Raises:
        MatchError: nothing is being played here. NoTableError, DamagedTableError: as `Tables.load`.
        BusyError: others kept acting first.
    """
    changes = {
        preset_key(seat, window): "" if answer is Answer.ASK else answer.value
        for window, answer in answers.items()
    }
    return await _change(tables, key, lambda _: changes, asker=asker)


async def set_conditional_moves(
    tables: Tables,
    key: TableKey,
    seat: Seat,
    prepare: Callable[[LoadedTable], ConditionalMoves | None],
    *,
    asker: str = "",
) -> LoadedTable:
    """Keep what `prepare` makes of the table for `seat`; it is called again if others act first.

    A player who takes an answer back that was due is asked at once.

    Raises:
        what `prepare` raises, and as `set_preset_answers` does.
    """
    return await _change(
        tables, key, lambda table: {field_of(seat): written(prepare(table))}, asker=asker
    )


async def reschedule_answers(tables: Tables, key: TableKey) -> None:
    """Look again at what Salle is about to answer; players who have to decide after all are asked.

    Raises as `set_preset_answers` does.
    """
    await _change(tables, key, lambda _: {})


async def restart_clock(tables: Tables, key: TableKey) -> None:
    """Give the players who have to decide their full time, at a table that was set aside.

    Raises:
        NoTableError, DamagedTableError: as `Tables.load`. BusyError: others kept acting first.
    """
    for _ in range(TRIES):
        table, now = await tables.load(key), tables.now()
        since_now = {
            address: replace(one, at=now)
            for address, one in table.reached.items()
            if table.match.status is Status.PLAYING
        }
        anew = replace(table, reached=since_now)
        timer = tables.timer_of(table, anew)
        try:
            return await tables.store.restart_timer(
                key, timer, expected=table.version, reached=since_now
            )
        except ConflictError:
            continue
    raise BusyError(str(key))


async def _change(
    tables: Tables,
    key: TableKey,
    changes_at: Callable[[LoadedTable], Mapping[str, str]],
    *,
    asker: str = "",
) -> LoadedTable:
    for _ in range(TRIES):
        table = await tables.load(key, asker=asker)
        if table.match.status is not Status.PLAYING:
            code = "not-begun" if table.match.status is Status.OPEN else "is-over"
            raise MatchError(code, "there is nothing to answer here")
        changes = changes_at(table)
        answers = with_changes(table.preset_answers, changes)
        answer_at = next_answer_at(
            table, table.match, answers, table.deadline, now=tables.now(), delay=tables.delay
        )
        after = replace(table, preset_answers=answers, answer_at=kept(answer_at, table.answer_at))
        asked = [s for s in sorted(table.match.active) if not after.automatic_answer(s)]
        was_to_be_answered = table.answer_at is not None  # else those who are asked have been told
        try:
            await tables.store.set_preset_answers(
                key,
                changes,
                expected=table.version,
                seen=table.preset_answers,
                answer_at=answer_at,
                notices=notices.of_asking(key, table.version, table.match, *asked)
                if was_to_be_answered
                else (),
            )
        except ConflictError:
            continue
        return after
    raise BusyError(str(key))
