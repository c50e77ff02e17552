"""What of a name can be written, in pieces that are never parted."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

from PIL import features

from renderers.kit.fonts import Face, covers

# Stands for letters that no bundled font has.
REPLACEMENT: Final = "◇"

_FACES: Final = tuple(
    face for face in Face if face not in (Face.TITLE_LIGHT, Face.CAPTION, Face.LABEL)
)
_UNSHAPED: Final = (Face.TITLE, Face.COUNT, Face.OTHER_SCRIPTS, Face.EAST_ASIAN, Face.EMOJI)
_LONGEST: Final = 256  # characters that are read of a name
_MOST_MARKS: Final = 4  # on one letter; more would climb into the board
_NON_JOINER: Final = "\N{ZERO WIDTH NON-JOINER}"
_JOINER: Final = "\N{ZERO WIDTH JOINER}"
_MARKS_BY_USE: Final = _NON_JOINER + _JOINER + "ﾞﾟ"  # the last two voice narrow katakana
_SKIN_TONES: Final = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
# Letters and signs by their category, with nothing to see.
_BLANKS: Final = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")
_PRESENTATION: Final = dict.fromkeys(range(0xFE00, 0xFE10))  # asks for a sign in colours, or not


def name_clusters(name: str) -> list[str]:
    """The name in pieces that are drawn whole: a letter with its marks, an emoji with its parts.

    One of `faces_for_names()` can write each of them. Letters that no font has become one
    `REPLACEMENT`. The list is empty if neither letter, digit nor picture remains.
    """
    text = unicodedata.normalize("NFC", name[:_LONGEST]).translate({**_BLANKS, **_PRESENTATION})
    kept = (
        c
        for c in text
        if c.isspace() or c in _NON_JOINER + _JOINER or unicodedata.category(c)[0] != "C"
    )
    text = "".join(kept)
    forms = [form for cluster in _clusters(" ".join(text.split())) for form in _written(cluster)]
    if not any(_is_telling(form) for form in forms):
        return []
    shown = [form or REPLACEMENT for form in forms]
    return [
        form
        for form, following in zip(shown, [*shown[1:], ""], strict=True)
        if not form == following == REPLACEMENT
    ]


def faces_for_names() -> tuple[Face, ...]:
    """The fonts of names, the preferred ones first; fewer where Pillow can't shape a script."""
    return _FACES if features.check("raqm") else _UNSHAPED


def can_write(face: Face, cluster: str) -> bool:
    """True if the face has everything in the cluster, and Pillow can join its letters."""
    is_joined = any(unicodedata.bidirectional(c) in ("R", "AL") for c in cluster)
    if is_joined and not features.check("raqm"):
        return False
    return all(covers(face, character) for character in cluster)


def _clusters(text: str) -> Iterator[str]:
    cluster = ""
    for character in text:
        if not cluster or not _belongs_to(cluster, character):
            if cluster:
                yield cluster
            cluster = "" if _is_mark(character) else character
        elif sum(map(_is_mark, cluster)) < _MOST_MARKS or not _is_mark(character):
            cluster += character
    if cluster:
        yield cluster


def _belongs_to(cluster: str, character: str) -> bool:
    if cluster[-1] == _JOINER and unicodedata.category(character) == "So":
        return True  # the next part of an emoji
    return _is_mark(character) or character in _SKIN_TONES


def _written(cluster: str) -> list[str]:
    # The cluster as fonts have it: in plainer letters or with fewer marks, if need be. One that is
    # empty, if no font has it.
    faces = faces_for_names()
    for form in (cluster, unicodedata.normalize("NFKC", cluster)):
        if any(can_write(face, form) for face in faces):
            return list(_clusters(form))
    plain = unicodedata.normalize("NFKD", cluster)
    parts = (
        "".join(c for c in plain if can_write(face, c))
        for face in faces
        if can_write(face, plain[0])
    )
    return [max(parts, key=len, default="")]


def _is_telling(form: str) -> bool:
    return any(c.isalnum() or unicodedata.category(c) == "So" for c in form)


def _is_mark(character: str) -> bool:
    return unicodedata.category(character)[0] == "M" or character in _MARKS_BY_USE
