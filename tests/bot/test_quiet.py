"""How quiet a chat is: what is set, by whom, and what a table then costs the chat."""

import pytest

from bot.application.profile import BOARDS, Boards
from bot.commands import draws, quiet
from bot.messages.words import LANGUAGES, say_in
from tests.bot.salle import ROOM, button, labels


async def chosen(salle, who, value, **more):
    return await salle.app.run(quiet.choose, who.ask(ROOM, **more), value)


def boards(salle):
    """What the room was sent, but for the card."""
    return [sent for sent in salle.doors.sent if sent.is_public and sent.post.picture]


async def test_whoever_manages_a_chat_sets_how_quiet_it_is(salle, anna):
    reply = await chosen(salle, anna, "one", may_manage=True)
    assert reply.ack == "From now on: one message per table."
    assert (await salle.store.profile(str(ROOM)))[BOARDS] == "one"


async def test_nobody_else_does(salle, anna):
    reply = await chosen(salle, anna, "one")
    assert reply.is_error
    assert "manages this channel" in reply.ack
    assert BOARDS not in await salle.store.profile(str(ROOM))


async def test_what_can_not_be_set_is_answered_with_what_can(salle, anna):
    reply = await chosen(salle, anna, "silent", may_manage=True)
    assert reply.is_error
    assert reply.private.lines[0] == "I don't understand “silent”."
    assert labels(reply.private) == [
        "✓ one message per turn",
        "one message per table",
        "a thread for each table",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", Boards)
async def test_how_quiet_is_said_as_the_buttons_say_it(salle, anna, value, language):
    said = say_in(language)(f"inbox-boards-{value}")
    await chosen(salle, anna, said.upper(), may_manage=True)
    assert (await salle.store.profile(str(ROOM)))[BOARDS] == value


async def test_of_a_misspelt_way_the_nearest_is_offered(salle, anna):
    reply = await chosen(salle, anna, "one mesage per table", may_manage=True)
    near = "I don't understand “one mesage per table”. Did you mean one message per table?"
    assert reply.private.lines[0] == near


async def test_in_a_private_chat_there_is_nothing_to_set(salle, anna):
    reply = await salle.app.run(quiet.show, anna.ask())
    assert reply.is_error
    assert "one message per table" in reply.ack


async def test_the_present_way_is_marked_and_a_tap_sets_another(salle, anna):
    shown = (await salle.app.run(quiet.show, anna.ask(ROOM))).private
    assert labels(shown)[0] == "✓ one message per turn"
    reply = await anna.taps(button(shown, "one message per table"), ROOM, may_manage=True)
    assert labels(reply.public)[1] == "✓ one message per table"


async def test_in_a_loud_chat_every_turn_is_a_new_board(salle, anna, bea):
    table = await salle.match(anna, bea, game="cannae")
    await salle.deliver()
    await anna.plays(table, "c2c3")
    await salle.deliver()
    assert [sent.post.is_update for sent in boards(salle)] == [False, False]


async def test_in_a_quiet_chat_the_board_takes_the_place_of_the_last(salle, anna, bea):
    await chosen(salle, anna, "one", may_manage=True)
    table = await salle.match(anna, bea, game="cannae")
    await salle.deliver()
    await anna.plays(table, "c2c3")
    await salle.deliver()
    first, second = boards(salle)
    assert second.post.is_update
    assert second.previous == str(salle.doors.sent.index(first) + 1)


async def test_what_is_said_beside_the_board_is_no_message_of_its_own(salle, anna, bea):
    """Neither is the story of the last move lost."""
    table = await salle.match(anna, bea, game="cannae")
    await anna.plays(table, "c2c3")
    await salle.deliver()
    before = boards(salle)[-1].post
    await salle.app.run(draws.offer_draw, anna.ask(), table)
    await salle.deliver()
    said = boards(salle)[-1].post
    assert said.is_update
    assert said.lines == (before.lines[0], "Anna offers a draw.", *before.lines[1:])
    assert labels(said) == labels(before)


async def test_whoever_plays_on_the_board_keeps_its_keys_when_something_is_said(salle, anna, bea):
    """Anna is to move and can't be written to; she offers a draw."""
    salle.doors.closed.add(anna.address)
    table = await salle.match(anna, bea, game="cannae")
    await salle.deliver()
    with_keys = boards(salle)[-1].post
    assert with_keys.prompt.groups
    await salle.app.run(draws.offer_draw, anna.ask(ROOM), table)
    await salle.deliver()
    said = boards(salle)[-1].post
    assert said.is_update
    assert said.prompt.groups == with_keys.prompt.groups


async def test_a_board_that_must_ring_says_so_in_a_quiet_chat_too(salle, anna, bea):
    await chosen(salle, anna, "one", may_manage=True)
    table = await salle.match(anna, bea, game="cannae")
    await salle.deliver()
    salle.doors.closed.add(bea.address)
    await anna.plays(table, "c2c3")
    await salle.deliver()
    board = boards(salle)[-1].post
    assert (board.is_update, [who.address for who in board.mentions]) == (True, [bea.address])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_said_in_every_language(salle, language):
    reader = salle.someone("Reader", language)
    shown = (await salle.app.run(quiet.show, reader.ask(ROOM))).private
    assert "inbox-" not in str(shown)
