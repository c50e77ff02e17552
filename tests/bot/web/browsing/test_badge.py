"""How many tables wait for somebody: in their tabs' titles, on their icons, and on the app's."""

import re

import pytest
from playwright.async_api import expect

from tests.bot.web.driver import after, at_rest
from tests.bot.web.seated import playing

pytestmark = pytest.mark.asyncio(loop_scope="session")

SOON = 60_000  # ms
BADGE = """
navigator.setAppBadge = async count => { globalThis.badge = count; };
navigator.clearAppBadge = async () => { globalThis.badge = 0; };
"""
HIDE = """hidden => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


async def entrance(crowd, guest):
    """A tab of somebody's at the entrance."""
    await guest.context.add_init_script(BADGE)
    return await crowd.tab(guest.context, "/")


async def shows(page, count):
    """Whether a tab says that so many tables wait, sooner than if it asked again by itself."""
    prefix = rf"^\({count}\) " if count else r"^[^(]"
    await expect(page).to_have_title(re.compile(prefix), timeout=SOON)
    name = "mark-waiting" if count else "mark"
    await expect(page.locator("link[rel=icon]")).to_have_attribute("href", f"/static/{name}.svg")


async def test_every_tab_of_both_players_says_at_once_how_many_tables_wait_and_where(crowd):
    mover, waiter, table = await playing(crowd, is_own=True)
    movers = [await mover.sits_at(table)]
    waiters = [await waiter.sits_at(table), await entrance(crowd, waiter)]
    for page in movers:
        await shows(page, 1)
    for page in waiters:
        await shows(page, 0)
    titles = [f"En Garde with {guest.name} · Salle" for guest in (waiter, mover)]
    await expect(movers[0]).to_have_title(f"(1) Your move · {titles[0]}")
    await expect(waiters[0]).to_have_title(titles[1])
    await mover.plays(table)
    for page in movers:
        await shows(page, 0)
    for page in waiters:
        await shows(page, 1)
    await expect(movers[0]).to_have_title(titles[0])
    await expect(waiters[0]).to_have_title(f"(1) Your move · {titles[1]}")
    await at_rest(waiters[1])
    assert await waiters[1].evaluate("badge") == 1


async def test_a_tab_that_nobody_sees_goes_on_counting(crowd):
    """After a while one of such tabs keeps its stream, and tells the others."""
    mover, waiter, table = await playing(crowd, is_own=True)
    pages = [await waiter.sits_at(table), await entrance(crowd, waiter)]
    asked: list[str] = []
    for page in pages:
        page.on("request", lambda request: asked.append(request.url))
        await page.clock.install()
        await page.evaluate(HIDE, True)
        await after(page, 31_000)
        await page.clock.resume()
    await mover.plays(table)
    for page in pages:
        await shows(page, 1)
    streams = [url for url in asked if "/events" in url]
    assert streams
    assert all(url.count("unseen") == 1 for url in streams), "nobody looks at either"
