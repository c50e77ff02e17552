"""Networks, as the operator writes them."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_network

Network = IPv4Network | IPv6Network


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
