"""The fencers as sprites: each pose is drawn once for each design."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.core.seat import Seat
from renderers.en_garde.colours import STRIPE
from renderers.en_garde.design import Design
from renderers.en_garde.figure_parts import Material, Part, figure_parts
from renderers.en_garde.finery import PLAIN, Finery, finery
from renderers.en_garde.posed_figures import Fencer
from renderers.en_garde.poses import Pose
from renderers.kit.geometry import Point
from renderers.kit.sprites import Sprite

_OUTLINE: Final = 2.7  # px: pen around every part
_ROOM: Final = (-66, 100, 140)  # units: behind, before and above the origin


def fencer(one: Fencer, design: Design) -> Sprite:
    """A fencer; its origin is the floor under the ball of the leading foot."""
    return _drawn(one.pose, one.seat, one.gilded, one.worn, one.faces_right, design)


@lru_cache(maxsize=512)
def _drawn(
    pose: Pose, seat: Seat, gilded: bool, worn: Finery, faces_right: bool, design: Design
) -> Sprite:
    if not faces_right:
        return _drawn(pose, seat, gilded, worn, True, design).mirrored()
    if worn == PLAIN:
        return _FigurePainter(seat, gilded, design).sprite(pose)
    dressed = _drawn(pose, seat, gilded, PLAIN, True, design)
    for over in finery(pose, seat, worn, design):
        dressed = dressed.under(over)
    return dressed


class _FigurePainter:
    def __init__(self, seat: Seat, gilded: bool, design: Design) -> None:
        colours, layout = design.colours, design.layout
        self.seat = seat
        self.gilded = gilded
        self.colours = colours
        self.cloth = colours.coats[seat]
        self.scale = layout.scale
        self.outline = _OUTLINE * layout.pen
        self.metal = colours.palette.gold if gilded else colours.palette.ink
        self.bold = 2 if layout.pen > 1 else 0  # px added to blades
        # in the dark theme steel is pale: without an outline it isn't seen on gold and on cloth
        self.pale_steel = colours.palette.ink != colours.palette.outline
        behind, before, above = (round(side * self.scale) for side in _ROOM)
        self.canvas = design.canvas(behind, -above, before, round(4 * self.scale))
        self.coat: list[Point] = []

    def sprite(self, pose: Pose) -> Sprite:
        for part in figure_parts(pose, self.seat):
            self._part(part, [(self.scale * x, -self.scale * y) for x, y in part.outline])
        return self.canvas.sprite()

    def _part(self, part: Part, outline: list[Point]) -> None:
        palette = self.colours.palette
        match part.stuff:
            case Material.CREASE:
                self.canvas.stroke(outline, palette.outline, 2.2 * (self.outline / _OUTLINE))
            case Material.EYE:
                self.canvas.polygon(outline, palette.outline)
            case Material.WIRE:
                self._wire(outline)
            case Material.STEEL:
                self._steel(outline, is_blade=part.is_blade)
            case Material.SLEEVE:
                self._sleeve(part, outline)
            case Material.BAND:
                self._band(part, outline)
            case _:
                self._cloth(part, outline)

    def _cloth(self, part: Part, outline: list[Point]) -> None:
        canvas, line = self.canvas, self.colours.palette.outline
        if part.stuff is Material.COAT:
            self.coat = outline
        canvas.stroke(outline, line, self.outline, closed=True)
        canvas.polygon(outline, self._colour(part.stuff))
        self._fill_bends(part, self._colour(part.stuff), -0.42 * self.outline)
        self._pattern(part, outline)
        canvas.stroke(outline, line, 0.85 * self.outline, closed=True)

    def _sleeve(self, part: Part, outline: list[Point]) -> None:
        line = self.colours.palette.outline
        self.canvas.polygon(outline, line)
        self.canvas.stroke(outline, line, 1.7 * self.outline, closed=True)
        self._fill_bends(part, line, 0.85 * self.outline)
        self.canvas.polygon(outline, self.cloth)
        self._fill_bends(part, self.cloth, -0.3 * self.outline)

    def _fill_bends(self, part: Part, colour: str, more: float) -> None:
        # Where its inner side folds over, as in a bent elbow, a tube has a hole.
        for station in part.spine:
            radius = self.scale * min(station.left, station.right) + more
            self.canvas.disc(self.scale * station.x, -self.scale * station.y, radius, colour)

    def _band(self, part: Part, outline: list[Point]) -> None:
        line = self.colours.palette.outline
        self.canvas.polygon(outline, self.colours.palette.ivory, clip=self.coat)
        self._pattern(part, outline)
        self.canvas.stroke(outline, line, 2.5, closed=True, clip=self.coat)
        self.canvas.stroke(self.coat, line, self.outline, closed=True)

    def _pattern(self, part: Part, outline: list[Point]) -> None:
        if self.seat is Seat.ONE:
            return
        if part.stuff is Material.BREECHES:
            self.canvas.hatch(outline, STRIPE, gap=9, width=2.6, angle=part.stripes)
        elif part.stuff in (Material.SASH, Material.BAND):
            self.canvas.hatch(
                outline,
                self.colours.palette.outline,
                gap=5.2,
                width=2.6,
                angle=part.stripes,
                clip=self.coat if part.stuff is Material.BAND else None,
            )

    def _steel(self, outline: list[Point], *, is_blade: bool) -> None:
        palette = self.colours.palette
        if self.gilded:
            casing = (5.0 if is_blade else 3.0) + 2 * (palette.casing - 2.5)
            self.canvas.stroke(outline, palette.outline, casing, closed=True)
        elif self.pale_steel:
            self.canvas.stroke(outline, palette.outline, self.bold + 4, closed=True)
        self.canvas.polygon(outline, self.metal)
        if self.gilded and is_blade:
            self.canvas.stroke(outline, self.metal, 1.6, closed=True)
        elif self.bold and not self.gilded:
            self.canvas.stroke(outline, self.metal, self.bold, closed=True)

    def _wire(self, outline: list[Point]) -> None:
        if self.gilded or self.pale_steel:
            self.canvas.stroke(outline, self.colours.palette.outline, 5.5)
        self.canvas.stroke(outline, self.metal, 2.5)

    def _colour(self, stuff: Material) -> str:
        colours, palette = self.colours, self.colours.palette
        return {
            Material.COAT: self.cloth,
            Material.BREECHES: self.cloth,
            Material.GARTER: colours.garters[self.seat],
            Material.HAT: palette.deep[self.seat],
            Material.SHOE: colours.shoe,
            Material.HAIR: colours.hair,
        }.get(stuff, palette.ivory)
