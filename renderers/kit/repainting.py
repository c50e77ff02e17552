"""Pictures that follow one another, of which only what has changed is mixed anew."""

from __future__ import annotations

from typing import Final

from PIL import Image

from renderers.kit.box import Box
from renderers.kit.layers import Region

_WORTH_IT: Final = 0.6  # of the picture's area; above it is as fast to mix all of it


class Repainting:
    """The last picture, in RGB, and what lay on it."""

    def __init__(self) -> None:
        self._region: Region | None = None
        self._picture: Image.Image | None = None

    def show(self, region: Region) -> Image.Image:
        """The same as `region.to_rgb`. It is shared: the next call may paint on it."""
        boxes = _changed(self._region, region) if self._region else None
        if boxes is None or self._picture is None:
            self._picture = region.to_rgb()
        else:
            for box in boxes:
                self._picture.paste(region.crop(box).to_rgb(), box[:2])
        self._region = region
        return self._picture


def _changed(before: Region, after: Region) -> list[Box] | None:
    # Where the two may differ; None if that is nearly everywhere. Sprites that lie on both must lie
    # over one another in the same order.
    if (before.background, before.size) != (after.background, after.size):
        return None
    gone, new = set(before.placed), set(after.placed)
    kept = gone & new
    if [one for one in before.placed if one in kept] != [
        one for one in after.placed if one in kept
    ]:
        return None
    width, height = after.size
    whole = Box(0, 0, width, height)
    boxes = _merged([one.box.intersection(whole) for one in gone ^ new if one.box.overlaps(whole)])
    area = sum((box.right - box.left) * (box.bottom - box.top) for box in boxes)
    return boxes if area < _WORTH_IT * width * height else None


def _merged(boxes: list[Box]) -> list[Box]:
    # Boxes that cover all of these, and of which no two overlap.
    merged: list[Box] = []
    for box in boxes:
        while touching := next((other for other in merged if other.overlaps(box)), None):
            merged.remove(touching)
            box = box.union(touching)
        merged.append(box)
    return merged
