"""Several tabs of one player, reloads, and two players at one browser."""

import asyncio
import json

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.bot.web.driver import anew, at_rest, go_to, press, press_key, reload, write
from tests.bot.web.seated import (
    arrive,
    decide,
    open_table,
    playing,
    resign,
    side_of,
    study_table,
)

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def match(stayers):
    """Both players after one move, the table, and two tabs there of the one who is to move."""
    waiter, mover, table = await playing(stayers, stays=True)
    await waiter.plays(table)
    return mover, waiter, table, [await mover.sits_at(table) for _ in range(2)]


@pytest_asyncio.fixture(loop_scope="session")
async def tabs(match):
    """The two tabs, with nothing chosen and somebody's move to make."""
    mover, waiter, table, pages = match
    if not (await side_of(mover, table))["post"]["prompt"]["groups"]:
        await waiter.plays(table)
    for page in pages:
        await expect(first(await anew(page, page.url))).to_be_visible()
    return pages


def first(page):
    """What may be chosen first."""
    return page.locator(".move").first


def send(page):
    return page.locator("[data-verb=ps]")


async def test_a_reload_in_the_middle_of_a_preview_asks_anew(tabs):
    page = tabs[0]
    await press_key(first(page), "Enter")
    await expect(send(page)).to_be_visible()
    await reload(page)
    await expect(first(page)).to_be_visible()
    await expect(send(page)).to_have_count(0)


async def test_a_preview_goes_when_another_tab_sends_and_the_focus_is_on_what_is_asked(tabs):
    here, elsewhere = tabs
    lines = await here.locator(".log a").count()
    await press_key(first(here), "Enter")
    await expect(send(here)).to_be_focused()
    await press_key(here, "Shift+Tab")
    await press_key(first(elsewhere), "Enter")
    await press_key(send(elsewhere), "Enter")
    for page in tabs:
        await expect(send(page)).to_have_count(0)
        await expect(page.locator(".log a")).not_to_have_count(lines)
    await expect(here.locator(".asked")).to_be_focused()


async def test_a_theme_that_changes_while_the_table_is_looked_at_is_shown(crowd):
    page = await study_table(crowd, "gyges", is_own=True)
    picture, table = page.locator(".board > img").first, page.url.rpartition("/")[2]
    is_asked, is_dark = asyncio.Event(), asyncio.Event()

    async def late(route):
        answer = await route.fetch()
        is_asked.set()
        await is_dark.wait()
        await route.fulfill(response=answer)

    await page.route("**/api/table/*?after=*", late, times=1)
    await decide(page, table, "classic")
    await is_asked.wait()
    async with page.expect_response("**/api/hello"):
        await page.emulate_media(color_scheme="dark")
    is_dark.set()
    await at_rest(page)
    shown = await picture.get_attribute("src")
    await reload(page)
    await expect(picture).to_have_attribute("src", shown)


async def test_a_finished_match_is_kept_as_a_file_with_its_moves(match):
    _, waiter, table, (page, _) = match
    await resign(waiter, table)
    async with page.expect_download() as download:
        await press(page.locator("[data-verb=ex]"))
    path = await (await download.value).path()
    kept = json.loads(await asyncio.to_thread(path.read_text))
    assert kept["head"]["game"] == "en_garde"
    assert any(entry["act"] == "move" for entry in kept["log"])


async def test_the_other_seat_of_one_machine_is_taken_in_a_second_tab(crowd):
    anna = await arrive(crowd, "Anna")
    table = await open_table(anna, "en_garde")
    await go_to(anna, f"/t/{table}")
    async with anna.context.expect_page() as opened:
        await press(anna.get_by_role("button", name="Sit down here"))
    bea = await at_rest(await opened.value)
    await write(bea.locator("#name"), "Bea", key="Enter")
    for page in (anna, bea):
        await expect(page.locator(".board")).to_be_visible()
        await expect(page.get_by_role("heading", level=1)).to_have_text("En Garde · Anna – Bea")
