"""Gygès and Cannae at the local table, from the link to the rematch: Anna at a phone, Bea wide."""

import re

import pytest
from playwright.async_api import Page, expect

from tests.bot.short_games import CANNAE, CANNAE_OPTIONS, GYGES
from tests.bot.web.browser import PHONE, invite, is_narrow, send, whose_turn

pytestmark = pytest.mark.asyncio(loop_scope="module")

# Where the middle of a square is, once the buttons of this very step are there.
MIDDLE = """([depth, name]) => {
  const move = button => button.dataset.move.split(" ");
  const found = [...document.querySelectorAll(".square, .move")].filter(
    button => move(button).length === depth && move(button).at(-1).endsWith(name));
  const button = found.find(one => one.matches(".square")) ?? found[0];
  if (!button) return null;
  button.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}"""


async def sit_down(crowd, game, options):
    """Anna opens a table at her phone; Bea takes it at a wide screen. Who begins comes first."""
    terms = dict(option.split("=") for option in options.split())
    anna, bea, _ = await invite(crowd, game, terms, viewport=PHONE, has_touch=True)
    first = await whose_turn(anna, bea)
    return (anna, bea) if first is anna else (bea, anna)


async def touch(page: Page, depth: int, name: str) -> None:
    """With a finger or the mouse, where the square is on the picture."""
    found = await page.wait_for_function(MIDDLE, arg=[depth, name])
    middle = await found.json_value()
    is_phone = page.viewport_size == PHONE
    await (page.touchscreen.tap if is_phone else page.mouse.click)(middle["x"], middle["y"])


async def enter(page: Page, squares) -> None:
    """A whole move, tap by tap; what is shown fits the screen all the time."""
    await whose_turn(page)
    for depth, square in enumerate(squares, start=1):
        await touch(page, depth, "GN" if square == "Goal" else square)
    await page.wait_for_selector(".send [data-verb=ps]")
    assert await is_narrow(page)


async def type_it(page: Page, beginning: str, move: str) -> None:
    """A beginning is typed, the suggestion taken."""
    await whose_turn(page)
    await page.locator(".typed input").press_sequentially(beginning)
    await page.wait_for_selector(".list li")
    await page.press(".typed input", "Tab")
    await expect(page.locator(".typed input")).to_have_value(move)
    await page.press(".typed input", "Enter")
    await page.wait_for_selector(".send [data-verb=ps]")


async def rematch(winner: Page, loser: Page) -> None:
    await expect(winner.locator(".result")).to_contain_text(re.compile(r"(You|and) win\b"))
    await expect(loser.locator(".result")).to_contain_text("wins")
    before = loser.url
    await loser.click("[data-verb=rm]")
    await loser.wait_for_url(lambda url: url != before)


@pytest.mark.parametrize(
    ("game", "options", "moves", "typed", "notation"),
    [
        ("gyges", "", GYGES, "A1b1 c2", "a1-b1xc2"),
        ("cannae", CANNAE_OPTIONS, CANNAE, "h2 g3 h1 h7", "Mh2g3+Xh1h7"),
    ],
)
async def test_a_whole_game_is_played_by_touch_and_one_move_by_typing(
    crowd, game, options, moves, typed, notation
):
    first, second = await sit_down(crowd, game, options)
    for number, squares in enumerate(moves):
        page = second if number % 2 else first
        if number == 2:
            await type_it(page, typed, notation)
        else:
            await enter(page, squares)
        await send(page)
    await rematch(first, second)
