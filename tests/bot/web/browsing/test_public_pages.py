"""A profile at an address of its own: its buttons, the way back, and how it is laid out."""

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.bot.web.browser import PHONE, is_narrow
from tests.bot.web.browsing.test_access import violations_of
from tests.bot.web.driver import at_rest, go_back, go_to, press
from tests.bot.web.seated import arrive, ask, playing, resign

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def loser(stayers):
    """Somebody who has given up a match, and the path of their profile."""
    mover, waiter, table = await playing(stayers, stays=True)
    for who in (mover, waiter, mover, waiter):
        await who.plays(table)
    await resign(mover, table)
    return mover, (await ask(mover, "/api/hello"))["profile"]


async def test_a_profile_leads_to_a_match_and_back_and_to_a_challenge(crowd, loser):
    mover, path = loser
    carla = await go_to(await arrive(crowd, "Carla", viewport=PHONE), path)
    title = carla.locator("h1")

    async def shows(words):
        await expect(title).to_have_text(words)
        assert await is_narrow(carla)
        assert await violations_of(await at_rest(carla)) == [], words

    await shows(mover.name)
    await press(carla.get_by_role("button", name="Last matches"))
    await shows(f"{mover.name}: last matches")
    await press(carla.locator(".around fieldset button"))
    await shows("En Garde · Anna – Bea")
    await expect(carla.locator(".sheet-picture")).to_be_visible()
    await expect(title).to_be_focused()
    await go_back(carla)
    await expect(title).to_have_text(f"{mover.name}: last matches")
    await press(carla.get_by_role("button", name="Back"))
    await press(carla.get_by_role("button", name="Challenge"))
    await press(carla.get_by_role("button", name="Gygès"))
    await press(carla.get_by_role("button", name="Challenge", exact=True))
    await expect(carla).not_to_have_url(path)
    await at_rest(carla)
    opened = carla.url.rpartition("/")[2]
    assert opened in [line["table"] for line in (await ask(mover, "/api/tables"))["tables"]]


async def test_a_profile_can_be_read_without_a_script_too(crowd, loser):
    mover, path = loser
    context = await crowd.context(viewport=PHONE, java_script_enabled=False)
    page = await crowd.blank(context)
    await page.goto(path)
    await expect(page.locator("h1")).to_have_text(mover.name)
    await expect(page.get_by_text("0 won · 1 lost")).to_be_visible()
    await expect(page.locator(".sheet-picture")).to_be_visible()
