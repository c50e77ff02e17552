"""Squares of a picture as buttons: what is sent for them."""

from dataclasses import replace

import pytest

from engines.core.seat import Pair
from engines.packages import find_games
from renderers import lying_framing, places, size
from renderers.cannae.plate import PLATE as CANNAE
from renderers.games import plate_of
from renderers.gyges.plate import PLATE as GYGES
from renderers.style import RenderStyle
from tests.bot.web.conftest import control

STYLE = RenderStyle(names=Pair(one="Anna", two="Bea"))


@pytest.mark.parametrize(("view", "count"), [(GYGES, 38), (CANNAE, 64)])
def test_every_square_lies_on_the_picture(view, count):
    width, height = size(view, STYLE)
    boxes = places(view, STYLE)
    assert len(boxes) == count
    for box in boxes.values():
        assert 0 <= box.left < box.right <= width
        assert 0 <= box.top < box.bottom <= height


def placed(post):
    """The choices that name a square, each with its place on the upright drawing."""
    where = post["board"]["upright"]["places"]
    choices = [c for group in post["prompt"]["groups"] for c in group["choices"]]
    return [where[choice["square"]] for choice in choices if choice["square"] in where]


async def test_around_infantry_no_two_places_overlap(anna, bea):
    table = await anna.begin(game="cannae")
    await bea.takes(table)
    mover = anna if await anna.moves(table) else bea
    name = "e2" if mover is anna else "e7"
    ticket = next(c["ticket"] for c in await mover.moves(table) if c["notation"] == name)
    boxes = placed((await mover.tap(table, ticket))["post"])
    assert len(boxes) == 8
    for n, (x, y, w, h) in enumerate(boxes):
        for other_x, other_y, other_w, other_h in boxes[:n]:
            across = min(x + w, other_x + other_w) - max(x, other_x)
            along = min(y + h, other_y + other_h) - max(y, other_y)
            assert min(across, along) < 0.001


@pytest.mark.parametrize("game", ["gyges", "cannae"])
async def test_a_choice_names_a_square_of_the_drawing(anna, bea, game):
    table = await anna.begin(game=game)
    await bea.takes(table)
    mover = anna if await anna.moves(table) else bea
    boxes = placed((await mover.side(table))["post"])
    assert len(boxes) == 12
    for left, top, width, height in boxes:
        assert left >= 0 < width
        assert top > 0.5  # one's own side is below
        assert left + width <= 1 >= top + height
    assert len(set(map(tuple, boxes))) == 12


@pytest.mark.parametrize(("game", "words"), [("gyges", "classic"), ("cannae", "-")])
async def test_what_stands_on_no_square_names_none(anna, bea, game, words):
    table = await anna.begin(game=game)
    await bea.takes(table)
    mover = anna if await anna.moves(table) else bea
    (found,) = [c for c in await mover.moves(table) if c["notation"] == words]
    assert found["square"] == ""


async def test_both_see_their_own_side_below(anna, bea):
    table = await anna.begin(game="gyges")
    await bea.takes(table)
    first, second = (anna, bea) if await anna.moves(table) else (bea, anna)
    before = placed((await first.side(table))["post"])
    preview = await first.tap(table, (await first.moves(table))[0]["ticket"])
    await first.tap(table, control(preview["post"], "ps"))
    after = placed((await second.side(table))["post"])
    assert sorted(before) == sorted(after)


async def test_the_entrance_knows_every_game_and_how_its_plate_is_shaped(anna):
    games = (await anna.get("/api/hello"))["games"]
    assert [game["id"] for game in games] == list(find_games())
    for game in games:
        assert game["levels"]
        for part in (*game["options"], {"values": game["levels"]}):
            assert all(value["name"] and value["about"] for value in part["values"])
        assert all(option["about"] for option in game["options"])
        lying = replace(STYLE, framing=lying_framing(game["id"]))
        assert game["plate"] == list(size(plate_of(game["id"]).PLATE, lying))
