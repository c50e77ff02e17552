"""What the page is told of a match that is over, move by move."""

import pytest

from bot.adapters.web.requests import CHAT
from engines.core.seat import Seat
from storage.base import TableKey
from tests.bot.reviewing import judged, moved
from tests.bot.web.test_link_preview import resign


@pytest.fixture
async def ended(lobby, anna, bea, table):
    """A match of three moves that Anna has given up."""
    await moved(lobby.salle, TableKey("web", CHAT.id, table), 3)
    await resign(anna, table)
    return table


async def test_each_move_is_told_with_its_position_and_its_worth(lobby, anna, ended):
    await judged(lobby.salle, TableKey("web", CHAT.id, ended))
    told = await anna.get(f"/api/table/{ended}/review")
    assert [ply["ply"] for ply in told["plies"]] == [1, 2, 3]
    assert told["turning_points"] == [2]
    turn = told["plies"][1]
    assert (turn["chance"], turn["after"], turn["is_turning_point"]) == (0.64, 0.38, True)
    assert turn["lines"][0].startswith("Turning point.")
    assert (await anna.get(f"/api/table/{ended}/at/{turn['version']}")).status == 200
    assert told["luck"]["skill"] == 0


async def test_the_button_that_asks_for_it_works_on_the_page(lobby, anna, ended):
    told = await anna.get(f"/api/table/{ended}/review")
    assert (told["is_there"], told["is_waiting"]) == (False, True)
    assert (await anna.tap(ended, told["ask"]["ticket"])).status == 200


async def test_of_a_running_match_the_page_is_told_nothing(lobby, anna, bea, table):
    key = TableKey("web", CHAT.id, table)
    await moved(lobby.salle, key, 2)
    await judged(lobby.salle, key)
    onlooker = await lobby.visitor().arrive("Eve")
    for who in (anna, bea, onlooker):
        told = await who.get(f"/api/table/{table}/review")
        assert told.status == 422
        assert "plies" not in told.json


async def test_the_hands_of_each_position_are_open_to_all_once_the_match_is_over(
    lobby, anna, bea, ended
):
    loaded = await lobby.salle.tables.load(TableKey("web", CHAT.id, ended))
    eve = await lobby.visitor().arrive("Eve")
    for version in (1, 2, 3, 4):
        hands = loaded.match_states[version].game_state.hands
        for who in (anna, bea, eve):
            (side,) = (await who.get(f"/api/table/{ended}/at/{version}"))["sides"]
            told = {one["seat"]: [int(c["face"]) for c in one["cards"]] for one in side["hands"]}
            assert told == {seat: sorted(hands[seat]) for seat in Seat}
