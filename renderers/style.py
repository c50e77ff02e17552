"""Everything about a picture that is not the position: theme, colours, text size, names, side."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engines.core.seat import Pair
from renderers.coat import Coat


class Theme(StrEnum):
    """The background's brightness."""

    LIGHT = "light"
    DARK = "dark"


class ColourVision(StrEnum):
    """The common palette, or one that the colour-blind can tell apart."""

    COMMON = "common"
    COLOUR_BLIND = "colour_blind"


class TextSize(StrEnum):
    """Size of the text in a picture; with it go the layout and the width of lines."""

    COMMON = "common"
    LARGE = "large"


class Framing(StrEnum):
    """How much of the table a picture shows. `renderers.framings` tells which a game has."""

    TALL = "tall"  # all that a message shows: names, board, and the onlooker's own hand
    WIDE = "wide"  # the same for a chat on a desktop, which shows high pictures small
    TABLE = "table"  # what lies on the table alone, for a page that sets the rest around it
    TURNED = "turned"  # the same, a quarter turned: a long board for a wide window


# The framings that show all that a message shows.
OF_CHATS: Final = frozenset({Framing.TALL, Framing.WIDE})

_NO_COATS: Final[Pair[Coat | None]] = Pair(one=None, two=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeLeft:
    """The time left to the player to act, as coarse as a picture shows it."""

    share: int  # of a dial, in 24ths
    figures: str  # "22 h", in the reader's language
    is_short: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RenderStyle:
    """How one person's pictures are drawn, and the names in them. Part of their cache key."""

    names: Pair[str]
    theme: Theme = Theme.LIGHT
    colour_vision: ColourVision = ColourVision.COMMON
    text_size: TextSize = TextSize.COMMON
    mirrored: bool = False  # the second seat's fencer (or side) stands left (or below)
    framing: Framing = Framing.TALL
    has_ribbon: bool = True  # in the framings of chats: the strip at the foot
    time_left: TimeLeft | None = None  # on the ribbon
    is_rated: bool = False  # the match: a small star on the ribbon
    series_score: str = ""  # "1–½": on the ribbon
    refused: str = ""  # a move that can't be made: on the ribbon, instead of what was done last
    coats: Pair[Coat | None] = _NO_COATS
    scale: float = 1.0  # pixels, times those of the common picture

    @property
    def is_for_chats(self) -> bool:
        """Whether it shows all that a message shows."""
        return self.framing in OF_CHATS

    @property
    def file_type(self) -> str:
        """Of pictures in this style: "png", which every chat knows; for pages "webp", the half."""
        return "png" if self.is_for_chats else "webp"
