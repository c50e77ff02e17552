"""Salle as a newcomer starts it, and people in front of a Chromium without a screen."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from functools import cache

import pytest
from playwright.async_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    Request,
    async_playwright,
)
from playwright.async_api import TimeoutError as BrowserTimeoutError

from tests.bot.running import Process
from tests.bot.web.find_browser import find_browser, find_shell, why_none

PATIENCE = 30_000  # ms
WIDE = {"width": 1280, "height": 860}
PHONE = {"width": 360, "height": 780}

found_browser, found_shell = cache(find_browser), cache(find_shell)


class Salle(Process):
    """A running Salle, which comes back at the address it had."""

    def __init__(self) -> None:
        super().__init__()
        self.address = ""
        self.port = "0"

    async def start(self, **more: str) -> None:
        await super().start(SALLE_PORT=self.port, **more)
        assert self.process
        assert self.process.stdout
        async with asyncio.timeout(2 * PATIENCE / 1000):
            line = (await self.process.stdout.readline()).decode()
        found = re.fullmatch(r"Salle: (http://127\.0\.0\.1:(\d+))/\n", line)
        assert found, f"Salle said {line!r} instead of its address"
        self.address, self.port = found[1], found[2]


class Crowd:
    """People with browsers of their own, and everything that went wrong in any of them."""

    def __init__(self, browser, salle) -> None:
        self.browser, self.salle = browser, salle
        self.wrong: list[str] = []
        self.forgiven = ""  # what may stand in a console because the test makes it happen

    async def person(self, path: str = "/", **manners) -> Page:
        """Somebody at a page; `manners` are those of Playwright's contexts."""
        return await self.tab(await self.context(**manners), path)

    async def context(self, viewport=WIDE, **more) -> BrowserContext:
        """A browser of somebody's own."""
        address = self.salle.address
        return await self.browser.new_context(base_url=address, viewport=viewport, **more)

    async def newcomer(self, **more) -> Page:
        """Somebody at the entrance who has chosen En Garde, whichever game comes first."""
        page = await self.person(**more)
        await page.click("[data-game=en_garde]")
        return page

    async def tab(self, context: BrowserContext, path: str) -> Page:
        """A page in it, ready."""
        page = await self.blank(context)
        await page.goto(path)
        await page.wait_for_selector("body.ready")
        return page

    async def blank(self, context: BrowserContext) -> Page:
        """A tab without a page, yet watched."""
        page = await context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.wrong.append(f"page error: {error}"))
        page.on("request", self._request)
        return page

    def _console(self, message) -> None:
        is_forgiven = self.forgiven and re.search(self.forgiven, message.text)
        if message.type not in ("error", "warning") or is_forgiven or _is_late(message):
            return
        self.wrong.append(f"console: {message.text}")

    def _request(self, request) -> None:
        if not request.url.startswith((self.salle.address, "blob:")):
            self.wrong.append(f"asked elsewhere: {request.url}")


def _is_late(message) -> bool:
    """Whether a request is told to try again, since a busy machine's store hasn't answered in time.

    The page does so by itself, and what the test waits for comes nevertheless.
    """
    return "status of 503" in message.text and "/api/" in message.location.get("url", "")


@asynccontextmanager
async def chromium(*, is_whole: bool = False) -> AsyncIterator[Browser]:
    """The real thing, without a screen; where there is none, its tests are skipped.

    `is_whole`: one that could also show notifications; it takes longer for everything.
    """
    options = ["--no-sandbox", "--disable-dev-shm-usage"]  # containers have little of both
    path = (found_browser if is_whole else found_shell)()
    if path is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(why_none())
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=options)
        yield browser
        await browser.close()


@asynccontextmanager
async def crowd_of(salle: Salle, browser: Browser) -> AsyncIterator[Crowd]:
    """Nobody yet; at the end all go home, and nothing must have gone wrong."""
    crowd = Crowd(browser, salle)
    yield crowd
    for context in browser.contexts:
        await context.close()
    assert not crowd.wrong, crowd.wrong


async def invite(
    crowd: Crowd, game: str, terms: Mapping[str, str], **manners
) -> tuple[Page, Page, str]:
    """Anna opens a table by link, Bea takes it at a wide screen; both are there.

    Anna's browser has the `manners` that `Crowd.person` takes; `terms` are what she agrees on, by
    their names. Returned are Anna's page, Bea's, and the table's path.
    """
    anna = await crowd.person(**manners)
    await anna.click(f"[data-game={game}]")
    await anna.fill("#name", "Anna")
    if terms:
        await anna.click("[aria-controls=terms]")
    for name, value in terms.items():
        await anna.select_option(f"[name={name}]", value)
    await anna.click("#copy")
    path = await anna.locator("#copied a").get_attribute("href")
    bea = await crowd.person(path)
    await bea.fill("#name", "Bea")
    await bea.press("#name", "Enter")
    if game == "audatia":  # her character is hers to choose
        await bea.locator("[data-verb=ca]", has_text="Boucicault").click()
    await anna.wait_for_url(f"**{path}")
    await anna.wait_for_selector(".asked, .move")
    return anna, bea, path


async def boldest(page: Page) -> str:
    """The last of the kind of move that ends a match of En Garde soonest, as a selector."""
    for kind in ('.move[data-move*="x"]', '.move[data-move^="+"]'):
        if await page.locator(kind).count():
            return kind
    return ".move"


async def whole_move(page: Page) -> None:
    """A whole move, button by button, not sent."""
    first = page.locator(".move:visible, .square:not(.chosen, .of-card)").first
    for _ in range(8):
        await page.wait_for_selector("main[aria-busy=false]")
        if await page.locator("[data-verb=ps]").count():
            return
        request = await press_to_ask(page, first)
        assert await request.response()
    raise AssertionError("a move has no end")


async def press_to_ask(page: Page, button: Locator) -> Request:
    """What is asked of the server when a button is pressed.

    A new picture may take the button away between the focus and the key: then once more. A server
    that is slow to answer is no reason for that, since the answer may take away all buttons.
    """
    for patience in (PATIENCE / 6, PATIENCE):
        with suppress(BrowserTimeoutError):
            async with page.expect_request("**/tap", timeout=patience) as asked:
                await button.press("Enter")
            return await asked.value
    raise AssertionError("a button was pressed, and nothing was asked for")


async def is_narrow(page: Page) -> bool:
    """Whether nothing stands out at the side."""
    return await page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
