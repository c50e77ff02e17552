"""What one reader prefers: language, look, and whether to be asked before a move is sent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.messages.words import choose_language
from engines.core.seat import Pair
from renderers.style import Look, Print, Sight, Theme

LANGUAGE: Final = "language"  # chosen by the player
LOCALE: Final = "locale"  # what the platform said last
THEME: Final = "theme"
SIGHT: Final = "sight"
PRINT: Final = "print"
SIDE: Final = "side"  # "left": see oneself on the left
SENDING: Final = "sending"  # "at_once": don't ask before a move is sent
NAME: Final = "name"
CLOSED: Final = "closed"  # "1": his private chat refused us
ZONE: Final = "zone"

_KNOWN: Final = 256  # readers

VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    LANGUAGE: ("", "en", "it", "es", "fr"),
    THEME: tuple(Theme),
    SIGHT: tuple(Sight),
    PRINT: tuple(Print),
    SIDE: ("by_seat", "left"),
    SENDING: ("ask", "at_once"),
}
"""What a player may set, with the values; the first is the default."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Taste:
    """One reader's settings, read with care: what is stored may be old or odd."""

    language: str
    theme: Theme = Theme.LIGHT
    sight: Sight = Sight.COMMON
    print: Print = Print.COMMON
    sees_himself_left: bool = False
    sends_at_once: bool = False

    @classmethod
    def of(cls, settings: Mapping[str, str], *locales: str) -> Taste:
        """His own choice of language, else the platform's locale, else the chat's."""
        return _read(tuple(settings.items()), locales)

    def look(self, names: Pair[str], *, is_second: bool = False) -> Look:
        """How this reader's pictures are drawn; `is_second`: he sits in the second seat."""
        return Look(
            names=names,
            theme=self.theme,
            sight=self.sight,
            print=self.print,
            mirrored=is_second and self.sees_himself_left,
        )


@lru_cache(_KNOWN)
def _read(given: tuple[tuple[str, str], ...], locales: tuple[str, ...]) -> Taste:
    settings = dict(given)

    def one(key: str) -> str:
        value = settings.get(key, "")
        return value if value in VALUES[key] else VALUES[key][0]

    return Taste(
        language=choose_language(one(LANGUAGE), settings.get(LOCALE, ""), *locales),
        theme=Theme(one(THEME)),
        sight=Sight(one(SIGHT)),
        print=Print(one(PRINT)),
        sees_himself_left=one(SIDE) == "left",
        sends_at_once=one(SENDING) == "at_once",
    )
