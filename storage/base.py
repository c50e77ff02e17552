"""What a store takes and gives. All times are seconds since the epoch.

What it does with it: `storage.store`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import Enum, StrEnum, auto
from typing import Final, Literal

from engines.core import record as records
from engines.core.record import Act, Record
from engines.core.seat import Seat

# Today's form of what is stored, in which this program writes: see `storage.migrations`.
FORM: Final = 3

# The platform of the computer players: an address of theirs is `computer:` and a level.
COMPUTER: Final = records.COMPUTER

# How many of the last outages are known.
KEPT_OUTAGES: Final = 128

# Seconds for which stores keep what nobody needs for long once a table has come to its end.
KEPT_AFTER_END: Final = 30 * 86_400.0

# How many of the last lines that were said at a table are kept.
KEPT_TALK: Final = 200

# How many may be noted as present at one place; others are not noted.
MOST_PRESENT: Final = 512

# Seconds for which room for a request may be reserved ahead.
MOST_AHEAD: Final = 10.0


class Ending(StrEnum):
    """How a table ended. Scripts use the values."""

    OVER = "over"
    CLOSED = "closed"


# What ends a challenge, so that no match comes of it.
CLOSING_ACTS: Final = frozenset({Act.DECLINE, Act.WITHDRAW, Act.EXPIRE})


def ending_of(record: Record) -> Ending:
    """How a table ended: its match is over, or its challenge wasn't accepted."""
    is_closed = bool(record.log) and record.log[-1].act in CLOSING_ACTS
    return Ending.CLOSED if is_closed else Ending.OVER


# The channel of what pages are told.
NEWS: Final = "news"

NO_CHANGES: Final[Mapping[str, str]] = {}

# The id of what somebody asked for, on whose behalf the store is used just now; "" if nobody did.
# What is added to the outbox meanwhile carries it. At most `LONGEST_REQUEST_ID` characters.
REQUEST_ID: Final[ContextVar[str]] = ContextVar("request", default="")

LONGEST_REQUEST_ID: Final = 64


class ConflictError(Exception):
    """Somebody else acted first; load again."""


class StoreAwayError(Exception):
    """The store can't be reached; nothing was written, or it isn't known whether it was."""


class StoreRefusedError(Exception):
    """The store must not be used: it may evict keys, persists nothing, or refuses our password."""


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
    """The last decision that a player was told of, and when."""

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

# From when until when; in an outage, the second is before the first where a clock was put back.
Span = tuple[float, float]


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredTable:
    """A table as it is now, and what is stored about the asker."""

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
    has_ended: bool = False  # its match is over, whatever its log tells
    asker_profile: Mapping[str, str]
    identities: Sequence[str] = ()  # of the asker
    # The identities linked first, by those of the asker and of `players`.
    first_identities: Mapping[str, str] = field(default_factory=dict)
    asker_tables: int = 0  # how many run under the asker
    is_listed: bool = False  # whether this one is among them
    asker_waiting: int = 0  # how many others wait for the asker: see `Store.list_waiting`
    message_refs: Mapping[str, str] = field(default_factory=dict)  # if they were asked for


class Keep(Enum):
    """Instead of a time: keep the stored one, even if it has been changed meanwhile."""

    KEEP = auto()


KEEP: Final = Keep.KEEP
# What becomes of a time: another, none any more, or as it is.
Moment = float | None | Literal[Keep.KEEP]


@dataclass(frozen=True, slots=True, kw_only=True)
class Timer:
    """When a table needs attention without anybody acting."""

    deadline: Moment = None  # it is looked whether a decision (or the challenge) is overdue
    reminder: Moment = None  # it is looked whether somebody is to be reminded
    answer_at: Moment = None  # an automatic answer is given


@dataclass(frozen=True, slots=True, kw_only=True)
class Credit:
    """Lost time that was recorded as an outage, so that it counts on nobody's clock."""

    until: float  # up to here; what falls due later isn't due yet
    lost: float = 0.0  # seconds; less than 0 if the clock was put back


# Whom a notice is for: a table's own chat, or (followed by its address) the one that a player plays
# in who sat down elsewhere.
CHAT: Final = "chat"
CHAT_AT: Final = f"{CHAT}@"


