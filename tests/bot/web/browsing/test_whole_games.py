"""Whole games from the first move to the rematch: Anna by touch at a phone, Bea with a mouse."""

import re

import pytest
from playwright.async_api import Page, expect

from tests.bot.short_games import CANNAE, CANNAE_OPTIONS, GYGES
from tests.bot.web.browser import PHONE, boldest, is_narrow
from tests.bot.web.opened import match, study_table

pytestmark = pytest.mark.asyncio(loop_scope="session")

SEND = "[data-verb=ps]"
UNDO = ".told-row [data-verb=pw]"
WIDE_ONES = """() => [...document.querySelectorAll("*")]
  .filter(one => one.getBoundingClientRect().right > innerWidth + 1)
  .map(one => `${one.tagName}.${one.className}`)"""


async def touch(page: Page, selector: str) -> None:
    """With a finger or the mouse, in the middle of what is there."""
    found = page.locator(selector).last
    await found.evaluate("one => one.scrollIntoView({block: 'center'})")
    box = await found.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    is_phone = page.viewport_size == PHONE
    await (page.touchscreen.tap if is_phone else page.mouse.click)(x, y)


async def choose(page: Page, square: str) -> None:
    """A square of the board, or what is set up by its name; what comes of it has been drawn."""
    name = "GN" if square == "Goal" else square
    at = f'[data-square="{name}"]' if len(name) == 2 else f'[data-move="{name}"]'
    await page.wait_for_selector(at)
    async with page.expect_response("**/tap"):
        await touch(page, at)
    await page.wait_for_selector("main[aria-busy=false]")
    assert await is_narrow(page), await page.evaluate(WIDE_ONES)


async def type_it(page: Page, beginning: str, move: str) -> None:
    """A beginning is typed, the suggestion taken."""
    field = page.get_by_role("combobox")
    await field.press_sequentially(beginning)
    await page.wait_for_selector("[role=option]")
    await field.press("Tab")
    await expect(field).to_have_value(move)
    await field.press("Enter")
    await page.wait_for_selector(SEND)


async def send(page: Page) -> None:
    await page.wait_for_timeout(320)  # it takes no tap that was meant for what stood there before
    await touch(page, SEND)
    await expect(page.locator(SEND)).to_have_count(0)


async def rematch(winner: Page, loser: Page) -> None:
    await expect(winner.locator(".result")).to_contain_text(re.compile(r"(You|and) win\b"))
    await expect(loser.locator(".result")).to_contain_text("wins")
    before = loser.url
    await loser.click("[data-verb=rm]")
    await loser.wait_for_url(lambda url: url != before)


async def to_move(*pages: Page) -> Page | None:
    """Whoever has something to choose, waiting for it; None at the end."""
    for _ in range(1500):
        for page in pages:
            if await page.locator(".result").count():
                return None
            if await page.locator(".move, .square").count():
                return page
        await pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked anything")


@pytest.mark.parametrize(
    ("game", "options", "moves", "typed", "notation"),
    [
        ("gyges", "", GYGES, "A1b1 c2", "a1-b1xc2"),
        ("cannae", CANNAE_OPTIONS, CANNAE, "h2 g3 h1 h7", "h2g3+h1h7"),
    ],
)
async def test_a_board_of_squares_by_touch_by_mouse_and_one_move_by_typing(
    crowd, game, options, moves, typed, notation
):
    anna, bea = await match(crowd, game, options, viewport=PHONE, has_touch=True)
    first = await to_move(anna, bea)
    second = bea if first is anna else anna
    for number, squares in enumerate(moves):
        page = second if number % 2 else first
        await page.wait_for_selector(".square, .move")
        if number == 2:
            await type_it(page, typed, notation)
        else:
            for square in squares:
                await choose(page, square)
        await send(page)
    await rematch(first, second)


async def test_en_garde_by_touch_and_by_mouse(crowd):
    anna, bea = await match(crowd, "en_garde", "touches=1", viewport=PHONE, has_touch=True)
    while mover := await to_move(anna, bea):
        async with mover.expect_response("**/tap"):
            await touch(mover, await boldest(mover))
        await mover.wait_for_selector(SEND)
        await send(mover)
    results = {await page.locator(".result").inner_text() for page in (anna, bea)}
    assert any(re.search(r"win the match", result) for result in results)
    assert any(re.search(r"wins the match", result) for result in results)


@pytest.mark.parametrize(
    ("game", "options", "way"),
    [("cannae", "layout=r2", ("a2", "b3")), ("gyges", "", ("a1", "b1"))],
)
async def test_a_piece_that_is_dragged_ends_in_the_preview_that_two_clicks_give(
    crowd, game, options, way
):
    anna = await study_table(crowd, game, options)
    if game == "gyges":
        for _ in range(2):
            await choose(anna, "classic")
            await send(anna)
    start, end = way

    async def middle(square: str) -> tuple[float, float]:
        box = await anna.locator(f'[data-square="{square}"]').bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    await anna.wait_for_selector(f'[data-square="{start}"]')
    begin = await middle(start)
    await anna.mouse.move(*begin)
    async with anna.expect_response("**/tap"):
        await anna.mouse.down()
    await anna.mouse.move(begin[0] + 12, begin[1] - 12, steps=3)
    await anna.wait_for_selector(f'[data-square="{end}"]')
    async with anna.expect_response("**/tap"):
        await anna.mouse.move(*await middle(end), steps=5)
        await anna.mouse.up()
    await anna.wait_for_selector("main[aria-busy=false]")
    await anna.wait_for_selector(UNDO)
    dragged = await anna.locator(".asked").inner_text()
    while await anna.locator(UNDO).count():
        async with anna.expect_response("**/tap"):
            await anna.keyboard.press("Escape")
        await anna.wait_for_selector("main[aria-busy=false]")
    for square in way:
        await choose(anna, square)
    assert await anna.locator(".asked").inner_text() == dragged
