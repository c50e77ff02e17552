"""How things are named in Redis; docs/redis.md shows an example of each.

The number in braces is the shard: a hash tag made from the channel, so that all that one act
changes shares a slot, and one script may touch it, on one Redis as on a cluster.
"""

from __future__ import annotations

import zlib
from typing import Final

from storage.base import TableKey

SHARDS: Final = 64  # stored in the names of keys: never change it

SECRET: Final = "salle:secret"  # noqa: S105 - the name of a key
MOVED_CHATS: Final = "salle:moved_chats"
# The hash of the forms that the store may hold: see `storage.form`.
FORM: Final = "salle:form"
# The hash of the rules of each game for which matches of older ones were looked for last.
RULES: Final = "salle:rules"
# When the last whole export began, in seconds since the epoch.
EXPORTED: Final = "salle:exported"
# The sorted set of the outbox's workers, by when they last said that they live.
WORKERS: Final = "salle:workers"
# The same of the workers that take the computer's turns.
COMPUTER_WORKERS: Final = "salle:computer_workers"
# A channel, no key: the names of streams that have got something new; `storage.stream_reads`.
WOKEN: Final = "salle:woken"


def shard_of(table: TableKey) -> int:
    """The shard of a table's channel."""
    return zlib.crc32(f"{table.platform}:{table.chat}".encode()) % SHARDS


# -- a table's own -------------------------------------------------------------------------------


def log(table: TableKey) -> str:
    """The list of the rows of a table's log: see `storage.codec`."""
    return f"table:{{{shard_of(table)}}}:{table}"


def preset_answers(table: TableKey) -> str:
    """The hash of what a table's players answer in advance."""
    return f"preset_answers:{{{shard_of(table)}}}:{table}"


def message_refs(table: TableKey) -> str:
    """The hash of the last message to each recipient."""
    return f"messages:{{{shard_of(table)}}}:{table}"


def reached(table: TableKey) -> str:
    """The hash of which decision each player has got notice of, and when."""
    return f"reached:{{{shard_of(table)}}}:{table}"


def talk(table: TableKey) -> str:
    """The list of the last lines that were said at a table."""
    return f"talk:{{{shard_of(table)}}}:{table}"


# -- a shard's: the members are tables, as `str` writes them --------------------------------------


def deadlines(shard: int) -> str:
    """The sorted set of tables whose players are on the clock, by when to look at them."""
    return f"deadlines:{{{shard}}}"


def reminders(shard: int) -> str:
    """The sorted set of tables whose players are to be reminded, by when."""
    return f"reminders:{{{shard}}}"


def automatic_answers(shard: int) -> str:
    """The sorted set of tables where an automatic answer is due, by when."""
    return f"automatic_answers:{{{shard}}}"


def set_aside(shard: int) -> str:
    """The sorted set of tables whose timers were taken off, by when: `Store.set_aside`."""
    return f"set_aside:{{{shard}}}"


def credited(shard: int) -> str:
    """When it was noted last that Salle is running."""
    return f"credited:{{{shard}}}"


def outages(shard: int) -> str:
    """The list of times in which Salle was away: from when until when."""
    return f"outages:{{{shard}}}"


def outbox(shard: int) -> str:
    """The stream of notices that are still to be told."""
    return f"outbox:{{{shard}}}"


def computer_turns(shard: int) -> str:
    """The stream of notices to the computer: turns that it is still to answer."""
    return f"computer_turns:{{{shard}}}"


def parked(shard: int, platform: str) -> str:
    """The stream of notices that wait until their platform is served again."""
    return f"parked:{{{shard}}}:{platform}"


def ended(shard: int) -> str:
    """The sorted set of tables whose match is over, by when it ended.

    Their logs alone don't tell, without their game.
    """
    return f"ended:{{{shard}}}"


# -- a player's or a chat's (an address is platform:id) -------------------------------------------


def profile(address: str) -> str:
    """The hash of a player's or a chat's settings."""
    return f"profile:{address}"


def running(address: str) -> str:
    """The sorted set of a player's or a chat's tables that run, by when they were listed."""
    return f"running:{address}"


def finished(address: str) -> str:
    """The sorted set of a player's or a chat's tables that are over, by their end."""
    return f"finished:{address}"


def waiting(address: str) -> str:
    """The sorted set of a player's tables that wait for him, by when they were listed."""
    return f"waiting:{address}"


def pending(address: str) -> str:
    """The sorted set of a player's or a chat's challenges, by when they were made.

    Those that have been answered since are taken off when it is counted.
    """
    return f"pending:{address}"


# -- a bot's: what its platform tells it (a source is platform:bot) --------------------------------


def inbox(source: str) -> str:
    """The hash of updates that are not handled yet, by their numbers."""
    return f"inbox:{{{source}}}"


def inbox_leases(source: str) -> str:
    """The sorted set of these numbers, by when another process may handle them."""
    return f"inbox_leases:{{{source}}}"


def inbox_owners(source: str) -> str:
    """The hash of the process that handles each of these numbers."""
    return f"inbox_owners:{{{source}}}"


def seen(source: str, bitmap: int) -> str:
    """One of the bitmaps of the numbers that have come."""
    return f"seen:{{{source}}}:{bitmap}"


def overall_rate(source: str) -> str:
    """When nothing counts any more that a bot, or somebody, has done: see `storage.rates`."""
    return f"bucket:{{{source}}}"


def narrower_rate(source: str, name: str) -> str:
    """The same for requests of a bot in one chat."""
    return f"bucket:{{{source}}}:{name}"


# -- processes' ------------------------------------------------------------------------------------


def lease(name: str) -> str:
    """The sorted set of those whose something is, by until when."""
    return f"leases:{name}"


def channel(name: str) -> str:
    """A channel, no key: what processes tell each other."""
    return f"salle:{name}"
