"""The contract that every store fulfils.

The log is the truth. `commit` appends to it, sets the table's timers and adds to the outbox in one
step, if the log still has the version (number of entries) that the writer saw; else it does
nothing. All times are seconds since the epoch.
"""

from __future__ import annotations

from typing import Protocol

from storage.contract.people import Profiles, TableLists
from storage.contract.processes import Exchange, LeaseStore, Rates
from storage.contract.queues import Inbox, Outbox, WorkQueue
from storage.contract.tables import EndedMatches, MessageRefs, OlderMatches, TableStore, TalkStore
from storage.contract.timers import Timers

__all__ = ["Store", "WorkQueue"]


class Store(
    TableStore, TalkStore, EndedMatches, MessageRefs, Timers, Outbox, Inbox, Profiles, TableLists,
    Rates, LeaseStore, Exchange, OlderMatches, Protocol,
):  # fmt: skip
    """Everything that outlives the process. As a queue it is the outbox: notices to be told."""

    async def secret(self) -> bytes:
        """32 random bytes, made once and kept: seeds and cookies are derived from them."""
        ...

    async def close(self) -> None:
        """Let go of connections."""
        ...
