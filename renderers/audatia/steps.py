"""The steps of Audatia's moves, read so that they can be put into words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from engines.audatia.moves import PREFIX, Verb, Word
from engines.audatia.rules.data import BLOW_OF, BLOWS, COUNTERS, FETCHING, POSTE, REMEDIES, SUN_OF
from engines.audatia.terms import Bind, Blow, Card, Cards, Flank, Posta, Use, Virtue, Window
from engines.audatia.views import AudatiaView


class Kind(StrEnum):
    """The groups that buttons stand in; the values are keys of the locales."""

    ATTACK = "attack"
    PARRY = "parry"
    COUNTERATTACK = "counterattack"
    BREAK = "break"
    EXCHANGE = "exchange"
    REMEDY = "remedy"
    COUNTER_REMEDY = "counter-remedy"
    SKILL = "skill"
    FETCH = "fetch"
    TRADE = "trade"
    CARD = "card"
    CYCLE = "cycle"
    SALUTE = "salute"
    NO_SALUTE = "nosalute"
    NO_RETURN = "noreturn"
    KEEP = "keep"
    SPEND = "spend"
    VIRTUE = "virtue"
    POSTA = "posta"
    CHANGE = "change"
    FLANK = "flank"
    BOLD = "bold"
    PASS = "pass"  # noqa: S105 - no password; whatever could be done here is not done


_WORDS: Final[dict[str, Kind]] = {
    "keep": Kind.KEEP,
    "trade": Kind.TRADE,
    Word.BOLD.value: Kind.BOLD,
    Word.PASS.value: Kind.PASS,
    **{verb.value: Kind(verb.value) for verb in Verb},
}
_PREFIXES: Final = {word: Kind(use.value) for use, word in PREFIX.items()}
_CARDS: Final = {card.value: card for card in Card}
_TECHNIQUES: Final = {
    **dict.fromkeys(REMEDIES, Kind.REMEDY),
    **dict.fromkeys(COUNTERS, Kind.COUNTER_REMEDY),
    **dict.fromkeys(FETCHING, Kind.FETCH),
}
_FLANKS: Final = {flank.value for flank in Flank}
# How many cards are named after such a tap.
_NAMES_CARDS: Final = {
    Kind.TRADE: 2,
    Kind.CYCLE: 1,
    Kind.SALUTE: 1,
    Kind.SPEND: 1,
    Kind.FETCH: 1,
}
# After these an attack is still to be answered.
_BESIDES: Final = (Kind.PASS, Kind.FETCH, Kind.CARD)


@dataclass(frozen=True, slots=True, kw_only=True)
class Tap:
    """One step of a move: what it does, with which card or to which posta, virtue or flank.

    `named` are the cards that later taps have added to it.
    """

    kind: Kind
    card: Card | None = None
    word: str = ""
    named: Cards = ()

    @property
    def lacks(self) -> int:
        """How many cards are still to be named."""
        return _NAMES_CARDS.get(self.kind, 0) - len(self.named)


def read_path(view: AudatiaView, path: tuple[str, ...]) -> tuple[Tap, ...]:
    """The steps of a move, of a chain of moves, or of their beginning: one tap each.

    Raises:
        ValueError: something in `path` is no step of this game.
    """
    taps: list[Tap] = []
    named = 0  # cards that still belong to the tap before
    for step in path:
        is_named = named > 0 or view.window is Window.MULLIGAN
        if is_named and step in _CARDS:
            named = max(0, named - 1)
            taps.append(Tap(kind=Kind.CARD, card=_CARDS[step]))
            continue
        is_first = all(tap.kind in _BESIDES for tap in taps)
        taps.append(_read(view, step, is_first))
        named = taps[-1].lacks
    return tuple(taps)


def gathered(taps: tuple[Tap, ...]) -> tuple[Tap, ...]:
    """The same with the cards that are named within the tap that they belong to."""
    found: list[Tap] = []
    for tap in taps:
        named = (tap.card,) if tap.kind is Kind.CARD and tap.card else ()
        if named and found:
            found[-1] = replace(found[-1], named=(*found[-1].named, *named))
        else:
            found.append(replace(tap, named=named))
    return tuple(found)


def _read(view: AudatiaView, step: str, is_first: bool) -> Tap:
    prefix, _, rest = step.rpartition(":")
    if prefix in _PREFIXES:
        return Tap(kind=_PREFIXES[prefix], card=Card(rest))
    if prefix == "virtue":
        return Tap(kind=Kind.VIRTUE, word=Virtue(rest).value)
    if prefix in (Kind.POSTA, Kind.CHANGE):
        return Tap(kind=Kind(prefix), word=Posta(rest).value)
    if step in _WORDS:
        return Tap(kind=_WORDS[step])
    if step == Word.NO_SALUTE:
        return Tap(kind=Kind.NO_RETURN if view.window is Window.RETURN else Kind.NO_SALUTE)
    if step in _FLANKS:
        return Tap(kind=Kind.FLANK, word=step)
    if step in _CARDS:
        return Tap(kind=_kind(view, _CARDS[step], is_first), card=_CARDS[step])
    raise ValueError(f"{step!r} is no step of Audatia, such as MFl, kick, posta:longa or pass")


def _kind(view: AudatiaView, card: Card, is_first: bool) -> Kind:
    blow = BLOW_OF.get(card)
    if blow is None:
        return _TECHNIQUES.get(card, Kind.SKILL)
    if view.window is not Window.DEFEND or not is_first:
        return Kind.ATTACK
    if blow is Blow.P:
        return Kind.EXCHANGE
    return Kind.BREAK if Use.BREAK in BLOWS[blow].uses else Kind.PARRY


def bind_of(view: AudatiaView, parry: Card) -> Bind | None:
    """How the blades would cross after this parry; None if there is no attack to parry."""
    if view.pending is None or view.pending.card not in BLOW_OF or parry not in BLOW_OF:
        return None
    attacker, defender = view.men[view.pending.seat], view.men[view.pending.seat.other]
    laid = ((attacker.launched, view.pending.card), (defender.posta, parry))
    if any(posta and BLOW_OF[card] in POSTE[posta].stretto for posta, card in laid):
        return Bind.STRETTO
    suns = {SUN_OF.get(card) for _, card in laid}
    return Bind.STRETTO if len(suns) == 2 and None not in suns else Bind.LARGO


def is_perfect(view: AudatiaView, counter: Card) -> bool:
    """Whether this counter-remedy is the perfect one against the remedy that is to be answered."""
    remedy = view.pending.card if view.pending else None
    return remedy in REMEDIES and REMEDIES[remedy].perfect is counter
