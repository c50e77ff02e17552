"""Reminders: told when they should be, each once, and never in anybody's sleep."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.commands import draws, preferences, takebacks
from bot.messages.messenger import RetryLaterError
from storage.base import NoticeKind, StoreAwayError
from tests.bot.faulty_store import FaultyStore
from tests.bot.salle import ROOM, Salle
from tests.bot.test_audatia import Duel

HOUR, DAY = 3_600, 86_400
REMINDED = DAY * 4 // 5  # seconds after a decision was told
ROME = ZoneInfo("Europe/Rome")


def rome(*when):
    return datetime(2027, *when, tzinfo=ROME).timestamp()


async def sleeps(salle, who):
    """From eleven at night until seven in the morning, in Rome."""
    hours = {"zone": "Europe/Rome", "sleep": "23:00-07:00"}
    await salle.store.update_profile(str(who.address), hours)


async def looks(salle):
    await salle.clock.sweep()
    await salle.deliver()


async def goes_on_to(salle, at, *, step=HOUR / 2):
    """Time passes, and Salle looks at what is due all the while."""
    while salle.time.now < at:
        salle.time.now = min(at, salle.time.now + step)
        await looks(salle)


def reminders(salle, where):
    """Those that somebody, or the channel, was sent: their first lines."""
    posts = salle.doors.to(where if where is ROOM else where.address)
    return [post.lines[0] for post in posts if post.lines and " left for " in post.lines[0]]


async def offers_a_draw_and_is_refused(salle, table, who, rival):
    assert not (await salle.app.run(draws.offer_draw, who.ask(), table)).is_error
    version = (await salle.tables.load(table)).version
    assert not (await salle.app.tap(rival.ask(), f"dr:{table}:{version}:")).is_error


async def asks_for_his_move_and_is_refused(salle, table, who, rival):
    assert not (await salle.app.run(takebacks.ask_takeback, who.ask(), table)).is_error
    version = (await salle.tables.load(table)).version
    assert not (await salle.app.tap(rival.ask(), f"tk:{table}:{version}:")).is_error


beside_the_board = pytest.mark.parametrize(
    "talk", [offers_a_draw_and_is_refused, asks_for_his_move_and_is_refused]
)


@pytest.fixture
async def table(salle, anna, bea):
    """Anna has moved, and Bea is to and has been told so."""
    table = await salle.match(anna, bea, game="cannae", clock=DAY)
    await anna.plays(table, "Mc2c3")
    await salle.deliver()
    return table


# When


async def test_whoever_is_to_move_is_reminded_when_a_fifth_of_their_time_is_left(salle, table, bea):
    salle.time.now += REMINDED - 1
    await looks(salle)
    assert reminders(salle, bea) == []
    salle.time.now += 1
    await looks(salle)
    assert reminders(salle, bea) == ["4 hours left for your move against Anna."]
    assert reminders(salle, ROOM) == []


async def test_a_late_notice_makes_the_reminder_later(salle, anna, bea):
    table = await salle.match(anna, bea, game="cannae", clock=DAY)
    await anna.plays(table, "Mc2c3")
    salle.time.now += 5 * HOUR
    await salle.deliver()
    salle.time.now += REMINDED - 1
    await looks(salle)
    assert reminders(salle, bea) == []
    salle.time.now += 1
    await looks(salle)
    assert len(reminders(salle, bea)) == 1


@beside_the_board
async def test_what_is_said_after_the_reminder_brings_no_other(salle, table, anna, bea, talk):
    salle.time.now += REMINDED
    await looks(salle)
    await talk(salle, table, anna, bea)
    for _ in range(3):
        await looks(salle)
        salle.time.now += 60
    assert len(reminders(salle, bea)) == 1


@beside_the_board
async def test_what_is_said_before_the_reminder_leaves_it_its_time(salle, table, anna, bea, talk):
    salle.time.now += 1_000
    await talk(salle, table, anna, bea)
    salle.time.now += REMINDED - 1_001
    await looks(salle)
    assert reminders(salle, bea) == []
    salle.time.now += 1
    await looks(salle)
    assert len(reminders(salle, bea)) == 1


async def test_the_next_decision_has_a_reminder_of_its_own(salle, table, anna, bea):
    salle.time.now += REMINDED
    await looks(salle)
    await bea.plays(table, "-")
    await salle.deliver()
    salle.time.now += REMINDED
    await looks(salle)
    assert (len(reminders(salle, anna)), len(reminders(salle, bea))) == (1, 1)


# Sleep


async def begun_at(salle, anna, bea, at, clock):
    """It is Bea's turn, who sleeps; she is told so at a moment."""
    salle.time.now = at
    await sleeps(salle, bea)
    table = await salle.match(anna, bea, game="cannae", clock=clock)
    await anna.plays(table, "Mc2c3")
    await salle.deliver()
    return table


async def test_before_the_last_waking_hours_there_is_another_reminder(salle, anna, bea):
    clock = 40 * HOUR
    await begun_at(salle, anna, bea, rome(5, 4, 7), clock)  # her flag falls on the 6th at 15
    at = []
    while salle.time.now < rome(5, 6, 14):
        before = len(reminders(salle, bea))
        await goes_on_to(salle, salle.time.now + HOUR)
        if len(reminders(salle, bea)) > before:
            at.append(datetime.fromtimestamp(salle.time.now, ROME))
    assert [(one.day, one.hour) for one in at] == [(6, 7)], "both in one: the fifth begins there"


async def test_a_reminder_in_the_evening_and_one_in_the_last_morning(salle, anna, bea):
    clock = 36 * HOUR
    await begun_at(salle, anna, bea, rome(5, 4, 7), clock)  # her flag falls on the 6th at 11
    await goes_on_to(salle, rome(5, 6, 10))
    assert reminders(salle, bea) == [
        "15 hours left for your move against Anna.",  # on the 5th, at 19:48
        "4 hours left for your move against Anna.",
    ]


