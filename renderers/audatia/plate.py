"""A moment of a duel made by hand, for a page that has no match to show yet."""

from __future__ import annotations

from typing import Final

from renderers.audatia.lessons import LESSONS

HERO: Final = next(lesson.view for lesson in LESSONS if lesson.key == "bind")
PLATE: Final = next(lesson.view for lesson in LESSONS if lesson.key == "measure")
