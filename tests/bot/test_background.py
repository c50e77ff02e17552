"""Work beside what its caller does, and answers that come late."""

import asyncio

import pytest

from bot.adapters.background import Background, answered_in_time


async def test_what_is_begun_is_done_without_being_waited_for():
    background, done = Background(), asyncio.Event()

    async def work():
        done.set()

    background.begin(work())
    async with asyncio.timeout(60):
        await done.wait()


async def test_what_is_left_at_the_end_is_left_off():
    background, begun, ended = Background(), asyncio.Event(), []

    async def work():
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(True)

    background.begin(work())
    await begun.wait()
    await background.close()
    assert ended == [True]


async def told(said):
    said.append("it takes a while")


async def test_a_quick_answer_is_not_announced():
    said = []
    assert await answered_in_time(asyncio.sleep(0, "done"), within=10, late=lambda: told(said)) == (
        "done"
    )
    assert said == []


async def test_a_late_answer_is_announced_and_then_given():
    said, go = [], asyncio.Event()

    async def work():
        await go.wait()
        return "done"

    async def late():
        await told(said)
        go.set()

    assert await answered_in_time(work(), within=0.0, late=late) == "done"
    assert said == ["it takes a while"]


async def test_nobody_works_for_a_caller_who_has_left():
    begun, ended = asyncio.Event(), asyncio.Event()

    async def work():
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    caller = asyncio.create_task(answered_in_time(work(), within=60, late=lambda: told([])))
    await begun.wait()
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    async with asyncio.timeout(60):
        await ended.wait()
