"""Clicks and taps on the squares of a picture, in a real browser."""

import pytest
from playwright.async_api import Page, expect

from tests.bot.web.browser import PHONE, WIDE, Crowd, is_narrow, send, whose_turn

pytestmark = pytest.mark.asyncio(loop_scope="module")


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


async def test_a_ring_is_moved_by_clicks_on_the_board(crowd):
    anna = await sit_down(crowd, "gyges", viewport=WIDE)
    where = await board(anna)
    await anna.click('.move[data-move="classic"]')
    await anna.wait_for_selector("[data-verb=ps]")
    await send(anna, has_focus=False)
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
    await send(anna, has_focus=False)
    await expect(anna.locator("#feed")).to_contain_text("Anna moved")


async def test_a_turn_of_infantry_and_cavalry_is_tapped_on_a_phone(crowd):
    anna = await sit_down(crowd, "cannae", viewport=PHONE, has_touch=True)
    where = await board(anna)
    for notation in ("e2", "e2 e3", "e2 e3 a2", "e2 e3 a2 a5"):
        await click_when_there(anna, notation)
    await anna.wait_for_selector("[data-verb=ps]")
    await expect(anna.locator(".square")).to_have_count(0)
    assert await board(anna) == where
    assert await is_narrow(anna)
    await send(anna, has_focus=False)
    await expect(anna.locator("[data-verb=ps]")).to_have_count(0)
    await expect(anna.locator("#feed")).to_contain_text("a5")


async def click_when_there(page: Page, notation: str) -> None:
    await page.wait_for_selector(f'.square[data-move="{notation}"]')
    await click(page, notation)
