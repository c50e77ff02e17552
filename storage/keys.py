"""How things are named in Redis.

The number in braces is the shard: a hash tag made from the channel, so that a table's rows and
messages, and its shard's moments and outbox, share one slot, and one script may touch them all,
on one Redis as on a cluster. Tables and addresses are named in shorthand throughout.
"""

from __future__ import annotations

import zlib
from typing import Final

from storage.base import TableKey
from storage.shorthand import long, short

SHARDS: Final = 64  # stored in the names of keys: never change it

BEAT: Final = "hall:beat"
SECRET: Final = "hall:secret"  # noqa: S105 - the name of a key
MOVED: Final = "hall:moved"


def shard_of(table: TableKey) -> int:
    """The shard of a table's channel."""
    return zlib.crc32(f"{table.platform}:{table.chat}".encode()) % SHARDS


def name(table: TableKey) -> str:
    """A table, wherever tables are listed."""
    return short(str(table))


def table(name: str) -> TableKey:
    """Read back what `name` wrote."""
    return TableKey.parse(long(name))


def name_at(address: str, table: TableKey) -> str:
    """A table in the list of `address`: its own id is enough where that is its chat."""
    is_here = address == f"{table.platform}:{table.chat}" and ":" not in table.table
    return table.table if is_here else name(table)


def table_at(address: str, name: str) -> TableKey:
    """Read back what `name_at` wrote."""
    return table(name) if ":" in name else TableKey.parse(f"{address}:{name}")


def rows(table: TableKey) -> str:
    """The list of a table's rows: one with its moments (`scripts/moments.lua`, which makes this
    name too), then those of its record (`storage.codec`)."""
    return f"table:{{{shard_of(table)}}}:{name(table)}"


def message_refs(table: TableKey) -> str:
    """The hash of the last message to each recipient."""
    return f"posted:{{{shard_of(table)}}}:{name(table)}"


def preset_answers(table: TableKey) -> str:
    """The hash of a table's standing answers."""
    return f"standing:{{{shard_of(table)}}}:{name(table)}"


def due(shard: int) -> str:
    """The sorted set of a shard's tables that have moments, by the soonest."""
    return f"due:{{{shard}}}"


def outbox(shard: int) -> str:
    """The stream of a shard's notices."""
    return f"outbox:{{{shard}}}"


def profile(address: str) -> str:
    """The hash of a player's or a chat's settings."""
    return f"settings:{short(address)}"


def table_list(address: str) -> str:
    """The set of a player's or a chat's tables, named as by `name_at`."""
    return f"tables:{short(address)}"


def token(text: str) -> str:
    """The mark that an update has been seen."""
    return f"seen:{text}"
