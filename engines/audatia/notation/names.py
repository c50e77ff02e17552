"""What people may call cards, poste and virtues: codes, and English or Italian names."""

from __future__ import annotations

import re
from typing import Final

from engines.audatia.rules.data import COPIES_OF
from engines.audatia.terms import Blow, Card, Flank, Posta, Virtue

_NAMES: Final[dict[Card | Blow | Posta, str]] = {
    Blow.MF: "mandritto fendente",
    Blow.RF: "roverso fendente",
    Blow.MM: "mandritto mezano",
    Blow.RM: "roverso mezano",
    Blow.MS: "mandritto sottano",
    Blow.RS: "roverso sottano",
    Blow.P: "punta / thrust",
    Card.TURN: "turn and pommel strike / volta e pomo",
    Card.SOPRANA: "soprana tor di spada",
    Card.ELBOW: "push the elbow and pommel strike / push the elbow / spinta al gomito",
    Card.BIND: "middle bind / ligadura mezana",
    Card.HANDLE: "grab the handle and strike / grab the handle / presa del manico",
    Card.COVER: "cover and pommel strike / coperta e pomo",
    Card.XSOPRANA: "soprana counter / contra soprana",
    Card.XELBOW: "elbow counter / contra gomito",
    Card.XBIND: "middle bind counter / contra ligadura",
    Card.XHANDLE: "handle counter / contra manico",
    Card.TAUNT: "scherno / burla",
    Card.PREEMPT: "pre-empt / anticipo",
    Card.LURE: "esca",
    Card.LYNX: "eye of the lynx / occhio di lince",
    Card.SECOND: "second thought / ripensamento",
    Card.MEASURE: "perfect measure / misura perfetta",
    Card.DENY: "negazione",
    Card.KICK: "kick to the groin / calcio",
    Card.FEINT: "finta",
    Card.BREAKOFF: "break off / uscita",
    Card.VILLANO: "colpo di villano",
    Card.REPEAT: "ripetizione",
    Posta.FRONTALE: "frontale ditta corona / posta frontale / corona",
    Posta.DONNA_DESTRA: "posta di donna destra / donna / posta di donna",
    Posta.DONNA_SINESTRA: "posta di donna sinestra / donna sinistra",
    Posta.FENESTRA_DESTRA: "posta di fenestra destra / fenestra",
    Posta.FENESTRA_SINESTRA: "posta di fenestra sinestra / fenestra sinistra",
    Posta.LONGA: "posta longa",
    Posta.BREVE: "posta breve",
    Posta.TUTTA_PORTA: "tutta porta di ferro",
    Posta.MEZANA_PORTA: "porta di ferro la mezana / porta di ferro mezana",
    Posta.DENTE: "dente di zenghiaro / dente di cinghiaro",
    Posta.CODA_LONGA: "posta di coda longa",
    Posta.BICORNO: "posta di bicorno",
}

_VIRTUES: Final[dict[Virtue, str]] = {
    Virtue.AUDATIA: "audacity / audacia / boldness",
    Virtue.PRUDENTIA: "prudence / prudenza",
    Virtue.FORTITUDO: "fortitude / fortezza / strength",
    Virtue.CELERITAS: "celerity / celerità / speed",
}

_FLANKS: Final[dict[Flank, str]] = {
    Flank.INSIDE: "dentro / interno",
    Flank.OUTSIDE: "fuori / esterno",
}


def plain(text: str) -> str:
    """Without case, blanks, underscores, hyphens and apostrophes."""
    return re.sub(r"[\s_'’-]+", "", text.lower())


def _canonical(names: str) -> list[str]:
    return [plain(name) for name in names.split("/")]


# A blow that has one kind of copy is that copy.
CARDS: Final[dict[str, Card | Blow]] = {
    **{plain(blow): blow for blow in Blow},
    **{plain(card): card for card in Card},
    **{
        name: thing
        for thing, names in _NAMES.items()
        if isinstance(thing, Card | Blow)
        for name in _canonical(names)
    },
}
CARDS.update(
    {
        name: COPIES_OF[thing][0]
        for name, thing in CARDS.items()
        if isinstance(thing, Blow) and len(COPIES_OF[thing]) == 1
    }
)

POSTE: Final[dict[str, Posta]] = {
    **{plain(posta): posta for posta in Posta},
    **{
        name: thing
        for thing, names in _NAMES.items()
        if isinstance(thing, Posta)
        for name in _canonical(names)
    },
}

VIRTUES: Final[dict[str, Virtue]] = {
    plain(name): virtue for virtue in Virtue for name in (virtue, *_canonical(_VIRTUES[virtue]))
}

FLANKS: Final[dict[str, Flank]] = {
    plain(name): flank for flank in Flank for name in (flank, *_canonical(_FLANKS[flank]))
}
