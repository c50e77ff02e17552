"""The tables of the rules: a corrected card is a corrected row.
`tests/engines/audatia/test_data.py` checks that they are whole and fit together.

Rows that the rules page marks as reconstructed may be replaced; nothing else repeats them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.audatia.terms import (
    Blow,
    Card,
    Cards,
    Character,
    Flank,
    Posta,
    Side,
    Sun,
    Use,
    Virtue,
    Window,
)

MF, RF, MM, RM, MS, RS, P = Blow
_A, _P, _F, _C = Virtue
_R, _L = Side.RIGHT, Side.LEFT


@dataclass(frozen=True, slots=True, kw_only=True)
class BlowRow:
    """One of the seven swords."""

    side: Side
    attacks: bool  # of its own; a sottano only with the advantage in prudentia
    uses: frozenset[Use]  # against an attack
    parried_by: frozenset[Blow]
    countered_by: frozenset[Blow] = frozenset()  # counterattacks that may meet it
    is_fendente: bool = False
    prudent: bool = False  # attacks with the advantage in prudentia

    @property
    def is_cut(self) -> bool:
        """All but the thrust."""
        return self.side is not Side.MIDDLE


def _blow(
    side: Side, uses: str, parries: str, counters: str = "", *, kind: str = "fendente"
) -> BlowRow:
    return BlowRow(
        side=side,
        attacks=kind != "sottano",
        prudent=kind == "sottano",
        is_fendente=kind == "fendente",
        uses=frozenset(map(Use, uses.split())),
        parried_by=frozenset(map(Blow, parries.split())),
        countered_by=frozenset(map(Blow, counters.split())),
    )


BLOWS: Final[dict[Blow, BlowRow]] = {
    MF: _blow(_R, "parry counterattack", "MF MS RS", "MF"),
    RF: _blow(_L, "parry counterattack", "RF MS RS", "RF"),
    MM: _blow(_R, "break", "MF MS RS", kind="mezano"),
    RM: _blow(_L, "break", "RF MS RS", kind="mezano"),
    MS: _blow(_R, "parry", "MF RF MS", kind="sottano"),
    RS: _blow(_L, "parry", "MF RF RS", kind="sottano"),
    P: _blow(Side.MIDDLE, "exchange", "MF RF MS RS", kind="punta"),
}

# What a blow answers an attack as, unless a counterattack is named.
USUAL_USE: Final[dict[Blow, Use]] = {
    blow: next(use for use in (Use.PARRY, Use.BREAK, Use.EXCHANGE) if use in row.uses)
    for blow, row in BLOWS.items()
}

# The blows of a sword that is on this side; from the middle only the thrust.
FROM_SIDE: Final[dict[Side, frozenset[Blow]]] = {
    side: frozenset(blow for blow, row in BLOWS.items() if row.side in (side, Side.MIDDLE))
    for side in Side
}


@dataclass(frozen=True, slots=True, kw_only=True)
class PostaRow:
    """One guard: the blows from it, the lines closed in it, what it lends its first blow."""

    blows: frozenset[Blow]
    closed: frozenset[Blow] = frozenset()
    virtue: Virtue | None = None
    amount: int = 0
    on: str = ""  # the blow that is lent it: any, parry, thrust, cut attack
    exchanges: bool = False
    once: bool = False  # a duel
    stretto: frozenset[Blow] = frozenset()  # first blows whose parry always binds stretto


def _posta(
    blows: str,
    closed: str = "",
    lends: tuple[Virtue, str] | None = None,
    *,
    exchanges: bool = False,
    once: bool = False,
    stretto: str = "",
) -> PostaRow:
    virtue, on = lends or (None, "")
    return PostaRow(
        blows=frozenset(map(Blow, blows.split())),
        closed=frozenset(map(Blow, closed.split())),
        virtue=virtue,
        amount=2 if virtue else 0,
        on=on,
        exchanges=exchanges,
        once=once,
        stretto=frozenset(map(Blow, stretto.split())),
    )


# When a posta lends its modifier to the first blow from it.
ANY, PARRY, THRUST, CUT_ATTACK = ("any", "parry", "thrust", "cut attack")

POSTE: Final[dict[Posta, PostaRow]] = {
    Posta.FRONTALE: _posta("RF RM P", "MF MM", (_F, PARRY), exchanges=True),
    Posta.DONNA_DESTRA: _posta("MF P", "", (_F, ANY)),
    Posta.DONNA_SINESTRA: _posta("RF P", "", (_F, ANY)),
    Posta.FENESTRA_DESTRA: _posta("MF MM P", "RF", (_C, THRUST), exchanges=True),
    Posta.FENESTRA_SINESTRA: _posta("RF RM P", "MF", (_C, THRUST), exchanges=True),
    Posta.LONGA: _posta("MF RF P", "P", (_C, CUT_ATTACK)),
    Posta.BREVE: _posta("MS RS P", "RM RS", (_A, THRUST), exchanges=True),
    Posta.TUTTA_PORTA: _posta("MF MS P", "RS", (_A, PARRY), exchanges=True),
    Posta.MEZANA_PORTA: _posta("MS RS P", "MS RS", (_A, PARRY)),
    Posta.DENTE: _posta("RS P", "MS", (_F, PARRY)),
    Posta.CODA_LONGA: _posta("RF RS P", stretto="RF"),
    Posta.BICORNO: _posta("MF RF P", "MF RF", exchanges=True, once=True),
}

# Audatia of the first blow of a challenged whose salute was not returned.
SALUTE_AMOUNT: Final = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class RemedyRow:
    """A remedy and its perfect counter-remedy; `flanks` are where it may be played."""

    flanks: frozenset[Flank]
    perfect: Card


_BOTH: Final = frozenset(Flank)
_IN, _OUT = frozenset({Flank.INSIDE}), frozenset({Flank.OUTSIDE})

REMEDIES: Final[dict[Card, RemedyRow]] = {
    Card.TURN: RemedyRow(flanks=_BOTH, perfect=Card.COVER),
    Card.SOPRANA: RemedyRow(flanks=_OUT, perfect=Card.XSOPRANA),
    Card.ELBOW: RemedyRow(flanks=_OUT, perfect=Card.XELBOW),
    Card.BIND: RemedyRow(flanks=_IN, perfect=Card.XBIND),
    Card.HANDLE: RemedyRow(flanks=_IN, perfect=Card.XHANDLE),
}

# Counter-remedies, and the side of the remedies that each may answer.
COUNTERS: Final[dict[Card, frozenset[Flank]]] = {
    row.perfect: row.flanks for row in REMEDIES.values()
}


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillRow:
    """A skill: where it may be played, the virtue whose advantage it needs, whether it cycles."""

    windows: tuple[Window, ...]
    virtue: Virtue | None = None
    cycles: bool = False
    fetches: str = ""  # any: a card of the discard; blow: one of the discard or of the pile


_APART: Final = (Window.SKILLS,)
_IN_DANGER: Final = (Window.DEFEND, Window.ESCAPE, Window.BOLD, Window.REMEDY, Window.DENY)
# Decisions of one's own: all but the preparation, a lure, and the answer to a skill.
_OWN: Final = (
    Window.MEASURE, Window.SKILLS, Window.DUTY, Window.OPENING, Window.REPLY, Window.LAST_CALL,
    Window.DEFEND, Window.ESCAPE, Window.VILLANO, Window.ENTRY, Window.BOLD, Window.AGAIN,
    Window.TURN, Window.ORIENT, Window.REMEDY, Window.COUNTER,
)  # fmt: skip

SKILLS: Final[dict[Card, SkillRow]] = {
    Card.TAUNT: SkillRow(windows=_APART, virtue=_A, cycles=True),
    Card.PREEMPT: SkillRow(windows=_APART, virtue=_P, cycles=True),
    Card.LURE: SkillRow(windows=_APART, virtue=_F, cycles=True),
    Card.LYNX: SkillRow(windows=_APART, virtue=_P, cycles=True),
    Card.SECOND: SkillRow(windows=_OWN, virtue=_P, fetches="any"),
    Card.MEASURE: SkillRow(windows=(Window.DEFEND,), virtue=_P),
    Card.DENY: SkillRow(windows=(Window.DENY,)),
    Card.KICK: SkillRow(windows=(Window.BOLD,), virtue=_C),
    Card.FEINT: SkillRow(windows=(Window.ENTRY,), virtue=_C),
    Card.BREAKOFF: SkillRow(windows=_IN_DANGER),
    Card.VILLANO: SkillRow(windows=(Window.VILLANO,), virtue=_F),
    Card.REPEAT: SkillRow(windows=_OWN, cycles=True, fetches="blow"),
}

FETCHING: Final = tuple(card for card, row in SKILLS.items() if row.fetches)
CYCLES: Final = frozenset(card for card, row in SKILLS.items() if row.cycles)
# Skills that win the duel unless they are answered.
DEADLY: Final = frozenset({Card.KICK, Card.VILLANO})

BLOW_OF: Final[dict[Card, Blow]] = {
    card: Blow(card.value.rstrip("lr")) for card in Card if card.value.rstrip("lr") in set(Blow)
}
SUN_OF: Final[dict[Card, Sun]] = {
    card: Sun(card.value[-1]) for card, blow in BLOW_OF.items() if BLOWS[blow].is_cut
}
# The cards of each blow: one for each half-sun.
COPIES_OF: Final[dict[Blow, Cards]] = {
    blow: tuple(card for card, its in BLOW_OF.items() if its is blow) for blow in Blow
}

# The order of a hand: blows, remedies, counter-remedies, skills.
RANK: Final[dict[Card, int]] = {card: rank for rank, card in enumerate(Card)}


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckRow:
    """The cards of one character: the first hand, and the action deck."""

    basic: Cards
    action: Cards

    @property
    def cards(self) -> Cards:
        """Both together."""
        return self.basic + self.action


def _cards(text: str) -> Cards:
    # `2xbind` stands for two of them.
    counted = (word.split("x", 1) if word[0].isdigit() else ("1", word) for word in text.split())
    return tuple(Card(code) for count, code in counted for _ in range(int(count)))


_BASIC_BLOWS: Final = _cards("MFl RFl MMl RMl MSl RSl P")
_BASIC_STRETTO: Final = _cards("turn cover")
_ACTION: Final = _cards(
    "MFl 2xMFr RFl 2xRFr MSl 2xMSr RSl 2xRSr 3xP "
    "soprana elbow 2xbind handle xsoprana xelbow 2xxbind xhandle"
)

DECKS: Final[dict[Character, DeckRow]] = {
    Character.GALEAZZO: DeckRow(
        basic=_BASIC_BLOWS + _BASIC_STRETTO + _cards("kick feint breakoff"),
        action=_ACTION + _cards("kick feint breakoff villano 2xrepeat"),
    ),
    Character.BOUCICAULT: DeckRow(
        basic=_BASIC_BLOWS + _BASIC_STRETTO + _cards("taunt deny lynx"),
        action=_ACTION + _cards("lynx 2xpreempt second lure measure"),
    ),
}
