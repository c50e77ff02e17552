"""Moves prepared at the table, by clicks and by typing, in a real browser."""

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.bot.web.driver import press, write
from tests.bot.web.seated import playing

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def waits(stayers):
    """The page of the one who waits for the other's first move."""
    _, waiter, table = await playing(stayers, "cannae", stays=True)
    return await waiter.sits_at(table)


async def test_a_line_is_clicked_through_on_the_board(waits):
    await press(waits.locator("[data-verb=if]"))
    await press(waits.locator("[data-verb=ip]"))
    await press(waits.get_by_text("anything else"))
    await expect(waits.locator(".asked")).to_contain_text("You answer")
    for square in ("c7", "c6"):
        await press(waits.locator(f'.square[data-square="{square}"]'))
    await press(waits.get_by_text("That's all"))
    await expect(waits.locator(".listed")).to_contain_text("1. If anything else: Mc7c6")
    await press(waits.locator("[data-verb=ip]"))
    await press(waits.locator("[data-verb=if]"))
    await press(waits.locator("[data-verb=iw]"))
    await expect(waits.locator(".listed")).to_have_count(0)


@pytest.mark.long
async def test_a_line_is_typed_and_listed_and_what_is_wrong_is_told_and_goes_on_from_there(waits):
    field = waits.get_by_role("combobox")
    await write(field, "/if Mc2b3: Mc7c3", key="Enter")
    await expect(waits.get_by_role("alert")).to_contain_text("isn't possible there")
    await write(field, "/if c2b3: c7c6; else: d7d6", key="Enter")
    await expect(waits.locator(".listed")).to_contain_text("1. If Mc2b3: Mc7c6")
    await expect(waits.locator(".listed")).to_contain_text("2. If anything else: Md7d6")
    await expect(field).to_have_value("")
