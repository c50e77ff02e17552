"""Puzzles at addresses of their own: listed, and solved on the board as in a match."""

import pytest
from playwright.async_api import expect

from bot.application.puzzle_shelf import shipped_shelf
from engines.registry import load_game
from tests.bot.web.browser import PHONE, is_narrow
from tests.bot.web.browsing.test_access import violations_of
from tests.bot.web.driver import at_rest, go_to, press, turn
from tests.bot.web.seated import arrive

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_puzzle_is_chosen_from_a_list_and_solved_by_taps_on_its_board(crowd):
    anna = await go_to(await arrive(crowd, "Anna", viewport=PHONE), "/puzzle/gyges")
    assert await is_narrow(anna)
    assert await violations_of(await at_rest(anna)) == []
    await press(anna.get_by_role("link", name="Gygès · puzzle 1", exact=True))
    await expect(anna).to_have_url("/puzzle/gyges/1")
    await at_rest(anna)
    assert await is_narrow(anna)
    assert await violations_of(anna) == []
    game = load_game("gyges")
    board = anna.locator(".board img").first
    begun = await board.get_attribute("src")
    first, *others = game.parse(shipped_shelf(game).numbered(1).puzzle.first).steps
    await press(anna.locator(f'.board button[data-square="{first}"]'))
    entered = await board.get_attribute("src")
    await turn(anna, "dark")  # and the move stays as far as it was entered
    assert await board.get_attribute("src") not in (begun, entered)
    for step in others:
        await press(anna.locator(f'.board button[data-square="{step}"]'))
    await press(anna.get_by_role("button", name="Send"))
    await expect(anna.get_by_text("That's it, at once")).to_be_visible()
