"""How things are named in Redis.

The number in braces is the shard: a hash tag made from the channel, so that a table's rows and
messages, and its shard's deadlines, reminders and outbox, share one slot, and one script may touch
them all, on one Redis as on a cluster.
"""

from __future__ import annotations

import zlib
from typing import Final

from storage.base import TableKey

SHARDS: Final = 64  # stored in the names of keys: never change it

BEAT: Final = "hall:beat"
SECRET: Final = "hall:secret"  # noqa: S105 - the name of a key
MOVED: Final = "hall:moved"


def shard_of(table: TableKey) -> int:
    """The shard of a table's channel."""
    return zlib.crc32(f"{table.platform}:{table.chat}".encode()) % SHARDS


def rows(table: TableKey) -> str:
    """The list of a table's rows: the head, then an entry a row."""
    return f"table:{{{shard_of(table)}}}:{table}"


def posted(table: TableKey) -> str:
    """The hash of the last message to each recipient."""
    return f"posted:{{{shard_of(table)}}}:{table}"


def standing(table: TableKey) -> str:
    """The hash of a table's standing answers."""
    return f"standing:{{{shard_of(table)}}}:{table}"


def deadlines(shard: int) -> str:
    """The sorted set of a shard's deadlines."""
    return f"deadlines:{{{shard}}}"


def reminders(shard: int) -> str:
    """The sorted set of a shard's reminders."""
    return f"reminders:{{{shard}}}"


def answers(shard: int) -> str:
    """The sorted set of the moments at which the hall answers for somebody."""
    return f"answers:{{{shard}}}"


def outbox(shard: int) -> str:
    """The stream of a shard's notices."""
    return f"outbox:{{{shard}}}"


def settings(address: str) -> str:
    """The hash of a player's or a chat's settings."""
    return f"settings:{address}"


def tables(address: str) -> str:
    """The set of a player's or a chat's tables."""
    return f"tables:{address}"


def token(text: str) -> str:
    """The mark that an update has been seen."""
    return f"seen:{text}"
