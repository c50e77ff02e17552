"""In the browser: people talk at their table, are watched there, and play again."""

from __future__ import annotations

import asyncio

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from tests.bot.web.browser import EMPTY, PHONE
from tests.bot.web.driver import go_to, press, write
from tests.bot.web.seated import HEADERS, arrive, begun, open_table, resign

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def pair(stayers):
    """Anna and Bea, who have sat down at one table."""
    bea = {"viewport": PHONE, "stays": True}
    guests = await begun(stayers, "cannae", of_bea=bea, stays=True)
    return [await guest.sits_at(guests[-1]) for guest in guests[:2]]


def table_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]


@pytest_asyncio.fixture(loop_scope="session")
async def players(pair):
    """Both of them, with the log before them: all that was said has been read."""
    for page in pair:
        await press(page.get_by_role("tab", name="Log"))
        await expect(page.get_by_role("tab", name="Talk", exact=True)).to_be_visible()
    return pair


async def says(page: Page, to: str, text: str) -> None:
    await press(page.get_by_role("tab", name="Talk"))
    await write(page.get_by_label(f"A line to {to}"), text, key="Enter")


async def talks_until_refused(page: Page) -> None:
    """As many lines as may be said at once, behind the page's back: that takes no time."""
    for number in range(40):
        said = {"text": f"Line {number}"}
        path = f"/api/table/{table_of(page)}/talk"
        answer = await page.context.request.post(path, headers=HEADERS, data=said)
        if not answer.ok:
            return
    raise AssertionError("nothing is too much")


async def test_a_line_is_counted_beside_the_log_until_it_has_been_read_as_it_was_written(players):
    anna, bea = players
    written = "<img src=x onerror=alert(1)> *you* & me"
    await says(anna, "Bea", written)
    await expect(bea.get_by_role("tab", name="Talk (1)")).to_be_visible()
    await press(bea.get_by_role("tab", name="Talk (1)"))
    await expect(bea.locator(".talk li p").last).to_have_text(f"Anna {written}")
    await press(bea.get_by_role("tab", name="Log"))
    await expect(bea.get_by_role("tab", name="Talk", exact=True)).to_be_visible()


async def test_what_was_said_is_not_new_again_when_the_page_is_loaded_anew(players):
    anna, bea = players
    await says(anna, "Bea", "Nice weather")
    await press(bea.get_by_role("tab", name="Talk (1)"))
    await expect(bea.locator(".talk li").last).to_contain_text("Nice weather")
    await go_to(bea, bea.url)
    await expect(bea.get_by_role("tab", name="Talk", exact=True)).to_be_visible()


async def test_one_press_mutes_a_table_and_one_gives_it_back(players):
    anna, bea = players
    await press(bea.get_by_role("tab", name="Talk"))
    await press(bea.get_by_role("button", name="Mute"))
    await says(anna, "Bea", "Can you hear me?")
    await expect(bea.get_by_text("Muted")).to_be_visible()
    await expect(bea.locator(".talk")).to_have_count(0)
    await press(bea.get_by_role("button", name="Unmute"))
    await expect(bea.locator(".talk li").last).to_contain_text("Can you hear me?")


async def test_a_screen_reader_hears_a_new_line_once(players):
    anna, bea = players
    await says(anna, "Bea", "Your turn")
    said = bea.get_by_role("status").filter(has_text="Anna: Your turn")
    await expect(said).to_have_count(1)
    await press(bea.get_by_role("tab", name="Talk"))
    await expect(said).to_have_count(0)


async def test_the_field_keeps_a_line_that_was_refused(crowd, players):
    crowd.forgiven = "422"
    anna, bea = players
    await press(anna.get_by_role("tab", name="Talk"))
    await press(bea.get_by_role("tab", name="Talk"))
    field = bea.get_by_label("A line to Anna")
    for number in range(10):  # a machine so slow that there is room for one again: once more
        await talks_until_refused(bea)
        async with bea.expect_response("**/talk") as answer:
            await write(field, f"Last line {number}", key="Enter")
        if not (await answer.value).ok:
            break
    refusal = bea.get_by_role("alert").filter(has_text="That was a lot at once")
    await expect(refusal).to_be_visible()
    await expect(field).to_have_value(f"Last line {number}")


async def test_where_one_plays_alone_there_is_nobody_to_talk_to(crowd):
    anna = await arrive(crowd, "Anna")
    table = await open_table(anna, "cannae", level="novice")
    await go_to(anna, f"/t/{table}")
    await expect(anna.get_by_role("tab")).to_have_count(0)
    await expect(anna.get_by_role("log")).to_have_count(1)


@pytest.mark.parametrize("has_dino", [False, pytest.param(True, marks=pytest.mark.long)])
async def test_players_and_watchers_see_who_watches(crowd, players, has_dino):
    anna, _ = players
    carla = await go_to(await arrive(crowd, "Carla"), anna.url)
    await expect(anna.get_by_text("Carla watches")).to_be_visible()
    watchers = [carla]
    if has_dino:
        watchers.append(await go_to(await arrive(crowd, "Dino"), anna.url))
        await expect(anna.get_by_text("Carla and Dino watch")).to_be_visible()
        await expect(carla.get_by_text("Dino watches")).to_be_visible()
    for page in watchers:
        await page.goto(EMPTY)
    await expect(anna.locator(".watchers")).to_have_count(0)


# -- again -----------------------------------------------------------------------------------------
@pytest_asyncio.fixture(loop_scope="session")
async def over(players):
    """A match that Anna has given up, in both browsers."""
    await resign(players[0], table_of(players[0]))
    for page in players:
        await expect(page.locator("[data-verb=rm]")).to_be_visible()
    return players


def again(page: Page):
    return page.locator("[data-verb=rm]")


async def test_a_rematch_reaches_the_rivals_open_tab_and_their_press_begins_it(over):
    anna, bea = over
    before = bea.url
    await press(again(anna))
    await expect(bea.get_by_text("Anna would like a rematch.")).to_be_visible()
    await press(bea.get_by_role("button", name="Accept"))
    for page in (anna, bea):
        await expect(page).not_to_have_url(before)
        await expect(page.locator(".stage img").first).to_be_visible()
    assert anna.url == bea.url


@pytest.mark.long  # that it is one is shown by requests, too
async def test_two_who_press_at_the_same_moment_play_one_rematch(over):
    anna, bea = over
    before = bea.url
    both_have_pressed = asyncio.Barrier(2)

    async def hold(route):
        await both_have_pressed.wait()
        await route.continue_()

    for page in over:
        await page.route("**/tap", hold, times=1)
    await asyncio.gather(press(again(anna)), press(again(bea)))
    for page in (anna, bea):
        await expect(page).not_to_have_url(before)
        await expect(page.locator(".stage img").first).to_be_visible()
    assert anna.url == bea.url
