"""What is due at one table is its own affair: a fault there stops no other clock."""

import asyncio
from itertools import count

import pytest
from structlog.testing import capture_logs

from bot.commands import draws, preset_answers, resignations
from engines.registry import load_game
from storage.base import StoreAwayError, Timer
from tests.bot.salle import START, Salle, main_button, meanwhile
from tests.servers.private_store import PrivateStore
from tests.shields.evening import DELAY, Evening

pytestmark = pytest.mark.usefixtures("unlimited")

DAY, HOUR = 86_400, 3_600
_ACTS = count(step=1_000)
HIDDEN = "Bea holds a 5"
PAGE = 10  # tables that are seen to at one look


@pytest.fixture(autouse=True)
def page(monkeypatch):
    monkeypatch.setattr("bot.workers.timer_worker._PAGE", PAGE)


def breaks(*_, **__):
    """In place of what a game does: a fault that nobody has foreseen."""
    raise TypeError(HIDDEN)


async def matches(salle, number, **terms):
    anna, bea = salle.someone("Anna"), salle.someone("Bea")
    anna._acts = next(_ACTS)  # what she asks for is never the same as before
    return [
        await told(salle, await salle.match(anna, bea, clock=DAY, **terms)) for _ in range(number)
    ]


async def told(salle, table):
    """Whoever has to decide there has been told, without a message."""
    loaded = await salle.tables.load(table)
    for person in loaded.people:
        news = loaded.reached_now(str(person.address), salle.time.now)
        await salle.store.note_reached(table, news)
    return table


async def how_they_ended(salle, tables):
    found = [(await salle.tables.load(table)).match.outcome for table in tables]
    return {outcome and outcome.reason for outcome in found}


async def until(is_so):
    async with asyncio.timeout(60):
        while not is_so():  # noqa: ASYNC110 - nobody tells us
            await asyncio.sleep(0.01)


@pytest.fixture
async def broken(salle, monkeypatch):
    """A match of Gygès, the first that will be due; by then Gygès breaks when it is replayed."""
    (table,) = await matches(salle, 1, game="gyges")
    monkeypatch.setattr(type(load_game("gyges")), "setup", breaks)
    salle.time.now += 1
    return table


async def run_on(salle, seconds):
    """Time passes, and Salle is there: she looks once an hour, which for once is no outage."""
    end = salle.time.now + seconds
    salle.clock.shut = HOUR
    while salle.time.now < end:
        salle.time.now = min(end, salle.time.now + HOUR)
        await salle.clock.credit_downtime()


def anew(salle):
    """As after a restart: nothing is cached."""
    started = Salle(salle.store)
    started.time.now = salle.time.now
    return started


async def test_a_game_that_breaks_ends_no_match_and_stops_no_other_clock(salle, broken):
    others = await matches(salle, 3)
    salle = anew(salle)
    salle.time.now += DAY
    await salle.clock.sweep()
    assert await how_they_ended(salle, others) == {"void"}
    assert await salle.store.tables_set_aside() == [broken]


async def test_a_game_that_breaks_keeps_nobody_from_being_reminded(salle, broken):
    await matches(salle, 1)
    salle = anew(salle)
    await salle.deliver()
    salle.time.now += DAY * 4 // 5
    salle.doors.sent.clear()
    await salle.clock.sweep()
    await salle.deliver()
    assert ["4 hours left" in sent.post.lines[0] for sent in salle.doors.sent] == [True]


async def test_what_broke_is_told_the_operator_once_with_its_table_and_nothing_hidden(
    salle, broken
):
    salle = anew(salle)
    salle.time.now += DAY
    with capture_logs() as logs:
        for _ in range(3):
            await salle.clock.sweep()
    (line,) = logs
    assert (line["table"], line["log_level"]) == (str(broken), "error")
    assert "TypeError" in line["why"]
    assert HIDDEN not in str(logs)


