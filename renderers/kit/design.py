"""What sprites are drawn with: one theme's colours and the measures of one text size.

Each game has colours and a layout of its own. Its `Design` adds how it fills a seat's area.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache, update_wrapper, wraps
from typing import Any, Concatenate, Final, Generic, ParamSpec, Self, TypeVar, cast

from engines.core.seat import Pair
from renderers.kit.canvas import Canvas
from renderers.kit.colour_table import ColourTable
from renderers.kit.layers import Background
from renderers.kit.palette import Palette
from renderers.kit.sprites import Sprite
from renderers.style import Framing, RenderStyle

_NOBODYS: Final = RenderStyle(names=Pair(one="", two=""))
_OF_DESIGNS: Final = ("theme", "colour_vision", "text_size", "scale")


@dataclass(frozen=True, slots=True, kw_only=True)
class ThemedColours:
    """A game's colours: the palette that all games share, and in a subclass its own."""

    palette: Palette


C = TypeVar("C", bound=ThemedColours)
L = TypeVar("L")
D = TypeVar("D", bound="Design[Any, Any]")
P = ParamSpec("P")
Drawing = Callable[Concatenate[Canvas, D, P], None]
SpriteOf = Callable[Concatenate[D, P], Sprite]


@dataclass(frozen=True, eq=False)  # without slots, since it caches a property
class Design(Generic[C, L]):
    """Colours and layout together: the part of a render style that sprites depend on.

    There is one for each style that `cached_design` tells apart, compared by
    identity: it is part of the key of every sprite, and has a hundred values.
    """

    colours: C
    layout: L
    colour_table: ColourTable
    scale: float  # pixels a unit of the layout

    def canvas(self, left: float, top: float, right: float, bottom: float) -> Canvas:
        """A canvas for a sprite; its edges are given in units of the layout."""
        return Canvas(left, top, right, bottom, self.scale)

    @property
    def palette(self) -> Palette:
        """The palette that all games share."""
        return self.colours.palette

    @property
    def background(self) -> Background:
        """What lies under all layers of a picture."""
        return Background(self.palette.ground, self.colour_table)

    @cached_property
    def for_preview(self) -> Self:
        """The design of what has been chosen and not been sent: leaf in the place of gold."""
        palette = replace(self.palette, gold=self.palette.leaf)
        return replace(self, colours=replace(self.colours, palette=palette))


def cached_design(make: Callable[[RenderStyle], D]) -> Callable[[RenderStyle], D]:
    """`make`, called once for all styles that look alike but for the position, names and coats.

    Wide pictures, and boards that are turned, are drawn with measures of their own.
    """
    made = cache(make)

    @wraps(make)
    def design_of(style: RenderStyle) -> D:
        framing = Framing.TALL if style.framing is Framing.TABLE else style.framing
        return made(
            replace(
                _NOBODYS, **{name: getattr(style, name) for name in _OF_DESIGNS}, framing=framing
            )
        )

    return design_of


def drawn_once(*, reach: int, keeps: int) -> Callable[[Drawing[D, P]], SpriteOf[D, P]]:
    """Turn a function that draws about the origin of a canvas into one that returns the sprite.

    The canvas goes `reach` units to each side. Of the sprites `keeps` are kept, by all arguments.
    """

    def decorate(draw: Drawing[D, P]) -> SpriteOf[D, P]:
        @lru_cache(maxsize=keeps)
        def sprite(design: D, *args: P.args, **kwargs: P.kwargs) -> Sprite:
            canvas = design.canvas(-reach, -reach, reach, reach)
            draw(canvas, design, *args, **kwargs)
            return canvas.sprite()

        return cast(SpriteOf[D, P], update_wrapper(sprite, draw))

    return decorate
