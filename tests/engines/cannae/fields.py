"""Boards in notation: set up, play on, ask what happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engines.cannae.game import GAME
from engines.cannae.state import CannaeState
from engines.core.chance import SeededChance
from engines.core.game import Event, IllegalMoveError
from engines.core.options import Options, complete

START = GAME.example


def options(**given: Any) -> Options:
    return complete(GAME.options, {name: str(value).lower() for name, value in given.items()})


def field(text: str, **given: Any) -> CannaeState:
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


@dataclass(frozen=True)
class After:
    state: CannaeState
    events: tuple[Event, ...]

    @property
    def names(self) -> list[str]:
        return [type(event).__name__ for event in self.events]

    @property
    def text(self) -> str:
        return GAME.write(self.state)

    @property
    def board(self) -> str:
        return self.text.split()[0]

    def event(self, kind: type[Any]) -> Any:
        (found,) = [event for event in self.events if isinstance(event, kind)]
        return found


def play(state: CannaeState, *turns: str) -> After:
    """After legal turns of whoever acts; the events are the last one's."""
    events: tuple[Event, ...] = ()
    for text in turns:
        turn, seat = GAME.parse(text), state.actor
        assert turn in GAME.legal_moves(state, seat), GAME.why_not(state, seat, turn)
        step = GAME.apply(state, seat, turn, SeededChance(b"fields"))
        state, events = step.state, step.events
    return After(state, events)
