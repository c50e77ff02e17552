"""What is typed, single keys, Escape, and what is said before a click."""

import pytest
from playwright.async_api import Page, expect

from tests.bot.web.driver import point_at, point_away, press, press_key, type_text, write
from tests.bot.web.opened import study_table

pytestmark = pytest.mark.asyncio(loop_scope="session")

SEND = "[data-verb=ps]"


def field(page: Page):
    return page.locator(".typed input")


async def test_nonsense_is_answered_with_what_would_be_right_and_stays_in_the_field(crowd):
    crowd.forgiven = "422"
    anna = await study_table(crowd, "en_garde")
    await write(field(anna), "+9", key="Enter")
    await expect(anna.locator("[role=alert]")).to_contain_text("cards go from 1 to 5")
    await expect(field(anna)).to_have_value("+9")
    await expect(field(anna)).to_have_attribute("aria-invalid", "true")


async def test_what_was_wrong_is_forgotten_as_soon_as_it_is_mended(crowd):
    crowd.forgiven = "422"
    anna = await study_table(crowd, "en_garde")
    await write(field(anna), "+9", key="Enter")
    await expect(anna.locator("[role=alert]")).to_be_visible()
    await write(field(anna), "+")
    await expect(anna.locator("[role=alert]")).to_have_count(0)
    await expect(field(anna)).to_have_attribute("aria-invalid", "false")


async def test_an_unknown_command_is_answered_with_those_that_there_are(crowd):
    anna = await study_table(crowd, "en_garde")
    await write(field(anna), "/zzz", key="Enter")
    await expect(anna.locator("[role=alert]")).to_contain_text("/resign")
    await expect(field(anna)).to_have_value("/zzz")


async def test_tab_takes_what_is_offered_and_enter_shows_it(crowd):
    anna = await study_table(crowd, "en_garde")
    move = await anna.locator(".hand .move").first.get_attribute("data-move")
    await type_text(field(anna), move[:1])
    await press_key(field(anna), "Tab")
    await expect(field(anna)).to_have_value(move)
    await press_key(field(anna), "Enter")
    await expect(anna.locator(SEND)).to_be_focused()
    await expect(field(anna)).to_have_value("")


async def test_undo_gives_the_focus_back_to_the_move(crowd):
    anna = await study_table(crowd, "en_garde")
    move = anna.locator(".hand .move").first
    await press_key(move, "Enter")
    await expect(anna.locator(SEND)).to_be_focused()
    await press_key(anna, "Escape")
    await expect(anna.locator(SEND)).to_have_count(0)
    await expect(move).to_be_focused()


async def test_escape_closes_then_goes_back_to_now_then_undoes(crowd):
    anna = await study_table(crowd, "en_garde", moves=2)
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
    anna = await study_table(crowd, "en_garde")
    await press_key(anna, "?")
    switch = anna.get_by_text("Single keys act")
    await press(switch)
    await press_key(anna, "Escape")
    await expect(anna.locator("dialog[open]")).to_have_count(0)
    for key in ("1", "?", "/"):
        await press_key(anna, key)
    await expect(anna.locator("dialog[open]")).to_have_count(0)
    await expect(field(anna)).not_to_be_focused()
    await press_key(
        anna.locator(".hand .move").first, "Enter"
    )  # a key on a button is another thing
    await expect(anna.locator(SEND)).to_be_visible()


@pytest.mark.parametrize(("game", "where"), [("en_garde", ".hand .move"), ("gyges", ".square")])
async def test_what_is_hovered_is_told_before_it_is_clicked(crowd, game, where):
    anna = await study_table(crowd, game)
    one = anna.locator(where).first
    name = await one.get_attribute("aria-label")
    await point_at(one)
    await expect(anna.locator(".asked")).to_contain_text(name)
    await point_away(anna)
    await expect(anna.locator(".asked")).not_to_contain_text(name)
