"""What moving pictures are made of, whatever file they become."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from renderers.kit.layers import Region

TICKS_A_SECOND: Final = 25


class Shot(NamedTuple):
    """A picture that stands still for a while."""

    region: Region
    ticks: int


def common_size(sizes: Iterable[tuple[int, int]]) -> tuple[int, int]:
    """As large as the largest, and even, as video codecs want it.

    Pictures with open hands are taller than others.
    """
    widths, heights = zip(*sizes, strict=True)
    return max(widths) + max(widths) % 2, max(heights) + max(heights) % 2
