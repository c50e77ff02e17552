"""A duel of Audatia with two people: Anna by touch at a phone, Bea with a mouse."""

import pytest
from playwright.async_api import Page, expect

from tests.bot.short_games import AUDATIA, AUDATIA_ANSWER, AUDATIA_GUARDED
from tests.bot.web.browser import PHONE, is_narrow
from tests.bot.web.opened import match

pytestmark = pytest.mark.asyncio(loop_scope="session")

SEND = "[data-verb=ps]"
NAMES = {"Attack P": "Attack with a punta", "Parry MF ◖": "MF ◖", "Inside": "inside"}
"""Of choices that the page calls otherwise than a chat's buttons."""


async def press(page: Page, name: str) -> None:
    """A choice by the name it has for the ear, by touch or with the mouse."""
    button = page.locator(f'.move[aria-label*="{NAMES.get(name, name)}"]').first
    async with page.expect_response("**/tap"):
        await (button.tap() if page.viewport_size == PHONE else button.click())
    await page.wait_for_selector("main[aria-busy=false]")
    assert await is_narrow(page)


async def decide(page: Page, *names: str) -> None:
    """A whole decision, step by step; then it is sent."""
    await page.wait_for_selector(".move")
    for name in names:
        await press(page, name)
    await page.wait_for_timeout(320)  # Send takes no tap that was meant for what stood there before
    await page.locator(SEND).click()
    await expect(page.locator(SEND)).to_have_count(0)


async def test_a_duel_from_the_first_card_to_the_end(crowd):
    one, two = await match(crowd, "audatia", viewport=PHONE, has_touch=True)
    field = two.get_by_role("combobox")
    await field.fill(f"/answers {' '.join(AUDATIA_ANSWER)}")
    await field.press("Enter")
    await expect(two.get_by_label("Play a skill out of measure")).to_have_value("No")
    await two.locator("[data-verb=hd]").click()
    for number, (seat, *names) in enumerate(AUDATIA):
        if number == AUDATIA_GUARDED - 1:
            await expect(two.get_by_role("log")).to_contain_text("a guard, in secret")
            assert "Longa" not in await two.get_by_role("log").inner_html()
        if number == AUDATIA_GUARDED:
            await two.locator("[data-verb=pw]", has_text="Answer now").click()
            await two.locator(SEND).click(delay=400)
        await decide(one if seat == 1 else two, *names)
    await expect(one.locator(".result")).to_contain_text("and win the duel")
    await expect(two.locator(".result")).to_contain_text("and wins the duel")
