"""Back and forth through a match: by the slider, by the log, by its addresses, and as a film."""

import re

import pytest
from playwright.async_api import Page, expect

from tests.bot.web.browser import PATIENCE
from tests.bot.web.opened import arrive, ask, go_to, match, study_table
from tests.bot.web.seated import playing

pytestmark = pytest.mark.asyncio(loop_scope="session")

BACK = "One move back"


async def played(page: Page, moves: int) -> None:
    """So many moves by the keyboard, with both hands."""
    for number in range(1, moves + 1):
        await page.locator("main[aria-busy=false] .hand .move").first.wait_for()
        await page.keyboard.press("1")
        await page.locator("[data-verb=ps]").press("Enter")
        await expect(page.locator(".steps output")).to_have_text(f"{number} of {number}")


async def after(crowd, moves: int, **manners) -> Page:
    anna = await study_table(crowd, "en_garde", **manners)
    await played(anna, moves)
    return anna


def row(page: Page, number: int):
    """The log's line of a move."""
    return page.locator("a.row", has=page.locator(f".number:text-is('{number}')"))


def count(page: Page):
    return page.locator(".steps output")


async def test_the_slider_steps_by_arrows_and_to_both_ends(crowd):
    anna = await after(crowd, 3)
    slider = anna.locator(".track input")
    await slider.focus()
    for key, shown in (
        ("ArrowLeft", "2 of 3"), ("ArrowLeft", "1 of 3"), ("ArrowRight", "2 of 3"),
        ("Home", "0 of 3"), ("End", "3 of 3"),
    ):  # fmt: skip
        await slider.press(key)
        await expect(count(anna)).to_have_text(shown)


async def test_the_buttons_beside_the_slider_stop_at_both_ends(crowd):
    anna = await after(crowd, 1)
    back, on = [anna.get_by_role("button", name=name) for name in (BACK, "One move on")]
    await expect(on).to_have_attribute("aria-disabled", "true")
    await back.click()
    await expect(count(anna)).to_have_text("0 of 1")
    await expect(back).to_have_attribute("aria-disabled", "true")
    await on.click()
    await expect(count(anna)).to_have_text("1 of 1")


async def test_a_line_of_the_log_leads_to_its_position_and_its_address(crowd):
    anna = await after(crowd, 3)
    now = anna.url
    href = await row(anna, 2).get_attribute("href")
    await row(anna, 2).click()
    await anna.wait_for_url(f"**{href}")
    await expect(count(anna)).to_have_text("2 of 3")
    await expect(row(anna, 2)).to_have_attribute("aria-current", "step")
    await anna.get_by_role("button", name="Back to now").click()
    await anna.wait_for_url(now)
    await expect(count(anna)).to_have_text("3 of 3")


async def test_a_positions_address_shows_it_when_it_is_opened(crowd):
    anna = await after(crowd, 3)
    before = await anna.locator(".board > img").first.get_attribute("alt")
    href = await row(anna, 1).get_attribute("href")
    await anna.goto(href)
    await expect(count(anna)).to_have_text("1 of 3")
    await expect(anna.locator(".board > img").first).not_to_have_attribute("alt", before)


async def test_nothing_can_be_chosen_while_another_moment_is_looked_at(crowd):
    anna = await after(crowd, 2)
    await anna.get_by_role("button", name=BACK).click()
    await anna.get_by_role("button", name="Back to now").wait_for()
    await expect(anna.locator(".move")).to_have_count(0)
    await anna.keyboard.press("1")
    await anna.keyboard.press("Escape")
    await expect(anna.locator(".hand .move").first).to_be_visible()
    await expect(anna.locator("[data-verb=ps]")).to_have_count(0)


async def test_a_new_move_pulls_nobody_forward_and_is_told(crowd):
    mover, waiter, table = await playing(crowd)
    page = await waiter.sits_at(table)
    await mover.plays(table)
    await expect(count(page)).to_have_text("1 of 1")
    await page.get_by_role("button", name=BACK).click()
    await expect(count(page)).to_have_text("0 of 1")
    seen = page.url
    await waiter.plays(table)
    await expect(count(page)).to_have_text("0 of 2")
    assert page.url == seen
    await page.get_by_role("button", name="Back to now: something has happened").click()
    await expect(count(page)).to_have_text("2 of 2")


async def test_the_film_begins_at_the_first_move_and_stops_at_the_end(crowd):
    anna = await after(crowd, 3)
    await anna.get_by_role("button", name="Play through the match").click()
    await expect(count(anna)).to_have_text("0 of 3")
    await anna.get_by_role("button", name=re.compile("^Speed")).click()
    await expect(count(anna)).to_have_text("3 of 3")
    await expect(anna.get_by_role("button", name="Play through the match")).to_be_visible()


async def test_the_film_can_be_paused(crowd):
    anna = await after(crowd, 2)
    await anna.get_by_role("button", name="Play through the match").click()
    await anna.get_by_role("button", name="Pause").click()
    await expect(anna.get_by_role("button", name="Pause")).to_have_count(0)
    await expect(anna.get_by_role("button", name="Back to now")).to_be_visible()


async def test_a_spectator_of_a_position_sees_no_hand(crowd):
    anna, _ = await match(crowd, "en_garde")
    table = anna.url.rsplit("/", 1)[1]
    version = (await ask(anna, f"/api/table/{table}"))["version"]
    carla = await arrive(crowd, "Carla")
    found = await ask(carla, f"/api/table/{table}/at/{version}")
    assert all(not hand["cards"] for side in found["sides"] for hand in side["hands"])
    await go_to(carla, f"{table}/{version}")
    await expect(carla.locator(".board > img").first).to_be_visible()
    await expect(carla.locator(".hand .card")).to_have_count(0)


async def test_both_hands_of_a_position_lie_open_after_the_end(crowd):
    anna = await after(crowd, 1, viewport={"width": 1280, "height": 860})
    await anna.locator(".typed input").fill("/resign")
    await anna.locator(".typed input").press("Enter")
    await anna.locator("[data-verb=ry]").click()
    await anna.locator(".result").wait_for(timeout=PATIENCE)
    await row(anna, 1).click()
    await expect(anna.locator(".hand .whose")).to_have_count(2)
