"""A position of a finished match, as the start of another (`engines.core.start`)."""

from __future__ import annotations

from engines.core.game import AnyGame
from engines.core.match_state import MatchError, MatchState, Status
from engines.core.record import Act, Record
from engines.core.replay import match_states


def start_after(game: AnyGame, record: Record, ply: int) -> str:
    """The position after `ply` moves of a match that is over, for `Head.start`.

    Moves are counted as in a match's text: those that were taken back, too.

    Raises:
        MatchError: the match isn't over, has no such move, or nobody can move after it.
        DamagedRecordError: the record can't be replayed.
    """
    matches = list(match_states(game, record))
    if matches[-1].status is not Status.OVER:
        raise MatchError("not-over", "the match is still being played")
    found = _after(record, matches, ply)
    if found is None:
        raise MatchError("no-such-move", f"the match has no move {ply}")
    if found.halted_at is not None or not found.active:
        raise MatchError("ended-there", "nobody can move in this position")
    return game.write(found.game_state)


def moves_of(record: Record) -> int:
    """How many moves its log holds."""
    return sum(entry.act is Act.MOVE for entry in record.log)


def _after(record: Record, matches: list[MatchState], ply: int) -> MatchState | None:
    count = 0
    for entry, match in zip(record.log, matches[1:], strict=True):
        count += entry.act is Act.MOVE
        if count == ply and entry.act in {Act.ACCEPT, Act.MOVE}:
            return match
    return None
