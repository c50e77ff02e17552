"""A move that costs its own side something is asked for once more, on every way to send it."""

import pytest

from bot.application.tickets import Verb
from bot.commands import moves, preferences
from bot.messages import posts
from tests.bot.salle import ROOM, button, labels, main_button

DOOMED = "b2 f6"
"""From the opening: the cavalry rides between two enemy infantry."""


@pytest.fixture
async def white(salle, anna, bea):
    """Who plays white, at a table of Cannae."""
    table = await salle.match(anna, bea, game="cannae")
    loaded = await salle.tables.load(table)
    (seat,) = loaded.match.active
    found = next(p for p in (anna, bea) if loaded.seat_of(str(p.address)) is seat)
    found.table = table
    return found


async def walk(person, steps):
    """Tap those squares one after the other; the last answer."""
    post, path = await person.turn(person.table), ""
    for step in steps.split():
        path = f"{path} {step}".strip()
        post = (await person.taps(button(post, path))).private
    return post


async def version(person):
    return (await person.salle.tables.load(person.table)).version


async def test_a_turn_that_loses_ones_own_cavalry_is_warned_of(white):
    ahead = await walk(white, DOOMED)
    assert ahead.prompt.lead == "f6 stands beside two infantry, e7 f7: this cavalry is lost."
    assert labels(ahead)[-2:] == ["Do it", "Back"]
    await white.taps(button(ahead, "Do it"))
    assert await version(white) == 2


async def test_the_warning_is_kept_with_the_second_action(white):
    ahead = await walk(white, f"{DOOMED} c2 c3")
    assert ahead.prompt.lead.endswith("this cavalry is lost.")
    assert labels(ahead) == ["Do it", "Back"]


async def test_back_from_a_warning_is_where_the_square_was_asked_for(white):
    back = (await white.taps(button(await walk(white, DOOMED), "Back"))).private
    assert back.prompt.lead == "Where does the cavalry on b2 go?"
    assert await version(white) == 1


async def test_a_turn_that_may_go_on_is_sent_by_saying_that_it_is_all(white):
    ahead = await walk(white, "b2 b5")
    assert labels(ahead)[-2:] == ["That's all, send", "Undo"]
    assert "Infantry too, or is that all?" in ahead.prompt.rest
    whole = await walk(white, "b2 b5 c2 c3")
    assert labels(whole) == ["Send", "Undo"]


async def test_who_sends_at_once_is_warned_all_the_same(white):
    await white.salle.app.run(preferences.choose, white.ask(), "sending", "at_once")
    ahead = await walk(white, f"{DOOMED} c2 c3")
    assert labels(ahead) == ["Do it", "Back"]
    assert await version(white) == 1


async def test_who_sends_at_once_sends_a_turn_that_costs_nothing(white):
    await white.salle.app.run(preferences.choose, white.ask(), "sending", "at_once")
    await walk(white, "b2 b5 c2 c3")
    assert await version(white) == 2


@pytest.mark.parametrize("sending", ["ask", "at_once"])
async def test_a_typed_turn_is_warned_of(white, sending):
    await white.salle.app.run(preferences.choose, white.ask(), "sending", sending)
    ahead = (await white.salle.app.run(moves.typed, white.ask(), "cb2f6", white.table)).private
    assert ahead.prompt.lead.endswith("this cavalry is lost.")
    assert labels(ahead)[-2:] == ["Do it", "Back"]
    assert await version(white) == 1


@pytest.mark.parametrize("sending", ["ask", "at_once"])
async def test_a_typed_turn_that_everybody_reads_is_warned_of_there(white, sending):
    await white.salle.app.run(preferences.choose, white.ask(), "sending", sending)
    ask = white.ask(ROOM, is_overheard=True)
    post = (await white.salle.app.run(moves.typed, ask, "Cb2f6+Mc2c3", white.table)).public
    assert any(line.endswith("this cavalry is lost.") for line in post.lines)
    assert labels(post) == ["Do it", "Back"]


async def test_a_public_keypad_warns_and_never_sends_at_once(white):
    await white.salle.app.run(preferences.choose, white.ask(), "sending", "at_once")
    perspective = await white.salle.in_public(await white.salle.tables.load(white.table))
    post, path = posts.board(perspective), ""
    for step in f"{DOOMED} c2 c3".split():
        path = f"{path} {step}".strip()
        post = (await white.taps(button(post, path), ROOM)).public
    assert any(line.endswith("this cavalry is lost.") for line in post.lines)
    assert main_button(post).ticket.startswith(Verb.SEND_PUBLIC)
    await white.taps(main_button(post), ROOM)
    assert await version(white) == 2
