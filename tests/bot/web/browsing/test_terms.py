"""In the browser: what is agreed on before a match."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.bot.web.driver import go_to, press, press_key, select, write
from tests.bot.web.seated import begun, resign

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_three_figures_of_ones_own_are_asked_for_and_refused_where_they_do_not_fit(crowd):
    anna = await crowd.newcomer()
    await write(anna.locator("#name"), "Anna")
    await press(anna.locator("[aria-controls=terms]"))
    figures = [anna.locator(f"[name={name}]") for name in ("bank", "increment", "cap")]
    for figure in figures:
        await expect(figure).to_be_hidden()
    await select(anna.locator("[name=clock]"), "own")
    await select(figures[-1], "24")
    crowd.forgiven = "422"
    await press(anna.locator("#copy"))
    await expect(anna.get_by_role("alert")).to_contain_text("up to 60 days, and no less than at")
    for figure, value in zip(figures, ("48", "4", "240"), strict=True):
        await select(figure, value)
    await press(anna.locator("#copy"))
    await press(anna.locator("#copied a"))
    await expect(anna.locator(".facts").first).to_contain_text(
        "2 days, +4 h a move, at most 10 days"
    )


async def test_a_counter_offer_is_one_press_a_thing_and_comes_back_marked(crowd):
    one, other, table = await begun(crowd, "cannae")
    await resign(one, table)
    anna = await one.sits_at(table)
    await press(anna.locator("[data-verb=rm]"))
    bea = await go_to(await crowd.blank(other.context), anna.url)
    await press(bea.locator("[data-verb=cc]"))
    for label in ("leisurely", "begins: Anna (white)"):
        choice = bea.get_by_role("button", name=re.compile(f"^{re.escape(label)}"))
        await press_key(choice, "Enter")
        await expect(bea.get_by_role("button", name=f"✓ {label}")).to_be_focused()
    changed = "daily → leisurely · begins: Bea → Anna"
    await expect(bea.locator(".facts", has_text=f"Your changes: {changed}")).to_be_visible()
    await press(bea.locator("[data-verb=cp]"))
    await expect(anna.locator(".facts", has_text=f"Bea proposes: {changed}")).to_be_visible()
    await press(anna.locator("[data-verb=ca]"))
    await expect(anna.locator(".board img, .stage img").first).to_be_visible()
