"""Roles: what one process does of all that Salle does. One process does everything by default."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Role(StrEnum):
    """A part of Salle's work. The values are what the operator writes."""

    DISCORD = "discord"  # hears Discord's people
    TELEGRAM = "telegram"  # hears Telegram's people
    DELIVER = "deliver"  # tells everybody what the outbox holds
    CLOCK = "clock"  # looks at what is due
    THINK = "think"  # makes the computer players' moves
    PAGE = "page"  # serves the page


ALL: Final = frozenset(Role)
RECEIVING: Final = frozenset({Role.DISCORD, Role.TELEGRAM, Role.PAGE})
# What has to be done by somebody, whichever platform people play on.
WORKING: Final = ALL - RECEIVING

_ALL: Final = "all"
_NAMES: Final = ", ".join((_ALL, *Role))


def read_roles(text: str) -> frozenset[Role]:
    """The roles of a list such as `deliver,clock`. Raises ValueError in one sentence."""
    names = [name for name in text.replace(",", " ").split() if name]
    for name in names:
        if name != _ALL and name not in {*Role}:
            raise ValueError(f"there is no role {name!r}; there are {_NAMES}")
    if not names:
        raise ValueError(f"a role is wanted: {_NAMES}")
    return ALL if _ALL in names else frozenset(map(Role, names))
