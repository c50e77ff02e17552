"""The state of a duel of Audatia: what was agreed, the two men, what is being decided."""

from __future__ import annotations

from dataclasses import dataclass

from engines.audatia.rules.hands import in_order, without
from engines.audatia.terms import (
    Answer,
    Bind,
    Card,
    Cards,
    Character,
    Duty,
    Ending,
    Flank,
    LastAct,
    Pending,
    Posta,
    PublicMan,
    Skill,
    Window,
)
from engines.core.changed import changed
from engines.core.options import TRUE, Options
from engines.core.seat import Pair, Seat
from engines.core.values import TurnState


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The options of a duel, read once."""

    characters: Pair[Character] = Pair(  # noqa: RUF009 - a frozen value
        one=Character.GALEAZZO, two=Character.BOUCICAULT
    )
    parries_counterattack: bool = True
    imperfect_counter: Answer = Answer.BREAK_OFF
    break_off_saves_from_exchange: bool = True
    auto_pass: bool = False

    @staticmethod
    def of(options: Options) -> Rules:
        """The rules that complete options ask for."""
        return Rules(
            characters=Pair(
                one=Character(options["challenger"]), two=Character(options["challenged"])
            ),
            parries_counterattack=options["counterattack_answer"] == "parry",
            imperfect_counter=Answer(options["imperfect_counter"]),
            break_off_saves_from_exchange=options["break_off_saves_from_exchange"] == TRUE,
            auto_pass=options["auto_pass"] == TRUE,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Man(PublicMan):
    """One of the two. Hands are sorted; the deck is in draw order, the next card first."""

    hand: Cards = ()
    seen: Cards = ()  # of this hand, what the rival has seen; it holds `known`
    deck: Cards = ()
    chosen: Posta | Cards | None = None  # in secret: a posta, or the cards of a mulligan


@dataclass(frozen=True, slots=True, kw_only=True)
class AudatiaState(TurnState):
    """One moment of a duel.

    `to_act` is the seat that decides; None at the end, and where both choose in secret.
    """

    rules: Rules
    men: Pair[Man]
    window: Window = Window.MULLIGAN
    assault: int = 1
    draws: int = 0  # drawn assaults
    attacker: Seat | None = None  # whose attack was the last; None before the first
    pending: Pending | None = None
    bind: Bind | None = None
    inside: Seat | None = None  # who stands inside at close quarters
    is_bold: bool = False  # the attacker has entered boldly
    declined: int = 0  # how many have declined since: in skills, turns, remedies
    duty: Duty | None = None
    skill: Skill | None = None  # may be denied now
    last_act: LastAct | None = None
    winner: Seat | None = None
    ending: Ending | None = None

    @property
    def assailant(self) -> Seat:
        """Whose attack was the last; only once there was one."""
        if self.attacker is None:
            raise ValueError("nobody has attacked yet")
        return self.attacker

    @property
    def played(self) -> Skill:
        """The skill that may be denied; only in that window."""
        if self.skill is None:
            raise ValueError("no skill has been played")
        return self.skill

    def flank(self, seat: Seat) -> Flank | None:
        """Where `seat` stands at close quarters."""
        if self.inside is None:
            return None
        return Flank.INSIDE if seat is self.inside else Flank.OUTSIDE


def shown(man: Man, *cards: Card) -> Man:
    """The man after these cards have left their hand, seen by everybody."""
    hand, known, seen = man.hand, man.known, man.seen
    for card in cards:
        hand, known, seen = (without(held, card) for held in (hand, known, seen))
    return changed(man, hand=hand, known=known, seen=seen)


def discarded(man: Man, *cards: Card) -> Man:
    """The man after these cards of their hand have gone to their discard."""
    after = shown(man, *cards)
    return changed(after, discard=after.discard + cards)


def drawn(man: Man, count: int) -> Man:
    """The man after drawing so many cards, or as many as there are."""
    return changed(man, hand=in_order(man.hand + man.deck[:count]), deck=man.deck[count:])


def fetched(man: Man, card: Card) -> Man:
    """The man after taking `card` back into hand, from the discard or else from the pile."""
    if card in man.discard:
        left, pile = without(man.discard, card), man.pile
    else:
        left, pile = man.discard, (*without(man.pile[:-1], card), *man.pile[-1:])
    return changed(
        man,
        hand=in_order((*man.hand, card)),
        known=in_order((*man.known, card)),
        seen=in_order((*man.seen, card)),
        discard=left,
        pile=pile,
    )