async def test_nobody_is_reminded_in_their_sleep(salle, anna, bea):
    for hours in (20, 30, 50):
        await begun_at(salle, anna, bea, rome(5, 4, 12), hours * HOUR)
    while salle.time.now < rome(5, 9, 12):
        before = len(reminders(salle, bea))
        await goes_on_to(salle, salle.time.now + HOUR / 2)
        if len(reminders(salle, bea)) > before:
            assert 7 <= datetime.fromtimestamp(salle.time.now, ROME).hour < 23
    assert reminders(salle, bea)


async def test_a_reminder_that_a_platform_held_up_into_the_night_is_not_told_there(
    salle, anna, bea
):
    clock = 36 * HOUR
    await begun_at(salle, anna, bea, rome(5, 4, 7), clock)
    salle.time.now = rome(5, 5, 20)
    await salle.clock.sweep()
    salle.time.now = rome(5, 5, 23, 30)
    await salle.deliver()
    assert reminders(salle, bea) == []
    await goes_on_to(salle, rome(5, 6, 8))
    assert len(reminders(salle, bea)) == 1, "in the morning, before the flag"


# As each player wants them


@pytest.mark.parametrize("wish", ["daily", "never"])
async def test_who_wants_none_isnt_reminded_of_a_table(salle, table, bea, wish):
    await salle.app.run(preferences.choose, bea.ask(), "reminders", wish)
    salle.time.now += REMINDED
    await looks(salle)
    assert reminders(salle, bea) == reminders(salle, ROOM) == []


@pytest.mark.parametrize("wish", ["daily", "never"])
async def test_who_wants_none_isnt_mentioned_either(salle, table, anna, bea, wish):
    salle.doors.closed.add(bea.address)
    await bea.plays(table, "-")
    await anna.plays(table, "-")
    await salle.deliver()
    await salle.app.run(preferences.choose, bea.ask(ROOM), "reminders", wish)
    salle.time.now += REMINDED
    await looks(salle)
    assert reminders(salle, ROOM) == []


async def test_a_wish_holds_for_the_reminders_that_are_to_come(salle, table, bea):
    await salle.app.run(preferences.choose, bea.ask(), "reminders", "never")
    salle.time.now += HOUR
    await looks(salle)
    await salle.app.run(preferences.choose, bea.ask(), "reminders", "due")
    salle.time.now += REMINDED - HOUR
    await looks(salle)
    assert len(reminders(salle, bea)) == 1


@pytest.mark.parametrize("is_automatic", [False, True])
async def test_whom_a_preset_answer_acts_for_isnt_reminded(monkeypatch, is_automatic):
    duel = await Duel.begun(clock=DAY)
    salle = duel.salle
    await salle.deliver()
    loaded = await salle.tables.load(duel.table)
    if is_automatic:
        monkeypatch.setattr(type(loaded), "automatic_answer", lambda _, seat: object())
    salle.time.now += REMINDED
    await looks(salle)
    told = [*reminders(salle, duel.one), *reminders(salle, duel.two)]
    assert len(told) == (0 if is_automatic else len(loaded.match.active))


# Once


@pytest.mark.parametrize("is_done_first", [False, True])
@pytest.mark.parametrize("call", range(1, 4))
async def test_a_reminder_is_told_once_wherever_the_store_goes_away(call, is_done_first):
    store = FaultyStore(Salle().store)
    salle = Salle(store)
    anna, bea = salle.someone("Anna"), salle.someone("Bea")
    await salle.match(anna, bea, game="cannae", clock=DAY)
    await salle.deliver()
    salle.time.now += REMINDED
    store.arm(call, is_done_first=is_done_first)
    with pytest.raises(StoreAwayError):
        await salle.clock.sweep()
    store.disarm()
    await salle.clock.sweep()
    found = await salle.store.take("test", count=1000, wait=0)
    kinds = [entry.notice.kind for entry in found]
    assert kinds == [NoticeKind.REMINDER] * 2, "to her, and to the channel"


async def test_two_processes_and_a_restart_remind_once(salle, table, bea):
    other = Salle(salle.store)
    other.time.now = salle.time.now = salle.time.now + REMINDED
    for one in (salle, other):
        await one.clock.sweep()
    await other.deliver()
    again = Salle(salle.store)
    again.time.now = salle.time.now + 60
    for one in (again, other, salle):
        await looks(one)
    told = [len(reminders(one, bea)) for one in (salle, other, again)]
    assert sorted(told) == [0, 0, 1]


async def test_a_reminder_whose_process_died_after_telling_it_is_told_once(salle, table, bea):
    salle.time.now += REMINDED
    await salle.clock.sweep()
    (entry, *_) = await salle.store.take("dead", count=1, wait=0)
    for _ in range(2):  # it was told, and not noted as done
        await salle.deliverer().deliver([entry])
    assert len(reminders(salle, bea)) == 1


async def test_a_mention_for_a_reminder_is_made_once(salle, table, anna, bea):
    salle.doors.closed.add(bea.address)
    await bea.plays(table, "-")
    await anna.plays(table, "-")
    await salle.deliver()
    salle.time.now += REMINDED
    for _ in range(3):
        await looks(salle)
        salle.time.now += 60
    assert len(reminders(salle, ROOM)) == 1


async def test_a_platform_that_is_away_delays_a_reminder_and_tells_it_once(salle, table, bea):
    salle.time.now += REMINDED
    await salle.clock.sweep()
    salle.doors.trouble = [RetryLaterError(0.01) for _ in range(3)]
    await salle.deliver()
    await looks(salle)
    assert len(reminders(salle, bea)) == 1
