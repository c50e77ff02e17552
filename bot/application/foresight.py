"""Positions that may arise at a table, as far as one of its players can know them.

Where nothing is hidden that is the position itself, played on. In a game with secrets it is played
on in worlds that they can't tell from the real one, so that nothing found here depends on what is
hidden from them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from bot.application.conditional_moves import ANYTHING, Ply
from bot.application.loaded_table import LoadedTable
from engines.core.chance import SeededChance
from engines.core.game import Event, InvalidMoveError
from engines.core.match_state import Status
from engines.core.moves import Move, Moves
from engines.core.seat import Seat
from engines.core.values import State, View

_WORLDS: Final = 400  # in which a rare hand is looked for
_OTHERS: Final = 40  # moves that stand for "anything else", or that a secret one might have been
_IN_A_ROW: Final = 2  # moves of a rival, one after the other
_TWINS: Final = 3  # worlds in which that is looked at


@dataclass(frozen=True)
class Foresight:
    """The table after some moves that haven't been made; `seat` imagines it."""

    table: LoadedTable
    seat: Seat
    state: State  # one of the worlds
    worlds: Callable[[], Iterator[State]]  # those that are still possible, one after the other
    is_certain: bool = True  # no "anything else" among the moves
    has_answer: bool = False  # a move of `seat` is among them

    @property
    def mover(self) -> Seat | None:
        """Who moves there; None if the match is over, or both choose at once."""
        active = self.table.game.active(self.state)
        return next(iter(active)) if len(active) == 1 else None

    @property
    def is_mine(self) -> bool:
        """Whether `seat` moves there."""
        return self.mover is self.seat

    @property
    def may_go_on(self) -> bool:
        """Whether the next move can be prepared.

        What a rival does after an answer can't where there are secrets: by then both may have
        drawn.
        """
        if self.mover is None:
            return False
        is_known = self.is_certain and not (self.has_answer and self.view.has_secrets)
        return self.is_mine or is_known

    @property
    def view(self) -> View:
        """What `seat` would know."""
        view: View = self.table.game.view(self.state, self.seat)
        return view

    @property
    def moves(self) -> Moves[Move]:
        """What may be done there: by `seat` themselves, or by a rival with some hand that fits."""
        game = self.table.game
        found: Moves[Move] = (
            game.legal_moves(self.state, self.seat)
            if self.is_mine
            else game.possible_moves(self.view)
        )
        return found

    @property
    def loaded(self) -> LoadedTable:
        """The table as if it stood so."""
        match = self.table.match
        then = replace(match, state=self.state, active=self.table.game.active(self.state))
        return replace(self.table, replayed=replace(self.table.replayed, match=then))

    def after(self, move: str) -> Foresight | None:
        """The same after one more move, of the side to move; `ANYTHING` is any of the rival's.

        None where it can't be imagined.
        """
        is_anything = move == ANYTHING
        ahead = replace(
            self,
            worlds=self._after_anything if is_anything else lambda: self._after(move),
            is_certain=self.is_certain and not is_anything,
            has_answer=self.has_answer or self.is_mine,
        )
        state = next(ahead.worlds(), None)
        return None if state is None else replace(ahead, state=state)

    def follow(self, moves: Sequence[str]) -> Foresight | None:
        """The same after several."""
        ahead: Foresight | None = self
        for move in moves:
            ahead = ahead and ahead.after(move)
        return ahead

    def line(self, moves: Sequence[str]) -> tuple[Ply, ...]:
        """The same moves, with who makes each."""
        line: list[Ply] = []
        ahead: Foresight | None = self
        for move in moves:
            if ahead is None:
                break
            line.append(Ply(seat=self.seat if ahead.is_mine else self.seat.other, move=move))
            ahead = ahead.after(move)
        return tuple(line)

    def is_shown(self, move: Move) -> bool:
        """Whether `seat` would see that their rival has made this very move, and no other.

        Else another one, perhaps in another world, would look the same to them.
        """
        game, rival = self.table.game, self.seat.other
        if not self.view.has_secrets:
            return True
        for world in islice(self._worlds_with(move), _TWINS):
            seen = self._seen_after(world, move)
            for twin in islice(self.worlds(), _TWINS):
                others = (one for one in game.legal_moves(twin, rival) if one != move)
                if any(self._seen_after(twin, one) == seen for one in islice(others, _OTHERS)):
                    return False
        return True

    def _seen_after(self, world: State, move: Move) -> tuple[View, tuple[Event, ...]]:
        step = self.table.game.apply(world, self.seat.other, move, SeededChance(b"seen"))
        heard = tuple(event for event in step.events if event.is_for(self.seat))
        return self.table.game.view(step.state, self.seat), heard

    def _worlds_with(self, move: Move) -> Iterator[State]:
        mover = self.mover
        for world in self.worlds():
            if mover and move in self.table.game.legal_moves(world, mover):
                yield world

    def _after(self, text: str) -> Iterator[State]:
        game, mover = self.table.game, self.mover
        try:
            move: Move = game.parse(text)
        except InvalidMoveError:
            return
        for number, world in enumerate(self._worlds_with(move)):
            if mover:
                yield game.apply(world, mover, move, SeededChance(b"%d" % number)).state

    def _after_anything(self) -> Iterator[State]:
        # Worlds after moves that differ as much as may be, that with most answers first.
        found = (
            state for world in islice(self.worlds(), _TWINS) for state in self._until_mine(world)
        )
        yield from sorted(found, key=self._first_steps, reverse=True)

    def _until_mine(self, world: State, depth: int = _IN_A_ROW) -> Iterator[State]:
        # Where the moves of a rival may lead until it is the turn of `seat`.
        game, rival = self.table.game, self.seat.other
        for move in some_moves(game.legal_moves(world, rival)):
            state = game.apply(world, rival, move, SeededChance(b"any")).state
            active = game.active(state)
            if active == frozenset({self.seat}):
                yield state
            elif active == frozenset({rival}) and depth > 1:
                yield from self._until_mine(state, depth - 1)

    def _first_steps(self, state: State) -> int:
        return len(self.table.game.legal_moves(state, self.seat).after(()).steps)


def some_moves(moves: Moves[Move]) -> Iterator[Move]:
    """A move for each first step."""
    for step in islice(moves.after(()).steps, _OTHERS):
        path: tuple[str, ...] = (step,)
        fork = moves.after(path)
        while fork.move is None and fork.steps:
            path = (*path, fork.steps[0])
            fork = moves.after(path)
        if fork.move is not None:
            yield fork.move


def foresight(table: LoadedTable, seat: Seat) -> Foresight:
    """The table as it is, for `seat`, who waits there."""
    game, state = table.game, table.match.game_state

    def worlds() -> Iterator[State]:
        if not game.view(state, seat).has_secrets:
            yield state
            return
        for number in range(_WORLDS):
            chance = SeededChance(f"{table.key} {table.version} {number}".encode())
            yield game.resample(state, seat, chance)

    return Foresight(table=table, seat=seat, state=next(worlds()), worlds=worlds)


def is_waiting(table: LoadedTable, seat: Seat | None) -> bool:
    """Whether `seat` waits for their rival alone, so that they may prepare an answer."""
    is_playing = table.match.status is Status.PLAYING
    return is_playing and seat is not None and table.match.active == frozenset({seat.other})
