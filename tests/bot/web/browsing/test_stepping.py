"""Back and forth through a match: by the slider, by the log, by its addresses, and as a film."""

import re

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from tests.bot.web.browser import WIDE
from tests.bot.web.driver import anew, go_to, press, press_key, resize
from tests.bot.web.seated import arrive, ask, begun, playing, resign, study_table

pytestmark = pytest.mark.asyncio(loop_scope="session")

BACK, PLAY = "One move back", "Play through the match"
NOTE_COUNTS = """() => {
    const output = document.querySelector(".steps output");
    globalThis.counts = [];
    new MutationObserver(() => {
        if (counts.at(-1) !== output.textContent) counts.push(output.textContent);
    }).observe(output, { subtree: true, childList: true, characterData: true });
}"""
PAUSE_AT_ONCE = """() => {
    new MutationObserver((_, observer) => {
        const pause = document.querySelector(".steps button[aria-label=Pause]");
        if (pause) observer.disconnect();
        pause?.click();
    }).observe(document.querySelector(".steps"), { subtree: true, attributes: true });
}"""
"""Pressed from outside, the film may be over by then."""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def table(stayers):
    """A table after three moves, and its address."""
    anna = await study_table(stayers, "en_garde", moves=3, stays=True)
    return anna, anna.url


@pytest_asyncio.fixture(loop_scope="session")
async def anna(table):
    """Somebody there, at the last position."""
    return await anew(*table)


def row(page: Page, number: int):
    """The log's line of a move."""
    return page.locator("a.row", has=page.locator(f".number:text-is('{number}')"))


def count(page: Page):
    return page.locator(".steps output")


async def test_the_slider_steps_by_arrows_and_to_both_ends(anna):
    slider = anna.locator(".track input")
    for key, shown in (
        ("ArrowLeft", "2 of 3"), ("ArrowLeft", "1 of 3"), ("ArrowRight", "2 of 3"),
        ("Home", "0 of 3"), ("End", "3 of 3"),
    ):  # fmt: skip
        await press_key(slider, key)
        await expect(count(anna)).to_have_text(shown)


async def test_the_buttons_beside_the_slider_stop_at_both_ends(anna):
    back, on = [anna.get_by_role("button", name=name) for name in (BACK, "One move forward")]
    await expect(on).to_have_attribute("aria-disabled", "true")
    for shown in ("2 of 3", "1 of 3", "0 of 3"):
        await press(back)
        await expect(count(anna)).to_have_text(shown)
    await expect(back).to_have_attribute("aria-disabled", "true")
    await press(on)
    await expect(count(anna)).to_have_text("1 of 3")


async def test_a_line_of_the_log_leads_to_its_position_and_its_address(anna):
    now = anna.url
    href = await row(anna, 2).get_attribute("href")
    await press(row(anna, 2))
    assert anna.url.endswith(href)
    await expect(count(anna)).to_have_text("2 of 3")
    await expect(row(anna, 2)).to_have_attribute("aria-current", "step")
    await press(anna.get_by_role("button", name="Back to now"))
    assert anna.url == now
    await expect(count(anna)).to_have_text("3 of 3")


async def test_a_positions_address_shows_it_when_it_is_opened(anna):
    before = await anna.locator(".board > img").first.get_attribute("alt")
    href = await row(anna, 1).get_attribute("href")
    await go_to(anna, href)
    await expect(count(anna)).to_have_text("1 of 3")
    await expect(anna.locator(".board > img").first).not_to_have_attribute("alt", before)


async def test_a_log_that_is_opened_shows_the_line_of_the_position(anna):
    href = await row(anna, 1).get_attribute("href")
    await resize(anna, 844, 170)  # it has room for two lines
    try:
        await go_to(anna, href)
        await press(anna.get_by_role("button", name="Log", exact=True))
        await expect(row(anna, 1)).to_be_in_viewport(ratio=1)
        await expect(row(anna, 3)).not_to_be_in_viewport(ratio=1)
    finally:
        await resize(anna, **WIDE)


