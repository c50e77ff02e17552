"""Looking for somebody to play, from a table on the page: what answers opens over the board."""

import pytest
from playwright.async_api import expect

from tests.bot.web.browsing.test_access import violations_of
from tests.bot.web.driver import at_rest, press
from tests.bot.web.seated import match

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_who_looks_from_the_menu_chooses_a_game_and_may_stop(crowd):
    anna, _ = await match(crowd, "cannae")
    board = await anna.locator(".board img").first.get_attribute("src")
    await press(anna.get_by_role("button", name="More"))
    await press(anna.get_by_role("menuitem", name="Look for somebody to play"))
    over = anna.get_by_role("dialog", name="Look for somebody to play")
    await expect(over).to_contain_text("Which game are you looking for somebody to play?")
    await press(over.get_by_role("button", name="Gygès"))
    await expect(over).to_contain_text("Nobody yet.")
    assert await violations_of(await at_rest(anna)) == []
    await press(over.get_by_role("button", name="Stop looking"))
    await expect(over).to_contain_text("I have stopped looking for an opponent in Gygès.")
    assert await anna.locator(".board img").first.get_attribute("src") == board
