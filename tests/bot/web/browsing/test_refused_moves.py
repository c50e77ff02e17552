"""What stands in the way of a refused move, marked on the board and on the hand."""

import pytest
from playwright.async_api import expect

from bot.application.puzzle_shelf import shipped_shelf
from engines.gyges.terms import NAMES
from engines.registry import load_game
from tests.bot.web.browser import PHONE
from tests.bot.web.driver import go_to, press, press_at, write
from tests.bot.web.seated import arrive, ask, study_table

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def middle_of(page, square):
    """Of a square, in parts of the upright board."""
    table = page.url.rpartition("/")[2]
    sides = (await ask(page, f"/api/table/{table}"))["sides"]
    post = next(side["post"] for side in sides if side["post"]["prompt"]["groups"])
    left, top, width, height = post["board"]["upright"]["places"][square]
    return left + width / 2, top + height / 2


async def test_a_square_that_a_piece_cant_reach_says_why_and_shows_it(crowd):
    crowd.forgiven = "422"
    anna = await study_table(crowd, "cannae", viewport=PHONE)
    own, far = ("c2", "c5") if await anna.locator("[data-square=c2]").count() else ("c7", "c4")
    board, marks = anna.locator(".board"), anna.locator(".obstacle")
    await press(anna.locator(f"[data-square={own}]"))
    await press_at(board, *await middle_of(anna, far))
    await expect(anna.locator("[role=alert]")).to_contain_text(f"M{own}{far}: infantry steps to")
    await expect(marks).to_have_count(2)
    assert [await marks.nth(n).get_attribute("data-role") for n in (0, 1)] == ["from", "to"]
    await expect(anna.locator(".obstacles")).to_have_attribute("aria-hidden", "true")
    await expect(anna.locator(".square.chosen")).to_have_count(1)
    await press(anna.locator(".square.chosen"))
    await expect(marks).to_have_count(0)


@pytest.mark.long
async def test_in_a_puzzle_too(crowd):
    crowd.forgiven = "422"
    anna = await go_to(await arrive(crowd, "Anna", viewport=PHONE), "/puzzle/gyges/1")
    game = load_game("gyges")
    start, *_ = game.parse(shipped_shelf(game).numbered(1).puzzle.first).steps
    await press(anna.locator(f'.board button[data-square="{start}"]'))
    live = await anna.locator(".board button[data-square]").evaluate_all(
        "found => found.map(one => one.dataset.square)"
    )
    dead = next(name for name in NAMES[:36] if name not in live)
    post = (await ask(anna, "/api/puzzle/gyges/1"))["post"]
    left, top, width, height = post["board"]["upright"]["places"][dead]
    await press_at(anna.locator(".board"), left + width / 2, top + height / 2)
    await expect(anna.locator(".told .wrong")).not_to_be_empty()
    await expect(anna.locator(".obstacle").first).to_be_visible()


@pytest.mark.long
async def test_cards_that_have_to_do_with_it_are_marked_in_the_hand(crowd):
    crowd.forgiven = "422"
    anna = await study_table(crowd, "en_garde", viewport=PHONE)
    await write(anna.locator(".typed input"), "5x5", key="Enter")
    await expect(anna.locator("[role=alert]")).to_be_visible()
    await expect(anna.locator(".hand.obstacle.empty")).to_have_count(1)
    await write(anna.locator(".typed input"), "5x")
    await expect(anna.locator(".obstacle")).to_have_count(0)
