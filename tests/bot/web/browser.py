"""Salle as a newcomer starts it, and people in front of a Chromium without a screen."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from functools import cache

import pytest
from playwright.async_api import Browser, Page, async_playwright
from playwright.async_api import TimeoutError as BrowserTimeoutError

from tests.bot.running import Process
from tests.bot.web.find_browser import find_browser, why_none

PATIENCE = 15_000  # ms
WIDE = {"width": 1280, "height": 860}
PHONE = {"width": 360, "height": 780}

found_browser = cache(find_browser)


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
        async with asyncio.timeout(20):
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

    async def person(self, path: str = "/", viewport=WIDE, **more) -> Page:
        context = await self.browser.new_context(viewport=viewport, **more)
        return await self.tab(context, path)

    async def newcomer(self, **more) -> Page:
        """Somebody at the entrance who has chosen En Garde, whichever game comes first."""
        page = await self.person(**more)
        await page.click("[data-game=en_garde]")
        return page

    async def tab(self, context, path: str) -> Page:
        page = await context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.wrong.append(f"page error: {error}"))
        page.on("request", self._request)
        await page.goto(f"{self.salle.address}{path}")
        await page.wait_for_selector("body.ready")
        return page

    def _console(self, message) -> None:
        is_forgiven = self.forgiven and re.search(self.forgiven, message.text)
        if message.type in ("error", "warning") and not is_forgiven:
            self.wrong.append(f"console: {message.text}")

    def _request(self, request) -> None:
        if not request.url.startswith((self.salle.address, "blob:")):
            self.wrong.append(f"asked elsewhere: {request.url}")


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """The real thing, without a screen; where there is none, its tests are skipped."""
    options = ["--no-sandbox", "--disable-dev-shm-usage"]  # containers have little of both
    path = found_browser()
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
    assert crowd.wrong == []


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
        await bea.locator(".send [data-verb=ca]", has_text="Boucicault").click()
    await anna.wait_for_url(f"**{path}")
    await anna.wait_for_selector(".asked, .move")
    return anna, bea, path


async def whose_turn(*pages: Page) -> Page | None:
    """Whoever has moves to choose from, waiting for it; None when the match is over."""
    async with asyncio.timeout(PATIENCE / 1000):
        while True:
            for page in pages:
                if await page.locator(".result").count():
                    return None
                if await page.locator(".move").count():
                    return page
            await pages[0].wait_for_timeout(20)  # Chromium's own events come meanwhile


async def choose(page: Page) -> None:
    """The boldest move: the last attack or parry, else the last step forward.

    News may put new buttons in place of those that are about to be pressed: then once more.
    """
    bold = page.locator('.move[data-move*="x"]')
    kind = bold if await bold.count() else page.locator("fieldset").first.locator(".move")
    for patience in (PATIENCE / 3, 2 * PATIENCE):
        await kind.last.press("Enter")
        with suppress(BrowserTimeoutError):
            await page.wait_for_selector(".send [data-verb=ps]", timeout=patience)
            return
    raise AssertionError("a move was pressed, and nothing came of it")


async def send(page: Page, *, has_focus: bool = True) -> None:
    """Enter, on Send: after a choice by the keyboard the focus is there already."""
    button = page.locator(".send [data-verb=ps]")
    if not has_focus:
        await button.focus()
    await page.keyboard.press("Enter")
    await button.wait_for(state="detached")


async def is_narrow(page: Page) -> bool:
    """Whether nothing stands out at the side."""
    return await page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


async def play_on(*pages: Page, turns: int = 400) -> int:
    """Play until the end, or for some turns; how many were played."""
    for number in range(turns):
        mover = await whose_turn(*pages)
        if mover is None:
            return number
        await choose(mover)
        await send(mover)
    return turns
