"""Salle on a test server of Discord and one of Telegram, in this process."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from bot.messages.messenger import Messenger
from tests.bot.discord.evening import Evening as DiscordEvening
from tests.bot.salle import Salle, deliverer_of, meanwhile
from tests.bot.telegram.evening import Evening as TelegramEvening
from tests.servers.discord import DiscordServer
from tests.servers.telegram import TelegramServer


@asynccontextmanager
async def both_platforms(
    monkeypatch: pytest.MonkeyPatch, *, page: Callable[[Salle], Messenger] | None = None
) -> AsyncIterator[tuple[DiscordEvening, TelegramEvening]]:
    """People on both, and Salle among them; `page` makes what tells people of the page."""

    async def publish(bot: object, store: object) -> None:
        pass

    monkeypatch.setattr("bot.adapters.telegram.menu.publish", publish)
    async with DiscordServer() as there, TelegramServer("123:abc") as here:
        there.limits.answer_within = 60.0  # on a busy machine
        salle = Salle()
        discord, telegram = DiscordEvening(there, salle), TelegramEvening(here, salle=salle)
        adapters = {"discord": discord.adapter, "telegram": telegram.adapter}
        for adapter in adapters.values():
            await adapter.start()
        told = adapters | ({"web": page(salle)} if page else {})
        works = [deliverer_of(salle, told).run(), *(one.run() for one in adapters.values())]
        async with meanwhile(*works, salle.computer_turns().run()):
            await telegram.greeted()
            yield discord, telegram
        for adapter in adapters.values():
            await adapter.finish()
            await adapter.close()
        await salle.computers.close()
