"""The use case that matters: load, ask the gate, commit. Persist first, tell people second."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from bot.application import notices
from bot.application.model import COMPUTER, Address, is_computer_address
from bot.application.preset_answers import (
    Answer,
    AutomaticAnswer,
    automatic_answers,
    has_two_people,
    preset_key,
    random_delay,
)
from bot.application.replay_cache import ReplayCache, ReplayedMatch
from engines.core.chance import commitment
from engines.core.game import AnyGame, Event
from engines.core.match import advance, match_states
from engines.core.match_state import MatchError, MatchState, Status, open_challenge
from engines.core.record import Act, DamagedRecordError, Entry, Head, Record
from engines.core.seat import Seat
from storage.base import ConflictError, Store, TableKey, Timer

CHALLENGE_DAYS: Final = 7
_TRIES: Final = 4
_ALPHABET: Final = "23456789abcdefghjkmnpqrstvwxyz"  # no letters that read as others


class NoTableError(LookupError):
    """There is no such table."""


class BusyError(Exception):
    """Others kept acting first; nothing was done."""


class DamagedTableError(Exception):
    """This table's record can't be read; it is closed until somebody mends it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LoadedTable:
    """A table as it was when it was loaded."""

    key: TableKey
    record: Record
    match: MatchState
    game: AnyGame
    deadline: float | None
    asker_profile: Mapping[str, str]  # the asker's
    events: tuple[tuple[Event, ...], ...] = field(repr=False)  # of each entry, in order
    automatic_entries: frozenset[int] = field(
        default=frozenset(), repr=False
    )  # as in `ReplayedMatch`
    preset_answers: Mapping[str, str] = field(
        default_factory=dict, repr=False
    )  # both seats': secret
    answer_at: float | None = field(default=None, repr=False)  # when the hall answers: secret too
    _states: list[tuple[MatchState, ...]] = field(init=False, repr=False, default_factory=list)

    @property
    def match_states(self) -> tuple[MatchState, ...]:
        """Every position on the way, the challenge first; folded once."""
        if not self._states:
            self._states.append(tuple(match_states(self.game, self.record)))
        return self._states[0]

    @property
    def replayed(self) -> ReplayedMatch:
        """What is kept of it."""
        return ReplayedMatch(
            game=self.game,
            record=self.record,
            match=self.match,
            events=self.events,
            automatic_entries=self.automatic_entries,
        )

    @property
    def version(self) -> int:
        """The log's length: what buttons name."""
        return self.record.version

    @property
    def at(self) -> float:
        """When the last act happened, or the challenge was made."""
        return self.record.log[-1].at if self.record.log else self.record.head.created

    def seat_of(self, address: str, wish: Seat | None = None) -> Seat | None:
        """The seat of a player; at a study table the one he wishes, else the one to act."""
        seats = [s for s in Seat if (p := self.match.players[s]) and p.address == address]
        if len(seats) < 2:
            return seats[0] if seats else None
        if wish:
            return wish
        return next((s for s in seats if s in self.match.active), Seat.ONE)

    @property
    def automatic_answers(self) -> tuple[AutomaticAnswer, ...]:
        """What the hall is about to answer for people who aren't asked."""
        return (
            automatic_answers(self.game, self.match, self.preset_answers)
            if self.answer_at is not None
            else ()
        )

    def automatic_answer(self, seat: Seat | None) -> AutomaticAnswer | None:
        """What the hall is about to answer for `seat`; None if he has to decide, or to wait."""
        return next((one for one in self.automatic_answers if one.seat is seat), None)

    def computer_level(self, seat: Seat) -> str:
        """The level of the computer in this seat, or ""."""
        player = self.match.players[seat]
        platform, _, level = player.address.partition(":") if player else ("", "", "")
        return level if platform == COMPUTER else ""


Decide = Callable[[LoadedTable], Entry]


