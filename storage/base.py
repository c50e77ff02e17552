"""What stores take and give. All times are seconds since the epoch.

What they do with it: `storage.contract`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, StrEnum, auto
from typing import Final, Literal

from engines.core.record import Act, Record

KEPT_OUTAGES: Final = 128
"""How many of the last outages are known."""

KEPT_AFTER_END: Final = 30 * 86_400.0
"""Seconds for which stores keep what nobody needs for long once a table has come to its end."""

CLOSING_ACTS: Final = frozenset({Act.DECLINE, Act.WITHDRAW, Act.EXPIRE})
"""What ends a challenge, so that no match comes of it."""


NO_CHANGES: Final[Mapping[str, str]] = {}


class ConflictError(Exception):
    """Somebody else acted first; load again."""


class StoreAwayError(Exception):
    """The store can't be reached just now; nothing was written, or it is not known whether."""


class StoreRefusedError(Exception):
    """The store must not be used: it may evict keys, keeps nothing, or refuses our password."""


@dataclass(frozen=True, slots=True, order=True)
class TableKey:
    """Names one table: the chat it was opened in, and a short id that is unique there."""

    platform: str
    chat: str
    table: str

    def __str__(self) -> str:
        return f"{self.platform}:{self.chat}:{self.table}"

    @classmethod
    def parse(cls, text: str) -> TableKey:
        """Read back what `str` wrote. Raises ValueError."""
        platform, chat, table = text.split(":", 2)
        return cls(platform, chat, table)


@dataclass(frozen=True, slots=True)
class Reached:
    """The last of his decisions that a player has got notice of, and when."""

    version: int  # the decision version
    at: float

    def __str__(self) -> str:
        return f"{self.version} {self.at:.3f}"

    @classmethod
    def parse(cls, text: str) -> Reached:
        """Read back what `str` wrote. Raises ValueError."""
        version, at = text.split(" ")
        return cls(int(version), float(at))


NO_ONE: Final[Mapping[str, Reached]] = {}

Span = tuple[float, float]
"""From when until when; in an outage, the second is before the first where a clock was put back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredTable:
    """A table as it is now, and what is kept of whoever asked."""

    record: Record
    reached: Mapping[str, Reached] = field(default_factory=dict)  # by address
    outages: Sequence[Span] = ()  # as `credit_downtime` noted them, the oldest first
    running_at: float | None = None  # when it was noted last that Salle is running
    profiles: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # of `people`
    deadline: float | None = None  # as in `Timer`
    reminder: float | None = None  # as in `Timer`
    answer_at: float | None = field(default=None, repr=False)  # as in `Timer`; secret
    # Both seats': see `set_preset_answers`. Secret.
    preset_answers: Mapping[str, str] = field(default_factory=dict, repr=False)
    asker_profile: Mapping[str, str]
    asker_tables: int = 0  # how many run under whoever asked
    is_listed: bool = False  # whether this one is among them
    asker_waiting: int = 0  # how many others wait for whoever asked: see `Store.list_waiting`


class Keep(Enum):
    """In place of a time: the one that is stored stays, also if it has been moved meanwhile."""

    KEEP = auto()


KEEP: Final = Keep.KEEP
Moment = float | None | Literal[Keep.KEEP]
"""What becomes of a time: another, none any more, or as it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Timer:
    """When a table needs attention though nobody acts."""

    deadline: Moment = None  # it is looked whether a decision (or the challenge) is overdue
    reminder: Moment = None  # it is looked whether somebody is to be reminded
    answer_at: Moment = None  # an automatic answer is given


@dataclass(frozen=True, slots=True, kw_only=True)
class Credit:
    """The time that was lost is noted, so that it is on nobody's clock."""

    until: float  # up to here; what falls due later isn't due yet
    lost: float = 0.0  # seconds; less than 0 if the clock was put back


class NoticeKind(StrEnum):
    """What to tell. The values are stored."""

    CARD = "card"  # the challenge, and what became of it
    TURN = "turn"  # the board after an act
    OFFER = "offer"  # a draw or a takeback is asked for or refused; the board is as it was
    CALL = "call"  # whoever can't be told his turn in private is called to it in the chat
    INBOX = "inbox"  # somebody's pinned list of tables is to be brought up to date
    REMINDER = "reminder"  # time is running out
    LAST_REMINDER = "last_reminder"  # it ends with the waking hours that have just begun
    DIGEST = "digest"  # a day's turns, of all tables
    HELLO = "hello"  # whether a private chat takes messages


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """One thing to tell one recipient, once, about a table at a version of its log."""

    table: TableKey
    version: int
    to: str  # "chat", or an address (platform:id) of a player
    kind: NoticeKind


@dataclass(frozen=True, slots=True, kw_only=True)
class OutboxEntry:
    """A notice taken from the outbox. It stays there until `done`."""

    id: str
    shard: int
    notice: Notice

    @property
    def key(self) -> tuple[int, str]:
        """What names the entry: an id alone may be that of another shard's entry too."""
        return self.shard, self.id


@dataclass(frozen=True, slots=True, kw_only=True)
class DeadWorker:
    """A worker that has not said for too long that it lives."""

    name: str
    found: float  # when it was found dead, by the store's clock


@dataclass(frozen=True, slots=True, kw_only=True)
class Beat:
    """What a worker learns when it says that it lives."""

    lapsed: bool  # it had not been noted for too long: what it took may be another's by now
    dead: Sequence[DeadWorker]  # others that have not been
