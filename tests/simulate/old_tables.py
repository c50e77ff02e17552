"""What version 0.1 left: the month begins over its store, and its tables are played to the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from engines.core.match_state import Status
from engines.core.record import Record
from engines.core.replay import match_states
from engines.registry import load_games
from storage.base import TableKey
from storage.store import Store
from tests.simulate.hours import Hours
from tests.simulate.kinds import Kind
from tests.simulate.people import HOUR, Person
from tests.simulate.platforms import OLD
from tests.storage.stores import STORES

DATA: Final = STORES / "0.1" / "folder"
_NAMES: Final = ("Anna", "Bea", "Carlo")
_PACE: Final = 14 * HOUR


def old_people(luck: Random, *, start: float, length: float) -> list[Person]:
    """Those who sit at these tables. What they said of their hours, 0.1 knows."""
    return [
        Person(
            address=f"{OLD}:{name.lower()}",
            name=name,
            kind=Kind.PROMPT,
            hours=Hours(first=start, length=length),
            tells_hours=False,
            pace=_PACE,
            forgets=0.0,
            sends_at_once=True,
            reminders="due",
            luck=Random(luck.random()),
        )
        for name in _NAMES
    ]


async def old_records(store: Store) -> dict[TableKey, Record]:
    """All of their tables, as they are now."""
    keys = await store.tables_of_chats([f"{OLD}:room"])
    found = {key: await store.load(key) for key in keys}
    return {key: loaded.record for key, loaded in found.items() if loaded}


def left_of_old(
    before: Mapping[TableKey, Record], after: Mapping[TableKey, Record]
) -> Iterator[str]:
    """Tables of 0.1 that aren't over now, or whose log doesn't begin with what it was."""
    games = load_games()
    for key, record in before.items():
        now = after.get(key)
        if now is None or now.upto(len(record.log)) != record:
            yield f"{key}: its log isn't what 0.1 had written"
        elif (status := [*match_states(games[now.head.game], now)][-1].status) in _GOING_ON:
            yield f"{key}, of 0.1, is {status}"


_GOING_ON: Final = (Status.OPEN, Status.PLAYING)
