"""What one reader prefers: language, look, and whether to be asked before a move is sent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.application.profile import (
    COLOUR_VISION,
    DIGEST_HOUR,
    LANGUAGE,
    LOCALE,
    REMINDERS,
    SENDING,
    SIDE,
    TEXT_SIZE,
    THEME,
    Reminders,
)
from bot.messages.words import choose_language
from engines.core.seat import Pair
from renderers.style import ColourVision, RenderStyle, TextSize, Theme

_KNOWN: Final = 256  # readers

VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    LANGUAGE: ("", "en", "it", "es", "fr"),
    THEME: tuple(Theme),
    COLOUR_VISION: tuple(ColourVision),
    TEXT_SIZE: tuple(TextSize),
    SIDE: ("by_seat", "left"),
    SENDING: ("ask", "at_once"),
    REMINDERS: tuple(Reminders),
    DIGEST_HOUR: tuple(map(str, (*range(9, 23), *range(6, 9)))),
}
"""What a player may set, with the values; the first is the default."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences:
    """One reader's settings, read with care: what is stored may be old or odd."""

    language: str
    theme: Theme = Theme.LIGHT
    colour_vision: ColourVision = ColourVision.COMMON
    text_size: TextSize = TextSize.COMMON
    sees_himself_left: bool = False
    sends_at_once: bool = False

    @classmethod
    def of(cls, settings: Mapping[str, str], *locales: str) -> Preferences:
        """His own choice of language, else the platform's locale, else the chat's."""
        return _read(tuple(settings.items()), locales)

    def render_style(self, names: Pair[str], *, is_second: bool = False) -> RenderStyle:
        """How this reader's pictures are drawn; `is_second`: he sits in the second seat."""
        return RenderStyle(
            names=names,
            theme=self.theme,
            colour_vision=self.colour_vision,
            text_size=self.text_size,
            mirrored=is_second and self.sees_himself_left,
        )


@lru_cache(_KNOWN)
def _read(given: tuple[tuple[str, str], ...], locales: tuple[str, ...]) -> Preferences:
    settings = dict(given)

    def one(key: str) -> str:
        value = settings.get(key, "")
        return value if value in VALUES[key] else VALUES[key][0]

    return Preferences(
        language=choose_language(one(LANGUAGE), settings.get(LOCALE, ""), *locales),
        theme=Theme(one(THEME)),
        colour_vision=ColourVision(one(COLOUR_VISION)),
        text_size=TextSize(one(TEXT_SIZE)),
        sees_himself_left=one(SIDE) == "left",
        sends_at_once=one(SENDING) == "at_once",
    )
