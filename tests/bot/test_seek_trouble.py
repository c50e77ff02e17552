"""Looking for somebody: what is not understood, told twice, killed, or done by two at once."""

import asyncio

import pytest

from bot.application.model import Address
from bot.application.profile import Refusal, note_private_chat_closed
from bot.application.seeking import Seeking
from bot.commands import forgetting, seek, table_list
from bot.commands.seek_draft import RatingRange
from engines.core.record import Player
from tests.bot.salle import Salle, button
from tests.bot.seeking import offers, rivals, seeks


@pytest.mark.parametrize("words", ["gyges abc", "abc", "gyges 1450 1800"])
async def test_what_is_not_understood_is_answered_with_what_would_be_right(salle, anna, words):
    reply = await seeks(anna, words)
    assert reply.is_error
    assert "1450-1800" in reply.ack
    assert await offers(salle, anna) == []


async def test_the_computer_is_not_looked_for(salle, anna):
    reply = await seeks(anna, "gyges computer")
    assert reply.ack.startswith("/seek finds people.")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("gyges 1450-1800 daily", RatingRange(lowest=1450, highest=1800)),
        ("1800 – 1450", RatingRange(lowest=1450, highest=1800)),
        ("±200 gyges", RatingRange(around=200)),
        ("gyges +-150", RatingRange(around=150)),
        ("+/- 50", RatingRange(around=50)),
        ("gyges 3d+12h/5d", RatingRange()),
        ("14500-18000", RatingRange()),
    ],
)
def test_ratings_are_read(text, found):
    assert RatingRange.find(text)[0] == found


async def test_whom_no_message_reaches_is_told_before_a_match_begins(salle, anna):
    await note_private_chat_closed(salle.store, anna.ask().me, Refusal.CLOSED, now=1.0)
    elsewhere = Address(platform="test", id="room")
    reply = await seeks(anna, where=elsewhere)
    assert "don't reach you" in reply.ack
    assert not (await seeks(anna)).is_error


async def test_an_ask_that_is_told_twice_begins_one_match(salle, anna, bea, eve):
    await seeks(anna)
    ask = bea.ask()
    await salle.app.run(seek.seek, ask, "gyges")
    await seeks(eve)
    again = await salle.app.run(seek.seek, ask, "gyges")
    assert "has begun" in again.private.lines[0]
    assert await rivals(salle, bea) == ["Anna"]


async def test_a_pair_whose_process_was_killed_gets_its_match_from_another(salle, anna, bea):
    await seeks(anna)
    (offer,) = await offers(salle, anna)
    player = Player(address="test:bea", name="Bea")
    mine = offer.model_copy(update={"player": player, "home": "test:bea"})
    assert await salle.store.seek(mine)
    assert await Seeking(salle.tables).find(mine)  # and then it is killed
    assert await rivals(salle, anna) == []
    other = Salle(salle.store)
    await asyncio.gather(*(Seeking(one.tables).settle() for one in (salle, other)))
    assert await rivals(salle, anna) == ["Bea"]
    assert await rivals(salle, bea) == ["Anna"]
    assert await salle.store.paired("gyges") == []
    await Seeking(other.tables).settle()
    assert len(await rivals(salle, anna)) == 1


async def test_a_table_that_was_opened_before_the_kill_is_not_opened_again(
    salle, anna, bea, monkeypatch
):
    await seeks(anna)
    real = salle.tables.act

    async def killed(*args, **kwargs):
        raise asyncio.CancelledError

    monkeypatch.setattr(salle.tables, "act", killed)
    with pytest.raises(asyncio.CancelledError):
        await seeks(bea)
    monkeypatch.setattr(salle.tables, "act", real)
    salle.time.now += 60
    await Seeking(Salle(salle.store).tables).settle()
    assert await rivals(salle, anna) == ["Bea"]
    await salle.deliver()
    assert len(salle.doors.to(bea.address)) == 2


async def test_two_processes_give_nobody_two_rivals(salle):
    people = [salle.someone(f"P{n}") for n in range(12)]
    others = [Salle(salle.store), salle]
    asks = [(others[n % 2], who.ask()) for n, who in enumerate(people)]
    await asyncio.gather(*(one.app.run(seek.seek, ask, "gyges") for one, ask in asks))
    found = [await rivals(salle, who) for who in people]
    assert all(len(one) <= 1 for one in found)
    waiting = [who for who in people if await offers(salle, who)]
    assert len(waiting) + sum(map(len, found)) == len(people)


async def test_who_is_forgotten_is_found_by_nobody(salle, anna, bea):
    await seeks(anna)
    question = (await salle.app.run(forgetting.forget, anna.ask())).private
    await anna.taps(button(question, "Forget me"))
    assert await offers(salle, anna) == []
    assert "Nobody yet" in (await seeks(bea)).private.lines[1]


async def test_the_match_is_on_both_lists(salle, anna, bea):
    await seeks(anna)
    await seeks(bea)
    for who in (anna, bea):
        shown = (await salle.app.run(table_list.tables, who.ask())).private
        assert "Gygès" in str(shown.sections)


async def test_who_cannot_be_told_any_more_is_not_found(salle, anna, bea):
    await seeks(anna)
    await note_private_chat_closed(salle.store, anna.ask().me, Refusal.BLOCKED, now=1.0)
    assert "Nobody yet" in (await seeks(bea)).private.lines[1]
