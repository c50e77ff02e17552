"""What the clock of a decision measures: from when its player is told until they have decided.

At these tables each decision has a day, as all had before there were banks.
"""

import pytest

from bot.commands import challenge_answers, draws, history, takebacks
from bot.timing.vacations import BY_ITSELF, NEVER, present, spend
from engines.core.match_state import Status
from engines.core.record import Act
from storage.base import NoticeKind
from tests.bot.salle import START, Salle
from tests.servers.private_store import PrivateStore

DAY = 86_400


@pytest.fixture
async def table(salle, anna, bea):
    return await salle.match(anna, bea, clock=DAY)


async def mover(salle, table, anna, bea):
    """Who has to decide, and the other."""
    loaded = await salle.tables.load(table)
    return (anna, bea) if loaded.seat_of(str(anna.address)) in loaded.match.active else (bea, anna)


async def deadline(salle, table):
    return (await salle.tables.load(table)).deadline


async def test_the_clock_begins_when_the_match_does(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person, clock=DAY)
    salle.time.now += 1_000
    await salle.app.run(challenge_answers.accept, bea.ask(), table)
    assert await deadline(salle, table) == START + 1_000 + DAY


async def test_a_move_starts_the_clock_of_the_next_decision(salle, table, anna, bea):
    first, _ = await mover(salle, table, anna, bea)
    salle.time.now += 1_000
    await first.plays(table)
    await salle.deliver()
    assert await deadline(salle, table) == START + 1_000 + DAY


async def test_no_clock_runs_before_the_message_has_been_taken(salle, table, anna, bea):
    first, second = await mover(salle, table, anna, bea)
    await first.plays(table)
    salle.time.now += 5 * DAY
    await salle.clock.sweep()
    loaded = await salle.tables.load(table)
    seat = loaded.seat_of(str(second.address))
    assert (loaded.deadline, loaded.clock.is_reached(seat)) == (None, False)
    assert loaded.match.status is Status.PLAYING
    await salle.deliver()
    loaded = await salle.tables.load(table)
    assert (loaded.deadline, loaded.clock.is_reached(seat)) == (salle.time.now + DAY, True)


async def test_whoever_can_not_be_told_for_two_weeks_plays_no_match(salle, table, anna, bea):
    first, second = await mover(salle, table, anna, bea)
    await salle.deliver()
    await first.plays(table)
    salle.time.now += 14 * DAY - 1
    await salle.clock.sweep()
    assert (await salle.tables.load(table)).match.status is Status.PLAYING
    salle.time.now += 1
    await salle.clock.sweep()
    loaded = await salle.tables.load(table)
    assert loaded.match.outcome.reason == "void"
    assert loaded.record.log[-1].seat is loaded.seat_of(str(second.address))


async def test_offering_and_refusing_a_draw_gives_nobody_more_time(salle, table, anna, bea):
    first, second = await mover(salle, table, anna, bea)
    for one, other in ((first, second), (second, first)):
        salle.time.now += 1_000
        assert not (await salle.app.run(draws.offer_draw, one.ask(), table)).is_error
        assert await deadline(salle, table) == START + DAY
        version = (await salle.tables.load(table)).version
        assert not (await salle.app.tap(other.ask(), f"dr:{table}:{version}:")).is_error
        assert await deadline(salle, table) == START + DAY


async def test_asking_for_a_move_back_gives_nobody_more_time(salle, anna, bea):
    table = await salle.match(anna, bea, game="cannae", clock=DAY)
    await anna.plays(table, "Mc2c3")
    await salle.deliver()
    salle.time.now += 1_000
    assert not (await salle.app.run(takebacks.ask_takeback, anna.ask(), table)).is_error
    assert not (await salle.app.tap(bea.ask(), f"tk:{table}:3:")).is_error
    assert await deadline(salle, table) == START + DAY


async def test_a_move_that_is_taken_back_is_decided_anew_in_full_time(salle, anna, bea):
    table = await salle.match(anna, bea, game="cannae", clock=DAY)
    await anna.plays(table, "Mc2c3")
    salle.time.now += 1_000
    await salle.app.run(takebacks.ask_takeback, anna.ask(), table)
    assert not (await salle.app.tap(bea.ask(), f"tg:{table}:3:")).is_error
    await salle.deliver()
    assert await deadline(salle, table) == START + 1_000 + DAY


async def test_a_rivals_secret_choice_gives_who_hesitates_no_more_time(salle, anna, bea):
    table = await salle.match(anna, bea, game="audatia", clock=DAY)
    assert len((await salle.tables.load(table)).match.active) == 2
    salle.time.now += 1_000
    await anna.plays(table, "keep")
    assert len((await salle.tables.load(table)).match.active) == 1
    assert await deadline(salle, table) == START + DAY


async def test_a_match_without_a_clock_has_no_deadline(salle, anna, bea):
    table = await salle.match(anna, bea)
    assert await deadline(salle, table) is None


