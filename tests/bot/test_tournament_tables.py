"""The table of a match that belongs to a tournament: what is otherwise there than at any other."""

from __future__ import annotations

import json

import pytest

from bot.application.model import Address
from bot.application.next_matches import begin_next, find_next
from bot.application.time_controls import DAILY, PRESETS
from bot.commands import adjournments, exports, pauses, rematches, vacation
from bot.timing.calendars import ZONE
from engines.core.match_state import Status
from engines.core.record import Act, Entry, Head, Joining, Player, Series, TournamentMatch
from engines.core.seat import Pair, Seat
from engines.core.time_control import TimeControl
from engines.core.tournaments.acts import Outcome
from engines.core.tournaments.from_table import report_of
from tests.bot.absent import DAY, Absence, time_runs_out
from tests.bot.salle import START, labels

HALL = Address(platform="web", id="hall")
UNTIL = int(START) + 20 * DAY
BELONGS = "This match is part of the tournament “Cup” and is played until 4 February"


async def opened(salle, one, two, *, clock=None, series=Series.NONE, **whose):
    """A match of a tournament between two, who are told of it; `one` has seat one."""
    seats = (Player(address=str(who.address), name=who.person.name) for who in (one, two))
    players = Pair(**dict(zip(("one", "two"), seats, strict=True)))
    head = Head(
        game="gyges",
        rules=salle.games["gyges"].rules,
        players=players,
        created=int(salle.time.now),
        clock=clock or TimeControl.per_decision(DAY),
        is_rated=True,
        series=series,
        tournament=TournamentMatch(
            tournament="k3zqa7xw", name="Cup", round=2, until=UNTIL, **whose
        ),
    )
    table = await salle.tables.open(HALL, head, is_shown=True, has_readers=False, is_agreed=True)
    joining = Joining(player=players.two, nonce="n")
    await acts(salle, table.key, Act.ACCEPT, Seat.TWO, joining=joining)
    await salle.deliver()
    return table.key


async def acts(salle, table, act, seat=None, **more):
    entry = Entry(act=act, seat=seat, at=int(salle.time.now), **more)
    return await salle.tables.act(table, lambda _: entry)


async def begun(salle, one, two, **terms):
    """The same after a move of each; whose turn it is may be late."""
    table = await opened(salle, one, two, **terms)
    here = Absence(salle, table, one, two)
    for _ in range(2):
        await here.plays(mover(await here.loaded, one, two))
        await salle.deliver()
    late = mover(await here.loaded, one, two)
    return Absence(salle, table, late, two if late is one else one)


def mover(loaded, one, two):
    return one if loaded.seat_of(str(one.address)) in loaded.match.active else two


@pytest.fixture
async def here(salle, anna, bea):
    return await begun(salle, anna, bea)


async def reported(here):
    loaded = await here.loaded
    return report_of(str(loaded.key), loaded.record, loaded.match, loaded.series)


async def test_time_that_runs_out_loses_the_match_at_once(salle, anna, bea):
    here = await begun(salle, anna, bea, vacations_count=False)
    await time_runs_out(salle, here.table)
    loaded = await here.loaded
    assert [entry.act for entry in loaded.record.log][-2:] == [Act.MOVE, Act.TIMEOUT]
    assert loaded.match.outcome.winner is await here.seat_of(here.waiting)


async def test_who_lets_their_time_run_out_before_their_first_move_has_forfeited(salle, anna, bea):
    table = await opened(salle, anna, bea)
    here = Absence(salle, table, anna, bea)
    late = await here.seat_of(mover(await here.loaded, anna, bea))
    await time_runs_out(salle, table)
    assert (await here.match).outcome.reason == "void"
    found = await reported(here)
    assert (found.is_forfeit, found.without_move) == (True, late)


async def test_a_match_that_is_over_is_due_at_once_for_its_tournament(here, salle):
    await acts(salle, here.table, Act.RESIGN, Seat.ONE)
    assert await salle.store.due_deadlines(salle.time.now, limit=9) == [here.table]
    assert (await reported(here)).outcome is Outcome.TWO


async def test_both_are_told_of_an_adjudication_with_the_same_result(here, salle):
    winner = await here.seat_of(here.waiting)
    await acts(salle, here.table, Act.ADJUDICATE, winner)
    await salle.deliver()
    for who, whom in ((here.waiting, "you win"), (here.late, f"{here.waiting.person.name} wins")):
        post = here.told(who)
        told = f"The round's time was up: {whom} by adjudication."
        assert told in (*post.lines, post.prompt.lead)
        assert post.is_over


async def test_an_adjudicated_match_counts_for_ratings_as_any_other(here, salle):
    for _ in range(2):
        await here.plays(mover(await here.loaded, here.late, here.waiting))
        await salle.deliver()
    ended = await acts(salle, here.table, Act.ADJUDICATE, Seat.ONE)
    assert ended.reckoned.after.one.value > ended.reckoned.before.one.value
    assert ended.reckoned.result.reason == "adjudicated"


