"""Flags that fall, breaks and days given, on the page."""

import pytest

from bot.adapters.web.requests import CHAT
from storage.base import TableKey
from tests.bot.absent import flag
from tests.bot.web.conftest import control


@pytest.fixture
async def table(anna, bea):
    name = await anna.begin(game="cannae", clock="brisk")
    await bea.takes(name)
    return name


async def post(person, table):
    return (await person.side(table))["post"]


async def test_the_opponent_chooses_on_the_page_what_comes_of_a_fallen_flag(
    lobby, anna, bea, table
):
    await flag(lobby.salle, TableKey("web", CHAT.id, table))
    shown = await post(bea, table)
    labels = [choice["label"] for choice in shown["prompt"]["controls"]]
    assert labels[:4] == ["Claim the win", "Give a day", "Adjourn", "Let Salle finish"]
    assert shown["prompt"]["lead"] == "Anna's time is up: you choose what happens."
    question = await bea.tap(table, control(shown, "fc"))
    done = await bea.tap(table, control(question["post"], "fw"))
    assert done["post"]["is_over"]


async def test_the_absent_may_still_move_on_the_page(lobby, anna, table):
    await flag(lobby.salle, TableKey("web", CHAT.id, table))
    assert "You may still move" in (await post(anna, table))["prompt"]["rest"]
    preview = await anna.post(f"/api/table/{table}/type", {"text": "-"})
    assert (await anna.tap(table, control(preview["post"], "ps"))).status == 200


async def test_a_break_is_asked_for_in_the_menu_of_the_page_and_agreed_on(anna, bea, table):
    rare = (await anna.visit(table))["rare"]
    assert [choice["label"] for choice in rare] == ["Give a day", "Pause…", "Adjourn…"]
    await anna.tap(table, rare[2]["ticket"])
    await bea.tap(table, control(await post(bea, table), "bg"))
    assert (await post(anna, table))["prompt"]["lead"] == "The match is adjourned. No clock runs."
    assert (await anna.visit(table))["rare"] == []


async def test_breaks_may_be_typed_on_the_page(anna, bea, table):
    await anna.post(f"/api/table/{table}/act/pause", {"words": "3"})
    answer = await bea.post(f"/api/table/{table}/act/pause", {})
    assert answer["post"]["lines"] == ["You agreed to the pause: no clock runs for 3 days."]
    wrong = await anna.post(f"/api/table/{table}/act/pause", {"words": "soon"})
    assert "1 to 30 whole days" in str(wrong.json)
