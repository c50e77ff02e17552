"""What the page is told of a match that is over, move by move."""

import pytest

from bot.adapters.web.requests import CHAT
from engines.core.seat import Seat
from storage.base import TableKey
from tests.bot.reviewing import judged, moved, played
from tests.bot.web.test_link_preview import resign
from tests.bot.web.test_public_pages import at, presses


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


async def past_match(lobby, visitor, whom):
    """The plate of somebody's last match, as their profile leads to it."""
    profile = (await visitor.get(f"/api{at(str(whom.address))}"))["post"]
    listed = (await presses(visitor, profile, "Last matches"))["post"]
    return (await presses(visitor, listed, "1"))["post"]


async def test_a_match_of_a_chat_is_gone_through_on_the_page_of_a_profile(lobby, anna):
    zoe, yves = (lobby.salle.someone(name) for name in ("Zoe", "Yves"))
    await played(lobby.salle, zoe, yves, "gyges", clock=86_400)
    plate = await past_match(lobby, anna, zoe)
    start = await presses(anna, plate, "Go through it")
    assert start["table"] == ""
    assert start["post"]["lines"][0] == "The beginning. 4 moves follow."
    first = await presses(anna, start["post"], "Next ›")
    assert (first["table"], first["post"]["lines"][0]) == ("", "Move 1 of 4")
    assert first["post"]["plate"]


@pytest.mark.long
async def test_a_match_of_the_page_is_gone_through_at_its_table(lobby, anna, bea, ended):
    eve = await lobby.visitor().arrive("Eve")
    profile = (await eve.get(f"/api/table/{ended}"))["profiles"][0]["page"]
    shown = (await eve.get(f"/api{profile}"))["post"]
    listed = (await presses(eve, shown, "Last matches"))["post"]
    plate = (await presses(eve, listed, "1"))["post"]
    assert (await presses(eve, plate, "Go through it"))["table"] == ended
