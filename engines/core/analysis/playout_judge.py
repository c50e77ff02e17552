"""The judge of any game: its computer player plays the match on, in worlds dealt again.

A game with a judge of its own is judged better and faster; see `judge.DecisionJudge`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from engines.core import lab
from engines.core.analysis.decisions import Decision
from engines.core.analysis.judge import Verdict
from engines.core.analysis.trials import compare
from engines.core.chance import SeededChance
from engines.core.computer import AnyComputer, middle_level
from engines.core.game import AnyGame
from engines.core.moves import Move
from engines.core.result import score_of
from engines.core.search.luck import FastLuck
from engines.core.seat import Seat
from engines.core.values import State

_FEW: Final = 12  # moves that are all tried; of more, some by lot and what the computer would do
_LONGEST: Final = 2_000  # moves; a play-out that is longer is a draw
_TRIES: Final = 20  # for a world that isn't the real one


class NoWorldError(Exception):
    """No world was found that fits what the player could know, so nothing can be said."""


@dataclass(frozen=True, slots=True)
class _World:
    state: State
    luck: int  # the seed of all that is still to come, the same for all candidates


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayoutJudge:
    """Judges decisions by whole play-outs at the middle level."""

    game: AnyGame
    computer: AnyComputer

    def judge(
        self, decision: Decision, *, playouts: int, luck: FastLuck, is_open: bool = False
    ) -> Verdict:
        """As `DecisionJudge.judge`; `is_open`: in the real world, with other luck from there on.

        Raises:
            NoWorldError: no world was found.
        """
        seat = decision.seat
        candidates = list(self._candidates(decision, luck))

        def world() -> _World:
            state = decision.state if is_open else self._imagined(decision, luck)
            return _World(state, luck.below(1 << 30))

        trials = compare(
            len(candidates),
            candidates.index(decision.move),
            world=world,
            score=lambda one, index: self._played_on(one, seat, candidates[index]),
            playouts=playouts,
        )
        return Verdict(
            best=candidates[trials.best],
            chance=trials.chance,
            after=trials.after,
            error=trials.error,
            difference=trials.difference,
        )

    def _candidates(self, decision: Decision, luck: FastLuck) -> Iterator[Move]:
        view = self.game.view(decision.state, decision.seat)
        moves = self.game.possible_moves(view)
        found = list(islice(moves, _FEW + 1)) if decision.is_free else []
        if len(found) > _FEW:
            levels = self.computer.levels
            asked = (levels[0], middle_level(self.computer), levels[-1])
            chosen = (self.computer.choose(view, level, luck) for level in dict.fromkeys(asked))
            found = [*chosen, *(lab.at_random(view, moves, luck) for _ in range(_FEW // 2))]
        yield from dict.fromkeys([decision.move, *found])

    def _imagined(self, decision: Decision, luck: FastLuck) -> State:
        # Where `resample` finds nothing it gives the state back: that would tell what is hidden.
        if not self.game.view(decision.state, decision.seat).has_secrets:
            return decision.state
        for _ in range(_TRIES):
            state: State = self.game.resample(decision.state, decision.seat, luck)
            if state is not decision.state:
                return state
        raise NoWorldError

    def _played_on(self, world: _World, seat: Seat, move: Move) -> float:
        game, level = self.game, middle_level(self.computer)
        luck = SeededChance(b"%d" % world.luck)
        choosing = FastLuck(world.luck)
        state = game.apply(world.state, seat, move, luck).state
        for _ in range(_LONGEST):
            active = sorted(game.active(state))
            if not active:
                break
            choice = self.computer.choose(game.view(state, active[0]), level, choosing)
            state = game.apply(state, active[0], choice, luck).state
        outcome = game.outcome(state)
        score = score_of(outcome) if outcome else 0.5
        return score if seat is Seat.ONE else 1.0 - score
