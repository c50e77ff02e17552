"""A refused move is answered with a picture: what stands in the way, for its mover alone."""

import pytest

from bot.application.model import Choice
from bot.application.rate_limiter import PERSON, Kind
from bot.application.tickets import Ticket, Verb
from bot.commands import moves
from bot.commands.arguments import Given
from bot.commands.declaration import Place
from bot.commands.refused_moves import WHY_PREFIX
from bot.commands.registry import registry
from storage.base import Rate
from tests.bot.salle import ROOM

WHY = registry().commands["why"]


@pytest.fixture
async def mover(salle, anna, bea, request):
    """Who is to act first at a table of the game that the test asks for, or of Cannae."""
    table = await salle.match(anna, bea, game=getattr(request, "param", "cannae"))
    loaded = await salle.tables.load(table)
    (seat,) = loaded.match.active
    found = next(p for p in (anna, bea) if loaded.seat_of(str(p.address)) is seat)
    found.table = table
    return found


async def types(person, text, **more):
    return await person.salle.app.run(moves.typed, person.ask(**more), text, person.table)


async def asks_why(person, text, place=Place.PRIVATE, **more):
    given = Given(arguments=WHY.arguments, table=person.table, words=text)
    return await person.salle.app.say(WHY, person.ask(**more), given, place)


def marks(picture):
    return {(mark.role.value, mark.place) for mark in picture.obstacles.marks}


async def test_a_typed_move_is_refused_with_its_picture(mover):
    reply = await types(mover, "mc2c4")
    picture = reply.why_not.picture
    assert marks(picture) == {("from", "c2"), ("to", "c4")}
    assert picture.style.refused == "Mc2c4"
    assert picture.alt == (
        "A refused move. Mc2c4: infantry steps to one of the squares beside it, not to c4. "
        "tried: c2 · to: c4"
    )


async def test_squares_alone_are_refused_by_the_rule_of_what_stands_there(mover):
    reply = await types(mover, "c2-c5")
    assert reply.ack.startswith("Mc2c5: infantry steps to one of the squares beside it")


@pytest.mark.parametrize("mover", ["en_garde"], indirect=True)
async def test_where_others_read_along_nothing_is_drawn_of_a_hand(mover):
    reply = await types(mover, "9x9", where=ROOM, is_overheard=True)
    assert reply.is_error
    assert reply.why_not is None


async def test_in_a_group_a_button_shows_it_in_private(mover):
    said = await types(mover, "mc2c4", where=ROOM, is_overheard=True)
    assert said.why_not.button.ticket.startswith(f"{WHY_PREFIX}:")
    reply = await mover.taps(said.why_not.button, where=ROOM, by_alert=True)
    assert marks(reply.private.picture) == {("from", "c2"), ("to", "c4")}
    assert reply.private.lines[0].startswith("Mc2c4: infantry steps")
    assert reply.private.table is None, "it takes the place of no board"
    assert WHY_PREFIX in registry().looks


async def test_once_the_table_has_moved_on_the_button_shows_today(mover):
    said = await types(mover, "mc2c4", where=ROOM, is_overheard=True)
    await mover.plays(mover.table, "Mc2c3")
    reply = await mover.taps(said.why_not.button)
    assert reply.why_not is None
    assert reply.private is None or reply.private.table == mover.table


async def test_an_alert_has_no_room_for_it(mover):
    assert (await types(mover, "mc2c4", by_alert=True)).why_not is None


async def test_why_says_the_rule_and_plays_nothing(mover):
    before = (await mover.salle.tables.load(mover.table)).version
    refused = await asks_why(mover, "c2c5")
    assert marks(refused.why_not.picture) == {("from", "c2"), ("to", "c5")}
    allowed = await asks_why(mover, "c2c3")
    assert allowed.ack == "c2c3 can be played."
    assert not allowed.is_error
    assert (await mover.salle.tables.load(mover.table)).version == before


@pytest.mark.parametrize("mover", ["en_garde"], indirect=True)
async def test_what_is_asked_in_a_group_is_answered_in_private(mover):
    """There even that a card can be played would tell of a hand."""
    for text in ("+1", "+2", "5x5"):
        reply = await asks_why(mover, text, Place.GROUP, where=ROOM, is_overheard=True)
        assert not reply.ack
        assert reply.private.lines


async def test_of_very_many_refusals_only_so_many_are_drawn(mover, monkeypatch):
    monkeypatch.setitem(PERSON, Kind.PICTURE, Rate(most=2, every=60.0))
    replies = [await types(mover, "mc2c4") for _ in range(3)]
    assert all(reply.is_error for reply in replies)
    assert [bool(reply.why_not) for reply in replies] == [True, True, False]


@pytest.mark.parametrize("mover", ["en_garde"], indirect=True)
@pytest.mark.parametrize("by_alert", [False, True])
async def test_a_tap_on_a_card_not_held_shows_ones_own_hand_where_there_is_room(mover, by_alert):
    table = await mover.salle.tables.load(mover.table)
    (seat,) = table.match.active
    game, state = table.game, table.match.game_state
    possible = game.possible_moves(game.view(state, None))
    held = game.legal_moves(state, seat).after(()).steps
    number = next(n for n, step in enumerate(possible.after(()).steps) if step not in held)
    ticket = Ticket(verb=Verb.WALK_PUBLIC, table=mover.table, version=table.version, path=(number,))
    button = Choice(label="", ticket=str(ticket))
    reply = await mover.taps(button, where=ROOM, is_private=False, by_alert=by_alert)
    assert reply.ack.startswith("You don't hold a")
    assert (reply.why_not is None) is by_alert
    if reply.why_not:
        assert marks(reply.why_not.picture) == {("empty", "hand:own")}
        assert reply.why_not.picture.view.onlooker is seat
