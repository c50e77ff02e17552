"""Menus for a tournament's organiser, and for those who manage the place it is played in.

A menu of an older version does nothing, and is shown as it is today.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from bot.application.loaded_tournament import LoadedTournament
from bot.application.model import Ask, Post, Reply
from bot.application.rate_limiter import Kind
from bot.application.refused import RefusedError
from bot.application.tournament_tickets import Step, TournamentTicket
from bot.commands import tournament_menus
from bot.commands.arguments import Given
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, Who
from bot.commands.tournament_asking import TOURNAMENT, act, meant, reader_of
from bot.commands.tournament_menus import Asked
from bot.commands.tournament_rights import check_manages, give_pass, may_manage
from engines.core.record import Player
from engines.core.tournaments.acts import (
    Begun,
    Ended,
    Entry,
    HandedOver,
    Joined,
    MayNotMeet,
    Postponed,
    TakenOut,
)
from engines.core.tournaments.state import Entrant

STEPS: Final = (
    *(Step.MANAGE, Step.BEGIN, Step.POSTPONE, Step.TAKE_OUT, Step.CORRECT),
    *(Step.APART, Step.HAND_OVER, Step.END, Step.END_ANYWAY),
)

_LATEST: Final = 366 * 86_400  # seconds from now


async def manage(context: Context, ask: Ask, loaded: LoadedTournament, line: str = "") -> Reply:
    """All that may be done now. Raises RefusedError: it isn't theirs to manage, or it is over."""
    await check_manages(context, ask, loaded)
    if not loaded.is_running:
        raise RefusedError("tournament-error-tournament-ended")
    await give_pass(context, ask, loaded)
    reader = await reader_of(context, ask)
    post = tournament_menus.everything(loaded, reader)
    told = (reader.say(line),) if line else ()
    return Reply(private=replace(post, lines=(*told, *post.lines)))


async def tapped(
    context: Context, ask: Ask, loaded: LoadedTournament, ticket: TournamentTicket
) -> Reply:
    """A button of these menus. Raises RefusedError, TicketError."""
    await check_manages(context, ask, loaded)
    if loaded.has_answered(ask.id):
        return await _after(context, ask, loaded)
    if ticket.version != loaded.version and ticket.step is not Step.MANAGE:
        return await manage(context, ask, loaded, "tournament_commands-changed-meanwhile")
    if ticket.step is Step.MANAGE:
        return await manage(context, ask, loaded)
    asked = Asked.of(loaded, ticket)
    if post := tournament_menus.question(loaded, asked, await reader_of(context, ask)):
        return Reply(private=post)
    await context.admit(ask, Kind.SETTING)
    entry = _ENTRIES[ticket.step](context, ask, loaded, asked)
    return await _done(context, ask, loaded, entry)


async def postpone(
    context: Context, ask: Ask, loaded: LoadedTournament, at: int, note: str
) -> Reply:
    """It begins at this moment. Raises RefusedError: it isn't theirs, or has begun."""
    await check_manages(context, ask, loaded)
    await context.admit(ask, Kind.SETTING)
    entry = Postponed(at=int(context.now()), by=ask.me, ask_id=ask.id, begins=at)
    done = await _done(context, ask, loaded, entry)
    post = done.private or Post()
    return replace(done, private=replace(post, lines=(note, *post.lines)))


async def _done(context: Context, ask: Ask, loaded: LoadedTournament, entry: Entry) -> Reply:
    def decide(now: LoadedTournament) -> Entry | None:
        return None if now.has_answered(ask.id) else entry

    return await _after(context, ask, await act(context, loaded.id, decide))


async def _after(context: Context, ask: Ask, loaded: LoadedTournament) -> Reply:
    if loaded.is_running and await may_manage(context, ask, loaded):
        return await manage(context, ask, loaded, "tournament_commands-done")
    reader = await reader_of(context, ask)
    return Reply(private=tournament_menus.over(loaded, reader))


_ToEntry = Callable[[Context, Ask, LoadedTournament, Asked], Entry]


def _begun(context: Context, ask: Ask, loaded: LoadedTournament, asked: Asked) -> Entry:
    return Begun(at=int(context.now()), by=ask.me, ask_id=ask.id)


def _postponed(context: Context, ask: Ask, loaded: LoadedTournament, asked: Asked) -> Entry:
    now = int(context.now())
    begins = min(max(now, loaded.state.begins) + asked.number, now + _LATEST)
    return Postponed(at=now, by=ask.me, ask_id=ask.id, begins=begins)


def _taken_out(context: Context, ask: Ask, loaded: LoadedTournament, asked: Asked) -> Entry:
    who, now = _person(asked), int(context.now())
    if not who.is_in:
        player, rating = who.player, who.rating
        return Joined(at=now, by=ask.me, ask_id=ask.id, player=player, rating=rating)
    return TakenOut(at=now, by=ask.me, ask_id=ask.id, player=who.address)


def _apart(context: Context, ask: Ask, loaded: LoadedTournament, asked: Asked) -> Entry:
    one, two = (person.address for person in asked.people[:2])
    now = int(context.now())
    return MayNotMeet(at=now, by=ask.me, ask_id=ask.id, players=(one, two))


def _handed_over(context: Context, ask: Ask, loaded: LoadedTournament, asked: Asked) -> Entry:
    player: Player = _person(asked).player
    return HandedOver(at=int(context.now()), by=ask.me, ask_id=ask.id, organiser=player)


def _ended(context: Context, ask: Ask, loaded: LoadedTournament, asked: Asked) -> Entry:
    return Ended(at=int(context.now()), by=ask.me, ask_id=ask.id)


def _person(asked: Asked) -> Entrant:
    return asked.people[0]


_ENTRIES: Final[Mapping[Step, _ToEntry]] = {
    Step.BEGIN: _begun,
    Step.POSTPONE: _postponed,
    Step.TAKE_OUT: _taken_out,
    Step.APART: _apart,
    Step.HAND_OVER: _handed_over,
    Step.END_ANYWAY: _ended,
}


async def _run(context: Context, ask: Ask, given: Given) -> Reply:
    mine = await context.store.identities(ask.me)
    loaded, _ = await meant(
        context,
        ask,
        given.words,
        wanted=lambda one: one.is_running and one.state.organiser.address in mine,
    )
    return await manage(context, ask, loaded)


COMMAND: Final = Command(
    name="tournament-manage",
    run=_run,
    arguments=(TOURNAMENT,),
    places=ANYWHERE,
    who=Who.MANAGER_CHANGES,
    group="tournament",
    within="tournament-manage",
    rank=19,
)
