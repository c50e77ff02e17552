"""What one reader prefers: language, look, whether to be asked before a move is sent.

And what needn't be explained to them any more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from bot.application.profile import (
    COLOUR_VISION,
    DIGEST_HOUR,
    LANGUAGE,
    LOCALE,
    MOTION,
    PICTURE_FORMAT,
    PROFILE_SHOWN,
    PUZZLE_HOUR,
    REMINDERS,
    SENDING,
    SIDE,
    TEXT_SIZE,
    THEME,
    TOLD_ON,
    Motion,
    ProfileShown,
    Reminders,
    explained,
)
from bot.messages.words import choose_language
from engines.core.seat import Pair
from renderers import drawable_framing
from renderers.style import ColourVision, Framing, RenderStyle, TextSize, Theme

_KNOWN: Final = 256  # readers

_WIDE: Final = frozenset({"discord"})  # platforms that show high pictures small on a desktop

# What a player may set, with the values; the first is the default.
VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    LANGUAGE: ("", "en", "it", "es", "fr"),
    THEME: tuple(Theme),
    COLOUR_VISION: tuple(ColourVision),
    TEXT_SIZE: tuple(TextSize),
    PICTURE_FORMAT: ("", Framing.TALL, Framing.WIDE),
    SIDE: ("by_seat", "left"),
    SENDING: ("ask", "at_once"),
    MOTION: tuple(Motion),
    PROFILE_SHOWN: tuple(ProfileShown),
    REMINDERS: tuple(Reminders),
    TOLD_ON: ("", "discord", "telegram", "web"),
    DIGEST_HOUR: tuple(map(str, (*range(9, 23), *range(6, 9)))),
    PUZZLE_HOUR: ("", *map(str, range(6, 23))),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences:
    """One reader's settings, read with care: what is stored may be old or odd."""

    language: str
    theme: Theme = Theme.LIGHT
    colour_vision: ColourVision = ColourVision.COMMON
    text_size: TextSize = TextSize.COMMON
    framing: Framing = Framing.TALL  # of a table's pictures in a chat
    sees_himself_left: bool = False
    sends_at_once: bool = False
    motion: Motion = Motion.ON_REQUEST
    explained: frozenset[str] = frozenset()  # kinds of decisions already met: "audatia:defend"

    @classmethod
    def of(cls, settings: Mapping[str, str], *locales: str, platform: str = "") -> Preferences:
        """Their own choice of language, else the platform's locale, else the chat's.

        `platform` is where they read; it matters to nothing but pictures of tables.
        """
        return _read(tuple(settings.items()), locales, platform)

    def render_style(self, names: Pair[str], game: str, *, is_second: bool = False) -> RenderStyle:
        """How this reader's pictures of a table are drawn; `is_second`: they sit second."""
        return replace(
            self.sample_style(names),
            mirrored=is_second and self.sees_himself_left,
            framing=drawable_framing(game, self.framing),
            has_ribbon=True,
        )

    def sample_style(self, names: Pair[str]) -> RenderStyle:
        """How pictures for this reader are drawn that show no match: of rules and cards."""
        return RenderStyle(
            names=names,
            theme=self.theme,
            colour_vision=self.colour_vision,
            text_size=self.text_size,
            has_ribbon=False,
        )


def usual_framing(platform: str) -> Framing:
    """What pictures of tables are drawn in on a platform, where nobody wishes otherwise."""
    return Framing.WIDE if platform in _WIDE else Framing.TALL


@lru_cache(_KNOWN)
def _read(
    given: tuple[tuple[str, str], ...], locales: tuple[str, ...], platform: str
) -> Preferences:
    settings = dict(given)

    def one(key: str) -> str:
        value = settings.get(key, "")
        return value if value in VALUES[key] else VALUES[key][0]

    return Preferences(
        language=choose_language(one(LANGUAGE), settings.get(LOCALE, ""), *locales),
        theme=Theme(one(THEME)),
        colour_vision=ColourVision(one(COLOUR_VISION)),
        text_size=TextSize(one(TEXT_SIZE)),
        framing=Framing(one(PICTURE_FORMAT) or usual_framing(platform)),
        sees_himself_left=one(SIDE) == "left",
        sends_at_once=one(SENDING) == "at_once",
        motion=Motion(one(MOTION)),
        explained=explained(settings),
    )
