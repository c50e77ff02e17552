"""Servers that have just taken Salle in, or sent her away.

She says hello, once, where the server wants such news.

Of what Discord tells about servers nothing is kept but their ids.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import discord
import structlog

from bot.adapters.background import Background
from bot.adapters.discord.buttons import view_of
from bot.adapters.discord.grouping import as_grouped
from bot.adapters.discord.interaction_shape import fault_in
from bot.adapters.discord.layout import escape
from bot.application.game_faults import fault_of
from bot.commands.entrance import entrance_post
from bot.messages.words import choose_language, say_in
from storage.base import StoreAwayError

log = structlog.get_logger(__name__)

Parser = Callable[[Any], None]

# The events that the library itself handles; it would keep the channels of every server.
_KEPT: Final = ("READY", "RESUMED", "INTERACTION_CREATE")


class Arrivals:
    """Knows the servers that Salle is in, greets a new one, and tells of one that she has left."""

    def __init__(
        self,
        greet: Callable[[Mapping[str, Any]], Awaitable[None]],
        leave: Callable[[str], Awaitable[None]],
    ) -> None:
        self._greet, self._leave = greet, leave
        self._known: set[str] = set()
        self._greeting = Background()

    def parsers(self, library: Mapping[str, Parser]) -> dict[str, Parser]:
        """What is done with each event of the gateway, in the place of the library's own."""

        def ready(data: Mapping[str, Any]) -> None:
            self._known |= {guild["id"] for guild in data["guilds"]}
            library["READY"](data)

        def interaction(data: Mapping[str, Any]) -> None:
            if why := fault_in(data):
                log.warning("an interaction can't be read", why=why)
            else:
                library["INTERACTION_CREATE"](as_grouped(data))

        kept = {name: library[name] for name in _KEPT} | {"INTERACTION_CREATE": interaction}
        news = {"GUILD_CREATE": self._came, "GUILD_DELETE": self._went}
        contained = {name: _contained(name, parser) for name, parser in (kept | news).items()}
        return contained | {"READY": ready}

    def _came(self, data: Mapping[str, Any]) -> None:
        # A server that we are in is there: after a start, an outage, or because it is new.
        if data["id"] in self._known:
            return
        self._known.add(data["id"])
        self._greeting.begin(self._say_hello(data))

    def _went(self, data: Mapping[str, Any]) -> None:
        # A server has sent us away, unless it is only out of order.
        if not data.get("unavailable"):
            self._known.discard(data["id"])
            self._greeting.begin(self._say_goodbye(data["id"]))

    async def _say_hello(self, data: Mapping[str, Any]) -> None:
        try:
            await self._greet(data)
        except (discord.HTTPException, OSError, TimeoutError) as err:
            log.info("a new server isn't greeted", why=str(err))

    async def _say_goodbye(self, guild: str) -> None:
        try:
            await self._leave(guild)
        except StoreAwayError as err:
            log.info("that a server was left isn't told", why=str(err))


def _contained(event: str, parser: Parser) -> Parser:
    # The parser, but an event that it can't read is passed over. The library would end the
    # connection, and there may be news that it is too old for.

    def parse(data: Any) -> None:
        try:
            parser(data)
        except Exception as err:
            log.error("an event can't be read", discord_event=event, why=fault_of(err))

    return parse


async def say_hello(client: discord.Client, guild: Mapping[str, Any]) -> None:
    """Say hello in the server's system channel, in its language, with the three ways in.

    Raises what Discord answers: nobody has asked for this, so it isn't tried again.
    """
    if not guild.get("system_channel_id"):
        return
    say = say_in(choose_language(guild.get("preferred_locale") or ""))
    post = entrance_post(say, greeting="entrance-hello")
    channel = client.get_partial_messageable(int(guild["system_channel_id"]))
    await channel.send("\n".join(map(escape, post.lines)), view=view_of(post.prompt), silent=True)