class Tables:
    """All tables of the hall. Holds no truth: only a cache of folded positions."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        *,
        secret: bytes,
        now: Callable[[], float],
        challenge_days: float = CHALLENGE_DAYS,
        delay: Callable[[], float] = random_delay,
    ) -> None:
        self.store = store
        self.games = games
        self.now = now
        self._secret = secret
        self._patience = challenge_days * 86_400
        self._delay = delay
        self._replay_cache = ReplayCache()

    async def load(self, key: TableKey, *, asker: str = "") -> LoadedTable:
        """The table as it is now.

        Raises:
            NoTableError, DamagedTableError: there is none, or it can't be read.
        """
        try:
            loaded = await self.store.load(key, asker=asker)
            if loaded is None:
                raise NoTableError(str(key))
            game = self.games.get(loaded.record.head.game)
            if game is None:
                raise DamagedTableError(f"{key}: unknown game {loaded.record.head.game!r}")
            replayed = self._replay_cache.replay(key, game, loaded.record)
            return LoadedTable(
                key=key,
                record=loaded.record,
                match=replayed.match,
                events=replayed.events,
                automatic_entries=replayed.automatic_entries,
                game=game,
                deadline=loaded.deadline,
                answer_at=loaded.answer_at,
                preset_answers=loaded.preset_answers,
                asker_profile=loaded.asker_profile,
            )
        except DamagedRecordError as err:
            raise DamagedTableError(f"{key}: {err}") from err

    async def act(
        self,
        key: TableKey,
        decide: Decide,
        *,
        table: LoadedTable | None = None,
        asker: str = "",
        already_shown_to: str = "",
    ) -> LoadedTable:
        """Put the entry that `decide` makes of the table through the gate, and keep it.

        `decide` is called again when somebody else acted in between. `table` is the table if it
        has just been loaded. `narrate` is the player who sees the result in the answer itself, and
        needs no notice of it.

        Raises:
            what `decide` raises, RuleError: nothing was done.
            BusyError: others kept acting first.
        """
        for _ in range(_TRIES):
            table = table or await self.load(key, asker=asker)
            entry = decide(table)
            record, match = advance(
                table.game,
                table.record,
                table.match,
                entry,
                self.server_seed(table.record.head, key),
            )
            timer = self._timer(table, record, match)
            try:
                await self.store.commit(
                    key,
                    record,
                    expected=table.version,
                    timer=timer,
                    notices=notices.of_act(key, record, match, entry, already_shown_to),
                    is_last=match.status is Status.OVER,
                )
            except ConflictError:
                table = None
                continue
            replayed = self._replay_cache.keep(key, table.replayed.plus(record, [match]))
            after = replace(
                table,
                record=record,
                match=match,
                events=replayed.events,
                automatic_entries=replayed.automatic_entries,
                deadline=timer.deadline,
                answer_at=timer.answer_at,
            )
            await self._update_lists(after, entry)
            return after
        raise BusyError(str(key))

    async def set_preset_answers(
        self, key: TableKey, seat: Seat, answers: Mapping[str, Answer], *, asker: str = ""
    ) -> LoadedTable:
        """Keep what `seat` answers in advance, by window. One for an open window is scheduled.

        Whoever takes such an answer back is asked at once.

        Raises:
            MatchError: nothing is being played here. NoTableError, DamagedTableError: as `load`.
            BusyError: others kept acting first.
        """
        for _ in range(_TRIES):
            table = await self.load(key, asker=asker)
            if table.match.status is not Status.PLAYING:
                code = "not-begun" if table.match.status is Status.OPEN else "is-over"
                raise MatchError(code, "there is nothing to answer here")
            changes = {
                preset_key(seat, window): "" if answer_at is Answer.ASK else answer_at.value
                for window, answer_at in answers.items()
            }
            whole = {**table.preset_answers, **changes}
            preset_answers = {name: value for name, value in whole.items() if value}
            answer_at = self._next_answer_at(table, table.match, preset_answers, table.deadline)
            try:
                await self.store.set_preset_answers(
                    key, changes, expected=table.version, answer_at=answer_at
                )
            except ConflictError:
                continue
            after = replace(table, preset_answers=preset_answers, answer_at=answer_at)
            if table.answer_at is not None:
                asked = [s for s in sorted(table.match.active) if not after.automatic_answer(s)]
                note = notices.of_asking(key, table.version, table.match, *asked)
                await self.store.post(note)
            return after
        raise BusyError(str(key))

    async def open(self, platform: str, chat: str, head: Head) -> LoadedTable:
        """Open a table with a challenge: the seal is made, the card goes to the outbox."""
        for _ in range(_TRIES):
            key = TableKey(platform, chat, "".join(secrets.choice(_ALPHABET) for _ in range(5)))
            sealed = head.model_copy(update={"commitment": commitment(self.server_seed(head, key))})
            record = Record(head=sealed)
            deadline = head.created + self._patience
            try:
                await self.store.commit(
                    key,
                    record,
                    expected=None,
                    timer=Timer(deadline=deadline),
                    notices=notices.of_challenge(key, head),
                )
            except ConflictError:
                continue
            table = LoadedTable(
                key=key,
                record=record,
                match=open_challenge(record),
                events=(),
                game=self.games[head.game],
                deadline=deadline,
                asker_profile={},
            )
            await self.store.list_table(_listed(table), key)
            return table
        raise BusyError(f"{platform}:{chat}")

    def server_seed(self, head: Head, key: TableKey) -> bytes:
        """The hall's own part of the seed: sealed at the challenge, revealed after the end."""
        return hmac.digest(self._secret, f"seed:{key}:{head.created}".encode(), "sha256")

    def _timer(self, table: LoadedTable, record: Record, match: MatchState) -> Timer:
        """A clock runs for people only, and starts again with each decision that is put."""
        if match.status is Status.OPEN:
            return Timer(deadline=table.deadline)
        clock = record.head.clock
        people = [s for s in match.active if not _is_computer(match, s)]
        if match.status is not Status.PLAYING or not people:
            return Timer()
        if not clock:
            return Timer(answer_at=self._next_answer_at(table, match, table.preset_answers, None))
        put = {match.decision_version[s] for s in people} - {
            table.match.decision_version[s] for s in people
        }
        deadline = self.now() + clock if put or not table.deadline else table.deadline
        answer_at = self._next_answer_at(table, match, table.preset_answers, deadline)
        return Timer(deadline=deadline, reminder=deadline - clock / 4, answer_at=answer_at)

    def _next_answer_at(
        self,
        table: LoadedTable,
        match: MatchState,
        preset_answers: Mapping[str, str],
        deadline: float | None,
    ) -> float | None:
        """When the hall answers next: as it was drawn, while what was to be answered stands.

        Where it owes two answers, the second one's moment is drawn when the first is given.
        """
        now_owed = automatic_answers(table.game, match, preset_answers)
        if not now_owed:
            return None
        is_to_come = table.answer_at is not None and table.answer_at > self.now()
        if is_to_come and set(now_owed) & set(table.automatic_answers):
            return table.answer_at
        at = self.now() + (self._delay() if has_two_people(match) else 0.0)
        return at if deadline is None else min(at, deadline)

    async def _update_lists(self, table: LoadedTable, entry: Entry) -> None:
        """The lists are a convenience: they can be rebuilt from the logs."""
        if entry.act is Act.ACCEPT:
            await self.store.list_table(_listed(table), table.key)
        elif table.match.status is Status.CLOSED:
            await self.store.unlist_table(_listed(table), table.key)


def _is_computer(match: MatchState, seat: Seat) -> bool:
    player = match.players[seat]
    return player is not None and is_computer_address(player.address)


def _listed(table: LoadedTable) -> list[str]:
    """The lists that name this table: its chat's, and those of the people at it."""
    people = [p.address for s in Seat if (p := table.match.players[s])]
    chat = str(Address(platform=table.key.platform, id=table.key.chat))
    return [chat, *(a for a in dict.fromkeys(people) if not is_computer_address(a))]
