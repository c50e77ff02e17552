"""What the process does that cuts puzzles. It imports a game's rules, and nothing of the bot."""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterator, Sequence

from bot.workers.judging_matches import give_way
from engines.core.game import AnyGame
from engines.core.options import complete
from engines.core.puzzle_cutting import NotOverError, cut_match
from engines.core.puzzles import AnyMaker, Puzzle
from engines.core.record import DamagedRecordError, Record
from engines.puzzle_lab import line_of, read
from engines.registry import load_game, load_maker, puzzle_file


def cut_puzzles(game: str, record: str, match: str, known: Sequence[str], seed: int) -> str:
    """The puzzles in a match, JSON by their ids, as JSON: none that is `known` or comes with Salle.

    `match` is what they are to call it.
    """
    give_way()
    rules, maker = load_game(game), load_maker(game)
    if maker is None:
        return json.dumps({})
    shipped = puzzle_file(game)
    there = [Puzzle.model_validate_json(one) for one in known]
    there += read(shipped) if shipped.exists() else ()
    try:
        found = cut_match(
            rules,
            maker,
            Record.model_validate_json(record),
            match=match,
            seed=seed,
            seen=set(_keys(rules, maker, there)),
        )
        return json.dumps({one.id: line_of(one) for one in found})
    except (NotOverError, DamagedRecordError):
        return json.dumps({})


def _keys(game: AnyGame, maker: AnyMaker, puzzles: Sequence[Puzzle]) -> Iterator[Hashable]:
    for one in puzzles:
        if one.rules == game.rules:
            state = game.read(one.position, complete(game.options, one.options))
            yield maker.key(state, one.seat)
