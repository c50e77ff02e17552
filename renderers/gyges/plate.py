"""Views for the page's entrance: `HERO`, shown large, and `PLATE`, shown small."""

from __future__ import annotations

from typing import Final

from renderers.gyges.lessons import LESSONS

HERO: Final = next(lesson.view for lesson in LESSONS if lesson.key == "throw")
PLATE: Final = HERO
