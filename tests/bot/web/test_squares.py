"""Squares of a picture as buttons: what is sent for them."""

import pytest

from engines.core.seat import Pair
from engines.packages import find_games
from renderers import places, size
from renderers.cannae.plate import PLATE as CANNAE
from renderers.en_garde.plate import PLATE as EN_GARDE
from renderers.games import plate_of
from renderers.gyges.plate import PLATE as GYGES
from renderers.style import RenderStyle
from tests.bot.web.conftest import control

STYLE = RenderStyle(names=Pair(one="Anna", two="Bea"))


def test_a_game_without_squares_has_no_places():
    assert places(EN_GARDE, STYLE) == {}


@pytest.mark.parametrize(("view", "count"), [(GYGES, 38), (CANNAE, 64)])
def test_every_square_lies_on_the_picture(view, count):
    width, height = size(view, STYLE)
    boxes = places(view, STYLE)
    assert len(boxes) == count
    for box in boxes.values():
        assert 0 <= box.left < box.right <= width
        assert 0 <= box.top < box.bottom <= height


async def test_around_infantry_no_two_places_overlap(anna, bea):
    table = await anna.begin(game="cannae")
    await bea.takes(table)
    mover = anna if await anna.moves(table) else bea
    name = "e2" if mover is anna else "e7"
    ticket = next(c["ticket"] for c in await mover.moves(table) if c["notation"] == name)
    aiming = (await mover.tap(table, ticket))["post"]["prompt"]
    boxes = [c["place"] for group in aiming["groups"] for c in group["choices"]]
    assert len(boxes) == 8
    for n, (x, y, w, h) in enumerate(boxes):
        for other_x, other_y, other_w, other_h in boxes[:n]:
            across = min(x + w, other_x + other_w) - max(x, other_x)
            along = min(y + h, other_y + other_h) - max(y, other_y)
            assert min(across, along) < 0.001


@pytest.mark.parametrize("game", ["gyges", "cannae"])
async def test_a_choice_knows_where_its_square_is(anna, bea, game):
    table = await anna.begin(game=game)
    await bea.takes(table)
    mover = anna if await anna.moves(table) else bea
    placed = [choice for choice in await mover.moves(table) if choice["place"]]
    assert len(placed) == 12
    for choice in placed:
        left, top, width, height = choice["place"]
        assert left >= 0 < width
        assert top > 0.5  # one's own side is below
        assert left + width <= 1 >= top + height
    assert len({tuple(choice["place"]) for choice in placed}) == 12


@pytest.mark.parametrize(("game", "words"), [("gyges", "classic"), ("cannae", "-")])
async def test_what_stands_on_no_square_has_no_place(anna, bea, game, words):
    table = await anna.begin(game=game)
    await bea.takes(table)
    mover = anna if await anna.moves(table) else bea
    found = [c for c in await mover.moves(table) if c["notation"] == words]
    assert [choice["place"] for choice in found] == [None]


async def test_cards_have_no_place(table, to_move):
    mover, _ = to_move
    assert {choice["place"] for choice in await mover.moves(table)} == {None}


async def test_both_see_their_own_side_below(anna, bea):
    table = await anna.begin(game="gyges")
    await bea.takes(table)
    first, second = (anna, bea) if await anna.moves(table) else (bea, anna)
    before = [choice["place"] for choice in await first.moves(table) if choice["place"]]
    preview = await first.tap(table, (await first.moves(table))[0]["ticket"])
    await first.tap(table, control(preview["post"], "ps"))
    after = [choice["place"] for choice in await second.moves(table) if choice["place"]]
    assert sorted(before) == sorted(after)


async def test_the_entrance_knows_every_game_and_how_its_plate_is_shaped(anna):
    games = (await anna.get("/api/hello"))["games"]
    assert [game["id"] for game in games] == list(find_games())
    for game in games:
        assert game["levels"]
        assert all(option["values"] for option in game["options"])
        assert game["plate"] == list(size(plate_of(game["id"]).PLATE, STYLE))
