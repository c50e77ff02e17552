"""Deletions of people, in Redis: those still under way, and tombstones of those done.

While somebody is being deleted they stand in `salle:deletions`, so that a process that is killed
leaves the rest to another. What stays afterwards is a tombstone: a digest of the address, and when.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha1
from typing import Final

from engines.core.former import FormerPlayer
from engines.core.record import DamagedRecordError, Player
from engines.core.result import Reckoned
from engines.core.tournaments.acts import Record
from engines.core.tournaments.replacing import with_player_replaced
from storage import codec, keys, tournament_codec
from storage.base import StoreAwayError, TableKey
from storage.batching import Word
from storage.client import LuaScript, Raw
from storage.part import StorePart
from storage.server_errors import ServerError
from storage.stored_results import entry_of, stored
from storage.tournaments import tournament_key

_TABLE: Final = LuaScript.named("anonymise_table")
_RESULTS: Final = LuaScript.named("anonymise_results")
_PAGE: Final = 1_000
_TRIES: Final = 20  # others may act at the same time


@dataclass(frozen=True, slots=True, kw_only=True)
class Deletion:
    """Somebody who is being deleted."""

    who: FormerPlayer
    at: float  # when they wished it

    @property
    def row(self) -> str:
        """As it is stored under the address."""
        return f"{self.at:.3f} {self.who.by_name}".rstrip()


class Deletions(StorePart):
    """Takes people out of everything that names them."""

    async def begin_deletion(self, address: str, *, by_name: str = "", at: float) -> Deletion:
        """Note that somebody is to be deleted, until `end_deletion`. Three round trips.

        Each time they are another former player: ratings of one who came back began again.
        """
        secret = await self._secret()
        last = await self._client.ask("HGET", keys.DELETED, tombstone(secret, address))
        later = max(at, float(last) + 0.001) if last else at
        begun = deletion(secret, address, f"{later:.3f} {by_name}")
        await self._client.ask("HSET", keys.DELETIONS, address, begun.row)
        return begun

    async def deletions(self) -> Sequence[Deletion]:
        """Those that aren't done yet."""
        rows = await self._client.ask("HGETALL", keys.DELETIONS)
        secret = await self._secret() if rows else b""
        return [deletion(secret, address, row) for address, row in rows.items()]

    async def note_deleted(self, done: Deletion) -> None:
        """Keep a tombstone. Can be done again."""
        secret, at = await self._secret(), f"{done.at:.3f}"
        rows = (word for one in done.who.addresses for word in (tombstone(secret, one), at))
        await self._client.ask("HSET", keys.DELETED, *rows)

    async def is_deleted(self, done: Deletion) -> bool:
        """Whether the tombstone of this very deletion is there."""
        digest = tombstone(await self._secret(), done.who.address)
        kept = await self._client.ask("HGET", keys.DELETED, digest)
        return bool(kept == f"{done.at:.3f}")

    async def end_deletion(self, done: Deletion) -> None:
        """All of it is done; unless they have wished it once more since."""
        if await self._client.ask("HGET", keys.DELETIONS, done.who.address) == done.row:
            await self._client.ask("HDEL", keys.DELETIONS, done.who.address)

    async def anonymise_table(self, table: TableKey, who: FormerPlayer) -> None:
        """Take somebody out of a table, in one step: log, message references, talk, followers.

        A log that can't be read stays as it is.
        """
        await self._anonymise(table, keys.log(table), who, _without)

    async def anonymise_tournament(self, tournament: str, who: FormerPlayer) -> None:
        """The same of a tournament: its log, and the references to its messages."""
        log = keys.tournament(tournament)
        try:
            await self._anonymise(tournament_key(tournament), log, who, _tournament_without)
        except ServerError as err:
            if err.code != "WRONGTYPE":
                raise

    # What depends on a tournament has names as a table's has.
    async def _anonymise(
        self,
        table: TableKey,
        log: str,
        who: FormerPlayer,
        without: Callable[[Sequence[bytes], FormerPlayer], Sequence[bytes]],
    ) -> None:
        hanging = (keys.message_refs, keys.reached, keys.talk, keys.followers)
        touched = [log, *(key(table) for key in hanging)]
        for _ in range(_TRIES):
            (rows,) = await self._client.ask_all(Raw(("LRANGE", log, 0, -1)))
            digest = sha1(b"".join(rows), usedforsecurity=False).hexdigest()
            # That of a tournament of hundreds takes long: another thread keeps the loop free.
            new = await asyncio.to_thread(without, rows, who)
            words: list[Word] = [digest, len(who.addresses), *who.addresses, *new]
            if await self._client.run(_TABLE, touched, *words):
                return
        raise StoreAwayError("others kept acting first")

    async def anonymise_results(self, game: str, who: FormerPlayer) -> None:
        """Take somebody out of the results of a game, in one step.

        What their results have come to stays under `who.former`, so that all can be reckoned again.

        Raises DamagedRecordError: a result can't be read, and nothing was done.
        """
        touched = (
            *keys.reckoning(game),
            keys.results_of(game, who.address),
            keys.result_numbers(game),
            keys.holders(game),
            keys.voided(game),
        )
        for _ in range(_TRIES):
            expected, rows = await self._rows_naming(game, who)
            words: list[Word] = [who.address, who.former, expected]
            for number, row in rows.items():
                digest = sha1(row.encode(), usedforsecurity=False).hexdigest()
                entry = entry_of(row)
                table = entry.result.table if isinstance(entry, Reckoned) else ""
                words += [number, digest, stored(who.reckoned(entry)), table, who.table(table)]
            if await self._client.run(_RESULTS, touched, *words):
                return
        raise StoreAwayError("others kept reckoning first")

    # How many results a game has, and those that name somebody, by their numbers. Of who was ever
    # linked others stand among them that no list of theirs has: then all are read.
    async def _rows_naming(self, game: str, who: FormerPlayer) -> tuple[int, dict[str, str]]:
        key = keys.results(game)
        expected, listed, is_regrouped, voided = await self._client.ask_all(
            ("HLEN", key),
            ("ZRANGE", keys.results_of(game, who.address), 0, -1),
            ("HEXISTS", keys.holders(game), who.address),
            ("HGETALL", keys.voided(game)),
        )
        taken_out = [*voided.values()]  # those stand on nobody's list any more
        if voided:
            taken_out += await self._client.ask("HMGET", keys.result_numbers(game), *voided)
        named = dict.fromkeys([*listed, *filter(None, taken_out)])
        numbers = list(map(str, range(expected))) if is_regrouped else list(named)
        found = dict[str, str]()
        for first in range(0, len(numbers), _PAGE):
            some = numbers[first : first + _PAGE]
            rows = await self._client.ask("HMGET", key, *some)
            found |= {n: row for n, row in zip(some, rows, strict=True) if row}
        return expected, {n: row for n, row in found.items() if f'"{who.address}"' in row}

    async def _secret(self) -> bytes:
        return bytes.fromhex(await self._client.ask("GET", keys.SECRET) or "")


