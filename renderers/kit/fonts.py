"""The bundled fonts, and names fitted into the room that they have."""

from __future__ import annotations

import json
import unicodedata
from bisect import bisect_right
from enum import StrEnum
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from PIL import ImageFont, features

_FOLDER: Final = Path(__file__).parents[1] / "fonts"


class Face(StrEnum):
    """A bundled font, by its file. Digits are lining figures in every one."""

    TITLE = "vollkorn-700.ttf"  # names, values of cards
    TITLE_LIGHT = "vollkorn-600.ttf"
    CAPTION = "vollkorn-500i.ttf"
    LABEL = "inter-600.otf"
    COUNT = "inter-700.otf"  # counts, squares
    OTHER_SCRIPTS = "dejavu-700.ttf"


_FOR_NAMES: Final = (Face.TITLE, Face.COUNT, Face.OTHER_SCRIPTS)


class FittedName(NamedTuple):
    """A name as it can be written: with which font, how large and how wide (px)."""

    text: str
    face: Face
    px: int
    width: float


@lru_cache(maxsize=48)
def font(face: Face, px: float) -> ImageFont.FreeTypeFont:
    """The face at `px` pixels."""
    return ImageFont.truetype(str(_FOLDER / face), px)


def fit_name(name: str, *, px: int, least: int, room: float, instead: str) -> FittedName:
    """`name` on one line: as large as `room` allows from `px` down to `least`, then cut with `…`.

    Characters that no bundled font has are left out; if no letter remains, `instead` is written.
    """
    text, face = _writable(name) or (instead, Face.TITLE)
    while px > least and _width(text, face, px) > room:
        px -= 1
    kept = text
    while len(kept) > 1 and _width(text, face, px) > room:
        kept = kept[:-1].rstrip()
        text = kept + "…" if covers(face, "…") else kept
    return FittedName(text, face, px, _width(text, face, px))


def covers(face: Face, character: str) -> bool:
    """True if the face has a glyph for the character."""
    edges = _coverage()[face]
    return bisect_right(edges, ord(character)) % 2 == 1


def _writable(name: str) -> tuple[str, Face] | None:
    """The characters of `name` that one face has, and that face; None without letter or digit."""
    clean = " ".join(
        "".join(c for c in unicodedata.normalize("NFC", name) if _is_visible(c)).split()
    )
    best, face = max(
        ((_kept(clean, face), face) for face in _FOR_NAMES), key=lambda t: _letters(t[0])
    )
    shaped = any(unicodedata.bidirectional(c) in ("R", "AL") for c in best)
    if not _letters(best) or (shaped and not features.check("raqm")):
        return None
    return best, face


def _kept(text: str, face: Face) -> str:
    parts = (c if covers(face, c) else unicodedata.normalize("NFKC", c) for c in text)
    return " ".join("".join(c for part in parts for c in part if covers(face, c)).split())


def _is_visible(character: str) -> bool:
    return character.isspace() or unicodedata.category(character)[0] != "C"


def _letters(text: str) -> int:
    return sum(c.isalnum() for c in text)


def _width(text: str, face: Face, px: int) -> float:
    return font(face, px).getlength(text)


@lru_cache(maxsize=1)
def _coverage() -> dict[Face, list[int]]:
    """Where the covered ranges of each face begin and end, in rising order."""
    ranges = json.loads((_FOLDER / "coverage.json").read_text("utf-8"))
    return {face: ranges[face] for face in Face}
