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
from tests.every import every


async def picture(visitor, table):
    return (await visitor.side(table))["post"]["board"]["upright"]


async def test_a_picture_has_the_size_that_was_said(anna, table):
    said = await picture(anna, table)
    status, body, headers = await anna.raw(said["src"])
    assert status == 200
    assert headers["Content-Type"] == "image/webp"
    assert Image.open(io.BytesIO(body)).size == (said["width"], said["height"])
    assert "Your hand" in (await anna.side(table))["post"]["board"]["alt"]


async def test_the_dense_picture_has_half_as_many_pixels_more_each_way(anna, table):
    said = await picture(anna, table)
    _, body, _ = await anna.raw(said["dense"])
    assert Image.open(io.BytesIO(body)).size == (said["width"] * 1.5, said["height"] * 1.5)


async def test_nobody_fetches_the_picture_of_another_seat(lobby, anna, bea, table):
    eve = await lobby.visitor().arrive("Eve")
    mine, theirs = await picture(anna, table), await picture(bea, table)
    assert mine["src"] != theirs["src"]
    for thief, src in ((bea, mine["src"]), (anna, theirs["src"]), (eve, mine["src"])):
        assert (await thief.raw(src))[0] == 404
    assert (await lobby.visitor().raw(mine["src"]))[0] == 401


async def test_a_past_board_is_named_for_one_person(anna, bea, table):
    (seen,) = (await anna.get(f"/api/table/{table}/at/1"))["sides"]
    src = seen["board"]["upright"]["src"]
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


@every(
    "name", ["0" * 32 + ".png", "0" * 32 + ".webp", "x.png", "..%2F..%2Fapp.py", "0" * 32 + ".mp4"]
)
async def test_a_made_up_name_shows_nothing(anna, table, name):
    assert (await anna.raw(f"/picture/{name}"))[0] == 404


async def test_a_spectators_table_holds_no_hand(lobby, table):
    eve = await lobby.visitor().arrive("Eve")
    whole = str((await eve.visit(table)).json)
    assert "hand:" not in whole.lower()


async def test_the_picture_of_the_table_is_everybodys(lobby, anna, table):
    eve = await lobby.visitor().arrive("Eve")
    mine, hers = [(await v.raw((await picture(v, table))["src"]))[1] for v in (anna, eve)]
    assert mine == hers


@pytest.mark.parametrize("which", ["hero", "plate"])
@pytest.mark.parametrize("theme", ["light", "dark", "odd"])
async def test_the_entrance_has_plates_in_every_theme(lobby, which, theme):
    status, body, _ = await lobby.visitor().raw(f"/plate/en_garde/{which}.webp?theme={theme}")
    assert status == 200
    assert Image.open(io.BytesIO(body)).size == (1024, 640)


async def test_a_game_that_is_not_here_has_no_picture(lobby):
    assert (await lobby.visitor().raw("/plate/chess/hero.webp"))[0] == 404


async def test_a_piece_is_fetched_alone_in_the_readers_style(anna, table):
    kind = (await picture(anna, table))["pieces"][0]["kind"]
    status, body, headers = await anna.raw(f"/sprite/en_garde/{kind}.png")
    assert (status, headers["Content-Type"]) == (200, "image/png")
    assert "immutable" in headers["Cache-Control"]
    width, _ = Image.open(io.BytesIO(body)).size
    dark, dense = [
        (await anna.raw(f"/sprite/en_garde/{kind}.png?{query}"))[1]
        for query in ("theme=dark", "scale=1.5")
    ]
    assert dark != body
    assert Image.open(io.BytesIO(dense)).size[0] > 1.4 * width


@every(
    "address",
    ["en_garde/king.png", "en_garde/one-0-99.png", "chess/king.png", "en_garde/..%2F.png"],
)
async def test_a_piece_that_does_not_exist_is_refused(lobby, address):
    assert (await lobby.visitor().raw(f"/sprite/{address}"))[0] == 404


async def test_the_replay_is_a_film(anna, bea, table):
    asked = await anna.post(f"/api/table/{table}/act/resign")
    ended = await anna.tap(table, control(asked["post"], "ry"))
    film = (await anna.tap(table, control(ended["post"], "rp")))["post"]["film"]
    status, body, headers = await anna.raw(film)
    assert (status, headers["Content-Type"]) == (200, "video/mp4")
    assert body[4:8] == b"ftyp"
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
        asyncio.create_task(visitor.raw(f"/plate/cannae/hero.webp?n={number}"))
        for number in range(60)
    ]
    await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    style = RenderStyle(names=Pair(one="Anna", two="Bea"))
    board = Picture(view=LESSONS[0].view, style=style, alt="")
    assert await slow_lobby.pictures.png(board) == b"png"
    assert sum(one.done() for one in asked) < 10
    assert {(await one)[0] for one in asked} == {200}
