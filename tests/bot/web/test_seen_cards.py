"""Cards of the rival's hand that one has seen, as they reach the page."""

import pytest

from tests.bot.web.conftest import control


@pytest.fixture
async def duel(anna):
    """A guided duel of Anna's: the first hands were shown to both."""
    return (await anna.post("/api/guide/audatia/blows", {"nonce": "1a"}))["table"]


async def test_what_was_seen_of_the_rivals_hand_stands_beside_ones_own(anna, duel):
    side = await anna.side(duel)
    (seen,) = side["post"]["seen"]
    assert seen["seat"] != side["seat"]
    assert seen["cards"]
    assert not any(card["is_playable"] for card in seen["cards"])


async def test_an_earlier_position_shows_what_was_seen_then(anna, duel):
    version = (await anna.visit(duel))["version"]
    (before,) = (await anna.get(f"/api/table/{duel}/at/{version}"))["sides"]
    then = [card["code"] for hand in before["seen"] for card in hand["cards"]]
    await anna.plays(duel)
    (after,) = (await anna.get(f"/api/table/{duel}/at/{version}"))["sides"]
    assert [card["code"] for hand in after["seen"] for card in hand["cards"]] == then


async def test_after_the_end_both_hands_are_open_and_nothing_was_merely_seen(anna, duel):
    version = (await anna.visit(duel))["version"]
    ticket = control((await anna.post(f"/api/table/{duel}/act/resign"))["post"], "ry")
    assert (await anna.tap(duel, ticket)).status == 200
    (then,) = (await anna.get(f"/api/table/{duel}/at/{version}"))["sides"]
    for shown in ((await anna.side(duel))["post"], then):
        assert len(shown["hands"]) == 2
        assert shown["seen"] == []
