"""Several tabs of one player, reloads, and two players at one browser."""

import asyncio
import json

import pytest
from playwright.async_api import expect

from tests.bot.web.opened import arrive, go_to, open_table, study_table
from tests.bot.web.seated import control, playing

pytestmark = pytest.mark.asyncio(loop_scope="session")

SEND = "[data-verb=ps]"
FIRST = ".move >> nth=0"


async def test_a_preview_in_one_tab_goes_when_the_move_is_sent_in_another(crowd):
    mover, _, table = await playing(crowd)
    pages = [await mover.sits_at(table) for _ in range(2)]
    for page in pages:
        await page.press(FIRST, "Enter")
        await expect(page.locator(SEND)).to_be_visible()
    await pages[1].press(SEND, "Enter")
    for page in pages:
        await expect(page.locator(SEND)).to_have_count(0)
        await expect(page.locator(".log a")).to_have_count(2)


async def test_what_another_tab_takes_away_from_under_the_focus_leaves_it_on_what_is_asked(crowd):
    mover, _, table = await playing(crowd)
    here, elsewhere = [await mover.sits_at(table) for _ in range(2)]
    await here.press(FIRST, "Enter")
    await expect(here.locator(SEND)).to_be_focused()
    await here.keyboard.press("Shift+Tab")
    await elsewhere.press(FIRST, "Enter")
    await elsewhere.press(SEND, "Enter")
    await expect(here.locator(SEND)).to_have_count(0)
    await expect(here.locator(".asked")).to_be_focused()


async def test_a_reload_in_the_middle_of_a_preview_asks_anew(crowd):
    mover, _, table = await playing(crowd)
    page = await mover.sits_at(table)
    await page.press(FIRST, "Enter")
    await expect(page.locator(SEND)).to_be_visible()
    await page.reload()
    await expect(page.locator(FIRST)).to_be_visible()
    await expect(page.locator(SEND)).to_have_count(0)


async def test_the_other_seat_of_one_machine_is_taken_in_a_second_tab(crowd):
    anna = await arrive(crowd, "Anna")
    table = await open_table(anna, "en_garde")
    await go_to(anna, table)
    async with anna.context.expect_page() as opened:
        await anna.get_by_role("button", name="Sit down here").click()
    bea = await opened.value
    await bea.fill("#name", "Bea")
    await bea.press("#name", "Enter")
    for page in (anna, bea):
        await expect(page.locator(".board")).to_be_visible()
        await expect(page.get_by_role("heading", level=1)).to_have_text("En Garde · Anna – Bea")


async def test_with_both_hands_the_board_turns_to_whoever_moves(crowd):
    anna = await study_table(crowd, "en_garde")
    first = await anna.locator(".ask .band").get_attribute("class")
    await anna.press(FIRST, "Enter")
    await anna.press(SEND, "Enter")
    await expect(anna.locator(".ask .band")).not_to_have_class(first)
    await expect(anna.locator(FIRST)).to_be_visible()


async def test_a_finished_match_is_kept_as_a_file_with_its_moves(crowd):
    mover, waiter, table = await playing(crowd)
    await mover.plays(table)
    asked = await waiter.ask(f"/api/table/{table}/act/resign", {"words": "", "nonce": "00"})
    await waiter.tap(table, control(asked["post"], "ry"))
    page = await waiter.sits_at(table)
    async with page.expect_download() as download:
        await page.click("[data-verb=ex]")
    path = await (await download.value).path()
    kept = json.loads(await asyncio.to_thread(path.read_text))
    assert kept["head"]["game"] == "en_garde"
