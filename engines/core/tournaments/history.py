"""What each round was to each player: whom they met, on which seat, how it ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engines.core.seat import Seat
from engines.core.tournaments.acts import Outcome
from engines.core.tournaments.head import LateEntry
from engines.core.tournaments.state import Bout, Entrant, Round, TournamentState


class Mark(StrEnum):
    """What a player's round came to."""

    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"
    RUNNING = "running"
    BYE = "bye"  # nobody to play, and perhaps points; also a missed round that gives half a point
    MISSED = "missed"  # not paired


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """One round of one player."""

    round: int
    mark: Mark
    halves: int = 0  # what it gave, in halves of a point
    rival: str | None = None  # their address
    seat: Seat | None = None
    is_forfeit: bool = False  # decided without play
    board: int = 0

    @property
    def is_played(self) -> bool:
        """Whether two met and the match was played, or adjudicated."""
        return self.mark in {Mark.WON, Mark.DRAWN, Mark.LOST} and not self.is_forfeit

    @property
    def is_voluntarily_unplayed(self) -> bool:
        """Whether the player could have played: FIDE C.07, a voluntary unplayed round."""
        is_late = self.mark is Mark.BYE and self.board == 0
        return is_late or self.mark is Mark.MISSED or (self.mark is Mark.LOST and self.is_forfeit)


def cells(state: TournamentState, rounds: tuple[Round, ...]) -> Mapping[str, tuple[Cell, ...]]:
    """For everybody who was seeded, a cell for each of these rounds."""
    by_round = [_by_player(here) for here in rounds]
    return {
        address: tuple(
            _cell(state, entrant, here.number, found.get(address))
            for here, found in zip(rounds, by_round, strict=True)
        )
        for address, entrant in state.entrants.items()
        if entrant.seed
    }


def _by_player(here: Round) -> dict[str, Bout]:
    return {address: bout for bout in here.bouts for address in bout.players}


def _cell(state: TournamentState, entrant: Entrant, number: int, bout: Bout | None) -> Cell:
    if bout is None:
        is_half = state.head.late_entry is LateEntry.HALF_POINTS and number <= entrant.missed
        if is_half:
            return Cell(round=number, mark=Mark.BYE, halves=1)
        return Cell(round=number, mark=Mark.MISSED)
    if bout.is_bye:
        return Cell(round=number, mark=Mark.BYE, halves=bout.bye, board=bout.board)
    seat = bout.seat_of(entrant.address) or Seat.ONE
    return Cell(
        round=number,
        mark=_mark(bout.outcome, seat),
        halves=bout.halves[seat],
        rival=bout.rival_of(entrant.address),
        seat=seat,
        is_forfeit=bout.is_forfeit,
        board=bout.board,
    )


def _mark(outcome: Outcome | None, seat: Seat) -> Mark:
    if outcome is None:
        return Mark.RUNNING
    if outcome is Outcome.DRAW:
        return Mark.DRAWN
    return Mark.WON if outcome.halves[seat] == 2 else Mark.LOST
