"""Changing a printed page in places, without printing all of it again."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renderers.kit.encode import Inks
from renderers.kit.sprites import Sprite


def stamp(page: Image.Image, inks: Inks, sprites: Sequence[Sprite]) -> None:
    """Put the sprites, from the lowest to the highest, on a page printed in these inks.

    Only the box around them is mixed in true colour and printed; what is there already stays as
    it is, since an ink prints as itself.
    """
    if not sprites:
        return
    left = max(0, min(sprite.x for sprite in sprites))
    top = max(0, min(sprite.y for sprite in sprites))
    right = min(page.width, max(sprite.x + sprite.image.width for sprite in sprites))
    bottom = min(page.height, max(sprite.y + sprite.image.height for sprite in sprites))
    place = page.crop((left, top, right, bottom)).convert("RGB")
    for sprite in sprites:
        sprite.onto(place, -left, -top)
    page.paste(inks.print(place), (left, top))


def moved(sprite: Sprite, x: int, y: int) -> Sprite:
    """The sprite with its origin at (x, y)."""
    return Sprite(sprite.image, sprite.x + x, sprite.y + y)
