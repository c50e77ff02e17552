"""Types that the state, the views and the events of Audatia share.

Sides are always named in their owner's frame: their mandritto side is R, their roverso side L.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engines.core.seat import Seat

# Cards of a full hand.
HAND: Final = 12

CHALLENGER: Final = Seat.ONE
CHALLENGED: Final = Seat.TWO


class Character(StrEnum):
    """Whose deck a man plays."""

    GALEAZZO = "galeazzo"
    BOUCICAULT = "boucicault"


class Virtue(StrEnum):
    """The four virtues, in the order of the pictures."""

    AUDATIA = "audatia"
    PRUDENTIA = "prudentia"
    FORTITUDO = "fortitudo"
    CELERITAS = "celeritas"


class Side(StrEnum):
    """Where a sword or a blow is, in its owner's frame."""

    RIGHT = "R"
    LEFT = "L"
    MIDDLE = "M"

    @property
    def opposite(self) -> Side:
        """Across the middle."""
        return _OPPOSITE[self]


_OPPOSITE = {Side.RIGHT: Side.LEFT, Side.LEFT: Side.RIGHT, Side.MIDDLE: Side.MIDDLE}


class Flank(StrEnum):
    """Where a man stands at close quarters."""

    INSIDE = "inside"
    OUTSIDE = "outside"

    @property
    def opposite(self) -> Flank:
        """Where the other man stands."""
        return Flank.OUTSIDE if self is Flank.INSIDE else Flank.INSIDE


class Sun(StrEnum):
    """Which half of the sun a cut shows at its top edge, in its owner's frame."""

    LEFT = "l"
    RIGHT = "r"


class Bind(StrEnum):
    """How the blades crossed after a parry."""

    LARGO = "largo"
    STRETTO = "stretto"


class Blow(StrEnum):
    """The seven swords."""

    MF = "MF"
    RF = "RF"
    MM = "MM"
    RM = "RM"
    MS = "MS"
    RS = "RS"
    P = "P"


class Card(StrEnum):
    """Every kind of card that a hand may hold; a cut's copies differ by their half-sun."""

    MFL = "MFl"
    MFR = "MFr"
    RFL = "RFl"
    RFR = "RFr"
    MML = "MMl"
    RML = "RMl"
    MSL = "MSl"
    MSR = "MSr"
    RSL = "RSl"
    RSR = "RSr"
    P = "P"
    TURN = "turn"
    SOPRANA = "soprana"
    ELBOW = "elbow"
    BIND = "bind"
    HANDLE = "handle"
    COVER = "cover"
    XSOPRANA = "xsoprana"
    XELBOW = "xelbow"
    XBIND = "xbind"
    XHANDLE = "xhandle"
    TAUNT = "taunt"
    PREEMPT = "preempt"
    LURE = "lure"
    LYNX = "lynx"
    SECOND = "second"
    MEASURE = "measure"
    DENY = "deny"
    KICK = "kick"
    FEINT = "feint"
    BREAKOFF = "breakoff"
    VILLANO = "villano"
    REPEAT = "repeat"


Cards = tuple[Card, ...]


class Posta(StrEnum):
    """The twelve guards."""

    FRONTALE = "frontale"
    DONNA_DESTRA = "donna_destra"
    DONNA_SINESTRA = "donna_sinestra"
    FENESTRA_DESTRA = "fenestra_destra"
    FENESTRA_SINESTRA = "fenestra_sinestra"
    LONGA = "longa"
    BREVE = "breve"
    TUTTA_PORTA = "tutta_porta"
    MEZANA_PORTA = "mezana_porta"
    DENTE = "dente"
    CODA_LONGA = "coda_longa"
    BICORNO = "bicorno"


class Use(StrEnum):
    """What a card on a pile was played as."""

    ATTACK = "attack"
    PARRY = "parry"
    COUNTERATTACK = "counterattack"  # it defends and attacks at once
    BREAK = "break"  # of a thrust, by a mezano
    EXCHANGE = "exchange"  # of thrusts
    REMEDY = "remedy"
    COUNTER_REMEDY = "counter-remedy"


class Window(StrEnum):
    """What is being decided."""

    MULLIGAN = "mulligan"  # both, in secret: which cards of the first hand to change
    VIRTUE = "virtue"
    SALUTE = "salute"  # the challenged
    RETURN = "return"  # the challenger: to return the salute
    MEASURE = "measure"  # both: trades, then a posta chosen in secret
    SKILLS = "skills"  # out of measure, in the order of celeritas
    LURED = "lured"  # a blow to discard
    LURED_POSTA = "lured-posta"  # and another posta
    DUTY = "duty"  # pre-empt or taunt: the designated man attacks
    OPENING = "opening"  # the challenger attacks or changes posta
    REPLY = "reply"  # the challenged attacks or changes posta
    LAST_CALL = "last-call"  # the challenger attacks, or the assault is drawn
    DEFEND = "defend"  # an attack or a counterattack is to be answered
    ESCAPE = "escape"  # an exchange is to be answered
    VILLANO = "villano"  # the parrier, before the bind
    ENTRY = "entry"  # the attacker who was parried: bold entry or feint
    BOLD = "bold"  # a bold entry is to be answered: a kick, a break off
    AGAIN = "again"  # after a feint: the attack
    TURN = "turn"  # largo: attack or decline
    ORIENT = "orient"  # who stands inside
    REMEDY = "remedy"
    COUNTER = "counter"  # a remedy is to be answered
    DENY = "deny"  # a skill was played
    OVER = "over"


