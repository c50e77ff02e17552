"""Play on from a position, and ask what happened: what the boards of every game share."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Self

import pytest

from engines.core.chance import SeededChance
from engines.core.game import AnyGame, Event, InvalidMoveError
from engines.core.options import Options, complete


def agreed(game: AnyGame, **given: Any) -> Options:
    """A game's options: those that are given, and of the others what is usual."""
    return complete(game.options, {name: str(value).lower() for name, value in given.items()})


def check_refused(game: AnyGame, text: str, code: str) -> None:
    """A text that is no move is refused with its code, in a sentence short enough for an alert."""
    with pytest.raises(InvalidMoveError) as refused:
        game.parse(text)
    assert refused.value.code == code
    assert len(str(refused.value)) < 200


@dataclass(frozen=True)
class After:
    """Where a game stands, and what its last move brought about."""

    game: AnyGame
    state: Any
    events: tuple[Event, ...] = ()

    def play(self, *moves: str) -> Self:
        """After legal moves of whoever acts; of two who act at once, the first."""
        state, events = self.state, self.events
        for text in moves:
            move, seat = self.game.parse(text), min(self.game.active(state))
            legal = self.game.legal_moves(state, seat)
            assert move in legal, self.game.why_not(state, seat, move)
            step = self.game.apply(state, seat, move, SeededChance(b"boards"))
            state, events = step.state, step.events
        return replace(self, state=state, events=events)

    @property
    def names(self) -> list[str]:
        return [type(event).__name__ for event in self.events]

    @property
    def text(self) -> str:
        return self.game.write(self.state)

    def event(self, kind: type[Any]) -> Any:
        (found,) = [event for event in self.events if isinstance(event, kind)]
        return found
