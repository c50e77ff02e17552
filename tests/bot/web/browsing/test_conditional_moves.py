"""Answers prepared at the local table, by clicks and by typing, in a real browser."""

import pytest
from playwright.async_api import expect

from tests.bot.web.browser import invite, whose_turn

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def sit_down(crowd):
    """Whoever begins, and whoever waits."""
    anna, bea, _ = await invite(crowd, "cannae", {})
    first = await whose_turn(anna, bea)
    return (anna, bea) if first is anna else (bea, anna)


async def test_a_line_is_typed_and_listed_and_what_is_wrong_stays_in_the_field(crowd):
    crowd.forgiven = "422"
    _, waits = await sit_down(crowd)
    field = waits.locator(".typed input")
    await field.fill("/if Mc2b3: Mc7c3")
    await field.press("Enter")
    await expect(waits.locator(".said.wrong")).to_contain_text("isn't possible there")
    await expect(field).to_have_value("/if Mc2b3: Mc7c3")
    await field.fill("/if Mc2b3: Mc7c6; else: Md7d6")
    await field.press("Enter")
    await expect(waits.locator(".listed")).to_contain_text("1. If Mc2b3: Mc7c6")
    await expect(waits.locator(".listed")).to_contain_text("2. If anything else: Md7d6")
    await expect(field).to_have_value("")


async def test_a_line_is_clicked_through_on_the_board(crowd):
    _, waits = await sit_down(crowd)
    await waits.click("[data-verb=if]")
    await waits.click("[data-verb=ip]")
    await waits.click("text=anything else")
    await expect(waits.locator(".asked")).to_contain_text("You answer")
    for notation in ("c7", "c7 c6"):
        await waits.click(f'.square[data-move="{notation}"]')
    await waits.click("text=That's all")
    await expect(waits.locator(".listed")).to_contain_text("1. If anything else: Mc7c6")
    await waits.click("[data-verb=ip]")
    await waits.click("[data-verb=if]")
    await waits.click("[data-verb=iw]")
    await expect(waits.locator(".listed")).to_have_count(0)
