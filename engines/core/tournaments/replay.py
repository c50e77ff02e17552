"""Replays a tournament's log. `advance` is the only way to one more act, and checks it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engines.core.record import DamagedRecordError
from engines.core.tournaments import entering, laddering, playing
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
    MayNotMeet,
    Opened,
    Paired,
    Postponed,
    Record,
    Reported,
    TakenOut,
)
from engines.core.tournaments.head import Head
from engines.core.tournaments.state import Status, TournamentError, TournamentState


def opened(head: Head) -> TournamentState:
    """The state before the first entry."""
    return TournamentState(
        head=head,
        organiser=head.organiser,
        chats=(head.place,) if head.place else (),
        begins=head.begins,
    )


def advance(state: TournamentState, entry: Entry) -> TournamentState:
    """The state after one more act.

    Raises:
        TournamentError: what forbids the act.
    """
    if isinstance(entry, Opened) == state.is_opened:
        code = "opened-already" if state.is_opened else "not-opened"
        raise TournamentError(code, "a tournament is opened once, and first")
    if state.status is Status.ENDED:
        raise TournamentError("tournament-ended", "it is over")
    return replace(_after(state, entry), version=state.version + 1)


def states(head: Head, log: Iterable[Entry]) -> Iterator[TournamentState]:
    """The state before the first entry, then after each.

    Raises:
        TournamentError: an entry that can't follow the ones before it.
    """
    state = opened(head)
    yield state
    for entry in log:
        state = advance(state, entry)
        yield state


def replay(head: Head, log: Iterable[Entry]) -> TournamentState:
    """The state after the whole log. Raises TournamentError, as `states` does."""
    *_, state = states(head, log)
    return state


def replay_stored(record: Record) -> TournamentState:
    """The same of a record that was stored.

    Raises:
        DamagedRecordError: an entry can't follow the ones before it.
    """
    try:
        return replay(record.head, record.log)
    except TournamentError as err:
        raise DamagedRecordError(f"the log of a tournament: {err.code}") from None


def _after(state: TournamentState, entry: Entry) -> TournamentState:
    match entry:
        case Opened():
            return replace(state, is_opened=True)
        case Joined():
            return entering.after_joining(state, entry)
        case Left() | TakenOut():
            return entering.after_leaving(state, entry)
        case HandedOver():
            return replace(state, organiser=entry.organiser)
        case Announced():
            return entering.after_announcing(state, entry)
        case MayNotMeet():
            return entering.after_forbidding(state, entry)
        case Postponed():
            return entering.after_postponing(state, entry)
        case Begun():
            return entering.after_beginning(state, entry)
        case Ended():
            return replace(
                state, status=Status.ENDED, ended=entry.at, end_reason=entry.reason, challenges=()
            )
        case _:
            return _after_play(state, entry)


def _after_play(
    state: TournamentState,
    entry: Paired | Reported | Adjudicated | Corrected | Challenged | Answered | Lapsed,
) -> TournamentState:
    match entry:
        case Paired():
            return playing.after_pairing(state, entry)
        case Reported():
            return playing.after_result(state, entry)
        case Adjudicated():
            return playing.after_adjudication(state, entry)
        case Corrected():
            return playing.after_correction(state, entry)
        case Challenged():
            return laddering.after_challenge(state, entry)
        case Answered():
            return laddering.after_answer(state, entry)
        case Lapsed():
            return laddering.after_lapse(state, entry)
