"""The button to the match that another one was played on from."""

from __future__ import annotations

from bot.application.model import Choice
from bot.application.tickets import Verb
from bot.messages.perspective import Perspective
from storage.base import TableKey


def source_control(perspective: Perspective) -> tuple[Choice, ...]:
    """Nothing where a player had that match alone, and it isn't they who read. Whether others may
    look at it is asked when it is pressed.
    """
    table = perspective.table
    source, seat = table.record.head.start_of, perspective.seat
    if not source:
        return ()
    key = TableKey.parse(source)
    chat = f"{key.platform}:{key.chat}"
    mine = table.match.players[seat] if seat else None
    is_kept = any(player and player.address == chat for player in table.match.players)
    if is_kept and (mine is None or mine.address != chat):
        return ()
    return (perspective.choice("start-source", Verb.SOURCE),)
