"""Whoever taps faster than Telegram lets a message be changed."""

import asyncio

import pytest

from tests.bot.telegram.evening import PRIVATE, PUBLIC, Evening
from tests.bot.telegram.test_keypads import faces, square
from tests.servers.telegram import TelegramServer

WAY = ("a1", "b1", "c1", "d1", "e1", "f1")
PAUSE = 0.5  # seconds between two taps


@pytest.fixture
async def hurried():
    """Salle keeps Telegram's limits, and the server enforces them."""
    async with (
        TelegramServer("123:abc", real_limits=True) as server,
        Evening(server, telegram_limits=True).open() as opened,
    ):
        yield opened


async def set_up(evening, *, in_group):
    """Who sets up first, and the message with their board; all is quiet again."""
    if not in_group:
        await evening.bea.starts()
        await evening.anna.starts()
        await evening.accepted(await evening.challenge("gyges"))
    else:
        await evening.accepted(await evening.challenge("gyges"))
    person, message, where = await evening.mover()
    assert where == (PUBLIC if in_group else PRIVATE)
    await asyncio.sleep(3.0)
    return person, message


@pytest.mark.parametrize("in_group", [False, True], ids=["private", "group"])
async def test_six_taps_at_two_a_second_all_count_and_the_last_is_shown_by_the_next_edits(
    hurried, in_group
):
    person, message = await set_up(hurried, in_group=in_group)
    taps = []
    for name in WAY:
        # They tap what they see, whether or not it shows their last tap.
        taps.append(person.presses(message, data=square(message, name).data))
        await asyncio.sleep(PAUSE)
    edits = message.edits
    await message.changes(lambda m: "Send" in m.labels)
    assert message.edits <= edits + 2  # one may have been under way, with less than all
    assert not any([(await tap.answered()).alert for tap in taps])
    assert message.edits < len(WAY)
    await person.taps(message, "Send")
    assert await moves_made(hurried) == ["setup 332211/000000"]


async def moves_made(evening):
    (key,) = await evening.salle.store.running_tables(f"telegram:{evening.anna.id}")
    return [e.move for e in (await evening.salle.tables.load(key)).record.log if e.move]


async def test_who_waits_for_the_answer_to_a_tap_sees_what_it_made(hurried):
    person, message = await set_up(hurried, in_group=False)
    for count, name in enumerate(WAY[:-1], start=1):
        await person.taps(message, data=square(message, name).data)
        await message.changes(
            lambda m, count=count: sum(map(str.isdigit, faces(m, 6)[-1])) == count
        )
