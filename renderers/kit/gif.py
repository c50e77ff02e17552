"""Shots as GIF, which Discord plays in place: an MP4 has to be clicked there."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import Final

from renderers.kit.repainting import Repainting
from renderers.kit.shots import TICKS_A_SECOND, Shot

_TICK_MS: Final = 1000 // TICKS_A_SECOND


def encode_gif(shots: Iterable[Shot], size: tuple[int, int]) -> bytes:
    """The shots one after the other, again and again, in a frame of this size.

    They are in the colours of the pictures, which are at most 64. No shot is larger.
    """
    repainting, frames, stands = Repainting(), [], []
    for region, ticks in shots:
        picture = repainting.show(region.within(size))
        frames.append(region.background.colour_table.quantize(picture))
        stands.append(ticks * _TICK_MS)
    content, (first, *others) = io.BytesIO(), frames
    first.save(
        content,
        "GIF",
        save_all=True,
        append_images=others,
        duration=stands,
        loop=0,  # for ever
        disposal=1,  # what a frame leaves stays: the next one holds only what changes
        optimize=False,
    )
    return content.getvalue()
