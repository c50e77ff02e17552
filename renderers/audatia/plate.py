"""A moment of a duel made by hand, for a page that has no match to show yet."""

from __future__ import annotations

from typing import Final

from renderers.audatia.lessons import BIND
from renderers.audatia.vignette import Vignette

HERO: Final = BIND
PLATE: Final = Vignette(onlooker=None, of=BIND)
