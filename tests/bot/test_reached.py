"""A player is reached when a platform took the notice of their decision: then their time runs."""

import asyncio

import pytest

from bot.application.message_refs import NotedMessage, note_message
from bot.commands import boards, challenges, table_page
from bot.commands.challenges import Terms
from bot.messages.messenger import PrivateChatClosedError, RetryLaterError
from engines.core.time_control import TimeControl
from tests.bot.salle import ROOM

DAY = 86_400


@pytest.fixture
async def table(salle, anna, bea):
    """A match in the channel; Anna is to move and has been told so."""
    table = await salle.match(anna, bea, game="cannae", clock=DAY)
    await salle.deliver()
    salle.doors.sent.clear()
    return table


async def seat_of(salle, table, who):
    return (await salle.tables.load(table)).seat_of(str(who.address))


async def reached_at(salle, table, who):
    loaded = await salle.tables.load(table)
    return loaded.clock.reached_at(loaded.seat_of(str(who.address)))


async def test_who_has_moved_waits_until_the_other_is_told(salle, table, anna, bea):
    await anna.plays(table, "-")
    assert await reached_at(salle, table, bea) is None
    assert (await salle.tables.load(table)).deadline is None
    salle.time.now += 100
    await salle.deliver()
    assert await reached_at(salle, table, bea) == salle.time.now
    assert (await salle.tables.load(table)).deadline == salle.time.now + DAY


async def test_who_cannot_be_written_to_is_reached_when_they_are_mentioned(salle, table, anna, bea):
    salle.doors.closed.add(bea.address)
    await anna.plays(table, "-")
    salle.time.now += 100
    await salle.deliver()
    assert await reached_at(salle, table, bea) == salle.time.now


async def test_who_can_be_told_nowhere_is_not_reached_before_they_look_themselves(salle, anna, bea):
    clock = TimeControl.per_decision(DAY)
    terms = Terms(game="cannae", clock=clock, opponent=bea.person)
    table = (await salle.app.run(challenges.challenge, anna.ask(), terms)).table
    await salle.app.tap(bea.ask(), f"ca:{table}:0:")
    await salle.deliver()
    if (await salle.tables.load(table)).match.active != {await seat_of(salle, table, anna)}:
        await bea.plays(table, "-")
    salle.doors.closed.add(bea.address)
    await anna.plays(table, "-")
    await salle.deliver()
    assert await reached_at(salle, table, bea) is None
    salle.time.now += 1_000
    await bea.turn(table)
    assert await reached_at(salle, table, bea) == salle.time.now


@pytest.mark.parametrize("look", [boards.hand, boards.text, "page", "line"])
async def test_whoever_looks_at_their_turn_is_reached(salle, table, anna, bea, look):
    await anna.plays(table, "-")
    salle.time.now += 50
    if look == "page":
        await table_page.load_page(salle.context, bea.ask(), table)
    elif look == "line":
        await salle.app.run(boards.hand, bea.ask(ROOM, by_alert=True), table)
    else:
        await salle.app.run(look, bea.ask(), table)
    assert await reached_at(salle, table, bea) == salle.time.now
    salle.time.now += 50
    await salle.deliver()
    assert await reached_at(salle, table, bea) == salle.time.now - 50, "the first time counts"


async def test_who_has_seen_it_in_an_answer_before_the_notice_comes_is_reached(
    salle, table, anna, bea
):
    await anna.plays(table, "-")
    shown = NotedMessage(version=(await salle.tables.load(table)).version, reference="7")
    await note_message(salle.store, table, str(bea.address), shown)
    await salle.deliver()
    assert salle.doors.to(bea.address) == []
    assert await reached_at(salle, table, bea) == salle.time.now


async def test_who_only_watches_is_not_taken_for_a_player(salle, table, anna, bea):
    await anna.plays(table, "-")
    eve = salle.someone("Eve")
    await salle.app.run(boards.hand, eve.ask(ROOM), table)
    assert await reached_at(salle, table, bea) is None


async def test_a_platform_that_is_away_reaches_nobody_until_it_takes_the_notice(
    salle, table, anna, bea
):
    await anna.plays(table, "-")
    salle.doors.trouble = [RetryLaterError(0.01) for _ in range(3)]
    began = salle.time.now
    delivering = asyncio.create_task(salle.deliver())
    while salle.doors.trouble:
        assert await reached_at(salle, table, bea) is None
        salle.time.now += 10
        await asyncio.sleep(0.005)
    await delivering
    assert await reached_at(salle, table, bea) > began


async def test_who_is_mentioned_is_not_reached_for_a_later_decision(salle, table, anna, bea):
    salle.doors.closed.add(bea.address)
    await anna.plays(table, "-")
    await salle.deliver()
    await bea.plays(table, "-")
    await anna.plays(table, "-")
    assert await reached_at(salle, table, bea) is None


# Nobody is missed


async def test_who_turns_out_to_be_closed_after_the_board_was_told_is_called_there(
    salle, table, anna, bea, monkeypatch
):
    monkeypatch.setattr("bot.workers.delivery_order.PATIENCE", 0.05)
    send = salle.doors.send_to_person

    async def refuse_slowly(who, post, *, previous, noted, nonce):
        if who == bea.address:
            await asyncio.sleep(0.2)
            raise PrivateChatClosedError
        return await send(who, post, previous=previous, noted=noted, nonce=nonce)

    salle.doors.send_to_person = refuse_slowly
    await anna.plays(table, "-")
    await salle.deliver()
    called = [sent.post for sent in salle.doors.sent if sent.post.mentions]
    assert [[p.address for p in post.mentions] for post in called] == [[bea.address]]
    assert await reached_at(salle, table, bea) is not None
    await salle.deliver()
    assert len([sent for sent in salle.doors.sent if sent.post.mentions]) == 1


async def test_who_is_mentioned_by_the_board_is_not_called_again(salle, table, anna, bea):
    salle.doors.closed.add(bea.address)
    await anna.plays(table, "-")
    await salle.deliver()
    assert len([sent for sent in salle.doors.sent if sent.post.mentions]) == 1


async def test_a_board_that_another_process_is_yet_to_tell_mentions_them_and_nobody_calls_them(
    salle, table, anna, bea
):
    salle.doors.closed.add(bea.address)
    await anna.plays(table, "-")
    entries = await salle.store.take("one of two", count=1000, wait=0.01)
    (private,) = [one for one in entries if one.notice.to == str(bea.address)]
    await salle.deliverer().deliver([private])
    assert not await salle.store.take("the other", wait=0.01)
    await salle.deliverer().deliver([one for one in entries if one is not private])
    assert len([sent for sent in salle.doors.sent if sent.post.mentions]) == 1


async def test_who_turns_out_to_be_closed_while_another_process_tells_the_board_is_called(
    salle, table, anna, bea
):
    send = salle.doors.send_to_chat
    private = []

    async def send_slowly(chat, post, *, previous, noted, nonce):
        if private:
            salle.doors.closed.add(bea.address)
            await salle.deliverer().deliver([private.pop()])
        return await send(chat, post, previous=previous, noted=noted, nonce=nonce)

    salle.doors.send_to_chat = send_slowly
    await anna.plays(table, "-")
    entries = await salle.store.take("one of two", count=1000, wait=0.01)
    private += [one for one in entries if one.notice.to == str(bea.address)]
    await salle.deliverer().deliver([one for one in entries if one not in private])
    await salle.deliver()
    called = [sent.post for sent in salle.doors.sent if sent.post.mentions]
    assert [[p.address for p in post.mentions] for post in called] == [[bea.address]]
