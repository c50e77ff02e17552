"""A tournament's public messages go to one more chat."""

from __future__ import annotations

from typing import Final

from bot.application.loaded_tournament import LoadedTournament
from bot.application.model import Ask, Reply
from bot.application.rate_limiter import Kind
from bot.application.refused import RefusedError
from bot.application.tournament_tickets import TournamentTicket
from bot.commands import place_rules
from bot.commands.arguments import Given
from bot.commands.challenges import remember_chat
from bot.commands.context import Context
from bot.commands.declaration import Command, Place, Who
from bot.commands.tournament_asking import TOURNAMENT, act, card_for, meant
from bot.commands.tournament_rights import check_manages
from engines.core.tournaments.acts import Announced, Entry


async def tell_here(context: Context, ask: Ask, loaded: LoadedTournament) -> Reply:
    """Tell of it in this chat, too.

    Raises RefusedError: it isn't theirs to manage, or Salle doesn't write here.
    """
    await check_manages(context, ask, loaded)
    if ask.is_home or ask.is_guest or not ask.has_readers:
        raise RefusedError("tournament_commands-here-not")
    await place_rules.check_chat(context, ask, await context.place(ask))
    await context.admit(ask, Kind.CHALLENGE)
    await remember_chat(context, ask)
    chat = str(await context.present(ask.where))

    def decide(now: LoadedTournament) -> Entry | None:
        if chat in now.state.chats:
            return None
        return Announced(at=int(context.now()), by=ask.me, ask_id=ask.id, chat=chat)

    done = await act(context, loaded.id, decide)
    return await card_for(context, ask, done, "tournament_commands-here-done")


async def tapped(
    context: Context, ask: Ask, loaded: LoadedTournament, ticket: TournamentTicket
) -> Reply:
    """The same by a button."""
    return await tell_here(context, ask, loaded)


async def _run(context: Context, ask: Ask, given: Given) -> Reply:
    loaded, _ = await meant(context, ask, given.words, wanted=lambda one: one.is_running)
    return await tell_here(context, ask, loaded)


COMMAND: Final = Command(
    name="tournament-here",
    run=_run,
    arguments=(TOURNAMENT,),
    places=frozenset({Place.GROUP}),
    who=Who.MANAGER_CHANGES,
    group="tournament",
    within="tournament-here",
    rank=22,
)
