"""Lessons at an address of their own, on a phone: from the entrance to the first tick."""

import re

import pytest
from playwright.async_api import expect

from tests.bot.web.browser import PHONE, is_narrow
from tests.bot.web.browsing.test_access import violations_of
from tests.bot.web.driver import at_rest, go_to, press, turn
from tests.bot.web.seated import arrive

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]


async def test_a_lesson_is_done_by_pressing_squares_and_ticked(crowd):
    anna = await go_to(await arrive(crowd, "Anna", viewport=PHONE), "/learn/gyges")
    await press(anna.get_by_role("button", name="Begin: 1. Nobody's rings"))
    for square in ("c3", "c5"):
        assert await is_narrow(anna)
        assert await violations_of(await at_rest(anna)) == []
        await press(anna.locator(f'[data-square="{square}"]'))
        light = await anna.locator(".around img").first.get_attribute("src")
        await turn(anna, "dark")
        assert await anna.locator(".around img").first.get_attribute("src") != light
        await turn(anna, "light")
    await expect(anna.get_by_text("You moved the double from c3 to c5.")).to_be_visible()
    await press(anna.get_by_role("button", name="All lessons"))
    await expect(anna.get_by_role("button", name="✓ 1. Nobody's rings")).to_be_visible()


async def test_after_a_wrong_answer_the_right_one_is_shown_as_a_film_that_fits(crowd):
    anna = await go_to(await arrive(crowd, "Anna", viewport=PHONE), "/learn/gyges")
    await press(anna.get_by_role("button", name="Begin: 1. Nobody's rings"))
    for square in ("c3", "c1"):
        await press(anna.locator(f'[data-square="{square}"]'))
    await press(anna.get_by_role("button", name="Show me"))
    await expect(anna.locator("video")).to_be_visible()
    assert await is_narrow(await at_rest(anna))
    await press(anna.get_by_role("button", name="Next: 2. Your row"))
    await expect(anna.locator("video")).to_have_count(0)


async def test_the_list_of_lessons_begins_a_guided_game(crowd):
    anna = await go_to(await arrive(crowd, "Anna", viewport=PHONE), "/learn/en_garde")
    await press(anna.get_by_role("button", name="Learn by playing"))
    await expect(anna).to_have_url(re.compile(r"/t/\w+\?guide=first$"))


async def test_the_entrance_leads_to_the_lessons_of_the_game_that_is_chosen(crowd):
    anna = await go_to(await arrive(crowd, "Anna", viewport=PHONE), "/")
    await press(anna.get_by_role("link", name="Lessons"))
    await expect(anna.locator("h1")).to_have_text(re.compile("lessons$"))
