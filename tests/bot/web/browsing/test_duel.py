"""A duel of Audatia with two people: Anna by touch at a phone, Bea with a mouse."""

import pytest
from playwright.async_api import Page, expect

from tests.bot.short_games import AUDATIA, AUDATIA_ANSWER, AUDATIA_GUARDED
from tests.bot.web.browser import PHONE, board_box, is_narrow
from tests.bot.web.driver import press, write
from tests.bot.web.seated import begun
from tests.bot.web.seated import decide as by_request

pytestmark = pytest.mark.asyncio(loop_scope="session")

CHOSEN = 6  # decisions: cards, virtues, and one guard
LAST = 2  # decisions, of one step each
SEND = "[data-verb=ps]"
NAMES = {"Attack P": "Attack with a punta", "Parry MF ◖": "MF ◖", "Inside": "inside"}
"""Of choices that the page calls otherwise than a chat's buttons."""


async def decide(page: Page, *names: str) -> None:
    """A whole decision, step by step, by names for the ear; then it is sent."""
    is_touch = page.viewport_size == PHONE
    for name in names:
        choice = page.locator(f'.move[aria-label*="{NAMES.get(name, name)}"]').first
        await expect(choice).to_be_visible()  # once it is this one's turn
        await press(choice, by_touch=is_touch)
        assert await is_narrow(page)
    await press(page.locator(SEND), by_touch=is_touch)
    await expect(page.locator(SEND)).to_have_count(0)


@pytest.mark.parametrize(
    ("made", "left"), [(CHOSEN, LAST), pytest.param(0, 0, marks=pytest.mark.long)]
)
async def test_a_duel_to_the_end(crowd, made, left):
    """`made`: how many decisions were made before anybody looks; `left`: how many are last."""
    anna, bea, table = await begun(crowd, "audatia", of_bea={}, viewport=PHONE, has_touch=True)
    for seat, *steps in AUDATIA[:made]:
        await by_request(anna if seat == 1 else bea, table, *steps)
    one, two = await anna.sits_at(table), await bea.sits_at(table)
    where = await board_box(two)
    field = two.get_by_role("combobox")
    await write(field, f"/answers {' '.join(AUDATIA_ANSWER)}", key="Enter")
    await expect(two.get_by_label("Play a skill out of measure")).to_have_value("No")
    await press(two.locator("[data-verb=hd]"))
    seen = len(AUDATIA) - left
    for number, (seat, *names) in enumerate(AUDATIA[made:seen], made):
        assert await board_box(two) == where
        if number == AUDATIA_GUARDED - 1:
            await expect(two.get_by_role("log")).to_contain_text("a guard, in secret")
            assert "Longa" not in await two.get_by_role("log").inner_html()
        if number == AUDATIA_GUARDED:
            await press(two.locator("[data-verb=pw]", has_text="Answer now"))
            await press(two.locator(SEND))
        await decide(one if seat == 1 else two, *names)
    for seat, *steps in AUDATIA[seen:]:
        await by_request(anna if seat == 1 else bea, table, *steps)
    await expect(one.locator(".result")).to_contain_text("and win the duel")
    await expect(two.locator(".result")).to_contain_text("and wins the duel")
