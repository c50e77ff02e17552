"""Whole games by the keyboard alone, with both hands at one table; no focus is set by us."""

import re

import pytest
from playwright.async_api import Page, expect

from tests.bot.short_games import CANNAE, CANNAE_OPTIONS, GYGES
from tests.bot.web.browser import boldest
from tests.bot.web.opened import study_table

pytestmark = pytest.mark.asyncio(loop_scope="session")

SEND = "[data-verb=ps]"
IS_ON_BOARD = "() => Boolean(document.activeElement.dataset.square)"
TOWARD = """name => {
  const middle = one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const here = document.activeElement;
  if (here.dataset.square === name) return "";
  if (!here.dataset.square) return `the focus is on ${here.outerHTML.slice(0, 200)}`;
  const [x, y] = middle(here);
  const [toX, toY] = middle(document.querySelector(`[data-square="${name}"]`));
  if (Math.abs(toY - y) > Math.abs(toX - x)) return toY > y ? "ArrowDown" : "ArrowUp";
  return toX > x ? "ArrowRight" : "ArrowLeft";
}"""
"""The arrow that brings the focus nearer to a square; "" if it is there."""


GONE_ON = """() => {
  const here = document.activeElement.closest(".squares, .hand, .tiles, .words");
  return here || document.querySelector(".result");
}"""
"""Whether the focus is on what the next one may choose, or nobody is asked any more."""


async def to_square(page: Page, square: str) -> None:
    """Tab to the board, then arrows to the square: no more than its width and height."""
    for _ in range(60):
        if await page.evaluate(IS_ON_BOARD):
            break
        await page.keyboard.press("Tab")
    for _ in range(16):
        arrow = await page.evaluate(TOWARD, square)
        if not arrow:
            return
        assert arrow.startswith("Arrow"), arrow
        await page.keyboard.press(arrow)
    raise AssertionError(f"no arrow leads to {square}")


async def typed(page: Page, move: str) -> None:
    await page.keyboard.press("/")
    await page.keyboard.type(move)
    await page.keyboard.press("Enter")


async def chosen(page: Page, key: str) -> None:
    """A key is pressed that chooses something, and what is answered has been drawn."""
    async with page.expect_response("**/tap"):
        await page.keyboard.press(key)
    await page.wait_for_selector("main[aria-busy=false]")


async def sent(page: Page) -> None:
    """By Enter; the page itself then leads to what the next one may choose."""
    await expect(page.locator(SEND)).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.locator(SEND)).to_have_count(0)
    await page.wait_for_function(GONE_ON)
    await page.wait_for_selector("main[aria-busy=false]")


async def test_en_garde_by_numbers(crowd):
    anna = await study_table(crowd, "en_garde", "touches=1")
    for _ in range(120):
        await anna.wait_for_selector(".move, .result")
        if await anna.locator(".result").count():
            break
        one = anna.locator(await boldest(anna)).last
        await chosen(anna, await one.get_attribute("aria-keyshortcuts"))
        await sent(anna)
    await expect(anna.locator(".result")).to_contain_text(re.compile("wins? the match"))


@pytest.mark.parametrize(
    ("game", "options", "moves"), [("gyges", "", GYGES), ("cannae", CANNAE_OPTIONS, CANNAE)]
)
async def test_a_board_of_squares_by_arrows(crowd, game, options, moves):
    anna = await study_table(crowd, game, options)
    for squares in moves:
        for square in squares:
            if square == "classic":  # a set-up by its name
                await typed(anna, square)
                continue
            await to_square(anna, "GN" if square == "Goal" else square)
            await chosen(anna, "Enter")
        await sent(anna)
    await expect(anna.locator(".result")).to_be_visible()


async def test_audatia_by_numbers(crowd):
    anna = await study_table(crowd, "audatia")
    for _ in range(400):
        await anna.wait_for_selector(".move, .result")
        if await anna.locator(".result").count():
            break
        while not await anna.locator(SEND).count():  # step by step
            await chosen(anna, "1")
        await sent(anna)
    await expect(anna.locator(".result")).to_be_visible()
