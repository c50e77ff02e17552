"""Puzzles: positions in which one move is right, cut from the computers' games and proved.

What is right is each game's own affair: it brings a `PuzzleMaker`. Here games are played, positions
are offered to it, and what it proves is kept.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count as numbers
from math import sqrt
from typing import Any, Final, Protocol, TypeVar, runtime_checkable

from pydantic import BaseModel, ConfigDict

from engines.core import lab
from engines.core.chance import Chance, SeededChance
from engines.core.computer import AnyComputer
from engines.core.game import AnyGame, has_luck
from engines.core.lab_players import chooser
from engines.core.options import complete
from engines.core.seat import Pair, Seat
from engines.core.values import State

BEST_DECISION: Final = "best-decision"
LEAST_MARGIN: Final = 0.10  # by which the best decision beats every other, three errors taken off
MARGIN_ERRORS: Final = 3.0
LONGEST_WIN: Final = 11  # plies

CLEAR_MARGIN: Final = 0.40  # so clear a decision is an easy one

_FIRST_FEW: Final = 4  # that are taken whatever the shares
_SHARE_OF_A_LENGTH: Final = 0.55
_SHARE_OF_AN_ANSWER: Final = 0.15
_SHARE_OF_CLEAR: Final = 0.30

_ID_LENGTH: Final = 10
_A_BRANCH: Final = 3  # turns that a game is played on for, at most


class UnprovedError(ValueError):
    """A position is no puzzle; the message says why."""


class Puzzle(BaseModel):
    """A position in which `seat` has one right move, and what is right about it.

    It names nobody. In games with hidden things `position` is a world dealt for it, which `seat`
    can't tell from the one that was played: only its view may be shown.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str  # a digest of game, position and seat
    game: str
    rules: int
    options: Mapping[str, str]  # those that differ from the defaults
    position: str
    seat: Seat
    first: str  # the right move
    line: tuple[str, ...]  # it, and what may follow with the longest defence
    kind: str  # win-in-3 to win-in-11, in plies of both sides; or best-decision
    margin: float | None = None  # of a decision: by how much it beats the next best, in chances
    seed: int  # of the search that found it
    match: str | None = None  # where it was cut from a match of people: the name of its table, ...
    ply: int | None = None  # ... and which of its moves was to be made


@dataclass(frozen=True, slots=True, kw_only=True)
class Solution:
    """The one right move of a position, and why it is."""

    line: tuple[str, ...]  # the first is the right move
    kind: str
    margin: float | None = None


S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class PuzzleMaker(Protocol[S_contra]):
    """What a game brings to have puzzles: `engines/<game>/puzzles.py` has one as `PUZZLES`."""

    players: tuple[str, ...]  # who play the games that puzzles are cut from, as the lab names them
    plies: int  # how far from their ends positions are looked at
    branches: int  # how often a game is played on at random from one of these; 0 with luck in it

    def solve(self, state: S_contra, seat: Seat) -> Solution:
        """The one right move of `seat`, who is to act.

        Equal positions get equal answers. With hidden things, it depends only on the view.

        Raises:
            UnprovedError: there is none, or several, or it wasn't found.
        """

    def key(self, state: S_contra, seat: Seat) -> Hashable:
        """What positions have in common that count as one: mirrored, or with sides exchanged."""


AnyMaker = PuzzleMaker[Any]


@runtime_checkable
class PositionSource(Protocol):
    """What a `PuzzleMaker` may be as well: one that plays its own games, faster than the lab's."""

    def positions(self, game: AnyGame, chance: Chance) -> Iterator[str]:
        """Positions of one game, to be looked at in that order."""


class Variety:
    """What has been found, so that no length of win, answer or clear margin has too great a share.

    A puzzle is taken or left by those before it alone.
    """

    def __init__(self) -> None:
        self.count = 0
        self._counts: Counter[str] = Counter()

    def has_room(self, solution: Solution) -> bool:
        """Whether one more like this is wanted."""
        return all(
            self._counts[trait] < _FIRST_FEW + share * self.count
            for trait, share in _traits(solution)
        )

    def add(self, solution: Solution) -> None:
        """Count it."""
        self.count += 1
        self._counts.update(trait for trait, _ in _traits(solution))


def _traits(solution: Solution) -> Iterator[tuple[str, float]]:
    # What a puzzle has in common with others, and which share of all may have it.
    if solution.kind != BEST_DECISION:
        yield solution.kind, _SHARE_OF_A_LENGTH
        return
    yield solution.line[0], _SHARE_OF_AN_ANSWER
    if (solution.margin or 0) >= CLEAR_MARGIN:
        yield "clear", _SHARE_OF_CLEAR


def clearly_best(
    chances: Sequence[Sequence[float]], *, errors: float = MARGIN_ERRORS
) -> tuple[int, float]:
    """Which of some moves is the best, and by how much it beats the next.

    Each has its chances in the same worlds in the same order, so that luck cancels out. `errors`:
    the standard errors that every margin has to spare above `LEAST_MARGIN`.

    Raises:
        UnprovedError: another move may be as good.
    """
    means = [sum(one) / len(one) for one in chances]
    best = max(range(len(means)), key=means.__getitem__)
    margins = []
    for index, other in enumerate(chances):
        if index == best:
            continue
        gaps = [mine - theirs for mine, theirs in zip(chances[best], other, strict=True)]
        mean = sum(gaps) / len(gaps)
        variance = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
        margins.append(mean)
        if mean - errors * sqrt(variance / len(gaps)) < LEAST_MARGIN:
            raise UnprovedError("another move may be as good")
    return best, round(min(margins), 3)


