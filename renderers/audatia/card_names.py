"""The Italian names on cards, the same in every language."""

from __future__ import annotations

from typing import Final

from engines.audatia.rules.data import BLOW_OF
from engines.audatia.terms import Blow, Card, Posta

BLOWS: Final = {
    Blow.MF: "Mandritto Fendente",
    Blow.RF: "Roverso Fendente",
    Blow.MM: "Mandritto Mezano",
    Blow.RM: "Roverso Mezano",
    Blow.MS: "Mandritto Sottano",
    Blow.RS: "Roverso Sottano",
    Blow.P: "Punta",
}
POSTE: Final = {
    Posta.FRONTALE: "Frontale",
    Posta.DONNA_DESTRA: "Donna Destra",
    Posta.DONNA_SINESTRA: "Donna Sinestra",
    Posta.FENESTRA_DESTRA: "Fenestra Destra",
    Posta.FENESTRA_SINESTRA: "Fenestra Sinestra",
    Posta.LONGA: "Longa",
    Posta.BREVE: "Breve",
    Posta.TUTTA_PORTA: "Tutta Porta di Ferro",
    Posta.MEZANA_PORTA: "Porta di Ferro Mezana",
    Posta.DENTE: "Dente di Zenghiaro",
    Posta.CODA_LONGA: "Coda Longa",
    Posta.BICORNO: "Bicorno",
}
_TECHNIQUES: Final = {
    Card.TURN: "Volta e Pomo",
    Card.SOPRANA: "Soprana Tor di Spada",
    Card.ELBOW: "Spinta al Gomito",
    Card.BIND: "Ligadura Mezana",
    Card.HANDLE: "Presa del Manico",
    Card.COVER: "Coperta e Pomo",
    Card.XSOPRANA: "Contra Soprana",
    Card.XELBOW: "Contra Gomito",
    Card.XBIND: "Contra Ligadura",
    Card.XHANDLE: "Contra Manico",
    Card.TAUNT: "Burla",
    Card.PREEMPT: "Anticipo",
    Card.LURE: "Esca",
    Card.LYNX: "Occhio di Lince",
    Card.SECOND: "Ripensamento",
    Card.MEASURE: "Misura Perfetta",
    Card.DENY: "Negazione",
    Card.KICK: "Calcio",
    Card.FEINT: "Finta",
    Card.BREAKOFF: "Uscita",
    Card.VILLANO: "Colpo di Villano",
    Card.REPEAT: "Ripetizione",
}


def full_name(card: Card) -> str:
    """A card's whole name."""
    blow = BLOW_OF.get(card)
    return BLOWS[blow] if blow else _TECHNIQUES[card]


def short_name(card: Card) -> str:
    """A shorter name: without mandritto or roverso, which a blow's code says."""
    blow = BLOW_OF.get(card)
    return BLOWS[blow].rsplit(" ", 1)[-1] if blow else _TECHNIQUES[card]


def name_lines(name: str, *, most: int = 2) -> tuple[str, ...]:
    """A name on at most two lines, or three, as it stands on small cards."""
    parts: list[str] = []
    for word in name.split():
        if parts and parts[-1].islower():  # an article goes with its noun: "del Manico"
            parts[-1] += f" {word}"
        else:
            parts.append(word)
    return (*parts[: most - 1], *filter(None, [" ".join(parts[most - 1 :])]))


def code_of(card: Card) -> str:
    """What is typed for a card, in capitals; without the letter of a cut's half-sun."""
    blow = BLOW_OF.get(card)
    return blow.value if blow else card.value.upper()
