"""Boards in notation: set up, play on, ask what happened."""

from __future__ import annotations

from functools import cache, partial
from random import Random
from typing import Any

from engines.cannae.game import GAME
from engines.cannae.rules.move_generator import RelativeBoard, settled
from engines.cannae.state import CannaeState
from engines.core.game import IllegalMoveError
from tests.engines import playing
from tests.engines.playing import agreed

START = GAME.example
options = partial(agreed, GAME)


def state_of(text: str, **given: Any) -> CannaeState:
    """The position that `text` writes; white is to move if it doesn't say."""
    return GAME.read(text if " " in text else f"{text} w", options(**given))


def is_legal(state: CannaeState, text: str) -> bool:
    return GAME.parse(text) in GAME.legal_moves(state, state.actor)


def refused(state: CannaeState, text: str) -> IllegalMoveError:
    """Why that turn is not legal."""
    turn = GAME.parse(text)
    assert turn not in GAME.legal_moves(state, state.actor)
    return GAME.why_not(state, state.actor, turn)


def actions(state: CannaeState, kinds: str = "MPCX") -> list[str]:
    """The turns of one action, by their letters."""
    turns = map(str, GAME.legal_moves(state, state.actor))
    return [turn for turn in turns if "+" not in turn and turn[0] in kinds]


class After(playing.After):
    @property
    def board(self) -> str:
        return self.text.split()[0]


def play(state: CannaeState, *turns: str) -> After:
    """After legal turns of whoever acts; the events are the last one's."""
    return After(GAME, state).play(*turns)


@cache
def boards(men: int = 4, horses: int = 1) -> tuple[RelativeBoard, ...]:
    """Settled boards at random, the enemy with two infantry; h8 is taken in every other one."""
    luck = Random(26)
    found = []
    for number in range(4):
        squares = luck.sample(range(63), men + 2 * horses + 2)
        if number % 2:
            squares[number % len(squares)] = 63
        pieces = iter(squares)
        counts = (men, horses, 2, horses)
        masks = [sum(1 << next(pieces) for _ in range(many)) for many in counts]
        found.append(settled(tuple(masks), shut_in=False))
    return tuple(found)
