"""A socket of the gateway: compressed as the client asks, written in order."""

from __future__ import annotations

import asyncio
import importlib
import json
import sys
import zlib
from typing import Protocol

from aiohttp import web

from .errors import Json


class Squeeze(Protocol):
    """One compression context for the life of a socket; every message is flushed."""

    def __call__(self, text: bytes) -> bytes: ...


def _zlib() -> Squeeze:
    context = zlib.compressobj()
    return lambda text: context.compress(text) + context.flush(zlib.Z_SYNC_FLUSH)


def _zstd() -> Squeeze:
    # Only a client that has one of the two asks for this.
    if sys.version_info >= (3, 14):
        zstd = importlib.import_module("compression.zstd")
        compressor = zstd.ZstdCompressor()
        return lambda text: compressor.compress(text, zstd.ZstdCompressor.FLUSH_BLOCK)
    zstandard = importlib.import_module("zstandard")
    context = zstandard.ZstdCompressor().compressobj()
    block = zstandard.COMPRESSOBJ_FLUSH_BLOCK
    return lambda text: context.compress(text) + context.flush(block)


SQUEEZES = {"zlib-stream": _zlib, "zstd-stream": _zstd}


def line_of(request: web.Request) -> asyncio.Transport | None:
    line = request.transport
    return line if isinstance(line, asyncio.Transport) else None


class Socket:
    """One connection. What is sent is queued, so that anybody may send without waiting."""

    def __init__(
        self, ws: web.WebSocketResponse, squeeze: Squeeze | None, line: asyncio.Transport | None
    ) -> None:
        self.ws = ws
        self._line = line
        self._squeeze = squeeze
        self._queue: asyncio.Queue[Json] = asyncio.Queue()

    def send(self, op: int, data: object, *, s: int | None = None, t: str | None = None) -> None:
        self._queue.put_nowait({"op": op, "d": data, "s": s, "t": t})

    def cut(self) -> None:
        """The line is gone, as when a cable is pulled."""
        if self._line:
            self._line.abort()

    async def write(self) -> None:
        """Sends what is queued, until cancelled or the peer is gone."""
        try:
            while True:
                text = json.dumps(await self._queue.get())
                if self._squeeze:
                    await self.ws.send_bytes(self._squeeze(text.encode()))
                else:
                    await self.ws.send_str(text)
        except ConnectionError:
            return  # the reader notices as well, and ends the connection
