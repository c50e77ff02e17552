""" "Not sent yet" is said of no move that was sent, nor of one that came too late."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.bot.web.browser import choose, invite, send, whose_turn

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_preview_in_one_tab_goes_when_the_move_is_sent_in_another(crowd):
    anna, bea, path = await invite(crowd, "en_garde", {"touches": "1"})
    mover = await whose_turn(anna, bea)
    second = await crowd.tab(mover.context, path)
    for page in (mover, second):
        await choose(page)
        await expect(page.locator("body")).to_contain_text("Not sent yet")
    await send(second)
    for page in (second, mover):
        await expect(page.locator("body")).not_to_contain_text("Not sent yet")
