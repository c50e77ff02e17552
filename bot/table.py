"""The use case that matters: load, ask the gate, commit. Persist first, tell people second."""

from __future__ import annotations

import hmac
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.model import HALL, Address
from engines.core.chance import commitment
from engines.core.game import AnyGame
from engines.core.match import Position, Status, advance, fold, story
from engines.core.record import Act, DamagedRecordError, Entry, Head, Record
from engines.core.seat import Seat
from storage.base import ConflictError, Notice, Store, TableKey, Timer

CHALLENGE_DAYS: Final = 7
CHAT: Final = "chat"
_TRIES: Final = 4
_CACHED: Final = 512  # positions kept; each is a few kilobytes
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
    _told: list[tuple[Position, ...]] = field(init=False, repr=False, default_factory=list)

    @property
    def story(self) -> tuple[Position, ...]:
        """Every position on the way, the challenge first; folded once."""
        if not self._told:
            self._told.append(tuple(story(self.game, self.record)))
        return self._told[0]

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
    ) -> None:
        self.store = store
        self.games = games
        self.now = now
        self._secret = secret
        self._patience = challenge_days * 86_400
        self._folded: OrderedDict[TableKey, tuple[Record, Position]] = OrderedDict()

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
            return Seen(
                key=key,
                record=loaded.record,
                here=self._fold(key, game, loaded.record),
                game=game,
                deadline=loaded.deadline,
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
                    notices=_notices(key, record, here, entry, told),
                )
            except ConflictError:
                seen = None
                continue
            self._keep(key, record, here)
            after = Seen(
                key=key,
                record=record,
                here=here,
                game=seen.game,
                deadline=timer.deadline,
                settings=seen.settings,
            )
            await self._list(after, entry)
            return after
        raise BusyError(str(key))

    async def open(self, platform: str, chat: str, head: Head) -> Seen:
        """Open a table with a challenge: the seal is made, the card goes to the outbox."""
        for _ in range(_TRIES):
            key = TableKey(platform, chat, "".join(secrets.choice(_ALPHABET) for _ in range(5)))
            sealed = head.model_copy(update={"commitment": commitment(self.server_seed(head, key))})
            record = Record(head=sealed)
            deadline = head.created + self._patience
            notices = _cards(key, head)
            try:
                await self.store.commit(
                    key, record, expected=None, timer=Timer(deadline=deadline), notices=notices
                )
            except ConflictError:
                continue
            seen = Seen(
                key=key,
                record=record,
                here=self._fold(key, self.games[head.game], record),
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

    def _fold(self, key: TableKey, game: AnyGame, record: Record) -> Position:
        kept = self._folded.get(key)
        if kept and kept[0].head == record.head and record.log[: kept[0].version] == kept[0].log:
            here = fold(game, record, start=kept[1], skip=kept[0].version)
        else:
            here = fold(game, record, check=record.head.rules != game.rules)
        self._keep(key, record, here)
        return here

    def _keep(self, key: TableKey, record: Record, here: Position) -> None:
        self._folded[key] = (record, here)
        self._folded.move_to_end(key)
        while len(self._folded) > _CACHED:
            self._folded.popitem(last=False)

    def _timer(self, seen: Seen, record: Record, here: Position) -> Timer:
        """A clock runs for people only, and starts again with each decision that is put."""
        if here.status is Status.OPEN:
            return Timer(deadline=seen.deadline)
        clock = record.head.clock
        people = [s for s in here.active if not _is_computer(here, s)]
        if here.status is not Status.PLAYING or not clock or not people:
            return Timer()
        put = {here.since[s] for s in people} - {seen.here.since[s] for s in people}
        deadline = self.now() + clock if put or not seen.deadline else seen.deadline
        return Timer(deadline=deadline, reminder=deadline - clock / 4)

    async def _list(self, seen: Seen, entry: Entry) -> None:
        """The lists are a convenience: they can be rebuilt from the logs."""
        if entry.act is Act.ACCEPT:
            await self.store.seat(_listed(seen), seen.key)
        elif seen.here.status is Status.CLOSED:
            await self.store.unseat(_listed(seen), seen.key)


def _is_computer(here: Position, seat: Seat) -> bool:
    player = here.players[seat]
    return player is not None and _is_hall(player.address)


def _listed(seen: Seen) -> list[str]:
    """The lists that name this table: its chat's, and those of the people at it."""
    people = [p.address for s in Seat if (p := seen.here.players[s])]
    chat = str(Address(platform=seen.key.platform, id=seen.key.chat))
    return [chat, *(a for a in dict.fromkeys(people) if not _is_hall(a))]


def _notices(
    key: TableKey, record: Record, here: Position, entry: Entry, told: str
) -> list[Notice]:
    """Whom an act concerns: the card or the board in the chat, and each player in private."""

    def note(to: str, kind: str) -> Notice:
        return Notice(table=key, version=record.version, to=to, kind=kind)

    if here.status is Status.CLOSED:
        return [note(CHAT, "card")]
    kind = "offer" if entry.act in (Act.OFFER, Act.REFUSE) else "turn"
    seats = {s: p for s in Seat if (p := here.players[s])}
    people = dict.fromkeys(p.address for p in seats.values() if not _is_hall(p.address))
    # Players before the chat: it mentions those whose private chat turned out to be closed.
    found = [note(address, kind) for address in people if address != told]
    found += [note(CHAT, "card")] if entry.act is Act.ACCEPT else []
    found.append(note(CHAT, kind))
    for seat, player in seats.items():
        if _is_hall(player.address) and (seat in here.active or here.offer is seat.other):
            found.append(note(player.address, kind))
    return found


def _cards(key: TableKey, head: Head) -> list[Notice]:
    """Who is shown a challenge: its chat; from somebody's private chat also the challenged."""
    shown = [CHAT]
    challenger, invited = head.players[head.challenger], head.players[head.challenger.other]
    is_private = challenger and challenger.address == f"{key.platform}:{key.chat}"
    if is_private and invited and invited != challenger and not _is_hall(invited.address):
        shown.append(invited.address)
    return [Notice(table=key, version=0, to=to, kind="card") for to in shown]


def _is_hall(address: str) -> bool:
    return address.startswith(f"{HALL}:")
