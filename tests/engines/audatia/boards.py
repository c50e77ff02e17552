"""Positions of Audatia in notation: set up, play on, ask what happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engines.audatia.game import GAME
from engines.audatia.state import AudatiaState
from engines.core.chance import SeededChance
from engines.core.game import Event, Outcome
from engines.core.options import Options, complete
from engines.core.seat import Seat

ONE, TWO = Seat.ONE, Seat.TWO


def options(**given: Any) -> Options:
    return complete(GAME.options, {name: str(value).lower() for name, value in given.items()})


def board(text: str, **given: Any) -> AudatiaState:
    """The position that `text` writes; its blanks and line breaks are free."""
    return GAME.read(text, options(**given))


def opening(seed: int = 0, **given: Any) -> AudatiaState:
    return GAME.setup(options(**given), SeededChance(str(seed).encode())).state


def actor(state: AudatiaState) -> Seat:
    """Who decides; of two who choose in secret the challenger first."""
    return min(GAME.active(state))


def legal(state: AudatiaState) -> list[str]:
    return [str(move) for move in GAME.legal_moves(state, actor(state))]


def blows(state: AudatiaState) -> set[str]:
    """The blows that may be played, without their half-suns and prefixes."""
    return {
        move.split(":")[-1].rstrip("lr") for move in legal(state) if move.split(":")[-1][0] in "MRP"
    }


def refusal(state: AudatiaState, text: str) -> tuple[str, str]:
    """Code and sentence."""
    seat, move = actor(state), GAME.parse(text)
    assert move not in GAME.legal_moves(state, seat)
    why = GAME.why_not(state, seat, move)
    return why.code, str(why)


@dataclass(frozen=True)
class After:
    state: AudatiaState
    events: tuple[Event, ...]

    @property
    def names(self) -> list[str]:
        return [type(event).__name__ for event in self.events]

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    @property
    def won(self) -> tuple[Seat | None, str]:
        """Who won, and how."""
        assert self.outcome is not None, "the duel goes on"
        return self.outcome.winner, self.outcome.reason

    def event(self, kind: type[Any]) -> Any:
        (found,) = [event for event in self.events if isinstance(event, kind)]
        return found


def play(state: AudatiaState, *moves: str) -> After:
    """After legal moves of whoever decides; the events are the last one's."""
    events: tuple[Event, ...] = ()
    for text in moves:
        move, seat = GAME.parse(text), actor(state)
        assert move in GAME.legal_moves(state, seat), GAME.why_not(state, seat, move)
        step = GAME.apply(state, seat, move, SeededChance(b"boards"))
        state, events = step.state, step.events
    return After(state, events)
