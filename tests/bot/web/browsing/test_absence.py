"""Clocks and breaks at the local table, in a real browser."""

import pytest
from playwright.async_api import expect

from tests.bot.web.browser import invite, whose_turn

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def sit_down(crowd):
    """Whoever begins, and whoever waits, with the clock that two people have by default."""
    anna, bea, _ = await invite(crowd, "cannae", {})
    first = await whose_turn(anna, bea)
    return (anna, bea) if first is anna else (bea, anna)


async def test_both_clocks_stand_under_what_is_asked(crowd):
    first, waits = await sit_down(crowd)
    for page in (first, waits):
        await expect(page.locator(".clocks")).to_contain_text("in 3 days")
        await expect(page.locator(".clocks")).to_contain_text(": 3 days")


async def test_the_time_to_come_goes_on_while_the_page_stands_open(crowd):
    first, _ = await sit_down(crowd)
    await first.clock.install()
    await first.reload()
    await expect(first.locator(".clocks time")).to_have_text("in 3 days")
    await first.clock.fast_forward("24:00:00")
    await expect(first.locator(".clocks time")).to_have_text("in 2 days")


async def test_a_match_is_adjourned_and_goes_on_by_the_menu_and_the_buttons(crowd):
    first, waits = await sit_down(crowd)
    await first.locator(".mine").get_by_role("button", name="More").click()
    await first.get_by_text("Adjourn…").click()
    await waits.locator("[data-verb=bg]").click()
    for page in (first, waits):
        await expect(page.locator(".asked")).to_contain_text("The match is adjourned.")
        await expect(page.locator(".clocks")).to_contain_text("adjourned")
    await first.locator("[data-verb=re]").click()
    await waits.locator("[data-verb=bg]").click()
    await expect(first.locator(".square").first).to_be_visible()
