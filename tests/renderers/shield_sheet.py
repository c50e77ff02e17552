"""All shields in all palettes on one sheet, to be looked at and compared."""

from __future__ import annotations

from itertools import product

from PIL import Image

from engines.core.seat import Seat
from renderers.coat import Border, Charge, Coat, Manner, Plume, Sash
from renderers.kit.canvas import Canvas
from renderers.kit.colour_table import ColourTable
from renderers.kit.emblem import draw_emblem
from renderers.kit.palette import DARK, DARK_SAFE, LIGHT, LIGHT_SAFE, Palette

COATS = [
    Coat(charge, manner, border, Plume.WHITE, Sash.PLAIN)
    for border, charge, manner in product(Border, Charge, Manner)
]
HEIGHT = 60
MARK = HEIGHT * 34 / 76
CELL = (56, 68)
COLUMNS = 12
PALETTES = LIGHT, DARK, LIGHT_SAFE, DARK_SAFE


def shield(coat: Coat, seat: Seat, palette: Palette, *, height: float) -> Image.Image:
    """A shield of that height on the ground."""
    canvas = Canvas(-height / 2, -height / 2 - 2, height / 2, height / 2 + 2)
    canvas.disc(0, 0, height, palette.ground)
    draw_emblem(canvas, 0, 0, seat, coat, palette, mark=height * 34 / 76)
    return canvas.sprite().image.convert("RGB")


def shield_sheet() -> Image.Image:
    """The sheet at half its size: light and dark, and below both for the colour-blind."""
    lines = 2 * len(COATS) // COLUMNS
    width, height = COLUMNS * CELL[0], lines * CELL[1]
    sheet = Image.new("RGB", (2 * width, 2 * height))
    for n, palette in enumerate(PALETTES):
        part = Canvas(0, 0, width, height)
        part.polygon([(0, 0), (width, 0), (width, height), (0, height)], palette.ground)
        for place, (seat, coat) in enumerate(product(Seat, COATS)):
            x, y = place % COLUMNS + 0.5, place // COLUMNS + 0.5
            draw_emblem(part, x * CELL[0], y * CELL[1], seat, coat, palette, mark=MARK)
        sheet.paste(part.sprite().image.convert("RGB"), (n % 2 * width, n // 2 * height))
    return _colour_table().quantize(sheet.reduce(2))


def _colour_table() -> ColourTable:
    flat, blends = [], []
    for palette in PALETTES:
        flat += [palette.ground, palette.outline, palette.ivory, *palette.seats, *palette.deep]
        for colour, deep in zip(palette.seats, palette.deep, strict=True):
            blends += [(colour, other, 1) for other in (deep, palette.outline, palette.ivory)]
    return ColourTable(flat, blends)
