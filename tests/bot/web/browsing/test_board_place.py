"""The board keeps its place and its size, whatever happens at the table.

Of Gygès and Audatia that is also seen while they are played to their ends.
"""

import pytest
from playwright.async_api import expect

from tests.bot.web.browser import PHONE, WIDE, board_box, whole_move
from tests.bot.web.driver import press, press_key, turn, write
from tests.bot.web.seated import study_table

pytestmark = pytest.mark.asyncio(loop_scope="session")

SEND = "[data-verb=ps]"


@pytest.mark.parametrize(
    ("game", "viewport"),
    [
        ("en_garde", WIDE),
        *(
            pytest.param(game, window, marks=pytest.mark.long)
            for game, window in (
                *(("en_garde", PHONE), ("cannae", PHONE), ("cannae", WIDE)),
                *(("gyges", WIDE), ("audatia", WIDE)),
            )
        ),
    ],
)
async def test_a_turn_an_error_and_steps_leave_the_board_where_it_is(crowd, game, viewport):
    crowd.forgiven = "422"
    anna = await study_table(crowd, game, viewport=viewport)
    where, band = await board_box(anna), anna.locator(".ask .band")
    before = await band.get_attribute("class")
    field = anna.locator(".typed input")
    await write(field, "zzz", key="Enter")
    await expect(anna.locator("[role=alert]")).to_be_visible()
    assert await board_box(anna) == where, "an error"
    await write(field, "", key="Escape")
    await whole_move(anna)
    assert await board_box(anna) == where, "a preview"
    await turn(anna, "dark")
    await expect(anna.locator(SEND)).to_be_visible()  # the preview stays, in the new look
    await press_key(anna.locator(SEND), "Enter")
    await expect(anna.locator(SEND)).to_have_count(0)
    await expect(band).not_to_have_class(before)  # it is the other seat's turn
    assert await board_box(anna) == where, "the next turn"
    await press(anna.get_by_role("button", name="One move back"))
    await expect(anna.get_by_role("button", name="Back to now")).to_be_visible()
    assert await board_box(anna) == where, "an earlier position"


async def test_who_wants_no_motion_has_none(crowd):
    anna = await study_table(crowd, "en_garde", reduced_motion="reduce")
    await anna.evaluate(
        """() => {
          globalThis.seen = 0;
          const look = () => {
            // One of them only keeps Send from early taps: nothing moves.
            const moving = document.getAnimations().filter(one => one.animationName !== "settle");
            seen = Math.max(seen, moving.length);
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    await whole_move(anna)
    await press_key(anna.locator(SEND), "Enter")
    await expect(anna.locator(".steps output")).to_have_text("1 of 1")
    assert await anna.evaluate("seen") == 0
