"""The only durable shapes: a head, and one entry for every act. Everything else is derived.

A record is stored as rows of text: the head as JSON, then each entry as
`<letter><seconds since the head, base 36>|<draws, base 36, joined by dots>|<text>`.
The letter is the act's, a capital for the second seat. The text is a move's notation, or the JSON
of who accepted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engines.core.seat import Pair, Seat


class DamagedRecordError(ValueError):
    """A stored record that can't be read or replayed; it closes its own table and no other."""


class Act(StrEnum):
    """What can be done at a table. The value is the letter that stores it."""

    ACCEPT = "a"  # the second player sits down, and the first cards are dealt
    DECLINE = "d"
    WITHDRAW = "w"
    EXPIRE = "e"  # nobody answered the challenge in time
    MOVE = "m"
    OFFER = "o"  # a draw is offered
    AGREE = "g"
    REFUSE = "n"
    RESIGN = "r"
    TIMEOUT = "t"  # this seat let its time run out


class Durable(BaseModel):
    """What is stored. Changing one of these needs a migration; nothing else does."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Player(Durable):
    """Somebody at a table: where to reach him, and his name when he sat down."""

    address: str  # platform:id
    name: str


class Joining(Durable):
    """Who accepted, and what he gave to the shuffle after he had seen its seal."""

    player: Player
    nonce: str


class Entry(Durable):
    """One act. `at` is seconds since the epoch."""

    act: Act
    at: int
    seat: Seat | None = None
    draws: tuple[int, ...] = ()
    move: str = ""
    joining: Joining | None = None

    def row(self, created: int) -> str:
        """This entry as it is stored; `created` is the head's time."""
        letter = self.act.upper() if self.seat is Seat.TWO else self.act.lower()
        draws = ".".join(map(_base36, self.draws))
        text = self.joining.model_dump_json() if self.joining else self.move
        return f"{letter}{_base36(max(0, self.at - created))}|{draws}|{text}"

    @classmethod
    def from_row(cls, row: str, created: int) -> Entry:
        """Read back what `row` wrote. Raises DamagedRecordError."""
        try:
            stamp, draws, text = row.split("|", 2)
            act = Act(stamp[0].lower())
            return cls(
                act=act,
                at=created + int(stamp[1:], 36),
                seat=None if act is Act.EXPIRE else Seat.TWO if stamp[0].isupper() else Seat.ONE,
                draws=tuple(int(draw, 36) for draw in draws.split(".") if draw),
                move="" if act is Act.ACCEPT else text,
                joining=Joining.model_validate_json(text) if act is Act.ACCEPT else None,
            )
        except (ValueError, IndexError) as err:  # ValidationError is a ValueError
            # Not the row itself: its draws are a deck, and this sentence may go into a log.
            raise DamagedRecordError(f"unreadable entry: {type(err).__name__}") from None


class Head(Durable):
    """What was agreed before the first act. A challenge is a head without an acceptance."""

    game: str
    rules: int
    options: dict[str, str] = Field(default_factory=dict)  # only what is not the default
    players: Pair[Player | None]  # None: the open seat of an open challenge
    challenger: Seat = Seat.ONE
    nonce: str = ""  # the challenger's own contribution to the shuffle
    commitment: str = ""
    created: int = 0  # seconds since the epoch
    clock: int = 0  # seconds a decision; 0: no clock
    is_study: bool = False  # one person takes both seats
    rematch_of: str = ""


class Record(Durable):
    """A table: the head, and the log. The log's length is its version."""

    head: Head
    log: tuple[Entry, ...] = ()

    @property
    def version(self) -> int:
        """How many acts there have been."""
        return len(self.log)

    @property
    def draws(self) -> int:
        """How many draws of luck the log holds."""
        return sum(len(entry.draws) for entry in self.log)

    def rows(self, start: int = 0) -> list[str]:
        """The entries from number `start` on, as they are stored (the head is `head_row`)."""
        return [entry.row(self.head.created) for entry in self.log[start:]]

    def head_row(self) -> str:
        """The head as it is stored."""
        return self.head.model_dump_json(exclude_defaults=True)

    def plus(self, entry: Entry) -> Record:
        """This record with one more entry."""
        return Record.model_construct(head=self.head, log=(*self.log, entry))

    def upto(self, version: int) -> Record:
        """This record as it was when it had `version` entries."""
        return Record.model_construct(head=self.head, log=self.log[:version])

    @staticmethod
    def from_rows(rows: Sequence[str]) -> Record:
        """Read back head and entries. Raises DamagedRecordError."""
        if not rows:
            raise DamagedRecordError("a record without a head")
        head = read_head(rows[0])
        return Record.model_construct(head=head, log=read_entries(rows[1:], head.created))


def read_head(row: str) -> Head:
    """Read back a head's row. Raises DamagedRecordError."""
    try:
        return Head.model_validate_json(row)
    except ValidationError as err:
        raise DamagedRecordError(f"unreadable head: {err.error_count()} errors") from None


def read_entries(rows: Iterable[str], created: int) -> tuple[Entry, ...]:
    """Read back entries' rows. Raises DamagedRecordError."""
    return tuple(Entry.from_row(row, created) for row in rows)


_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


def _base36(number: int) -> str:
    text = ""
    while number >= 36:
        number, digit = divmod(number, 36)
        text = _DIGITS[digit] + text
    return _DIGITS[number] + text
