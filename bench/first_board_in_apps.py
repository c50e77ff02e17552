"""How long until the first board of a table is seen inside Telegram and Discord.

The line is that of `first_board`, a phone is at its end, and the hosts of both apps are those of
the tests. In Telegram a message's button opens the table, with new launch data each time. In
Discord a link launches the activity at the table; what Discord does by itself takes no time here.
The clock begins when the app shows its frame, which has nothing yet.
"""

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from aiohttp import ClientSession
from playwright.async_api import Browser

from bench.first_board import GAMES, RUNS, medians, opened, study_table
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
        opens = partial(page.evaluate, "address => opens(address)", address)
        runs.append(await opened(page, opens))
        await context.close()
    return {"app": app, "game": game} | medians(runs)


async def _table(hosts: AppHosts, app: str, game: str) -> str:
    base, headers = f"/app/{app}/api", {"X-Salle": "1"}
    async with ClientSession(hosts.site, headers=headers) as client:

        async def post(path: str, body: object) -> Any:
            async with client.post(f"{base}{path}", json=body) as answer:
                return await answer.json()

        if app == "telegram":
            entered = await post("/enter", {"launch": launch_data(ANNA, at=START)})
        else:
            hosts.people[game] = str(ANNA)
            state = (await post("/begin", {}))["state"]
            given = {"state": state, "code": game, "instance": INSTANCE}
            entered = await post("/enter", given)
        client.headers["Authorization"] = f"Bearer {entered['token']}"
        return await study_table(post, game)
