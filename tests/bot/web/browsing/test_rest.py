"""The page says when it is at rest, and not before."""

import asyncio
import re

import pytest
import pytest_asyncio

from tests.bot.web.driver import PATIENCE, anew, at_rest, go_to, press_unrested
from tests.bot.web.seated import study_table

pytestmark = pytest.mark.asyncio(loop_scope="session")

SAY_AT_REST = "() => { globalThis.rested = false; atRest().then(() => { rested = true; }); }"
FRAMES = """async () => {
  for (let n = 0; n < 10; n++) await new Promise(requestAnimationFrame);
  return rested;
}"""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def table(stayers):
    """A table with something to choose."""
    return await study_table(stayers, "en_garde", is_own=True, stays=True)


@pytest_asyncio.fixture(loop_scope="session")
async def anna(table):
    """Somebody there, who has chosen nothing."""
    await table.unroute_all()
    return await anew(table, table.url)


@pytest.mark.parametrize(
    ("what", "chosen"), [(re.compile("/tap$"), 0), (re.compile("/picture/"), -1)]
)
async def test_there_is_no_rest_while_a_request_is_unanswered_or_a_picture_loads(
    anna, what, chosen
):
    held, go_on = asyncio.Event(), asyncio.Event()

    async def hold(route):
        held.set()
        await go_on.wait()
        await route.continue_()

    await anna.route(what, hold)
    await press_unrested(anna.locator(".hand .move").nth(chosen))
    async with asyncio.timeout(PATIENCE / 1000):
        await held.wait()
    await anna.evaluate(SAY_AT_REST)
    assert not await anna.evaluate(FRAMES)
    go_on.set()
    await at_rest(anna)
    assert await anna.evaluate("rested")


async def test_there_is_no_rest_while_something_moves(anna):
    await anna.emulate_media(reduced_motion="no-preference")
    await press_unrested(anna.locator(".hand .move").first)
    await at_rest(anna)
    moving = "document.getAnimations().filter(one => one.playState === 'running').length"
    assert await anna.evaluate(moving) == 0


async def test_a_page_that_is_left_has_no_rest_until_the_next_one_is_there(crowd):
    anna = await crowd.newcomer()
    await anna.evaluate("location.assign('/?chair=0')")
    await at_rest(anna)
    assert await anna.evaluate("document.body.classList.contains('ready')")
    assert await anna.evaluate("performance.getEntriesByType('navigation')[0].name.endsWith('=0')")
    await go_to(anna, "/")
