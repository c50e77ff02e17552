"""The rules on the page: all of them at once, beside their pictures, under their chapters."""

import pytest
from playwright.async_api import expect

from tests.bot.web.browser import PHONE, WIDE, is_narrow

pytestmark = pytest.mark.asyncio(loop_scope="session")

CHAPTERS = ["What it is about", "How a turn goes", "Worked examples", "Fine points"]


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
async def test_the_page_tells_the_rules_whole(crowd, viewport):
    page = await crowd.newcomer(viewport=viewport)
    await page.get_by_role("button", name="Rules").click()
    sheet = page.locator("dialog.sheet")
    await expect(sheet.locator("h3")).to_have_text(CHAPTERS)
    await expect(sheet.locator(".lesson")).to_have_count(17)
    await expect(sheet.locator(".lesson b").nth(4)).to_have_text("After a parry")
    picture = sheet.locator(".lesson img").last
    await picture.scroll_into_view_if_needed()
    await expect(picture).not_to_have_js_property("naturalWidth", 0)
    assert await is_narrow(page)
