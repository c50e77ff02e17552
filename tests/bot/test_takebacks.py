"""Taking a move back by consent, as players see it."""

from dataclasses import replace

import pytest

from bot.application.profile import PRIVATE_CHAT_CLOSED
from bot.commands import draws, takebacks
from bot.messages.words import LANGUAGES
from engines.core.record import Act
from tests.bot.salle import ROOM, button, labels


@pytest.fixture
async def pair(salle, anna, bea):
    """White and black at a table of Cannae where both have played once."""
    table = await salle.match(anna, bea, game="cannae")
    loaded = await salle.tables.load(table)
    white = anna if loaded.seat_of(str(anna.address)) in loaded.match.active else bea
    black = bea if white is anna else anna
    for person, move in ((white, "Mc2c3"), (black, "Mc7c6")):
        person.table = table
        await person.plays(table, move)
    return white, black


async def ask_back(person):
    """By the button under More."""
    more = (await person.taps(button(await person.turn(person.table), "More"))).private
    return await person.taps(button(more, "Take a move back…"))


async def match(person):
    return (await person.salle.tables.load(person.table)).match


async def test_a_move_is_asked_back_and_given_back(pair):
    white, black = pair
    reply = await ask_back(white)
    assert "You asked to take back your last move." in reply.private.lines
    post = await black.turn(black.table)
    name = white.person.name
    assert f"{name} asks to take back their last move and everything after it." in post.lines
    after = (await black.taps(button(post, "Allow the takeback"))).private
    assert f"{name} took back their last move." in after.lines
    open_challenge = await white.turn(white.table)
    assert open_challenge.prompt.lead == "Your move."
    assert "c2" in [choice.square for choice in open_challenge.prompt.choices]
    assert "You took back your last move." in open_challenge.lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command", [takebacks.ask_takeback, draws.offer_draw], ids=["take back", "draw"]
)
async def test_what_was_asked_is_said_once(pair, command, language):
    white, black = pair
    for person in pair:
        person.person = replace(person.person, locale=language)
    await black.salle.app.run(command, black.ask(), black.table)
    assert len((await black.turn(black.table)).lines) == 1
    assert len((await white.turn(white.table)).lines) == 2  # black's move as well


async def test_the_move_may_stand(pair):
    white, black = pair
    await ask_back(white)
    post = await black.turn(black.table)
    await black.taps(button(post, "The move stands"))
    assert (await match(white)).takeback_asked_by is None
    assert "Take a move back…" not in labels(await black.turn(black.table))


async def test_who_asks_what_the_other_has_asked_grants_it(pair):
    white, black = pair
    await ask_back(white)
    assert not (
        await black.salle.app.run(takebacks.ask_takeback, black.ask(), black.table)
    ).is_error
    seat = (await black.salle.tables.load(black.table)).seat_of(str(white.address))
    assert (await match(white)).active == {seat}


async def test_it_is_not_offered_where_there_is_nothing_to_take_back(salle, anna, bea):
    table = await salle.match(anna, bea, game="cannae")
    more = (await anna.taps(button(await anna.turn(table), "More"))).private
    assert "Take a move back…" not in labels(more)
    assert (await salle.app.run(takebacks.ask_takeback, anna.ask(), table)).is_error


async def test_it_is_not_offered_where_cards_are_hidden(salle, anna, bea):
    table = await salle.match(anna, bea)
    loaded = await salle.tables.load(table)
    first = anna if loaded.seat_of(str(anna.address)) in loaded.match.active else bea
    await first.plays(table)
    more = (await first.taps(button(await first.turn(table), "More"))).private
    assert "Take a move back…" not in labels(more)
    said = (await salle.app.run(takebacks.ask_takeback, first.ask(), table)).ack
    assert said == "In a game with secrets, moves can't be taken back."


@pytest.mark.parametrize("asker", [0, 1], ids=["who moved", "who is to move"])
async def test_who_can_be_asked_only_in_the_channel_answers_there(pair, asker):
    one, other = pair[1 - asker], pair[asker]
    salle = one.salle
    await salle.deliver()
    salle.doors.closed.add(other.address)
    await salle.store.update_profile(str(other.address), {PRIVATE_CHAT_CLOSED: "1"})
    await ask_back(one)
    await salle.deliver()
    post = salle.doors.to(ROOM)[-1]
    assert [person.address for person in post.mentions] == [other.address]
    assert not post.is_silent
    assert f"{one.person.name} asks to take back their last move" in post.lines[0]
    await other.taps(button(post, "Allow the takeback"), ROOM)
    loaded = await salle.tables.load(one.table)
    assert loaded.match.active == {loaded.seat_of(str(one.address))}


async def test_the_hall_lets_its_guests_take_back(salle, anna):
    anna.table = table = await salle.alone(anna, game="cannae", level="novice")
    deliver = salle.deliver
    await deliver()  # the hall plays first, if that is how it fell
    await anna.plays(table, "-")
    await deliver()
    before = (await match(anna)).active
    await ask_back(anna)
    await deliver()
    loaded = await salle.tables.load(table)
    assert loaded.record.log[-1].act is Act.ALLOW_TAKEBACK
    assert loaded.match.active == before


async def test_it_is_offered_to_whoever_has_moved_and_to_nobody_else(salle, anna, bea):
    table = await salle.match(anna, bea, game="cannae")
    await anna.plays(table, "Mc2c3")
    for person, is_offered in ((anna, True), (bea, False)):
        more = (await person.taps(button(await person.turn(table), "More"))).private
        assert ("Take a move back…" in labels(more)) is is_offered
