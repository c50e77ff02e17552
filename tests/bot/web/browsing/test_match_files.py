"""A match in a file on the arrival page: gone through by slider and buttons, or said to be none."""

import pytest
from playwright.async_api import expect

from tests.bot.test_match_files import a_file
from tests.bot.web.driver import press

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.long
async def test_a_file_opens_and_is_gone_through_position_by_position(crowd):
    crowd.forgiven = "422"
    anna = await crowd.person()
    field = anna.locator("#match-file")
    wrong = {"name": "x.txt", "mimeType": "text/plain", "buffer": b"Game: chess"}
    await field.set_input_files(wrong)
    await expect(anna.get_by_role("alert")).to_contain_text("line 1")
    right = {"name": "x.salle.txt", "mimeType": "text/plain", "buffer": a_file("en_garde")}
    await field.set_input_files(right)
    sheet = anna.get_by_role("dialog")
    await expect(sheet.get_by_role("status")).to_have_text("0 / 4")
    await press(sheet.get_by_role("button", name="One move forward"))
    await expect(sheet.get_by_role("status")).to_have_text("1 / 4")
    await expect(sheet.locator("img")).to_have_js_property("complete", True)
    await expect(anna.get_by_role("alert")).to_have_count(0)
