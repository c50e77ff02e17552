"""Networks and sites, as the operator writes them."""

from __future__ import annotations

import re
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final

Network = IPv4Network | IPv6Network

_SITE: Final = re.compile(r"https://(\*\.)?[\w-]+(\.[\w-]+)+(:\d{1,5})?", re.ASCII)


def read_networks(text: str) -> tuple[Network, ...]:
    """The networks of a list such as `127.0.0.1, 10.0.0.0/8`. Raises ValueError in one sentence."""
    found = []
    for name in text.replace(",", " ").split():
        try:
            found.append(ip_network(name))
        except ValueError:
            raise ValueError(
                f"{name!r} is no address or network; a list such as 127.0.0.1, 10.0.0.0/8 is wanted"
            ) from None
    return tuple(found)


def read_hosts(text: str) -> str:
    """Sites of a list such as `https://club.example.org`, as a Content-Security-Policy names them.

    Raises ValueError in one sentence.
    """
    names = text.replace(",", " ").split()
    for name in names:
        if not _SITE.fullmatch(name):
            raise ValueError(
                f"{name!r} is no site; a list such as https://club.example.org is wanted"
            )
    return " ".join(names)
