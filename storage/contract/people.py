"""People and chats, and the lists of their tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from storage.base import TableKey


class Profiles(Protocol):
    """Settings, and chats that have moved."""

    async def profile(self, address: str) -> Mapping[str, str]:
        """The settings of a player or of a chat: name, locale, theme, …"""
        ...

    async def update_profile(self, address: str, changes: Mapping[str, str]) -> None:
        """Change some settings; an empty value removes one."""
        ...

    async def forget(self, address: str) -> None:
        """Remove a player's settings and lists of tables."""
        ...

    async def move_chat(self, platform: str, old: str, new: str) -> None:
        """A chat got another id: its tables are listed, and its settings kept, under the new one.

        `chat_now` follows; the tables keep their keys. Can be done again without harm.
        """
        ...

    async def chat_now(self, platform: str, chat: str) -> str:
        """The present id of a chat that may have moved."""
        ...


class TableLists(Protocol):
    """Which tables run, wait, are open or over.

    What runs (or is a challenge that waits) is kept apart from what is over. The lists lie
    elsewhere than the tables, so a table is listed before it is committed, and taken off after
    the commit that ends it: a list of what runs may name a table too many, and never lacks one.
    """

    async def list_running(self, addresses: Sequence[str], table: TableKey, *, at: float) -> None:
        """List a table under a chat and players as one that runs, since `at`.

        This and the next two can be done again without harm.
        """
        ...

    async def list_finished(self, addresses: Sequence[str], table: TableKey, *, at: float) -> None:
        """From the list of what runs to that of what is over, since `at`."""
        ...

    async def unlist_table(self, addresses: Sequence[str], table: TableKey) -> None:
        """Take a table off every list of a chat and players."""
        ...

    async def running_tables(self, address: str) -> Sequence[TableKey]:
        """All that run under a player, or under a chat (platform:chat), the newest first."""
        ...

    async def finished_tables(self, address: str, *, limit: int) -> Sequence[TableKey]:
        """The last that came to their end under a player or a chat, the newest first."""
        ...

    # What waits for a player is listed apart, so that it can be counted without a look at every
    # table. It is noted when an act is told, and so a moment after the act itself.
    async def list_waiting(
        self, table: TableKey, waiting: Sequence[str], others: Sequence[str], *, at: float
    ) -> None:
        """A table waits for these players, and not for the others. Can be done again."""
        ...

    async def relist_waiting(self, address: str, tables: Sequence[TableKey], *, at: float) -> None:
        """All that wait for a player, and no others."""
        ...

    # Challenges stand on lists of their own too, so that they can be counted.
    async def list_pending(
        self, addresses: Sequence[str], table: TableKey, *, at: float
    ) -> Sequence[int]:
        """List a challenge under its chat and its challenger; how many are listed there now.

        Of several at one moment each is told another number. Nobody takes a challenge off when it
        is answered: a caller that is told of too many looks at them.
        """
        ...

    async def unlist_pending(self, addresses: Sequence[str], tables: Sequence[TableKey]) -> None:
        """Take challenges off these lists."""
        ...

    async def pending_challenges(self, address: str) -> Mapping[TableKey, float]:
        """The challenges listed under a player or a chat, the oldest first, and since when.

        Some may have been answered.
        """
        ...
