"""In the browser: one button begins, and the page's own chance goes out after the seal came in."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_one_press_begins_and_the_random_number_follows_the_seal(crowd):
    anna = await crowd.person()
    told: list[tuple[str, str]] = []

    async def note(route):
        answer = await route.fetch()
        told.append((route.request.post_data or "", await answer.text()))
        await route.fulfill(response=answer)

    await anna.route(re.compile("/api/(challenge|table/.*/tap)$"), note)
    await anna.fill("#name", "Anna")
    await anna.click("#play")
    await expect(anna.locator(".board img, .stage img").first).to_be_visible()
    (asked, shown), (begun, _) = told
    nonce = re.search(r'"nonce":"([0-9a-f]{32})"', begun)[1]
    assert re.search(r'"digits": "[0-9a-f]{64}"', shown)
    assert nonce not in asked


async def test_a_rematch_against_the_computer_needs_no_more_presses(crowd):
    anna = await crowd.person()
    await anna.fill("#name", "Anna")
    await anna.click("#play")
    first = re.compile(r"/t/\w+$")
    await anna.wait_for_url(first)
    before = anna.url
    await anna.keyboard.press("/")
    await anna.locator(".typed input").fill("/resign")
    await anna.keyboard.press("Enter")
    await anna.click("[data-verb=ry]")
    await anna.click("[data-verb=rm]")
    await anna.wait_for_url(lambda url: first.search(url) and url != before)
    await expect(anna.locator(".stage img").first).to_be_visible()
