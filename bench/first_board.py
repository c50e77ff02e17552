"""How long until the first board of a table is seen, in a browser that has nothing yet.

Chromium by a slow line: 50 KB/s and 400 ms a request, as its own developer tools imitate it. The
table is one of a player who comes back; the picture counts as seen when it has been painted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
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

OPEN_A_TABLE = """async game => {
  const headers = {"X-Salle": "1", "Content-Type": "application/json"};
  const post = async (path, body) => {
    const answer = await fetch(path, {method: "POST", headers, body: JSON.stringify(body)});
    return answer.json();
  };
  await fetch("/api/hello", {headers});
  await post("/api/name", {name: "Anna"});
  const opened = await post("/api/challenge", {game, is_study: true, partner: "Bea", nonce: "ab"});
  const {ticket} = opened.post.prompt.controls.find(choice => choice.verb === "cb");
  await post(`/api/table/${opened.table}/tap`, {ticket, nonce: "cd"});
  return opened.table;
}"""

SEEN = """() => [...document.querySelectorAll(".board img")].some(
  picture => picture.complete && picture.naturalWidth)"""
LIVE = "() => document.body.classList.contains('ready')"


def run() -> Iterator[dict[str, Any]]:
    """The figures, game by game."""
    yield from asyncio.run(_all())


async def _all() -> list[dict[str, Any]]:
    async with Salle() as salle, chromium() as browser:
        await salle.start()
        return [await _game(browser, salle, game) for game in GAMES]


async def _game(browser: Browser, salle: Salle, game: str) -> dict[str, Any]:
    context = await browser.new_context(viewport={"width": 1366, "height": 650})
    page = await context.new_page()
    await page.goto(f"{salle.address}/")
    await _when(page, LIVE)
    table = await page.evaluate(OPEN_A_TABLE, game)
    cookies = await context.cookies()
    await context.close()
    runs = []
    for _ in range(RUNS):
        context = await browser.new_context(viewport={"width": 1366, "height": 650})
        await context.add_cookies(cookies)
        runs.append(await _opened(context, f"{salle.address}/t/{table}"))
        await context.close()
    return {"game": game} | {
        name: round(median(one[name] for one in runs), 2)
        for name in ("seen s", "live s", "kilobytes")
    }


async def _opened(context: BrowserContext, address: str) -> dict[str, float]:
    page = await context.new_page()
    line = await context.new_cdp_session(page)
    await line.send("Network.enable")
    await line.send("Network.emulateNetworkConditions", LINE)
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    clock = asyncio.get_running_loop()
    begun = clock.time()
    await page.goto(address, wait_until="commit")
    await _when(page, SEEN)
    seen = clock.time() - begun
    await _when(page, LIVE)
    return {"seen s": seen, "live s": clock.time() - begun, "kilobytes": sum(sizes) / 1024}


async def _when(page: Page, condition: str) -> None:
    await page.wait_for_function(condition, polling="raf", timeout=60_000)
