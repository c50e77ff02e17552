"""The state of a match of Gygès: its options, the rings, and the phase of play."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.options import TRUE, Options
from engines.core.seat import Seat
from engines.core.values import State
from engines.gyges.terms import End, LastMove


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The options of a match."""

    setup_rows: int = 2
    origin_end: bool = True

    @staticmethod
    def of(options: Options) -> Rules:
        """The rules that complete options ask for."""
        return Rules(
            setup_rows=int(options["setup_rows"]),
            origin_end=options["origin_end"] == TRUE,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class SettingUp:
    """`seat` places six rings."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Playing:
    """`seat` moves a ring. `past` has the key of every position since play began, this one last."""

    seat: Seat
    past: tuple[int, ...]

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return len(self.past) - 1

    @property
    def times(self) -> int:
        """How often this position has occurred, with the same side to move; now is once."""
        return self.past.count(self.past[-1])


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended:
    """Nobody acts. `scored` is the value of the ring in the winner's goal, 0 if there is none."""

    end: End
    winner: Seat | None = None
    scored: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class GygesState(State):
    """One moment of a match. `rings` are packed as `engines.gyges.rules.rings` says."""

    rules: Rules
    rings: int
    phase: SettingUp | Playing | Ended
    last: LastMove | None = None  # None until a ring has moved

    @property
    def to_act(self) -> Seat | None:
        """The seat to act; nobody when the match is over."""
        return None if isinstance(self.phase, Ended) else self.phase.seat


def key_of(rings: int, seat: Seat) -> int:
    """The key of a position, for repetition: the rings, and who moves."""
    return rings << 1 | (seat is Seat.TWO)


def playing(rules: Rules, rings: int, seat: Seat) -> GygesState:
    """Play begins with this position."""
    phase = Playing(seat=seat, past=(key_of(rings, seat),))
    return GygesState(rules=rules, rings=rings, phase=phase)