async def test_a_match_is_not_adjourned_and_says_until_when_it_is_played(here, salle):
    await salle.store.update_profile(str(here.late.address), {ZONE: "Asia/Tokyo"})
    for who, time in ((here.waiting, "08:00"), (here.late, "17:00")):
        reply = await salle.app.run(adjournments.adjourn, who.ask(), here.table)
        assert reply.is_error
        assert reply.ack.startswith(f"{BELONGS}, {time}:")
    shown = labels((await here.taps(here.late, "More")).private)
    assert "Pause…" in shown
    assert "Adjourn…" not in shown


async def test_a_pause_lasts_no_longer_than_the_round(here, salle):
    salle.time.now = UNTIL - 4 * DAY
    too_long = await salle.app.run(pauses.pause, here.waiting.ask(), here.table, "5")
    assert too_long.ack.startswith(BELONGS)
    offered = (await salle.app.run(pauses.pause, here.waiting.ask(), here.table)).private
    assert labels(offered) == ["1 day", "3 days", "Back to the table"]
    salle.time.now = UNTIL - DAY / 2
    none = await salle.app.run(pauses.pause, here.waiting.ask(), here.table)
    assert none.ack.startswith(BELONGS)


async def test_there_is_no_rematch(here, salle):
    await acts(salle, here.table, Act.RESIGN, Seat.ONE)
    post = await here.waiting.turn(here.table)
    assert "Rematch" not in labels(post)
    assert "Replay" in labels(post)
    reply = await salle.app.run(rematches.rematch, here.late.ask(), here.table)
    assert reply.is_error
    assert "“Cup”" in reply.ack


async def test_where_vacations_do_not_count_the_clock_runs_in_one(salle, anna, bea):
    here = await begun(salle, anna, bea, vacations_count=False)
    before = (await here.loaded).deadline
    await salle.app.run(vacation.vacation, here.late.ask(), "5")
    loaded = await here.loaded
    assert loaded.deadline == before == salle.time.now + DAY
    assert "vacation" not in str([line.words for line in here.told(here.waiting).clocks])


async def test_where_vacations_do_not_count_none_begins_by_itself(salle, anna, bea):
    here = await begun(salle, anna, bea, vacations_count=False)
    await time_runs_out(salle, here.table)
    assert not (await salle.store.profile(str(here.late.address))).get("away")


async def test_where_vacations_do_not_count_reminders_come_in_one(salle, anna, bea):
    clock = PRESETS[DAILY]
    here = await begun(salle, anna, bea, clock=clock, vacations_count=False)
    await salle.app.run(vacation.vacation, here.late.ask(), "9")
    salle.time.now = (await here.loaded).reminder + 60
    salle.doors.sent.clear()
    await salle.clock.sweep()
    await salle.deliver()
    assert "left for your move" in str(here.told(here.late).lines)


async def test_where_vacations_count_one_begins_instead_of_a_loss(here, salle):
    await time_runs_out(salle, here.table)
    loaded = await here.loaded
    assert loaded.record.log[-1].act is Act.VACATION
    assert loaded.match.status is Status.PLAYING


async def test_the_next_match_of_a_series_belongs_to_the_tournament_too(salle, anna, bea):
    here = await begun(salle, anna, bea, series=Series.EXCHANGED)
    for _ in range(2):
        await here.plays(mover(await here.loaded, here.late, here.waiting))
    await acts(salle, here.table, Act.RESIGN, Seat.ONE)
    assert await reported(here) is None
    following = await salle.tables.load(await begin_next(salle.tables, await here.loaded))
    assert following.match.tournament == (await here.match).tournament.with_exchanged_seats()
    second = Absence(salle, following.key, here.late, here.waiting)
    await acts(salle, second.table, Act.ADJUDICATE, Seat.ONE)
    # Seat one of the second match had seat two in the first, and has won both.
    assert (await reported(second)).outcome is Outcome.TWO


async def test_no_match_of_a_series_begins_once_the_time_of_the_round_is_up(salle, anna, bea):
    here = await begun(salle, anna, bea, series=Series.EXCHANGED)
    for _ in range(2):
        await here.plays(mover(await here.loaded, here.late, here.waiting))
    await acts(salle, here.table, Act.RESIGN, Seat.ONE)
    salle.time.now = UNTIL
    await salle.clock.sweep()
    assert await find_next(salle.tables, await here.loaded) is None
    assert await salle.store.due_deadlines(salle.time.now, limit=9) == []


async def test_an_export_does_not_tell_where_the_tournament_lives(salle, anna, bea):
    here = await begun(salle, anna, bea, place="discord:42")
    await acts(salle, here.table, Act.ADJUDICATE)
    reply = await salle.app.run(exports.export, here.late.ask(), here.table)
    _, body = reply.private.file
    assert json.loads(body)["head"]["tournament"]["name"] == "Cup"
    assert b"discord:42" not in body
