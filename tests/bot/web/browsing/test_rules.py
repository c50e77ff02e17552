"""The rules on the page: all of them at once, beside their pictures, under their chapters."""

import pytest
from playwright.async_api import expect

from tests.bot.web.browser import PHONE, WIDE, is_narrow
from tests.bot.web.driver import press, resize

pytestmark = pytest.mark.asyncio(loop_scope="session")

CHAPTERS = ["What it is about", "How a turn goes", "Worked examples", "Fine points"]


async def test_the_page_tells_the_rules_whole_in_a_wide_window_and_on_a_phone(crowd):
    page = await crowd.newcomer()
    await press(page.get_by_role("button", name="Rules"))
    sheet = page.locator("dialog.sheet")
    await expect(sheet.locator("h3")).to_have_text(CHAPTERS)
    await expect(sheet.locator(".lesson")).to_have_count(17)
    await expect(sheet.locator(".lesson b").nth(4)).to_have_text("After a parry")
    picture = sheet.locator(".lesson img").last
    await picture.scroll_into_view_if_needed()
    await expect(picture).not_to_have_js_property("naturalWidth", 0)
    for window in (WIDE, PHONE):
        await resize(page, **window)
        assert await is_narrow(page)
