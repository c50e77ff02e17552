"""Cards to look at, one by one: 600 by 900, for any look.

A code names a card, a posta, or a sheet: all poste, the course of a duel.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from engines.audatia.data import BLOW_OF, COUNTERS, POSTE, REMEDIES
from engines.audatia.terms import Card, Posta
from engines.core.values import View
from renderers.audatia import card_blow, card_posta, card_skill, card_stretto, flow, poste
from renderers.audatia.layout import CARD, WIDTH
from renderers.audatia.press import Press, press_of
from renderers.kit.page import Page
from renderers.kit.sprites import Sprite
from renderers.look import Look

SHEETS: Final = {"poste": poste, "flow": flow}
"""The twelve guards, and the course of a duel."""

CODES: Final[tuple[str, ...]] = (*(c.value for c in Card), *(p.value for p in Posta), *SHEETS)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardView(View):
    """One card to look at. It is drawn as any view is; everybody sees the same."""

    game: ClassVar[str] = "audatia"
    code: str


ALBUM: Final = {code: CardView(onlooker=None, code=code) for code in CODES}
"""Every card, posta and sheet by its code."""


def card(code: str, look: Look) -> Page:
    """The picture of one card. Raises KeyError if no card has this code."""
    if code not in ALBUM:
        raise KeyError(code)
    press = press_of(look)
    page = Page(card_size(code), press.stock, ())
    if code in SHEETS:
        SHEETS[code].sheet(page, press)
    else:
        page.place(_drawn(code, press))
    return page


def card_size(code: str) -> tuple[int, int]:
    """Width and height of that picture."""
    return (WIDTH, SHEETS[code].HEIGHT) if code in SHEETS else CARD


@lru_cache(maxsize=64)
def _drawn(code: str, press: Press) -> Sprite:
    if code in {posta.value for posta in POSTE}:
        return card_posta.posta_card(Posta(code), press)
    which = Card(code)
    draw: Callable[[Card, Press], Sprite] = card_skill.skill_card
    if which in BLOW_OF:
        draw = card_blow.blow_card
    elif which in REMEDIES or which in COUNTERS:
        draw = card_stretto.stretto_card
    return draw(which, press)
