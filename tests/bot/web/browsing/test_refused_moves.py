"""What stands in the way of a refused move, marked on the board and on the hand."""

import pytest
from playwright.async_api import expect

from tests.bot.web.browser import PHONE
from tests.bot.web.driver import press, press_at, write
from tests.bot.web.seated import ask, study_table

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
async def test_cards_that_have_to_do_with_it_are_marked_in_the_hand(crowd):
    crowd.forgiven = "422"
    anna = await study_table(crowd, "en_garde", viewport=PHONE)
    await write(anna.locator(".typed input"), "5x5", key="Enter")
    await expect(anna.locator("[role=alert]")).to_be_visible()
    await expect(anna.locator(".hand.obstacle.empty")).to_have_count(1)
    await write(anna.locator(".typed input"), "5x")
    await expect(anna.locator(".obstacle")).to_have_count(0)
