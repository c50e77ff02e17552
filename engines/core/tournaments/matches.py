"""The matches that a tournament wants to be played now."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.seat import Pair
from engines.core.tournaments.head import GameChoice
from engines.core.tournaments.state import Status, TournamentState

MOST_ATTEMPTS = 3
"""How often a draw of a knock-out is played at most; after that the higher seed goes on."""


def match_name(round: int, board: int, attempt: int) -> str:
    """What names a match among those of its tournament."""
    return f"{round}.{board}.{attempt}"


@dataclass(frozen=True, slots=True, kw_only=True)
class WantedMatch:
    """A match, or a series, that is to be opened once; round, board and attempt name it."""

    round: int
    board: int
    attempt: int
    players: Pair[str]  # addresses, by seat
    is_exchanged: bool  # seat one of this match is the pairing's second
    game: GameChoice
    until: int  # when the time of its round is up


def wanted_matches(state: TournamentState) -> tuple[WantedMatch, ...]:
    """All that are open, whether their tables are there or not."""
    if state.status is not Status.RUNNING:
        return ()
    found = []
    for bout in state.open_bouts:
        if bout.two is None:
            continue
        attempt = len(bout.attempts) + 1
        players = Pair(one=bout.one, two=bout.two)
        is_exchanged = attempt % 2 == 0
        found.append(
            WantedMatch(
                round=bout.round,
                board=bout.board,
                attempt=attempt,
                players=players.swap() if is_exchanged else players,
                is_exchanged=is_exchanged,
                game=state.head.game_of(bout.round),
                until=state.rounds[bout.round - 1].at + state.head.round_time,
            )
        )
    return tuple(found)


def decided_matches(state: TournamentState) -> tuple[str, ...]:
    """The names of all that were to be played and aren't any more, in whatever way they ended."""
    return tuple(
        match_name(bout.round, bout.board, attempt)
        for here in state.rounds
        for bout in here.bouts
        if bout.two is not None and bout.is_decided
        for attempt in range(1, len(bout.attempts) + 2)
    )
