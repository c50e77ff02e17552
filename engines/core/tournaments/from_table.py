"""What a finished table of a tournament makes of its pairing."""

from __future__ import annotations

from engines.core.absence import VOID
from engines.core.match_state import MatchState, Status
from engines.core.record import Act, Record
from engines.core.seat import Seat
from engines.core.series import SeriesStanding
from engines.core.tournaments.acts import Outcome, Reported, win_of


def report_of(
    table_name: str, record: Record, match: MatchState, series: SeriesStanding | None
) -> Reported | None:
    """The entry that a table leaves in its tournament's log, by the seats of the pairing.

    `series` is the standing of the series that `match` belongs to, None if it is one by itself.
    None while the match or its series goes on, and for a table of no tournament. The entry is of
    the moment at which the match ended.

    - A player named by an act that voids the match never came, or couldn't be reached: they have
      lost. So has, by forfeit and without a move, a loser who never moved.
    - Voided without a name, it is lost by both if neither has moved; else it is drawn.
    - A match without a result by nobody's fault is drawn: its place's managers annulled it,
      or corrected rules have halted it or no longer tell how it ended.
    - A series counts as it stands: a player who left it has lost it; else points decide.
    """
    whose = record.head.tournament
    if whose is None or match.status is not Status.OVER or (series and not series.is_over):
        return None
    winner = _winner(record, match, series)
    loser = winner.other if winner else None
    is_forfeit = loser is not None and not _has_played(record, loser)
    has_nobody_come = winner is None and _is_for_want_of_both(record, match)
    outcome = Outcome.NEITHER if has_nobody_come else Outcome.DRAW

    def of_pairing(seat: Seat) -> Seat:
        return seat.other if whose.is_exchanged else seat

    return Reported(
        at=record.log[-1].at,
        round=whose.round,
        board=whose.board,
        attempt=whose.attempt,
        table=table_name,
        outcome=win_of(of_pairing(winner)) if winner else outcome,
        is_forfeit=is_forfeit or has_nobody_come,
        without_move=of_pairing(loser) if loser and is_forfeit else None,
    )


def _winner(record: Record, match: MatchState, series: SeriesStanding | None) -> Seat | None:
    if series:
        return series.winner
    if match.outcome and match.outcome.winner:
        return match.outcome.winner
    absent = record.log[-1].seat if _is_voided(record, match) else None
    return absent.other if absent else None


def _is_voided(record: Record, match: MatchState) -> bool:
    # By Salle, for lack of somebody; who ends a halted match does it by consent.
    is_void = match.outcome is not None and match.outcome.reason == VOID
    return is_void and record.log[-1].act is Act.VOID and match.halted_at is None


def _is_for_want_of_both(record: Record, match: MatchState) -> bool:
    has_begun = any(_has_played(record, seat) for seat in Seat)
    return _is_voided(record, match) and record.log[-1].seat is None and not has_begun


def _has_played(record: Record, seat: Seat) -> bool:
    # Of a series that goes on both have played the matches before.
    moves = (entry for entry in record.log if entry.act is Act.MOVE and entry.seat is seat)
    return bool(record.head.played) or any(moves)
