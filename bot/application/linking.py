"""Linked identities: several addresses that are one person's, on chat platforms and the page.

A code given to one of them is entered as another. Logs keep the identity that acted; whose identity
that is today is looked up when a table is loaded (`LoadedTable.identities`), and so are the
identities under which somebody's tables are listed.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

from bot.application import daily_puzzles, profile
from bot.application.loaded_table import (
    BusyError,
    DamagedTableError,
    LoadedTable,
    NoTableError,
)
from bot.application.progress import Progress
from bot.application.tables import Tables
from bot.application.tournament_people import keep_one_entry
from bot.timing import calendars, vacations
from bot.timing.new_hours import set_hours
from engines.core.match_state import MatchError, Status
from engines.core.record import Act, Entry
from engines.core.result import Regrouped
from storage.base import Notice, NoticeKind
from storage.store import Store

LASTS: Final = 600.0  # seconds that a code counts
# The platform on which a person may have any number of identities: each browser is one.
SEVERAL: Final = "web"

# What holds for all identities of a person: their choices.
SETTINGS: Final = (
    *(profile.LANGUAGE, profile.THEME, profile.COLOUR_VISION, profile.TEXT_SIZE, profile.SIDE),
    *(profile.SENDING, profile.MOTION, profile.REMINDERS, profile.PROFILE_SHOWN),
    *(profile.TOLD_ON, profile.DIGEST_HOUR, profile.PUZZLE_HOUR, vacations.BY_ITSELF),
)
# So do these. But which held before, and when somebody was away, is kept of each identity by
# itself: by that the clocks of its matches have run, and linking another gives no time back.
_HOURS: Final = (calendars.ZONE, calendars.SLEEP, calendars.DAYS_OFF)

_TRIES: Final = 20  # others may reckon at the same time

_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that look alike: five bits each
_LENGTH: Final = 10
_TYPED: Final = str.maketrans("OIL", "011")


def new_code() -> str:
    """A code of 50 bits, as it is read and said: "7KQ4P-M2XRT"."""
    letters = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
    return f"{letters[: _LENGTH // 2]}-{letters[_LENGTH // 2 :]}"


def read_code(text: str) -> str:
    """The code that somebody typed, in whatever case and with whatever signs; "" if it is none."""
    found = re.sub(r"[^0-9A-Z]", "", text.upper()).translate(_TYPED)
    is_one = len(found) == _LENGTH and set(found) <= set(_LETTERS)
    return f"{found[: _LENGTH // 2]}-{found[_LENGTH // 2 :]}" if is_one else ""


def kept_as(code: str) -> str:
    """What a code is known by in the store, which nobody can say."""
    return hashlib.sha256(f"link {code}".encode()).hexdigest()[:40]


def in_conflict(one: Mapping[str, str], other: Mapping[str, str]) -> bool:
    """Whether both have chosen something, and not the same."""
    return any(
        one.get(name) and other.get(name) not in (None, "", one[name])
        for name in (*SETTINGS, *_HOURS)
    )


def joined_settings(first: Mapping[str, str], second: Mapping[str, str]) -> dict[str, str]:
    """The settings of one person from those of two; where both chose something the first holds.

    Whom either has blocked is blocked; what either has learned is learned.
    """
    found = {name: first.get(name) or second.get(name, "") for name in SETTINGS}
    blocked = dict.fromkeys([*profile.blocked(first), *profile.blocked(second)])
    learned = Progress.of(first).joined(Progress.of(second))
    return found | {profile.BLOCKED: profile.as_blocked(blocked), **learned.stored}


async def change_settings(store: Store, address: str, changes: Mapping[str, str]) -> None:
    """Change settings of a person: they hold for all their identities. Can be done again."""
    for one in await store.identities(address):
        await store.update_profile(one, changes)


async def change_hours(store: Store, address: str, chosen: Mapping[str, str], now: float) -> None:
    """Set the hours of a person, from now on, at all their identities. Can be done again."""
    for one in await store.identities(address):
        if changes := set_hours(await store.profile(one), chosen, now):
            await store.update_profile(one, changes)


async def _join_times(
    store: Store, address: str, first: Mapping[str, str], second: Mapping[str, str], now: float
) -> None:
    # From now on, and by the days that each identity has left: see `_HOURS`.
    hours = {name: first.get(name) or second.get(name, "") for name in _HOURS}
    await change_hours(store, address, hours, now)
    running = [vacations.present(one, now) for one in (first, second)]
    ends = [one.end for one in running if one and not one.by_itself]
    for one in await store.identities(address) if ends else ():
        if changes := vacations.begin_at_most(await store.profile(one), now, max(ends)):
            await store.update_profile(one, changes)


async def tables_between(tables: Tables, identities: Sequence[str]) -> list[LoadedTable]:
    """The challenges and matches that run between identities of one person."""
    found: dict[str, LoadedTable] = {}
    for address in identities:
        for key in await tables.store.running_tables(address):
            table = await tables.find(key)
            if table and table.is_running and is_between(table, identities):
                found[str(key)] = table
    return list(found.values())


def is_between(table: LoadedTable, identities: Sequence[str]) -> bool:
    """Whether both sides of a table are identities of one person, and not of one address."""
    people = {player.address for player in table.match.players if player}
    return len(people) == 2 and people <= set(identities)


async def end_between(tables: Tables, identities: Sequence[str]) -> None:
    """End what runs between identities of one person, without a result. Done again, the same.

    Raises BusyError, StoreAwayError.
    """
    for table in await tables_between(tables, identities):
        with suppress(MatchError):
            await tables.act(table.key, lambda now: _ending(now, int(tables.now())), table=table)


async def follow_up(tables: Tables) -> None:
    """Do what is to be done after people were linked or parted: settings, tables, results, turns.

    Done again, the same; what is broken off, the next one does.

    Raises BusyError, StoreAwayError, DamagedRecordError.
    """
    for one in await tables.store.to_follow_up():
        if one.settings:
            first, second = await asyncio.gather(*map(tables.store.profile, one.settings))
            await change_settings(tables.store, one.settings[0], joined_settings(first, second))
            await _join_times(tables.store, one.settings[0], first, second, tables.now())
        for group in one.groups:
            await end_between(tables, group)
            await keep_one_entry(tables, group)
        await regroup_results(tables, *one.groups)
        if len(one.groups) > 1:
            for group in one.groups:
                await tell_turns(tables, group)
        for group in one.groups:
            await daily_puzzles.schedule(tables.store, group[0], now=tables.now())
        await tables.store.followed_up(one)


async def tell_turns(tables: Tables, identities: Sequence[str]) -> None:
    """Tell a person who was parted from others what waits for them and was told to these.

    Done again, the same. Raises StoreAwayError.
    """
    for address in identities:
        for key in await tables.store.running_tables(address):
            with suppress(NoTableError, DamagedTableError):
                table = await tables.load(key, asker=address, has_noted=True)
                if _is_untold(table, identities):
                    turn = Notice(
                        table=key, version=table.version, to=address, kind=NoticeKind.TURN
                    )
                    await tables.store.enqueue([turn])


# Whether a match waits for a person who was told of that under none of their identities.
def _is_untold(table: LoadedTable, identities: Sequence[str]) -> bool:
    active = [seat for seat in table.seats_of(identities[0]) if seat in table.match.active]
    if table.match.status is not Status.PLAYING or not active:
        return False
    since = min(table.match.decision_version[seat] for seat in active)
    return not any(table.noted.has(one, since) for one in identities)


async def regroup_results(tables: Tables, *people: Sequence[str]) -> None:
    """Have the results of each person's identities count as one player's. Done again, the same.

    A person is their identities; the first is the one under which the results stand. Raises
    BusyError, StoreAwayError, DamagedRecordError.
    """
    for game in tables.games:
        for _ in range(_TRIES):
            if await _has_regrouped(tables, game, people):
                break
        else:
            raise BusyError(game)


async def _has_regrouped(tables: Tables, game: str, people: Sequence[Sequence[str]]) -> bool:
    store = tables.store
    known = await store.standings(game, [one for group in people for one in group])
    if all(known.holders[one] == group[0] for group in people for one in group):
        return True
    entries = await store.results_of_all(game, set(known.holders.values()))
    entry = Regrouped(groups=tuple(map(tuple, people)), at=int(tables.now()))
    return await store.regroup(game, entry, entries, expected=known.results)


def _ending(table: LoadedTable, at: int) -> Entry:
    if table.match.status is Status.OPEN:
        return Entry(act=Act.WITHDRAW, seat=table.match.proposed_by, at=at)
    return Entry(act=Act.VOID, at=at)
