"""What every sprite of people's pictures is drawn with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engines.core.seat import Pair
from renderers.kit import design
from renderers.kit.colour_table import ColourTable
from renderers.kit.design import ThemedColours
from renderers.kit.palette import Palette, blend, palette_of
from renderers.people.measures import Measures, measures_of
from renderers.style import RenderStyle

_TINT: Final = 0.22  # of a seat's colour on the ground


@dataclass(frozen=True, slots=True, kw_only=True)
class Colours(ThemedColours):
    """The palette's, one for what is quiet on ivory, which is light in every theme, and tints."""

    quiet: str
    tints: Pair[str]  # of the seats: areas of a curve


class Design(design.Design[Colours, Measures]):
    """Colours and measures of people's pictures."""


@design.cached_design
def design_of(style: RenderStyle) -> Design:
    """The design of a style; the same for styles that differ in names or framing only."""
    return _design(style, _colour_table)


@design.cached_design
def frugal_design_of(style: RenderStyle) -> Design:
    """The same with 16 colours, for pictures of much writing where only the first seat's coats are.

    `renderers.kit.png.encode_densely` packs them.
    """
    return _design(style, _frugal_colour_table)


@design.cached_design
def tournament_design_of(style: RenderStyle) -> Design:
    """As `frugal_design_of`, with leaf: for tables of many discs."""
    return _design(style, _tournament_colour_table)


@design.cached_design
def turning_design_of(style: RenderStyle) -> Design:
    """The design of a match's curve."""
    return _design(style, _turning_colour_table)


def _design(style: RenderStyle, table_of: Callable[[Colours], ColourTable]) -> Design:
    colours = _colours(palette_of(style))
    return Design(colours, measures_of(style.text_size), table_of(colours), style.scale)


@lru_cache(maxsize=4)
def _colours(palette: Palette) -> Colours:
    return Colours(
        palette=palette,
        quiet=blend(palette.ebony, palette.ivory, 0.4),
        tints=palette.seats.map(lambda colour: blend(palette.ground, colour, _TINT)),
    )


def _of_rows(palette: Palette) -> list[str]:
    # What all lists of people are painted with.
    return [
        palette.ground, palette.panel, palette.ink, palette.soft, palette.seats.one,
        palette.deep.one, palette.seats.two, palette.gold,
    ]  # fmt: skip


@lru_cache(maxsize=4)
def _frugal_colour_table(colours: Colours) -> ColourTable:
    palette = colours.palette
    flat = [*_of_rows(palette), palette.ivory, palette.outline]
    blends = [
        (palette.ground, palette.ink, 3), (palette.ground, palette.soft, 1),
        (palette.ivory, palette.seats.one, 1), (palette.ivory, palette.seats.two, 1),
    ]  # fmt: skip
    return ColourTable(flat, blends)


@lru_cache(maxsize=4)
def _tournament_colour_table(colours: Colours) -> ColourTable:
    palette = colours.palette
    flat = [*_of_rows(palette), palette.leaf, palette.letters]
    blends = [
        (palette.ground, palette.ink, 2), (palette.ground, palette.soft, 1),
        (palette.ground, palette.leaf, 1), (palette.letters, palette.seats.one, 1),
    ]  # fmt: skip
    return ColourTable(flat, blends)


@lru_cache(maxsize=4)
def _colour_table(colours: Colours) -> ColourTable:
    palette = colours.palette
    flat = [
        palette.ground, palette.panel, palette.line, palette.ink, palette.soft, *palette.seats,
        *palette.deep, palette.gold, palette.leaf, palette.letters, palette.outline, palette.ivory,
        colours.quiet,
    ]  # fmt: skip
    blends = [
        (palette.ground, palette.ink, 4), (palette.panel, palette.ink, 2),
        (palette.ground, palette.soft, 2), (palette.panel, palette.soft, 1),
        (palette.ground, palette.outline, 2), (palette.ivory, palette.outline, 4),
        (palette.ivory, colours.quiet, 2), (palette.ground, palette.line, 1),
        (palette.ivory, palette.seats.two, 3), (palette.ivory, palette.seats.one, 1),
        (palette.seats.one, palette.deep.one, 2), (palette.seats.two, palette.deep.two, 2),
        (palette.seats.one, palette.outline, 2), (palette.seats.two, palette.outline, 2),
        (palette.ivory, palette.deep.one, 1), (palette.ivory, palette.deep.two, 1),
        (palette.gold, palette.outline, 3), (palette.ivory, palette.leaf, 2),
        (palette.ground, palette.leaf, 1), (palette.letters, palette.seats.two, 3),
    ]  # fmt: skip
    return ColourTable(flat, blends)


@lru_cache(maxsize=4)
def _turning_colour_table(colours: Colours) -> ColourTable:
    palette = colours.palette
    flat = [
        palette.ground, palette.panel, palette.line, palette.ink, palette.soft, *palette.seats,
        *palette.deep, *colours.tints, palette.gold, palette.leaf, palette.blood, palette.letters,
        palette.outline, palette.ivory, palette.ebony,
    ]  # fmt: skip
    blends = [
        (palette.ground, palette.ink, 4), (palette.ground, palette.soft, 2),
        (palette.ground, palette.leaf, 2), (palette.gold, palette.outline, 3),
        (palette.ivory, palette.ebony, 3), (palette.ivory, palette.blood, 2),
        (colours.tints.one, palette.ink, 2), (palette.ivory, palette.outline, 2),
        (palette.ground, palette.outline, 2), (palette.letters, palette.seats.two, 2),
        (palette.seats.one, palette.deep.one, 2), (palette.seats.two, palette.deep.two, 2),
        (palette.seats.one, palette.outline, 2), (palette.seats.two, palette.outline, 2),
        (palette.ivory, palette.deep.one, 1), (palette.ivory, palette.deep.two, 1),
    ]  # fmt: skip
    return ColourTable(flat, blends)
