"""Which table an alias means, in Redis: one string per alias, which expires. See
`bot.application.table_aliases`.
"""

from __future__ import annotations

from storage import keys
from storage.base import TableKey
from storage.part import StorePart


class Aliases(StorePart):
    """Tables by their aliases."""

    async def note_alias(self, code: str, table: TableKey, *, days: int) -> None:
        """Keep an alias for so many days."""
        await self._client.ask("SET", keys.alias(code), str(table), "EX", days * 86_400)

    async def table_of_alias(self, code: str) -> TableKey | None:
        """The table that an alias means; None if nothing is kept of it."""
        found = await self._client.ask("GET", keys.alias(code))
        return TableKey.parse(found) if found else None

    async def forget_alias(self, code: str) -> None:
        """Keep it no longer: its table has another name."""
        await self._client.ask("DEL", keys.alias(code))
