"""A connection that is lost: what was sent arrives once, and the board keeps its place."""

import asyncio

import pytest
from playwright.async_api import expect

from tests.bot.web.seated import playing

pytestmark = pytest.mark.asyncio(loop_scope="session")

BROKEN = "ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_EMPTY|ERR_CONNECTION_RESET|ERR_FAILED"
OFFLINE = "ERR_INTERNET_DISCONNECTED"
NOT_SENT = "Not sent yet; I keep trying"
SENT = "**/api/table/*/tap"


@pytest.fixture
def forgiving(crowd):
    """What a browser writes into its console while nobody answers."""
    crowd.forgiven = f"{BROKEN}|{OFFLINE}|50[234]"
    return crowd


async def previewed(page):
    """A move is chosen and not sent."""
    await page.locator(".move").first.click()
    send = page.locator("[data-verb=ps]")
    await send.wait_for()
    return send


async def version(guest, table):
    return (await guest.ask(f"/api/table/{table}"))["version"]


async def arrives(page, guest, table, wanted):
    """The server has heard of it, before long."""
    async with asyncio.timeout(30):
        while await version(guest, table) != wanted:
            await page.wait_for_timeout(50)


async def test_a_move_whose_answer_got_lost_is_made_once(forgiving):
    mover, _, table = await playing(forgiving)
    page = await mover.sits_at(table)
    send = await previewed(page)
    before = await version(mover, table)
    asked = []

    async def swallow(route):
        asked.append(route.request.post_data)
        await route.fetch()  # the server has acted
        await route.abort("connectionreset")

    await page.route(SENT, swallow, times=1)
    page.on("request", lambda one: asked.append(one.post_data) if "/tap" in one.url else None)
    async with page.expect_response(SENT):  # the first time there is none
        await send.click()
    assert await version(mover, table) == before + 1
    assert len(set(asked)) == 1  # the very same, with the same chance for the shuffle


async def test_a_move_that_did_not_arrive_is_sent_when_the_connection_is_back(forgiving):
    mover, _, table = await playing(forgiving)
    page = await mover.sits_at(table)
    send = await previewed(page)
    before = await version(mover, table)
    board = await page.locator(".board").bounding_box()
    await page.route(SENT, lambda route: route.abort("connectionrefused"))
    await send.click()
    said = page.get_by_text(NOT_SENT)
    await expect(said).to_be_visible()
    assert await page.locator(".board").bounding_box() == board
    assert await version(mover, table) == before
    await page.unroute(SENT)
    await page.get_by_role("button", name="Try now").click()
    await expect(said).to_have_count(0)
    await expect(send).to_have_count(0)
    assert await version(mover, table) == before + 1


async def test_a_move_that_was_not_sent_can_be_withdrawn(forgiving):
    mover, _, table = await playing(forgiving)
    page = await mover.sits_at(table)
    send = await previewed(page)
    before = await version(mover, table)
    await page.route(SENT, lambda route: route.abort("connectionrefused"))
    await send.click()
    await page.get_by_role("button", name="Undo", exact=True).click()
    await page.unroute(SENT)
    await expect(page.get_by_text(NOT_SENT)).to_have_count(0)
    await expect(send).to_be_visible()  # still chosen
    assert await version(mover, table) == before


@pytest.mark.parametrize("status", [502, 503, 504])
async def test_a_proxy_whose_server_is_away_is_asked_again(forgiving, status):
    mover, _, table = await playing(forgiving)
    page = await mover.sits_at(table)
    send = await previewed(page)
    before = await version(mover, table)
    await page.route(SENT, lambda route: route.fulfill(status=status, body="away"), times=1)
    await send.click()
    await arrives(page, mover, table, before + 1)


async def test_a_net_that_is_back_is_tried_at_once(forgiving):
    mover, _, table = await playing(forgiving)
    page = await mover.sits_at(table)
    await page.clock.install()
    send = await previewed(page)
    before = await version(mover, table)
    await page.context.set_offline(True)
    await send.click()
    await page.context.set_offline(False)  # the browser tells of it; no clock has moved
    await arrives(page, mover, table, before + 1)


async def test_a_lost_server_is_said_and_the_typed_word_stays(forgiving, salle):
    mover, _, table = await playing(forgiving)
    page = await mover.sits_at(table)
    field = page.locator(".typed input")
    await field.fill("+")
    await salle.stop()
    band = page.locator(".lost")
    await expect(band).to_contain_text("I can't reach Salle just now")
    await salle.start()
    await page.get_by_role("button", name="Try now").click()
    await expect(band).to_have_count(0)
    await expect(field).to_have_value("+")


async def test_a_page_that_nobody_greets_tries_again(forgiving):
    context = await forgiving.context()
    await context.route("**/api/hello", lambda route: route.abort())
    page = await context.new_page()
    await page.goto("/")
    band = page.locator(".lost")
    await expect(band).to_contain_text("I can't reach Salle just now")
    await context.unroute("**/api/hello")
    await band.get_by_role("button").click()
    await expect(band).to_have_count(0)
