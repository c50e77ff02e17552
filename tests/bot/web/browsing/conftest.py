"""One Salle and one Chromium for a file of tests; a crowd of its own for each of them."""

import pytest_asyncio
from playwright.async_api import expect

from tests.bot.web.browser import PATIENCE, Salle, chromium, crowd_of

expect.set_options(timeout=2 * PATIENCE)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def salle():
    async with Salle() as running:
        await running.start()
        yield running


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser():
    async with chromium() as found:
        yield found


@pytest_asyncio.fixture(loop_scope="module")
async def crowd(browser, salle):
    async with crowd_of(salle, browser) as found:
        yield found
