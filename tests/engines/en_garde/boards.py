"""Boards in notation: set up, play on, ask what happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engines.core.chance import SeededChance
from engines.core.game import Event
from engines.core.options import Options, complete
from engines.en_garde.game import GAME
from engines.en_garde.state import EnGardeState
from engines.en_garde.views import Curtain


def options(**given: Any) -> Options:
    return complete(GAME.options, {name: str(value).lower() for name, value in given.items()})


def board(text: str, **given: Any) -> EnGardeState:
    """The position that `text` writes; its blanks and line breaks are free."""
    return GAME.read(text, options(**given))


def legal(state: EnGardeState) -> list[str]:
    return [str(move) for move in GAME.legal_moves(state, state.actor)]


@dataclass(frozen=True)
class After:
    state: EnGardeState
    events: tuple[Event, ...]

    @property
    def names(self) -> list[str]:
        return [type(event).__name__ for event in self.events]

    @property
    def end(self) -> Curtain:
        """How the round ended."""
        assert self.state.curtain is not None, "the round goes on"
        return self.state.curtain

    @property
    def text(self) -> str:
        return GAME.write(self.state)

    def event(self, kind: type[Any]) -> Any:
        (found,) = [event for event in self.events if isinstance(event, kind)]
        return found


def play(state: EnGardeState, *moves: str) -> After:
    """After legal moves of whoever acts; the events are the last one's."""
    events: tuple[Event, ...] = ()
    for text in moves:
        move, seat = GAME.parse(text), state.actor
        assert move in GAME.legal_moves(state, seat), GAME.why_not(state, seat, move)
        step = GAME.apply(state, seat, move, SeededChance(b"boards"))
        state, events = step.state, step.events
    return After(state, events)