async def test_after_the_end_no_clock_runs(salle, table, anna):
    await salle.app.tap(anna.ask(), f"ry:{table}:1:")
    assert await deadline(salle, table) is None
    salle.time.now += 2 * DAY
    await salle.clock.sweep()
    assert (await salle.tables.load(table)).match.outcome.reason == "resigned"


@pytest.mark.parametrize("clock", [DAY, 3 * DAY, 7 * DAY])
async def test_the_reminder_comes_when_a_fifth_of_the_time_is_left(salle, anna, bea, clock):
    await salle.match(anna, bea, clock=clock)
    await salle.deliver()
    salle.time.now = START + clock * 4 / 5 - 1
    await salle.clock.sweep()
    assert not await salle.store.take("early", count=100, wait=0.01)
    salle.time.now += 1
    await salle.clock.sweep()
    found = await salle.store.take("then", count=100, wait=0.01)
    assert [entry.notice.kind for entry in found] == [NoticeKind.REMINDER] * 2


async def test_who_is_reminded_is_the_one_who_has_to_decide(salle, table, anna, bea):
    first, _ = await mover(salle, table, anna, bea)
    await salle.deliver()
    salle.time.now += DAY * 4 / 5
    await salle.clock.sweep()
    before = len(salle.doors.sent)
    await salle.deliver()
    (reminder,) = salle.doors.sent[before:]
    assert reminder.to == first.address
    rival = "Bea" if first.person.name == "Anna" else "Anna"
    assert reminder.post.lines[0] == f"4 hours left for your move against {rival}."


@pytest.fixture
async def begun(salle, anna, bea):
    """Both have made a move, and Anna has been told that it is her turn."""
    table = await salle.match(anna, bea, game="cannae", clock=DAY)
    await anna.plays(table, "Mc2c3")
    await bea.plays(table, "-")
    await salle.deliver()
    return table


async def keeps_vacation(salle, who):
    await salle.store.update_profile(str(who.address), {BY_ITSELF: NEVER})


async def test_a_flag_falls_when_the_time_is_up_and_not_before_and_ends_nothing(salle, begun, anna):
    table = begun
    await keeps_vacation(salle, anna)
    salle.time.now = START + DAY - 1
    await salle.clock.sweep()
    loaded = await salle.tables.load(table)
    late = loaded.seat_of(str(anna.address))
    assert loaded.match.flagged[late] == 0
    salle.time.now += 1
    await salle.clock.sweep()
    loaded = await salle.tables.load(table)
    assert (loaded.match.flagged[late], loaded.match.status) == (START + DAY, Status.PLAYING)
    assert loaded.deadline == START + 8 * DAY


async def test_a_week_after_a_flag_without_a_choice_the_absent_has_lost(salle, begun, anna):
    await keeps_vacation(salle, anna)
    for at in (START + DAY, START + 8 * DAY - 1):
        salle.time.now = at
        await salle.clock.sweep()
    assert (await salle.tables.load(begun)).match.status is Status.PLAYING
    salle.time.now += 1
    await salle.clock.sweep()
    loaded = await salle.tables.load(begun)
    absent = loaded.seat_of(str(anna.address))
    assert (loaded.match.outcome.reason, loaded.match.outcome.winner) == ("timed-out", absent.other)


async def test_who_moves_after_their_flag_has_fallen_plays_on(salle, begun, anna):
    await keeps_vacation(salle, anna)
    salle.time.now = START + DAY
    await salle.clock.sweep()
    await anna.plays(begun, "-")
    loaded = await salle.tables.load(begun)
    assert (loaded.match.status, list(loaded.match.flagged)) == (Status.PLAYING, [0, 0])
    salle.time.now += 30 * DAY  # Bea hasn't been told
    await salle.clock.sweep()
    assert (await salle.tables.load(begun)).match.outcome.reason == "void"


async def test_a_vacation_begins_by_itself_instead_of_a_flag_falling_and_once(salle, begun, anna):
    salle.time.now = START + DAY
    for _ in range(3):
        await salle.clock.sweep()
    loaded = await salle.tables.load(begun)
    assert [entry.act for entry in loaded.record.log].count(Act.VACATION) == 1
    assert (list(loaded.match.flagged), loaded.deadline) == ([0, 0], START + 8 * DAY)
    salle.time.now = START + 8 * DAY
    await salle.clock.sweep()
    loaded = await salle.tables.load(begun)
    assert loaded.record.log[-1].act is Act.FLAG


async def test_who_acts_is_back_from_a_vacation_that_began_by_itself(salle, begun, anna, bea):
    salle.time.now = START + DAY
    await salle.clock.sweep()
    salle.time.now += 1_000
    await anna.plays(begun, "-")
    settings = await salle.store.profile(str(anna.address))
    assert present(settings, salle.time.now) is None


async def test_a_vacation_that_was_begun_by_a_process_that_died_is_told_by_the_next(
    salle, begun, anna
):
    salle.time.now = START + DAY
    settings = await salle.store.profile(str(anna.address))
    changes = spend(settings, salle.time.now, flag_at=salle.time.now)
    await salle.store.update_profile(str(anna.address), changes)
    for _ in range(2):
        await salle.clock.sweep()
    log = (await salle.tables.load(begun)).record.log
    assert [entry.act for entry in log].count(Act.VACATION) == 1


