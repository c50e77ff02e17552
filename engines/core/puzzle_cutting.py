"""The puzzles in a finished match, as its record has it.

They name the match and the move, and nobody who played. Work is counted and not timed: the same
record, seed and budget give the same puzzles on every machine.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

from engines.core.analysis.decisions import decisions_of
from engines.core.game import AnyGame
from engines.core.match import agreed_options
from engines.core.match_state import Status
from engines.core.puzzles import AnyMaker, Puzzle, Variety, cut
from engines.core.record import Record
from engines.core.replay import replay

POSITIONS: Final = 40  # of one match that are looked at, unless told otherwise


class NotOverError(ValueError):
    """A match goes on, or is of other rules than today's: nothing is cut from it."""


def cut_match(
    game: AnyGame,
    maker: AnyMaker,
    record: Record,
    *,
    match: str,
    seed: int,
    most: int = POSITIONS,
    seen: set[Hashable] | None = None,
) -> Iterator[Puzzle]:
    """The puzzles in a match called `match`, the last moves first.

    At most `most` positions are looked at, of those that `maker.plies` allows. `seen` has what
    counts as known, by `maker.key`, and is filled.

    Raises:
        NotOverError: the match goes on, or other rules than today's held in it.
        DamagedRecordError: it can't be replayed.
    """
    if record.head.game != game.id or record.head.rules != game.rules:
        raise NotOverError(f"{match} isn't a match of {game.id} by the rules of today")
    if replay(game, record).status is not Status.OVER:
        raise NotOverError(f"{match} isn't over")
    defaults = {option.name: option.default for option in game.options}
    options = {
        name: value
        for name, value in agreed_options(game, record).items()
        if value != defaults[name]
    }
    free = [one for one in decisions_of(game, record) if one.is_free][-maker.plies :]
    decisions = free[::-1][:most]
    positions = (game.write(one.state) for one in decisions)
    known = set() if seen is None else seen
    for index, puzzle in cut(game, maker, positions, known, Variety(), seed=seed, options=options):
        yield puzzle.model_copy(update={"match": match, "ply": decisions[index].ply})
