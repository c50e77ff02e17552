"""Sheets to PNG; the same sheet is drawn once a style."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.core.seat import Pair
from renderers.kit.cache import sized_cache
from renderers.kit.layers import Layers
from renderers.kit.png import encode_densely, encode_png
from renderers.people.bracket import bracket
from renderers.people.crosstable import crosstable
from renderers.people.ladder import ladder
from renderers.people.leaderboard import leaderboard
from renderers.people.profile import profile
from renderers.people.puzzle import puzzle
from renderers.people.series import series
from renderers.people.sheets import ProfileSheet, PuzzleSheet, SeriesSheet, Sheet
from renderers.people.standings import standings
from renderers.people.tournament_end import tournament_end
from renderers.people.tournament_sheets import (
    BracketSheet,
    CrosstableSheet,
    LadderSheet,
    StandingsSheet,
    TournamentEndSheet,
)
from renderers.people.turning import turning
from renderers.people.turning_sheet import TurningSheet
from renderers.style import RenderStyle

_NOTHINGS: Final = RenderStyle(names=Pair(one="", two=""))


def drawn(sheet: Sheet, style: RenderStyle) -> bytes:
    """The sheet's picture as PNG."""
    return encoded(sheet, _plain(style, has_board=isinstance(sheet, PuzzleSheet)))


def laid(sheet: Sheet, style: RenderStyle) -> Layers:
    """The sheet's picture before it is mixed."""
    match sheet:
        case ProfileSheet():
            return profile(sheet, style)
        case SeriesSheet():
            return series(sheet, style)
        case PuzzleSheet():
            return puzzle(sheet, style)
        case StandingsSheet():
            return standings(sheet, style)
        case CrosstableSheet():
            return crosstable(sheet, style)
        case BracketSheet():
            return bracket(sheet, style)
        case LadderSheet():
            return ladder(sheet, style)
        case TournamentEndSheet():
            return tournament_end(sheet, style)
        case TurningSheet():
            return turning(sheet, style)
        case _:
            return leaderboard(sheet, style)


@sized_cache(2**20, size_of=len)  # bytes: pictures of about 25 KB each
def encoded(sheet: Sheet, style: RenderStyle) -> bytes:
    """The same, of a style in which nothing is set that these pictures don't depend on."""
    is_rich = isinstance(sheet, ProfileSheet | SeriesSheet | TurningSheet | PuzzleSheet)
    encode = encode_png if is_rich else encode_densely
    return encode(laid(sheet, style))


def _plain(style: RenderStyle, *, has_board: bool) -> RenderStyle:
    plain = replace(
        _NOTHINGS,
        theme=style.theme,
        colour_vision=style.colour_vision,
        text_size=style.text_size,
        scale=style.scale,
    )
    if not has_board:
        return plain
    names, mirrored, framing = style.names, style.mirrored, style.framing
    return replace(plain, names=names, mirrored=mirrored, framing=framing, has_ribbon=False)
