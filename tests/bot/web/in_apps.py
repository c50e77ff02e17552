"""The page inside the hosts of both apps, as somebody has it before them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from urllib.parse import quote

from aiohttp.test_utils import TestServer
from playwright.async_api import Frame, Page

from tests.bot.running import Process
from tests.bot.salle import START
from tests.bot.web.app_hosts import BOT, CLIENT, DISCORD, PROXY, SECRET, TELEGRAM, AppHosts
from tests.bot.web.driver import PATIENCE, at_rest
from tests.bot.web.frames import TOKEN, launch_data

THEMES = {"dark": '{"bg_color":"#17212b"}', "light": '{"bg_color":"#ffffff"}'}
INSTANCE = "i-1-gc-2-3"
LAUNCHES = count(1)


@asynccontextmanager
async def salle_in(hosts: AppHosts) -> AsyncIterator[Process]:
    """A page whose operator has set up both apps."""
    api = TestServer(hosts.api(), host="127.0.0.1")
    await api.start_server()
    given = {
        "SALLE_PAGE_URL": "https://salle.example.org",
        "TELEGRAM_TOKEN": TOKEN,
        "DISCORD_TOKEN": BOT,
        "DISCORD_CLIENT_ID": CLIENT,
        "DISCORD_CLIENT_SECRET": SECRET,
        "DISCORD_API_BASE": str(api.make_url("")).rstrip("/"),
    }
    async with Process(**given) as process:
        await process.start(module="tests.bot.web.lobby_process")
        hosts.site = (await process.address()).rstrip("/")
        yield process
    await api.close()


class App:
    """Somebody's app, with the page in it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wrong: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", self._console)

    def _console(self, message) -> None:
        if message.type == "error" and "Mixed Content" not in message.text:
            self.wrong.append(message.text)

    @property
    def frame(self) -> Frame:
        return self.page.frames[1]

    async def opens(self, address: str) -> None:
        await self.page.evaluate("address => opens(address)", address)
        await self.rests()

    async def rests(self) -> None:
        async with asyncio.timeout(PATIENCE / 1000):
            while len(self.page.frames) < 2:  # noqa: ASYNC110 - a browser's frame
                await asyncio.sleep(0.01)
        await at_rest(self.frame)

    async def taps(self, selector: str) -> None:
        await self.frame.locator(selector).first.tap()
        await self.rests()

    async def heard(self, kind: str) -> list:
        """What the page has said to the app of this kind, in order."""
        said = await self.page.evaluate("heard")
        return [data for name, data in said if name == kind]

    async def goes_to(self, path: str) -> None:
        """Until the page of this path is shown, at rest."""
        async with asyncio.timeout(PATIENCE / 1000):
            while path not in self.frame.url:  # noqa: ASYNC110 - a browser's address
                await asyncio.sleep(0.02)
        await self.rests()


def launched(instance=INSTANCE) -> str:
    """What Discord puts behind the address of an activity, whenever it is launched."""
    return (
        f"?instance_id={instance}&launch_id=9&frame_id=f{next(LAUNCHES)}&platform=mobile"
        "&channel_id=3&guild_id=2"
    )


def launch_parameters(data, theme="dark") -> str:
    """What Telegram puts behind the address of a Mini App."""
    given = {
        "tgWebAppData": data,
        "tgWebAppVersion": "8.0",
        "tgWebAppPlatform": "weba",
        "tgWebAppThemeParams": THEMES[theme],
    }
    return "&".join(f"{name}={quote(value)}" for name, value in given.items())


async def opens_in_telegram(app, hosts, path="/", *, theme="dark", **launch):
    """Somebody opens the Mini App."""
    data = launch_data(at=START, **launch)
    await app.page.goto(TELEGRAM)
    await app.opens(f"{hosts.site}/app/telegram{path}#{launch_parameters(data, theme)}")


async def launches_in_discord(app, hosts, person="310", link=""):
    """Somebody launches the activity, and agrees."""
    code = f"code-{person}-{len(hosts.people)}"
    hosts.people[code] = person
    hosts.instances.setdefault(INSTANCE, set()).add(person)
    await app.page.goto(DISCORD)
    await app.page.evaluate("found => { code = found }", code)
    more = f"&custom_id={link}" if link else ""
    await app.opens(f"{PROXY}/{launched()}{more}")
