"""Under which rules the matches in a store began."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from typing import Final

from storage import keys
from storage.base import TableKey
from storage.client import Raw
from storage.part import StorePart

_PAGE: Final = 100  # tables


class RulesInUse(StorePart):
    """Matches that began before a game's rules were mended."""

    async def rules_looked_for(self) -> Mapping[str, int]:
        """The rules of each game for which they were looked for last."""
        noted: Mapping[str, str] = await self._client.ask("HGETALL", keys.RULES)
        return {game: int(rules) for game, rules in noted.items()}

    async def note_rules_looked_for(self, rules: Mapping[str, int]) -> None:
        """All of them have been found."""
        words = [word for each in rules.items() for word in each]
        await self._client.ask("HSET", keys.RULES, *words)

    async def begun_under_older_rules(
        self, rules: Mapping[str, int]
    ) -> AsyncIterator[Sequence[TableKey]]:
        """All of them, over or not, a page at a time; `rules` are today's of each game.

        One round trip a page.
        """
        async for page in self._client.pages("table:*", size=_PAGE):
            heads = await self._client.ask_each(*(Raw(("LINDEX", key, 0)) for key in page))
            yield [*_older(page, heads, rules)]


def _older(
    page: Sequence[str], heads: Sequence[object], rules: Mapping[str, int]
) -> Iterator[TableKey]:
    for key, head in zip(page, heads, strict=True):
        try:
            facts = json.loads(head) if isinstance(head, bytes) else {}
            if facts["rules"] < rules[facts["game"]]:
                yield keys.table_named(key)
        except (ValueError, TypeError, KeyError):  # what can't be read is named where it is loaded
            continue
