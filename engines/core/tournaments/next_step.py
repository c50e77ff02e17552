"""What a tournament should do now: a pure question, so that a timer only carries the answer out."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.tournaments.further_rounds import has_more_rounds
from engines.core.tournaments.state import Bout, Status, TournamentState

TOO_FEW = "too-few"
"""Why a tournament ended that never began."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Begin:
    """Append `Begun`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PairRound:
    """Append `Paired` with what `pair_round` says."""

    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjudicate:
    """The time of these is up: append `Adjudicated` for each, by the head's rule."""

    bouts: tuple[Bout, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Lapse:
    """Append `Lapsed` for these challenges."""

    challenges: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class End:
    """Append `Ended`."""

    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wait:
    """Nothing, until this time (seconds since the epoch) or an act; None: until an act."""

    until: int | None = None


Step = Begin | PairRound | Adjudicate | Lapse | End | Wait


def next_step(state: TournamentState, now: int) -> Step:
    """What is to be done at `now`. Ask again after each act, and when a wait is over."""
    match state.status:
        case Status.ENDED:
            return Wait()
        case Status.ENROLLING:
            if not state.is_opened:
                return Wait()
            is_full = state.head.begins_when_full and len(state.active) >= state.head.most
            if now < state.begins and not is_full:
                return Wait(until=state.begins)
            return Begin() if len(state.active) >= state.head.least else End(reason=TOO_FEW)
        case Status.RUNNING:
            return _in_rounds(state, now) if state.head.has_rounds else _on_ladder(state, now)


def deadline(state: TournamentState, bout: Bout) -> int:
    """When the time of a pairing is up."""
    return state.rounds[bout.round - 1].at + state.head.round_time


def _in_rounds(state: TournamentState, now: int) -> Step:
    running = state.open_bouts
    if running:
        until = deadline(state, running[0])
        return Adjudicate(bouts=running) if now >= until else Wait(until=until)
    return PairRound(round=len(state.rounds) + 1) if has_more_rounds(state) else End()


def _on_ladder(state: TournamentState, now: int) -> Step:
    head = state.head
    over = tuple(bout for bout in state.open_bouts if now >= deadline(state, bout))
    if over:
        return Adjudicate(bouts=over)
    late = tuple(one.number for one in state.challenges if now >= one.at + head.answer_time)
    if late:
        return Lapse(challenges=late)
    if head.ends and now >= head.ends and not state.open_bouts:
        return End()
    times = [deadline(state, bout) for bout in state.open_bouts]
    times += [one.at + head.answer_time for one in state.challenges]
    times += [head.ends] if head.ends and not state.open_bouts else []
    return Wait(until=min(times, default=None))
