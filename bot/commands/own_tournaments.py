"""The tournaments that somebody has joined or organised, for the file of all that is kept of them.

Others are named as they called themselves, never by their addresses.
"""

from __future__ import annotations

from typing import Final, Literal

from pydantic import BaseModel, ConfigDict

from bot.application import message_refs
from bot.application.loaded_tournament import LoadedTournament
from bot.commands.context import Context
from engines.core.tournaments.acts import Entry, Joined, Left, TakenOut
from engines.core.tournaments.state import Bout

_MOST: Final = 10_000


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class OwnTournamentAct(_Part):
    """What they did there, or what put them in or out."""

    number: int  # of the entry in the log, from 0
    act: str
    at: int  # seconds since 1970


class OwnTournamentMatch(_Part):
    """A pairing of theirs."""

    round: int
    board: int
    rival: str  # the name; "" of a bye
    halves: int  # what they have got by it so far, in half points
    is_decided: bool


class OwnTournament(_Part):
    """A tournament on their list."""

    tournament: str
    name: str
    kind: str
    status: Literal["enrolling", "running", "ended"]
    created: int
    is_organiser: bool
    rating: int | None  # by which they are seeded, if they have joined
    seed: int | None
    acts: tuple[OwnTournamentAct, ...]
    matches: tuple[OwnTournamentMatch, ...]
    messages: dict[str, str]  # which messages have told them of it


async def own_tournaments(context: Context, me: str) -> tuple[OwnTournament, ...]:
    """Those of an address, the latest first. Raises StoreAwayError."""
    names = await context.store.tournaments_of(me, limit=_MOST)
    found = [await context.tournaments.find(name) for name in names]
    return tuple([await _of(context, me, one) for one in found if one])


async def _of(context: Context, me: str, loaded: LoadedTournament) -> OwnTournament:
    refs = await context.store.message_refs(loaded.key)
    entrant = loaded.state.entrants.get(me)
    return OwnTournament(
        tournament=loaded.id,
        name=loaded.head.name,
        kind=loaded.head.kind.value,
        status=loaded.state.status.value,
        created=loaded.head.created,
        is_organiser=loaded.state.organiser.address == me,
        rating=entrant.rating if entrant else None,
        seed=entrant.seed if entrant else None,
        acts=tuple(
            OwnTournamentAct(number=number, act=entry.act, at=entry.at)
            for number, entry in enumerate(loaded.record.log)
            if entry.by == me or _whom(entry) == me
        ),
        matches=tuple(
            _match(loaded, bout, me)
            for round_ in loaded.state.rounds
            for bout in round_.bouts
            if me in bout.players
        ),
        messages={to: ref for to, ref in refs.items() if message_refs.is_of(to, me)},
    )


def _whom(entry: Entry) -> str:
    match entry:
        case Joined():
            return entry.player.address
        case Left() | TakenOut():
            return entry.player
        case _:
            return ""


def _match(loaded: LoadedTournament, bout: Bout, me: str) -> OwnTournamentMatch:
    rival, seat = loaded.state.entrants.get(bout.rival_of(me) or ""), bout.seat_of(me)
    return OwnTournamentMatch(
        round=bout.round,
        board=bout.board,
        rival=rival.player.name if rival else "",
        halves=bout.halves[seat] if seat else 0,
        is_decided=bout.is_decided,
    )