# Both men choose at once, in secret.
SECRET_WINDOWS: Final = (Window.MULLIGAN, Window.MEASURE)

# A blow that is played here is an attack.
ATTACK_WINDOWS: Final = frozenset(
    {
        Window.DUTY,
        Window.OPENING,
        Window.REPLY,
        Window.LAST_CALL,
        Window.AGAIN,
        Window.TURN,
    }
)

# Nothing need be done here.
OPTIONAL_WINDOWS: Final = frozenset(
    {
        Window.SKILLS,
        Window.DUTY,
        Window.LAST_CALL,
        Window.VILLANO,
        Window.ENTRY,
        Window.BOLD,
        Window.TURN,
        Window.REMEDY,
        Window.DENY,
    }
)


class Ending(StrEnum):
    """Why the duel ended: a key of the locales."""

    BLOW = "blow"  # an attack that was not answered
    EXCHANGE = "exchange"  # an exchange that was not escaped
    REMEDY = "remedy"  # a remedy that was not countered
    PERFECT = "perfect"  # a remedy's perfect counter-remedy
    KICK = "kick"
    VILLANO = "villano"
    DRAWS = "draws"  # the second drawn assault
    BROKEN_OFF = "broken-off"  # the match ended from outside


class Answer(StrEnum):
    """What becomes of a counter-remedy that is not the perfect one."""

    BREAK_OFF = "break_off"
    RESPONDER_MAY_REMEDY = "responder_may_remedy"


class ActKind(StrEnum):
    """What kind of act everybody saw last."""

    MULLIGANED = "mulliganed"
    TOOK = "took"  # a virtue
    SALUTED = "saluted"
    WITHHELD = "withheld"  # a salute, or its return
    TRADED = "traded"
    CYCLED = "cycled"
    CHOSE = "chose"  # a posta or a mulligan, in secret
    REVEALED = "revealed"  # both poste
    CHANGED = "changed"  # posta
    SPENT = "spent"  # a blow, lured
    PLAYED = "played"  # a card on the pile: see `use`
    SKILL = "skill"
    FETCHED = "fetched"  # with second thought or repeat
    DENIED = "denied"
    ALLOWED = "allowed"  # a skill was not denied
    BOLD = "bold"
    ORIENTED = "oriented"
    PASSED = "passed"


@dataclass(frozen=True, slots=True)
class Modifier:
    """A virtue raised for as long as the blow that it came with tops its owner's pile."""

    virtue: Virtue
    amount: int


@dataclass(frozen=True, slots=True)
class Pending:
    """What must be answered now: a blow, an exchange, a remedy."""

    seat: Seat  # whose card it is
    card: Card
    use: Use  # ATTACK, COUNTERATTACK, EXCHANGE or REMEDY
    flank: Flank | None = None  # of a remedy: the side it was played on


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill that was revealed and may still be denied; `window` goes on afterwards."""

    seat: Seat
    card: Card
    window: Window
    fetched: Card | None = None


@dataclass(frozen=True, slots=True)
class Duty:
    """The seat that must attack first in this assault, and by which skill."""

    seat: Seat
    card: Card  # taunt or pre-empt
    has_changed: bool = False  # posta, for want of an attack
    is_sworn: bool = False  # pre-empted, and so holds an attack; until a posta changes


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicMan:
    """What everybody sees of one of the two men."""

    virtues: tuple[Virtue, ...] = ()  # whose cards this man holds
    known: Cards = ()  # of this hand, what everybody has seen: the first one, and what was fetched
    discard: Cards = ()  # in order, its top last
    pile: Cards = ()  # in play, its top last
    posta: Posta | None = None  # revealed, and not left yet
    side: Side | None = None  # of the sword; None in a posta or out of measure
    launched: Posta | None = None  # the posta from which the top of the pile was played
    mods: tuple[Modifier, ...] = ()  # alive while the last blow tops the pile
    salute: bool | None = None  # whether the salute was given or returned; None: not asked
    is_owed: bool = False  # audatia for the first blow: the salute was not returned
    has_spent_bicorno: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LastAct:
    """What everybody saw of the last act: enough to draw and to tell it.

    `earlier` are the acts of the same chain before it, which no other field may still show, such as
    a side that was chosen just before the assault was broken off.
    """

    kind: ActKind
    seat: Seat
    cards: Cards = ()  # that were shown
    use: Use | None = None
    word: str = ""  # a posta, a virtue, a flank, or the window that was passed
    earlier: tuple[LastAct, ...] = ()
