"""A connection that is lost: what was sent arrives once, and the board keeps its place."""

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.bot.web.driver import anew, at_rest, press, press_unrested, write
from tests.bot.web.seated import ask, study_table

pytestmark = pytest.mark.asyncio(loop_scope="session")

BROKEN = "ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_EMPTY|ERR_CONNECTION_RESET|ERR_FAILED"
OFFLINE = "ERR_INTERNET_DISCONNECTED"
NOT_SENT = "Not sent yet; I keep trying"
SENT = "**/api/table/*/tap"
NOTE_PRESSES = """
globalThis.isPressed = false;
addEventListener(
    "click", ({ target }) => { isPressed ||= target.textContent === "Try now"; }, true);
"""


@pytest.fixture
def forgiving(crowd):
    """What a browser writes into its console while nobody answers."""
    crowd.forgiven = f"{BROKEN}|{OFFLINE}|50[234]"
    return crowd


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def table(stayers):
    """A table with both hands, so that there is always a move to make."""
    return await study_table(stayers, "en_garde", is_own=True, stays=True)


@pytest_asyncio.fixture(loop_scope="session")
async def page(forgiving, table):
    """The table, where nothing is chosen and everybody is reached."""
    await table.unroute_all()
    return await anew(table, table.url)


async def previewed(page):
    """A move is chosen and not sent."""
    await press(page.locator(".move").first)
    return page.locator("[data-verb=ps]")


async def lost_until_pressed(route):
    """Nobody answers, however often the page tries by itself, before "Try now" was pressed."""
    is_pressed = await route.request.frame.page.evaluate("isPressed")
    await (route.continue_() if is_pressed else route.abort("connectionrefused"))


async def version(page):
    table = page.url.rsplit("/", 1)[1]
    return (await ask(page, f"/api/table/{table}"))["version"]


async def arrives(page, wanted):
    """The page has no rest before it has been answered."""
    await at_rest(page)
    assert await version(page) == wanted


async def test_a_move_whose_answer_got_lost_is_made_once(page):
    send = await previewed(page)
    before = await version(page)
    asked = []

    async def swallow(route):
        asked.append(route.request.post_data)
        await route.fetch()  # the server has acted
        await route.abort("connectionreset")

    await page.route(SENT, swallow, times=1)
    page.on("request", lambda one: asked.append(one.post_data) if "/tap" in one.url else None)
    await press(send)  # nobody answers the first time
    assert await version(page) == before + 1
    assert len(set(asked)) == 1  # the very same, with the same chance for the shuffle


async def test_a_move_that_did_not_arrive_is_sent_when_the_connection_is_back(page):
    send = await previewed(page)
    before = await version(page)
    board = await page.locator(".board").bounding_box()
    await page.route(SENT, lost_until_pressed)
    await page.evaluate(NOTE_PRESSES)
    await press_unrested(send)
    said = page.get_by_text(NOT_SENT)
    await expect(said).to_be_visible()
    assert await page.locator(".board").bounding_box() == board
    assert await version(page) == before
    await press_unrested(page.get_by_role("button", name="Try now"))
    await at_rest(page)
    await expect(said).to_have_count(0)
    await expect(send).to_have_count(0)
    assert await version(page) == before + 1


async def test_a_move_that_was_not_sent_can_be_withdrawn(page):
    send = await previewed(page)
    before = await version(page)
    await page.route(SENT, lambda route: route.abort("connectionrefused"))
    await press_unrested(send)
    said = page.get_by_text(NOT_SENT)
    await expect(said).to_be_visible()
    await press_unrested(page.get_by_role("button", name="Undo", exact=True))
    await at_rest(page)
    await expect(said).to_have_count(0)
    await expect(send).to_be_visible()  # still chosen
    assert await version(page) == before


async def test_a_proxy_whose_server_is_away_is_asked_again(page):
    send = await previewed(page)
    before = await version(page)
    away = [504, 503, 502]
    await page.route(SENT, lambda route: route.fulfill(status=away.pop(), body="away"), times=3)
    await press_unrested(send)
    await arrives(page, before + 1)


async def test_a_net_that_is_back_is_tried_at_once(forgiving):
    page = await study_table(forgiving, "en_garde", is_own=True)
    await page.clock.install()
    send = await previewed(page)
    before = await version(page)
    await page.context.set_offline(True)
    await press_unrested(send)
    await page.context.set_offline(False)  # the browser tells of it; no clock has moved
    await arrives(page, before + 1)


async def test_a_lost_server_is_said_and_the_typed_word_stays(page, salle):
    field = page.locator(".typed input")
    await write(field, "+")
    await salle.stop()
    band = page.locator(".lost")
    await expect(band).to_contain_text("I can't reach Salle just now")
    await salle.start()
    await at_rest(page)  # it tries again by itself
    await expect(band).to_have_count(0)
    await expect(field).to_have_value("+")


async def test_a_page_that_nobody_greets_tries_again(forgiving):
    context = await forgiving.context(is_own=True)
    await context.add_init_script(NOTE_PRESSES)
    await context.route("**/api/hello", lost_until_pressed)
    page = await forgiving.blank(context)
    await page.goto("/")
    band = page.locator(".lost")
    await expect(band).to_contain_text("I can't reach Salle just now")
    await press_unrested(band.get_by_role("button"))
    await at_rest(page)
    await expect(band).to_have_count(0)
