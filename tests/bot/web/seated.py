"""People at a table that was opened without the arrival page, each with a browser of his own."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Any

from playwright.async_api import BrowserContext, Page

from tests.bot.web.browser import Crowd
from tests.bot.web.opened import ask

_nonces = itertools.count()


@dataclass
class Guest:
    """Somebody of a crowd: his browser, and what he asks by himself."""

    crowd: Crowd
    context: BrowserContext
    name: str

    async def ask(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """What the server answers him; `body`: he asks for something to be done."""
        return await ask(self, path, body)

    async def post(self, table: str) -> dict[str, Any]:
        """His side of a table."""
        return (await self.ask(f"/api/table/{table}"))["sides"][0]["post"]

    async def taps(self, table: str, ticket: str) -> dict[str, Any]:
        nonce = f"{next(_nonces):x}a"
        return await self.ask(f"/api/table/{table}/tap", {"ticket": ticket, "nonce": nonce})

    async def plays(self, table: str) -> None:
        """His first move, sent."""
        (first, *_) = (await self.post(table))["prompt"]["groups"][0]["choices"]
        preview = (await self.taps(table, first["ticket"]))["post"]
        await self.taps(table, control(preview, "ps"))

    async def sits_at(self, table: str) -> Page:
        """A tab of his at a table."""
        return await self.crowd.tab(self.context, f"/t/{table}")


def control(post: dict[str, Any], verb: str) -> str:
    """The ticket of a post's button."""
    return next(c["ticket"] for c in post["prompt"]["controls"] if c["verb"] == verb)


async def guest(crowd: Crowd, name: str, **manners: Any) -> Guest:
    """Somebody with a name, and no tab yet."""
    found = Guest(crowd, await crowd.context(**manners), name)
    await found.ask("/api/hello")
    await found.ask("/api/name", {"name": name})
    return found


async def playing(crowd: Crowd, game: str = "en_garde", **manners: Any) -> tuple[Guest, Guest, str]:
    """A match that has just begun: who has to move, who waits, and the table."""
    anna, bea = [await guest(crowd, name, **manners) for name in ("Anna", "Bea")]
    terms = {"game": game, "nonce": f"{next(_nonces):x}b"}
    table = (await anna.ask("/api/challenge", terms))["table"]
    await bea.taps(table, control(await bea.post(table), "ca"))
    is_annas = bool((await anna.post(table))["prompt"]["groups"])
    return (anna, bea, table) if is_annas else (bea, anna, table)
