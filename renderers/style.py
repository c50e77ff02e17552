"""How somebody wants his pictures: everything about a picture that is not the position."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engines.core.seat import Pair


class Theme(StrEnum):
    """Paper or night."""

    LIGHT = "light"
    DARK = "dark"


class ColourVision(StrEnum):
    """The common palette, or one that the colour-blind can tell apart."""

    COMMON = "common"
    COLOUR_BLIND = "colour_blind"


class TextSize(StrEnum):
    """Common or large print."""

    COMMON = "common"
    LARGE = "large"


@dataclass(frozen=True, slots=True, kw_only=True)
class RenderStyle:
    """One person's taste, and the names to write. Hashable: half of a picture's cache key."""

    names: Pair[str]
    theme: Theme = Theme.LIGHT
    colour_vision: ColourVision = ColourVision.COMMON
    text_size: TextSize = TextSize.COMMON
    mirrored: bool = False  # the second seat's fencer (or side) stands left (or below)
