"""Which forms a store may hold, and whether this program may use it.

`salle:form` says it for the whole store: `form` is the latest that anything in it may have,
`oldest` the first. A store with games and without that key is one of Salle 0.1, which had no forms.
What is in an older form is migrated while Salle runs (`storage.carrying`), so that no start waits
for it. But a program can't read what a newer one writes: so a newer one raises the form of a store
only when no older one is connected to it, and an older one refuses a store of a later form.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from storage import keys
from storage.base import FORM, StoreRefusedError
from storage.client import RedisClient
from storage.migrations import FIRST
from storage.node import CONNECTION_NAME
from storage.server_errors import ServerError

_LOOK: Final = 1.0  # seconds between two looks whether older programs have gone
_SAY_AGAIN: Final = 60.0

# What programs call their connections: 0.1 as its library does, later ones by their form.
_NAME: Final = re.compile(r"redis-py(?:\(salle_v(\d{1,9})\))?")


@dataclass(frozen=True, slots=True, kw_only=True)
class StoreForm:
    """The forms that a store may hold."""

    newest: int
    oldest: int

    @property
    def is_whole(self) -> bool:
        """Whether all of it is in today's form."""
        return self.oldest == FORM


async def stored_form(client: RedisClient) -> StoreForm | None:
    """What a store says of itself; None if it is empty.

    Raises:
        StoreRefusedError: a newer program has used it; in one sentence.
    """
    fields, has_games = await client.ask_all(("HGETALL", keys.FORM), ("EXISTS", keys.SECRET))
    if not fields:
        return StoreForm(newest=FIRST, oldest=FIRST) if has_games else None
    found = StoreForm(newest=int(fields["form"]), oldest=int(fields["oldest"]))
    if found.newest > FORM:
        raise StoreRefusedError(
            f"The games at {client.where} are kept by a newer Salle, in form {found.newest}, and "
            f"this one reads forms up to {FORM}: run the newer one, or import an export of before."
        )
    return found


async def take_up(client: RedisClient, *, tell: Callable[[str], None]) -> StoreForm:
    """Make the store one of today's form, in which older things may lie; what it is then.

    Waits as long as an older program runs over it; `tell` is told why, in one sentence.

    Raises:
        StoreRefusedError: a newer program has used it.
    """
    found = await stored_form(client)
    if found and found.newest == FORM:
        return found
    if found:
        await _wait_for_older(client, tell)
    oldest = found.oldest if found else FORM
    await client.do_all(("HSETNX", keys.FORM, "oldest", oldest), ("HSET", keys.FORM, "form", FORM))
    return StoreForm(newest=FORM, oldest=oldest)


async def older_programs(client: RedisClient) -> list[str] | None:
    """Where those are connected from that would not read today's form.

    None where that can't be known: of a server older than 7.2, or one that doesn't tell.
    """
    try:
        (own,) = await client.ask_all(("CLIENT", "INFO"))
        answers = await client.ask_masters("CLIENT", "LIST")
    except ServerError:
        return None
    (mine,) = _connections(own)
    if mine.get("lib-name") != CONNECTION_NAME:
        return None
    return [
        each["addr"]
        for answer in answers.values()
        for each in _connections(answer)
        if each.get("db") == mine.get("db") and _is_older(each.get("lib-name", ""))
    ]


async def refuse_beside_older(client: RedisClient) -> None:
    """Raises StoreRefusedError if an older program runs over the store; in one sentence."""
    if older := await older_programs(client):
        raise StoreRefusedError(_sentence(client, older, "stop it first"))


async def _wait_for_older(client: RedisClient, tell: Callable[[str], None]) -> None:
    say_at = 0.0
    while (older := await older_programs(client)) != []:
        if older is None:
            tell(f"{client.where} doesn't tell who uses it: see that no older Salle does.")
            return
        if time.monotonic() >= say_at:
            tell(_sentence(client, older, "this one waits until it is stopped"))
            say_at = time.monotonic() + _SAY_AGAIN
        await asyncio.sleep(_LOOK)


def _sentence(client: RedisClient, older: list[str], what: str) -> str:
    where = ", ".join(sorted(set(older))[:3])
    return (
        f"An older Salle still runs over {client.where} (connected from {where}) and could not "
        f"read what this one writes: {what}."
    )


def _connections(answer: str) -> Iterator[Mapping[str, str]]:
    # What CLIENT LIST and CLIENT INFO tell, a line for each.
    for line in answer.splitlines():
        if line:
            yield dict(field.split("=", 1) for field in line.split() if "=" in field)


def _is_older(name: str) -> bool:
    found = _NAME.fullmatch(name)
    return found is not None and int(found[1] or FIRST) < FORM
