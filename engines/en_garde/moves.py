"""The actions of En Garde and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engines.core.moves import Move
from engines.en_garde.terms import ActionKind, Attack


@dataclass(frozen=True, slots=True, kw_only=True)
class _Step(Move):
    value: int

    @property
    def cards(self) -> tuple[int, ...]:
        return (self.value,)


@dataclass(frozen=True, slots=True, kw_only=True)
class _LaidCards(Move):
    value: int
    count: int

    @property
    def cards(self) -> tuple[int, ...]:
        return (self.value,) * self.count


@dataclass(frozen=True, slots=True, kw_only=True)
class Advance(_Step):
    """`+3`: one card, exactly that many squares forward."""

    @property
    def steps(self) -> tuple[str, ...]:
        """One tap."""
        return (f"+{self.value}",)


@dataclass(frozen=True, slots=True, kw_only=True)
class Retreat(_Step):
    """`-2`: one card, exactly that many squares back; also the answer to an indirect attack."""

    @property
    def steps(self) -> tuple[str, ...]:
        """One tap."""
        return (f"-{self.value}",)


@dataclass(frozen=True, slots=True, kw_only=True)
class DirectAttack(_LaidCards):
    """`2x4`: cards equal to the distance; nobody moves."""

    @property
    def steps(self) -> tuple[str, ...]:
        """One tap."""
        return (f"{self.count}x{self.value}",)


@dataclass(frozen=True, slots=True, kw_only=True)
class IndirectAttack(Move):
    """`+3 2x5`: a step forward, and cards equal to the distance that remains."""

    advance: int
    value: int
    count: int

    @property
    def steps(self) -> tuple[str, ...]:
        """Two taps: the step, then the attack."""
        return (f"+{self.advance}", f"{self.count}x{self.value}")

    @property
    def cards(self) -> tuple[int, ...]:
        """What it is played with, in that order."""
        return (self.advance, *(self.value,) * self.count)


@dataclass(frozen=True, slots=True, kw_only=True)
class Parry(_LaidCards):
    """`=2x4`: the same number of the same value."""

    @property
    def steps(self) -> tuple[str, ...]:
        """One tap."""
        return (f"={self.count}x{self.value}",)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass(Move):
    """`pass`: the last attack is declined."""

    @property
    def steps(self) -> tuple[str, ...]:
        """One tap."""
        return ("pass",)

    @property
    def cards(self) -> tuple[int, ...]:
        """None are played."""
        return ()


Action = Advance | Retreat | DirectAttack | IndirectAttack | Parry | Pass


class Effect(NamedTuple):
    """What an action is on the piste: its kind, how far it goes, and the attack it makes."""

    kind: ActionKind
    step: int = 0  # squares forward, negative for back
    attack: Attack | None = None


def effect_of(action: Action) -> Effect:
    """What `action` is on the piste."""
    match action:
        case Advance(value=value):
            return Effect(ActionKind.ADVANCE, value)
        case Retreat(value=value):
            return Effect(ActionKind.RETREAT, -value)
        case DirectAttack(value=value, count=count):
            return Effect(ActionKind.ATTACK, 0, Attack(value=value, count=count))
        case IndirectAttack(advance=advance, value=value, count=count):
            attack = Attack(value=value, count=count, advance=advance)
            return Effect(ActionKind.ATTACK, advance, attack)
        case Parry():
            return Effect(ActionKind.PARRY)
        case Pass():
            return Effect(ActionKind.PASS)
