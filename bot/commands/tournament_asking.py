"""What the tournament commands share: which tournament is meant, an act, the card that is shown."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from bot.application.administration import place_asked_in
from bot.application.loaded_tournament import Decide, LoadedTournament, NoTournamentError
from bot.application.model import Address, Ask, Choice, Post, Prompt, Reply
from bot.application.refused import RefusedError
from bot.application.tournament_tickets import Step
from bot.application.tournaments import WHOLE_HALL
from bot.commands.arguments import Argument, Given, Suggestion, matching
from bot.commands.context import Context
from bot.commands.tournament_rights import may_manage
from bot.messages import tournament_card
from bot.messages.tournament_reader import TournamentReader
from bot.messages.words import searchable
from engines.core.tournaments.head import Kind
from engines.core.tournaments.laddering import busy
from engines.core.tournaments.state import Status, TournamentError

_ID: Final = re.compile(r"[2-9a-z]{8}", re.ASCII)

Wanted = Callable[[LoadedTournament], bool]


async def reader_of(
    context: Context, ask: Ask, pictured: LoadedTournament | None = None
) -> TournamentReader:
    """The asker, as tournaments are shown to them; with the coats of one that is `pictured`."""
    people = list(pictured.state.entrants) if pictured else []
    first = await context.store.first_identities(people) if people else {}
    preferences, identities = await asyncio.gather(
        context.preferences_of(ask), context.store.identities(ask.me)
    )
    return TournamentReader(
        preferences=preferences,
        now=context.now(),
        identities=frozenset(identities),
        first_identities=first,
    )


async def at_hand(context: Context, ask: Ask) -> list[LoadedTournament]:
    """The tournaments of this chat and its place, and those that the asker has to do with; where
    nobody reads along, those of the whole hall, too. What isn't over first.
    """
    lists = [ask.me]
    if ask.is_home or not ask.has_readers:
        lists.append(WHOLE_HALL)
    else:
        where = await context.present(ask.where)
        lists += [str(where), await place_asked_in(context.tables, ask)]
    found = await asyncio.gather(*map(context.tournaments.of, dict.fromkeys(lists)))
    every = {one.id: one for some in found for one in some}
    return sorted(every.values(), key=lambda one: not one.is_running)


async def meant(
    context: Context, ask: Ask, words: str, *, wanted: Wanted | None = None
) -> tuple[LoadedTournament, str]:
    """The tournament that words begin with, by its id, or are, by its name; and the other words.

    Without words the only one at hand that is `wanted`. Raises RefusedError: there is none, or
    several may be meant.
    """
    first, _, rest = words.strip().partition(" ")
    if _ID.fullmatch(first) and (found := await context.tournaments.find(first)):
        return found, rest.strip()
    near = await at_hand(context, ask)
    said = searchable(words)
    called = [one for one in near if said and searchable(one.head.name) == said]
    if said and not called:
        raise NoTournamentError(first)
    fitting = called or [one for one in near if wanted is None or wanted(one)]
    if len(fitting) != 1:
        raise RefusedError("tournament_commands-which" if fitting else "tournament_commands-none")
    return fitting[0], ""


async def act(context: Context, tournament: str, decide: Decide) -> LoadedTournament:
    """Put an entry through the gate. Raises RefusedError: what forbids it."""
    try:
        return await context.tournaments.act(tournament, decide)
    except TournamentError as err:
        raise RefusedError(f"tournament-error-{err.code}", str(err), **err.facts) from None


async def card_for(
    context: Context, ask: Ask, loaded: LoadedTournament, line: str = "", **facts: str
) -> Reply:
    """The card for the asker alone, with what they may do there; above it the sentence `line`."""
    reader = await reader_of(context, ask)
    post = tournament_card.card(loaded, reader)
    more = await _own_controls(context, ask, loaded, reader)
    told = (reader.say(line, **facts),) if line else ()
    prompt = post.prompt or Prompt()
    return Reply(
        private=replace(
            post,
            lines=(*told, *post.lines),
            prompt=replace(prompt, controls=(*prompt.controls, *more)),
        )
    )


async def _own_controls(
    context: Context, ask: Ask, loaded: LoadedTournament, reader: TournamentReader
) -> list[Choice]:
    found, state = [], loaded.state
    choice = partial(reader.choice, tournament=loaded)
    me = loaded.entrant_of(reader.identities)
    is_on_ladder = state.head.kind is Kind.LADDER and state.status is Status.RUNNING
    if me and me.is_in and is_on_ladder:
        mine = [one for one in state.challenges if one.challenged == me.address]
        for one in mine:
            found += [
                choice(key, step=step, argument=str(one.number))
                for key, step in (
                    ("hall-accept", Step.ACCEPT),
                    ("hall-decline", Step.DECLINE),
                )
            ]
        if me.address not in busy(state) and state.ladder[0] != me.address:
            found.append(choice("tournament_commands-challenge", step=Step.CHALLENGE))
    if loaded.is_running and await may_manage(context, ask, loaded):
        found.append(choice("tournament_commands-manage", step=Step.MANAGE))
    return found


def told(line: str) -> Reply:
    """A sentence in the place of a question that has been answered."""
    return Reply(private=Post(lines=(line,), prompt=Prompt()))


async def suggestions(context: Context, ask: Ask, typed: str, given: Given) -> list[Suggestion]:
    """The tournaments at hand, by their names."""
    near = await at_hand(context, ask)
    return matching((Suggestion(value=one.id, words=one.head.name) for one in near), typed)


TOURNAMENT: Final = Argument(name="tournament", suggest=suggestions)


def chat_of(loaded: LoadedTournament) -> Address | None:
    """The chat that it lives in; None: the whole hall."""
    return Address.parse(loaded.head.place) if loaded.head.place else None
