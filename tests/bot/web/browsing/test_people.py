"""In the browser: people talk at their table, are watched there, and play again."""

from __future__ import annotations

import asyncio

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from tests.bot.web.browser import EMPTY, PHONE
from tests.bot.web.driver import go_to, press, write
from tests.bot.web.opened import HEADERS, arrive, ask, resign

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def taps(page: Page, table: str, verb: str):
    """A button of the table, tapped behind the page's back."""
    side = (await ask(page, f"/api/table/{table}"))["sides"][0]
    ticket = next(c["ticket"] for c in side["post"]["prompt"]["controls"] if c["verb"] == verb)
    body = {"ticket": ticket, "nonce": "0a"}
    return await ask(page, f"/api/table/{table}/tap", body)


@pytest_asyncio.fixture(loop_scope="session")
async def players(crowd):
    """Anna and Bea at a table, and its name."""
    anna, bea = await arrive(crowd, "Anna"), await arrive(crowd, "Bea", viewport=PHONE)
    table = (await ask(anna, "/api/challenge", {"game": "cannae", "nonce": "0b"}))["table"]
    await taps(bea, table, "ca")
    for page in (anna, bea):
        await go_to(page, f"/t/{table}")
    return anna, bea, table


async def says(page: Page, to: str, text: str) -> None:
    await press(page.get_by_role("tab", name="Talk"))
    await write(page.get_by_label(f"A line to {to}"), text, key="Enter")


async def talks_until_refused(page: Page, table: str) -> None:
    """As many lines as may be said at once, behind the page's back: that takes no time."""
    for number in range(40):
        said = {"text": f"Line {number}"}
        path = f"/api/table/{table}/talk"
        answer = await page.context.request.post(path, headers=HEADERS, data=said)
        if not answer.ok:
            return
    raise AssertionError("nothing is too much")


async def test_a_line_is_counted_beside_the_log_until_it_has_been_read(players):
    anna, bea, _ = players
    await says(anna, "Bea", "Good luck")
    await expect(bea.get_by_role("tab", name="Talk (1)")).to_be_visible()
    await press(bea.get_by_role("tab", name="Talk (1)"))
    await expect(bea.locator(".talk li")).to_contain_text("Anna Good luck")
    await press(bea.get_by_role("tab", name="Log"))
    await expect(bea.get_by_role("tab", name="Talk", exact=True)).to_be_visible()


async def test_what_was_said_is_not_new_again_when_the_page_is_loaded_anew(players):
    anna, bea, table = players
    await says(anna, "Bea", "Good luck")
    await press(bea.get_by_role("tab", name="Talk (1)"))
    await expect(bea.locator(".talk li")).to_have_count(1)
    await go_to(bea, f"/t/{table}")
    await expect(bea.get_by_role("tab", name="Talk", exact=True)).to_be_visible()


async def test_a_line_is_said_as_it_was_written(crowd, players):
    anna, bea, _ = players
    written = "<img src=x onerror=alert(1)> *you* & me"
    await says(anna, "Bea", written)
    await press(bea.get_by_role("tab", name="Talk (1)"))
    await expect(bea.locator(".talk li p")).to_have_text(f"Anna {written}")


async def test_the_field_keeps_a_line_that_was_refused(crowd, players):
    crowd.forgiven = "422"
    anna, _, table = players
    await press(anna.get_by_role("tab", name="Talk"))
    field = anna.get_by_label("A line to Bea")
    for number in range(10):  # a machine so slow that there is room for one again: once more
        await talks_until_refused(anna, table)
        async with anna.expect_response("**/talk") as answer:
            await write(field, f"Last line {number}", key="Enter")
        if not (await answer.value).ok:
            break
    refusal = anna.get_by_role("alert").filter(has_text="That was a lot at once")
    await expect(refusal).to_be_visible()
    await expect(field).to_have_value(f"Last line {number}")


async def test_one_press_mutes_a_table_and_one_gives_it_back(players):
    anna, bea, _ = players
    await press(bea.get_by_role("tab", name="Talk"))
    await press(bea.get_by_role("button", name="Mute"))
    await says(anna, "Bea", "Good luck")
    await expect(bea.get_by_text("Muted")).to_be_visible()
    await expect(bea.locator(".talk")).to_have_count(0)
    await press(bea.get_by_role("button", name="Unmute"))
    await expect(bea.locator(".talk li")).to_contain_text("Good luck")


async def test_a_screen_reader_hears_a_new_line_once(players):
    anna, bea, _ = players
    await says(anna, "Bea", "Good luck")
    said = bea.get_by_role("status").filter(has_text="Anna: Good luck")
    await expect(said).to_have_count(1)
    await press(bea.get_by_role("tab", name="Talk"))
    await expect(said).to_have_count(0)


async def test_where_one_plays_alone_there_is_nobody_to_talk_to(crowd):
    anna = await arrive(crowd, "Anna")
    made = await ask(anna, "/api/challenge", {"game": "cannae", "level": "novice", "nonce": "0c"})
    await taps(anna, made["table"], "cb")
    await go_to(anna, f"/t/{made['table']}")
    await expect(anna.get_by_role("tab")).to_have_count(0)
    await expect(anna.get_by_role("log")).to_have_count(1)


async def test_players_and_watchers_see_who_watches(crowd, players):
    anna, _, table = players
    carla = await arrive(crowd, "Carla")
    await go_to(carla, f"/t/{table}")
    await expect(anna.get_by_text("Carla watches")).to_be_visible()
    dino = await arrive(crowd, "Dino")
    await go_to(dino, f"/t/{table}")
    await expect(anna.get_by_text("Carla and Dino watch")).to_be_visible()
    await expect(carla.get_by_text("Dino watches")).to_be_visible()
    for page in (carla, dino):
        await page.goto(EMPTY)
    await expect(anna.locator(".watchers")).to_have_count(0)


# -- again -----------------------------------------------------------------------------------------
@pytest_asyncio.fixture(loop_scope="session")
async def over(players):
    """A match that Anna has given up, in both browsers."""
    anna, bea, table = players
    await resign(anna, table)
    for page in (anna, bea):
        await expect(page.locator("[data-verb=rm]")).to_be_visible()
    return anna, bea


def again(page: Page):
    return page.locator("[data-verb=rm]")


async def test_a_rematch_reaches_the_rivals_open_tab_and_his_press_begins_it(over):
    anna, bea = over
    before = bea.url
    await press(again(anna))
    await expect(bea.get_by_text("Anna would like a rematch.")).to_be_visible()
    await press(bea.get_by_role("button", name="Accept"))
    for page in (anna, bea):
        await expect(page).not_to_have_url(before)
        await expect(page.locator(".stage img").first).to_be_visible()
    assert anna.url == bea.url


async def test_two_who_press_at_the_same_moment_play_one_rematch(over):
    anna, bea = over
    before = bea.url
    await asyncio.gather(press(again(anna)), press(again(bea)))
    for page in (anna, bea):
        await expect(page).not_to_have_url(before)
        await expect(page.locator(".stage img").first).to_be_visible()
    assert anna.url == bea.url
