"""My hours in a real browser: the zone is confirmed, a night is tapped, days are typed."""

import pytest
from playwright.async_api import expect

from tests.bot.web.driver import press, write

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_my_hours_and_a_vacation_are_set_by_taps_and_by_words(crowd):
    anna = await crowd.person(timezone_id="Europe/Rome")
    await press(anna.get_by_role("button", name="Calendar"))
    dialog = anna.get_by_role("dialog").get_by_role("region", name="My hours")
    await press(dialog.get_by_role("button", name="Yes (Rome)"))
    await expect(dialog).to_contain_text("Rome: it is ")
    await press(dialog.get_by_role("button", name="22:00–6:00"))
    await expect(dialog).to_contain_text("Your clock runs from 6:00 to 22:00.")
    await write(dialog.get_by_role("textbox"), "sat sun", key="Enter")
    await expect(dialog).to_contain_text("except on Saturdays and Sundays")
    crowd.forgiven = "422"  # browsers log refusals
    await write(dialog.get_by_role("textbox"), "Xyzzy", key="Enter")
    await expect(dialog.locator(".hint.wrong")).to_contain_text("I don't know a place called “X")
    dialog = anna.get_by_role("dialog").get_by_role("region", name="Vacation")
    await press(dialog.get_by_role("button", name="5 days"))
    await expect(dialog).to_contain_text("You are on vacation until ")
    await write(dialog.get_by_role("textbox"), "end", key="Enter")
    await expect(dialog.get_by_role("status")).to_have_text("Welcome back. Your clock runs again.")
