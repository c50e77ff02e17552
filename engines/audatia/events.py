"""What happens in a duel of Audatia, each fact with its audience. Words are in the locales."""

from __future__ import annotations

from dataclasses import dataclass

from engines.audatia.terms import (
    Bind,
    Card,
    Cards,
    Character,
    Ending,
    Flank,
    Posta,
    Side,
    Use,
    Virtue,
    Window,
)
from engines.core.game import Event, SeatEvent


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelBegan(Event):
    """Seat ONE has challenged seat TWO; who plays whom."""

    challenger: Character
    challenged: Character


@dataclass(frozen=True, slots=True, kw_only=True)
class AssaultBegan(Event):
    """Assault `number` begins, out of measure; `draws` assaults were drawn so far."""

    number: int
    draws: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew(SeatEvent):
    """`seat` drew `cards`, and holds `hand` now: told to `seat` alone."""

    cards: Cards
    hand: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class DrewUnseen(SeatEvent):
    """`seat` drew `count` cards; `deck` are left: told to everybody else."""

    count: int
    deck: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Mulliganed(SeatEvent):
    """`seat` changed `cards` of their first hand, perhaps none."""

    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Chose(SeatEvent):
    """`seat` has chosen in secret, in the window MULLIGAN or MEASURE."""

    window: Window


@dataclass(frozen=True, slots=True, kw_only=True)
class VirtueTaken(SeatEvent):
    """`seat` has `virtue` now: taken, or what was left."""

    virtue: Virtue


@dataclass(frozen=True, slots=True, kw_only=True)
class _CardEvent(SeatEvent):
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class Saluted(_CardEvent):
    """`seat` saluted, or returned the salute, with a card from their hand."""

    is_return: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SaluteWithheld(SeatEvent):
    """`seat` did not salute, or did not return the salute."""

    is_return: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Traded(SeatEvent):
    """`seat` discarded two cards for one."""

    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Cycled(_CardEvent):
    """`seat` discarded a skill with the cycle's sign for another card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PosteRevealed(Event):
    """Both poste are turned up."""

    one_posta: Posta
    two_posta: Posta


@dataclass(frozen=True, slots=True, kw_only=True)
class PostaChanged(SeatEvent):
    """`seat` changed to another posta, in the sight of all."""

    posta: Posta


@dataclass(frozen=True, slots=True, kw_only=True)
class BlowSpent(_CardEvent):
    """`seat` was lured, and discarded a blow."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Attacked(_CardEvent):
    """`seat` attacks with a blow, laid on their `side`."""

    side: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered(_CardEvent):
    """`seat` meets the rival's attack: `use` is a parry, a counterattack, a break or an
    exchange. `side` is where their own sword is now."""

    use: Use
    side: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class Bound(SeatEvent):
    """The blades have crossed after the parry of `seat`."""

    bind: Bind


@dataclass(frozen=True, slots=True, kw_only=True)
class EnteredBoldly(SeatEvent):
    """`seat` goes to close quarters after their attack was parried."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Oriented(SeatEvent):
    """`seat` orients the swords: `seat` stands on `flank`, the rival on the other."""

    flank: Flank


@dataclass(frozen=True, slots=True, kw_only=True)
class RemedyPlayed(_CardEvent):
    """`seat` plays a remedy; it counts as played from `flank`."""

    flank: Flank


@dataclass(frozen=True, slots=True, kw_only=True)
class Countered(_CardEvent):
    """`seat` answers a remedy; `is_perfect` wins the duel."""

    is_perfect: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillPlayed(_CardEvent):
    """`seat` reveals a skill; Second Thought and Repeat name another card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fetched(_CardEvent):
    """`seat` takes a card back into their hand, by the skill `by`."""

    by: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class Denied(_CardEvent):
    """`seat` denies the rival's skill: it has no effect."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandSeen(SeatEvent):
    """`seat` looked at the rival's hand: told to `seat` alone."""

    hand: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(SeatEvent):
    """`seat` lets the window go by."""

    window: Window


@dataclass(frozen=True, slots=True, kw_only=True)
class BrokeOff(Event):
    """The assault ends without a winner; it is no draw."""

    assault: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AssaultDrawn(Event):
    """The challenger did not attack; `draws` assaults are drawn now."""

    assault: int
    draws: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelWon(SeatEvent):
    """`seat` wins. `card` is what won it; None after the second draw."""

    ending: Ending
    card: Card | None = None
