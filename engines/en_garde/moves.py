"""The actions of En Garde and their notation."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, NamedTuple

from engines.core.moves import Move
from engines.en_garde.rules.refusals import invalid
from engines.en_garde.terms import COPIES, VALUES, Attack, Deed


@dataclass(frozen=True, slots=True, kw_only=True)
class Advance(Move):
    """`+3`: one card, exactly that many squares forward."""

    value: int

    @property
    def steps(self) -> tuple[str, ...]:
        """One tap."""
        return (f"+{self.value}",)

    @property
    def cards(self) -> tuple[int, ...]:
        """What it is played with."""
        return (self.value,)


@dataclass(frozen=True, slots=True, kw_only=True)
class Retreat(Move):
    """`-2`: one card, exactly that many squares back; also the answer to an indirect attack."""

    value: int

    @property
    def steps(self) -> tuple[str, ...]:
        """One tap."""
        return (f"-{self.value}",)

    @property
    def cards(self) -> tuple[int, ...]:
        """What it is played with."""
        return (self.value,)


@dataclass(frozen=True, slots=True, kw_only=True)
class DirectAttack(Move):
    """`2x4`: cards equal to the distance; nobody moves."""

    value: int
    count: int

    @property
    def steps(self) -> tuple[str, ...]:
        """One tap."""
        return (f"{self.count}x{self.value}",)

    @property
    def cards(self) -> tuple[int, ...]:
        """What it is played with."""
        return (self.value,) * self.count


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
class Parry(Move):
    """`=2x4`: the same number of the same value."""

    value: int
    count: int

    @property
    def steps(self) -> tuple[str, ...]:
        """One tap."""
        return (f"={self.count}x{self.value}",)

    @property
    def cards(self) -> tuple[int, ...]:
        """What it is played with."""
        return (self.value,) * self.count


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

    deed: Deed
    step: int = 0  # squares forward, negative for back
    attack: Attack | None = None


def effect_of(action: Action) -> Effect:
    """What `action` is on the piste."""
    match action:
        case Advance(value=value):
            return Effect(Deed.ADVANCE, value)
        case Retreat(value=value):
            return Effect(Deed.RETREAT, -value)
        case DirectAttack(value=value, count=count):
            return Effect(Deed.ATTACK, 0, Attack(value=value, count=count))
        case IndirectAttack(advance=advance, value=value, count=count):
            attack = Attack(value=value, count=count, advance=advance)
            return Effect(Deed.ATTACK, advance, attack)
        case Parry():
            return Effect(Deed.PARRY)
        case Pass():
            return Effect(Deed.PASS)


_SIGNS: Final = str.maketrans({"−": "-", "–": "-", "×": "x", "*": "x", "＋": "+"})
_SHAPE: Final = re.compile(
    r"""(?P<pass>pass)
      | -\s*(?P<back>[0-9]{1,3})
      | (?P<parry>=)?\s*(?P<count>[0-9]{1,3})\s*x\s*(?P<value>[0-9]{1,3})
      | \+\s*(?P<step>[0-9]{1,3})
        (?:[\s,]+(?P<then>[0-9]{1,3})\s*x\s*(?P<at>[0-9]{1,3}))?""",
    re.VERBOSE,
)


def parse(text: str) -> Action:
    """The action that `text` writes; case, blanks and typographic signs don't matter.

    Raises:
        InvalidMoveError: `not-a-move`, `no-such-card` or `too-many-cards`.
    """
    found = _SHAPE.fullmatch(text.strip().lower().translate(_SIGNS))
    if found is None:
        raise invalid("not-a-move", text=text.strip()[:40])
    if found["pass"]:
        return Pass()
    if found["back"]:
        return Retreat(value=_card(text, found["back"]))
    if found["value"]:
        value, count = _card(text, found["value"]), _count(text, found["count"])
        kind = Parry if found["parry"] else DirectAttack
        return kind(value=value, count=count)
    step = _card(text, found["step"])
    if not found["at"]:
        return Advance(value=step)
    value, count = _card(text, found["at"]), _count(text, found["then"])
    return IndirectAttack(advance=step, value=value, count=count)


def _card(text: str, digits: str) -> int:
    card = int(digits)
    if card not in VALUES:
        raise invalid("no-such-card", text=text.strip()[:40], card=card)
    return card


def _count(text: str, digits: str) -> int:
    count = int(digits)
    if not 1 <= count <= COPIES:
        raise invalid("too-many-cards", text=text.strip()[:40], count=count)
    return count
