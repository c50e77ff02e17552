"""Sheets of people: some as they mostly are, and the fullest that there can be."""

from __future__ import annotations

import math
from dataclasses import replace

from engines.core.seat import Pair, Seat
from renderers.coat import Border, Charge, Coat, Manner, Plume, Sash, coat_of
from renderers.people.sheets import (
    MOST_GAMES,
    MOST_MATCHES,
    MOST_STANDINGS,
    CurvePoint,
    GameRow,
    LeaderboardSheet,
    ProfileSheet,
    PuzzleSheet,
    SeriesMatch,
    SeriesSheet,
    Sheet,
    StandingRow,
)
from renderers.style import Framing, RenderStyle, TextSize
from tests.renderers import audatia_views, cannae_views, gyges_views
from tests.renderers.en_garde_views import MY_TURN
from tests.renderers.people.tournament_pictures import FULLEST_TOURNAMENTS, TOURNAMENT_PICTURES
from tests.renderers.people.turning_sheets import FULLEST_TURNING, TURNING, TURNING_PICTURES
from tests.renderers.picture_checks import DARK, SAFE, STYLE

NOW = 1_795_000_000.0
DATE = "2026-11-27"
AURELIO = Coat(Charge.LOZENGE, Manner.EDGED, Border.NONE, Plume.DEEP, Sash.FRINGED)
BEATRICE = Coat(Charge.CHEVRON, Manner.TWICE, Border.NONE, Plume.TWO, Sash.STRIPED)


def point(days_ago: float, value: float, deviation: float = 60) -> CurvePoint:
    """A rating so many days ago."""
    return CurvePoint(at=NOW - days_ago * 86_400, value=value, deviation=deviation)


def climb(matches: int) -> tuple[CurvePoint, ...]:
    """A year in which somebody gets better, with ups and downs; it ends at 1734."""
    shares = [n / (matches - 1) for n in range(matches)]
    return tuple(
        point(350 * (1 - share), _height(share) - _height(1) + 1734, 62 + 70 * (1 - share) ** 2)
        for share in shares
    )


def _height(share: float) -> float:
    return 240 * share**0.8 + 26 * math.sin(19 * share) + 17 * math.sin(47 * share + 1)


GAMES = (
    GameRow(
        game="en_garde", title="En Garde", rating=1734, deviation=62, won=118, lost=31, drawn=2
    ),
    GameRow(game="gyges", title="Gygès", rating=1612, deviation=88, won=31, lost=14, drawn=0),
    GameRow(
        game="cannae", title="Cannae", rating=1555, deviation=140, is_provisional=True,
        won=9, lost=6, drawn=1,
    ),
    GameRow(game="audatia", title="Audatia", won=1, lost=1, drawn=0, lit=2, wanted=5),
)  # fmt: skip
PROFILE = ProfileSheet(
    name="Aurelio", coat=AURELIO, date=DATE, games=GAMES, curve_game="en_garde",
    curve_title="En Garde", curve=climb(80), until=NOW, answer="5 h", lost_on_time="1 / 214",
)  # fmt: skip
NEWCOMER = replace(
    PROFILE, coat=None, games=GAMES[3:], curve=(), curve_title="", answer="", lost_on_time=""
)

NAMES = (
    "Aurelio", "Béatrice", "Chiara", "Dmitri", "Esteban", "文子", "Guy", "Hélène", "Ivar",
    "Jadwiga",
)  # fmt: skip


def standing(place: int, *, is_reader: bool = False) -> StandingRow:
    """Whoever is at that place."""
    return StandingRow(
        place=place, name=NAMES[place % len(NAMES) - 1], coat=coat_of(f"at {place}"),
        rating=round(2000 - 70 * math.log2(place + 1)), deviation=44 + place % 60,
        gained=(0, 2, -1, 0, 12)[place % 5], is_reader=is_reader,
    )  # fmt: skip


LEADERBOARD = LeaderboardSheet(
    title="En Garde",
    date=DATE,
    rows=tuple(standing(place, is_reader=place == 4) for place in range(1, 11)),
)
NEIGHBOURHOOD = replace(
    LEADERBOARD,
    rows=(
        *map(standing, range(1, 11)),
        None,
        *(standing(place, is_reader=place == 98_327) for place in range(98_322, 98_333)),
    ),
)

_AS_BEFORE, _EXCHANGED = Pair(one=Seat.ONE, two=Seat.TWO), Pair(one=Seat.TWO, two=Seat.ONE)
_WON, _LOST, _DREW = Pair(one="1", two="0"), Pair(one="0", two="1"), Pair(one="½", two="½")


