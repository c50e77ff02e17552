"""How long until the first board of a table is seen, in a browser that has nothing yet.

Chromium by a slow line: 50 KB/s and 400 ms a request, as its own developer tools imitate it. The
table is one of a player who comes back; the picture counts as seen when it has been painted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from functools import partial
from statistics import median
from typing import Any

from playwright.async_api import Browser, BrowserContext, Page

from tests.bot.web.browser import Salle, chromium

GAMES = ("en_garde", "cannae", "gyges", "audatia")
RUNS = 3
LINE = {
    "offline": False,
    "latency": 400,
    "downloadThroughput": 50 * 1024,
    "uploadThroughput": 50 * 1024,
}

# In every document, of every frame: it says when a table's board is painted, and when it is live.
WATCH = """(() => {
  const seen = () => [...document.querySelectorAll(".board img")].some(
    picture => picture.complete && picture.naturalWidth);
  const live = () => document.body?.classList.contains("ready");
  const left = new Map([["seen", seen], ["live", live]]);
  const look = () => {
    for (const [name, holds] of left)
      if (location.pathname.includes("/t/") && holds()) { left.delete(name); reached(name); }
    if (left.size) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""

Post = Callable[[str, object], Awaitable[Any]]
"""Sends JSON to an address of the page's API, and gives what it answers."""


def run() -> Iterator[dict[str, Any]]:
    """The figures, game by game."""
    yield from asyncio.run(_all())


async def _all() -> list[dict[str, Any]]:
    async with Salle() as salle, chromium() as browser:
        await salle.start()
        return [await _game(browser, salle, game) for game in GAMES]


async def _game(browser: Browser, salle: Salle, game: str) -> dict[str, Any]:
    size = {"width": 1366, "height": 650}
    context = await browser.new_context(viewport=size)
    table = await _table(context, f"{salle.address}/api", game)
    cookies = await context.cookies()
    await context.close()
    runs = []
    for _ in range(RUNS):
        context = await browser.new_context(viewport=size)
        await context.add_cookies(cookies)
        page = await context.new_page()
        opens = partial(page.goto, f"{salle.address}/t/{table}", wait_until="commit")
        runs.append(await opened(page, opens))
        await context.close()
    return {"game": game} | medians(runs)


async def _table(context: BrowserContext, api: str, game: str) -> str:
    headers = {"X-Salle": "1"}

    async def post(path: str, body: object) -> Any:
        answer = await context.request.post(f"{api}{path}", data=body, headers=headers)
        return await answer.json()

    await context.request.get(f"{api}/hello", headers=headers)
    await post("/name", {"name": "Anna"})
    return await study_table(post, game)


async def study_table(post: Post, game: str) -> str:
    """A table of somebody who plays for both sides."""
    terms = {"game": game, "is_study": True, "partner": "Bea"}
    challenge = await post("/challenge", terms | {"nonce": f"{GAMES.index(game)}a"})
    controls = challenge["post"]["prompt"]["controls"]
    ticket = next(one["ticket"] for one in controls if one["verb"] == "cb")
    table = str(challenge["table"])
    await post(f"/table/{table}/tap", {"ticket": ticket, "nonce": "cd"})
    return table


async def opened(page: Page, opens: Callable[[], Awaitable[object]]) -> dict[str, float]:
    """What it costs to open a table by a slow line, in the page or in a frame of it."""
    clock = asyncio.get_running_loop()
    reached: dict[str, float] = {}
    is_live = asyncio.Event()

    def note(_: object, what: str) -> None:
        reached.setdefault(what, clock.time())
        if len(reached) == 2:
            is_live.set()

    await page.expose_binding("reached", note)
    await page.add_init_script(WATCH)
    line = await page.context.new_cdp_session(page)
    await line.send("Network.enable")
    await line.send("Network.emulateNetworkConditions", LINE)
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    begun = clock.time()
    await opens()
    async with asyncio.timeout(60):
        await is_live.wait()
    return {
        "seen s": reached["seen"] - begun,
        "live s": reached["live"] - begun,
        "kilobytes": sum(sizes) / 1024,
    }


def medians(runs: Iterable[Mapping[str, float]]) -> dict[str, float]:
    """The middle of each figure."""
    known = list(runs)
    return {name: round(median(one[name] for one in known), 2) for name in known[0]}
