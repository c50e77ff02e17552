"""How long until the first board of a table is seen inside Telegram and Discord.

The line is that of `first_board`, a phone is at its end, and the hosts of both apps are those of
the tests. In Telegram a message's button opens the table, with new launch data each time. In
Discord a link launches the activity at the table; what Discord does by itself takes no time here.
The clock begins when the app shows its frame, which has nothing yet.
"""

import asyncio
from collections.abc import Iterator
from statistics import median
from typing import Any, Final

from aiohttp import ClientSession
from playwright.async_api import Browser, Frame, Page

from bench.first_board import GAMES, LINE, LIVE, RUNS, SEEN
from tests.bot.salle import START
from tests.bot.web.app_hosts import DISCORD, PROXY, TELEGRAM, AppHosts
from tests.bot.web.browser import chromium
from tests.bot.web.frames import launch_data
from tests.bot.web.in_apps import INSTANCE, launch_parameters, launched, salle_in

PHONE: Final = {"width": 390, "height": 844}
ANNA: Final = 310


def run() -> Iterator[dict[str, Any]]:
    """The figures, app by app and game by game."""
    yield from asyncio.run(_all())


async def _all() -> list[dict[str, Any]]:
    async with (
        AppHosts().open() as hosts,
        salle_in(hosts),
        chromium(hosts=hosts.resolver_rules, more=hosts.browser_options) as browser,
    ):
        hosts.instances[INSTANCE] = {str(ANNA)}
        return [
            await _game(browser, hosts, app, game)
            for app in ("telegram", "discord")
            for game in GAMES
        ]


async def _game(browser: Browser, hosts: AppHosts, app: str, game: str) -> dict[str, Any]:
    table = await _table(hosts, app, game)
    runs = []
    for number in range(RUNS):
        context = await browser.new_context(
            viewport=PHONE, device_scale_factor=2, ignore_https_errors=True
        )
        page = await context.new_page()
        if app == "telegram":
            await page.goto(TELEGRAM)
            launch = launch_parameters(launch_data(ANNA, at=START))
            address = f"{hosts.site}/app/telegram/t/{table}#{launch}"
        else:
            code = f"{game}-{number}"
            hosts.people[code] = str(ANNA)
            await page.goto(DISCORD)
            await page.evaluate("found => { code = found }", code)
            address = f"{PROXY}/{launched()}&custom_id=t_{table}"
        runs.append(await _opened(page, address))
        await context.close()
    return {"app": app, "game": game} | {
        name: round(median(one[name] for one in runs), 2)
        for name in ("seen s", "live s", "kilobytes")
    }


async def _table(hosts: AppHosts, app: str, game: str) -> str:
    # A table of somebody who plays for both sides.
    base, headers = f"/app/{app}/api", {"X-Salle": "1"}
    async with ClientSession(hosts.site, headers=headers) as client:

        async def post(path: str, body: object) -> dict[str, Any]:
            async with client.post(f"{base}{path}", json=body) as answer:
                found: dict[str, Any] = await answer.json()
                return found

        if app == "telegram":
            entered = await post("/enter", {"launch": launch_data(ANNA, at=START)})
        else:
            hosts.people[game] = str(ANNA)
            state = (await post("/begin", {}))["state"]
            given = {"state": state, "code": game, "instance": INSTANCE}
            entered = await post("/enter", given)
        client.headers["Authorization"] = f"Bearer {entered['token']}"
        terms = {"game": game, "is_study": True, "partner": "Bea"} | {
            "nonce": f"{GAMES.index(game)}a"
        }
        opened = await post("/challenge", terms)
        controls = opened["post"]["prompt"]["controls"]
        ticket = next(one["ticket"] for one in controls if one["verb"] == "cb")
        await post(f"/table/{opened['table']}/tap", {"ticket": ticket, "nonce": "cd"})
        return str(opened["table"])


async def _opened(page: Page, address: str) -> dict[str, float]:
    line = await page.context.new_cdp_session(page)
    await line.send("Network.enable")
    await line.send("Network.emulateNetworkConditions", LINE)
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    clock = asyncio.get_running_loop()
    begun = clock.time()
    await page.evaluate("address => opens(address)", address)
    await _when(page, SEEN)
    seen = clock.time() - begun
    await _when(page, LIVE)
    return {"seen s": seen, "live s": clock.time() - begun, "kilobytes": sum(sizes) / 1024}


async def _when(page: Page, condition: str) -> None:
    # In the frame, whichever page it shows by then.
    async with asyncio.timeout(60):
        while not await _holds(page.frames[-1], condition):  # noqa: ASYNC110 - a browser's page
            await asyncio.sleep(0.01)


async def _holds(frame: Frame, condition: str) -> bool:
    try:
        return "/t/" in frame.url and bool(await frame.evaluate(condition))
    except Exception as error:
        if "context" in str(error) or "detached" in str(error):
            return False
        raise
