"""Boxes of a picture as the page places them: whatever its size on the screen is."""

from __future__ import annotations

from renderers.kit.box import Box


def fractions(box: Box, whole: tuple[int, int]) -> list[float]:
    """Left, top, width and height in parts of the picture."""
    width, height = whole
    return [
        round(part, 4)
        for part in (
            box.left / width,
            box.top / height,
            (box.right - box.left) / width,
            (box.bottom - box.top) / height,
        )
    ]
