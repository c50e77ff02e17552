"""Server-sent events for open tabs: a tab is told that a table changed, and loads it itself.

Events hold nothing private: the tab's own cookie decides what it may load.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from aiohttp import web

_HEARTBEAT: Final = 15.0  # seconds: proxies close idle streams, and closed tabs are noticed
_QUEUED: Final = 64  # events kept for a tab that doesn't read
MAX_TABS: Final = 256
MAX_OF_ONE: Final = 16
"""Open streams at most, of all and of one person; each is a task and a socket. A tab without one
asks again every few seconds.
"""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Tab:
    """One open stream."""

    person: str
    table: str  # "" on the arrival page
    events: asyncio.Queue[str | None] = field(default_factory=lambda: asyncio.Queue(_QUEUED))

    def put(self, item: str | None) -> None:
        """Add an event; a tab that fell behind loses the oldest, since loading shows everything."""
        while True:
            with contextlib.suppress(asyncio.QueueFull):
                self.events.put_nowait(item)
                return
            self.events.get_nowait()


class Hub:
    """Knows the open tabs."""

    def __init__(self) -> None:
        self._tabs: set[Tab] = set()
        self._is_closed = False

    def has_room(self, person: str) -> bool:
        """Whether another tab of somebody's can be served live."""
        if self._is_closed or len(self._tabs) >= MAX_TABS:
            return False
        return sum(tab.person == person for tab in self._tabs) < MAX_OF_ONE

    @contextlib.contextmanager
    def open(self, person: str, table: str) -> Iterator[Tab]:
        """A tab for as long as its stream is open."""
        tab = Tab(person=person, table=table)
        self._tabs.add(tab)
        try:
            yield tab
        finally:
            self._tabs.discard(tab)

    def notify_table(self, table: str, version: int) -> None:
        """Tell whoever has this table open that it changed."""
        self._notify([tab for tab in self._tabs if tab.table == table], table, version)

    def notify_person(self, person: str, table: str, version: int) -> None:
        """Tell all tabs of somebody that a table changed."""
        self._notify([tab for tab in self._tabs if tab.person == person], table, version)

    def close(self) -> None:
        """End all streams."""
        self._is_closed = True
        for tab in self._tabs:
            tab.put(None)

    def _notify(self, tabs: list[Tab], table: str, version: int) -> None:
        event = json.dumps({"table": table, "version": version})
        for tab in tabs:
            tab.put(event)


async def stream(request: web.Request, tab: Tab) -> web.StreamResponse:
    """Write a tab's events until it goes away or the hub closes."""
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
    await response.write(b"retry: 2000\n\ndata: {}\n\n")  # a tab loads all when it connects
    while True:
        try:
            item = await asyncio.wait_for(tab.events.get(), _HEARTBEAT)
        except TimeoutError:
            await response.write(b": still here\n\n")
            continue
        if item is None:
            return
        await response.write(f"data: {item}\n\n".encode())
