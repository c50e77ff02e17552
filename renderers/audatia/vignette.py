"""The two men alone, large: for a picture so small that nothing else could be read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engines.audatia.views import AudatiaView
from engines.core.values import View
from renderers.audatia.board import paint_men
from renderers.audatia.design import vignette_design_of
from renderers.audatia.layout import WIDTH
from renderers.audatia.posed_figures import pose_men
from renderers.kit.box import Box
from renderers.kit.layers import Layers
from renderers.kit.viewport import Viewport
from renderers.style import RenderStyle


@dataclass(frozen=True, slots=True, kw_only=True)
class Vignette(View):
    """The men of a table, and nothing else of it. It is drawn as other views are.

    The picture is as wide as they need: 16 by 10.
    """

    game: ClassVar[str] = "audatia"
    of: AudatiaView


_SEEN: Final = Box(0, 216, WIDTH, 856)


def viewport_of(style: RenderStyle) -> Viewport:
    """What the picture of a vignette shows."""
    return Viewport(_SEEN, style.scale)


def vignette(view: Vignette, style: RenderStyle) -> Layers:
    """The picture of a vignette."""
    design = vignette_design_of(style)
    layers = Layers(viewport_of(style), design.background, ())
    paint_men(layers, pose_men(view.of), style, design, design)
    return layers
