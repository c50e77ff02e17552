"""Public boards: those that were sent, by the versions of the log that they may be of."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from storage.base import TableKey
from tests.chaos.folded import Folded
from tests.chaos.history import History, Message
from tests.chaos.reading import lines_of, table_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Boards:
    """One table's on one platform, by what the boards of its log say."""

    table: Folded
    shown: defaultdict[frozenset[str], list[Message]] = field(
        default_factory=lambda: defaultdict(list)
    )
    strangers: list[Message] = field(default_factory=list)  # of no version in the log

    def is_told(self, versions: Iterable[int]) -> bool:
        """Whether some board says what these versions tell: one that overtook theirs does, and so
        does the board before, once an offer that overtook it is written there.
        """
        told = frozenset(line for v in versions for line in self.table.told(v, None))
        every = (message for messages in self.shown.values() for message in messages)
        looks = (look for message in every for look in message.looks)
        return any(told <= lines_of(look.text) for look in looks)


def public_boards(history: History, tables: Mapping[TableKey, Folded]) -> Sequence[Boards]:
    """Those of every table: also those without their picture, which could not be drawn in time.

    A table that is played in chats of two platforms has its boards on both.
    """
    found = {
        (key, platform): Boards(table=table)
        for key, table in tables.items()
        for platform in table.platforms
    }
    for message in history.messages:
        boards = found.get((table_of(message.first), message.place.partition(":")[0]))
        if boards is None or message.reader or message.is_answer:
            continue
        said = lines_of(message.first.text)
        fitting = [lines for lines in boards.table.boards() if lines <= said]
        if fitting:
            boards.shown[max(fitting, key=len)].append(message)
        elif any(lines <= said for lines in boards.table.beside_boards):
            continue
        elif boards.table.has_public_boards and message.first.pictures:
            boards.strangers.append(message)
    return list(found.values())
