"""No match between two people if one has blocked the other, who isn't told why.

Nor does anybody who is banned from the tables of a place: they are told so.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from typing import NamedTuple

from bot.application import profile
from bot.application.administration import (
    are_kept_friendly,
    check_not_banned,
    place_of_table,
)
from bot.application.loaded_table import LoadedTable
from bot.application.model import Ask, Person, is_computer_address, person_of
from bot.application.refused import RefusedError, named
from bot.commands.context import Context


async def check(context: Context, ask: Ask, rival: Person) -> None:
    """Refuse a match of the asker with somebody, if either has blocked the other, or both are one.

    Who was blocked reads a sentence that may have other reasons. Raises RefusedError.
    """
    if rival.address == ask.who.address:
        return
    mine, identities, theirs = await asyncio.gather(
        context.store.profile(ask.me),
        context.store.identities(ask.me),
        _rival(context, rival),
    )
    if str(rival.address) in identities:
        raise RefusedError("hall-not-yourself")
    _check(ask, rival, _Known(mine, identities), theirs)


async def check_table(context: Context, ask: Ask, table: LoadedTable) -> None:
    """The same of the one who sits at a table, or proposes its terms; and the asker may play there.

    Raises RefusedError.
    """
    place = await place_of_table(context.tables, table.key)
    await check_not_banned(context.tables, ask.me, place)
    mine = _Known(table.asker_profile, table.identities)
    for player in table.match.players:
        if player and player.address != ask.me and not is_computer_address(player.address):
            rival = person_of(player)
            _check(ask, rival, mine, await _rival(context, rival))


async def check_rated(context: Context, ask: Ask, table: LoadedTable) -> None:
    """See that the asker may play the one at a table rated. Raises RefusedError."""
    people = [ask.me, *(str(one.address) for one in table.people)]
    place = await place_of_table(context.tables, table.key)
    if await are_kept_friendly(context.tables, people, place):
        raise RefusedError("admin-friendly-only")


class _Known(NamedTuple):
    """What is kept of somebody: their settings, and all their identities."""

    settings: Mapping[str, str]
    identities: Collection[str]


async def _rival(context: Context, rival: Person) -> _Known:
    address = str(rival.address)
    found = await asyncio.gather(context.store.profile(address), context.store.identities(address))
    return _Known(*found)


def _check(ask: Ask, rival: Person, mine: _Known, theirs: _Known) -> None:
    username = rival.username or theirs.settings.get(profile.USERNAME, "")
    if profile.has_blocked(
        mine.settings, str(rival.address), username, identities=theirs.identities
    ):
        raise RefusedError("block-yours", name=rival.name or named("block-somebody"))
    if profile.has_blocked(theirs.settings, ask.me, ask.who.username, identities=mine.identities):
        raise RefusedError("block-no-match")
