"""Salle as a newcomer starts it, and people in front of a Chromium without a screen."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache

import pytest
from playwright.async_api import Browser, BrowserContext, Page, ViewportSize, async_playwright
from playwright.async_api import Error as PlaywrightError

from tests.bot.running import Process
from tests.bot.web.driver import PATIENCE, go_to, press, press_key, write
from tests.bot.web.find_browser import find_browser, find_shell, why_none

WIDE = {"width": 1280, "height": 860}
PHONE = {"width": 360, "height": 780}
LOOKS = {"color_scheme": "light", "reduced_motion": "reduce", "forced_colors": "none"}
"""How a page looks where a test doesn't say otherwise."""

ALIKE = "tests.bot.web.dealer"
WORKER_BLOCKED = "Service Worker registration blocked by Playwright"
EMPTY = "/static/mark.svg"  # an address of Salle's that runs nothing
FORGET = """async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
}"""

found_browser, found_shell = cache(find_browser), cache(find_shell)


class Salle(Process):
    """A running Salle, which comes back at the address it had. `is_sharp`: so are its boards."""

    def __init__(self, *, is_sharp: bool = False) -> None:
        super().__init__()
        self._args = ["sharp"] if is_sharp else []
        self.address = ""
        self.port = "0"

    @property
    def named(self) -> str:
        """The same address by a name: browsers make passkeys at none without."""
        return self.address.replace("127.0.0.1", "localhost")

    async def start(self, **more: str) -> None:
        await super().start(module=ALIKE, args=self._args, SALLE_PORT=self.port, **more)
        assert self.process
        assert self.process.stdout
        async with asyncio.timeout(2 * PATIENCE / 1000):
            line = (await self.process.stdout.readline()).decode()
        found = re.fullmatch(r"Salle: (http://127\.0\.0\.1:(\d+))/\n", line)
        assert found, f"Salle said {line!r} instead of its address"
        self.address, self.port = found[1], found[2]


class Crowd:
    """People with browsers of their own, and everything that went wrong in any of them.

    A browser of usual manners is used again, wiped, by the next test's people: what it has compiled
    and loaded needs no second time. Its service worker is blocked, and nothing moves in it. Some
    stay for several tests.
    """

    def __init__(self, browser: Browser, salle: Salle) -> None:
        self.browser, self.salle = browser, salle
        self.wrong: list[str] = []
        self.forgiven = ""  # what may stand in a console because the test makes it happen
        self._idle: dict[bool, list[Page]] = {True: [], False: []}  # by whether they have touch
        self._used: dict[BrowserContext, _Use] = {}

    async def person(self, path: str = "/", **manners) -> Page:
        """Somebody at a page; `manners` are those of `context`."""
        return await self.tab(await self.context(**manners), path)

    async def context(
        self,
        *,
        viewport=WIDE,
        has_touch: bool = False,
        is_own: bool = False,
        stays: bool = False,
        **more,
    ) -> BrowserContext:
        """A browser of somebody's own; `more` as Playwright's contexts have it.

        `is_own`: with listeners, scripts or a clock of the test's, so that nobody else gets it.
        `stays`: until all are sent home.
        """
        looks = {name: more.pop(name, usual) for name, usual in LOOKS.items()}
        is_kept = not is_own and not more
        if is_kept and self._idle[has_touch]:
            page = self._idle[has_touch].pop()
            context = page.context
        else:
            page = None
            settings = {"service_workers": "block", "base_url": self.salle.address} | more
            context = await self.browser.new_context(
                viewport=viewport, has_touch=has_touch, **settings
            )
        touch = has_touch if is_kept else None
        self._used[context] = _Use(page, viewport, looks, touch, stays)
        return context

    async def newcomer(self, **more) -> Page:
        """Somebody at the entrance who has chosen En Garde, whichever game comes first."""
        page = await self.person(**more)
        await press(page.locator("[data-game=en_garde]"))
        return page

    async def tab(self, context: BrowserContext, path: str) -> Page:
        """A page in it, at rest."""
        return await go_to(await self.blank(context), path)

    async def blank(self, context: BrowserContext) -> Page:
        """A tab without a page, yet watched."""
        use = self._used[context]
        page, use.page = use.page, None
        if page is None:
            page = await context.new_page()
            page.set_default_timeout(PATIENCE)
            page.on("console", self._console)
            page.on("pageerror", lambda error: self.wrong.append(f"page error: {error}"))
        await page.set_viewport_size(use.viewport)
        await page.emulate_media(**use.looks)
        return page

    async def go_home(self, *, all_of_them: bool = True) -> None:
        """All leave, or all but those who stay; then nothing must have gone wrong."""
        leaving = {who: use for who, use in self._used.items() if all_of_them or not use.stays}
        for context, use in leaving.items():
            del self._used[context]
            if use.has_touch is None or not context.pages:
                await context.close()
                continue
            try:
                self._idle[use.has_touch].append(await _wiped(context))
            except PlaywrightError:
                await context.close()
        wrong, self.wrong, self.forgiven = self.wrong, [], ""
        assert not wrong, wrong

    def _console(self, message) -> None:
        is_forgiven = self.forgiven and re.search(self.forgiven, message.text)
        is_usual = message.text == WORKER_BLOCKED or _is_late(message)
        if message.type in ("error", "warning") and not is_forgiven and not is_usual:
            self.wrong.append(f"console: {message.text}")


