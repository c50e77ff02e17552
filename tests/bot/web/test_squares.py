"""Squares of a picture as buttons: what is sent for them, and clicks in a real browser."""

import pytest
import pytest_asyncio
from playwright.async_api import Page, async_playwright, expect

from engines.core.seat import Pair
from renderers import places, size
from renderers.cannae.plate import PLATE as CANNAE
from renderers.en_garde.plate import PLATE as EN_GARDE
from renderers.gyges.plate import PLATE as GYGES
from renderers.look import Look
from tests.bot.web.browser import (
    CHROMIUM,
    PATIENCE,
    PHONE,
    WIDE,
    Crowd,
    Salle,
    find_chromium,
    whose_turn,
)
from tests.bot.web.conftest import control

expect.set_options(timeout=PATIENCE)
LOOK = Look(names=Pair(one="Anna", two="Bea"))


# -- what is sent ---------------------------------------------------------------------------------
def test_a_game_without_squares_has_no_places():
    assert places(EN_GARDE, LOOK) == {}


@pytest.mark.parametrize(("view", "count"), [(GYGES, 38), (CANNAE, 64)])
def test_every_square_lies_on_the_picture(view, count):
    width, height = size(view, LOOK)
    boxes = places(view, LOOK)
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
    assert [game["id"] for game in games] == ["en_garde", "gyges", "cannae", "audatia"]
    for game in games:
        assert game["levels"]
        assert all(option["values"] for option in game["options"])
    assert games[0]["plate"] == [1024, 640]
    assert games[1]["plate"][1] > 1000


# -- clicks in a browser --------------------------------------------------------------------------
@pytest_asyncio.fixture(loop_scope="module")
async def crowd(tmp_path):
    find_chromium()
    salle = Salle(tmp_path)
    await salle.start()
    try:
        async with async_playwright() as playwright:
            options = ["--no-sandbox", "--disable-dev-shm-usage"]
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=options)
            found = Crowd(browser, salle)
            yield found
            await browser.close()
        assert found.wrong == []
    finally:
        await salle.stop()


async def sit_down(crowd: Crowd, game: str, **more: object) -> Page:
    """Anna, at a table of the game whose plate she pressed, with moves to choose from."""
    anna = await crowd.person(**more)
    await anna.click(f"[data-game={game}]")
    await expect(anna.locator(f"[data-game={game}]")).to_have_attribute("aria-pressed", "true")
    await anna.fill("#name", "Anna")
    await anna.click("#play")
    await anna.wait_for_url("**/t/*")
    await whose_turn(anna)
    return anna


async def click(page: Page, notation: str) -> None:
    """A square, where it is on the picture, and not by its name."""
    box = await page.locator(f'.square[data-move="{notation}"]').bounding_box()
    assert box
    await page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


async def board(page: Page) -> dict[str, float]:
    return await page.locator(".board .squares").bounding_box()


async def send(page: Page) -> None:
    await page.locator(".send [data-verb=ps]").focus()
    await page.keyboard.press("Enter")


@pytest.mark.asyncio(loop_scope="module")
async def test_a_ring_is_moved_by_clicks_on_the_board(crowd):
    anna = await sit_down(crowd, "gyges", viewport=WIDE)
    where = await board(anna)
    await anna.click('.move[data-move="classic"]')
    await anna.wait_for_selector("[data-verb=ps]")
    await send(anna)
    await anna.wait_for_selector('.square[data-move="a1"]')
    await expect(anna.locator("summary")).to_contain_text("Choose on the board")

    await click(anna, "a1")
    await click_when_there(anna, "a1 a4")
    await anna.wait_for_selector("[data-verb=ps]")
    assert await board(anna) == where  # the board never jumps
    await expect(anna.locator(".asked")).to_contain_text("a4")
    await anna.keyboard.press("Escape")
    await expect(anna.locator('.square[data-move="a1 a4"]')).to_be_focused()
    await anna.keyboard.press("Enter")  # by the keyboard, on the board
    await anna.wait_for_selector("[data-verb=ps]")
    await send(anna)
    await expect(anna.locator("#feed")).to_contain_text("Anna moved")


@pytest.mark.asyncio(loop_scope="module")
async def test_a_turn_of_infantry_and_cavalry_is_tapped_on_a_phone(crowd):
    anna = await sit_down(crowd, "cannae", viewport=PHONE, has_touch=True)
    where = await board(anna)
    for notation in ("e2", "e2 e3", "e2 e3 a2", "e2 e3 a2 a5"):
        await click_when_there(anna, notation)
    await anna.wait_for_selector("[data-verb=ps]")
    await expect(anna.locator(".square")).to_have_count(0)
    assert await board(anna) == where
    assert await anna.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    await send(anna)
    await expect(anna.locator("[data-verb=ps]")).to_have_count(0)
    await expect(anna.locator("#feed")).to_contain_text("a5")


async def click_when_there(page: Page, notation: str) -> None:
    await page.wait_for_selector(f'.square[data-move="{notation}"]')
    await click(page, notation)
