"""One Chromium and one Salle for all tests of a process, a crowd for each test."""

from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.bot.web.browser import Crowd, Salle, chromium
from tests.bot.web.driver import PATIENCE

expect.set_options(timeout=2 * PATIENCE)

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)  # before pytest-xdist looks for groups
def pytest_collection_modifyitems(items):
    """One worker has a Chromium and a Salle: starting them, and drawing every game's first
    pictures, takes longer than most of the tests.
    """
    for item in items:
        if item.path.parent == HERE:
            item.add_marker(pytest.mark.xdist_group("browsing"))


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def salle():
    async with Salle() as running:
        await running.start()
        yield running


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser():
    async with chromium() as found:
        yield found


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def company(browser, salle):
    """Those whose browsers are used by one test after the other."""
    return Crowd(browser, salle)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def stayers(company):
    """Those who come with `stays=True` stay for all tests of a module."""
    yield company
    await company.go_home()


@pytest_asyncio.fixture(loop_scope="session", autouse=True)
async def crowd(company):
    """Nobody yet; at the end all go home who don't stay, and nothing must have gone wrong."""
    yield company
    await company.go_home(all_of_them=False)
