"""Who follows which match, in Redis: a hash per table, and one per follower.

A commit reads the first, which lies beside the table's log. The second says, when a notice is
delivered, whether somebody still wants to be told. Each change begins with the second: it may name
a match that doesn't list the follower yet, but never lacks one that does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from storage import keys
from storage.base import Following, TableKey
from storage.client import LuaScript
from storage.part import StorePart

_FOLLOW: Final = LuaScript.named("follow")


def judged_for(followers: Mapping[str, str]) -> Mapping[str, int]:
    """Of those who follow a match, who waits for what its moves were worth, and at which ply."""
    split = ((who, *how.partition(":")[::2]) for who, how in followers.items())
    return {
        who: int(ply)
        for who, how, ply in split
        if how == Following.JUDGED and ply.isascii() and ply.isdigit()
    }


class Followers(StorePart):
    """Those who are told of matches of others."""

    async def follow(self, table: TableKey, address: str, how: Following, *, most: int) -> bool:
        """Tell somebody of a match from now on; whether that is done.

        It isn't if the match is over, or `most` others follow it. Two round trips. Can be done
        again, also to be told of something else.
        """
        name = str(table)
        await self._client.ask("HSET", keys.following(address), name, how)
        touched = (keys.followers(table), keys.ended(keys.shard_of(table)))
        is_done = bool(await self._client.run(_FOLLOW, touched, name, address, how, most))
        if not is_done:
            await self._client.ask("HDEL", keys.following(address), name)
        return is_done

    async def unfollow(self, table: TableKey, address: str) -> None:
        """Tell them nothing of it any more. Can be done again without harm."""
        await self._client.ask_all(
            ("HDEL", keys.following(address), str(table)),
            ("HDEL", keys.followers(table), address),
        )

    async def await_judgement(self, table: TableKey, address: str, ply: int, *, most: int) -> None:
        """Tell somebody when a match that is over is judged, at this of its positions.

        Not if `most` others wait for that. Can be done again, at another position.
        """
        waiting = await self._client.ask("HLEN", keys.followers(table))
        if int(waiting) < most:
            await self._client.ask("HSET", keys.following(address), str(table), Following.JUDGED)
            how = f"{Following.JUDGED}:{ply}"
            await self._client.ask("HSET", keys.followers(table), address, how)

    async def followed(self, address: str) -> Mapping[TableKey, Following]:
        """The matches that somebody follows, in no order; some may be over."""
        found = await self._client.ask("HGETALL", keys.following(address))
        return {
            TableKey.parse(name): Following(how)
            for name, how in found.items()
            if how in set(Following) and name.count(":") >= 2  # what is stored may be odd
        }

    async def how_followed(self, table: TableKey, address: str) -> Following | None:
        """What somebody is told of a match; None if they don't follow it."""
        how = await self._client.ask("HGET", keys.following(address), str(table))
        return Following(how) if how in set(Following) else None
