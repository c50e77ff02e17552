"""The last move as a picture that moves, and begins again after about two seconds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final, Literal

from engines.core.values import View
from renderers import renderer_of
from renderers.animation import filmed
from renderers.games import motion_of
from renderers.kit.gif import encode_gif
from renderers.kit.mp4 import encode_mp4
from renderers.kit.shots import Shot, common_size
from renderers.style import RenderStyle

# For how many 25ths of a second each frame of a movement stands.
FRAME_TICKS: Final = 2

MOST_FRAMES: Final = 20

_BEFORE: Final = 10  # ticks of the position before the move
_LASTS: Final = 50
_LEAST_REST: Final = 20  # ticks of the new position

LoopType = Literal["mp4", "gif"]


def render_loop(before: View, after: View, style: RenderStyle, file_type: LoopType) -> bytes:
    """The move that led from one view to the other, 640 px wide, without end.

    Chats play an MP4 of it, or a GIF, in place and by themselves: which, each platform knows.
    """
    shots = list(_shots(before, after, filmed(after, style)))
    encode = encode_mp4 if file_type == "mp4" else encode_gif
    return encode(shots, common_size(shot.region.size for shot in shots))


def _shots(before: View, after: View, style: RenderStyle) -> Iterator[Shot]:
    yield Shot(renderer_of(before).draw(before, style).region(), _BEFORE)
    motion = motion_of(after.game)
    moving = motion.frames(before, after, style) if motion else ()
    frames = list(islice(moving, MOST_FRAMES))
    yield from (Shot(frame, FRAME_TICKS) for frame in frames)
    rest = max(_LEAST_REST, _LASTS - _BEFORE - FRAME_TICKS * len(frames))
    yield Shot(renderer_of(after).draw(after, style).region(), rest)
