"""The master that Sentinels name, which is another one after a failover."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from redis.asyncio import Connection, Sentinel, SSLConnection
from redis.asyncio.sentinel import SentinelConnectionPool

from storage.address import Address
from storage.node import CONNECTION_OPTIONS, CONNECTIONS, Node, Pool

_SENTINEL_SECONDS: Final = 1.0  # for a Sentinel to answer; then the next one is asked


class _OneQuestion(Sentinel):
    # As redis-py's, whose list of Sentinels loses some when several ask at the same time.

    _asking: asyncio.Task[Any] | None = None

    async def discover_master(self, service_name: str) -> Any:
        # Host and port; callers at the same time get the same answer.
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(super().discover_master(service_name))
        return await asyncio.shield(self._asking)

    async def aclose(self) -> None:
        # Also what is being asked.
        if self._asking:
            self._asking.cancel()
            await asyncio.wait([self._asking])
        await super().aclose()


class _Waiting(SentinelConnectionPool, Pool):
    """As redis-py's, and waits for a connection where all are in use."""


class SentinelNode(Node):
    """The master; each new connection asks the Sentinels which that is."""

    def __init__(self, address: Address, *, replicas: int = 0) -> None:
        limits: dict[str, Any] = {
            "socket_connect_timeout": _SENTINEL_SECONDS,
            "socket_timeout": _SENTINEL_SECONDS,
            "retry": CONNECTION_OPTIONS["retry"],
            "protocol": 2,
        }
        asked = {**limits, **address.sentinel_options}
        self._sentinel = _OneQuestion(address.places, sentinel_kwargs=asked)  # type: ignore[no-untyped-call]  # untyped
        own = {**CONNECTION_OPTIONS, **address.options}
        is_encrypted = own.pop("connection_class", Connection) is SSLConnection
        named = {"service_name": address.master, "sentinel_manager": self._sentinel}
        super().__init__(
            _Waiting(max_connections=CONNECTIONS, ssl=is_encrypted, **named, **own),  # type: ignore[no-untyped-call]  # untyped
            SentinelConnectionPool(ssl=is_encrypted, **named, **own),  # type: ignore[no-untyped-call]  # untyped
            replicas=replicas,
        )

    async def close(self) -> None:
        """Also those to the Sentinels."""
        await super().close()
        await self._sentinel.aclose()
