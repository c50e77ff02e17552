"""Clocks, breaks and draws at the table, in a real browser."""

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.bot.web.driver import after, go_to, press
from tests.bot.web.seated import playing

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def both(stayers):
    """The pages of the one to move, and of the one that waits."""
    mover, waiter, table = await playing(stayers, "cannae", stays=True)
    return await mover.sits_at(table), await waiter.sits_at(table)


async def test_the_time_to_come_goes_on_while_the_page_stands_open(crowd):
    mover, _, table = await playing(crowd, "cannae", is_own=True)
    first = await crowd.blank(mover.context)
    await first.clock.install()
    await go_to(first, f"/t/{table}")
    await expect(first.locator(".ask .clock [aria-hidden]")).to_have_text("3 days")
    await after(first, "24:00:00")
    await expect(first.locator(".ask .clock [aria-hidden]")).to_have_text("2 days")


@pytest.mark.long  # the draw shows the menu and the button of the other
async def test_a_match_is_adjourned_and_goes_on_by_the_menu_and_the_buttons(both):
    first, waits = both
    await press(first.get_by_role("button", name="More"))
    await press(first.get_by_role("menuitem", name="Adjourn…"))
    await press(waits.locator("[data-verb=bg]"))
    for page in (first, waits):
        await expect(page.locator(".asked")).to_contain_text("The match is adjourned.")
    await press(first.locator("[data-verb=re]"))
    await press(waits.locator("[data-verb=bg]"))
    await expect(first.locator(".square").first).to_be_visible()


async def test_a_draw_is_offered_by_the_menu_and_answered_where_one_looks(both):
    first, waits = both
    await press(first.get_by_role("button", name="More"))
    await press(first.get_by_role("menuitem", name="Offer a draw"))
    accept = waits.locator("[data-verb=da]")
    await expect(accept).to_be_in_viewport()
    await expect(waits.locator(".ribbon").get_by_text("offers a draw")).to_have_count(1)
    await press(accept)
    for page in (first, waits):
        await expect(page.locator(".result")).to_contain_text("draw")
