"""The two men alone, large: for a plate so small that the rest of the table would be dirt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engines.audatia.views import AudatiaView
from engines.core.values import View
from renderers.audatia.board import paint_men
from renderers.audatia.design import vignette_design_of
from renderers.audatia.layout import ALONE, WIDTH
from renderers.audatia.posed_figures import pose_men
from renderers.kit.layers import Layers
from renderers.style import RenderStyle


@dataclass(frozen=True, slots=True, kw_only=True)
class Vignette(View):
    """The men of a table, and nothing else of it. It is drawn as any view is.

    They stand in the middle of plain paper as high as a table: a page shows 16:9 of that, and cuts
    through the ground alone.
    """

    game: ClassVar[str] = "audatia"
    of: AudatiaView


SIZE = WIDTH, ALONE.height


def vignette(view: Vignette, style: RenderStyle) -> Layers:
    """The picture as a page."""
    design = vignette_design_of(style)
    layers = Layers(SIZE, design.background, ())
    paint_men(layers, pose_men(view.of), style, design, design)
    return layers
