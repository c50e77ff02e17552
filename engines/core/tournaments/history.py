"""What each round was to each player: whom they met, on which seat, how it ended."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from engines.core.seat import Seat
from engines.core.tournaments.acts import Outcome
from engines.core.tournaments.head import LateEntry
from engines.core.tournaments.state import Entrant, Round, TournamentState


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
        return self.rival is not None and self.mark is not Mark.RUNNING and not self.is_forfeit

    @property
    def is_voluntarily_unplayed(self) -> bool:
        """Whether the player could have played: FIDE C.07, a voluntary unplayed round."""
        is_late = self.mark is Mark.BYE and self.board == 0
        return is_late or self.mark is Mark.MISSED or (self.mark is Mark.LOST and self.is_forfeit)


def cells(state: TournamentState, rounds: tuple[Round, ...]) -> Mapping[str, tuple[Cell, ...]]:
    """For everybody who was seeded, a cell for each of these rounds."""
    numbered = [(here.number, dict(_of_paired(here))) for here in rounds]
    return {
        address: tuple(
            found.get(address) or _unpaired(state, entrant, number) for number, found in numbered
        )
        for address, entrant in state.entrants.items()
        if entrant.seed
    }


def _of_paired(here: Round) -> Iterator[tuple[str, Cell]]:
    for bout in here.bouts:
        if bout.two is None:
            yield (
                bout.one,
                Cell(round=here.number, mark=Mark.BYE, halves=bout.bye, board=bout.board),
            )
            continue
        halves = bout.halves
        for seat, name, rival, own in (
            (Seat.ONE, bout.one, bout.two, halves.one),
            (Seat.TWO, bout.two, bout.one, halves.two),
        ):
            mark = Mark.RUNNING if bout.outcome is None else _mark(bout.outcome, own)
            yield (
                name,
                Cell(
                    round=here.number,
                    mark=mark,
                    halves=own,
                    rival=rival,
                    seat=seat,
                    is_forfeit=bout.is_forfeit,
                    board=bout.board,
                ),
            )


def _unpaired(state: TournamentState, entrant: Entrant, number: int) -> Cell:
    is_half = state.head.late_entry is LateEntry.HALF_POINTS and number <= entrant.missed
    if is_half:
        return Cell(round=number, mark=Mark.BYE, halves=1)
    return Cell(round=number, mark=Mark.MISSED)


def _mark(outcome: Outcome, halves: int) -> Mark:
    if outcome is Outcome.DRAW:
        return Mark.DRAWN
    return Mark.WON if halves else Mark.LOST
