"""In the browser: one button begins, and the page's own chance goes out after the seal came in."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.bot.web.driver import go_to, press, write
from tests.bot.web.seated import arrive, open_table, resign

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_one_press_begins_and_the_random_number_follows_the_seal(crowd):
    anna = await crowd.person()
    told: list[tuple[str, str]] = []

    async def note(route):
        answer = await route.fetch()
        told.append((route.request.post_data or "", await answer.text()))
        await route.fulfill(response=answer)

    await anna.route(re.compile("/api/(challenge|table/.*/tap)$"), note)
    await write(anna.locator("#name"), "Anna")
    await press(anna.locator("#play"))
    await expect(anna.locator(".board img, .stage img").first).to_be_visible()
    (asked, shown), (begun, _) = told
    nonce = re.search(r'"nonce":"([0-9a-f]{32})"', begun)[1]
    assert re.search(r'"digits": "[0-9a-f]{64}"', shown)
    assert nonce not in asked


async def test_a_rematch_against_the_computer_needs_no_more_presses(crowd):
    anna = await arrive(crowd, "Anna")
    table = await open_table(anna, "cannae", level="novice", begins="challenger")
    await resign(anna, table)
    await go_to(anna, f"/t/{table}")
    before = anna.url
    await press(anna.locator("[data-verb=rm]"))
    assert re.search(r"/t/\w+$", anna.url)
    assert anna.url != before
    await expect(anna.locator(".stage img").first).to_be_visible()
