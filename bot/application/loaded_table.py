"""A table as it was when it was loaded, and the errors of loading one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from bot.application import conditional_moves
from bot.application.conditional_moves import ConditionalMoves
from bot.application.match_clock import MatchClock
from bot.application.match_length import MatchLength
from bot.application.message_refs import NOTHING_NOTED, NotedMessages
from bot.application.model import Address, Person, is_reachable, level_of, person_of
from bot.application.preset_answers import (
    AutomaticAnswer,
    automatic_answers,
)
from bot.application.refused import RefusedError
from bot.application.replay_cache import ReplayedMatch
from bot.timing.outages import NONE, Outages
from engines.core.former import is_former
from engines.core.game import AnyGame
from engines.core.match_state import MatchState, Status
from engines.core.moves import Move, Moves
from engines.core.rating import Rating
from engines.core.record import Entry, Record
from engines.core.replay import match_states
from engines.core.result import Reckoned
from engines.core.seat import Pair, Seat
from engines.core.series import SeriesStanding, series_of
from engines.core.strength import Gain
from storage.base import Reached, StoreAwayError, TableKey


class NoTableError(RefusedError):
    """There is no such table."""

    def __init__(self, why: str = "") -> None:
        super().__init__("hall-no-table", why)


class BusyError(RefusedError):
    """Others kept acting first; nothing was done."""

    def __init__(self, why: str = "") -> None:
        super().__init__("hall-busy", why)


class UnknownOutcomeError(StoreAwayError):
    """The store went away during a commit: it can't be said whether that was written."""


class DamagedTableError(RefusedError):
    """This table's record can't be read; it is closed until somebody mends it."""

    fault = "damaged table"

    def __init__(self, why: str = "") -> None:
        super().__init__("hall-damaged", why)


