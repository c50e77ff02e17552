"""Where somebody's identities are, in words."""

from __future__ import annotations

from collections.abc import Iterable

from bot.application.model import Address
from bot.messages.words import Words


def places(addresses: Iterable[str], say: Words) -> str:
    """The platforms of these addresses, each once: "Discord, the page"."""
    return ", ".join(dict.fromkeys(_place(address, say) for address in addresses))


def _place(address: str, say: Words) -> str:
    platform = Address.parse(address).platform
    key = f"link-on-{platform}"
    return say(key) if key in say else platform.title()
