"""Everything about a picture that is not the position: theme, colours, text size, names, side."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engines.core.seat import Pair


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


@dataclass(frozen=True, slots=True, kw_only=True)
class RenderStyle:
    """How one person's pictures are drawn, and the names in them. Part of their cache key."""

    names: Pair[str]
    theme: Theme = Theme.LIGHT
    colour_vision: ColourVision = ColourVision.COMMON
    text_size: TextSize = TextSize.COMMON
    mirrored: bool = False  # the second seat's fencer (or side) stands left (or below)
