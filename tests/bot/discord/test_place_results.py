"""A server that chose a channel for results is told of each match there, once, in silence."""

from __future__ import annotations

import asyncio

import pytest

from bot.application.message_refs import CHAT_RESULT


async def chosen(evening):
    """The channel for results, as who manages the server chooses it."""
    results = evening.guild.channel("results")
    shown = await (await evening.anna.slash(evening.games, "setup")).done()
    page = await (await shown.click(evening.anna, "Results")).done()
    await (await page.click(evening.anna, "#results")).done()
    return results


async def ended(evening):
    """A match in which both have moved twice, and whose mover has resigned then."""
    await evening.match(options="touches=5")
    for _ in range(4):
        person, message = await evening.mover()
        await evening.play(message, person)
    person, _ = await evening.mover()
    await evening.resign(person)


async def test_a_result_is_one_silent_line_that_pings_nobody(evening):
    results = await chosen(evening)
    await ended(evening)
    await evening.server.wait(lambda: results.messages, what="result")
    (line,) = results.messages
    assert line.text.startswith("En Garde · Anna – Bea: ")
    assert "has won" in line.text
    assert line.silent
    assert not line.pinged
    assert line.buttons == []


@pytest.mark.long
async def test_a_worker_that_is_killed_between_sending_and_noting_tells_it_once(evening):
    results, store = await chosen(evening), evening.salle.store
    note, tries, noted = store.set_message_ref, [], asyncio.Event()

    async def killed(table, to, reference, **more):
        is_result = to == CHAT_RESULT
        if is_result:
            tries.append(reference)
        if is_result and len(tries) == 1:
            raise asyncio.CancelledError
        await note(table, to, reference, **more)
        if is_result:
            noted.set()

    store.set_message_ref = killed
    await ended(evening)
    async with asyncio.timeout(60):
        await noted.wait()
    assert len(tries) == 2, "it was sent again, and Discord knew it"
    assert len(results.messages) == 1
