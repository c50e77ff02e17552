"""What happened in a run, as the judge reads it: logs, messages, taps, and what was broken when.

Times are seconds since the epoch by the real clock; those in logs are by Salle's, which may jump.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

from engines.core.record import Record
from storage.base import TableKey
from tests.tournament_judge import JudgedTournament


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """What a message showed, from its sending or an edit to the next edit."""

    text: str
    pictures: tuple[str, ...] = ()  # digests
    tickets: tuple[str, ...] = ()  # of its buttons and menus


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """A message of Salle's."""

    place: str  # platform:id of the chat it stands in
    reader: str = ""  # the address of the only person who sees it; "": everybody there
    at: float = 0.0
    looks: tuple[Look, ...]  # the oldest first; at least one
    is_answer: bool = False  # to a command or a tap, and no delivery
    is_fleeting: bool = False  # its reader may have dismissed it
    nonce: str = ""  # by which the platform tells repetitions; "" where it can't
    is_unanswered: bool = False  # Salle was never told that it had come

    @property
    def first(self) -> Look:
        """As it was sent."""
        return self.looks[0]

    @property
    def last(self) -> Look:
        """As it stands at the end."""
        return self.looks[-1]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tap:
    """Somebody pressed a button."""

    who: str
    at: float
    ticket: str
    answer: str | None = None  # the words of the answer; None: there was none
    left: tuple[str, ...] = ()  # the tickets under the tapped message afterwards
    seen: float = 0.0  # when they saw what came of it
    identity: str = ""  # by which of their addresses, where `who` stands for all of them


@dataclass(frozen=True, slots=True, kw_only=True)
class Typed:
    """Somebody typed what is about a table: a move, or an offer of a draw."""

    who: str
    at: float
    table: TableKey
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge:
    """Somebody typed a challenge."""

    who: str
    rival: str
    game: str
    at: float
    place: str
    is_promised: bool  # they were shown the card, or their platform keeps what it has sent


@dataclass(frozen=True, slots=True, kw_only=True)
class Linking:
    """Somebody linked their two identities, or parted them."""

    who: tuple[str, str]  # both addresses
    at: float  # when they began
    until: float = math.inf  # when they were told that it is done; else it may yet be done
    joins: bool  # else it parts

    @property
    def is_told(self) -> bool:
        """Whether they were told that it is done."""
        return self.until < math.inf


@dataclass(frozen=True, slots=True, kw_only=True)
class Jump:
    """Salle's clock went on by so many seconds at once; `at` is what it said before."""

    at: float
    seconds: float


@dataclass(frozen=True, slots=True, kw_only=True)
class History:
    """Everything that is known of a run when all has settled."""

    records: Mapping[TableKey, Record] = field(default_factory=dict)
    messages: tuple[Message, ...] = ()
    taps: tuple[Tap, ...] = ()
    typed: tuple[Typed, ...] = ()
    challenges: tuple[Challenge, ...] = ()
    kills: tuple[float, ...] = ()  # when a process was killed that sends messages
    jumps: tuple[Jump, ...] = ()
    unreachable: frozenset[str] = frozenset()  # who has no private chat
    results: Mapping[TableKey, int] | None = None  # how many each table left; None: not looked at
    differing: tuple[str, ...] = ()  # what is noted otherwise than results reckoned anew come to
    linkings: tuple[Linking, ...] = ()
    aliases: Mapping[TableKey, TableKey] = field(default_factory=dict)  # tables by their aliases
    # All identities that are stored beside an address; None: not looked at.
    persons: Mapping[str, tuple[str, ...]] | None = None
    holders: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # by game and address
    tournaments: tuple[JudgedTournament, ...] = ()  # before they were ended
    deaths: tuple[str, ...] = ()  # last words of processes that ended by themselves
