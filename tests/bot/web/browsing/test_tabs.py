"""Several tabs of one player, reloads, and two players at one browser."""

import asyncio
import json

import pytest
from playwright.async_api import expect

from tests.bot.web.driver import at_rest, go_to, press, press_key, reload, write
from tests.bot.web.opened import arrive, open_table, study_table
from tests.bot.web.seated import control, playing

pytestmark = pytest.mark.asyncio(loop_scope="session")


def first(page):
    """What may be chosen first."""
    return page.locator(".move").first


def send(page):
    return page.locator("[data-verb=ps]")


async def test_a_preview_in_one_tab_goes_when_the_move_is_sent_in_another(crowd):
    mover, _, table = await playing(crowd)
    pages = [await mover.sits_at(table) for _ in range(2)]
    for page in pages:
        await press_key(first(page), "Enter")
        await expect(send(page)).to_be_visible()
    await press_key(send(pages[1]), "Enter")
    for page in pages:
        await expect(send(page)).to_have_count(0)
        await expect(page.locator(".log a")).to_have_count(2)


async def test_what_another_tab_takes_away_from_under_the_focus_leaves_it_on_what_is_asked(crowd):
    mover, _, table = await playing(crowd)
    here, elsewhere = [await mover.sits_at(table) for _ in range(2)]
    await press_key(first(here), "Enter")
    await expect(send(here)).to_be_focused()
    await press_key(here, "Shift+Tab")
    await press_key(first(elsewhere), "Enter")
    await press_key(send(elsewhere), "Enter")
    await expect(send(here)).to_have_count(0)
    await expect(here.locator(".asked")).to_be_focused()


async def test_a_reload_in_the_middle_of_a_preview_asks_anew(crowd):
    mover, _, table = await playing(crowd)
    page = await mover.sits_at(table)
    await press_key(first(page), "Enter")
    await expect(send(page)).to_be_visible()
    await reload(page)
    await expect(first(page)).to_be_visible()
    await expect(send(page)).to_have_count(0)


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


async def test_with_both_hands_the_board_turns_to_whoever_moves(crowd):
    anna = await study_table(crowd, "en_garde")
    band = await anna.locator(".ask .band").get_attribute("class")
    await press_key(first(anna), "Enter")
    await press_key(send(anna), "Enter")
    await expect(anna.locator(".ask .band")).not_to_have_class(band)
    await expect(first(anna)).to_be_visible()


async def test_a_finished_match_is_kept_as_a_file_with_its_moves(crowd):
    mover, waiter, table = await playing(crowd)
    await mover.plays(table)
    asked = await waiter.ask(f"/api/table/{table}/act/resign", {"words": "", "nonce": "00"})
    await waiter.taps(table, control(asked["post"], "ry"))
    page = await waiter.sits_at(table)
    async with page.expect_download() as download:
        await press(page.locator("[data-verb=ex]"))
    path = await (await download.value).path()
    kept = json.loads(await asyncio.to_thread(path.read_text))
    assert kept["head"]["game"] == "en_garde"
