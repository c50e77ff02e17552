"""News for open tabs, as server-sent events. A tab is told that something happened, never what:
it comes and looks with its own cookie, so nothing can reach the wrong eyes on this way."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from aiohttp import web

_BEAT: Final = 15.0  # seconds: proxies close what is silent, and a dead tab is found out
_WAITING: Final = 64  # pieces of news kept for a tab that doesn't read
TABS: Final = 256
"""Open streams at most; each is a task and a socket."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Tab:
    """One open stream."""

    person: str
    table: str  # "" on the arrival page
    news: asyncio.Queue[str | None] = field(default_factory=lambda: asyncio.Queue(_WAITING))

    def put(self, item: str | None) -> None:
        """Add news; a tab that fell behind loses the oldest, since one look shows all."""
        while True:
            with contextlib.suppress(asyncio.QueueFull):
                self.news.put_nowait(item)
                return
            self.news.get_nowait()


class Hub:
    """Knows the open tabs."""

    def __init__(self) -> None:
        self._tabs: set[Tab] = set()
        self._is_closed = False

    @property
    def is_full(self) -> bool:
        """Whether no more tab can be served live."""
        return self._is_closed or len(self._tabs) >= TABS

    @contextlib.contextmanager
    def open(self, person: str, table: str) -> Iterator[Tab]:
        """A tab for as long as its stream is open."""
        tab = Tab(person=person, table=table)
        self._tabs.add(tab)
        try:
            yield tab
        finally:
            self._tabs.discard(tab)

    def tell_table(self, table: str, version: int) -> None:
        """News for whoever has this table open."""
        self._tell([tab for tab in self._tabs if tab.table == table], table, version)

    def tell_person(self, person: str, table: str, version: int) -> None:
        """News for all tabs of somebody."""
        self._tell([tab for tab in self._tabs if tab.person == person], table, version)

    def close(self) -> None:
        """End all streams."""
        self._is_closed = True
        for tab in self._tabs:
            tab.put(None)

    def _tell(self, tabs: list[Tab], table: str, version: int) -> None:
        news = json.dumps({"table": table, "version": version})
        for tab in tabs:
            tab.put(news)


async def stream(request: web.Request, tab: Tab) -> web.StreamResponse:
    """Write a tab's news until it goes away or the hub closes."""
    response = web.StreamResponse(
        headers={
            "Content-Type": "text/event-stream; charset=utf-8",
            "Cache-Control": "no-store",
            "X-Accel-Buffering": "no",
        }
    )
    await response.prepare(request)
    with contextlib.suppress(ConnectionResetError):  # the tab was closed
        await _write(response, tab)
    return response


async def _write(response: web.StreamResponse, tab: Tab) -> None:
    await response.write(b"retry: 2000\n\ndata: {}\n\n")  # the first look, after a reconnection
    while True:
        try:
            item = await asyncio.wait_for(tab.news.get(), _BEAT)
        except TimeoutError:
            await response.write(b": still here\n\n")
            continue
        if item is None:
            return
        await response.write(f"data: {item}\n\n".encode())
