"""Cards to look at, one by one: 600 by 900, for any look.

`card(code, look)` draws the card, the posta or the sheet of all poste that a code names; `CODES`
are all of them. Words: `audatia-card-<code>`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from engines.audatia.data import BLOW_OF, COUNTERS, POSTE, REMEDIES
from engines.audatia.terms import Card, Posta
from renderers.audatia import card_blow, card_posta, card_skill, card_stretto
from renderers.audatia.layout import CARD, WIDTH
from renderers.audatia.poste import HEIGHT, sheet
from renderers.audatia.press import Press, press_of
from renderers.kit.page import Page
from renderers.kit.sprites import Sprite
from renderers.look import Look

ALL_POSTE: Final = "poste"
CODES: Final[tuple[str, ...]] = (*(c.value for c in Card), *(p.value for p in Posta), ALL_POSTE)


def card(code: str, look: Look) -> Page:
    """The picture of one card. Raises KeyError if no card has this code."""
    if code not in CODES:
        raise KeyError(code)
    press = press_of(look)
    if code == ALL_POSTE:
        page = Page((WIDTH, HEIGHT), press.stock, ())
        sheet(page, press)
        return page
    page = Page(CARD, press.stock, ())
    page.place(_drawn(code, press))
    return page


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
