"""Small pictures with soft edges."""

from __future__ import annotations

from typing import Final

from PIL import Image
from zlib_ng import zlib_ng

from renderers.kit.cache import sized_cache

_LEVEL: Final = 2  # of compression: flat colours shrink to a twentieth even so


class Sprite:
    """An RGBA picture, and where its upper left corner lies from its origin (px).

    It is kept compressed: the largest, a fencer, is drawn in 20 ms and 300 KB, kept in 17 KB, and
    unpacked in 0.2 ms. So all poses in all styles fit into a few megabytes.

    Sprites are compared by identity and are parts of cache keys: a function that draws one must
    keep it.
    """

    __slots__ = ("_packed", "is_solid", "size", "x", "y")

    def __init__(self, image: Image.Image, x: int, y: int) -> None:
        self._packed = zlib_ng.compress(image.tobytes(), _LEVEL)
        self.size = image.size
        self.is_solid = image.getchannel("A").getextrema() == (255, 255)
        self.x, self.y = x, y

    @property
    def image(self) -> Image.Image:
        """The picture, for reading: it is shared."""
        return _unpacked(self)

    def paste_on(self, picture: Image.Image, left: int, top: int) -> None:
        """Lay it over an RGB picture. Without clear pixels it is copied, which is much faster."""
        picture.paste(self.image, (left, top), None if self.is_solid else self.image)

    def under(self, top: Sprite) -> Sprite:
        """The two as one, with `top` over this one and the same origin."""
        left, upper = min(self.x, top.x), min(self.y, top.y)
        right = max(one.x + one.size[0] for one in (self, top))
        lower = max(one.y + one.size[1] for one in (self, top))
        both = Image.new("RGBA", (right - left, lower - upper))
        for one in (self, top):
            both.alpha_composite(one.image, (one.x - left, one.y - upper))
        return Sprite(both, left, upper)

    def mirrored(self) -> Sprite:
        """The mirror image about x = 0."""
        flipped = self.image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        return Sprite(flipped, -self.x - flipped.width, self.y)

    def turned(self, about: int) -> Sprite:
        """The same, a quarter turned clockwise: what was at (x, y) is at (about - y, x)."""
        image = self.image.transpose(Image.Transpose.ROTATE_270)
        return Sprite(image, about - self.y - self.size[1], self.x)

    def faded(self, share: float) -> Sprite:
        """The same, of which only a share can be seen."""
        image = self.unpacked()
        image.putalpha(image.getchannel("A").point(lambda level: round(share * level)))
        return Sprite(image, self.x, self.y)

    def unpacked(self) -> Image.Image:
        """A picture of one's own."""
        width, height = self.size
        pixels = zlib_ng.decompress(self._packed, bufsize=4 * width * height)
        return Image.frombytes("RGBA", self.size, pixels)


# bytes of sprites that lie ready to be pasted
@sized_cache(12 * 2**20, size_of=lambda image: 4 * image.width * image.height)
def _unpacked(sprite: Sprite) -> Image.Image:
    return sprite.unpacked()
