"""Shots as MP4 with H.264, which Telegram and every browser play in place."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import av
from av.container import OutputContainer
from av.video.frame import VideoFrame
from av.video.reformatter import (
    ColorPrimaries,
    ColorRange,
    Colorspace,
    ColorTrc,
    VideoReformatter,
)
from av.video.stream import VideoStream
from PIL import Image

from renderers.kit.repainting import Repainting
from renderers.kit.shots import TICKS_A_SECOND, Shot

_QUALITY: Final = {
    "preset": "superfast",
    "tune": "stillimage",
    "crf": "20",
    "refs": "4",  # what an arrow or a mark hid is found again as it was before
    "bf": "0",
    "g": "1000",  # one key frame: nobody seeks in twenty seconds
    "x264-params": "rc-lookahead=0:scenecut=0:weightp=0",
    "threads": "1",
}


def encode_mp4(shots: Iterable[Shot], size: tuple[int, int]) -> bytes:
    """The shots one after the other, 25 ticks a second, in a frame of this size.

    Its sides are even, and no shot is larger.
    """
    with TemporaryDirectory(prefix="salle-film-") as folder:
        file = Path(folder, "film.mp4")
        # What a player needs to begin is moved to the file's front, which can't be done in memory.
        with av.open(file, "w", options={"movflags": "faststart"}) as film:
            stream = _stream(film, size)
            repainting, to_yuv, start = Repainting(), VideoReformatter(), 0
            for region, ticks in shots:
                frame = _frame(repainting.show(region.within(size)), to_yuv)
                _add(film, stream, frame, start)
                start += ticks
            # Once more for the last tick: some players end a film where its last picture begins.
            _add(film, stream, frame, start - 1)
            film.mux(stream.encode(None))
        return file.read_bytes()


def _stream(film: OutputContainer, size: tuple[int, int]) -> VideoStream:
    stream = film.add_stream("libx264", rate=TICKS_A_SECOND, options=_QUALITY)
    stream.width, stream.height = size
    stream.pix_fmt = "yuv420p"
    stream.time_base = Fraction(1, TICKS_A_SECOND)
    # Said, because players guess it from the size, and would show other colours.
    stream.colorspace, stream.color_range = Colorspace.ITU709, ColorRange.MPEG
    stream.color_primaries, stream.color_trc = ColorPrimaries.BT709, ColorTrc.BT709
    return stream


def _frame(picture: Image.Image, to_yuv: VideoReformatter) -> VideoFrame:
    whole = VideoFrame.from_image(picture)  # type: ignore[no-untyped-call]  # av's stub
    return to_yuv.reformat(
        whole,
        format="yuv420p",
        dst_colorspace=Colorspace.ITU709,
        dst_color_range=ColorRange.MPEG,
        threads=1,
    )


def _add(film: OutputContainer, stream: VideoStream, frame: VideoFrame, start: int) -> None:
    frame.pts, frame.time_base = start, Fraction(1, TICKS_A_SECOND)
    film.mux(stream.encode(frame))
