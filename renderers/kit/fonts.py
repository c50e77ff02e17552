"""The bundled fonts: where each is, and which characters it has."""

from __future__ import annotations

import json
import unicodedata
from bisect import bisect_right
from enum import StrEnum
from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import ImageFont

_FOLDER: Final = Path(__file__).parents[1] / "fonts"
_SAMPLE: Final = 12  # letters of a font that are tried
_NOBODYS: Final = "\ue321"  # for private use: no font has it


class Face(StrEnum):
    """A bundled font, by its file. Digits are lining figures in every one."""

    TITLE = "vollkorn-700.ttf"  # names, values of cards
    TITLE_LIGHT = "vollkorn-600.ttf"
    CAPTION = "vollkorn-500i.ttf"
    LABEL = "inter-600.otf"
    COUNT = "inter-700.otf"  # counts, squares
    # For names only, each opened when a name needs it.
    OTHER_SCRIPTS = "dejavu-700.ttf"
    EAST_ASIAN = "noto-cjk-700.otf"
    DEVANAGARI = "noto-devanagari-700.ttf"
    BENGALI = "noto-bengali-700.ttf"
    GURMUKHI = "noto-gurmukhi-700.ttf"
    GUJARATI = "noto-gujarati-700.ttf"
    ORIYA = "noto-oriya-700.ttf"
    TAMIL = "noto-tamil-700.ttf"
    TELUGU = "noto-telugu-700.ttf"
    KANNADA = "noto-kannada-700.ttf"
    MALAYALAM = "noto-malayalam-700.ttf"
    SINHALA = "noto-sinhala-700.ttf"
    THAI = "noto-thai-700.ttf"
    LAO = "noto-lao-700.ttf"
    MYANMAR = "noto-myanmar-700.ttf"
    KHMER = "noto-khmer-700.ttf"
    ETHIOPIC = "noto-ethiopic-700.ttf"
    EMOJI = "noto-emoji-700.ttf"


@lru_cache(maxsize=48)
def font(face: Face, px: float) -> ImageFont.FreeTypeFont:
    """The face at `px` pixels."""
    return ImageFont.truetype(str(_FOLDER / face), px)


def covers(face: Face, character: str) -> bool:
    """True if the face has a glyph for the character."""
    edges = _coverage()[face]
    return bisect_right(edges, ord(character)) % 2 == 1


def draws(face: Face) -> bool:
    """Whether a font's file has what its coverage says: some letters, drawn, are no blanks.

    Raises OSError if it can't be opened.
    """
    edges, opened = _coverage()[face], font(face, 24)
    ranges = zip(edges[::2], edges[1::2], strict=True)
    letters = [
        chr(code)
        for start, end in ranges
        for code in range(start, end)
        if unicodedata.category(chr(code)) in ("Lu", "Ll", "Lo", "So")
    ]
    step = max(1, len(letters) // _SAMPLE)
    missing = bytes(opened.getmask(_NOBODYS))
    return all(bytes(opened.getmask(letter)) != missing for letter in letters[::step])


@lru_cache(maxsize=1)
def _coverage() -> dict[Face, list[int]]:
    # Where the covered ranges of each face begin and end, in rising order.
    ranges = json.loads((_FOLDER / "coverage.json").read_text("utf-8"))
    return {face: ranges[face] for face in Face}
