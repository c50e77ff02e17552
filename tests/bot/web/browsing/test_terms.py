"""In the browser: what is agreed on before a match."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.bot.web.browser import invite

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_three_figures_of_ones_own_are_asked_for_when_they_are_wanted(crowd):
    anna = await crowd.newcomer()
    await anna.fill("#name", "Anna")
    await anna.click("[aria-controls=terms]")
    figures = [anna.locator(f"[name={name}]") for name in ("bank", "increment", "cap")]
    for figure in figures:
        await expect(figure).to_be_hidden()
    await anna.select_option("[name=clock]", "own")
    for figure, value in zip(figures, ("48", "4", "240"), strict=True):
        await figure.select_option(value)
    await anna.click("#copy")
    await anna.locator("#copied a").click()
    await expect(anna.locator(".facts").first).to_contain_text(
        "2 days, +4 h a move, at most 10 days"
    )


async def test_figures_that_do_not_fit_are_answered_under_the_button(crowd):
    anna = await crowd.newcomer()
    await anna.fill("#name", "Anna")
    await anna.click("[aria-controls=terms]")
    await anna.select_option("[name=clock]", "own")
    await anna.select_option("[name=cap]", "24")
    crowd.forgiven = "422"
    await anna.click("#copy")
    await expect(anna.get_by_role("alert")).to_contain_text("at most 60 days, and no less than at")


async def test_a_counter_offer_is_one_press_a_thing_and_comes_back_marked(crowd):
    anna, bea, before = await invite(crowd, "cannae", {})
    await anna.keyboard.press("/")
    await anna.locator(".typed input").fill("/resign")
    await anna.keyboard.press("Enter")
    await anna.click("[data-verb=ry]")
    await anna.click("[data-verb=rm]")
    await anna.wait_for_url(lambda url: not url.endswith(before))
    await bea.goto(anna.url)
    await bea.click("[data-verb=cc]")
    for label in ("leisurely", "begins: Anna (white)"):
        await bea.get_by_role("button", name=re.compile(f"^{re.escape(label)}")).press("Enter")
        await expect(bea.get_by_role("button", name=f"✓ {label}")).to_be_focused()
    changed = "daily → leisurely · begins: Bea → Anna"
    await expect(bea.locator(".facts", has_text=f"Your changes: {changed}")).to_be_visible()
    await bea.click("[data-verb=cp]")
    await expect(anna.locator(".facts", has_text=f"Bea proposes: {changed}")).to_be_visible()
    await anna.click("[data-verb=ca]")
    await expect(anna.locator(".board img, .stage img").first).to_be_visible()
