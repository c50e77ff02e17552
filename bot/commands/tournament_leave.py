"""Leaving a tournament; if it has begun, only after its consequences were explained."""

from __future__ import annotations

from typing import Final

from bot.application.loaded_tournament import LoadedTournament
from bot.application.model import Ask, ButtonStyle, Post, Prompt, Reply
from bot.application.rate_limiter import Kind
from bot.application.refused import RefusedError
from bot.application.tournament_tickets import Step, TournamentTicket
from bot.commands.arguments import Given
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command
from bot.commands.tournament_asking import TOURNAMENT, act, card_for, meant, reader_of
from engines.core.tournaments.acts import Entry, Left
from engines.core.tournaments.head import Kind as TournamentKind
from engines.core.tournaments.state import Status


async def leave(
    context: Context, ask: Ask, loaded: LoadedTournament, *, is_sure: bool = False
) -> Reply:
    """Take part no more. Raises RefusedError: they don't take part."""
    identities = frozenset(await context.store.identities(ask.me))
    known = loaded.entrant_of(identities)
    if known and loaded.has_answered(ask.id):
        return await card_for(context, ask, loaded, "tournament_commands-out")
    if known is None or not known.is_in:
        raise RefusedError("tournament_commands-not-in")
    if loaded.state.status is Status.RUNNING and not is_sure:
        return Reply(private=await _question(context, ask, loaded))
    await context.admit(ask, Kind.SETTING)

    def decide(now: LoadedTournament) -> Entry | None:
        before = now.entrant_of(identities)
        if before is None or not before.is_in:
            return None
        return Left(at=int(context.now()), by=before.address, ask_id=ask.id, player=before.address)

    done = await act(context, loaded.id, decide)
    return await card_for(context, ask, done, "tournament_commands-out")


async def tapped(
    context: Context, ask: Ask, loaded: LoadedTournament, ticket: TournamentTicket
) -> Reply:
    """*Leave*, or the yes to its question."""
    return await leave(context, ask, loaded, is_sure=ticket.step is Step.LEAVE_ANYWAY)


async def _question(context: Context, ask: Ask, loaded: LoadedTournament) -> Post:
    reader, kind = await reader_of(context, ask), loaded.head.kind
    say = reader.say
    key = "knock-out" if kind is TournamentKind.KNOCK_OUT else "others"
    yes = reader.choice(
        "tournament_commands-leave-anyway", loaded, Step.LEAVE_ANYWAY, style=ButtonStyle.GO
    )
    no = reader.choice("tournament_commands-stay", loaded, Step.CARD)
    return Post(
        title=loaded.head.name,
        lines=(say(f"tournament_commands-leaving-{key}"),),
        prompt=Prompt(lead=say("tournament_commands-leave-sure"), controls=(yes, no)),
    )


async def _run(context: Context, ask: Ask, given: Given) -> Reply:
    identities = frozenset(await context.store.identities(ask.me))

    def is_mine(one: LoadedTournament) -> bool:
        known = one.entrant_of(identities)
        return one.is_running and known is not None and known.is_in

    loaded, _ = await meant(context, ask, given.words, wanted=is_mine)
    return await leave(context, ask, loaded)


COMMAND: Final = Command(
    name="tournament-leave",
    run=_run,
    arguments=(TOURNAMENT,),
    places=ANYWHERE,
    group="tournament",
    within="tournament-leave",
    rank=17,
)
