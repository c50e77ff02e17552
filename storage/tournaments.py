"""Tournaments in Redis: a head and a log each, and the one step that changes them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from hashlib import sha1
from typing import Final

from engines.core.former import is_former
from engines.core.record import DamagedRecordError
from engines.core.tournaments.acts import (
    Announced,
    Ended,
    Entry,
    HandedOver,
    Joined,
    Opened,
    Record,
)
from engines.core.tournaments.head import Head
from storage import keys, tournament_codec
from storage.base import ConflictError, Notice, Span, TableKey
from storage.client import LuaScript, Raw
from storage.notice_queue import stream_fields
from storage.part import StorePart
from storage.server_errors import ServerError

# In the place of a platform: what names a tournament where tables are named.
TOURNAMENT: Final = "tournament"
# Whose list has those of the whole hall.
WHOLE_HALL: Final = "web:hall"

_COMMIT: Final = LuaScript.named("commit_tournament")


def tournament_key(tournament: str) -> TableKey:
    """What stands in the place of a table in a tournament's notices and noted messages."""
    return TableKey(TOURNAMENT, tournament, TOURNAMENT)


def tournament_named(key: str) -> str:
    """The id of the tournament whose log lies under this key."""
    return key.partition("}:")[2]


def listed_by(head: Head, entry: Entry) -> Sequence[str]:
    """The addresses of people and chats on whose lists an entry puts its tournament."""
    found: Sequence[str]
    match entry:
        case Opened():
            place = head.admission.place
            found = [entry.by, head.organiser.address, head.place or WHOLE_HALL, place]
        case Joined():
            found = [entry.player.address]
        case HandedOver():
            found = [entry.organiser.address]
        case Announced():
            found = [entry.chat]
        case _:
            found = []
    return [one for one in dict.fromkeys(found) if one and not is_former(one)]


def lists_of(record: Record) -> dict[str, float]:
    """All lists that a tournament stands on, and since when."""
    found: dict[str, float] = {}
    for entry in record.log:
        found |= dict.fromkeys(listed_by(record.head, entry), entry.at)
    return found


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredTournament:
    """A tournament as it is now, and what is needed to know its time."""

    record: Record
    head_row: bytes = b""  # it is another one once entries were rewritten
    outages: Sequence[Span] = ()  # as `credit_downtime` noted them, the oldest first
    running_at: float | None = None  # when it was noted last that Salle is running


