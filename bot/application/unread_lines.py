"""Which lines of the talk at a table somebody doesn't read."""

from __future__ import annotations

from collections.abc import Mapping

from bot.application import profile
from bot.application.loaded_table import LoadedTable
from storage.base import TalkLine


def is_unread(table: LoadedTable, settings: Mapping[str, str], line: TalkLine) -> bool:
    """Whether somebody with these settings has blocked who says a line.

    Somebody who has blocked the player of a seat reads none of their lines, under any identity.
    """
    player = table.match.players[line.seat]
    who = {line.who, *((player.address,) if player else ())}
    return any(profile.has_blocked(settings, one) for one in who)
