"""Cards to look at one by one: 600 by 900 px.

A code names a card, a posta, or a sheet: all poste, or the course of a duel.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from engines.audatia.notation.names import CARDS
from engines.audatia.notation.names import POSTE as GUARDS
from engines.audatia.rules.data import BLOW_OF, COPIES_OF, COUNTERS, POSTE, REMEDIES, SKILLS
from engines.audatia.terms import Blow, Card, Posta, Window
from engines.audatia.views import AudatiaView
from engines.core.values import View
from renderers.audatia import card_blow, card_posta, card_technique, sheet_flow, sheet_poste
from renderers.audatia.decision_kinds import SHEETS as COURSE
from renderers.audatia.design import Design, design_of
from renderers.audatia.facts import on_button
from renderers.audatia.layout import CARD, WIDTH
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite
from renderers.kit.viewport import whole
from renderers.style import RenderStyle
from renderers.wording import Say

# The twelve guards, and the course of a duel.
SHEETS: Final = {"poste": sheet_poste, "flow": sheet_flow}

# The same course with a step of it marked, by the codes of these sheets.
STEPS: Final = {code: step for step, code in COURSE.items()}

CODES: Final[tuple[str, ...]] = (
    *(c.value for c in Card),
    *(p.value for p in Posta),
    *SHEETS,
    *STEPS,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardView(View):
    """One card to look at. It is drawn as other views are; everybody sees the same."""

    game: ClassVar[str] = "audatia"
    code: str


# Every card, posta and sheet by its code.
ALBUM: Final = {code: CardView(onlooker=None, code=code) for code in CODES}


# The codes of the album by kinds; `audatia-shelf-<kind>` names them. The steps of the course are
# come to by the course, and stand on none: a chat has no room for so many buttons.
SHELVES: Final[dict[str, tuple[str, ...]]] = {
    "blows": tuple(draw_card.value for draw_card in BLOW_OF),
    "close": tuple(draw_card.value for draw_card in (*REMEDIES, *COUNTERS)),
    "skills": tuple(draw_card.value for draw_card in SKILLS),
    "poste": tuple(posta.value for posta in POSTE),
    "sheets": tuple(SHEETS),
}

# Where the locales tell of each: `audatia-about-<entry>`. A cut's two copies share theirs.
ENTRIES: Final[dict[str, str]] = {
    code: BLOW_OF[Card(code)].value if code in SHELVES["blows"] else code for code in CODES
}

# What people may type for a card, in English and Italian, and the card's code.
SPELLINGS: Final[dict[str, str]] = {
    spelling: COPIES_OF[thing][0].value if isinstance(thing, Blow) else thing.value
    for spelling, thing in (*CARDS.items(), *GUARDS.items())
}

_GUARDED: Final = (Window.MEASURE, Window.LURED_POSTA, Window.OPENING, Window.REPLY)


def face(code: str, say: Say) -> str:
    """A code in a few letters, for a button: "MF ◖", "Feint", "Longa"."""
    if code in SHEETS or code in STEPS:
        return say(f"audatia-about-{code}.title")
    if code in SHELVES["poste"]:
        return say("audatia-posta", posta=code)
    return on_button(Card(code), say)


def at_hand(view: View) -> tuple[str, ...]:
    """What the onlooker holds, one of each."""
    hand = view.hand if isinstance(view, AudatiaView) else ()
    return tuple(dict.fromkeys(card.value for card in hand))


def on_table(view: View) -> tuple[str, ...]:
    """What lies before everybody: the guards, the tops of the piles, a skill just played."""
    if not isinstance(view, AudatiaView):
        return ()
    found = [code for man in view.men for code in (man.posta, *man.pile[-1:]) if code]
    if view.skill:
        found.append(view.skill.card)
    return tuple(dict.fromkeys(code.value for code in found))


def sheet_for(view: View) -> str:
    """The sheet that helps with what the onlooker is to decide; "" if none does."""
    if not isinstance(view, AudatiaView) or view.onlooker not in view.active:
        return ""
    return "poste" if view.window in _GUARDED else ""


def draw_card(code: str, style: RenderStyle) -> Layers:
    """The picture of one card. Raises KeyError if no card has this code."""
    if code not in ALBUM:
        raise KeyError(code)
    design = design_of(style)
    layers = Layers(whole(*card_size(code), style.scale), design.background, ())
    if code in STEPS:
        sheet_flow.paint_sheet(layers, design, STEPS[code])
    elif code in SHEETS:
        SHEETS[code].paint_sheet(layers, design)
    else:
        layers.place(_drawn(code, design))
    return layers


def card_size(code: str) -> tuple[int, int]:
    """Width and height of that picture in pixels."""
    sheet = SHEETS["flow"] if code in STEPS else SHEETS.get(code)
    return (WIDTH, sheet.HEIGHT) if sheet else CARD


@lru_cache(maxsize=64)
def _drawn(code: str, design: Design) -> Sprite:
    if code in {posta.value for posta in POSTE}:
        return card_posta.posta_card(Posta(code), design)
    card = Card(code)
    if card in BLOW_OF:
        return card_blow.blow_card(card, design)
    if card in SKILLS:
        return card_technique.skill_card(card, design)
    return card_technique.stretto_card(card, design)
