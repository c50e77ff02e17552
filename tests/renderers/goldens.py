"""The golden pictures, and those of `docs/`. `python -m tests.renderers.goldens` draws them anew.

They are kept at a quarter of their size: enough to see that an arm or a colour has moved, small
enough for a repository.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from engines.core.obstacles import Obstacles
from engines.core.seat import Pair, Seat
from engines.core.values import View
from renderers import renderer_of
from renderers.finished_match import FinishedMatch
from renderers.games import module_of
from renderers.obstacles import draw_obstacles
from renderers.people import drawing
from renderers.people.sheets import Sheet
from renderers.style import ColourVision, Framing, RenderStyle, TextSize, Theme
from tests.renderers import (
    audatia_views,
    cannae_views,
    doc_pictures,
    en_garde_views,
    gyges_views,
    refused_views,
)
from tests.renderers.en_garde_views import (
    MY_TURN,
    THREE_USES,
    compared,
    parried,
    stepped,
    struck,
    table,
    touched,
)
from tests.renderers.name_sheet import name_sheet
from tests.renderers.people import people_sheets
from tests.renderers.picture_checks import STYLE
from tests.renderers.shield_sheet import shield_sheet

FOLDER = Path(__file__).parent / "goldens"
PLAIN = RenderStyle(names=Pair(one="Anna", two="Bea"))


def framed(
    view: View, style: RenderStyle, frame: Framing = Framing.TABLE
) -> tuple[View, RenderStyle]:
    """The picture of the table alone."""
    return view, replace(style, framing=frame)


PICTURES: dict[str, tuple[View, RenderStyle]] = {
    "step": (table(stepped(8, 17, Seat.ONE, 5)), PLAIN),
    "indirect_large": (
        table(struck(9, 13, Seat.ONE, count=2, origin=6)),
        replace(PLAIN, text_size=TextSize.LARGE),
    ),
    "parry_safe": (
        table(parried(9, 12, Seat.TWO)),
        replace(PLAIN, colour_vision=ColourVision.COLOUR_BLIND),
    ),
    "touch_dark": (touched(10, 15, Seat.TWO), replace(PLAIN, theme=Theme.DARK)),
    "touch_near": (touched(11, 12, Seat.ONE), PLAIN),
    "touch_near_large": (touched(1, 2, Seat.TWO), replace(PLAIN, text_size=TextSize.LARGE)),
    "parry_near": (table(parried(22, 23, Seat.TWO), to_act=Seat.ONE), PLAIN),
    "salute_mirrored": (touched(10, 13, Seat.ONE, over=True), replace(PLAIN, mirrored=True)),
    "salute_below_open_hand": (touched(6, 9, Seat.ONE, over=True), PLAIN),
    "salute_large": (
        touched(15, 18, Seat.TWO, over=True),
        replace(PLAIN, text_size=TextSize.LARGE),
    ),
    "comparison": (compared(12, 16, Seat.ONE), PLAIN),
    "my_turn": (MY_TURN, PLAIN),
    "three_uses": (THREE_USES, PLAIN),
    **en_garde_views.PICTURES,
    **gyges_views.PICTURES,
    **cannae_views.PICTURES,
    **audatia_views.PICTURES,
    "framed_en_garde": framed(touched(10, 13, Seat.ONE, over=True), PLAIN),
    "framed_cannae": framed(cannae_views.THROWN_UP, STYLE),
    "framed_gyges_large": framed(*gyges_views.PICTURES["gyges_chosen_large"]),
    "framed_audatia": framed(*audatia_views.PICTURES["audatia_hand"]),
    "turned_gyges_dark": framed(*gyges_views.PICTURES["gyges_asked_dark"], Framing.TURNED),
    "turned_gyges_won": framed(*gyges_views.PICTURES["gyges_won_dark"], Framing.TURNED),
}

PLATES: dict[str, tuple[FinishedMatch, RenderStyle]] = {
    **en_garde_views.PLATES,
    **gyges_views.PLATES,
    **cannae_views.PLATES,
    **audatia_views.PLATES,
}


SHEETS: dict[str, tuple[Sheet, RenderStyle]] = people_sheets.PICTURES


REFUSED: dict[str, tuple[View, Obstacles, RenderStyle]] = refused_views.PICTURES


def drawn(name: str) -> Image.Image:
    """The picture as it is drawn now, at a quarter of its size."""
    if name in PLATES:
        finished, style = PLATES[name]
        layers = module_of(finished.views[-1].game, "end_plate").draw(finished, style)
        picture = layers.region().to_rgb()
    elif name in SHEETS:
        layers = drawing.laid(*SHEETS[name])
        picture = layers.region().to_rgb()
    elif name in REFUSED:
        layers = draw_obstacles(*REFUSED[name])
        picture = layers.region().quantized_by_parts().convert("RGB")
    else:
        view, style = PICTURES[name]
        layers = renderer_of(view).draw(view, style)
        picture = layers.region().quantized_by_parts().convert("RGB")  # as a screen shows it
    return layers.background.colour_table.quantize(picture.reduce(4))


def kept(name: str) -> Image.Image:
    """The picture as it was when somebody last looked at it."""
    return Image.open(FOLDER / f"{name}.png")


def difference(a: Image.Image, b: Image.Image) -> float:
    """Mean difference a channel, 0 to 255."""
    return max(ImageStat.Stat(ImageChops.difference(a.convert("RGB"), b.convert("RGB"))).mean)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in (*PICTURES, *PLATES, *SHEETS, *REFUSED):
        drawn(name).save(FOLDER / f"{name}.png", optimize=True)
    name_sheet().save(FOLDER / "names.png", optimize=True)
    shield_sheet().save(FOLDER / "shields.png", optimize=True)
    doc_pictures.write()
