"""How many tables wait for somebody: in his tabs' titles, on their icons, and on the app's."""

import re

import pytest
from playwright.async_api import expect

from tests.bot.web.browser import choose, invite, send, whose_turn

pytestmark = pytest.mark.asyncio(loop_scope="module")

SOON = 10_000  # ms
BADGE = """
navigator.setAppBadge = async count => { globalThis.badge = count; };
navigator.clearAppBadge = async () => { globalThis.badge = 0; };
"""
HIDE = """hidden => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


async def entrance(crowd, page):
    """Another tab of somebody's, at the entrance."""
    await page.context.add_init_script(BADGE)
    return await crowd.tab(page.context, "/")


async def playing(crowd):
    """Who has to move, who waits, and both at the entrance in other tabs."""
    anna, bea, _ = await invite(crowd, "en_garde", {})
    mover = await whose_turn(anna, bea)
    waiter = bea if mover is anna else anna
    return mover, waiter, await entrance(crowd, mover), await entrance(crowd, waiter)


async def shows(page, count):
    """Whether a tab says that so many tables wait, sooner than if it asked again by itself."""
    prefix = rf"^\({count}\) " if count else r"^[^(]"
    await expect(page).to_have_title(re.compile(prefix), timeout=SOON)
    name = "mark-waiting" if count else "mark"
    await expect(page.locator("link[rel=icon]")).to_have_attribute("href", f"/static/{name}.svg")


async def test_every_tab_of_both_players_says_at_once_how_many_tables_wait(crowd):
    mover, waiter, movers_other, waiters_other = await playing(crowd)
    await shows(movers_other, 1)
    await shows(waiters_other, 0)
    await choose(mover)
    await send(mover)
    for page in (mover, movers_other):
        await shows(page, 0)
    for page in (waiter, waiters_other):
        await shows(page, 1)
    assert await waiters_other.evaluate("badge") == 1


async def test_a_tab_that_nobody_sees_goes_on_counting(crowd):
    """After a while one of such tabs keeps its stream, and tells the others."""
    mover, waiter, _, waiters_other = await playing(crowd)
    for page in (waiter, waiters_other):
        await page.clock.install()
        await page.evaluate(HIDE, True)
        await page.clock.fast_forward(31_000)
        await page.clock.resume()
    await choose(mover)
    await send(mover)
    for page in (waiter, waiters_other):
        await shows(page, 1)