@dataclass
class _Use:
    """A context in use: its page that is still idle, how its pages look, where it is kept."""

    page: Page | None
    viewport: ViewportSize
    looks: dict
    has_touch: bool | None  # None: it isn't kept
    stays: bool


async def _wiped(context: BrowserContext) -> Page:
    """The first page of a context that remembers nothing any more."""
    page, *others = context.pages
    for one in others:
        await one.close()
    await page.unroute_all(behavior="ignoreErrors")
    await context.unroute_all(behavior="ignoreErrors")
    await context.set_offline(False)
    await context.clear_permissions()
    await page.goto(EMPTY)
    await context.clear_cookies()
    await page.evaluate(FORGET)
    return page


def _is_late(message) -> bool:
    """Whether a request is told to try again, since a busy machine's store hasn't answered in time.

    The page does so by itself, and what the test waits for comes nevertheless.
    """
    return "status of 503" in message.text and "/api/" in message.location.get("url", "")


@asynccontextmanager
async def chromium(
    *, is_whole: bool = False, hosts: str = "", more: Sequence[str] = ()
) -> AsyncIterator[Browser]:
    """The real thing, without a screen; where there is none, its tests are skipped.

    `is_whole`: one that could also show notifications; it takes longer for everything. `hosts` are
    rules by which further names are found, `more` further options.
    """
    names = f"{hosts}, " if hosts else ""
    options = [
        *("--no-sandbox", "--disable-dev-shm-usage"),  # containers have little of both
        # Asked elsewhere is an error:
        f"--host-resolver-rules={names}MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
        # Each process less is some work less, and these only guard one site from another:
        *("--in-process-gpu", "--disable-site-isolation-trials"),
        *more,
    ]
    path = (found_browser if is_whole else found_shell)()
    if path is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(why_none())
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=options)
        yield browser
        await browser.close()


@asynccontextmanager
async def crowd_of(salle: Salle, browser: Browser) -> AsyncIterator[Crowd]:
    """Nobody yet; at the end all go home."""
    crowd = Crowd(browser, salle)
    yield crowd
    await crowd.go_home()


async def boldest(page: Page) -> str:
    """The last of the kind of move that ends a match of En Garde soonest, as a selector."""
    for kind in ('.move[data-move*="x"]', '.move[data-move^="+"]'):
        if await page.locator(kind).count():
            return kind
    return ".move"


async def whole_move(page: Page) -> None:
    """A whole move, button by button, not sent; a whole set-up by its name."""
    if await page.locator("[data-move=classic]").count():
        await write(page.get_by_role("combobox"), "classic", key="Enter")
    first = page.locator(".move:visible, .square:not(.chosen, .of-card)").first
    for _ in range(8):
        if await page.locator("[data-verb=ps]").count():
            return
        await press_key(first, "Enter")
    raise AssertionError("a move has no end")


async def board_box(page: Page) -> list[float]:
    """Where the board is on the page, however far that has been scrolled, and its size."""
    return await page.evaluate(
        """() => {
          const { x, y, width, height } = document.querySelector(".board").getBoundingClientRect();
          return [x, y + scrollY, width, height].map(Math.round);
        }"""
    )


async def is_narrow(page: Page) -> bool:
    """Whether nothing stands out at the side."""
    return await page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