async def test_nothing_can_be_chosen_while_another_moment_is_looked_at(anna):
    await press(anna.get_by_role("button", name=BACK))
    await expect(anna.locator(".move")).to_have_count(0)
    await press_key(anna, "1")
    await press_key(anna, "Escape")
    await expect(anna.locator(".hand .move").first).to_be_visible()
    await expect(anna.locator("[data-verb=ps]")).to_have_count(0)


async def test_a_new_move_pulls_nobody_forward_and_is_told(crowd):
    mover, waiter, table = await playing(crowd)
    page = await waiter.sits_at(table)
    await mover.plays(table)
    await expect(count(page)).to_have_text("1 of 1")
    await press(page.get_by_role("button", name=BACK))
    await expect(count(page)).to_have_text("0 of 1")
    seen = page.url
    await waiter.plays(table)
    await expect(count(page)).to_have_text("0 of 2")
    assert page.url == seen
    await press(page.get_by_role("button", name="Back to now: something has happened"))
    await expect(count(page)).to_have_text("2 of 2")


async def test_the_film_begins_at_the_first_move_and_stops_at_the_end(anna):
    await anna.evaluate(NOTE_COUNTS)
    await press(anna.get_by_role("button", name=PLAY))
    await press(anna.get_by_role("button", name=re.compile("^Speed")))
    await expect(count(anna)).to_have_text("3 of 3")
    await expect(anna.get_by_role("button", name=PLAY)).to_be_visible()
    assert await anna.evaluate("counts") == ["0 of 3", "1 of 3", "2 of 3", "3 of 3"]


async def test_the_film_can_be_paused(anna):
    await anna.evaluate(PAUSE_AT_ONCE)
    await press(anna.get_by_role("button", name=PLAY))
    await expect(anna.get_by_role("button", name=PLAY)).to_be_visible()
    await expect(count(anna)).to_have_text("0 of 3")
    await press(anna.get_by_role("button", name="Back to now"))


async def test_a_spectator_of_a_position_sees_no_hand(crowd):
    anna, _, table = await begun(crowd)
    version = (await ask(anna, f"/api/table/{table}"))["version"]
    carla = await arrive(crowd, "Carla")
    found = await ask(carla, f"/api/table/{table}/at/{version}")
    assert all(not hand["cards"] for side in found["sides"] for hand in side["hands"])
    await go_to(carla, f"/t/{table}/{version}")
    await expect(carla.locator(".board > img").first).to_be_visible()
    await expect(carla.locator(".hand .card")).to_have_count(0)


@pytest.mark.long
async def test_both_hands_of_a_position_lie_open_after_the_end(crowd):
    winner, loser, table = await playing(crowd)
    await winner.plays(table)
    await resign(loser, table)
    page = await winner.sits_at(table)
    await press(row(page, 1))
    await expect(page.locator(".hand .whose")).to_have_count(2)
    await expect(page.locator(".hand .card")).to_have_count(10)
    await expect(page.locator(".worth")).to_contain_text("The moves will soon be judged.")


HELD = "[...document.querySelectorAll('.hand .card')].map(card => card.dataset.card[0]).join('')"


async def held_at(who, table, version):
    """The cards of both hands at a position, as the server has them."""
    (side, *_) = (await ask(who, f"/api/table/{table}/at/{version}"))["sides"]
    return "".join(card["code"][0] for hand in side["hands"] for card in hand["cards"])


@pytest.mark.long
async def test_the_hands_under_the_board_are_those_of_the_position_for_whoever_looks(crowd):
    one, two, table = await playing(crowd)
    for _ in range(2):
        for who in (one, two):
            await who.plays(table)
    watcher = await arrive(crowd, "Carla")
    await go_to(watcher, f"/t/{table}")
    await press(watcher.get_by_role("button", name=BACK))
    await expect(watcher.locator(".hand .card")).to_have_count(0)
    await resign(two, table)
    await expect(watcher.locator(".hand .card")).to_have_count(10)  # where they have stepped to
    for page in (watcher, await one.sits_at(table)):
        seen = set()
        for number in (1, 2, 3, 4):
            await press(row(page, number))
            href = await row(page, number).get_attribute("href")
            now = await held_at(one, table, href.rpartition("/")[2])
            await page.wait_for_function(f"{HELD} === '{now}'")
            seen.add(now)
        assert len(seen) > 2
