"""Who has a table of a chat open on the page: its tab is told, and the chat does not ring."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

import pytest

from bot.application.model import Address
from tests.bot.linked import joins
from tests.bot.salle import deliverer_of


@dataclass
class OpenTabs:
    """The page, as deliveries see it."""

    platform: str = "page"
    there: set[Address] = field(default_factory=set)
    told: list[tuple[str, int]] = field(default_factory=list)

    async def changed(self, table, alias: str, version: int) -> None:
        self.told.append((alias, version))

    async def watching(self, alias: str) -> Collection[Address]:
        return self.there


async def delivered(salle, tabs):
    deliverer = deliverer_of(salle, {"test": salle.doors}, quiet_delay=0.0, page=tabs)
    entries = await salle.store.take(deliverer.name, count=1000, wait=0)
    await deliverer.deliver(entries)


@pytest.mark.parametrize("is_watching", [True, False])
async def test_a_turn_rings_unless_its_player_has_the_table_open(salle, anna, bea, is_watching):
    table, tabs = await salle.match(anna, bea), OpenTabs()
    loaded = await salle.tables.load(table)
    mover = anna if loaded.seat_of(str(anna.address)) in loaded.match.active else bea
    if is_watching:
        tabs.there.add(mover.address)
    await delivered(salle, tabs)
    assert salle.doors.to(mover.address)[-1].is_silent is is_watching
    alias = salle.tables.aliases.code(table)
    assert (alias, loaded.version) in tabs.told


async def test_the_board_in_the_chat_mentions_nobody_who_has_it_open(salle, anna, bea):
    tabs = OpenTabs(there={bea.address})
    await salle.challenge(anna, opponent=bea.person)
    await delivered(salle, tabs)
    public = [one.post for one in salle.doors.sent if one.is_public]
    assert public
    assert all(bea.address not in [who.address for who in post.mentions] for post in public)


@pytest.fixture
async def mover(salle, anna, bea):
    """Whose turn it is in a match of two."""
    loaded = await salle.tables.load(await salle.match(anna, bea))
    return anna if loaded.seat_of(str(anna.address)) in loaded.match.active else bea


@pytest.mark.parametrize("is_linked", [True, False])
async def test_who_has_it_open_by_another_identity_of_theirs_is_not_rung_for(
    salle, mover, anna_there, is_linked
):
    if is_linked:
        await joins(anna_there, mover)
    await delivered(salle, OpenTabs(there={anna_there.address}))
    assert salle.doors.to(mover.address)[-1].is_silent is is_linked


async def test_the_page_decides_by_itself_whom_of_its_own_people_it_rings(salle, mover):
    tabs = salle.doors
    tabs.watching, tabs.changed = OpenTabs(there={mover.address}).watching, OpenTabs().changed
    await delivered(salle, tabs)
    assert not salle.doors.to(mover.address)[-1].is_silent