@pytest.mark.parametrize("later", [DAY * 4 // 5, DAY], ids=["reminders", "deadlines"])
async def test_a_fault_of_ours_at_one_table_is_that_tables(salle, monkeypatch, later):
    first, second = await matches(salle, 2)
    load = salle.tables.load

    async def load_or_break(key, **more):
        return breaks() if key == first else await load(key, **more)

    await salle.deliver()
    salle.doors.sent.clear()
    salle.time.now += later
    with monkeypatch.context() as patched, capture_logs() as logs:
        patched.setattr(salle.tables, "load", load_or_break)
        await salle.clock.sweep()
    await salle.deliver()
    assert {sent.post.table for sent in salle.doors.sent} == {second}
    (line,) = (line for line in logs if line["log_level"] == "error")
    assert line["table"] == str(first)
    assert "TypeError at test_due_tables.py" in line["why"]


async def test_an_answer_that_breaks_keeps_nobody_elses_back(monkeypatch):
    evening = await Evening.dealt("blank", "blank", clock=DAY)
    salle, first = evening.salle, evening.table
    await evening.anna.plays(first, "2")
    salle.time.now += 1
    second = await salle.match(evening.anna, evening.bea, game="shields", clock=DAY)
    for who in (evening.anna, evening.bea):
        await who.plays(second, "pass")
    await evening.anna.plays(second, "2")
    await salle.app.run(preset_answers.show, evening.bea.ask(), second, "deny no")
    act = salle.tables.act

    async def act_or_break(key, *args, **more):
        return breaks() if key == first else await act(key, *args, **more)

    monkeypatch.setattr(salle.tables, "act", act_or_break)
    salle.time.now += DELAY
    await salle.clock.sweep()
    assert (await salle.tables.load(second)).record.log[-1].move == "pass"
    assert await salle.store.tables_set_aside() == [first]


async def test_tables_that_can_not_be_read_keep_nobody_from_being_due(salle):
    unreadable = await matches(salle, PAGE + 2)
    for table in unreadable:
        salle.store.damage(table)
    salle.time.now += 100
    others = await matches(salle, 3)
    salle = anew(salle)
    salle.time.now += DAY
    while await salle.clock.sweep():
        pass
    assert await how_they_ended(salle, others) == {"void"}
    assert sorted(await salle.store.tables_set_aside()) == sorted(unreadable)


async def test_a_game_that_is_taken_away_stops_no_other_and_comes_back_with_full_clocks(salle):
    gone = await matches(salle, PAGE + 2, game="gyges")
    salle.time.now += 1
    others = await matches(salle, 3)
    without = anew(salle)
    without.tables.games = {id: game for id, game in salle.games.items() if id != "gyges"}
    without.time.now += 2 * DAY
    while await without.clock.sweep():
        pass
    assert await how_they_ended(without, others) == {"void"}
    again = anew(without)
    await again.clock.retry()
    await run_on(again, DAY - 1)
    while await again.clock.sweep():
        pass
    assert await how_they_ended(again, gone) == {None}
    again.time.now += 1
    while await again.clock.sweep():
        pass
    assert await how_they_ended(again, gone) == {"void"}


async def test_what_was_set_aside_is_tried_again_at_the_next_start(salle):
    (table,) = await matches(salle, 1)
    await salle.store.set_aside(table, at=salle.time.now)
    salle = anew(salle)
    async with meanwhile(salle.clock.run()):
        await until(lambda: salle.store.found("deadlines:*"))
    assert (await salle.tables.load(table)).deadline == salle.time.now + DAY


async def test_what_can_not_be_read_yet_stays_set_aside(salle, broken):
    for _ in range(2):
        salle = anew(salle)
        salle.time.now += DAY
        await salle.clock.sweep()
        await salle.clock.retry()
    assert await salle.store.tables_set_aside() == [broken]


async def test_whoever_plays_on_where_a_table_was_set_aside_has_their_clock_again(salle, anna, bea):
    table = await salle.match(anna, bea, game="cannae", clock=DAY)
    await salle.store.set_aside(table, at=salle.time.now)
    await salle.deliver()
    salle.time.now += DAY
    await salle.clock.sweep()
    assert (await salle.tables.load(table)).match.outcome is None
    await salle.app.run(draws.offer_draw, bea.ask(), table)
    await salle.clock.sweep()
    assert (await salle.tables.load(table)).match.outcome.reason == "void"
    assert await salle.store.tables_set_aside() == []


async def test_timers_of_matches_that_are_over_keep_nobody_from_being_due(salle, anna):
    over = await matches(salle, PAGE + 2)
    for table in over:
        await salle.app.tap(anna.ask(), f"ry:{table}:1:")
        await salle.store.restart_timer(table, Timer(deadline=START, answer_at=START), expected=2)
    salle.time.now += 1
    others = await matches(salle, 3)
    salle.time.now += DAY
    while await salle.clock.sweep():
        pass
    assert await how_they_ended(salle, others) == {"void"}
    assert await how_they_ended(salle, over) == {"resigned"}
    await salle.clock.retry()
    assert await salle.store.tables_set_aside() == []


class Troubled(PrivateStore):
    """A store that raises what it is told to, once, when it is asked what is due."""

    trouble: Exception | None = None

    async def due_deadlines(self, now, *, limit=100):
        if trouble := self.trouble:
            self.trouble = None
            raise trouble
        return await super().due_deadlines(now, limit=limit)


@pytest.mark.parametrize("trouble", [RuntimeError("?"), StoreAwayError("away")])
async def test_no_trouble_ends_the_clock(monkeypatch, trouble):
    monkeypatch.setattr("bot.workers.timer_worker._TICK", 0.01)
    monkeypatch.setattr("bot.workers.timer_worker._AWAY", 0.01)
    salle = Salle(Troubled())
    (table,) = await matches(salle, 1)
    salle.store.trouble = trouble
    async with meanwhile(salle.clock.run()):
        await until(lambda: salle.store.trouble is None)
        salle.clock.shut = HOUR
        for _ in range(DAY // HOUR):
            salle.time.now += HOUR
            await salle.clock.tick()
        assert await how_they_ended(salle, [table]) == {"void"}


async def test_all_that_is_due_is_seen_to_without_waiting_for_the_next_tick(salle):
    tables = await matches(salle, 2 * PAGE + 5)
    salle.time.now += DAY
    async with meanwhile(salle.clock.run()):
        await until(lambda: not salle.store.found("deadlines:*"))
    assert await how_they_ended(salle, tables) == {"void"}


async def test_a_table_whose_last_answer_another_process_has_just_given_is_not_set_aside(
    salle, anna, monkeypatch
):
    (table,) = await matches(salle, 1)
    asked = (await salle.app.run(resignations.resign, anna.ask(), table)).private
    await anna.taps(main_button(asked))

    async def as_it_was_due(now, *, limit):
        return [table]

    monkeypatch.setattr(salle.store, "due_answers", as_it_was_due)
    await salle.clock.sweep()
    assert not await salle.store.tables_set_aside()
