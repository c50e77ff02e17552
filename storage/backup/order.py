"""Moderation of places as lines of an export, and how they are restored."""

from __future__ import annotations

from collections.abc import AsyncIterator

from storage.backup.lines import Line, OrderLine, PseudonymLine
from storage.store import Store


async def order_lines(store: Store) -> AsyncIterator[Line]:
    """What was done in places, and whom that names."""
    async for kept in store.kept_places():
        yield OrderLine(kept=kept)
    for pseudonym, address in (await store.pseudonyms()).items():
        yield PseudonymLine(pseudonym=pseudonym, address=address)


async def put_order(store: Store, line: OrderLine | PseudonymLine) -> None:
    """Put a line back; done again, nothing changes."""
    if isinstance(line, OrderLine):
        await store.put_place(line.kept)
    else:
        await store.put_pseudonyms({line.pseudonym: line.address})
