"""The two men alone, large: for a picture so small that nothing else could be read."""

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
    """The men of a table, and nothing else of it. It is drawn as other views are.

    They stand in the middle of a picture as high as a table, so that the page can show its middle,
    16:9, whole.
    """

    game: ClassVar[str] = "audatia"
    of: AudatiaView


SIZE = WIDTH, ALONE.height


def vignette(view: Vignette, style: RenderStyle) -> Layers:
    """The picture of a vignette."""
    design = vignette_design_of(style)
    layers = Layers(SIZE, design.background, ())
    paint_men(layers, pose_men(view.of), style, design, design)
    return layers
