"""The decisions of Audatia and their notation: `MFl`, `counter:MFl`, `trade:P,turn`, `pass`.

A move is an act, or a chain of acts that one man makes in a row: `parry:MFl+villano`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engines.audatia.terms import Blow, Card, Cards, Flank, Posta, Use, Virtue
from engines.core.moves import Move

# Written before a blow that could be played in two ways; may always be written.
PREFIX: Final[dict[Use, str]] = {
    Use.ATTACK: "attack",
    Use.PARRY: "parry",
    Use.COUNTERATTACK: "counter",
    Use.BREAK: "break",
    Use.EXCHANGE: "exchange",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Play(Move):
    """`MFl`, `counter:MFl`, `bind`, `kick`: a card is played.

    A cut without its half-sun (`MF`), and a blow with or without its prefix, are spellings that the
    legal moves understand where they are unambiguous; `use` is written where two are possible.
    """

    card: Card | Blow
    use: Use | None = None

    @property
    def steps(self) -> tuple[str, ...]:
        """One tap."""
        return (f"{PREFIX[self.use]}:{self.card}" if self.use else str(self.card),)

    @property
    def cards(self) -> Cards:
        """That leave the hand; none as long as its half-sun is not said."""
        return (self.card,) if isinstance(self.card, Card) else ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Fetch(Move):
    """`second:MFl`, `repeat:MFl`: a skill that takes a card back into the hand."""

    skill: Card
    card: Card

    @property
    def steps(self) -> tuple[str, ...]:
        """Two taps: the skill, and what it fetches."""
        return (str(self.skill), str(self.card))

    def __str__(self) -> str:
        return f"{self.skill}:{self.card}"

    @property
    def cards(self) -> Cards:
        """The skill leaves the hand."""
        return (self.skill,)


class Verb(StrEnum):
    """What is done with a card that is not played, but discarded or laid aside."""

    CYCLE = "cycle"
    SALUTE = "salute"
    SPEND = "spend"  # a blow, lured


@dataclass(frozen=True, slots=True, kw_only=True)
class Discard(Move):
    """`cycle:taunt`, `salute:P`, `spend:MFl`: one card of the hand goes to the discard."""

    verb: Verb
    card: Card

    @property
    def steps(self) -> tuple[str, ...]:
        """Two taps: what for, and the card."""
        return (str(self.verb), str(self.card))

    def __str__(self) -> str:
        return f"{self.verb}:{self.card}"

    @property
    def cards(self) -> Cards:
        """The one."""
        return (self.card,)


@dataclass(frozen=True, slots=True, kw_only=True)
class Trade(Move):
    """`trade:MFl,turn`: two cards for one. In the order of a hand."""

    cards: Cards

    @property
    def steps(self) -> tuple[str, ...]:
        """Three taps: the word, and the two cards."""
        return ("trade", *map(str, self.cards))

    def __str__(self) -> str:
        return f"trade:{','.join(self.cards)}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Mulligan(Move):
    """`mulligan:MFl,turn`, `keep`: so many cards of the first hand are changed for others."""

    cards: Cards = ()

    @property
    def steps(self) -> tuple[str, ...]:
        """A tap a card; any number of them may be sent."""
        return tuple(map(str, self.cards)) or ("keep",)

    @property
    def plain(self) -> str:
        """The cards alone: nothing else can be done with them then."""
        return " ".join(self.steps)

    def __str__(self) -> str:
        return f"mulligan:{','.join(self.cards)}" if self.cards else "keep"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardlessAct(Move):
    """A decision for which no card leaves the hand."""

    @property
    def cards(self) -> Cards:
        """None."""
        return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeVirtue(CardlessAct):
    """`virtue:prudentia`: one of the virtues that are left."""

    virtue: Virtue

    @property
    def steps(self) -> tuple[str, ...]:
        """One tap."""
        return (f"virtue:{self.virtue}",)

    @property
    def plain(self) -> str:
        """Its name."""
        return self.virtue.value


@dataclass(frozen=True, slots=True, kw_only=True)
class TakePosta(CardlessAct):
    """`posta:longa` chosen in secret; `change:longa`, a change that everybody sees."""

    posta: Posta
    changes: bool = False

    @property
    def steps(self) -> tuple[str, ...]:
        """One tap."""
        return (f"{'change' if self.changes else 'posta'}:{self.posta}",)

    @property
    def plain(self) -> str:
        """The name of the posta."""
        return self.posta.value.replace("_", " ")


@dataclass(frozen=True, slots=True, kw_only=True)
class Orient(CardlessAct):
    """`inside`, `outside`: where the mover stands."""

    flank: Flank

    @property
    def steps(self) -> tuple[str, ...]:
        """One tap."""
        return (str(self.flank),)


class Word(StrEnum):
    """A decision that names no card."""

    PASS = "pass"  # noqa: S105 - no password; whatever could be done here is not done
    BOLD = "bold"
    NO_SALUTE = "nosalute"


@dataclass(frozen=True, slots=True, kw_only=True)
class Say(CardlessAct):
    """`pass`, `bold`, `nosalute`."""

    word: Word

    @property
    def steps(self) -> tuple[str, ...]:
        """One tap."""
        return (str(self.word),)


Act = Play | Fetch | Discard | Trade | Mulligan | TakeVirtue | TakePosta | Orient | Say

PASS: Final = Say(word=Word.PASS)
BOLD: Final = Say(word=Word.BOLD)
NO_SALUTE: Final = Say(word=Word.NO_SALUTE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Chain(Move):
    """`MFl+villano`: several windows of one man, entered in one go. Two acts or more."""

    acts: tuple[Act, ...]

    @property
    def steps(self) -> tuple[str, ...]:
        """The taps of all acts, in order."""
        return tuple(step for act in self.acts for step in act.steps)

    def __str__(self) -> str:
        return "+".join(map(str, self.acts))


AudatiaMove = Act | Chain


def acts_of(move: AudatiaMove) -> tuple[Act, ...]:
    """The acts of a move, in order."""
    return move.acts if isinstance(move, Chain) else (move,)


def chained(acts: tuple[Act, ...]) -> AudatiaMove:
    """The move of one act or more."""
    return acts[0] if len(acts) == 1 else Chain(acts=acts)
