"""The notices of a tournament's acts: they go to the outbox in the same step as the act itself."""

from __future__ import annotations

from collections.abc import Iterable

from bot.application.model import is_reachable
from engines.core.former import is_former
from engines.core.tournaments.acts import (
    Adjudicated,
    Announced,
    Answered,
    Begun,
    Challenged,
    Corrected,
    Ended,
    Entry,
    HandedOver,
    Joined,
    Lapsed,
    Left,
    Opened,
    Outcome,
    Paired,
    Postponed,
    Reported,
    TakenOut,
)
from engines.core.tournaments.playing import needs_winner
from engines.core.tournaments.state import Bout, Out, Status, TournamentState
from storage.base import Notice, NoticeKind
from storage.tournaments import tournament_key

# The acts after which the card that a chat was shown is brought up to date.
ON_CARD = (Opened, Joined, Left, TakenOut, Postponed, Begun, Announced, Ended)
# The acts after which the message of the last round is; on a ladder also those that begin a match,
# or move places without one.
IN_ROUND = (Paired, Reported, Adjudicated, Corrected, Left, TakenOut, Answered, Lapsed)


def of_entry(
    tournament: str, before: TournamentState | None, state: TournamentState, entry: Entry
) -> list[Notice]:
    """For the chats that are told of it, and for the players whom an act concerns."""
    key = tournament_key(tournament)

    def note(to: str, kind: NoticeKind) -> Notice:
        return Notice(table=key, version=state.version, to=to, kind=kind)

    kinds = chat_kinds(state, entry)
    chats = [chat for chat in state.chats if not is_former(chat)]
    public = [note(chat, kind) for chat in chats for kind in kinds]
    told = who_is_told(before, state, entry) if before else ()
    return [*public, *(note(address, NoticeKind.TOURNAMENT_NEWS) for address in told)]


def chat_kinds(state: TournamentState, entry: Entry) -> tuple[NoticeKind, ...]:
    """What chats are told after an act, of a tournament that stands so then."""
    kinds = []
    if isinstance(entry, ON_CARD):
        kinds.append(NoticeKind.TOURNAMENT_CARD)
    if isinstance(entry, IN_ROUND) and state.status is Status.RUNNING and state.rounds:
        kinds.append(NoticeKind.TOURNAMENT_ROUND)
    if isinstance(entry, Ended):
        kinds.append(NoticeKind.TOURNAMENT_END)
    return tuple(kinds)


def who_is_told(before: TournamentState, state: TournamentState, entry: Entry) -> tuple[str, ...]:
    """The addresses of those for whom an act is news that no table tells: of others' results
    nobody is told.
    """
    told = [*_concerned(before, state, entry), *_new_absent(before, state)]
    told += [here for here, _ in dropped_challenges(before, state)]
    return tuple(one for one in dict.fromkeys(told) if is_reachable(one) and one != entry.by)


def dropped_challenges(
    before: TournamentState, state: TournamentState
) -> Iterable[tuple[str, str]]:
    """Who is still on the ladder, and with whom a challenge is off because these are out now."""
    for one in before.challenges if state.status is Status.RUNNING else ():
        pair = one.challenger, one.challenged
        for here, gone in (pair, pair[::-1]):
            if gone not in state.ladder and here in state.ladder:
                yield here, gone


def _concerned(before: TournamentState, state: TournamentState, entry: Entry) -> Iterable[str]:
    active = [entrant.address for entrant in before.active]
    match entry:
        case Joined() if entry.by:  # somebody else brings them back
            return [entry.player.address]
        case TakenOut():
            return [entry.player]
        case HandedOver():
            return [entry.organiser.address]
        case Postponed():
            return active
        case Paired():
            return _without_match(state)
        case Reported() | Adjudicated():
            return _drawn(state, state.bout(entry.round, entry.board))
        case Corrected():
            return before.bout(entry.round, entry.board).players
        case Ended():
            return before.entrants
        case _:
            return _on_ladder(before, state, entry)


def _on_ladder(before: TournamentState, state: TournamentState, entry: Entry) -> Iterable[str]:
    match entry:
        case Begun() if not state.head.has_rounds:
            return state.ladder  # no table tells them that it has begun
        case Challenged():
            return [entry.challenged]
        case Answered() if not entry.is_accepted:
            return _of_challenge(before, entry.challenge, challenger_only=True)
        case Lapsed():
            return _of_challenge(before, entry.challenge)
        case _:
            return ()


def _without_match(state: TournamentState) -> Iterable[str]:
    # Whom no table tells of the round that begins: they have a bye, or whom they meet is out.
    for bout in state.rounds[-1].bouts:
        if bout.is_decided:
            yield from (name for name in bout.players if state.entrants[name].is_in)


def _drawn(state: TournamentState, bout: Bout) -> Iterable[str]:
    # Tables tell results; not who goes on after a draw that isn't played again.
    is_drawn = bout.outcome is Outcome.DRAW and needs_winner(state, bout)
    return bout.players if is_drawn else ()


def _of_challenge(
    before: TournamentState, number: int, *, challenger_only: bool = False
) -> Iterable[str]:
    for one in before.challenges:
        if one.number == number:
            yield one.challenger
            if not challenger_only:
                yield one.challenged


def _new_absent(before: TournamentState, state: TournamentState) -> Iterable[str]:
    # Who is out from now on because they lost two matches in a row without a move.
    for address, entrant in state.entrants.items():
        known = before.entrants.get(address)
        if entrant.out is Out.ABSENT and (known is None or known.out is not Out.ABSENT):
            yield address
