"""Conditional moves at the local table."""

from __future__ import annotations

import pytest

from bot.application.preset_answers import DELAY_SECONDS
from tests.bot.web.conftest import control


@pytest.fixture
async def table(anna, bea):
    """Anna has the first move of Cannae; Bea waits."""
    name = await anna.begin(game="cannae")
    assert (await bea.takes(name)).status == 200
    return name


def listed(post):
    return [line.strip() for section in post["sections"] for line in section["lines"]]


def choice(post, name):
    every = [c for g in post["prompt"]["groups"] for c in g["choices"]] + post["prompt"]["controls"]
    return next(c["ticket"] for c in every if name in (c["label"], c["notation"]))


async def test_a_line_is_typed_after_a_stroke_and_listed(bea, table):
    words = {"words": "Mc2b3: Mc7c6; else: Md7d6"}
    answer = await bea.post(f"/api/table/{table}/act/if", words)
    assert listed(answer["post"]) == ["1. If Mc2b3: Mc7c6", "2. If anything else: Md7d6"]


async def test_an_illegal_line_is_told_with_what_would_be_right_and_entered_from_there(bea, table):
    answer = await bea.post(f"/api/table/{table}/act/if", {"words": "Mc2b3: Mc7c3"})
    assert "Possible:" in answer["ack"]
    assert answer["post"]["lines"] == ["Mc2b3"]


async def test_a_line_is_tapped_through_kept_and_withdrawn(bea, table):
    post = (await bea.side(table))["post"]
    post = (await bea.tap(table, control(post, "if")))["post"]
    post = (await bea.tap(table, control(post, "ip")))["post"]
    for name in ("anything else", "c7", "c7 c6", "That's all"):
        post = (await bea.tap(table, choice(post, name)))["post"]
    assert listed(post) == ["1. If anything else: Mc7c6"]
    post = (await bea.tap(table, control(post, "iw")))["post"]
    assert listed(post) == []


async def test_an_answer_is_given_for_its_owner_and_the_rival_sees_only_the_move(
    lobby, anna, bea, table
):
    await anna.visit(table)  # from now on she has seen all of it
    before = (await anna.visit(table)).json
    await bea.post(f"/api/table/{table}/act/if", {"words": "Mc2b3: Mc7c6"})
    assert (await anna.visit(table)).json == before
    shown = await anna.post(f"/api/table/{table}/type", {"text": "Mc2b3"})
    await anna.tap(table, control(shown["post"], "ps"))
    lobby.salle.time.now += DELAY_SECONDS[1]
    await lobby.salle.clock.sweep()
    mine = (await bea.side(table))["post"]
    assert "Salle played Mc7c6 for you: Anna played Mc2b3." in mine["lines"]
    theirs = (await anna.side(table))["post"]
    assert theirs["prompt"]["groups"]
    assert not any("for you" in line for line in theirs["lines"])