def matches(*scores: Pair[str] | None) -> tuple[SeriesMatch, ...]:
    """Matches with these scores, seats exchanged from each to the next."""
    return tuple(
        SeriesMatch(seats=_EXCHANGED if n % 2 else _AS_BEFORE, score=score)
        for n, score in enumerate(scores)
    )


SERIES = SeriesSheet(
    title="Gygès", date=DATE, names=Pair(one="Aurelio", two="Béatrice"),
    coats=Pair(one=AURELIO, two=BEATRICE), score=Pair(one="3", two="1½"), winner=Seat.ONE,
    matches=matches(_WON, _LOST, _DREW, _WON, _WON), is_over=True,
)  # fmt: skip
RUNNING = replace(
    SERIES,
    score=Pair(one="1", two="0"),
    winner=None,
    matches=matches(_WON, None, None),
    is_over=False,
)

PUZZLE = PuzzleSheet(
    title="Gygès · puzzle 112", view=gyges_views.ASKED, seat=Seat.ONE, lead="South to move",
    aim="wins in 3", found="31 of 84 found it", stars=3, streak=4, streak_words="your streak",
)  # fmt: skip
PUZZLES: dict[str, tuple[Sheet, RenderStyle]] = {
    "puzzle_gyges": (PUZZLE, STYLE),
    "puzzle_cannae_wide_dark": (
        replace(
            PUZZLE,
            title="Cannae · puzzle 7",
            view=cannae_views.choosing(cannae_views.CHARGED),
            streak=0,
        ),
        replace(DARK, framing=Framing.WIDE),
    ),
    "puzzle_en_garde_large_safe": (
        replace(PUZZLE, title="En Garde · puzzle 31", view=MY_TURN, streak=12, stars=5),
        replace(SAFE, text_size=TextSize.LARGE),
    ),
    "puzzle_audatia_public": (
        replace(PUZZLE, title="Audatia · puzzle 2", view=audatia_views.SKILL, streak_words=""),
        STYLE,
    ),
}

LONG_NAME = "Maximiliana Bartholomäa von Hohenlohe-Waldenburg-Schillingsfürst"
FULLEST: dict[str, Sheet] = {
    **FULLEST_TOURNAMENTS,
    "turning": FULLEST_TURNING,
    "profile": replace(
        PROFILE,
        name=LONG_NAME,
        games=tuple(
            replace(GAMES[n % 3], title=LONG_NAME, won=12_345, lost=6_789, drawn=1_234)
            for n in range(MOST_GAMES)
        ),
        curve=tuple(point(364 - n * 0.4, 1500 + 300 * math.sin(n)) for n in range(900)),
        curve_title=LONG_NAME,
        answer="23 h 59",
        lost_on_time="1 234 / 12 345",
    ),
    "leaderboard": replace(
        NEIGHBOURHOOD,
        title=LONG_NAME,
        rows=tuple(row and replace(row, name=LONG_NAME) for row in NEIGHBOURHOOD.rows),
    ),
    "series": replace(
        SERIES,
        title=LONG_NAME,
        names=Pair(one=LONG_NAME, two=LONG_NAME[::-1]),
        score=Pair(one="11½", two="10½"),
        matches=matches(*(_DREW,) * (MOST_MATCHES + 2)),
    ),
}
# The longest words of all languages.
FULLEST_PUZZLE = replace(
    PUZZLE,
    title="En Garde · problème 1234",
    lead="À Rouge de jouer",
    aim="trouve le meilleur coup",
    found="personne n'a encore essayé",
    streak=1_234,
)
assert len(NEIGHBOURHOOD.rows) == MOST_STANDINGS + 1

PICTURES: dict[str, tuple[Sheet, RenderStyle]] = {
    "people_profile": (PROFILE, STYLE),
    "people_profile_dark": (replace(PROFILE, games=GAMES[:1], curve=climb(12)), DARK),
    "people_leaderboard": (LEADERBOARD, STYLE),
    "people_series": (SERIES, STYLE),
    **PUZZLES,
    **{name: (sheet, STYLE) for name, sheet in TOURNAMENT_PICTURES.items()},
    **TURNING_PICTURES,
}
DOC_PICTURES: dict[str, tuple[Sheet, RenderStyle]] = {
    "people_profile": (PROFILE, STYLE),
    "people_profile_dark": (PROFILE, DARK),
    "people_leaderboard": (LEADERBOARD, STYLE),
    "people_series": (SERIES, STYLE),
    **{name: (sheet, STYLE) for name, sheet in TOURNAMENT_PICTURES.items()},
    "people_turning": (TURNING, STYLE),
}
