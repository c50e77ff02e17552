"""A player's clock at their tables: it runs in their waking hours, and not while they are away."""

import asyncio
import json
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.commands import calendar_settings, exports, resignations, vacation
from bot.messages.words import say_in
from bot.timing import vacations
from engines.core.record import Act
from storage.base import Timer
from tests.bot.absent import Absence, _plays
from tests.bot.salle import START, Salle

DAY, HOUR = 86_400, 3_600
ROME = ZoneInfo("Europe/Rome")


def rome(text):
    return datetime.fromisoformat(f"2027-01-{text}").replace(tzinfo=ROME).timestamp()


async def hours(salle, who, text):
    reply = await salle.app.run(calendar_settings.typed, who.ask(), text)
    assert not reply.is_error, reply.ack


async def on_vacation(salle, who, text):
    reply = await salle.app.run(vacation.vacation, who.ask(), text)
    assert not reply.is_error, reply.ack


async def profile(salle, who):
    return await salle.store.profile(str(who.address))


async def deadline(salle, table):
    return (await salle.tables.load(table)).deadline


async def acts(salle, table):
    return [entry.act for entry in (await salle.tables.load(table)).record.log]


async def until(salle, moment):
    """The time goes on, with a look at what is due every hour."""
    while salle.time.now < moment:
        salle.time.now = min(moment, salle.time.now + HOUR)
        await salle.clock.sweep()
    await salle.deliver()


@pytest.fixture
async def absence(salle, anna, bea):
    """A match in which both have moved, a day for each decision; it begins on a Friday morning."""
    for who in (anna, bea):
        await salle.app.run(vacation.tapped, who.ask(), "never")
    found = await Absence.at(salle, anna, bea)
    await salle.deliver()
    return found


async def test_a_clock_runs_in_the_waking_hours_alone(salle, absence):
    assert rome("15T09:00") == START
    await hours(salle, absence.late, "Rome 21-9 sun")
    # Twelve hours on Friday, twelve on Saturday.
    assert await deadline(salle, absence.table) == rome("16T21:00")
    await hours(salle, absence.late, "sat sun")
    assert await deadline(salle, absence.table) == rome("18T21:00")


async def test_no_flag_falls_before_the_waking_time_has_passed(salle, absence):
    await hours(salle, absence.late, "Rome 21-9 sat sun")
    await until(salle, rome("18T20:59"))
    assert Act.FLAG not in await acts(salle, absence.table)
    await until(salle, rome("18T21:30"))
    assert (await acts(salle, absence.table))[-1] is Act.FLAG


async def test_a_change_that_makes_a_flag_fall_sooner_is_seen_in_time(salle, absence):
    await hours(salle, absence.late, "Rome 21-9 sat sun")
    await until(salle, START + 2 * HOUR)
    await hours(salle, absence.late, "none")
    due = await deadline(salle, absence.table)
    assert due == START + DAY
    await until(salle, due + 60)
    assert (await acts(salle, absence.table))[-1] is Act.FLAG


async def test_sleeping_longer_once_a_match_runs_moves_no_flag_of_it(salle, absence):
    await until(salle, START + 2 * HOUR)
    before = await deadline(salle, absence.table)
    reply = await salle.app.run(
        calendar_settings.typed, absence.late.ask(), "Rome 20-8 fri sat sun"
    )
    assert reply.private.lines[-1] == say_in("en")("calendar-running")
    assert await deadline(salle, absence.table) == before


async def test_of_a_match_that_begins_later_they_count(salle, absence, anna, bea):
    await until(salle, START + 2 * HOUR)
    await hours(salle, absence.late, "Rome 21-9 sat sun")
    await until(salle, START + 3 * HOUR)
    later = await salle.match(absence.waiting, absence.late, clock=DAY)
    await salle.deliver()
    while (loaded := await salle.tables.load(later)).match.active != {
        loaded.seat_of(str(absence.late.address))
    }:
        await _plays(salle, later, absence.waiting)
        await salle.deliver()
    # Nine hours on Friday, fifteen on Monday and Tuesday.
    assert await deadline(salle, later) == rome("19T12:00")


async def test_no_clock_runs_on_vacation_and_coming_back_is_seen_in_time(salle, absence):
    await on_vacation(salle, absence.late, "5")
    assert await deadline(salle, absence.table) == START + 6 * DAY
    await until(salle, START + 3 * DAY)
    assert Act.FLAG not in await acts(salle, absence.table)
    await on_vacation(salle, absence.late, "end")
    due = await deadline(salle, absence.table)
    assert due == START + 4 * DAY
    await until(salle, due + 60)
    assert (await acts(salle, absence.table))[-1] is Act.FLAG


