"""Who takes part: joining, leaving, being taken out; and the beginning, when all are seeded."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.core.tournaments.acts import (
    Announced,
    Begun,
    Joined,
    Left,
    MayNotMeet,
    Postponed,
    TakenOut,
)
from engines.core.tournaments.deciding import put_out
from engines.core.tournaments.head import Kind, LateEntry
from engines.core.tournaments.rounds import total_rounds
from engines.core.tournaments.state import (
    Entrant,
    Out,
    Status,
    TournamentError,
    TournamentState,
)

MOST_CHATS: Final = 10  # that are told of a tournament


def after_joining(state: TournamentState, entry: Joined) -> TournamentState:
    """Somebody is in, for the first time or again. Late ones are seeded last.

    Raises:
        TournamentError: `no-computers`, `already-joined`, `was-taken-out`, `full`,
            `rating-too-low`, `rating-too-high`, `too-late` or `knocked-out`.
    """
    player = entry.player
    if player.is_computer or player.is_by_name:
        raise TournamentError("no-computers", "only people who are known may join")
    known = state.entrants.get(player.address)
    if known and known.is_in:
        raise TournamentError("already-joined", "this player takes part already")
    if known and known.out is Out.TAKEN_OUT and entry.by in {"", player.address}:
        raise TournamentError("was-taken-out", "who was taken out comes back by the organiser")
    if sum(one.is_in for one in state.entrants.values()) >= state.head.most:
        raise TournamentError("full", "no more may join", most=state.head.most)
    if known and known.seed:
        back = _come_back(state, known)
    else:
        _check_rating(state, entry.rating)
        back = _newcomer(state, entry)
    entrants = {**state.entrants, player.address: back}
    ladder = state.ladder
    if state.head.kind is Kind.LADDER and state.status is Status.RUNNING:
        ladder = (*ladder, player.address)
    return replace(state, entrants=entrants, ladder=ladder)


def after_leaving(state: TournamentState, entry: Left | TakenOut) -> TournamentState:
    """Somebody is out, and forfeits what they are playing. Raises TournamentError: `not-joined`."""
    known = state.entrants.get(entry.player)
    if known is None or not known.is_in:
        raise TournamentError("not-joined", "this player doesn't take part")
    return put_out(state, entry.player, Out.LEFT if isinstance(entry, Left) else Out.TAKEN_OUT)


def after_announcing(state: TournamentState, entry: Announced) -> TournamentState:
    """One more chat is told. Raises TournamentError: `announced-already` or `too-many-chats`."""
    if entry.chat in state.chats:
        raise TournamentError("announced-already", "it is told there already")
    if len(state.chats) >= MOST_CHATS:
        raise TournamentError("too-many-chats", "no more chats are told", most=MOST_CHATS)
    return replace(state, chats=(*state.chats, entry.chat))


def after_forbidding(state: TournamentState, entry: MayNotMeet) -> TournamentState:
    """Two are kept apart from the next pairing on.

    Raises:
        TournamentError: `cannot-keep-apart` in a knock-out, `same-player` or `not-joined`.
    """
    if state.head.kind is Kind.KNOCK_OUT:
        raise TournamentError("cannot-keep-apart", "in a knock-out anybody may meet anybody")
    if len(set(entry.players)) < len(entry.players):
        raise TournamentError("same-player", "nobody meets themselves")
    for name in entry.players:
        if name not in state.entrants:
            raise TournamentError("not-joined", "this player doesn't take part")
    return replace(state, forbidden=state.forbidden | {frozenset(entry.players)})


def after_postponing(state: TournamentState, entry: Postponed) -> TournamentState:
    """It begins at another time. Raises TournamentError: `begun-already` or `in-the-past`."""
    if state.status is not Status.ENROLLING:
        raise TournamentError("begun-already", "it has begun")
    if entry.begins <= entry.at:
        raise TournamentError("in-the-past", "it begins at a time to come")
    return replace(state, begins=entry.begins)


def after_beginning(state: TournamentState, entry: Begun) -> TournamentState:
    """All who are in are seeded: by rating, and the earlier of two with the same one first.

    Raises:
        TournamentError: `begun-already` or `too-few`.
    """
    if state.status is not Status.ENROLLING:
        raise TournamentError("begun-already", "it has begun")
    if len(state.active) < state.head.least:
        raise TournamentError("too-few", "too few have joined", least=state.head.least)
    seeded = sorted(state.active, key=lambda entrant: (-entrant.rating, entrant.number))
    seeds = {entrant.address: seed for seed, entrant in enumerate(seeded, start=1)}
    return replace(
        state,
        status=Status.RUNNING,
        began=entry.at,
        field_size=len(seeded),
        entrants={
            name: replace(entrant, seed=seeds.get(name, 0))
            for name, entrant in state.entrants.items()
        },
        ladder=tuple(seeds) if state.head.kind is Kind.LADDER else (),
    )


def _come_back(state: TournamentState, known: Entrant) -> Entrant:
    if state.head.kind is Kind.KNOCK_OUT:
        raise TournamentError("knocked-out", "nobody comes back into a knock-out")
    if state.head.has_rounds and len(state.rounds) >= total_rounds(state):
        raise TournamentError("too-late", "the last round has been paired")
    return replace(known, out=None, absences=0)


def _newcomer(state: TournamentState, entry: Joined) -> Entrant:
    number = max((one.number for one in state.entrants.values()), default=0) + 1
    newcomer = Entrant(player=entry.player, rating=entry.rating, number=number)
    if state.status is Status.ENROLLING:
        return newcomer
    head = state.head
    is_late = head.has_rounds and (
        head.late_entry is LateEntry.REFUSED or len(state.rounds) >= total_rounds(state)
    )
    if is_late:
        raise TournamentError("too-late", "it has begun, and nobody joins any more")
    last = max((one.seed for one in state.entrants.values()), default=0)
    missed = len(state.rounds) if head.has_rounds else 0
    return replace(newcomer, seed=last + 1, missed=missed)


def _check_rating(state: TournamentState, rating: int) -> None:
    low, high = state.head.admission.rating_from, state.head.admission.rating_to
    if low is not None and rating < low:
        raise TournamentError("rating-too-low", "the rating is below the lowest", lowest=low)
    if high is not None and rating > high:
        raise TournamentError("rating-too-high", "the rating is above the highest", highest=high)
