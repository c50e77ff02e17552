"""A group that wants results is told of each of its matches, once, in silence.

Telegram has no nonce: a line that was sent and never noted is sent again, as every message is.
"""

from __future__ import annotations

import asyncio

import pytest

from bot.application import place
from bot.workers.result_notices import ResultNotices
from storage.base import TableKey
from tests.bot.telegram.evening import data, is_over, my_turn

TOLD = "Anna – Bea: "


async def wished_for(evening):
    """Who manages the group has results told in it."""
    mark = evening.server.mark()
    await evening.anna.sends(evening.group, "/setup")
    shown = await evening.group.wait(lambda m: "Results" in m.labels, since=mark)
    await evening.anna.taps(shown, "Results")
    await shown.changes(lambda m: "✓ nowhere" in m.labels)
    await evening.anna.taps(shown, evening.group.name)
    await shown.changes(lambda m: f"Results: {evening.group.name}" in m.text)


async def ended(evening):
    """A match in which both have moved twice, and whose mover has resigned then; its table."""
    person, message, _ = await my_turn(evening)
    for _ in range(4):
        await evening.play(person, message)
        await message.changes(lambda m: m.deleted or not data(m, "ps"))
        person, message, _ = await evening.mover()
    mark = evening.server.mark()
    await person.sends("/resign")
    asked = await person.wait(lambda m: "Resign" in m.labels, since=mark)
    await person.taps(asked, "Resign")
    return await evening.group.wait(is_over)


def results(evening):
    return [m for m in evening.group.from_bot if TOLD in m.text and "has won" in m.text]


@pytest.fixture
def handled(monkeypatch):
    """Counts the notices of results that were handled to their end."""
    done = asyncio.Semaphore(0)
    tell = ResultNotices.tell

    async def counted(self, notice, chat):
        await tell(self, notice, chat)
        done.release()

    monkeypatch.setattr(ResultNotices, "tell", counted)
    return done


@pytest.mark.long
async def test_a_result_is_one_silent_line_though_its_notice_is_handled_again(evening, handled):
    await wished_for(evening)
    final = await ended(evening)
    async with asyncio.timeout(60):
        await handled.acquire()
    (line,) = [m for m in results(evening) if not m.photo]
    assert line.text.startswith("En Garde · ")
    assert line.silent
    assert line.mentions == []
    assert line.labels == []
    table = TableKey.parse(data(final, "rm")[0].split(":", 1)[1].rsplit(":", 2)[0])
    loaded = await evening.salle.tables.load(table)
    again = await place.result_notices(evening.salle.store, table, loaded.version)
    await evening.salle.store.enqueue(again)
    async with asyncio.timeout(60):
        await handled.acquire()
    assert [m for m in results(evening) if not m.photo] == [line]
