"""A chat that takes no messages: left alone, tried again when something changed, and told of."""

from dataclasses import dataclass, field

import pytest

from bot.application import profile
from bot.application.model import Address
from bot.commands import boards, challenges, preferences
from bot.commands.challenges import Terms
from bot.messages.messenger import ChatGoneError
from tests.bot.salle import ROOM, Doors, button, labels

HOUR = 3_600.0
BEGINS = {"begins": "challenger"}
NEWS = "Bea hasn't been told: I can't write to them in private, nor in the channel of this table"


@dataclass
class ShutDoors(Doors):
    """Some chats refuse every message."""

    shut: set[Address] = field(default_factory=set)
    tries: list[Address] = field(default_factory=list)

    async def send_to_chat(self, chat, post, **more):
        self.tries.append(chat)
        if chat in self.shut:
            raise ChatGoneError
        return await super().send_to_chat(chat, post, **more)


@pytest.fixture
def salle(salle):
    salle.doors = ShutDoors(shut={ROOM})
    return salle


@pytest.fixture
async def table(salle, anna, bea):
    """A match in a chat that refuses; Bea can't be written to either, and Anna is to move."""
    salle.doors.closed.add(bea.address)
    table = await salle.match(anna, bea, options=BEGINS)
    await salle.deliver()
    return table


async def plays(salle, table, *people):
    for person in people:
        await person.plays(table)
        await salle.deliver()


async def place(salle):
    return await salle.store.profile(str(ROOM))


async def test_it_is_tried_once_and_not_at_every_turn(salle, anna, bea, table):
    await plays(salle, table, anna, bea, anna, bea, anna, bea)
    assert salle.doors.tries == [ROOM]


async def test_it_is_tried_again_after_a_day(salle, anna, bea, table):
    salle.time.now += 23 * HOUR
    await plays(salle, table, anna)
    assert len(salle.doors.tries) == 1
    salle.time.now += 2 * HOUR
    salle.doors.shut.clear()
    await plays(salle, table, bea)
    assert len(salle.doors.tries) == 2
    assert not profile.is_place_closed(await place(salle))


async def test_it_is_tried_again_once_its_community_has_taken_salle_in(salle, anna, bea, table):
    await salle.store.update_profile(str(ROOM), {profile.COMMUNITY: "guild"})
    await plays(salle, table, anna)
    came = {profile.WELCOMED: str(salle.time.now + 1)}
    await salle.store.update_profile("test:guild", came)
    await plays(salle, table, bea)
    assert len(salle.doors.tries) == 2


async def test_it_is_tried_again_when_somebody_acts_there(salle, anna, bea, table):
    await plays(salle, table, anna)
    assert profile.is_place_closed(await place(salle))
    await salle.app.run(boards.board, anna.ask(ROOM, is_guest=True), table)
    assert profile.is_place_closed(await place(salle))
    await salle.app.run(boards.board, anna.ask(ROOM), table)
    assert not profile.is_place_closed(await place(salle))


async def test_where_salle_is_a_guest_nothing_is_tried_at_all(salle, anna, bea):
    ask = anna.ask(ROOM, is_guest=True)
    terms = Terms(game="cannae", opponent=bea.person)
    await salle.app.run(challenges.challenge, ask, terms)
    await salle.deliver()
    assert salle.doors.tries == []
    await salle.challenge(anna, opponent=bea.person, game="gyges")  # and now she is a member
    assert not profile.is_place_closed(await place(salle))


async def test_the_rivals_board_says_who_has_not_been_told(salle, anna, bea, table):
    await plays(salle, table, anna)
    told = salle.doors.to(anna.address)[-1]
    assert any(line.startswith(NEWS) for line in told.lines)
    assert told.is_silent
    assert any(line.startswith(NEWS) for line in (await anna.turn(table)).lines)
    assert any(
        line.startswith(NEWS)
        for line in (await salle.app.tap(anna.ask(ROOM), f"bk:{table}:1:")).public.lines
    )


async def test_it_says_so_no_more_once_they_have_looked(salle, anna, bea, table):
    await plays(salle, table, anna)
    hers = await bea.turn(table)
    assert NEWS not in str(hers.lines)
    assert NEWS not in str((await anna.turn(table)).lines)


async def test_who_is_told_in_private_is_not_missed(salle, anna, bea):
    table = await salle.match(anna, bea, options=BEGINS)
    await salle.deliver()
    await plays(salle, table, anna)
    assert NEWS not in str((await anna.turn(table)).lines)
    assert salle.doors.tries == [ROOM]


async def test_settings_name_the_tables_and_try_again(salle, anna, table):
    shown = (await salle.app.run(preferences.show, anna.ask())).private
    (section,) = shown.sections
    assert section.title.startswith("In the channel of these tables I can only answer")
    assert [line.text for line in section.lines] == ["En Garde · Anna – Bea"]
    await anna.taps(button(shown, "Try again"))
    assert not profile.is_place_closed(await place(salle))
    again = (await salle.app.run(preferences.show, anna.ask())).private
    assert (again.sections, "Try again" in labels(again)) == ((), False)