def deletion(secret: bytes, address: str, row: str) -> Deletion:
    """What is noted under an address. The same person at the same time is the same former one."""
    at, _, by_name = row.strip().partition(" ")
    who = FormerPlayer(
        address=address,
        by_name=by_name,
        id=_digest(secret, f"former: {at} {address}"),
        chat=_digest(secret, f"former chat: {address}"),
    )
    return Deletion(who=who, at=float(at))


def tombstone(secret: bytes, address: str) -> str:
    """What is kept of an address: nobody can tell it from this who doesn't know it already."""
    return _digest(secret, f"deleted: {address}")


def deleted_since(
    secret: bytes, tombstones: Mapping[str, str], addresses: Collection[str], since: float
) -> Sequence[Deletion]:
    """Those of the addresses who have deleted themselves since then."""
    found = ((address, tombstones.get(tombstone(secret, address))) for address in addresses)
    return [deletion(secret, address, at) for address, at in found if at and float(at) > since]


def _digest(secret: bytes, text: str) -> str:
    return hmac.digest(secret, text.encode(), "sha256").hex()[:24]


# The rows in the place of these; none where they can stay, or can't be read.
def _without(rows: Sequence[bytes], who: FormerPlayer) -> Sequence[bytes]:
    try:
        return codec.rewritten(rows, who.record)
    except DamagedRecordError:
        return []


def _tournament_without(rows: Sequence[bytes], who: FormerPlayer) -> Sequence[bytes]:
    try:
        return tournament_codec.rewritten(rows, lambda record: without_player(record, who))
    except DamagedRecordError:
        return []


def without_player(record: Record, who: FormerPlayer) -> Record:
    """A tournament in which a former player stands in the place of somebody."""
    return with_player_replaced(record, who.address, Player(address=who.former, name=""))
