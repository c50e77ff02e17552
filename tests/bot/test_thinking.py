"""The computer players' process: what goes wrong there, or with one thought, harms nobody else."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress

import psutil
import pytest
from structlog.testing import capture_logs

from bot.messages.messenger import RetryLaterError
from bot.side_process.parent import SideProcesses
from bot.workers.computer_players import ComputerPlayers
from bot.workers.thinking import prepare
from tests.bot import thoughts
from tests.bot.salle import ROOM

pytestmark = pytest.mark.usefixtures("unlimited")


OTHERS = set()  # the numbers of processes of a Salle that tests before these have begun


@pytest.fixture(autouse=True)
def _others():
    OTHERS.clear()
    OTHERS.update(process.pid for process in processes())


def processes():
    """The processes in which computers think, now; those that are dead and not reaped too."""
    found = [one for one in psutil.Process().children(recursive=True) if one.pid not in OTHERS]
    return [one for one in found if is_dead(one) or is_thinker(one)]


def is_dead(process):
    with suppress(psutil.NoSuchProcess):  # it was reaped just now
        return process.status() == psutil.STATUS_ZOMBIE
    return False


def is_thinker(process):
    with suppress(psutil.NoSuchProcess):
        return "thinking" in process.cmdline()
    return False


async def a_process(other_than=()):
    """The process that has begun."""
    async with asyncio.timeout(60):
        while True:
            fresh = [one for one in processes() if is_thinker(one) and one.pid not in other_than]
            if fresh:
                return fresh[0]
            await asyncio.sleep(0.01)


async def to_move(salle, who, level="novice"):
    """A table where the computer has to move, and its seat."""
    key = await salle.alone(who, game="cannae", level=level)
    await who.plays(key, "Mc2c3")
    table = await salle.tables.load(key)
    (seat,) = table.match.active
    return table, seat


async def moved(salle, table):
    return (await salle.tables.load(table.key)).version == table.version + 1


@pytest.fixture
def think(monkeypatch):
    """Make computers think like this instead."""
    return lambda thought: monkeypatch.setattr("bot.workers.computer_players.think", thought)


@pytest.fixture
async def computers(salle):
    players = ComputerPlayers(salle.tables)
    yield players
    await players.close()
    assert processes() == []


@pytest.fixture
def impatient(computers, level):
    """A thought without end ends soon. Others have time, for their process gives way to all."""
    for one in (computers._common, computers._apart):
        one.longest = 25.0 if level == "keen" else 60.0


# One process


async def test_a_killed_process_is_replaced_once_and_everybody_who_waits_is_answered(
    salle, anna, computers, think
):
    think(thoughts.slow)
    waiting = [await to_move(salle, anna) for _ in range(12)]
    most = 0

    async def watch():
        nonlocal most
        while True:
            most = max(most, len(processes()))
            await asyncio.sleep(0.02)

    watching = asyncio.create_task(watch())
    answers = [asyncio.create_task(computers.answer(*one)) for one in waiting]
    killed = []
    for _ in range(2):
        process = await a_process(other_than=killed)
        await asyncio.sleep(0.3)
        process.send_signal(signal.SIGKILL)
        killed.append(process.pid)
    await asyncio.gather(*answers)
    watching.cancel()
    assert all([await moved(salle, table) for table, _ in waiting])
    assert most == 1


async def test_five_hundred_who_ask_at_once_are_answered_by_one_process(
    salle, anna, computers, think, monkeypatch
):
    think(thoughts.illegal)  # the quickest
    table, seat = await to_move(salle, anna)
    answered = []

    async def act(table, entry):
        answered.append(entry.move)

    monkeypatch.setattr(computers, "_act", act)
    async with asyncio.TaskGroup() as tasks:
        for _ in range(500):
            tasks.create_task(computers.answer(table, seat))
    assert len(answered) == 500
    assert len(processes()) == 1


async def test_who_asks_first_is_answered_first():
    thinker, said = SideProcesses("thinking", longest=30.0), []

    async def ask(number):
        said.append(int(await thinker.ask(str, number)))

    async with asyncio.TaskGroup() as tasks:
        for number in range(100):
            tasks.create_task(ask(number))
    await thinker.end()
    assert said == list(range(100))


async def test_a_process_that_died_between_two_thoughts_harms_neither(salle, anna, computers):
    first, second = await to_move(salle, anna), await to_move(salle, anna)
    await computers.answer(*first)
    (process,) = processes()
    process.kill()
    await computers.answer(*second)
    assert await moved(salle, second[0])


async def test_what_a_game_prints_is_no_answer(salle, anna, computers, think):
    think(thoughts.talkative)
    table, seat = await to_move(salle, anna)
    await computers.answer(table, seat)
    assert await moved(salle, table)


async def test_a_thinker_gives_way_to_salle_and_not_to_the_rest_of_the_machine(computers):
    """Which would be so in a session of its own: Linux shares processors between sessions first."""
    computers.get_ready("cannae")
    process = await a_process()
    async with asyncio.timeout(60):
        while process.nice() == psutil.Process().nice():  # noqa: ASYNC110 - it has just begun
            await asyncio.sleep(0.01)
    assert process.nice() > psutil.Process().nice()
    assert os.getsid(process.pid) == os.getsid(0)
    assert os.getpgid(process.pid) != os.getpgid(0), "else Ctrl-C would end it before us"


# One thought


@pytest.mark.parametrize("level", ["master", pytest.param("keen", marks=pytest.mark.long)])
async def test_a_thought_that_ends_its_process_or_never_ends_fails_at_its_own_table_alone(
    salle, anna, computers, impatient, think, level
):
    think(thoughts.troubled)
    bad = await to_move(salle, anna, level)
    good = [await to_move(salle, anna) for _ in range(5)]
    async with asyncio.timeout(120):
        found = await asyncio.gather(
            computers.answer(*bad),
            *(computers.answer(*one) for one in good),
            return_exceptions=True,
        )
    assert [type(one) for one in found] == [RetryLaterError] + [type(None)] * 5
    assert all([await moved(salle, table) for table, _ in good])


@pytest.mark.parametrize("level", ["master", pytest.param("keen", marks=pytest.mark.long)])
async def test_tried_again_it_keeps_nobody_waiting(salle, anna, computers, impatient, think, level):
    think(thoughts.troubled)
    bad = await to_move(salle, anna, level)
    with pytest.raises(RetryLaterError):
        await computers.answer(*bad)
    table, seat = await to_move(salle, anna)
    await computers.answer(table, seat)
    (common,) = processes()
    again = asyncio.create_task(computers.answer(*bad))
    await a_process(other_than=[common.pid])
    other, seat = await to_move(salle, anna)
    await computers.answer(other, seat)
    assert not again.done() or level == "master"
    with pytest.raises(RetryLaterError):
        await again
    assert processes() == [common]


async def test_a_table_whose_trouble_is_over_thinks_with_the_others_again(
    salle, anna, computers, think
):
    think(thoughts.troubled)
    table, seat = await to_move(salle, anna, "master")
    with pytest.raises(RetryLaterError):
        await computers.answer(table, seat)
    think(thoughts.recovered)
    await computers.answer(table, seat)
    assert await moved(salle, table)
    assert processes() == []  # it thought in a process of its own, which is gone
    await anna.plays(table.key, "-")
    table = await salle.tables.load(table.key)
    await computers.answer(table, seat)
    assert len(processes()) == 1


@pytest.mark.parametrize(("thought", "tries"), [(thoughts.broken, 10), (thoughts.illegal, 2)])
async def test_a_computer_that_fails_is_tried_again_after_pauses_that_grow(
    salle, anna, computers, think, thought, tries
):
    """Its rival can do nothing but wait, so it is never given up."""
    think(thought)
    table, seat = await to_move(salle, anna)
    pauses = []
    for _ in range(tries):
        with pytest.raises(RetryLaterError) as later:
            await computers.answer(table, seat)
        pauses.append(later.value.seconds)
    assert pauses == [2, 4, 8, 16, 32, 64, 128, 256, 300, 300][:tries]
    think(thoughts.recovered)
    await computers.answer(table, seat)
    assert await moved(salle, table)


async def test_what_a_computer_player_raises_is_logged_without_its_words(
    salle, anna, computers, think
):
    think(thoughts.broken)
    table, seat = await to_move(salle, anna)
    with capture_logs() as logs, pytest.raises(RetryLaterError):
        await computers.answer(table, seat)
    (line,) = logs
    assert (line["log_level"], line["table"]) == ("error", str(table.key))
    assert "in broken" in line["why"]
    assert "RuntimeError" in line["why"]
    assert "holds a 5" not in str(line)


async def test_where_no_process_can_be_begun_the_computer_waits_and_then_plays(
    salle, anna, computers, monkeypatch
):
    table, seat = await to_move(salle, anna)
    with monkeypatch.context() as patch:
        patch.setattr(sys, "executable", "/nowhere/python")
        with pytest.raises(RetryLaterError):
            await computers.answer(table, seat)
    await computers.answer(table, seat)
    assert await moved(salle, table)


async def test_while_a_computer_thinks_without_end_and_many_wait_people_are_told(
    salle, anna, bea, think
):
    """More of them than a platform has places for messages."""
    think(thoughts.troubled)
    for _ in range(70):
        await to_move(salle, anna, "keen")
    async with salle.delivering():
        process = await a_process()
        table = await salle.match(anna, bea)
        for who in (ROOM, anna.address, bea.address):
            await salle.wait_for(lambda sent, who=who: sent.to == who and sent.post.table == table)
        assert processes() == [process]


async def test_an_answer_that_nobody_waits_for_any_more_is_not_given_to_the_next(
    salle, anna, computers, think
):
    think(thoughts.troubled)
    endless = asyncio.create_task(computers.answer(*await to_move(salle, anna, "keen")))
    process = await a_process()
    endless.cancel()
    table, seat = await to_move(salle, anna)
    await computers.answer(table, seat)
    assert await moved(salle, table)
    assert process not in processes()


# The end


async def test_nothing_is_left_over_when_it_closes(salle, anna):
    computers = ComputerPlayers(salle.tables)
    table, seat = await to_move(salle, anna)
    await computers.answer(table, seat)
    (process,) = processes()
    process.send_signal(signal.SIGSTOP)  # it can't obey
    await computers.close()
    assert processes() == []


async def test_it_closes_while_it_gets_ready(salle):
    computers = ComputerPlayers(salle.tables)
    computers.get_ready("cannae")
    await a_process()
    await computers.close()
    assert processes() == []


def test_a_thinker_ends_with_whoever_asked_also_in_the_middle_of_an_endless_thought():
    """As after SIGKILL of Salle: nobody is left to end it."""
    asking = (
        "import asyncio, os\n"
        "from bot.side_process.parent import SideProcesses\n"
        "from tests.bot.thoughts import troubled\n"
        "async def main():\n"
        "    thinker = SideProcesses('thinking', longest=30.0)\n"
        "    await thinker.ask(str, 1)\n"
        "    print(thinker._all[0]._process.pid, flush=True)\n"
        "    await thinker.ask(troubled, 'cannae', None, 'keen', b'')\n"
        "asyncio.run(main())\n"
    )
    salle = subprocess.Popen(
        [sys.executable, "-c", asking],
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    with salle:
        process = psutil.Process(int(salle.stdout.readline()))
        salle.kill()
    process.wait(5)


async def test_getting_ready_begins_one_process_however_often_it_is_said(computers):
    for _ in range(20):
        computers.get_ready("cannae")
    await a_process()
    for _ in range(20):
        computers.get_ready("cannae")
    assert await computers._common.ask(prepare, "cannae") == ""
    assert len(processes()) == 1
