"""A view or a sheet in, the bytes of a picture out; the same one and style are drawn once."""

from __future__ import annotations

from dataclasses import replace

from engines.core.obstacles import Obstacles
from engines.core.values import View
from renderers import renderer_of
from renderers.finished_match import FinishedMatch
from renderers.games import end_plate_of, moving_pieces_of, offered
from renderers.kit.cache import sized_cache
from renderers.kit.png import encode_png, encode_sprite, encoded_band
from renderers.kit.webp import encode_webp
from renderers.obstacles import draw_obstacles
from renderers.people import drawing as people
from renderers.people.sheets import Sheet
from renderers.style import Framing, RenderStyle


@sized_cache(2 * 2**20, size_of=len)  # bytes: pictures of about 40 KB each
def render(view: View, style: RenderStyle) -> bytes:
    """The view's picture, at most 64 colours; `style.file_type` tells what kind of file it is.

    The same view is drawn once a style.
    """
    layers = renderer_of(view).draw(view, style)
    return encode_webp(layers) if style.file_type == "webp" else encode_png(layers)


@sized_cache(2**19, size_of=len)  # bytes: refused moves, each of which is tried a few times
def render_obstacles(view: View, obstacles: Obstacles, style: RenderStyle) -> bytes:
    """The view's picture with what stands in the way of a refused move. As `render`."""
    layers = draw_obstacles(view, obstacles, style)
    return encode_webp(layers) if style.file_type == "webp" else encode_png(layers)


def render_end_plate(finished: FinishedMatch, style: RenderStyle) -> bytes:
    """The plate of a match that is over, as PNG; the last position, if the game has no plates."""
    style = replace(
        style,
        mirrored=False,
        framing=Framing.TALL,
        time_left=None,
        is_rated=False,
        series_score="",
    )
    return _end_plate(finished, style)


def render_piece(game: str, kind: str, style: RenderStyle) -> bytes | None:
    """One of `renderers.pieces` alone, as PNG on a clear ground; None if the game has none such.

    The kind may be anything.
    """
    return _piece(game, kind, style) or None


def render_sheet(sheet: Sheet, style: RenderStyle) -> bytes:
    """The picture of a sheet of `renderers.people`, as PNG."""
    return people.drawn(sheet, style)


def drawn_so_far() -> int:
    """How many pictures have been drawn since the start; all others came from a cache."""
    return sum(
        one.cache_info().misses
        for one in (render, render_obstacles, _end_plate, _piece, people.encoded)
    )


def warm(view: View, style: RenderStyle) -> None:
    """Draw what pictures like this one have in common, so that a later one is drawn faster.

    It passes checkpoints, at which it may be given up; what is whole by then stays drawn.
    """
    layers = renderer_of(view).draw(view, style)
    if style.file_type == "png":
        for band in layers.bands():
            encoded_band(band)


def warm_end_plates(game: str, style: RenderStyle) -> None:
    """Draw what the plates of a game have in common, if it names anything. As `warm`."""
    offered(end_plate_of(game), "draw_ahead", None, style)


@sized_cache(2**19, size_of=len)  # bytes: pieces of one to ten KB each
def _piece(game: str, kind: str, style: RenderStyle) -> bytes:
    moving = moving_pieces_of(game)
    sprite = moving.sprite(kind, style) if moving else None
    return encode_sprite(sprite) if sprite else b""


@sized_cache(2**19, size_of=len)  # bytes: plates, which both players and the chat are shown
def _end_plate(finished: FinishedMatch, style: RenderStyle) -> bytes:
    plate = end_plate_of(finished.views[-1].game)
    return encode_png(plate.draw(finished, style)) if plate else render(finished.views[-1], style)
