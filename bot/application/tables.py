"""The use case that matters: load, ask the gate, commit. Persist first, tell people second."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from bot.application import notices
from bot.application.model import HALL, Address, is_hall
from bot.application.preset_answers import Answer, Owed, a_while, is_secret, name_of, owed
from bot.application.replay_cache import Folded, Folds
from engines.core.chance import commitment
from engines.core.game import AnyGame, Event
from engines.core.match import MatchError, Position, Status, advance, opening, story
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
class Seen:
    """A table as it was when it was loaded."""

    key: TableKey
    record: Record
    here: Position
    game: AnyGame
    deadline: float | None
    settings: Mapping[str, str]  # the asker's
    events: tuple[tuple[Event, ...], ...] = field(repr=False)  # of each entry, in order
    unasked: frozenset[int] = field(default=frozenset(), repr=False)  # as in `Folded`
    standing: Mapping[str, str] = field(default_factory=dict, repr=False)  # both seats': secret
    answer: float | None = field(default=None, repr=False)  # when the hall answers: secret too
    _told: list[tuple[Position, ...]] = field(init=False, repr=False, default_factory=list)

    @property
    def story(self) -> tuple[Position, ...]:
        """Every position on the way, the challenge first; folded once."""
        if not self._told:
            self._told.append(tuple(story(self.game, self.record)))
        return self._told[0]

    @property
    def folded(self) -> Folded:
        """What is kept of it."""
        return Folded(
            game=self.game,
            record=self.record,
            here=self.here,
            events=self.events,
            unasked=self.unasked,
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
        seats = [s for s in Seat if (p := self.here.players[s]) and p.address == address]
        if len(seats) < 2:
            return seats[0] if seats else None
        if wish:
            return wish
        return next((s for s in seats if s in self.here.active), Seat.ONE)

    @property
    def owed(self) -> tuple[Owed, ...]:
        """What the hall is about to answer for people who aren't asked."""
        return owed(self.game, self.here, self.standing) if self.answer is not None else ()

    def owes(self, seat: Seat | None) -> Owed | None:
        """What the hall is about to answer for `seat`; None if he has to decide, or to wait."""
        return next((one for one in self.owed if one.seat is seat), None)

    def computer(self, seat: Seat) -> str:
        """The level of the computer in this seat, or ""."""
        player = self.here.players[seat]
        platform, _, level = player.address.partition(":") if player else ("", "", "")
        return level if platform == HALL else ""