def find_puzzles(
    game: AnyGame,
    computer: AnyComputer,
    maker: AnyMaker,
    *,
    seed: int,
    count: int,
    earlier: Iterable[Puzzle] = (),
) -> Iterator[Puzzle]:
    """`count` puzzles, no position twice; the first of them are the same for any count.

    They go with `earlier` ones: none of their positions comes again, and they count for variety.
    """
    seen: set[Hashable] = set()
    variety = Variety()
    for puzzle in earlier:
        state = game.read(puzzle.position, complete(game.options, puzzle.options))
        seen.add(maker.key(state, puzzle.seat))
        variety.add(Solution(line=puzzle.line, kind=puzzle.kind, margin=puzzle.margin))
    whole = variety.count + count
    for number in numbers():
        positions = _of_one_game(game, computer, maker, seed, number)
        if found := cut(game, maker, positions, seen, variety, seed=seed):
            yield found[1]
        if variety.count == whole:
            return


def cut(
    game: AnyGame,
    maker: AnyMaker,
    positions: Iterable[str],
    seen: set[Hashable],
    variety: Variety,
    *,
    seed: int,
    options: Mapping[str, str] | None = None,
) -> tuple[int, Puzzle] | None:
    """The first puzzle among the positions of one game, and which of them it is, from 0.

    A second one would be much like it. `options` are those that differ from the defaults.
    Positions with a key in `seen` are passed over; the keys of the others are put in.
    """
    chance = SeededChance(f"puzzles {game.id} {seed}".encode())
    for index, position in enumerate(positions):
        state = game.read(position, complete(game.options, options or {}))
        active = game.active(state)
        if len(active) != 1:
            continue
        (seat,) = active
        if (key := maker.key(state, seat)) in seen:
            continue
        seen.add(key)
        try:
            solution = maker.solve(state, seat)
        except UnprovedError:
            continue
        if not variety.has_room(solution):
            continue
        variety.add(solution)
        shown = game.write(game.resample(state, seat, chance))
        puzzle = Puzzle(
            id=_id(game, shown, seat),
            game=game.id,
            rules=game.rules,
            options=dict(options or {}),
            position=shown,
            seat=seat,
            first=solution.line[0],
            line=solution.line,
            kind=solution.kind,
            margin=solution.margin,
            seed=seed,
        )
        return index, puzzle
    return None


def prove(game: AnyGame, maker: AnyMaker, puzzle: Puzzle) -> None:
    """Solve a puzzle again.

    Raises:
        UnprovedError: its move isn't the one right one, or rules or position aren't the game's.
    """
    if puzzle.game != game.id or puzzle.rules != game.rules:
        raise UnprovedError(f"it is of {puzzle.game}, rules {puzzle.rules}")
    state = game.read(puzzle.position, complete(game.options, puzzle.options))
    if puzzle.seat not in game.active(state):
        raise UnprovedError(f"seat {puzzle.seat} isn't to act")
    if puzzle.id != _id(game, puzzle.position, puzzle.seat):
        raise UnprovedError("its id isn't that of its position")
    solution = maker.solve(state, puzzle.seat)
    if (solution.line[0], solution.kind) != (puzzle.first, puzzle.kind):
        raise UnprovedError(f"{solution.line[0]} is right there, {solution.kind}")
    if not is_right(game, puzzle, puzzle.first):
        raise UnprovedError(f"{puzzle.first} isn't legal")


def is_right(game: AnyGame, puzzle: Puzzle, text: str) -> bool:
    """Whether a move solves a puzzle: the right one, or one that leads to the same position.

    Raises:
        InvalidMoveError: it is no move at all.
    """
    state = game.read(puzzle.position, complete(game.options, puzzle.options))
    move, right = game.parse(text), game.parse(puzzle.first)
    if move not in game.legal_moves(state, puzzle.seat):
        return False
    if move == right:
        return True
    after = [
        game.write(game.apply(state, puzzle.seat, each, SeededChance(b"puzzle")).state)
        for each in (move, right)
    ]
    return not has_luck(game) and after[0] == after[1]


def _of_one_game(
    game: AnyGame, computer: AnyComputer, maker: AnyMaker, seed: int, number: int
) -> Iterator[str]:
    # The positions before the end of a game, the last first, and some after random turns.
    chance = SeededChance(f"puzzles {game.id} {seed} {number}".encode())
    if isinstance(maker, PositionSource):
        yield from maker.positions(game, chance)
        return
    one, two = (maker.players[chance.below(len(maker.players))] for _ in Seat)
    names = Pair(one=one, two=two)
    options = complete(game.options, {})
    turns = lab.play_out(
        game, options, names.map(lambda name: chooser(computer, name)), seed=chance.below(1 << 32)
    )
    positions = [turn.position for turn in turns][-maker.plies - 1 : -1]
    yield from reversed(positions)
    for _ in range(maker.branches):
        state = game.read(positions[chance.below(len(positions))], options)
        for _ in range(1 + chance.below(_A_BRANCH)):
            (seat,) = game.active(state)
            view = game.view(state, seat)
            move = lab.at_random(view, game.possible_moves(view), chance)
            state = game.apply(state, seat, move, chance).state
            if not game.active(state):
                break
            yield game.write(state)


def _id(game: AnyGame, position: str, seat: Seat) -> str:
    return hashlib.sha256(f"{game.id} {position} {seat}".encode()).hexdigest()[:_ID_LENGTH]
