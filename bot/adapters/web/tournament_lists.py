"""Tournaments that somebody at the entrance may join, and those that they play in: plain JSON."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from bot.adapters.web.serialise_lists import Json, ListSerialiser
from bot.application.loaded_tournament import LoadedTournament
from bot.application.model import Ask
from bot.application.tournaments import WHOLE_HALL, Tournaments
from bot.messages.times import when
from bot.messages.tournament_card import kind_words, may_join
from bot.messages.tournament_reader import games_words
from engines.core.tournaments.state import Status

_SHOWN: Final = 6


async def tournament_list(
    tournaments: Tournaments, ask: Ask, serialiser: ListSerialiser
) -> list[Json]:
    """The asker's own first, then those of the whole hall that have room. Raises StoreAwayError."""
    identities = await tournaments.store.identities(ask.me)
    own, hall = await asyncio.gather(tournaments.of(ask.me), tournaments.of(WHOLE_HALL))
    mine = {one.id: one for one in own if one.is_running and _plays(one, identities)}
    free = {one.id: one for one in hall if _has_room(one) and one.id not in mine}
    return [
        _line(one, serialiser, is_mine=one.id in mine)
        for one in [*mine.values(), *free.values()][:_SHOWN]
    ]


def _plays(one: LoadedTournament, identities: Sequence[str]) -> bool:
    entrant = one.entrant_of(identities)
    return entrant is not None and entrant.is_in


def _has_room(one: LoadedTournament) -> bool:
    is_for_all = not one.head.admission.place
    return is_for_all and may_join(one.state) and len(one.state.active) < one.head.most


def _line(one: LoadedTournament, serialiser: ListSerialiser, *, is_mine: bool) -> Json:
    state, say = one.state, serialiser.say
    facts = [games_words(one.head.games, say), kind_words(state, say)]
    facts += [say("tournament_page-you-play")] if is_mine else []
    is_open = state.status is Status.ENROLLING
    count = {"count": len(state.active), "most": one.head.most}
    begins = when(state.begins, serialiser.now, say, serialiser.zone)
    return {
        "id": one.id,
        "game": one.head.games[0].game,
        "title": one.head.name,
        "facts": facts,
        "left": f"{begins} · {say('tournament_page-joined-of', **count)}" if is_open else "",
    }
