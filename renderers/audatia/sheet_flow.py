"""The sheet of a duel's course: which stage leads to which, in the icons of the cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from engines.audatia.terms import Virtue
from renderers.audatia.blow_drawing import draw_sun
from renderers.audatia.card_faces import draw_virtue
from renderers.audatia.design import Design
from renderers.audatia.icon_drawing import IconColours, draw_icon
from renderers.audatia.icons import ICONS
from renderers.audatia.layout import WIDTH
from renderers.audatia.virtue_icons import VIRTUE_ICONS
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Point, unit
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite

HEIGHT: Final = 1160
_TALL: Final = 104  # of a place
_PITCH: Final = 88  # px from icon to icon
_ICON: Final = 70
_SIZES: Final = {"attack": 82, "card": 62, "apart": 76, "draw": 66}
_HALVES: Final = "largo"
_WHOLE: Final = "stretto"
_PEN: Final = 4
_HEAD: Final = (20, 12)  # of an arrow: length, half its width


class Place(NamedTuple):
    """A stage of a duel: the middle of its panel in px, and its icons."""

    x: int
    y: int
    icons: tuple[str, ...]

    @property
    def width(self) -> int:
        """Of its panel, px."""
        return _PITCH * len(self.icons) + 32


PLACES: Final = (
    Place(512, 80, ("hand", "cycle", *Virtue, "glove")),  # preparation
    Place(480, 236, ("apart", "deck", "hand", "card", "lynx")),  # out of measure
    Place(880, 236, ("draw",)),  # nobody attacked
    Place(260, 408, ("attack",)),
    Place(740, 408, ("thrust",)),
    Place(160, 576, ("counter",)),
    Place(400, 576, ("parry",)),
    Place(640, 576, ("exchange",)),
    Place(860, 576, ("break",)),
    Place(160, 744, ("bold",)),
    Place(400, 744, (_WHOLE,)),
    Place(860, 744, (_HALVES,)),
    Place(340, 912, ("inside", "outside")),
    Place(640, 912, ("remedy",)),
    Place(860, 912, ("counterremedy",)),
    Place(400, 1084, ("drop",)),
    Place(860, 1084, ("breakoff",)),
)
ARROWS: Final[tuple[tuple[Point, ...], ...]] = (
    ((480, 132), (480, 180)),
    ((716, 236), (816, 236)),  # no attack
    ((480, 288), (480, 328), (260, 328), (260, 352)),
    ((480, 288), (480, 328), (740, 328), (740, 352)),
    ((260, 460), (260, 490), (160, 490), (160, 520)),
    ((260, 460), (260, 490), (380, 490), (380, 520)),
    ((740, 460), (740, 490), (420, 490), (420, 520)),
    ((740, 490), (640, 490), (640, 520)),
    ((740, 460), (740, 490), (860, 490), (860, 520)),
    ((120, 524), (120, 384), (196, 384)),  # a counterattack is an attack
    ((400, 628), (400, 688)),
    ((360, 628), (360, 660), (160, 660), (160, 688)),
    ((440, 628), (440, 660), (820, 660), (820, 688)),
    ((860, 628), (860, 688)),
    ((220, 744), (336, 744)),
    ((400, 796), (400, 856)),
    ((640, 628), (640, 856)),
    ((444, 912), (576, 912)),
    ((700, 912), (796, 912)),
    ((640, 964), (640, 1084), (464, 1084)),  # not countered
    ((830, 964), (830, 1010), (646, 1010)),  # perfectly countered
    ((880, 964), (880, 1028)),
    ((920, 744), (962, 744), (962, 328), (746, 328)),  # the next attack
    ((920, 1084), (996, 1084), (996, 156), (486, 156)),  # the next assault
    ((200, 436), (52, 436), (52, 1084), (336, 1084)),  # not answered
)


def paint_sheet(layers: Layers, design: Design) -> None:
    """All arrows, and the stages that they join."""
    for points in ARROWS:
        layers.place(_arrow(points, design))
    for place in PLACES:
        layers.place(_place(place, design), place.x, place.y)


@lru_cache(maxsize=256)
def _arrow(points: tuple[Point, ...], design: Design) -> Sprite:
    """A line with an arrow's head at its end."""
    xs, ys = zip(*points, strict=True)
    canvas = Canvas(
        int(min(xs)) - 16, int(min(ys)) - 16, min(WIDTH, int(max(xs)) + 16), int(max(ys)) + 16
    )
    length, half = _HEAD
    (x, y), before = points[-1], points[-2]
    dx, dy = unit(before, points[-1])
    neck = x - length * dx, y - length * dy
    ink = design.palette.soft
    canvas.stroke([*points[:-1], neck], ink, _PEN)
    canvas.polygon(
        [
            (x, y),
            (neck[0] - half * dy, neck[1] + half * dx),
            (neck[0] + half * dy, neck[1] - half * dx),
        ],
        ink,
    )
    return canvas.sprite()


@lru_cache(maxsize=96)
def _place(place: Place, design: Design) -> Sprite:
    """A stage's panel, with its icons in a row."""
    paper = design.colours.paper
    half = place.width // 2
    canvas = Canvas(-half - 4, -_TALL // 2 - 4, half + 4, _TALL // 2 + 4)
    canvas.panel(0, 0, place.width, _TALL, 14, paper.ivory, paper.ink, 3)
    for i, icon in enumerate(place.icons):
        _sign(canvas, icon, (i - (len(place.icons) - 1) / 2) * _PITCH, design)
    return canvas.sprite()


def _sign(canvas: Canvas, icon: str, x: float, design: Design) -> None:
    paper = design.colours.paper
    icon_colours = IconColours(paper.ink, paper.ivory)
    if icon in VIRTUE_ICONS:
        draw_virtue(canvas, Virtue(icon), x, 0, _ICON + 4, icon_colours)
    elif icon == _WHOLE:
        draw_sun(canvas, x, 0, 46, paper.ivory, paper.ink)
        canvas.stroke([(x, -24), (x, 24)], paper.ink, 3)
    elif icon == _HALVES:
        canvas.stroke([(x, -40), (x, 40)], paper.ink, 3)
        for bulge, y in ((180, -14), (0, 14)):
            draw_sun(canvas, x, y, 36, paper.ivory, paper.ink, bulge=bulge)
    else:
        aside = -8 if icon in ("outside", "both") else 0
        draw_icon(canvas, ICONS[icon], x + aside, 0, _SIZES.get(icon, _ICON), icon_colours, pen=6)
