"""The notices that hadn't been delivered when a table was exported.

What still lay in the outbox is not exported: a table tells it as well.
"""

from __future__ import annotations

from engines.core.match_state import MatchState, Status
from engines.core.seat import Seat
from storage.backup.lines import TableLine
from storage.base import CHAT, CHAT_AT, Notice, NoticeKind, Reached, TableKey


def untold(line: TableLine, match: MatchState) -> list[Notice]:
    """Notices to those who have to decide and weren't told, computers too, and to chats that were
    shown an older board. Those who were told after all are not told again on delivery.
    """
    if match.status is not Status.PLAYING or line.record is None:
        return []
    version = line.record.version
    told: dict[str, NoticeKind] = {}
    for seat in sorted(Seat):
        player, decision = match.players[seat], match.decision_version[seat]
        if player is None:
            continue
        if seat in match.active and _reached_version(line, player.address) < decision:
            told.setdefault(player.address, NoticeKind.TURN)
        elif match.is_asked(seat) and _shown_version(line, player.address) < version:
            told.setdefault(player.address, NoticeKind.OFFER)
    others = (f"{CHAT_AT}{player.chat}" for player in match.players if player and player.chat)
    for chat in dict.fromkeys([CHAT, *others]):
        if _shown_version(line, f"{chat}-board") < version:  # as `message_refs.board_of` names it
            told[chat] = NoticeKind.TURN
    table = TableKey.parse(line.table)
    return [Notice(table=table, version=version, to=to, kind=kind) for to, kind in told.items()]


def _reached_version(line: TableLine, address: str) -> int:
    # Of which decision a player got notice last; -1 if of none, as a computer never does.
    try:
        return Reached.parse(line.reached[address]).version
    except (KeyError, ValueError):
        return -1


def _shown_version(line: TableLine, to: str) -> int:
    # Which version a recipient's last message shows; -1 if there was none.
    version = line.message_refs.get(to, "").partition("|")[0]
    return int(version) if version.isdigit() else -1