class NoticeKind(StrEnum):
    """What to tell. The values are stored."""

    CARD = "card"  # the challenge, and what became of it
    TURN = "turn"  # the board after an act
    OFFER = "offer"  # a draw or a takeback is asked for or refused; the board is as it was
    CALL = "call"  # a player who can't be told in private is called in the chat
    MISSED = "missed"  # the rival can't be told of their turn: what the player's board says of it
    PINNED_LIST = "inbox"  # somebody's pinned list of tables is to be brought up to date
    REMINDER = "reminder"  # time is running out
    LAST_REMINDER = "last_reminder"  # it ends with the waking hours that have just begun
    DIGEST = "digest"  # a day's turns, of all tables
    HELLO = "hello"  # whether a private chat takes messages
    SAID = "said"  # a line that somebody has written to their rival; its version is its number
    STAYING = "staying"  # whether what is kept of somebody silent is to stay
    PLACE_LEFT = "place_left"  # the table's chat is closed to Salle: its match goes on in private
    RESULT = "result"  # who has won, to the chat where its place has results told
    # Of a tournament, by the versions of its log:
    TOURNAMENT_CARD = "tournament_card"  # who may join, and what is played, to a chat
    TOURNAMENT_ROUND = "tournament_round"  # a round and the standings, to a chat
    TOURNAMENT_END = "tournament_end"  # who has won, to a chat
    TOURNAMENT_NEWS = "tournament_news"  # what its last act means for one of its players
    JUDGED = "judged"  # what the moves of a match were worth, to a player who has asked
    DAILY_PUZZLE = "daily_puzzle"  # to a chat; its version is the second in which it was due
    DAILY_EDIT = "daily_edit"  # how many have found it, in that message
    OWN_PUZZLE = "own_puzzle"  # the same, to somebody in private
    FOLLOWED = "followed"  # the board after an act, or the end, to somebody who follows the match


class Following(StrEnum):
    """What followers of a match are told. Scripts use the values."""

    END = "end"
    MOVES = "moves"  # and of its end
    JUDGED = "judged"  # once, what its moves were worth: it is over


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """One thing to tell one recipient, once, about a table at a version of its log."""

    table: TableKey
    version: int
    # `CHAT`, `CHAT_AT` and an address, or a person's address (platform:id); of a commit
    # "followers", who aren't named yet.
    to: str
    kind: NoticeKind

    @property
    def platform(self) -> str:
        """The platform it goes to; `COMPUTER` if it is for the computer."""
        if self.to == CHAT:
            return self.table.platform
        return self.to.removeprefix(CHAT_AT).partition(":")[0]

    @property
    def is_to_chat(self) -> bool:
        """Whether everybody in a chat reads it."""
        return self.to == CHAT or self.to.startswith(CHAT_AT)

    @property
    def is_to_computer(self) -> bool:
        """Whether it is a turn of the computer's, which has its own queue."""
        return self.to.startswith(f"{COMPUTER}:")

    @property
    def is_to_followers(self) -> bool:
        """Whether a commit expands it into one notice per follower of the match."""
        return self.to == "followers"


@dataclass(frozen=True, slots=True, kw_only=True)
class TalkLine:
    """A line that a player has said at their table. It isn't an act, and isn't in any log."""

    number: int  # when, in milliseconds since the epoch; each at a table has another
    who: str  # their address
    name: str
    seat: Seat
    text: str
    ask_id: str = ""  # of the ask that it came with, if that may come twice


@dataclass(frozen=True, slots=True, kw_only=True)
class OutboxEntry:
    """A notice claimed from a queue. It stays there until `done`."""

    id: str
    shard: int
    notice: Notice
    request_id: str = ""  # `REQUEST_ID` when it was added

    @property
    def added(self) -> float:
        """When it was added, by the store's clock; 0 if its id doesn't tell."""
        milliseconds, dash, _ = self.id.partition("-")
        return int(milliseconds) / 1000 if dash else 0.0

    @property
    def key(self) -> tuple[int, str]:
        """Identifies the entry: ids are unique only within a shard."""
        return self.shard, self.id


@dataclass(frozen=True, slots=True, kw_only=True)
class Rate:
    """A token bucket: `most` at once, then one `every` so many seconds.

    In any `t` seconds it lets at most `most + t / every` through.
    """

    most: int
    every: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Reservation:
    """Whether room for one more was reserved: see `Store.reserve`."""

    is_made: bool
    wait: float  # seconds until it may be done, or asked for again
    is_full: bool = False  # one of the narrower rates has no room; else all wait alike


@dataclass(frozen=True, slots=True, kw_only=True)
class QueueLoad:
    """What is still in a queue, in all shards."""

    notices: int  # taken or not
    oldest: float  # seconds since the oldest of them was added; 0 if there is none


@dataclass(frozen=True, slots=True, kw_only=True)
class DeadWorker:
    """A worker that has missed its heartbeats for too long."""

    name: str
    found: float  # when it was found dead, by the store's clock


@dataclass(frozen=True, slots=True, kw_only=True)
class Beat:
    """What a worker learns from its heartbeat."""

    lapsed: bool  # it had not been noted for too long: what it took may be another's by now
    dead: Sequence[DeadWorker]  # others that have not been
    others: int  # how many are noted besides, dead or not
