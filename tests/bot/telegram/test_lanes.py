"""Lanes: jobs of one lane begin in their order, and no lane waits for another."""

import asyncio

import pytest

from bot.adapters.telegram.lanes import Lanes


@pytest.fixture
def begun():
    return []


@pytest.fixture
def job(begun):
    """Makes jobs that note their names, and end when they are told to."""

    def make(name, end=None):
        async def run():
            begun.append(name)
            if end:
                await end.wait()

        return run

    return make


async def soon():
    for _ in range(5):
        await asyncio.sleep(0)


async def test_jobs_of_a_lane_begin_in_their_order_one_after_another(job, begun):
    lanes, end = Lanes(), asyncio.Event()
    for name in ("a1", "a2", "a3"):
        lanes.add("a", job(name, end), width=1)
    await soon()
    assert begun == ["a1"]
    assert lanes.waiting("a") == 2
    end.set()
    await soon()
    assert begun == ["a1", "a2", "a3"]


async def test_a_wide_lane_runs_several_jobs_side_by_side(job, begun):
    lanes, end = Lanes(), asyncio.Event()
    for number in range(5):
        lanes.add("a", job(number, end), width=3)
    await soon()
    assert begun == [0, 1, 2]
    end.set()


async def test_a_lane_waits_for_no_other(job, begun):
    lanes, end = Lanes(), asyncio.Event()
    lanes.add("a", job("a", end), width=1)
    lanes.add("b", job("b"), width=1)
    await soon()
    assert begun == ["a", "b"]
    end.set()


async def test_a_job_that_fails_holds_up_nobody(begun, job):
    async def fails():
        raise ZeroDivisionError

    lanes = Lanes()
    lanes.add("a", fails, width=1)
    lanes.add("a", job("next"), width=1)
    await soon()
    assert begun == ["next"]


async def test_a_lane_with_nothing_to_do_is_forgotten(job):
    lanes = Lanes()
    lanes.add("a", job("a"), width=1)
    await soon()
    assert lanes._lanes == {}


async def test_at_the_end_what_has_begun_is_finished_and_nothing_more_begins(job, begun):
    lanes, end = Lanes(), asyncio.Event()
    lanes.add("a", job("begun", end), width=1)
    lanes.add("a", job("waiting"), width=1)
    await soon()
    closing = asyncio.create_task(lanes.close(seconds=60))
    await soon()
    lanes.add("b", job("late"), width=1)
    end.set()
    await closing
    await soon()
    assert begun == ["begun"]


async def test_what_takes_too_long_at_the_end_is_cancelled(job, begun):
    lanes, never = Lanes(), asyncio.Event()
    lanes.add("a", job("hangs", never), width=1)
    await soon()
    async with asyncio.timeout(60):
        await lanes.close(seconds=0.01)
    assert len(lanes._jobs) == 0
