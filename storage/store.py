"""The store over a Redis or a Valkey, 6.2 or later: one, a cluster, or what Sentinels name."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from storage import keys
from storage.administration import Administration
from storage.aliases import Aliases
from storage.analyses import Analyses
from storage.base import KEPT_AFTER_END
from storage.client import Observe, RedisClient
from storage.computer_turns import ComputerTurns
from storage.deletions import Deletions
from storage.followers import Followers
from storage.former_tables import FormerTables
from storage.inbox import Inbox
from storage.leaderboards import Leaderboards
from storage.leases import Leases
from storage.message_refs import MessageRefs
from storage.named_people import NamedPeople
from storage.news import News
from storage.notice_queue import GROUP
from storage.old_records import OldRecords
from storage.outbox import Outbox
from storage.passkeys import Passkeys
from storage.persons import Persons
from storage.profiles import Profiles
from storage.puzzle_supply import PuzzleSupply
from storage.puzzles import Puzzles
from storage.rates import Rates
from storage.results import Results
from storage.rules_in_use import RulesInUse
from storage.seekers import Seekers
from storage.server_check import check_server
from storage.sessions import Sessions
from storage.stream_reads import StreamReader
from storage.table_lists import TableLists
from storage.tables import Tables
from storage.talk import Talk
from storage.timers import Timers
from storage.tournaments import Tournaments
from storage.unreadable_answers import survives_any_answer
from storage.voided_results import VoidedResults


@survives_any_answer
class Store(
    Tables, Talk, OldRecords, MessageRefs, Timers, Outbox, Inbox, Profiles, TableLists,
    Results, VoidedResults, Leaderboards, Seekers, Followers, Persons, Rates, Leases, News,
    RulesInUse, Deletions, NamedPeople, FormerTables, Passkeys, Sessions, Administration,
    Aliases, Tournaments, Analyses, Puzzles, PuzzleSupply,
):  # fmt: skip
    """Everything that outlives the process. As a queue it is the outbox.

    The log is the truth. `commit` appends to it, sets the table's timers and adds to the outbox
    atomically, if the log still has the version (number of entries) that the writer saw; otherwise
    it does nothing. All times are seconds since the epoch.

    Nothing is retried: every method raises StoreAwayError while the server can't be reached, and
    works again when it can.
    """

    def __init__(
        self,
        url: str,
        *,
        kept_after_end: float = KEPT_AFTER_END,
        min_replicas: int = 0,
        is_alone: bool = False,
        observe: Observe | None = None,
    ) -> None:
        """`kept_after_end` is in seconds. `is_alone`: no other process uses the server, so what
        another has held is free.

        `min_replicas`: a change counts as done once so many replicas have it; otherwise it is
        treated as if its answer had been lost.
        """
        self._client = RedisClient(url, min_replicas=min_replicas, observe=observe)
        self._min_replicas = min_replicas
        self._is_alone = is_alone
        self._kept_after_end = max(1, round(kept_after_end * 1000))
        self._reader = StreamReader(self._client, GROUP, self.streams)
        self.computer_turns = ComputerTurns(self._client, is_alone=is_alone)

    async def check(self, *, allow_volatile: bool = False) -> Sequence[str]:
        """Whether this Redis is safe to keep games in; warnings about what can't be checked.

        Raises:
            StoreRefusedError: it may evict keys, doesn't persist (unless `allow_volatile`),
                is too old, a replica or no Redis at all, or refuses our password.
            StoreAwayError: nothing answers.
        """
        return await check_server(
            self._client, allow_volatile=allow_volatile, min_replicas=self._min_replicas
        )

    @property
    def client(self) -> RedisClient:
        """The underlying client, for administration of the whole store."""
        return self._client

    async def secret(self) -> bytes:
        """32 random bytes, created once and stored: seeds and cookies are derived from them."""
        _, kept = await self._client.ask_all(
            ("SET", keys.SECRET, secrets.token_hex(32), "NX"), ("GET", keys.SECRET)
        )
        return bytes.fromhex(kept)

    async def close(self) -> None:
        """Close all connections."""
        await self._reader.close()
        await self.computer_turns.close()
        await self._client.close()
