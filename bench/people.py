"""What pictures of people cost: `python -m bench people`.

Of people whom nobody has seen yet, each once, from warm caches: fonts, figures, signs, the frame.
CPU time, since other processes disturb it less.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from statistics import median, quantiles
from time import thread_time

from engines.core.seat import Pair, Seat
from renderers.coat import coat_of
from renderers.people.drawing import encoded
from renderers.people.sheets import (
    CurvePoint,
    GameRow,
    LeaderboardSheet,
    ProfileSheet,
    SeriesMatch,
    SeriesSheet,
    Sheet,
    StandingRow,
)
from renderers.people.tournament_sheets import (
    CrosstableRow,
    CrosstableSheet,
    PointsRow,
    Result,
    RoundResult,
    StandingsSheet,
)
from renderers.people.turning_sheet import TurningPoint, TurningSheet
from renderers.style import RenderStyle, TextSize, Theme

PEOPLE = 60
WARMING = 20
NAMES = ("Aurelio", "Béatrice", "Chiara", "Dmitri", "Esteban", "Fumiko", "Guy", "Hélène", "Ivar")
TITLES = {"en_garde": "En Garde", "gyges": "Gygès", "cannae": "Cannae", "audatia": "Audatia"}
NOW = 1_795_000_000.0
YEAR = 365 * 86_400
PLAIN = RenderStyle(names=Pair(one="", two=""))
STYLES = {
    "": PLAIN,
    ", dark": replace(PLAIN, theme=Theme.DARK),
    ", large print": replace(PLAIN, text_size=TextSize.LARGE),
}
SEATS = Pair(one=Seat.ONE, two=Seat.TWO)
Figures = dict[str, str | float]


def name(dice: random.Random) -> str:
    """Somebody's, mostly another one each time."""
    return f"{dice.choice(NAMES)} {dice.randrange(1000)}"


def profile(number: int, *, matches: int = 120) -> ProfileSheet:
    """Somebody's who plays four games, and has played one of them so often in a year."""
    dice = random.Random(number)
    ends = sorted(dice.random() for _ in range(matches))
    value, curve = 1500.0, []
    for end in ends:
        value += dice.gauss(2, 14)
        deviation = 45 + 120 * (1 - end) ** 2
        curve.append(CurvePoint(at=NOW - YEAR * (1 - end), value=value, deviation=deviation))
    games = tuple(
        GameRow(
            game=game, title=title, rating=dice.randrange(1200, 2100),
            deviation=dice.randrange(40, 140), won=dice.randrange(300), lost=dice.randrange(200),
            drawn=dice.randrange(20),
        )
        for game, title in TITLES.items()
    )  # fmt: skip
    return ProfileSheet(
        name=name(dice), coat=coat_of(str(number)), date="2026-11-27", games=games,
        curve_game="en_garde", curve_title="En Garde", curve=tuple(curve), until=NOW,
        answer=f"{dice.randrange(1, 24)} h", lost_on_time=f"{dice.randrange(9)} / {matches}",
    )  # fmt: skip


def leaderboard(number: int, *, rows: int) -> LeaderboardSheet:
    """Of people of whom hardly anybody stands on another one."""
    dice = random.Random(number)
    standings = tuple(
        StandingRow(
            place=place, name=name(dice), coat=coat_of(f"{number} {place}"),
            rating=2000 - 17 * place, deviation=dice.randrange(40, 110),
            gained=dice.randrange(-2, 4), is_reader=place == 4,
        )
        for place in range(1, rows + 1)
    )  # fmt: skip
    return LeaderboardSheet(title="En Garde", date="2026-11-27", rows=standings)


def series(number: int) -> SeriesSheet:
    """Three matches between two whom nobody knows."""
    dice = random.Random(number)
    score = Pair(one="1", two="0")
    return SeriesSheet(
        title="Gygès", date="2026-11-27", names=Pair(one=name(dice), two=name(dice)),
        coats=Pair(one=coat_of(f"one {number}"), two=coat_of(f"two {number}")),
        score=Pair(one="3", two="0"), winner=Seat.ONE,
        matches=(SeriesMatch(seats=SEATS, score=score),) * 3, is_over=True,
    )  # fmt: skip


