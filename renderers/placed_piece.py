"""What may move from one picture of a table to the next."""

from __future__ import annotations

from typing import NamedTuple

from renderers.kit.box import Box


class PlacedPiece(NamedTuple):
    """Something that may move, by its kind, and where its pixels are on the picture.

    All of a kind look alike, wherever they stand.
    """

    kind: str
    box: Box
