"""One game is broken: the page shows the others, and they are played."""

import asyncio
import json
import os

import aiohttp
import pytest
from salle_shields.renderers.shields import draw

from engines.new_game import NewGame
from engines.packages import find_games
from engines.registry import load_game
from tests.bot.running import ROOT, Process
from tests.installed import install
from tests.renderers.picture_checks import forget_pictures

OTHERS = [id_ for id_ in find_games() if id_ != "shields"]


@pytest.fixture
def undrawable(monkeypatch):
    """Shields, whose pictures can't be drawn any more."""

    def broken(view, look):
        raise RuntimeError("a bug of this game")

    monkeypatch.setattr(draw, "draw", broken)
    monkeypatch.setattr(draw, "size", broken)
    forget_pictures()  # those that another test has drawn


async def test_a_game_that_can_not_be_drawn_is_left_out_of_the_entrance(undrawable, anna):
    hello = await anna.get("/api/hello")
    assert hello.status == 200
    assert [game["id"] for game in hello["games"]] == OTHERS


async def test_its_pictures_are_refused_and_those_of_another_drawn(undrawable, anna):
    assert (await anna.raw("/plate/shields/plate.webp"))[0] == 500
    assert (await anna.raw(f"/plate/{OTHERS[0]}/plate.webp"))[0] == 200


async def test_a_table_of_it_breaks_no_other(undrawable, lobby, anna, bea):
    broken = await anna.post("/api/challenge", {"game": "shields", "nonce": "0f"})
    assert broken.status == 200  # nothing is drawn yet
    table = await anna.begin(game="gyges")
    await bea.takes(table)
    assert await anna.moves(table) or await bea.moves(table)
    assert (await anna.get("/api/tables")).status == 200


async def test_a_real_start_names_it_in_one_line_and_the_page_shows_the_others(tmp_path):
    NewGame(id="madeup", folder=tmp_path).write()
    install(tmp_path, "madeup", "salle_madeup")
    (tmp_path / "salle_madeup/renderers/madeup/plate.py").unlink()
    path = os.pathsep.join([str(ROOT), str(tmp_path)])
    async with Process(PYTHONPATH=path, SALLE_LOG_FORMAT="json") as salle:
        await salle.start()
        said = []
        async with asyncio.timeout(120):
            while not (line := (await salle.process.stdout.readline()).decode()).startswith(
                "Salle: http"
            ):
                said.append(json.loads(line))
        async with aiohttp.ClientSession() as web:
            address = line.removeprefix("Salle: ").strip()
            async with web.get(f"{address}api/hello", headers={"X-Salle": "1"}) as answer:
                games = [game["id"] for game in (await answer.json())["games"]]
        code, _ = await salle.stop()
    assert code == 0
    assert games == OTHERS
    assert [(one["level"], one["event"]) for one in said] == [
        (
            "error",
            "salle: game 'madeup' has no salle_madeup/renderers/madeup/plate.py: "
            "add HERO and PLATE, see CONTRIBUTING.md#how-to-add-a-game",
        )
    ]


async def test_a_table_that_cannot_be_shown_any_more_hides_no_other_from_the_list(
    anna, bea, monkeypatch
):
    broken = await anna.begin(game="gyges")
    await bea.takes(broken)
    table = await anna.begin(game="cannae")
    await bea.takes(table)

    def breaks(*_):
        raise TypeError("a bug of this game")

    monkeypatch.setattr(type(load_game("gyges")), "view", breaks)
    listed = (await anna.get("/api/tables"))["tables"]
    assert {line["table"] for line in listed} == {broken, table}
    assert (await anna.visit(broken)).status == 500
    assert (await anna.visit(table)).status == 200