@dataclass(frozen=True, kw_only=True)
class LoadedTable:
    """A table as it was when it was loaded."""

    key: TableKey
    replayed: ReplayedMatch
    loaded_at: float = 0.0  # seconds since the epoch: of when it tells
    # When a flag falls, a choice or a challenge ends, the next match of a series begins; for show.
    deadline: float | None = None
    reminder: float | None = None  # when it is looked whether somebody is to be reminded
    reached: Mapping[str, Reached] = field(default_factory=dict)  # by address
    profiles: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # who is on the clock
    outages: Outages = NONE
    identities: frozenset[str] = frozenset()  # the addresses of the asker, for whom it was loaded
    # By the addresses of the asker and the players: the identity of each that was linked first.
    first_identities: Mapping[str, str] = field(default_factory=dict)
    asker_profile: Mapping[str, str] = field(default_factory=dict)
    asker_tables: int = 0  # how many run under the asker, for whom it was loaded
    is_listed: bool = False  # whether this one is among them
    asker_waiting: int = 0  # how many others wait for them
    noted: NotedMessages = NOTHING_NOTED  # what its messages show, if it was loaded with that
    preset_answers: Mapping[str, str] = field(default_factory=dict, repr=False)  # secret: of both
    answer_at: float | None = field(default=None, repr=False)  # secret: of an automatic answer
    reckoned: Reckoned | None = None  # what its result came to, if it counts for ratings
    would_be: Gain | None = None  # what it would have come to, against the computer
    ratings: Pair[Rating] | None = None  # of both, while a rated challenge waits for its answer
    length: MatchLength | None = None  # of the match, while a challenge waits for its answer
    _legal_moves: dict[Seat, Moves[Move]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    @property
    def game(self) -> AnyGame:
        """The rules that are played by."""
        return self.replayed.game

    @property
    def record(self) -> Record:
        """The head and the log."""
        return self.replayed.record

    @property
    def match(self) -> MatchState:
        """The state of the match after the log."""
        return self.replayed.match

    @property
    def clock(self) -> MatchClock:
        """Whose time runs, and how much is left."""
        return MatchClock(
            match=self.match,
            log=self.record.log,
            reached=self.reached,
            profiles=self.profiles,
            outages=self.outages,
        )

    @cached_property
    def series(self) -> SeriesStanding | None:
        """How the series stands that this match belongs to; None if it is a match by itself."""
        return series_of(str(self.key), self.record, self.match)

    def legal_moves(self, seat: Seat) -> Moves[Move]:
        """All legal moves of a seat now; computed once."""
        if seat not in self._legal_moves:
            self._legal_moves[seat] = self.game.legal_moves(self.match.game_state, seat)
        return self._legal_moves[seat]

    @property
    def match_states(self) -> tuple[MatchState, ...]:
        """Every state of the match, the challenge first; replayed at each call."""
        return tuple(match_states(self.game, self.record))

    def as_of(self, version: int) -> LoadedTable:
        """The table as it was when its log had `version` entries."""
        return replace(self, replayed=self.replayed.as_of(version))

    @property
    def version(self) -> int:
        """The log's length: what buttons name."""
        return self.record.version

    def has_answered(self, ask_id: str) -> bool:
        """Whether this request has already acted here: platforms may deliver it twice."""
        return bool(ask_id) and any(e.ask_id == ask_id for e in self.record.log)

    @property
    def is_running(self) -> bool:
        """Whether it is a match that is played, or a challenge that waits for its answer."""
        return self.match.status in (Status.OPEN, Status.PLAYING)

    @property
    def at(self) -> float:
        """When the last act happened, or the challenge was made."""
        return self.record.log[-1].at if self.record.log else self.record.head.created

    @property
    def is_private(self) -> bool:
        """Whether it was opened in a player's own private chat, which nobody else reads."""
        chat = f"{self.key.platform}:{self.key.chat}"
        return is_former(chat) or any(
            player and player.address == chat for player in self.match.players
        )

    @property
    def other_chats(self) -> tuple[Address, ...]:
        """The public chats where players sat down who came from elsewhere."""
        chats = (player.chat for player in self.match.players if player and player.chat)
        return tuple(Address.parse(chat) for chat in dict.fromkeys(chats))

    def last_act_of(self, seat: Seat | None) -> float:
        """When this seat decided something last, and not Salle for it; 0: never."""
        return max((self.record.log[number].at for number in self._own_acts(seat)), default=0.0)

    def version_after_last_act_of(self, seat: Seat) -> int:
        """The log's length when this seat had decided something last; 0: never."""
        return max(self._own_acts(seat), default=-1) + 1

    def _own_acts(self, seat: Seat | None) -> Iterator[int]:
        given = self.given_for(seat)
        log = enumerate(self.record.log)
        return (n for n, entry in log if entry.actor is seat and n not in given)

    @property
    def people(self) -> tuple[Person, ...]:
        """Who sits here, or is asked and known; not the computer. At a study table one."""
        players = (p for p in self.match.players if p and is_reachable(p.address))
        return tuple({p.address: person_of(p) for p in players}.values())

    def reached_now(self, address: str, now: float) -> dict[str, Reached]:
        """What to note if this player is told now of what they have to decide."""
        seats = self.seats_of(address)
        if self.match.status is not Status.PLAYING or not seats:
            return {}
        version = max(self.match.decision_version[seat] for seat in seats)
        player = self.identity_of(address)
        known = self.reached.get(player)
        return {} if known and known.version >= version else {player: Reached(version, now)}

    def is_missed(self, seat: Seat) -> bool:
        """Whether this side can't be told of its decision: no chat has accepted the notice."""
        player = self.match.players[seat]
        tried = self.reached.get(_in_vain(player.address)) if player else None
        if tried is None or seat not in self.match.active:
            return False
        is_present = tried.version >= self.match.decision_version[seat]
        return is_present and not self.clock.is_reached(seat)

    def missed_now(self, seat: Seat, now: float) -> dict[str, Reached]:
        """What to note if no chat accepts the notice of what this side has to decide."""
        player = self.match.players[seat]
        if player is None or self.is_missed(seat) or self.clock.is_reached(seat):
            return {}
        return {_in_vain(player.address): Reached(self.match.decision_version[seat], now)}

    def seats_of(self, address: str) -> tuple[Seat, ...]:
        """All seats of a player: both at a study table, none for a spectator.

        The asker, for whom the table was loaded, has those of all their identities.
        """
        mine = self.identities if address in self.identities else {address}
        return tuple(s for s in Seat if (p := self.match.players[s]) and p.address in mine)

    def first_identity_of(self, address: str) -> str:
        """What names the person behind a player's address, the same on all platforms."""
        return self.first_identities.get(address, address)

    def identity_of(self, address: str) -> str:
        """The address by which somebody plays here; the same if they don't."""
        seats = self.seats_of(address)
        player = self.match.players[seats[0]] if seats else None
        return player.address if player else address

    def seat_of(self, address: str, wish: Seat | None = None) -> Seat | None:
        """The seat of a player; at a study table the one they wish, else the one to act."""
        seats = self.seats_of(address)
        if len(seats) < 2:
            return seats[0] if seats else None
        if wish:
            return wish
        return next((s for s in seats if s in self.match.active), Seat.ONE)

    @property
    def automatic_answers(self) -> tuple[AutomaticAnswer, ...]:
        """What Salle is about to answer for people who aren't asked."""
        if self.answer_at is None:
            return ()
        return automatic_answers(self.game, self.match, self.preset_answers)

    def automatic_answer(self, seat: Seat | None) -> AutomaticAnswer | None:
        """What Salle is about to answer for `seat`; None if they have to decide, or to wait."""
        return next((one for one in self.automatic_answers if one.seat is seat), None)

    def prepared(self, seat: Seat | None) -> ConditionalMoves | None:
        """What `seat` answers to what its rival may do; secret, as the preset answers."""
        return conditional_moves.stored(self.preset_answers, seat)

    def given_for(self, seat: Seat | None) -> frozenset[int]:
        """Entries that Salle may have made for `seat`, by their numbers.

        Those of conditional moves are among them until they act themselves again.
        """
        moves = self.prepared(seat)
        return self.replayed.automatic_entries | frozenset(moves.given if moves else ())

    def computer_level(self, seat: Seat) -> str:
        """The level of the computer in this seat, or ""."""
        return level_of(self.match.players[seat])


Decide = Callable[[LoadedTable], Entry]


def _in_vain(address: str) -> str:
    # What it is noted under, beside who was reached, that somebody couldn't be.
    return f"missed:{address}"
