"""What a picture shows, worked out from a view: pieces and marks by their slots."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from engines.core.seat import Seat
from engines.gyges.terms import FILES, GOALS, NEAREST, SQUARES, End, LastMove, Phase
from engines.gyges.views import Choice, GygesView
from renderers.gyges.facts import is_begun
from renderers.gyges.marks import Mark
from renderers.gyges.path_marks import PathPiece, Step
from renderers.gyges.side import Side


class Square(NamedTuple):
    """All that is seen on one square; hashable, so that it is drawn once."""

    ring: int = 0
    origin: int = 0  # the value of the ring that was here
    path_pieces: tuple[PathPiece, ...] = ()
    marks: tuple[Mark, ...] = ()


BARE = Square()


class Goal(NamedTuple):
    """What is to be seen in one goal, if anything is."""

    far: bool
    lane: int | None = None  # from which a ring came in
    ring: int = 0
    is_lit: bool = False  # may be entered
    is_won: bool = False


class Throw(NamedTuple):
    """A ring thrown from slot to slot, and what its arc should keep clear of."""

    source: int
    landing: int
    rings: tuple[int, ...]  # slots
    path: tuple[int, ...]
    is_near: bool = False  # to a neighbouring square
    is_along_path: bool = False  # and a path crosses the border between them


class Scene(NamedTuple):
    """The board as one onlooker sees it."""

    squares: tuple[Square, ...]
    bounces: tuple[tuple[int, int], ...] = ()  # slots, and their numbers from 1
    goal: Goal | None = None
    throw: Throw | None = None
    is_preview: bool = False  # the move shown has not been sent


def scene_of(view: GygesView, side: Side) -> Scene:
    """What the view shows from this side."""
    drawing = _SceneBuilder(side, view.cells)
    for missed in view.missed:
        drawing.leave(missed, is_missed=True)
    if view.last is not None:
        drawing.move(view.last)
    if shows_choices(view):
        drawing.choices(view.choice)
    if view.phase is Phase.SETUP and view.to_act is not None:
        for row in NEAREST[view.to_act][: view.setup_rows]:
            squares = range(FILES * row, FILES * (row + 1))
            drawing.mark(Mark.THIN, (n for n in squares if view.cells[n]))
    if view.end is End.GOAL and view.winner is not None:
        drawing.goal_of(view.winner, view.scored, is_won=not is_preview(view))
    return drawing.scene(is_preview=is_preview(view) or view.choice.hit is not None)


def is_preview(view: GygesView) -> bool:
    """Whether the view shows a move that has not been sent: its mover is still to act."""
    if view.phase is Phase.SETUP:
        return is_begun(view)
    return view.last is not None and view.last.seat is view.to_act


def shows_choices(view: GygesView) -> bool:
    """Whether choices are shown: to the player who is asked, or once a move has been begun."""
    if view.to_act is None:
        return False
    return view.choice.chosen is not None or is_begun(view) or view.onlooker is view.to_act


def held_square(choice: Choice) -> int | None:
    """Where the ring stands that has been chosen: the one that was hit, while that is to go."""
    return choice.chosen if choice.hit is None else choice.hit


class _SceneBuilder:
    # By squares; the steps of paths and what flies, as they are seen.
    def __init__(self, side: Side, cells: tuple[int, ...]) -> None:
        self.side, self.cells = side, cells
        self.origins: dict[int, int] = {}
        self.path_pieces = defaultdict[int, list[PathPiece]](list)
        self.marks = defaultdict[int, list[Mark]](list)
        self.bounces: dict[int, int] = {}
        self.goal: Goal | None = None
        self.throw: Throw | None = None

    def mark(self, kind: Mark, squares: Iterable[int]) -> None:
        for n in squares:
            self.marks[n].append(kind)

    def leave(self, move: LastMove, *, is_missed: bool = False) -> None:
        self.path(move.path, () if is_missed else move.bounces, is_missed=is_missed)
        if not self.cells[move.start]:
            self.origins[move.start] = move.value

    def move(self, last: LastMove) -> None:
        self.leave(last)
        if last.end < SQUARES:
            self.mark(Mark.HALO, [last.end])
        else:
            lane = self.side.lane(self.side.slot(last.path[-2]))
            self.goal = Goal(far=self.side.is_far(last.end), lane=lane)
        if last.flight is not None:
            self.mark(Mark.THIN, [last.flight.landing])
            self.throw = self.thrown(last.path, last.flight.landing)

    def thrown(self, path: tuple[int, ...], to: int) -> Throw:
        slot = self.side.slot
        source, landing = slot(path[-1]), slot(to)
        rings = {slot(n) for n, value in enumerate(self.cells) if value}
        step = _step(source, landing)
        back = -step[0], -step[1]
        return Throw(
            source=source,
            landing=landing,
            rings=tuple(sorted(rings - {source, landing})),
            path=tuple(map(slot, path)),
            is_near=sum(map(abs, step)) == 1,
            is_along_path=any(
                step == piece.exit or back == piece.entry for piece in self.path_pieces[path[-1]]
            ),
        )

    def path(
        self, path: tuple[int, ...], bounces: tuple[int, ...], *, is_missed: bool = False
    ) -> None:
        squares = [n for n in path if n < SQUARES]
        slots = map(self.side.slot, squares)
        steps: list[Step | None] = [None, *(_step(a, b) for a, b in pairwise(slots)), None]
        if path[-1] >= SQUARES:
            steps[-1] = self.side.step_into(path[-1])
        for n, entry, exit in zip(squares, steps, steps[1:], strict=False):
            self.path_pieces[n].append(PathPiece(entry, exit, is_missed))
        self.bounces |= {n: number for number, n in enumerate(bounces, start=1)}

    def choices(self, choice: Choice) -> None:
        if choice.path:
            self.path(choice.path, choice.bounces)
        if (held := held_square(choice)) is not None:
            self.mark(Mark.CHOSEN, [held])
        self.mark(Mark.TAKE, choice.rings)
        self.mark(Mark.DOT, (n for n in choice.free if not self.cells[n]))
        self.mark(Mark.STAY, (n for n in choice.free if self.cells[n]))
        if choice.goal is not None:
            self.goal = Goal(far=self.side.is_far(choice.goal), is_lit=True)

    def goal_of(self, winner: Seat, value: int, *, is_won: bool) -> None:
        lane = self.goal.lane if self.goal else None
        self.goal = Goal(far=self.side.is_far(GOALS[winner]), lane=lane, ring=value, is_won=is_won)

    def scene(self, *, is_preview: bool) -> Scene:
        squares = {
            self.side.slot(n): Square(
                ring=value,
                origin=self.origins.get(n, 0),
                path_pieces=tuple(self.path_pieces[n]),
                marks=tuple(self.marks[n]),
            )
            for n, value in enumerate(self.cells)
        }
        return Scene(
            squares=tuple(squares[slot] for slot in range(SQUARES)),
            bounces=tuple((self.side.slot(n), number) for n, number in self.bounces.items()),
            goal=self.goal,
            throw=self.throw,
            is_preview=is_preview,
        )


def _step(a: int, b: int) -> Step:
    return b % FILES - a % FILES, b // FILES - a // FILES
