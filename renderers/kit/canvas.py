"""Draw shapes and text at four times their size, and reduce them to a sprite."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from renderers.kit.checkpoints import checkpoint
from renderers.kit.fitted_name import FittedName, run_px, run_width
from renderers.kit.fonts import Face, font
from renderers.kit.geometry import Point, Points, rounded_rectangle
from renderers.kit.sprites import Sprite

OVERSAMPLING: Final = 4
_STRIP: Final = 8_192  # pixels that are reduced at once, each of 64 bytes


class Canvas:
    """A part of a drawing to draw on. Coordinates are units of the drawing, y down."""

    def __init__(
        self, left: float, top: float, right: float, bottom: float, scale: float = 1.0
    ) -> None:
        """`scale`: pixels of the finished sprite a unit. The edges go out to whole pixels."""
        checkpoint()
        self._unit = OVERSAMPLING * scale
        self._left, self._top = math.floor(left * scale), math.floor(top * scale)
        width = math.ceil(right * scale) - self._left
        height = math.ceil(bottom * scale) - self._top
        self._image = Image.new("RGBA", (width * OVERSAMPLING, height * OVERSAMPLING))
        self._draw = ImageDraw.Draw(self._image)

    def sprite(self) -> Sprite:
        """What has been drawn, cropped and reduced by averaging: flat colours stay exact."""
        checkpoint()
        left, top, right, bottom = self._image.getbbox() or (0, 0, 1, 1)
        left, top = left // OVERSAMPLING, top // OVERSAMPLING
        right, bottom = -(-right // OVERSAMPLING), -(-bottom // OVERSAMPLING)
        box = (left, top, right, bottom)
        return Sprite(_reduced(self._image, box), self._left + left, self._top + top)

    def polygon(self, points: Points, fill: str, clip: Points | None = None) -> None:
        """Fill an outline, within `clip` if given."""
        checkpoint()
        if clip is None:
            self._draw.polygon(self._scaled(points), fill=fill)
        else:
            with_pen = _Masked(self, clip)
            with_pen.draw.polygon(with_pen.scaled(points), fill=255)
            with_pen.apply(fill)

    def stroke(
        self,
        points: Points,
        colour: str,
        width: float,
        *,
        closed: bool = False,
        clip: Points | None = None,
    ) -> None:
        """A line through `points` with round joints and ends."""
        checkpoint()
        if clip is None:
            _line(self._draw, self._scaled(points), colour, width * self._unit, closed)
        else:
            with_pen = _Masked(self, clip)
            _line(with_pen.draw, with_pen.scaled(points), 255, width * self._unit, closed)
            with_pen.apply(colour)

    def hatch(
        self,
        points: Points,
        colour: str,
        *,
        gap: float,
        width: float,
        angle: float = 45,
        clip: Points | None = None,
    ) -> None:
        """Parallel lines inside an outline, `gap` apart; `angle`: degrees clockwise from level.

        One of them goes through the outline's first point.
        """
        with_pen = _Masked(self, points)
        if clip is not None:
            with_pen.also(clip)
        with_pen.rule(gap * self._unit, width * self._unit, angle)
        with_pen.apply(colour)

    def disc(self, x: float, y: float, radius: float, fill: str) -> None:
        """A filled circle."""
        corners = [(x - radius, y - radius), (x + radius, y + radius)]
        self._draw.ellipse(self._scaled(corners), fill=fill)

    def cased_disc(
        self, x: float, y: float, radius: float, fill: str, line: str, width: float
    ) -> None:
        """A disc with a line of `width` inside its edge."""
        self.disc(x, y, radius, line)
        self.disc(x, y, radius - width, fill)

    def panel(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        radius: float,
        fill: str,
        line: str | None = None,
        pen: float = 2.5,
    ) -> None:
        """A rectangle with round corners about its centre; the line lies inside its edge."""
        self.polygon(rounded_rectangle(x, y, width, height, radius), line or fill)
        if line:
            inner = max(0.5, radius - pen)
            self.polygon(rounded_rectangle(x, y, width - 2 * pen, height - 2 * pen, inner), fill)

    def numeral(self, x: float, y: float, text: str, face: Face, px: float, fill: str) -> None:
        """Text whose visible pixels are centred at (x, y)."""
        type_ = font(face, px * self._unit)
        left, top, right, bottom = type_.getbbox(text, anchor="ls")
        ((cx, cy),) = self._scaled([(x, y)])
        origin = (cx - (left + right) / 2, cy - (top + bottom) / 2)
        self._draw.text(origin, text, font=type_, fill=fill, anchor="ls")

    def writing(self, x: float, y: float, text: str, face: Face, px: float, fill: str) -> None:
        """Text from x on a baseline at y."""
        checkpoint()
        (at,) = self._scaled([(x, y)])
        type_ = font(face, px * self._unit)
        self._draw.text(at, text, font=type_, fill=fill, anchor="ls")

    def name(self, x: float, y: float, name: FittedName, fill: str) -> None:
        """A fitted name from x on a baseline at y, in all its scripts."""
        for run in name.runs:
            (at,) = self._scaled([(x, y)])
            type_ = font(run.face, run_px(run, name.px) * self._unit)
            self._draw.text(at, run.text, fill, type_, anchor="ls", direction=run.direction)
            x += run_width(run, name.px)

    def _scaled(self, points: Iterable[Point]) -> list[Point]:
        unit, left, top = self._unit, self._left * OVERSAMPLING, self._top * OVERSAMPLING
        return [(x * unit - left, y * unit - top) for x, y in points]


def _reduced(image: Image.Image, box: tuple[int, int, int, int]) -> Image.Image:
    # The part of an RGBA image within the box, both at their final size; clear pixels are black.
    # Strip by strip: what one needs is small enough to stay in the heap, where the next finds it.
    (left, top, right, bottom), size = box, OVERSAMPLING
    rows = max(1, _STRIP // (right - left))
    whole = Image.new("RGBA", (right - left, bottom - top))
    for upper in range(top, bottom, rows):
        lower = min(bottom, upper + rows)
        strip = image.crop((left * size, upper * size, right * size, lower * size))
        whole.paste(_reduced_strip(strip), (0, upper - top))
    return whole


def _reduced_strip(strip: Image.Image) -> Image.Image:
    # Only text without anything under it has half-clear pixels before the reduction. If there are
    # none, colours need not be multiplied by their opacity first, which takes longer than the rest.
    *_, opacity = channels = strip.split()
    if any(opacity.histogram()[1:255]):
        return strip.reduce(OVERSAMPLING)
    return Image.merge("RGBa", [one.reduce(OVERSAMPLING) for one in channels]).convert("RGBA")


class _Masked:
    def __init__(self, canvas: Canvas, outline: Points) -> None:
        checkpoint()
        self._canvas = canvas
        points = canvas._scaled(outline)
        width, height = canvas._image.size
        left, top = (max(0, int(min(p[axis] for p in points))) for axis in (0, 1))
        right = min(width, int(max(p[0] for p in points)) + 2)
        bottom = min(height, int(max(p[1] for p in points)) + 2)
        self._corner = left, top
        self._size = max(1, right - left), max(1, bottom - top)
        self._mask = self._filled(outline)
        self._ink = Image.new("L", self._size)
        self.draw = ImageDraw.Draw(self._ink)
        self._anchor = points[0][0] - left, points[0][1] - top

    def scaled(self, points: Points) -> list[Point]:
        left, top = self._corner
        return [(x - left, y - top) for x, y in self._canvas._scaled(points)]

    def also(self, outline: Points) -> None:
        self._mask = ImageChops.multiply(self._mask, self._filled(outline))

    def rule(self, gap: float, width: float, angle: float) -> None:
        """Lines over the whole mask, measured in its pixels; one goes through the outline's first
        point."""
        checkpoint()
        reach = math.hypot(*self._size)
        dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        across, down = dx * 2 * reach, dy * 2 * reach
        (from_x, from_y), (right, bottom) = self._anchor, self._size
        corners = ((x, y) for x in (0, right) for y in (0, bottom))
        aside = [dx * (y - from_y) - dy * (x - from_x) for x, y in corners]
        first, last = (min(aside) - width) / gap, (max(aside) + width) / gap
        for i in range(math.floor(first), math.ceil(last) + 1):  # others miss the mask
            x, y = from_x - dy * gap * i, from_y + dx * gap * i
            ends = [(x - across, y - down), (x + across, y + down)]
            self.draw.line(ends, fill=255, width=int(width))

    def apply(self, colour: str) -> None:
        checkpoint()
        ink = ImageChops.multiply(self._mask, self._ink)
        self._canvas._image.paste(colour, self._corner, ink)

    def _filled(self, outline: Points) -> Image.Image:
        checkpoint()
        mask = Image.new("L", self._size)
        ImageDraw.Draw(mask).polygon(self.scaled(outline), fill=255)
        return mask


def _line(
    draw: ImageDraw.ImageDraw, points: list[Point], fill: str | int, width: float, closed: bool
) -> None:
    pen = max(1, int(width))
    if closed:
        points = [*points, points[0]]
    draw.line(points, fill=fill, width=pen)
    reach = (pen - 1) / 2  # both edges of an ellipse are drawn
    for x, y in points:  # Pillow's own round joints take ten times as long
        draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=fill)
