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
    """One table's, by what the boards of its log say."""

    table: Folded
    shown: defaultdict[frozenset[str], list[Message]] = field(
        default_factory=lambda: defaultdict(list)
    )
    strangers: list[Message] = field(default_factory=list)  # of no version in the log

    def is_told(self, versions: Iterable[int]) -> bool:
        """Whether some board says what these versions tell: one that overtook theirs does."""
        told = frozenset(line for v in versions for line in self.table.told(v, None))
        every = (message for messages in self.shown.values() for message in messages)
        return any(told <= lines_of(message.first.text) for message in every)


def public_boards(history: History, tables: Mapping[TableKey, Folded]) -> Sequence[Boards]:
    """Those of every table."""
    found = {key: Boards(table=table) for key, table in tables.items()}
    for message in history.messages:
        boards = found.get(table_of(message.first))
        if boards is None or message.reader or message.is_answer or not message.first.pictures:
            continue
        said = lines_of(message.first.text)
        fitting = [lines for lines in boards.table.boards() if lines <= said]
        if fitting:
            boards.shown[max(fitting, key=len)].append(message)
        elif boards.table.has_public_boards:
            boards.strangers.append(message)
    return list(found.values())
