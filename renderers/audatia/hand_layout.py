"""Sizes of the cards in a hand: large ones, which may be played, and chips, in px of a picture."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipLayout:
    """A small card with its code or sign alone, and how many of them stand in a row at most."""

    size: tuple[int, int]
    in_row: int = 1
    gap: tuple[float, int] = (0, 0)  # to the next in the row, to the next row
    sun: int  # radius of a half-sun at the upper edge; the code is below it
    code: tuple[int, int]  # y of a blow's letters, px
    sign: tuple[int, int]  # of a technique's icon: y, size


@dataclass(frozen=True, slots=True, kw_only=True)
class FaceLayout(ChipLayout):
    """A card with everything that is on it."""

    gap: tuple[int, int]
    stroke: tuple[int, int] | None = None  # of a blow's drawing: y, radius
    name: tuple[int, int] | None = None  # baseline of the last line, px
    leaf: int = 9  # the edge of what may be played
    has_foot: bool = True  # a band of the seat's colour
    is_named_whole: bool = False  # mandritto and roverso are written too


@dataclass(frozen=True, slots=True, kw_only=True)
class HandLayout:
    """The private half of a picture, in one text size."""

    faces: tuple[FaceLayout, ...]  # from large to small: the first that takes all in its rows
    quiet: ChipLayout  # of cards that may not be played
    held: ChipLayout  # of cards where nothing is asked
    single: FaceLayout  # of a card by itself


# Rows of small faces. Larger ones stand in a single row.
ROWS: Final = 2

_FEW: Final = FaceLayout(
    size=(216, 312), in_row=3, gap=(32, 0), sun=36, code=(72, 66), stroke=(166, 58),
    sign=(122, 128), name=(280, 34), is_named_whole=True,
)  # fmt: skip
_FOUR: Final = replace(_FEW, in_row=4, is_named_whole=False)  # so that a picture stays small
_SOME: Final = FaceLayout(
    size=(140, 210), in_row=6, gap=(24, 0), sun=27, code=(54, 52), stroke=(121, 36),
    sign=(78, 90), name=(183, 27),
)  # fmt: skip
_MANY: Final = replace(
    _SOME, size=(140, 182), gap=(24, 26), code=(54, 56), stroke=(122, 38), sign=(86, 96), name=None
)
_MOST: Final = replace(
    _MANY, size=(102, 182), in_row=8, gap=(20, 26), sun=24, code=(52, 46), stroke=(120, 36),
    sign=(86, 82),
)  # fmt: skip

COMMON_HAND: Final = HandLayout(
    faces=(_FEW, _FOUR, _SOME, _MANY, _MOST),
    quiet=ChipLayout(
        size=(64, 64), in_row=12, gap=(17.45, 12), sun=15, code=(38, 29), sign=(32, 48)
    ),
    held=ChipLayout(
        size=(76, 76), in_row=8, gap=(16, 16), sun=18, code=(45, 35), sign=(38, 58)
    ),
    single=_SOME,
)  # fmt: skip


_LARGE_SOME: Final = replace(_SOME, code=(56, 60), stroke=(123, 33), name=(183, 31))

LARGE_HAND: Final = HandLayout(
    faces=(
        replace(_FOUR, code=(78, 80), stroke=(190, 74), sign=(146, 150), name=None),
        _LARGE_SOME,
        replace(_MANY, code=(54, 60)),
        _MOST,
    ),
    quiet=ChipLayout(
        size=(72, 72), in_row=12, gap=(8.7, 10), sun=16, code=(43, 34), sign=(36, 56)
    ),
    held=ChipLayout(
        size=(88, 88), in_row=8, gap=(16, 16), sun=20, code=(52, 42), sign=(44, 70)
    ),
    single=_LARGE_SOME,
)  # fmt: skip

_FEW_IN_COLUMN: Final = FaceLayout(
    size=(116, 178), in_row=3, gap=(22, 0), sun=24, code=(45, 52), stroke=(101, 29),
    sign=(66, 66), name=(148, 27), leaf=7,
)  # fmt: skip
_SOME_IN_COLUMN: Final = FaceLayout(
    size=(116, 98), in_row=3, gap=(22, 15), sun=21, code=(47, 54), sign=(41, 66), leaf=6
)
_MANY_IN_COLUMN: Final = FaceLayout(
    size=(116, 68), in_row=3, gap=(22, 14), sun=17, code=(41, 52), sign=(34, 58), leaf=5,
    has_foot=False,
)  # fmt: skip
_MOST_IN_COLUMN: Final = replace(
    _MANY_IN_COLUMN, size=(116, 56), gap=(22, 12), sun=13, code=(34, 52), sign=(28, 50), leaf=4
)
_ALL_IN_COLUMN: Final = replace(
    _MOST_IN_COLUMN, size=(86, 56), in_row=4, gap=(16, 12), code=(34, 44)
)
# Faces in the column of a wide picture, from large to small. More than twelve are never asked for
# in a duel: only the last face has smaller letters than others.
IN_COLUMN: Final = (
    _FEW_IN_COLUMN, _SOME_IN_COLUMN, _MANY_IN_COLUMN, _MOST_IN_COLUMN, _ALL_IN_COLUMN,
)  # fmt: skip


@cache
def chip_of_size(size: int) -> ChipLayout:
    """A chip so wide, in the proportions of the common ones."""
    return ChipLayout(
        size=(size, size),
        sun=round(0.23 * size),
        code=(round(0.6 * size), round(0.455 * size)),
        sign=(size // 2, round(0.75 * size)),
    )
