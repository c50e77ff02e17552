"""Views for the page's entrance: `HERO`, shown large, and `PLATE`, shown small."""

from __future__ import annotations

from typing import Final

from renderers.cannae.lessons import LESSONS

HERO: Final = next(lesson.view for lesson in LESSONS if lesson.key == "push")
PLATE: Final = HERO
