"""The notices that a worker holds, platform by platform, and which of them is begun next.

Recipients take turns, and so do the tables of one recipient: none waits behind another's storm.
A notice that waits here weighs half a kilobyte; one that is under way has a task, of ten.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Final

from bot.application.notices import FOLLOWERS
from bot.workers.queue_worker import Waiting
from storage.base import CHAT, CHAT_AT, Notice, NoticeKind, OutboxEntry, TableKey

# Notices that are under way at once. Most of them wait for their chat's limits.
MOST_UNDER_WAY: Final = 2_048

_MOST_SHARED: Final = 512  # of these, for recipients that have one under way already
_MOST_OF_RECIPIENT: Final = 16  # under way at once to one recipient, each about another table

# Notices that are held at once, under way or not.
MOST_HELD: Final = 100_000

# Notices to one recipient that are held at once.
MOST_HELD_OF_RECIPIENT: Final = 10_000


@dataclass(slots=True)
class _Recipient:
    # A player or a chat. The notices of a table are begun one after another, in their order.

    name: str
    waiting: dict[TableKey, list[OutboxEntry]] = field(default_factory=dict)  # the next one first
    under_way: dict[TableKey, list[OutboxEntry]] = field(default_factory=dict)  # those behind
    held: int = 0


class FairQueue:
    """Entries that wait until they may begin; it knows which are under way."""

    def __init__(self) -> None:
        self._recipients: dict[str, _Recipient] = {}
        # Recipients with something to begin, in turn; dictionaries, for their order.
        self._idle: dict[str, _Recipient] = {}  # of whom nothing is under way
        self._busy: dict[str, _Recipient] = {}  # of whom less is under way than may be
        self._under_way = 0
        self._held = 0

    def __len__(self) -> int:
        """How many are held, under way or not."""
        return self._held

    def add(self, entry: OutboxEntry) -> bool:
        """After all others of its table to its recipient; False if there is no room for it."""
        name, table = recipient_of(entry.notice), entry.notice.table
        recipient = self._recipients.get(name) or _Recipient(name)
        if self._held >= MOST_HELD or recipient.held >= MOST_HELD_OF_RECIPIENT:
            return False
        self._recipients[name] = recipient
        if table in recipient.under_way:
            recipient.under_way[table].append(entry)
        else:
            recipient.waiting.setdefault(table, []).append(entry)
        self._count(recipient, 1)
        self._line_up(recipient)
        return True

    def begin(self) -> Iterator[OutboxEntry]:
        """Those that may begin now; they are under way until they `end`."""
        while recipient := self._next():
            table, entries = next(iter(recipient.waiting.items()))
            del recipient.waiting[table]
            for line in (self._idle, self._busy):  # so that they go to the end
                line.pop(recipient.name, None)
            entry = entries.pop(0)
            recipient.under_way[table] = entries
            self._under_way += 1
            self._line_up(recipient)
            yield entry

    def end(self, entry: OutboxEntry) -> None:
        """It is done with, or left: the next of its table to its recipient may begin."""
        recipient = self._recipients[recipient_of(entry.notice)]
        if behind := recipient.under_way.pop(entry.notice.table):
            recipient.waiting[entry.notice.table] = behind
        self._under_way -= 1
        self._count(recipient, -1)
        self._line_up(recipient)

    def drop(self, keys: Collection[tuple[int, str]]) -> None:
        """Forget these, which are not under way: another worker has taken them over."""
        for recipient in list(self._recipients.values()):
            for lists in (recipient.waiting, recipient.under_way):
                for table, entries in list(lists.items()):
                    kept = [entry for entry in entries if entry.key not in keys]
                    self._count(recipient, len(kept) - len(entries))
                    lists[table] = kept
                    if not kept and lists is recipient.waiting:
                        del lists[table]
            self._line_up(recipient)

    def _next(self) -> _Recipient | None:
        # The recipient whose turn it is: first those of whom nothing is under way.
        if self._idle and self._under_way < MOST_UNDER_WAY:
            return next(iter(self._idle.values()))
        if self._busy and self._under_way < _MOST_SHARED:
            return next(iter(self._busy.values()))
        return None

    def _line_up(self, recipient: _Recipient) -> None:
        # Put a recipient into the line where it belongs now: at its end, or where it stands.
        name, under_way = recipient.name, len(recipient.under_way)
        may_begin = bool(recipient.waiting) and under_way < _MOST_OF_RECIPIENT
        for line, is_his in (
            (self._idle, may_begin and not under_way),
            (self._busy, may_begin and under_way > 0),
        ):
            if is_his:
                line.setdefault(name, recipient)
            else:
                line.pop(name, None)

    def _count(self, recipient: _Recipient, more: int) -> None:
        recipient.held += more
        self._held += more
        if not recipient.held:
            self._recipients.pop(recipient.name, None)


class FairQueues(Waiting):
    """A fair queue for each platform: one that hangs takes nothing of another's room."""

    def __init__(self) -> None:
        self._queues: defaultdict[str, FairQueue] = defaultdict(FairQueue)

    def held(self, platform: str) -> int:
        """How many are held for a platform, under way or not."""
        return len(self._queues[platform])

    def add(self, entry: OutboxEntry) -> bool:
        """See `FairQueue.add`."""
        return self._queues[entry.notice.platform].add(entry)

    def begin(self) -> Iterator[OutboxEntry]:
        """See `FairQueue.begin`."""
        for queue in list(self._queues.values()):
            yield from queue.begin()

    def end(self, entry: OutboxEntry) -> None:
        """See `FairQueue.end`."""
        self._queues[entry.notice.platform].end(entry)

    def drop(self, keys: Collection[tuple[int, str]]) -> None:
        """See `FairQueue.drop`."""
        for queue in self._queues.values():
            queue.drop(keys)


def recipient_of(notice: Notice) -> str:
    """The player or the chat that is told.

    All who follow matches are one: those of a table are told one after the other, and a few at a
    time of all, so that no player waits behind a match that many look at.
    """
    if notice.kind is NoticeKind.FOLLOWED:
        return FOLLOWERS
    table = notice.table
    if notice.to == CHAT:
        return f"{table.platform}:{table.chat}"
    return notice.to.removeprefix(CHAT_AT)
