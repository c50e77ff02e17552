"""What a picture shows, worked out from a view: pieces and marks by their slots."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise

from engines.core.seat import Seat
from engines.gyges.terms import (
    FILES,
    GOALS,
    IN_HAND,
    NEAREST,
    SQUARES,
    End,
    LastMove,
    Phase,
    row_of,
)
from engines.gyges.views import Choice, GygesView
from renderers.gyges.layout import Side
from renderers.gyges.marks import Mark
from renderers.gyges.path_marks import DOWN, UP, PathPiece, Step


@dataclass(frozen=True, slots=True, kw_only=True)
class Square:
    """All that is seen on one square; hashable, so that it is drawn once."""

    ring: int = 0
    origin: int = 0  # the value of the ring that was here
    path_pieces: tuple[PathPiece, ...] = ()
    marks: tuple[Mark, ...] = ()
    bounce: int = 0  # its number, from 1
    may_stay: bool = False  # the moving ring's own square, where it may end


BARE = Square()


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal:
    """What is to be seen in one goal, if anything is."""

    far: bool
    column: int | None = None  # from which a ring came in
    ring: int = 0
    is_lit: bool = False  # may be entered
    is_won: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Throw:
    """A ring thrown from slot to slot, and what its arc should keep clear of."""

    source: int
    landing: int
    rings: tuple[int, ...]  # slots
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """The board as one onlooker sees it."""

    squares: tuple[Square, ...]
    goal: Goal | None = None
    throw: Throw | None = None
    is_preview: bool = False  # the move shown has not been sent


def scene_of(view: GygesView, side: Side) -> Scene:
    """What the view shows from this side."""
    drawing = _SceneBuilder(side)
    drawing.rings(view.cells)
    for missed in view.missed:
        drawing.missed(missed)
    if view.last is not None:
        drawing.move(view.last)
    if shows_choices(view):
        drawing.choices(view.choice)
    if view.phase is Phase.SETUP and view.to_act is not None:
        drawing.placed(_placed(view, view.to_act))
    if view.end is End.GOAL and view.winner is not None:
        drawing.goal_of(view.winner, view.scored, is_won=not is_preview(view))
    return drawing.scene(is_preview=is_preview(view) or view.choice.hit is not None)


def is_preview(view: GygesView) -> bool:
    """Whether the view shows a move that has not been sent: its mover is still to act."""
    if view.phase is Phase.SETUP:
        return view.to_act is not None and _is_begun(view, view.to_act)
    return view.last is not None and view.last.seat is view.to_act


def shows_choices(view: GygesView) -> bool:
    """Whether what may be done is shown: to whoever is asked, or once a move has been begun."""
    if view.to_act is None:
        return False
    begun = view.choice.chosen is not None or _is_begun(view, view.to_act)
    return begun or view.onlooker is view.to_act


def _is_begun(view: GygesView, seat: Seat) -> bool:
    return view.phase is Phase.SETUP and len(view.hands[seat]) < len(IN_HAND)


def _placed(view: GygesView, seat: Seat) -> list[int]:
    """The rings that he has set up so far."""
    rows = NEAREST[seat][: view.setup_rows]
    return [n for n, value in enumerate(view.cells) if value and row_of(n) in rows]


@dataclass(slots=True)
class _SceneBuilder:
    """A scene in the making, by slots."""

    side: Side
    values: dict[int, int] = field(default_factory=dict)
    origins: dict[int, int] = field(default_factory=dict)
    path_pieces: defaultdict[int, list[PathPiece]] = field(
        default_factory=lambda: defaultdict(list)
    )
    marks: defaultdict[int, list[Mark]] = field(default_factory=lambda: defaultdict(list))
    bounces: dict[int, int] = field(default_factory=dict)
    may_stay: set[int] = field(default_factory=set)
    goal: Goal | None = None
    throw: Throw | None = None

    def rings(self, cells: tuple[int, ...]) -> None:
        self.values = {self.side.slot(n): value for n, value in enumerate(cells) if value}

    def move(self, last: LastMove) -> None:
        """The path of a move, and the ring that it threw."""
        path = self.path(last.path, last.bounces)
        start = path[0]
        if start not in self.values:
            self.origins[start] = last.value
        if last.end < SQUARES:
            self.marks[self.side.slot(last.end)].append(Mark.HALO)
        else:
            self.goal = Goal(far=self.side.is_far(last.end), column=path[-1] % FILES)
        if last.flight is not None:
            source, landing = (self.side.slot(n) for n in (last.flight.source, last.flight.landing))
            self.marks[landing].append(Mark.THIN)
            self.throw = Throw(
                source=source,
                landing=landing,
                rings=tuple(sorted(self.values.keys() - {source, landing})),
                path=path,
            )

    def missed(self, move: LastMove) -> None:
        """The path of a move before the last one, thinner, and where its ring stood."""
        start, *_ = self.path(move.path, (), is_missed=True)
        if start not in self.values:
            self.origins[start] = move.value

    def path(
        self, path: tuple[int, ...], bounces: tuple[int, ...], *, is_missed: bool = False
    ) -> tuple[int, ...]:
        """Fill the grooves along a path; its slots, without the goal."""
        slots = tuple(self.side.slot(n) for n in path if n < SQUARES)
        steps: list[Step | None] = [None, *(_step(a, b) for a, b in pairwise(slots)), None]
        if path[-1] >= SQUARES:
            steps[-1] = UP if self.side.is_far(path[-1]) else DOWN
        for slot, entry, exit in zip(slots, steps, steps[1:], strict=False):
            self.path_pieces[slot].append(PathPiece(entry, exit, is_missed))
        for number, square in enumerate(bounces, start=1):
            self.bounces[self.side.slot(square)] = number
        return slots

    def choices(self, choice: Choice) -> None:
        """What has been chosen, and what may be."""
        if choice.path:
            self.path(choice.path, choice.bounces)
        held = choice.chosen if choice.hit is None else choice.hit
        if held is not None:
            self.marks[self.side.slot(held)].append(Mark.CHOSEN)
        for slot in self._slots(choice.rings):
            self.marks[slot].append(Mark.TAKE)
        for slot in self._slots(choice.free):
            if slot in self.values:
                self.may_stay.add(slot)
            else:
                self.marks[slot].append(Mark.DOT)
        if choice.goal is not None:
            self.goal = Goal(far=self.side.is_far(choice.goal), is_lit=True)

    def placed(self, squares: Iterable[int]) -> None:
        """Rings set up and not sent."""
        for slot in self._slots(squares):
            self.marks[slot].append(Mark.THIN)

    def goal_of(self, winner: Seat, value: int, *, is_won: bool) -> None:
        """The ring that won."""
        column = self.goal.column if self.goal else None
        far = self.side.is_far(GOALS[winner])
        self.goal = Goal(far=far, column=column, ring=value, is_won=is_won)

    def scene(self, *, is_preview: bool) -> Scene:
        touched = {*self.values, *self.origins, *self.path_pieces, *self.marks}
        squares = tuple(self._square(slot) if slot in touched else BARE for slot in range(SQUARES))
        return Scene(squares=squares, goal=self.goal, throw=self.throw, is_preview=is_preview)

    def _square(self, slot: int) -> Square:
        return Square(
            ring=self.values.get(slot, 0),
            origin=self.origins.get(slot, 0),
            path_pieces=tuple(self.path_pieces.get(slot, ())),
            marks=tuple(self.marks.get(slot, ())),
            bounce=self.bounces.get(slot, 0),
            may_stay=slot in self.may_stay,
        )

    def _slots(self, squares: Iterable[int]) -> Iterable[int]:
        return (self.side.slot(n) for n in squares)


def _step(a: int, b: int) -> Step:
    return b % FILES - a % FILES, b // FILES - a // FILES
