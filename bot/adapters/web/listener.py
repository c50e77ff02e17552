"""What the page's process hears of others and tells them: news of tables, and who watches."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, Never

import structlog

from bot.adapters.background import Background
from bot.adapters.web.events import Hub, Tab
from bot.adapters.web.news import News
from bot.adapters.web.watchers import REFRESH, Watchers
from storage.base import StoreAwayError
from storage.store import Store

log = structlog.get_logger(__name__)

_PAUSE: Final = 1.0  # seconds before it is listened again


class Listener:
    """Connects the tabs of this process with all the others."""

    def __init__(self, store: Store, hub: Hub, watchers: Watchers) -> None:
        self._store, self._hub, self._watchers = store, hub, watchers
        self._telling = Background()
        hub.on_change = self._tell

    async def run(self) -> None:
        """Hear news, and keep those noted who are here, until cancelled."""
        async with asyncio.TaskGroup() as jobs:
            jobs.create_task(self._hear())
            jobs.create_task(self._keep_noted())

    async def close(self) -> None:
        """Tell what is still to be told of those who have left."""
        await self._telling.close(within=_PAUSE)

    async def _hear(self) -> Never:
        while True:
            try:
                async with self._store.listen() as all_news:
                    self._hub.look_again()  # something may have happened while nobody listened
                    async for text in all_news:
                        self._tell_tabs(text)
            except StoreAwayError as err:
                log.warning("no news reach the page's tabs just now", why=str(err))
            await asyncio.sleep(_PAUSE)

    def _tell_tabs(self, text: str) -> None:
        try:
            self._hub.hear(News.parse(text))
        except (ValueError, TypeError):
            log.warning("news can't be read; are all processes of one version?")
            self._hub.look_again()

    async def _keep_noted(self) -> Never:
        while True:
            await self._certainly(self._watchers.note(self._hub.at_tables()))
            await asyncio.sleep(REFRESH)

    def _tell(self, tab: Tab, is_here: bool) -> None:
        # In the background: nobody's stream waits for the store.
        self._telling.begin(self._certainly(self._tell_others(tab, is_here=is_here)))

    async def _tell_others(self, tab: Tab, *, is_here: bool) -> None:
        if is_here:
            await self._watchers.note({tab.table: [tab]})
        else:
            await self._watchers.note_gone(tab)
        await self._store.publish(
            str(News(about=tab.table, tables=[tab.table], besides=tab.person))
        )

    async def _certainly(self, telling: Coroutine[Any, Any, None]) -> None:
        # What is lost while the store is away is noted the next time.
        try:
            await telling
        except StoreAwayError:
            log.info("who watches isn't noted: the store is away")
        except Exception:
            log.exception("who watches isn't noted")
