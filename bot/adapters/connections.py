"""Connections that end when their other end is too slow, by intent or not.

aiohttp limits the size of headers and not the time that they take, nor the time for which nobody
reads what is answered: sockets would be held for as long as somebody likes.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import structlog
from aiohttp import web
from aiohttp.web_protocol import RequestHandler

log = structlog.get_logger(__name__)

# Seconds until a request's headers are complete, from the connection or its first byte.
HEADERS_WITHIN: Final = 15.0

# Seconds for which an answer may wait because nothing of it is read.
READ_WITHIN: Final = 60.0

# Seconds for which a connection is kept after an answer; longer than proxies keep theirs.
IDLE: Final = 75.0

_NAME: Final = {"Server": "Salle"}  # else the library tells its version


class _TimedConnection(RequestHandler):
    def __init__(
        self, *args: Any, headers_within: float, read_within: float, **kwargs: Any
    ) -> None:
        super().__init__(*args, **kwargs)
        self._headers_within, self._read_within = headers_within, read_within
        self._headers_timer: asyncio.TimerHandle | None = None
        self._read_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._await_headers()

    def connection_lost(self, exc: BaseException | None) -> None:
        self._have_headers()
        self._is_read()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        # A request's headers are complete, or the next request's have begun.
        before = self._request_count
        super().data_received(data)
        if self._request_count != before:
            self._have_headers()
        elif self._waiter is not None:  # no request is being answered, nor its body thrown away
            self._await_headers()

    def pause_writing(self) -> None:
        # More is to be said than is read.
        super().pause_writing()
        self._is_read()
        self._read_timer = self._loop.call_later(self._read_within, self._cut)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_read()

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        # The answer to what is no HTTP, which isn't worth a traceback, or to a bug.
        response: web.StreamResponse
        if status < 500:
            log.info("a request can't be read", why=type(exc).__name__)
            response = web.Response(status=status, text="This request can't be read.")
            response.force_close()
        else:
            response = super().handle_error(request, status, exc, message)
        response.headers.update(_NAME)
        return response

    def _await_headers(self) -> None:
        if self._headers_timer is None:
            self._headers_timer = self._loop.call_later(self._headers_within, self._cut)

    def _have_headers(self) -> None:
        if self._headers_timer:
            self._headers_timer.cancel()
            self._headers_timer = None

    def _is_read(self) -> None:
        if self._read_timer:
            self._read_timer.cancel()
            self._read_timer = None

    def _cut(self) -> None:
        # At once: what is still to be said would wait for ever to be read.
        if isinstance(self.transport, asyncio.Transport):
            self.transport.abort()


class _TimedServer(web.Server):
    def __call__(self) -> RequestHandler:
        return _TimedConnection(self, loop=self._loop, **self._kwargs)


class TimedRunner(web.AppRunner):
    """Serves an application over such connections."""

    def __init__(
        self,
        app: web.Application,
        *,
        headers_within: float = HEADERS_WITHIN,
        read_within: float = READ_WITHIN,
        **kwargs: Any,
    ) -> None:
        app.on_response_prepare.append(_add_name)
        kwargs |= {"headers_within": headers_within, "read_within": read_within}
        super().__init__(app, access_log=None, keepalive_timeout=IDLE, **kwargs)

    async def cleanup(self) -> None:
        """Take no more connections, finish what is being answered, and close all there are.

        Python can't make a connection of a socket that it accepted just before the port was closed,
        and forgets it open. So nothing more is accepted first, and then the port is closed.
        """
        loop = asyncio.get_running_loop()
        for address in self.sites:
            for listening in getattr(address._server, "sockets", ()):
                loop.remove_reader(listening)
        await asyncio.sleep(0)  # what was accepted becomes a connection
        await super().cleanup()

    async def _make_server(self) -> web.Server:
        made = await super()._make_server()
        return _TimedServer(
            made.request_handler,
            request_factory=made.request_factory,
            loop=made._loop,
            **made._kwargs,
        )


async def _add_name(request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(_NAME)
