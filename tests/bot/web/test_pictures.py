import asyncio
import io
import time

import pytest
from PIL import Image

from bot.application.model import Picture
from bot.messages.pictures import Pictures
from engines.core.seat import Pair
from renderers.cannae.lessons import LESSONS
from renderers.style import RenderStyle
from tests.bot.web.conftest import Lobby, control


async def picture(visitor, table):
    return (await visitor.side(table))["post"]["picture"]


async def test_a_picture_has_the_size_that_was_said(anna, table):
    said = await picture(anna, table)
    status, body, headers = await anna.raw(said["src"])
    assert status == 200
    assert headers["Content-Type"] == "image/png"
    assert Image.open(io.BytesIO(body)).size == (said["width"], said["height"])
    assert "Your hand" in said["alt"]


async def test_nobody_fetches_the_picture_of_another_seat(lobby, anna, bea, table):
    eve = await lobby.visitor().arrive("Eve")
    mine, theirs = await picture(anna, table), await picture(bea, table)
    assert mine["src"] != theirs["src"]
    for thief, src in ((bea, mine["src"]), (anna, theirs["src"]), (eve, mine["src"])):
        assert (await thief.raw(src))[0] == 404
    assert (await lobby.visitor().raw(mine["src"]))[0] == 401


async def test_even_the_public_board_is_named_for_one_person(lobby, anna, bea, table):
    src = (await anna.visit(table))["feed"][-1]["picture"]["src"]
    assert (await anna.raw(src))[0] == 200
    assert (await bea.raw(src))[0] == 404


async def test_pictures_are_kept_by_one_browser_only(anna, table):
    _, _, headers = await anna.raw((await picture(anna, table))["src"])
    assert headers["Cache-Control"].startswith("private")
    assert "immutable" in headers["Cache-Control"]


async def test_another_look_has_another_address(anna, table):
    light = await picture(anna, table)
    await anna.post("/api/choose", {"name": "theme", "value": "dark"})
    dark = await picture(anna, table)
    assert light["src"] != dark["src"]
    assert (await anna.raw(light["src"]))[1] != (await anna.raw(dark["src"]))[1]


@pytest.mark.parametrize(
    "name", ["0" * 32 + ".png", "x.png", "..%2F..%2Fapp.py", "0" * 32 + ".gif"]
)
async def test_a_made_up_name_shows_nothing(anna, table, name):
    assert (await anna.raw(f"/picture/{name}"))[0] == 404


async def test_a_spectators_table_holds_no_hand(lobby, anna, bea, table):
    eve = await lobby.visitor().arrive("Eve")
    whole = str((await eve.visit(table)).json)
    assert "hand:" not in whole.lower()
    hers = (await eve.raw((await picture(eve, table))["src"]))[1]
    assert hers not in [(await v.raw((await picture(v, table))["src"]))[1] for v in (anna, bea)]


@pytest.mark.parametrize("which", ["hero", "plate"])
@pytest.mark.parametrize("theme", ["light", "dark", "odd"])
async def test_the_entrance_has_plates_in_every_theme(lobby, which, theme):
    status, body, _ = await lobby.visitor().raw(f"/plate/en_garde/{which}.png?theme={theme}")
    assert status == 200
    assert Image.open(io.BytesIO(body)).size == (1024, 640)


async def test_a_game_that_is_not_here_has_no_picture(lobby):
    assert (await lobby.visitor().raw("/plate/chess/hero.png"))[0] == 404


async def test_the_replay_is_an_animation(anna, bea, table):
    asked = await anna.post(f"/api/table/{table}/act/resign")
    ended = await anna.tap(table, control(asked["post"], "ry"))
    film = (await anna.tap(table, control(ended["post"], "rp")))["post"]["film"]
    status, body, headers = await anna.raw(film)
    assert (status, headers["Content-Type"]) == (200, "image/gif")
    assert body.startswith(b"GIF89a")
    assert (await bea.raw(film))[0] == 404


@pytest.fixture
async def slow_lobby(monkeypatch):
    """Each picture takes a while, and none is kept."""

    def draw(*_):
        time.sleep(0.02)
        return b"png"

    monkeypatch.setattr("tests.bot.web.conftest.Pictures", lambda: Pictures(draw))
    found = Lobby()
    await found.server.start_server()
    yield found
    await found.close()


async def test_no_picture_for_a_chat_waits_for_a_visitor_who_asks_for_very_many(slow_lobby):
    visitor = slow_lobby.visitor()
    asked = [
        asyncio.create_task(visitor.raw(f"/plate/cannae/hero.png?n={number}"))
        for number in range(60)
    ]
    await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    style = RenderStyle(names=Pair(one="Anna", two="Bea"))
    board = Picture(view=LESSONS[0].view, style=style, alt="")
    assert await slow_lobby.pictures.png(board) == b"png"
    assert sum(one.done() for one in asked) < 10
    assert {(await one)[0] for one in asked} == {200}
