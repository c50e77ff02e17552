"""A puzzle as a table that isn't stored, so that everything that shows a match can show it.

The solver is shown what its seat may know, and nothing else of the position.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.application.loaded_table import LoadedTable
from bot.application.replay_cache import ReplayedMatch
from engines.core.chance import SeededChance
from engines.core.game import AnyGame
from engines.core.match_state import MatchState, Status, open_challenge
from engines.core.options import complete
from engines.core.puzzles import Puzzle
from engines.core.record import Head, Player, Record
from engines.core.seat import Pair
from engines.core.values import State, View
from storage.base import TableKey

# No platform and no person is called so.
_KEY: Final = TableKey("puzzle", "", "puzzle")
_NOBODY: Final = "puzzle:"


def posed(game: AnyGame, puzzle: Puzzle, names: Pair[str]) -> LoadedTable:
    """The table at which the right move is to be found; the sides are called so."""
    players: Pair[Player | None] = Pair(
        one=Player(address=f"{_NOBODY}one", name=names.one),
        two=Player(address=f"{_NOBODY}two", name=names.two),
    )
    record = Record(
        head=Head(
            game=game.id,
            rules=game.rules,
            options=dict(puzzle.options),
            players=players,
            challenger=puzzle.seat,
        )
    )
    state = game.read(puzzle.position, complete(game.options, puzzle.options))
    match = _playing(game, open_challenge(record), state)
    return LoadedTable(key=_KEY, replayed=ReplayedMatch(game=game, record=record, match=match))


def _playing(game: AnyGame, match: MatchState, state: State) -> MatchState:
    active = game.active(state)
    status = Status.PLAYING if active else Status.OVER
    return replace(match, status=status, state=state, active=active, outcome=game.outcome(state))


def line_views(game: AnyGame, puzzle: Puzzle) -> tuple[View, ...]:
    """What the solver's seat may know before each move of the line, and after the last."""
    state = game.read(puzzle.position, complete(game.options, puzzle.options))
    views = [game.view(state, puzzle.seat)]
    for text in puzzle.line:
        (seat,) = game.active(state)
        state = game.apply(state, seat, game.parse(text), SeededChance(b"puzzle")).state
        views.append(game.view(state, puzzle.seat))
    return tuple(views)


def after_move(game: AnyGame, puzzle: Puzzle, move: str) -> View:
    """What the solver's seat may know once it has made a move there."""
    return line_views(game, puzzle.model_copy(update={"line": (move,)}))[-1]
