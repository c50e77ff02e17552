"""Spectators leave nothing in the store; players are known from their first act."""

import pytest

from bot.application.profile import SEEN
from bot.commands import boards, challenge_answers, history, preferences
from tests.bot.salle import ROOM


@pytest.fixture
async def table(salle, anna, bea):
    return await salle.match(anna, bea, game="cannae")


@pytest.mark.parametrize("verb", ["hd", "bo", "bt", "hi", "ru", "mo", "ca", "rm", "ps", "do"])
async def test_whoever_taps_at_a_table_of_others_leaves_no_profile(salle, table, eve, verb):
    await salle.app.tap(eve.ask(ROOM), f"{verb}:{table}:1:")
    assert await salle.store.profile(str(eve.address)) == {}


@pytest.mark.parametrize("command", [boards.board, boards.hand, boards.text, history.history])
async def test_whoever_asks_to_see_a_table_of_others_leaves_no_profile(salle, table, eve, command):
    for place in (ROOM, eve.address):
        await salle.app.run(command, eve.ask(place), table)
    assert await salle.store.profile(str(eve.address)) == {}


async def test_an_onlooker_is_on_no_list(salle, table, eve):
    await salle.app.tap(eve.ask(ROOM), f"hd:{table}:1:")
    assert await salle.store.running_tables(str(eve.address)) == []


async def test_who_takes_an_open_challenge_is_known_from_then_on(salle, anna, eve):
    table = await salle.challenge(anna)
    await salle.app.run(challenge_answers.accept, eve.ask(ROOM), table)
    assert await salle.store.profile(str(eve.address)) == {"name": "Eve", "locale": "en"}


async def test_who_is_challenged_is_known_from_their_answer_on(salle, anna, eve):
    table = await salle.challenge(anna, opponent=eve.person)
    assert await salle.store.profile(str(eve.address)) == {}
    await salle.app.tap(eve.ask(ROOM), f"hd:{table}:0:")
    assert await salle.store.profile(str(eve.address)) == {"name": "Eve", "locale": "en"}


async def test_an_onlooker_who_has_settings_keeps_them_and_their_new_name_is_kept(
    salle, table, eve
):
    await salle.app.run(preferences.choose, eve.ask(ROOM), "theme", "dark")
    await salle.app.tap(eve.ask(ROOM), f"hd:{table}:1:")
    settings = await salle.store.profile(str(eve.address))
    assert {name: text for name, text in settings.items() if name != SEEN} == {
        "theme": "dark",
        "name": "Eve",
        "locale": "en",
    }