async def test_an_offer_does_not_take_a_reminder_away_that_is_due(salle, begun, anna, bea):
    salle.time.now = START + DAY * 4 / 5
    assert not (await salle.app.run(draws.offer_draw, bea.ask(), begun)).is_error
    await salle.deliver()
    salle.doors.sent.clear()
    await salle.clock.sweep()
    await salle.deliver()
    reminder = salle.doors.to(anna.address)[-1]
    assert reminder.lines[0].startswith("4 hours left")


async def test_after_a_restart_the_calendars_of_both_are_asked_for_once(salle, begun, anna):
    hours = {"zone": "Europe/Rome", "sleep": "23:00-07:00"}
    await salle.store.update_profile(str(anna.address), hours)
    known = await deadline(salle, begun)
    started = Salle(salle.store)
    assert known == await deadline(started, begun) > START + DAY
    asked, profile = [], salle.store.profile

    async def counted(address):
        asked.append(address)
        return await profile(address)

    salle.store.profile = counted
    await deadline(started, begun)
    assert asked == []


async def test_an_act_right_after_an_outage_costs_nobody_the_outage(salle, begun, anna):
    """Before the clock has looked: it is as if it had been noted."""
    await salle.clock.tick()
    salle.time.now += 1_000 + 2 * DAY
    await anna.plays(begun, "-")
    assert (await salle.tables.load(begun)).record.log[-1].charged.one <= 1_000


async def test_a_first_move_that_never_comes_voids_the_match(salle, table):
    await salle.deliver()
    salle.time.now = START + DAY
    await salle.clock.sweep()
    outcome = (await salle.tables.load(table)).match.outcome
    assert (outcome.reason, outcome.winner) == ("void", None)


class Interrupted(PrivateStore):
    """A store where somebody acts at the last moment: `meanwhile`, once, before `moment`."""

    def __init__(self, moment: str) -> None:
        super().__init__()
        self.moment = moment
        self.meanwhile = None

    async def _interrupt(self, moment):
        if self.moment == moment and (act := self.meanwhile):
            self.meanwhile = None
            await act()

    async def due_deadlines(self, now, *, limit=100):
        found = await super().due_deadlines(now, limit=limit)
        await self._interrupt("after it was found due")
        return found

    async def commit(self, *args, **more):
        await self._interrupt("before it is written")
        await super().commit(*args, **more)


@pytest.mark.parametrize("moment", ["after it was found due", "before it is written"])
async def test_who_moves_at_the_last_moment_is_not_late(moment):
    salle = Salle(Interrupted(moment))
    anna, bea = salle.someone("Anna"), salle.someone("Bea")
    table = await salle.match(anna, bea, clock=DAY)
    first, _ = await mover(salle, table, anna, bea)
    await salle.deliver()
    salle.time.now += DAY + 1
    salle.store.meanwhile = lambda: first.plays(table)
    await salle.clock.sweep()
    loaded = await salle.tables.load(table)
    assert salle.store.meanwhile is None  # it did happen
    assert (loaded.match.status, loaded.version) == (Status.PLAYING, 2)
    await salle.deliver()
    assert await deadline(salle, table) == salle.time.now + DAY


async def test_who_accepts_at_the_last_moment_finds_the_challenge_open():
    salle = Salle(Interrupted("before it is written"))
    anna, bea = salle.someone("Anna"), salle.someone("Bea")
    table = await salle.challenge(anna, opponent=bea.person)
    salle.time.now = await deadline(salle, table)
    salle.store.meanwhile = lambda: salle.app.run(challenge_answers.accept, bea.ask(), table)
    await salle.clock.sweep()
    assert (await salle.tables.load(table)).match.status is Status.PLAYING


async def test_no_clock_runs_while_the_computer_has_to_decide(salle, anna):
    table = await salle.alone(anna, game="cannae", level="novice", clock=DAY)
    assert await deadline(salle, table) == START + DAY
    await anna.plays(table, "Mc2c3")
    assert await deadline(salle, table) is None
    salle.time.now += 2 * DAY
    await salle.clock.sweep()
    await salle.deliver()
    loaded = await salle.tables.load(table)
    assert (loaded.match.status, loaded.version) == (Status.PLAYING, 3)
    assert loaded.deadline == salle.time.now + DAY


# What is shown of it


async def test_after_the_end_no_clock_is_shown(salle, table, anna):
    await salle.app.tap(anna.ask(), f"ry:{table}:1:")
    assert (await anna.turn(table)).clocks == ()


async def test_what_happened_is_told_with_how_long_ago_it_was(salle, table, anna):
    for passed, words in ((0, "(just now)"), (180, "(3 minutes ago)"), (2 * DAY, "(2 days ago)")):
        salle.time.now = START + passed
        told = (await salle.app.run(history.history, anna.ask(), table)).private.text
        assert told.splitlines()[0].endswith(words)
