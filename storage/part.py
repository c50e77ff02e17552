"""What the parts of a store have in common."""

from __future__ import annotations

from storage.client import RedisClient


class StorePart:
    """What a part of a store asks with, and what it knows of its server."""

    _client: RedisClient
    _is_alone: bool  # no other process uses the server
    _kept_after_end: int  # milliseconds for which a table that is over keeps what may go then
