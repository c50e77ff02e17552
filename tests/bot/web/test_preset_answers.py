"""Answers in advance at the local table."""

import pytest

from tests.bot.web.conftest import control


@pytest.fixture
async def table(anna, bea):
    """Both have been dealt; both may swap their card."""
    name = await anna.begin(game="shields")
    assert (await bea.takes(name)).status == 200
    return name


def labels(post):
    return [choice["label"] for group in post["prompt"]["groups"] for choice in group["choices"]]


def present(post):
    """What holds now, menu by menu."""
    return [group["present"] for group in post["prompt"]["groups"]]


async def test_they_are_opened_and_set_by_buttons(anna, table):
    turn = (await anna.side(table))["post"]
    opened = (await anna.tap(table, control(turn, "an")))["post"]
    assert labels(opened) == ["No", "Ask me", "Yes", "No", "Ask me"]
    assert present(opened) == ["Ask me", "Ask me"]
    no = opened["prompt"]["groups"][0]["choices"][0]["ticket"]
    answer = await anna.tap(table, no)
    assert answer["ack"] == "Swap your card: No."
    assert present(answer["post"]) == ["No", "Ask me"]
    back = (await anna.tap(table, control(answer["post"], "hd")))["post"]
    assert "answer" in back["prompt"]["lead"]
    assert back["prompt"]["groups"] == []
    assert (await anna.get("/api/tables"))["tables"][0]["group"] == "waiting"


async def test_they_are_set_by_a_typed_command(anna, bea, table):
    answer = await anna.post(f"/api/table/{table}/act/answers", {"words": "deny yes"})
    assert present(answer["post"]) == ["Ask me", "Yes"]
    wrong = await anna.post(f"/api/table/{table}/act/answers", {"words": "parry"})
    assert wrong.status == 422
    of_bea = (await bea.post(f"/api/table/{table}/act/answers"))["post"]
    assert present(of_bea) == ["Ask me", "Ask me"]


async def test_an_answer_can_be_given_sooner(anna, table):
    await anna.post(f"/api/table/{table}/act/answers", {"words": "swap no"})
    ahead = await anna.tap(table, control((await anna.side(table))["post"], "pw"))
    sent = await anna.tap(table, control(ahead["post"], "ps"))
    assert sent.status == 200
    assert (await anna.visit(table))["version"] == 2