def standings(number: int, *, rows: int, rounds: int, are_known: bool = False) -> StandingsSheet:
    """Of a Swiss of so many, a gap, and the reader; always of the same people, if they are known.

    So it is when results come in: the picture is drawn anew with the same names.
    """
    dice = random.Random(number)
    who = random.Random(0 if are_known else number)

    def row(place: int) -> PointsRow:
        shown = tuple(
            RoundResult(
                result=dice.choice((Result.WON, Result.LOST, Result.DRAWN)),
                opponent=dice.randrange(1, 60),
            )
            for _ in range(rounds)
        )
        return PointsRow(
            place=place, name=name(who), coat=coat_of(f"{place}"),
            points=f"{dice.randrange(rounds)}½", rounds=shown,
            tie_breaks=(f"{dice.randrange(40)}½",), is_reader=place > rows,
        )  # fmt: skip

    first = map(row, range(1, rows + 1))
    own = (None, row(311)) if rows > 10 else ()
    return StandingsSheet(title="Winter Cup", date="2026-11-27", rows=(*first, *own))


def crosstable(number: int, *, players: int) -> CrosstableSheet:
    """Of so many whom nobody knows."""
    dice = random.Random(number)
    results = (Result.WON, Result.LOST, Result.DRAWN)
    rows = tuple(
        CrosstableRow(
            place=n + 1, name=name(dice), coat=coat_of(f"{number} {n}"), points=f"{n}½",
            results=tuple(() if m == n else (dice.choice(results),) for m in range(players)),
        )
        for n in range(players)
    )  # fmt: skip
    return CrosstableSheet(title="Winter Cup", date="2026-11-27", rows=rows)


def turning(number: int, *, plies: int) -> TurningSheet:
    """The curve of a match of so many moves between two whom nobody knows, with three points."""
    dice = random.Random(number)
    chance, chances = 0.5, []
    for _ in range(plies):
        chance = min(1.0, max(0.0, chance + dice.gauss(0, 0.05)))
        chances.append(chance)
    points = tuple(
        TurningPoint(
            number=n, ply=plies * n // 4, seat=dice.choice(tuple(Seat)), played=f"+{n}",
            best=f"{n}x{dice.randrange(1, 6)}", chance=dice.random(), after=dice.random(),
        )
        for n in range(1, 4)
    )  # fmt: skip
    return TurningSheet(
        title="En Garde", date="2026-11-27", names=Pair(one=name(dice), two=name(dice)),
        coats=Pair(one=coat_of(f"one {number}"), two=coat_of(f"two {number}")),
        chances=tuple(chances), points=points, luck=dice.random() / 2, skill=-dice.random() / 2,
    )  # fmt: skip


def cost(title: str, sheet_of: Callable[[int], Sheet], style: RenderStyle) -> Figures:
    """CPU milliseconds and size of pictures of sheets that are new."""
    times, sizes = [], []
    for number in range(WARMING + PEOPLE):
        sheet = sheet_of(number)
        start = thread_time()
        data = encoded(sheet, style)
        times.append((thread_time() - start) * 1000)
        sizes.append(len(data) / 1024)
    known = times[WARMING:]
    return {
        "name": title,
        "median_ms": round(median(known), 2),
        "p95_ms": round(quantiles(known, n=20)[-1], 2),
        "median_kb": round(median(sizes), 1),
        "max_kb": round(max(sizes), 1),
    }


def run() -> Iterator[Figures]:
    """One line for each kind of picture and each style."""
    start = thread_time()
    encoded(profile(-1), PLAIN)
    yield {"name": "profile, the first of all", "ms": round((thread_time() - start) * 1000, 1)}
    for title, style in STYLES.items():
        yield cost(f"profile{title}", profile, style)
        yield cost(f"leaderboard of 10{title}", partial(leaderboard, rows=10), style)
    yield cost("leaderboard of 21", partial(leaderboard, rows=21), PLAIN)
    yield cost("series", series, PLAIN)
    yield cost("standings of 8", partial(standings, rows=8, rounds=5), PLAIN)
    yield cost("standings of 24 and the reader", partial(standings, rows=24, rounds=9), PLAIN)
    known = partial(standings, rows=24, rounds=9, are_known=True)
    yield cost("standings of 24, further results", known, PLAIN)
    yield cost("crosstable of 16", partial(crosstable, players=16), PLAIN)
    yield cost("curve of 60 moves", partial(turning, plies=60), PLAIN)
    yield cost("curve of 400 moves", partial(turning, plies=400), PLAIN)