Decide = Callable[[Seen], Entry]


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
        delay: Callable[[], float] = a_while,
    ) -> None:
        self.store = store
        self.games = games
        self.now = now
        self._secret = secret
        self._patience = challenge_days * 86_400
        self._delay = delay
        self._folds = Folds()

    async def see(self, key: TableKey, *, asker: str = "") -> Seen:
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
            folded = self._folds.fold(key, game, loaded.record)
            return Seen(
                key=key,
                record=loaded.record,
                here=folded.here,
                events=folded.events,
                unasked=folded.unasked,
                game=game,
                deadline=loaded.deadline,
                answer=loaded.answer,
                standing=loaded.standing,
                settings=loaded.settings,
            )
        except DamagedRecordError as err:
            raise DamagedTableError(f"{key}: {err}") from err

    async def act(
        self,
        key: TableKey,
        decide: Decide,
        *,
        seen: Seen | None = None,
        asker: str = "",
        told: str = "",
    ) -> Seen:
        """Put the entry that `decide` makes of the table through the gate, and keep it.

        `decide` is called again when somebody else acted in between. `seen` is the table if it
        has just been loaded. `told` is the player who sees the result in the answer itself, and
        needs no notice of it.

        Raises:
            what `decide` raises, RuleError: nothing was done.
            BusyError: others kept acting first.
        """
        for _ in range(_TRIES):
            seen = seen or await self.see(key, asker=asker)
            entry = decide(seen)
            record, here = advance(
                seen.game, seen.record, seen.here, entry, self.server_seed(seen.record.head, key)
            )
            timer = self._timer(seen, record, here)
            try:
                await self.store.commit(
                    key,
                    record,
                    expected=seen.version,
                    timer=timer,
                    notices=notices.of_act(key, record, here, entry, told),
                    is_last=here.status is Status.OVER,
                )
            except ConflictError:
                seen = None
                continue
            folded = self._folds.keep(key, seen.folded.plus(record, [here]))
            after = replace(
                seen,
                record=record,
                here=here,
                events=folded.events,
                unasked=folded.unasked,
                deadline=timer.deadline,
                answer=timer.answer,
            )
            await self._list(after, entry)
            return after
        raise BusyError(str(key))

    async def settle(
        self, key: TableKey, seat: Seat, answers: Mapping[str, Answer], *, asker: str = ""
    ) -> Seen:
        """Keep what `seat` answers in advance, by window. One for an open window is scheduled.

        Whoever takes such an answer back is asked at once.

        Raises:
            MatchError: nothing is being played here. NoTableError, DamagedTableError: as `see`.
            BusyError: others kept acting first.
        """
        for _ in range(_TRIES):
            seen = await self.see(key, asker=asker)
            if seen.here.status is not Status.PLAYING:
                code = "not-begun" if seen.here.status is Status.OPEN else "is-over"
                raise MatchError(code, "there is nothing to answer here")
            changes = {
                name_of(seat, window): "" if answer is Answer.ASK else answer.value
                for window, answer in answers.items()
            }
            whole = {**seen.standing, **changes}
            standing = {name: value for name, value in whole.items() if value}
            answer = self._answer(seen, seen.here, standing, seen.deadline)
            try:
                await self.store.set_standing(key, changes, expected=seen.version, answer=answer)
            except ConflictError:
                continue
            after = replace(seen, standing=standing, answer=answer)
            if seen.answer is not None:
                asked = [s for s in sorted(seen.here.active) if not after.owes(s)]
                note = notices.of_asking(key, seen.version, seen.here, *asked)
                await self.store.post(note)
            return after
        raise BusyError(str(key))

    async def open(self, platform: str, chat: str, head: Head) -> Seen:
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
            seen = Seen(
                key=key,
                record=record,
                here=opening(record),
                events=(),
                game=self.games[head.game],
                deadline=deadline,
                settings={},
            )
            await self.store.seat(_listed(seen), key)
            return seen
        raise BusyError(f"{platform}:{chat}")

    def server_seed(self, head: Head, key: TableKey) -> bytes:
        """The hall's own part of the seed: sealed at the challenge, revealed after the end."""
        return hmac.digest(self._secret, f"seed:{key}:{head.created}".encode(), "sha256")

    def _timer(self, seen: Seen, record: Record, here: Position) -> Timer:
        """A clock runs for people only, and starts again with each decision that is put."""
        if here.status is Status.OPEN:
            return Timer(deadline=seen.deadline)
        clock = record.head.clock
        people = [s for s in here.active if not _is_computer(here, s)]
        if here.status is not Status.PLAYING or not people:
            return Timer()
        if not clock:
            return Timer(answer=self._answer(seen, here, seen.standing, None))
        put = {here.since[s] for s in people} - {seen.here.since[s] for s in people}
        deadline = self.now() + clock if put or not seen.deadline else seen.deadline
        answer = self._answer(seen, here, seen.standing, deadline)
        return Timer(deadline=deadline, reminder=deadline - clock / 4, answer=answer)

    def _answer(
        self,
        seen: Seen,
        here: Position,
        standing: Mapping[str, str],
        deadline: float | None,
    ) -> float | None:
        """When the hall answers next: as it was drawn, while what was to be answered stands.

        Where it owes two answers, the second one's moment is drawn when the first is given.
        """
        now_owed = owed(seen.game, here, standing)
        if not now_owed:
            return None
        is_to_come = seen.answer is not None and seen.answer > self.now()
        if is_to_come and set(now_owed) & set(seen.owed):
            return seen.answer
        at = self.now() + (self._delay() if is_secret(here) else 0.0)
        return at if deadline is None else min(at, deadline)

    async def _list(self, seen: Seen, entry: Entry) -> None:
        """The lists are a convenience: they can be rebuilt from the logs."""
        if entry.act is Act.ACCEPT:
            await self.store.seat(_listed(seen), seen.key)
        elif seen.here.status is Status.CLOSED:
            await self.store.unseat(_listed(seen), seen.key)


def _is_computer(here: Position, seat: Seat) -> bool:
    player = here.players[seat]
    return player is not None and is_hall(player.address)


def _listed(seen: Seen) -> list[str]:
    """The lists that name this table: its chat's, and those of the people at it."""
    people = [p.address for s in Seat if (p := seen.here.players[s])]
    chat = str(Address(platform=seen.key.platform, id=seen.key.chat))
    return [chat, *(a for a in dict.fromkeys(people) if not is_hall(a))]
