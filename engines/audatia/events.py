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
from engines.core.game import Event
from engines.core.seat import Seat


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
class Drew(Event):
    """`seat` drew `cards`, and holds `hand` now: told to him alone."""

    seat: Seat
    cards: Cards
    hand: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class DrewUnseen(Event):
    """`seat` drew `count` cards; `deck` are left: told to everybody besides him."""

    seat: Seat
    count: int
    deck: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Mulliganed(Event):
    """`seat` changed `cards` of his first hand, perhaps none."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Chose(Event):
    """`seat` has chosen in secret, in the window MULLIGAN or MEASURE."""

    seat: Seat
    window: Window


@dataclass(frozen=True, slots=True, kw_only=True)
class VirtueTaken(Event):
    """`seat` has `virtue` now: taken, or what was left."""

    seat: Seat
    virtue: Virtue


@dataclass(frozen=True, slots=True, kw_only=True)
class Saluted(Event):
    """`seat` saluted, or returned the salute, with a card from his hand."""

    seat: Seat
    card: Card
    is_return: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SaluteWithheld(Event):
    """`seat` did not salute, or did not return the salute."""

    seat: Seat
    is_return: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Traded(Event):
    """`seat` discarded two cards for one."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Cycled(Event):
    """`seat` discarded a skill with the cycle's sign for another card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class PosteRevealed(Event):
    """Both poste are turned up."""

    one_posta: Posta
    two_posta: Posta


@dataclass(frozen=True, slots=True, kw_only=True)
class PostaChanged(Event):
    """`seat` changed to another posta, in the sight of all."""

    seat: Seat
    posta: Posta


@dataclass(frozen=True, slots=True, kw_only=True)
class BlowSpent(Event):
    """`seat` was lured, and discarded a blow."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class Attacked(Event):
    """`seat` attacks with a blow, laid on `side` of his."""

    seat: Seat
    card: Card
    side: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered(Event):
    """`seat` meets the attack of his rival: `use` is a parry, a counterattack, a break or an
    exchange. `side` is where his own sword is now."""

    seat: Seat
    card: Card
    use: Use
    side: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class Bound(Event):
    """The blades have crossed after the parry of `seat`."""

    seat: Seat
    bind: Bind


@dataclass(frozen=True, slots=True, kw_only=True)
class EnteredBoldly(Event):
    """`seat` goes to close quarters after his attack was parried."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Oriented(Event):
    """`seat` orients the swords: he stands on `flank`, the other man on the other."""

    seat: Seat
    flank: Flank


@dataclass(frozen=True, slots=True, kw_only=True)
class RemedyPlayed(Event):
    """`seat` plays a remedy; it counts as played from `flank`."""

    seat: Seat
    card: Card
    flank: Flank


@dataclass(frozen=True, slots=True, kw_only=True)
class Countered(Event):
    """`seat` answers a remedy; `is_perfect` wins the duel."""

    seat: Seat
    card: Card
    is_perfect: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillPlayed(Event):
    """`seat` reveals a skill; Second Thought and Repeat name another card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class Fetched(Event):
    """`seat` takes a card back into his hand, by the skill `by`."""

    seat: Seat
    card: Card
    by: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class Denied(Event):
    """`seat` denies his rival's skill: it has no effect."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class HandSeen(Event):
    """`seat` looked at his rival's hand: told to him alone."""

    seat: Seat
    hand: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    """`seat` lets the window go by."""

    seat: Seat
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
class DuelWon(Event):
    """`seat` wins. `card` is what won it; None after the second draw."""

    seat: Seat
    ending: Ending
    card: Card | None = None