async def test_the_rival_is_told_of_a_vacation_where_the_time_stands(salle, absence):
    await on_vacation(salle, absence.late, "5")
    shown = await absence.waiting.turn(absence.table)
    assert any("vacation" in line.words for line in shown.clocks)


async def test_a_vacation_begins_by_itself_instead_of_a_flag_and_both_are_told(salle, absence):
    await salle.app.run(vacation.tapped, absence.late.ask(), "auto")
    salle.doors.sent.clear()
    await until(salle, START + DAY + HOUR)
    assert (await acts(salle, absence.table))[-1] is Act.VACATION
    assert vacations.days_left(await profile(salle, absence.late), START) == 23
    for who in (absence.late, absence.waiting):
        assert any("vacation" in " ".join(post.lines) for post in salle.doors.to(who.address))
    assert await deadline(salle, absence.table) == START + 8 * DAY


async def test_two_processes_begin_one_vacation_and_tell_it_once(salle, absence):
    await salle.app.run(vacation.tapped, absence.late.ask(), "auto")
    other = Salle(salle.store)
    other.time.now = salle.time.now = START + DAY + HOUR
    await asyncio.gather(salle.clock.sweep(), other.clock.sweep())
    await asyncio.gather(salle.clock.sweep(), other.clock.sweep())
    assert (await acts(salle, absence.table)).count(Act.VACATION) == 1
    assert vacations.days_left(await profile(salle, absence.late), START) == 23


async def test_a_vacation_is_told_at_the_tables_alone_where_the_time_would_be_up(
    salle, absence, anna, bea
):
    await salle.app.run(vacation.tapped, absence.late.ask(), "auto")
    other = await Absence.at(salle, anna, bea, clock=10 * DAY, game="cannae")
    if other.late is not absence.late:
        await other.plays(other.late)
    await salle.deliver()
    await until(salle, START + DAY + HOUR)
    assert Act.VACATION in await acts(salle, absence.table)
    loaded = await salle.tables.load(other.table)
    early = Timer(deadline=salle.time.now)
    await salle.store.restart_timer(other.table, early, expected=loaded.version)
    await until(salle, START + 3 * DAY)
    assert Act.VACATION not in await acts(salle, other.table)


async def test_after_a_vacation_that_began_by_itself_the_flag_falls(salle, absence):
    await salle.app.run(vacation.tapped, absence.late.ask(), "auto")
    await until(salle, START + 8 * DAY + HOUR)
    told = [act for act in await acts(salle, absence.table) if act in (Act.VACATION, Act.FLAG)]
    assert told == [Act.VACATION, Act.FLAG]


async def test_acting_ends_a_vacation_that_began_by_itself(salle, absence):
    await salle.app.run(vacation.tapped, absence.late.ask(), "auto")
    await until(salle, START + DAY + HOUR)
    await absence.plays(absence.late)
    kept = await profile(salle, absence.late)
    assert vacations.present(kept, salle.time.now) is None
    assert vacations.days_left(kept, START) == 29  # the day that has begun


async def test_looking_ends_no_vacation(salle, absence):
    await salle.app.run(vacation.tapped, absence.late.ask(), "auto")
    await until(salle, START + DAY + HOUR)
    await absence.late.turn(absence.table)
    assert vacations.present(await profile(salle, absence.late), salle.time.now)


async def test_an_export_tells_nothing_of_a_calendar(salle, absence):
    await hours(salle, absence.late, "Rome 21-9 sun")
    await on_vacation(salle, absence.late, "5")
    reply = await salle.app.run(resignations.resign, absence.late.ask(), absence.table)
    await absence.late.taps(reply.private.prompt.choices[0])
    export = (await salle.app.run(exports.export, absence.late.ask(), absence.table)).private
    text = export.file[1].decode()
    assert json.loads(text)
    assert not [word for word in ("Rome", "21:00", "away", "sleep", "zone") if word in text]


async def test_who_has_no_hours_has_the_clock_that_everybody_had(salle, anna, bea):
    table = await salle.match(anna, bea, clock=DAY)
    await salle.deliver()
    assert await deadline(salle, table) == START + DAY
