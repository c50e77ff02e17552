"""Server-sent events for open tabs: a tab is told that something changed, and loads it itself.

Events hold nothing private: the tab's own cookie decides what it may load.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from aiohttp import web

from bot.adapters.web.news import News
from bot.observability.metrics import open_tabs

_ANYTHING: Final = "{}"  # the event of a tab that must load everything
_HEARTBEAT: Final = 15.0  # seconds: proxies close idle streams
_LOOK: Final = 0.5  # seconds after which it is noticed that a tab was closed: aiohttp tells nobody
_QUEUED: Final = 64  # events kept for a tab that doesn't read
# Open streams of this process at most: of all, of one network, where anybody may be somebody new
# at once, and of one person. Each is a task and a socket. A tab without one asks again every few
# seconds.
MAX_TABS: Final = 512
MAX_OF_NETWORK: Final = 64
MAX_OF_ONE: Final = 16


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Tab:
    """One open stream."""

    person: str
    name: str  # "" if they have given none
    table: str  # "" on the arrival page
    session: str = ""
    network: str | None = ""  # "": this machine, or a proxy that doesn't say for whom it asks
    is_seen: bool = True  # false: it is kept to wake others, and nobody looks at it
    since: float = field(default_factory=time.time)
    events: asyncio.Queue[str | None] = field(default_factory=lambda: asyncio.Queue(_QUEUED))

    def put(self, item: str | None) -> None:
        """Add an event; a tab that fell behind loses the oldest, since loading shows everything."""
        while True:
            with contextlib.suppress(asyncio.QueueFull):
                self.events.put_nowait(item)
                return
            self.events.get_nowait()


class Hub:
    """Knows the open tabs of this process.

    `on_change` is told of the first tab of somebody's at a table, and of their last: True, False.
    """

    def __init__(self) -> None:
        self._tabs: dict[Tab, None] = {}  # in the order in which they were opened
        self._is_closed = False
        self.on_change: Callable[[Tab, bool], None] = lambda tab, is_here: None

    def has_room(self, person: str, network: str | None = "") -> bool:
        """Whether another tab of somebody's can be served live; None: from any network."""
        if self._is_closed or len(self._tabs) >= MAX_TABS:
            return False
        of_network = [tab for tab in self._tabs if tab.network == network]
        of_one = [tab for tab in self._tabs if tab.person == person]
        is_full = network is not None and len(of_network) >= MAX_OF_NETWORK
        return not is_full and len(of_one) < MAX_OF_ONE

    @contextlib.contextmanager
    def open(
        self,
        person: str,
        table: str,
        *,
        name: str = "",
        session: str = "",
        network: str | None = "",
        is_seen: bool = True,
    ) -> Iterator[Tab]:
        """A tab for as long as its stream is open."""
        tab = Tab(
            person=person,
            name=name,
            table=table,
            session=session,
            network=network,
            is_seen=is_seen,
        )
        is_first = self._is_alone(tab)
        self._tabs[tab] = None
        if is_first:
            self.on_change(tab, True)
        try:
            with open_tabs.track_inprogress():
                yield tab
        finally:
            del self._tabs[tab]
            if self._is_alone(tab):
                self.on_change(tab, False)

    def at_tables(self) -> Mapping[str, Sequence[Tab]]:
        """The first tab of each person at each table that they look at."""
        found: dict[str, dict[str, Tab]] = {}
        for tab in self._tabs:
            if tab.table and tab.is_seen:
                found.setdefault(tab.table, {}).setdefault(tab.person, tab)
        return {table: list(tabs.values()) for table, tabs in found.items()}

    def hear(self, news: News) -> None:
        """Tell each tab that it concerns once."""
        for tab in self._tabs:
            if tab.session and tab.session in news.ended:
                tab.put(None)
                continue
            is_there = tab.table in news.tables and tab.person != news.besides
            is_arriving = news.has_challenges and not tab.table
            if is_there or is_arriving or tab.person in news.people:
                tab.put(news.event)

    def look_again(self) -> None:
        """Tell all tabs that anything may have happened."""
        for tab in self._tabs:
            tab.put(_ANYTHING)

    def close(self) -> None:
        """End all streams."""
        self._is_closed = True
        for tab in self._tabs:
            tab.put(None)

    def _is_alone(self, tab: Tab) -> bool:
        return bool(tab.table and tab.is_seen) and not any(
            one.is_seen and one.table == tab.table and one.person == tab.person
            for one in self._tabs
        )


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
        await _write(request, response, tab)
    return response


async def _write(request: web.Request, response: web.StreamResponse, tab: Tab) -> None:
    # A tab loads all when it connects.
    await response.write(f"retry: 2000\n\ndata: {_ANYTHING}\n\n".encode())
    idle = 0.0
    while request.transport is not None:  # as long as the connection stands
        try:
            item = await asyncio.wait_for(tab.events.get(), _LOOK)
        except TimeoutError:
            idle += _LOOK
            if idle >= _HEARTBEAT:
                await response.write(b": still here\n\n")
                idle = 0.0
            continue
        if item is None:
            return
        await response.write(f"data: {item}\n\n".encode())
