"""Pictures of people, around matches: profile, leaderboard, series, tournament, a match's curve, a
puzzle.

A sheet of `renderers.people.sheets` in, a PNG out. Of a style theme, colour vision, text size and
scale count. Nothing here loads Pillow: that is done when a picture is first asked for.
"""

from __future__ import annotations

from renderers.people.measures import size_in_units
from renderers.people.sheets import LeaderboardSheet, ProfileSheet, PuzzleSheet, SeriesSheet, Sheet
from renderers.people.tournament_sheets import TournamentSheet
from renderers.people.turning_sheet import TurningSheet
from renderers.style import RenderStyle


def draw_profile(sheet: ProfileSheet, style: RenderStyle) -> bytes:
    """Somebody's ratings, record and curve. The same sheet is drawn once a style."""
    return _drawn(sheet, style)


def draw_leaderboard(sheet: LeaderboardSheet, style: RenderStyle) -> bytes:
    """The best players of a game, from above, and the reader among their neighbours."""
    return _drawn(sheet, style)


def draw_series(sheet: SeriesSheet, style: RenderStyle) -> bytes:
    """How a series stands or ended, and each of its matches."""
    return _drawn(sheet, style)


def draw_tournament(sheet: TournamentSheet, style: RenderStyle) -> bytes:
    """Standings, a crosstable, a bracket, a ladder, or the first three at the end."""
    return _drawn(sheet, style)


def draw_turning(sheet: TurningSheet, style: RenderStyle) -> bytes:
    """How the chances of a finished match went, and where it turned."""
    return _drawn(sheet, style)


def draw_puzzle(sheet: PuzzleSheet, style: RenderStyle) -> bytes:
    """A puzzle's board, and what there is to find. Of its style the framing counts as well."""
    return _drawn(sheet, style)


def size_of(sheet: Sheet, style: RenderStyle) -> tuple[int, int]:
    """Width and height of the sheet's picture in pixels, without drawing it."""
    if isinstance(sheet, PuzzleSheet):
        from renderers.people import puzzle  # noqa: PLC0415 - 4 MiB that an idle process saves

        width, height = puzzle.size_in_units(sheet, style)
    else:
        width, height = size_in_units(sheet)
    return round(width * style.scale), round(height * style.scale)


def _drawn(sheet: Sheet, style: RenderStyle) -> bytes:
    from renderers.people.drawing import drawn  # noqa: PLC0415 - 4 MiB that an idle process saves

    return drawn(sheet, style)


__all__ = [
    "draw_leaderboard",
    "draw_profile",
    "draw_puzzle",
    "draw_series",
    "draw_tournament",
    "draw_turning",
    "size_of",
]
