"""Salle is taken out of a chat: its matches go on in private, or wait until she is back."""

import pytest

from bot.application import left_places, profile
from bot.application.model import Address
from bot.commands import adjournments, challenges
from bot.commands.challenges import Terms
from bot.messages.messenger import ChatGoneError
from tests.bot.salle import ROOM, Doors

GONE = "Salle can no longer write in Gygès · Anna – Bea: the match goes on here."
ADJOURNED = "Salle can no longer write in the chat of this match"
BACK = "Salle is back in the chat of this match"


class LeftDoors(Doors):
    """Salle isn't in the room any more, while `is_out`."""

    is_out = False

    async def send_to_chat(self, chat, post, **more):
        if self.is_out:
            raise ChatGoneError
        return await super().send_to_chat(chat, post, **more)


@pytest.fixture
def salle(salle):
    salle.doors = LeftDoors()
    return salle


@pytest.fixture
async def table(salle, anna, bea):
    table = await salle.match(anna, bea, game="gyges")
    await salle.deliver()
    salle.doors.sent.clear()
    return table


async def is_sent_away(salle):
    salle.doors.is_out = True
    await left_places.leave(salle.tables, ROOM)
    await salle.deliver()


async def is_taken_back(salle):
    salle.doors.is_out = False
    salle.doors.sent.clear()
    await left_places.come_back(salle.tables, ROOM)
    await salle.deliver()


def lines_to(salle, who):
    posts = salle.doors.to(who.address)
    leads = [post.prompt.lead for post in posts if post.prompt]
    return " ".join([line for post in posts for line in post.lines] + leads)


async def test_both_are_told_once_that_it_goes_on_in_private(salle, anna, bea, table):
    await is_sent_away(salle)
    await is_sent_away(salle)
    for who in (anna, bea):
        assert lines_to(salle, who).count(GONE) == 1
    assert not (await salle.tables.load(table)).match.is_adjourned


async def test_where_one_can_not_be_told_it_is_adjourned_and_the_other_knows(
    salle, anna, bea, table
):
    salle.doors.closed.add(bea.address)
    await is_sent_away(salle)
    assert (await salle.tables.load(table)).match.is_adjourned
    assert ADJOURNED in lines_to(salle, anna)


async def test_when_she_is_back_it_goes_on_and_both_know(salle, anna, bea, table):
    salle.doors.closed.add(bea.address)
    await is_sent_away(salle)
    salle.doors.closed.clear()
    await is_taken_back(salle)
    assert not (await salle.tables.load(table)).match.is_adjourned
    assert not profile.is_place_closed(await salle.store.profile(str(ROOM)))
    assert BACK in lines_to(salle, anna)
    told = salle.doors.to(ROOM)[-1]
    assert BACK in " ".join(told.lines)
    assert bea.address in {one.address for one in told.mentions}, "her private chat has refused"


async def test_what_both_have_adjourned_stays_adjourned(salle, anna, bea, table):
    for who in (anna, bea):
        await salle.app.run(adjournments.adjourn, who.ask(), table)
    assert (await salle.tables.load(table)).match.is_adjourned
    await is_sent_away(salle)
    await is_taken_back(salle)
    assert (await salle.tables.load(table)).match.is_adjourned


async def test_a_match_in_a_private_chat_is_not_concerned(salle, anna, bea):
    ask, terms = anna.ask(), Terms(game="gyges", opponent=bea.person)
    await salle.app.run(challenges.challenge, ask, terms)
    await left_places.leave(salle.tables, anna.address)
    await salle.deliver()
    assert "no longer write" not in lines_to(salle, anna)


async def test_all_chats_of_a_server_are_left_and_come_back_to(salle, anna, bea):
    rooms = [Address(platform="test", id=f"room{number}") for number in range(2)]
    for room in rooms:
        ask = anna.ask(room, community="guild")
        await salle.app.run(challenges.challenge, ask, Terms(game="gyges", opponent=bea.person))
    await left_places.leave_all(salle.tables, "test", "guild")
    states = [profile.is_place_closed(await salle.store.profile(str(room))) for room in rooms]
    assert states == [True, True]
    await left_places.come_back_to_all(salle.tables, "test", "guild")
    states = [profile.is_place_closed(await salle.store.profile(str(room))) for room in rooms]
    assert states == [False, False]
