"""Jobs that run as long as Salle does: one that fails is begun again, and the others go on."""

import asyncio
import signal
import subprocess
import sys

import pytest
from structlog.testing import capture_logs

from bot import supervision
from bot.settings import StartError
from bot.supervision import begin, close, end


@pytest.fixture(autouse=True)
def pauses(monkeypatch):
    """Pauses are slept through at once, and listed."""
    slept, sleep = [], asyncio.sleep

    async def note(seconds):
        slept.append(seconds)
        await sleep(0)

    monkeypatch.setattr(supervision.asyncio, "sleep", note)
    return slept


async def until(happened):
    async with asyncio.timeout(60):
        while True:
            if happened():
                return
            await asyncio.sleep(0)


@pytest.mark.parametrize(
    "failure", [StartError("no token"), RuntimeError("a bug"), asyncio.CancelledError()]
)
async def test_a_job_that_fails_is_begun_again_while_the_others_go_on(failure):
    begun, others = [], []

    async def fails():
        begun.append(1)
        raise failure

    async def goes_on():
        others.append(1)
        await asyncio.Event().wait()

    with capture_logs() as logs:
        tasks = begin({"one": fails, "other": goes_on})
        await until(lambda: len(begun) >= 3)
        await end(tasks, within=30)
    assert len(others) == 1
    first = next(line for line in logs if line["job"] == "one")
    assert first["log_level"] == "error"
    assert first.get("why") == ("no token" if isinstance(failure, StartError) else None)
    assert ("exc_info" in first) != isinstance(failure, StartError)


async def test_a_job_that_ends_by_itself_is_begun_again():
    begun = []

    async def ends():
        begun.append(1)

    tasks = begin({"one": ends})
    await until(lambda: len(begun) >= 3)
    await end(tasks, within=30)


async def test_it_is_begun_again_after_pauses_that_grow_to_five_minutes(pauses):
    async def fails():
        raise RuntimeError

    tasks = begin({"one": fails})
    await until(lambda: 300.0 in pauses)
    await end(tasks, within=30)
    assert [pause for pause in pauses if pause][:10] == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300]


async def test_after_a_long_good_time_the_pauses_begin_anew(pauses, monkeypatch):
    now = 0.0
    monkeypatch.setattr(supervision.time, "monotonic", lambda: now)
    lasts = iter([0, 0, 0, 400])

    async def works_for_a_while():
        nonlocal now
        now += next(lasts, 0)

    tasks = begin({"one": works_for_a_while})
    await until(lambda: len([pause for pause in pauses if pause]) >= 5)
    await end(tasks, within=30)
    assert [pause for pause in pauses if pause][:5] == [1, 2, 4, 1, 2]


async def test_a_job_may_finish_what_it_does_when_it_is_ended():
    done = []

    async def careful():
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.to_thread(done.append, "last thing")

    tasks = begin({"one": careful})
    await asyncio.sleep(0)
    await end(tasks, within=30)
    assert done == ["last thing"]


async def test_a_job_that_does_not_end_keeps_nobody_for_long():
    stubborn = asyncio.Event()

    async def hangs():
        try:
            await asyncio.Event().wait()
        finally:
            await stubborn.wait()

    tasks = begin({"one": hangs})
    await asyncio.sleep(0)
    with capture_logs() as logs:
        await end(tasks, within=0.01)
    assert [line["job"] for line in logs] == ["one"]
    stubborn.set()
    await asyncio.wait(tasks)


@pytest.mark.parametrize("failure", [RuntimeError("a bug"), None])
async def test_what_can_not_be_closed_keeps_nothing_else_open(failure):
    async def closing():
        if failure:
            raise failure
        await asyncio.Event().wait()

    with capture_logs() as logs:
        await close("one", closing, within=0.01)
    assert [line["job"] for line in logs] == ["one"]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_second_signal_ends_the_process_at_once(number):
    waiting = (
        "import asyncio\n"
        "from bot.supervision import stop_signal\n"
        "async def main():\n"
        "    stop = stop_signal()\n"
        "    print('ready', flush=True)\n"
        "    await stop.wait()\n"
        "    print('stopping', flush=True)\n"
        "    await asyncio.sleep(60)\n"
        "asyncio.run(main())\n"
    )
    command = [sys.executable, "-c", waiting]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        for line in ("ready\n", "stopping\n"):
            assert process.stdout.readline() == line
            process.send_signal(number)
        assert process.wait(5) == -number