class Tournaments(StorePart):
    """Logs of tournaments, when to look at them, and lists of them."""

    async def load_tournament(
        self, tournament: str, *, seen: StoredTournament | None = None
    ) -> StoredTournament | None:
        """The tournament in one round trip; None if there is none.

        `seen`: as it was read before; only what was added since is read.

        Raises:
            DamagedRecordError: the log can't be read. Other tournaments are not concerned.
        """
        log = keys.tournament(tournament)
        shard = keys.shard_of(tournament_key(tournament))
        known = seen.record.version if seen else 0
        try:
            heads, rows, outages, running_at = await self._client.ask_all(
                Raw(("LRANGE", log, 0, 0)),
                Raw(("LRANGE", log, 1 + known, -1)),
                ("LRANGE", keys.outages(shard), 0, -1),
                ("GET", keys.credited(shard)),
            )
        except ServerError as err:
            if err.code == "WRONGTYPE":
                raise DamagedRecordError(f"what is stored as {tournament} is none") from err
            raise
        if not heads:
            return None
        if seen and heads[0] != seen.head_row:
            return await self.load_tournament(tournament)
        return StoredTournament(
            record=tournament_codec.decode([*heads, *rows], seen=seen.record if seen else None),
            head_row=heads[0],
            outages=tuple(map(_span, outages)),
            running_at=float(running_at) if running_at else None,
        )

    async def commit_tournament(
        self,
        tournament: str,
        record: Record,
        *,
        expected: int | None,
        look_at: float | None,
        head_row: bytes = b"",
        notices: Sequence[Notice] = (),
    ) -> None:
        """Store what `record` has beyond `expected` entries, in one step and one round trip.

        `expected=None` opens it. `look_at` is when to look at it next, and replaces what
        was said before; so a commit without a new entry sets that alone. `head_row`: as it was
        loaded, if the entries name people.

        Raises:
            ConflictError: the stored log has another version (or it exists already), or was
                rewritten since it was loaded.
            StoreAwayError: perhaps written, perhaps not.
        """
        key = tournament_key(tournament)
        shard = keys.shard_of(key)
        touched = (
            keys.tournament(tournament),
            keys.tournament_timers(shard),
            keys.outbox(shard),
            keys.message_refs(key),
            keys.opened_matches(tournament),
            keys.ended_tournaments(shard),
        )
        last = record.log[-1] if record.log else None
        change = {
            "tournament": tournament,
            "expected": -1 if expected is None else expected,
            "head": sha1(head_row, usedforsecurity=False).hexdigest() if head_row else "",
            "look_at": look_at,
            "ended": last.at if isinstance(last, Ended) else None,
            "kept_after_end": self._kept_after_end,
            "notices": list(map(stream_fields, notices)),
        }
        rows = tournament_codec.encode(record, after=expected)
        text = json.dumps(change, ensure_ascii=False)
        if not await self._client.run(_COMMIT, touched, text, *rows):
            raise ConflictError(f"{tournament} has changed since version {expected}")

    async def tournaments(self) -> AsyncIterator[Sequence[str]]:
        """The ids of all there are, about a page at a time, each once."""
        async for page in self._client.keys("tournament:*"):
            yield list(map(tournament_named, page))

    async def due_tournaments(self, now: float, *, limit: int = 100) -> Sequence[str]:
        """The ids of those to be looked at by now, the longest overdue first; they stay listed."""
        due = await self._first_until(keys.tournament_timers, now, limit)
        return [name for name, _ in due[:limit]]

    async def look_later(self, tournament: str, *, at: float | None) -> None:
        """Look at one then that nothing can be done about now, whatever its log says."""
        shard = keys.shard_of(tournament_key(tournament))
        timers = keys.tournament_timers(shard)
        await self._client.ask(
            *(("ZREM", timers, tournament) if at is None else ("ZADD", timers, at, tournament))
        )

    async def note_opened(self, tournament: str, match: str) -> None:
        """The table of a match is there, and has begun. Can be done again, as the next one."""
        await self._client.ask("SADD", keys.opened_matches(tournament), match)

    async def note_closed(self, tournament: str, match: str) -> None:
        """Nothing is to be done any more about the table of a match."""
        await self._client.ask("SREM", keys.opened_matches(tournament), match)

    async def opened_matches(self, tournament: str) -> frozenset[str]:
        """The matches whose tables were opened, and not closed since."""
        return frozenset(await self._client.ask("SMEMBERS", keys.opened_matches(tournament)))

    async def list_tournament(
        self, addresses: Sequence[str], tournament: str, *, at: float
    ) -> None:
        """List it under people and chats, before it is committed that they have to do with it."""
        await self._client.ask_all(
            *(("ZADD", keys.tournaments_of(one), at, tournament) for one in addresses)
        )

    async def unlist_tournament(self, addresses: Sequence[str], tournament: str) -> None:
        """Take it off the lists of people and chats."""
        await self._client.ask_all(
            *(("ZREM", keys.tournaments_of(one), tournament) for one in addresses)
        )

    async def tournaments_of(self, address: str, *, limit: int) -> Sequence[str]:
        """The ids of those that a person or a chat has to do with, the latest first."""
        found: Sequence[str] = await self._client.ask(
            "ZREVRANGE", keys.tournaments_of(address), 0, limit - 1
        )
        return found


def _span(text: str) -> Span:
    began, _, ended = text.partition(" ")
    return float(began), float(ended)
