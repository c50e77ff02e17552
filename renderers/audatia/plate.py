"""Views for the page's entrance: `HERO`, shown large, and `PLATE`, shown small."""

from __future__ import annotations

from typing import Final

from renderers.audatia.sample_views import BIND
from renderers.audatia.vignette import Vignette

HERO: Final = BIND
PLATE: Final = Vignette(onlooker=None, of=BIND)
