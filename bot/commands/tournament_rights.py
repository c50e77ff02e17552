"""Who may manage a tournament: its organiser, and those who manage the place it is played in.

Whether somebody manages a place is known only where they ask. Who has asked to manage a tournament
there has a pass for an hour in their own profile, so that its menus go on in their private chat.
"""

from __future__ import annotations

from typing import Final

from bot.application import profile
from bot.application.administration import place_asked_in
from bot.application.loaded_tournament import LoadedTournament
from bot.application.model import Address, Ask
from bot.application.refused import RefusedError
from bot.commands.context import Context

_PASS_HOLDS: Final = 3_600.0  # seconds


async def may_manage(context: Context, ask: Ask, loaded: LoadedTournament) -> bool:
    """Whether the asker may act for a tournament."""
    if loaded.state.organiser.address in await context.store.identities(ask.me):
        return True
    if not loaded.head.place:
        return False
    if await _manages_place(context, ask, loaded):
        return True
    kept = (await context.store.profile(ask.me)).get(profile.TOURNAMENT_MANAGED, "")
    tournament, _, at = kept.partition(" ")
    is_fresh = at.isdecimal() and 0 <= context.now() - int(at) < _PASS_HOLDS
    return tournament == loaded.id and is_fresh


async def check_manages(context: Context, ask: Ask, loaded: LoadedTournament) -> None:
    """Raises RefusedError: it isn't theirs to manage."""
    if not await may_manage(context, ask, loaded):
        name = loaded.state.organiser.name
        raise RefusedError("tournament_commands-not-yours", name=name)


async def give_pass(context: Context, ask: Ask, loaded: LoadedTournament) -> None:
    """Note that the asker manages its place, where that is known now."""
    if loaded.head.place and await _manages_place(context, ask, loaded):
        kept = f"{loaded.id} {int(context.now())}"
        await context.store.update_profile(ask.me, {profile.TOURNAMENT_MANAGED: kept})


async def _manages_place(context: Context, ask: Ask, loaded: LoadedTournament) -> bool:
    if not ask.may_manage_place or ask.is_home:
        return False
    home = Address.parse(loaded.head.place)
    place = await profile.place_of(context.store, home.platform, home.id)
    return place == await place_asked_in(context.tables, ask)
