"""A ticket counts where its table is played, and for its players in private; nowhere else.

People may put another ticket under a button that they tap: Telegram doesn't prevent it.
"""

import pytest

from bot.application.model import Address
from bot.application.tickets import Verb
from tests.bot.salle import ROOM, Salle

ELSEWHERE = Address(platform="test", id="elsewhere")
TOPIC = Address(platform="test", id="room.7")
REFUSED = "This button belongs to a table that is played elsewhere. /tables shows yours."


@pytest.fixture
async def table(salle, anna, bea):
    return await salle.match(anna, bea)


async def test_no_button_of_a_table_works_in_another_chat(salle, table, anna, eve):
    before = (await salle.tables.load(table)).version
    for verb in set(Verb) - {Verb.NEXT_TABLE}:
        for person in (anna, eve):
            reply = await salle.app.tap(person.ask(ELSEWHERE), f"{verb}:{table}:1:0")
            assert (verb, reply.is_error, reply.ack, reply.public, reply.private) == (
                verb, True, REFUSED, None, None,
            )  # fmt: skip
    assert (await salle.tables.load(table)).version == before


@pytest.mark.parametrize("verb", [Verb.BACK_TO_BOARD, Verb.TEXT, Verb.HAND, Verb.HISTORY])
async def test_in_private_a_button_shows_a_table_to_its_players_alone(
    salle, table, anna, eve, verb
):
    assert (await salle.app.tap(eve.ask(), f"{verb}:{table}:1:")).ack == REFUSED
    reply = await salle.app.tap(anna.ask(), f"{verb}:{table}:1:")
    assert reply.private or reply.public


async def test_next_table_shows_their_own_whatever_its_button_names(salle, table, anna, bea, eve):
    other = await salle.match(bea, eve)
    mover = anna if (await anna.turn(table)).prompt.groups else bea
    reply = await salle.app.tap(mover.ask(ELSEWHERE), f"{Verb.NEXT_TABLE}:{other}:1:")
    assert (reply.table, reply.public) == (table, None)


async def test_onlookers_use_the_buttons_where_the_table_is_played(salle, table, eve):
    for place in (ROOM, TOPIC):
        assert (await salle.app.tap(eve.ask(place), f"{Verb.TEXT}:{table}:1:")).private
        assert (await salle.app.tap(eve.ask(place), f"{Verb.BACK_TO_BOARD}:{table}:1:")).public


async def test_a_table_goes_with_a_chat_that_moves(salle, table, eve):
    await salle.store.move_chat("test", ROOM.id, ELSEWHERE.id)
    assert (await salle.app.tap(eve.ask(ELSEWHERE), f"{Verb.BACK_TO_BOARD}:{table}:1:")).public


async def test_a_challenge_that_waits_may_be_taken_wherever_it_was_sent(salle, anna, eve):
    table = await salle.challenge(anna)
    assert not (await salle.app.tap(eve.ask(), f"{Verb.ACCEPT}:{table}:0:")).is_error


async def test_a_challenge_is_not_answered_in_another_chat(salle, anna, eve):
    table = await salle.challenge(anna)
    assert (await salle.app.tap(eve.ask(ELSEWHERE), f"{Verb.ACCEPT}:{table}:0:")).ack == REFUSED


async def test_a_forged_button_does_not_tell_its_player_their_hand_in_another_chat(
    salle, table, anna
):
    for place, is_told in ((ROOM, True), (ELSEWHERE, False)):
        ask = anna.ask(place, by_alert=True)
        assert (await salle.app.tap(ask, f"{Verb.HAND}:{table}:0:")).stays is is_told


async def test_on_the_way_of_a_move_the_place_costs_no_round_trip(salle, table, anna, bea):
    """Neither where the table is played nor in a private chat."""

    async def never(*_):
        raise AssertionError("the store is asked where the chat is")

    salle.store.chat_now = never
    loaded = await salle.tables.load(table)
    mover = anna if loaded.seat_of(str(anna.address)) in loaded.match.active else bea
    for place in (ROOM, None):
        assert (await salle.app.tap(mover.ask(place), f"{Verb.WALK}:{table}:1:0")).private


@pytest.mark.parametrize("game", sorted(Salle().games))
async def test_a_button_that_names_no_step_sends_nothing(salle, anna, bea, game):
    table = await salle.match(anna, bea, game=game)
    before = (await salle.tables.load(table)).version
    for verb in (Verb.SEND, Verb.WALK, Verb.SEND_PUBLIC, Verb.WALK_PUBLIC):
        for person in (anna, bea):
            await salle.app.tap(person.ask(ROOM), f"{verb}:{table}:{before}:")
        assert (await salle.tables.load(table)).version == before, verb
