"""Sessions of the page's people in Redis: a hash per person, and the set of ended sessions.

A session is one login of one browser. A cookie counts by its signature, unless its session was
ended; so ended sessions are remembered forever, by a random id that names nobody.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Final

from storage import keys
from storage.client import LuaScript
from storage.part import StorePart

_REPLACE: Final = LuaScript.named("replace_field")


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    """One login of one browser; days are since 1970."""

    device: str  # in words
    since: int  # the day
    used: int  # the last day

    def encode(self) -> str:
        """As it is stored."""
        return json.dumps(asdict(self))

    @classmethod
    def decode(cls, text: str) -> Session | None:
        """Read back what `encode` wrote; None if it can't be read."""
        try:
            return cls(**json.loads(text))
        except (ValueError, TypeError):
            return None


class Sessions(StorePart):
    """Sessions by the addresses of those who are signed in."""

    async def ended_of(self, sessions: Sequence[str]) -> frozenset[str]:
        """Which of these were ended; their cookies count no more."""
        answers = await self._client.ask("SMISMEMBER", keys.ENDED_SESSIONS, *sessions)
        return frozenset(one for one, ended in zip(sessions, answers, strict=True) if ended)

    async def sessions(self, address: str) -> Mapping[str, Session]:
        """Somebody's that haven't ended, the one that was used last first; two round trips."""
        stored = await self._client.ask("HGETALL", keys.sessions(address))
        read = {name: one for name, text in stored.items() if (one := Session.decode(text))}
        # One that was used while it was ended may be listed once more.
        ended = await self.ended_of(list(read)) if read else ()
        found = ((name, one) for name, one in read.items() if name not in ended)
        return dict(sorted(found, key=lambda pair: (-pair[1].used, -pair[1].since, pair[0])))

    async def note_session(self, address: str, session: str, *, device: str, day: int) -> None:
        """Note that a session is used on a day: one round trip, two if that is something new."""
        key = keys.sessions(address)
        stored = await self._client.ask("HGET", key, session)
        known = Session.decode(stored) if stored else None
        if known is None:
            text = Session(device=device, since=day, used=day).encode()
            await self._client.ask("HSETNX", key, session, text)
        elif known.used < day:
            words = (session, stored, replace(known, used=day).encode())
            await self._client.run(_REPLACE, (key,), *words)

    async def end_sessions(self, address: str, *sessions: str) -> None:
        """Refuse their cookies from now on, in every process; can be done again."""
        if sessions:
            await self._client.ask("SADD", keys.ENDED_SESSIONS, *sessions)
            await self._client.ask("HDEL", keys.sessions(address), *sessions)
