"""A game's `icon.svg`, drawn by the kit: the symbol `icon`, 32 by 32, as the page shows it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from renderers.kit.canvas import Canvas
from renderers.kit.geometry import circle, rounded_rectangle
from renderers.kit.palette import Palette
from renderers.kit.svg_subpaths import Subpath, parse_subpaths

SIDE: Final = 32

_SVG: Final = "{http://www.w3.org/2000/svg}"
_PAINT: Final = {"fill": "currentColor", "stroke": "none", "stroke-width": "1"}  # by default
_LOOKS: Final = {*_PAINT, "fill-rule", "stroke-linecap", "stroke-linejoin"}
_MEASURES: Final = {
    "g": frozenset[str](),
    "path": frozenset({"d"}),
    "circle": frozenset({"cx", "cy", "r"}),
    "rect": frozenset({"x", "y", "width", "height", "rx"}),
}
_ROLE: Final = re.compile(r"var\(--(ground|panel|line|ink|soft|gold|leaf|blood|ivory)\)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """Outlines that are painted alike: `fill` and `stroke` are roles of the palette, or ""."""

    outlines: tuple[Subpath, ...]
    fill: str
    stroke: str
    pen: float


Icon = tuple[Shape, ...]


def read_icon(path: Path) -> Icon:
    """The shapes of the symbol, from back to front.

    Raises:
        OSError: there is no such file.
        ValueError: it isn't SVG, has no such symbol, or paints in ways that the kit doesn't know.
    """
    try:
        root = ElementTree.parse(path).getroot()  # noqa: S314 - a file of an installed package
    except ElementTree.ParseError as err:
        raise ValueError(f"{path} is no SVG: {err}") from err
    for symbol in root.iter(f"{_SVG}symbol"):
        if symbol.get("id") == "icon" and symbol.get("viewBox") == f"0 0 {SIDE} {SIDE}":
            return tuple(shape for element in symbol for shape in _shapes(element, _PAINT))
    raise ValueError(f"{path} has no symbol icon of {SIDE} by {SIDE}")


def draw_icon(
    canvas: Canvas, x: float, y: float, side: float, icon: Icon, palette: Palette
) -> None:
    """Draw it about (x, y); what the page draws in its text's colour is drawn in ink."""
    scale = side / SIDE
    for shape in icon:
        for points, is_closed in shape.outlines:
            placed = [(x + (a - SIDE / 2) * scale, y + (b - SIDE / 2) * scale) for a, b in points]
            if shape.fill:
                canvas.polygon(placed, getattr(palette, shape.fill))
            if shape.stroke:
                colour = getattr(palette, shape.stroke)
                canvas.stroke(placed, colour, shape.pen * scale, closed=is_closed)


def _shapes(element: ElementTree.Element, paint: Mapping[str, str]) -> Iterator[Shape]:
    tag, given = element.tag.removeprefix(_SVG), dict(element.attrib)
    if tag not in _MEASURES or not given.keys() <= _MEASURES[tag] | _LOOKS:
        raise ValueError(f"the kit draws no {tag} with {', '.join(given)}")
    paint = {**paint, **{name: given[name] for name in _PAINT if name in given}}
    if tag == "g":
        for child in element:
            yield from _shapes(child, paint)
        return
    yield Shape(
        outlines=tuple(_outlines(tag, given)),
        fill=_role(paint["fill"]),
        stroke=_role(paint["stroke"]),
        pen=float(paint["stroke-width"]),
    )


def _outlines(tag: str, given: Mapping[str, str]) -> list[Subpath]:
    if tag == "path":
        subpaths = parse_subpaths(given.get("d", ""))
        has_holes = given.get("fill-rule") == "evenodd" and len(subpaths) > 1
        if has_holes and given.get("stroke", "none") != "none":
            raise ValueError("the kit draws no outlines with holes and lines")
        return [_with_holes(subpaths)] if has_holes else subpaths
    if tag == "circle":
        x, y, radius = (float(given.get(name, 0)) for name in ("cx", "cy", "r"))
        return [Subpath(tuple(circle(x, y, radius)), is_closed=True)]
    x, y, width, height = (float(given.get(name, 0)) for name in ("x", "y", "width", "height"))
    middle = x + width / 2, y + height / 2
    corners = rounded_rectangle(*middle, width, height, float(given.get("rx", 0)))
    return [Subpath(tuple(corners), is_closed=True)]


def _with_holes(subpaths: list[Subpath]) -> Subpath:
    # One outline that goes from each to the next and back: areas that are gone round twice are out.
    start = subpaths[0].points[0]
    points: list[tuple[float, float]] = []
    for subpath in subpaths:
        points += [*subpath.points, subpath.points[0], start]
    return Subpath(tuple(points), is_closed=True)


def _role(colour: str) -> str:
    if colour in ("none", "currentColor"):
        return "" if colour == "none" else "ink"
    found = _ROLE.fullmatch(colour)
    if not found:
        raise ValueError(f"the kit has no colour {colour}")
    return found[1]
