"""The asker's address behind proxies, if they are the operator's own."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

import structlog
from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from bot.networks import Network

log = structlog.get_logger(__name__)

_HEADER: Final = "X-Forwarded-For"


def believe_proxies(trusted: Sequence[Network]) -> Middleware:
    """The middleware by which `request.remote` is who asked the first of our own proxies."""
    strangers: set[str] = set()

    @web.middleware
    async def believe(request: web.Request, handler: Handler) -> web.StreamResponse:
        said = request.headers.getall(_HEADER, ())
        if not said:
            return await handler(request)
        peer = _read(request.remote or "")
        if peer is None or not _is_in(peer, trusted):
            if not strangers and peer is not None:
                strangers.add(str(peer))
                log.warning(
                    "a proxy isn't believed who asks: name it in SALLE_TRUSTED_PROXIES if it is "
                    "yours, else all who come through it count as one visitor",
                    proxy=str(peer),
                )
            return await handler(request)
        return await handler(request.clone(remote=str(_asker(peer, said, trusted))))

    return believe


def _asker(
    peer: IPv4Address | IPv6Address, said: Sequence[str], trusted: Sequence[Network]
) -> IPv4Address | IPv6Address:
    # The last in the chain that is no proxy of ours: what comes before it may be made up.
    asker = peer
    for one in reversed(",".join(said).split(",")):
        found = _read(one)
        if found is None:
            break
        asker = found
        if not _is_in(asker, trusted):
            break
    return asker


def _read(text: str) -> IPv4Address | IPv6Address | None:
    # An address, also with a port behind it, as some proxies write it.
    text = text.strip()
    for form in (text, text.partition("]")[0].removeprefix("["), text.partition(":")[0]):
        with suppress(ValueError):
            found = ip_address(form.partition("%")[0])
            return getattr(found, "ipv4_mapped", None) or found
    return None


def _is_in(address: IPv4Address | IPv6Address, networks: Sequence[Network]) -> bool:
    return any(address in network for network in networks)
