"""The puzzle of the day: once a day, where and when it is wished for, never at night."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.application import place, profile
from bot.application.daily_puzzles import of_chat
from bot.application.model import Address
from bot.commands import preferences, setup
from tests.bot.linked import joins
from tests.bot.salle import ROOM, main_button
from tests.bot.solving import asks, first_wrong, shown

OTHER = Address(platform="test", id="other")
HOUR = 3_600
ROME = ZoneInfo("Europe/Rome")


def rome(*when):
    return datetime(2027, *when, tzinfo=ROME).timestamp()


async def passes(salle, until, *, step=HOUR):
    """Time passes, and Salle looks at what is due all the while."""
    while salle.time.now < until:
        salle.time.now = min(until, salle.time.now + step)
        await salle.clock.sweep()
        await salle.deliver()


@pytest.fixture
async def hall(salle, anna):
    """Anna, who lives in Rome, manages the hall, and wants it in the room."""
    salle.time.now = rome(3, 26, 12)
    await salle.store.update_profile(str(anna.address), {"zone": "Europe/Rome"})
    await sets(salle, anna, "room")
    return salle


async def sets(salle, who, chat):
    asked = who.ask(ROOM, community="hall", may_manage_place=True, is_private=True)
    reply = await salle.app.run(setup.tapped, asked, f"su:puzzle:{chat}")
    assert not reply.is_error


async def test_a_chat_has_one_silent_message_a_day_at_nine_where_it_is(hall):
    await passes(hall, rome(3, 27, 8))
    assert not hall.doors.sent
    await passes(hall, rome(3, 29, 8))  # summer time begins on the 28th
    told = hall.doors.to(ROOM)
    assert [post.is_silent for post in told] == [True, True]
    assert all("Puzzle of the day" in post.title for post in told)
    assert told[0].title != told[1].title
    assert not any(post.mentions or post.prompt.groups for post in told)


async def test_all_chats_have_the_same_one_all_day(hall, anna):
    await passes(hall, rome(3, 27, 10))
    await hall.store.update_profile("test:other", {place.PUZZLE: "other", place.ZONE: "Asia/Tokyo"})
    await hall.store.set_reminder(of_chat(OTHER), 0.0)
    await hall.clock.sweep()
    await hall.deliver()
    (here,), (there,) = hall.doors.to(ROOM), hall.doors.to(OTHER)
    assert here.sheet == there.sheet


async def test_two_processes_tell_it_once(hall):
    hall.time.now = rome(3, 27, 9)
    for _ in range(2):
        await hall.clock.sweep()
    await hall.deliver()
    assert len(hall.doors.to(ROOM)) == 1


async def test_the_message_says_within_a_minute_how_many_have_found_it(hall, anna, bea):
    await passes(hall, rome(3, 27, 9))
    (post,) = hall.doors.to(ROOM)
    assert post.lines[1].endswith("nobody has tried it yet")
    for who in (anna, bea):
        await who.taps(main_button(post), ROOM)
    one = shown(anna, (await asks(anna)).private)
    await asks(anna, one.puzzle.first)
    await asks(bea, first_wrong(bea, one))
    await passes(hall, hall.time.now + 120, step=60)
    _, edited = hall.doors.sent
    assert edited.post.lines[1].endswith("1 of 2 found it")
    assert edited.previous == "1"
    assert edited.post.is_update


async def test_what_was_missed_comes_later_that_day_and_not_at_night(hall):
    hall.time.now = rome(3, 27, 15)
    await hall.clock.sweep()
    await hall.deliver()
    assert len(hall.doors.to(ROOM)) == 1
    hall.time.now = rome(3, 28, 23)
    await hall.clock.sweep()
    await hall.deliver()
    assert len(hall.doors.to(ROOM)) == 1
    await passes(hall, rome(3, 29, 9))
    assert len(hall.doors.to(ROOM)) == 2


async def test_who_wants_it_no_more_is_told_no_more(hall, anna):
    await sets(hall, anna, "-")
    await passes(hall, rome(3, 28, 12))
    assert not hall.doors.sent


async def test_somebody_has_it_in_private_at_an_hour_of_theirs_if_they_chose_one(salle, anna):
    salle.time.now = rome(3, 26, 22)
    own = {"zone": "Europe/Rome", "sleep": "23:00-07:00"}
    await salle.store.update_profile(str(anna.address), own)
    await passes(salle, rome(3, 27, 9))
    assert not salle.doors.sent
    await salle.app.run(preferences.choose, anna.ask(), profile.PUZZLE_HOUR, "6")
    await passes(salle, rome(3, 28, 6))
    assert not salle.doors.sent  # they sleep until seven
    await passes(salle, rome(3, 28, 7))
    (post,) = salle.doors.to(anna.address)
    assert post.prompt.groups
    one = shown(anna, post)
    assert (await asks(anna, one.puzzle.first)).private.lines[0].startswith("That's it")


async def test_linked_people_have_it_once(salle, anna, anna_there):
    salle.time.now = rome(3, 26, 12)
    for who in (anna, anna_there):
        await salle.app.run(preferences.choose, who.ask(), profile.PUZZLE_HOUR, "9")
    await joins(anna, anna_there)
    told = []
    while salle.time.now < rome(3, 27, 12):
        salle.time.now += HOUR
        await salle.clock.sweep()
        told += [n for n in await taken(salle) if n.kind == "own_puzzle"]
    assert len(told) == 1


async def taken(salle):
    name = salle.deliverer().name
    return [entry.notice for entry in await salle.store.take(name, count=100, wait=0)]
