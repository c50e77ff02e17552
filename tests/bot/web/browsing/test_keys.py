"""What is typed, single keys, Escape, and what is said before a click."""

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, expect

from tests.bot.web.driver import anew, point_at, point_away, press, press_key, type_text, write
from tests.bot.web.seated import study_table

pytestmark = pytest.mark.asyncio(loop_scope="session")

SEND = "[data-verb=ps]"


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def table(stayers):
    """A table with something to choose, after two moves; and its address."""
    anna = await study_table(stayers, "en_garde", moves=2, stays=True)
    return anna, anna.url


@pytest_asyncio.fixture(loop_scope="session")
async def anna(table):
    """Somebody there, who has chosen nothing."""
    return await anew(*table)


def field(page: Page):
    return page.locator(".typed input")


async def test_nonsense_is_answered_and_stays_in_the_field_until_it_is_mended(crowd, anna):
    crowd.forgiven = "422"
    await write(field(anna), "+9", key="Enter")
    await expect(anna.locator("[role=alert]")).to_contain_text("cards go from 1 to 5")
    await expect(field(anna)).to_have_value("+9")
    await expect(field(anna)).to_have_attribute("aria-invalid", "true")
    await write(field(anna), "+")
    await expect(anna.locator("[role=alert]")).to_have_count(0)
    await expect(field(anna)).to_have_attribute("aria-invalid", "false")


@pytest.mark.long
async def test_an_unknown_command_is_answered_with_those_that_there_are(anna):
    await write(field(anna), "/zzz", key="Enter")
    await expect(anna.locator("[role=alert]")).to_contain_text("/resign")
    await expect(field(anna)).to_have_value("/zzz")


async def test_tab_takes_what_is_offered_and_enter_shows_it(anna):
    move = await anna.locator(".hand .move").first.get_attribute("data-move")
    await type_text(field(anna), move[:1])
    await press_key(field(anna), "Tab")
    await expect(field(anna)).to_have_value(move)
    await press_key(field(anna), "Enter")
    await expect(anna.locator(SEND)).to_be_focused()
    await expect(field(anna)).to_have_value("")


async def test_undo_gives_the_focus_back_to_the_move(anna):
    move = anna.locator(".hand .move").first
    await press_key(move, "Enter")
    await expect(anna.locator(SEND)).to_be_focused()
    await press_key(anna, "Escape")
    await expect(anna.locator(SEND)).to_have_count(0)
    await expect(move).to_be_focused()


async def test_escape_closes_then_goes_back_to_now_then_undoes(anna):
    await press_key(anna, "1")
    await press(anna.get_by_role("button", name="One move back"))
    to_now = anna.get_by_role("button", name="Back to now")
    await expect(to_now).to_be_visible()
    await press_key(anna, "?")
    dialog = anna.locator("dialog[open]")
    await expect(dialog).to_be_visible()
    await press_key(anna, "Escape")
    await expect(dialog).to_have_count(0)
    await expect(to_now).to_be_visible()
    await press_key(anna, "Escape")
    await expect(to_now).to_have_count(0)
    await expect(anna.locator(SEND)).to_be_visible()
    await press_key(anna, "Escape")
    await expect(anna.locator(SEND)).to_have_count(0)


async def test_who_switches_single_keys_off_chooses_nothing_by_them(crowd):
    anna = await study_table(crowd, "en_garde")  # it is remembered
    await press_key(anna, "?")
    switch = anna.get_by_text("Single keys act")
    await press(switch)
    await press_key(anna, "Escape")
    await expect(anna.locator("dialog[open]")).to_have_count(0)
    for key in ("1", "?", "/"):
        await press_key(anna, key)
    await expect(anna.locator("dialog[open]")).to_have_count(0)
    await expect(anna.locator(SEND)).to_have_count(0)
    await expect(field(anna)).not_to_be_focused()
    move = anna.locator(".hand .move").first
    await press_key(move, "Enter")  # a key on a button is another thing
    await expect(anna.locator(SEND)).to_be_visible()


async def is_told_while_it_is_hovered(page: Page, one: Locator):
    name = await one.get_attribute("aria-label")
    await point_at(one)
    await expect(page.locator(".asked")).to_contain_text(name)
    await point_away(page)
    await expect(page.locator(".asked")).not_to_contain_text(name)


async def test_a_card_that_is_hovered_is_told_before_it_is_clicked(anna):
    await is_told_while_it_is_hovered(anna, anna.locator(".hand .move").first)


@pytest.mark.long
async def test_a_square_that_is_hovered_is_told_before_it_is_clicked(crowd):
    anna = await study_table(crowd, "gyges")
    await is_told_while_it_is_hovered(anna, anna.locator(".square").first)
