"""Sheets of tournaments: some as they mostly are, and the fullest that there can be."""

from __future__ import annotations

from dataclasses import replace

from engines.core.seat import Pair, Seat
from renderers.coat import coat_of
from renderers.people.tournament_sheets import (
    MOST_CROSSED,
    BracketMatch,
    BracketPlayer,
    BracketSheet,
    CrosstableRow,
    CrosstableSheet,
    LadderRow,
    LadderSheet,
    PodiumPlayer,
    PointsRow,
    Result,
    RoundResult,
    StandingsSheet,
    TournamentEndSheet,
    TournamentSheet,
)

DATE = "2026-11-27"
NAMES = (
    "Aurelio", "Béatrice", "Chiara", "Dmitri", "Esteban", "文子", "Guy", "Hélène", "Ivar",
    "Jadwiga", "Κλεώ", "نور",
)  # fmt: skip
LONG_NAME = "Maximiliana Bartholomäa von Hohenlohe-Waldenburg-Schillingsfürst"
W, L, D, R = Result.WON, Result.LOST, Result.DRAWN, Result.RUNNING


def _name(place: int) -> str:
    return NAMES[(place - 1) % len(NAMES)]


def points_row(place: int, rounds: int = 5, *, is_reader: bool = False) -> PointsRow:
    """Whoever is at that place."""
    results = list(Result)
    shown = tuple(
        RoundResult(
            result=(one := results[(place * 3 + n * (place + 2)) % len(results)]),
            opponent=0 if one in (Result.BYE, Result.HALF_BYE) else (place * 7 + 5 * n) % 24 + 1,
        )
        for n in range(rounds)
    )
    return PointsRow(
        place=place, name=_name(place), coat=coat_of(f"at {place}"),
        points=f"{max(0, rounds - place // 3)}{'½' if place % 2 else ''}", rounds=shown,
        tie_breaks=(f"{20 - place % 9}½", f"{60 + place % 9}"), is_reader=is_reader,
    )  # fmt: skip


def _row(place: int, points: str, tie: str, *rounds: tuple[Result, int]) -> PointsRow:
    return PointsRow(
        place=place, name=_name(place), coat=coat_of(f"at {place}"), points=points,
        tie_breaks=(tie,), is_reader=place == 4,
        rounds=tuple(RoundResult(result=result, opponent=other) for result, other in rounds),
    )  # fmt: skip


STANDINGS = StandingsSheet(
    title="Winter Cup · 3 / 5",
    date=DATE,
    rows=(
        _row(1, "2½", "5", (W, 6), (W, 2), (D, 3)),
        _row(2, "2", "4½", (W, 5), (L, 1), (W, 4)),
        _row(3, "2", "3½", (W, 8), (D, 4), (D, 1)),
        _row(4, "1", "4½", (D, 7), (D, 3), (L, 2)),
        _row(5, "1", "2½", (L, 2), (W, 7), (R, 6)),
        _row(6, "1", "2½", (L, 1), (Result.WON_BY_FORFEIT, 8), (R, 5)),
        _row(7, "½", "2", (D, 4), (L, 5), (R, 8)),
        _row(8, "0", "3", (L, 3), (Result.LOST_BY_FORFEIT, 6), (R, 7)),
    ),
)
MANY_ROWS = StandingsSheet(
    title="Winter Cup · 7 / 9",
    date=DATE,
    rows=(*(points_row(n, 7) for n in range(1, 25)), None, points_row(311, 7, is_reader=True)),
)
MANY_ROUNDS = replace(MANY_ROWS, rows=tuple(points_row(n, 15) for n in range(1, 25)))


def crosstable(players: int, matches: int = 1, *, name: str = "") -> CrosstableSheet:
    """A round robin of so many, not all of it played; the best come first."""
    pattern = (W, L, D, W, W, R, Result.WON_BY_FORFEIT)
    opposite = {
        W: L, L: W, D: D, R: R, Result.WON_BY_FORFEIT: Result.LOST_BY_FORFEIT,
    }  # fmt: skip
    halves = {W: 2, Result.WON_BY_FORFEIT: 2, D: 1}

    def result(one: int, two: int, k: int) -> Result:
        low, high = min(one, two), max(one, two)
        found = pattern[(low * 3 + high * 5 + k) % len(pattern)]
        return found if one < two else opposite[found]

    def results(one: int, two: int) -> tuple[Result, ...]:
        return () if one == two else tuple(result(one, two, k) for k in range(matches))

    def score(one: int) -> int:
        played = (found for two in range(players) for found in results(one, two))
        return sum(halves.get(found, 0) for found in played)

    order = sorted(range(players), key=lambda n: (-score(n), n))
    rows = tuple(
        CrosstableRow(
            place=place, name=name or _name(place), coat=coat_of(f"at {place}"),
            points=f"{score(n) // 2 or ''}{'½' if score(n) % 2 else ''}" or "0",
            is_reader=place == 3, results=tuple(results(n, m) for m in order),
        )
        for place, n in enumerate(order, start=1)
    )  # fmt: skip
    return CrosstableSheet(title="Salle d'armes", date=DATE, rows=rows)


CROSSTABLE = crosstable(6)


def knock_out(rounds: int, *, decided: int, name: str = "") -> BracketSheet:
    """One of 2 ** rounds players; so many rounds are over, and the next one has begun."""
    alive: list[BracketPlayer | None] = [
        BracketPlayer(name=name or _name(n + 1), coat=coat_of(f"at {n + 1}"))
        for n in range(2**rounds)
    ]
    drawn: list[tuple[BracketMatch, ...]] = []
    for n in range(rounds):
        matches, following = [], []
        for k in range(0, len(alive), 2):
            winner = Seat.TWO if (k // 2 + n) % 3 == 1 else Seat.ONE
            pair = Pair(one=alive[k], two=alive[k + 1])
            if n < decided:
                scores = Pair(one="2", two="1") if winner is Seat.ONE else Pair(one="½", two="1½")
                players = Pair(
                    one=pair.one and replace(pair.one, score=scores.one),
                    two=pair.two and replace(pair.two, score=scores.two),
                )
                matches.append(BracketMatch(players=players, winner=winner))
            else:
                matches.append(BracketMatch(players=pair, is_running=n == decided))
            following.append(pair[winner] if n < decided else None)
        drawn.append(tuple(matches))
        alive = following
    return BracketSheet(title="Coupe d'hiver", date=DATE, rounds=tuple(drawn))


BRACKET = knock_out(3, decided=3)
RUNNING_BRACKET = knock_out(4, decided=2)


def ladder_row(place: int, challenges: int = 0, time: str = "") -> LadderRow:
    """Whoever is at that place."""
    return LadderRow(
        place=place, name=_name(place), coat=coat_of(f"at {place}"), challenges=challenges,
        time=time, is_reader=place == 5,
    )  # fmt: skip


LADDER = LadderSheet(
    title="En Garde",
    date=DATE,
    rows=(
        ladder_row(1), ladder_row(2), ladder_row(3, 1, "5 d"), ladder_row(4),
        ladder_row(5, 2, "18 h"), ladder_row(6, 4, "6 d"), ladder_row(7), ladder_row(8),
        ladder_row(9, 7, "2 d"), ladder_row(10),
    ),
)  # fmt: skip
END = TournamentEndSheet(
    title="Winter Cup",
    date=DATE,
    players=tuple(
        PodiumPlayer(place=n, name=_name(n), coat=coat_of(f"at {n}"), points=points)
        for n, points in ((1, "4½"), (2, "4"), (3, "3½"))
    ),
)

FULLEST_TOURNAMENTS: dict[str, TournamentSheet] = {
    "standings": replace(
        MANY_ROUNDS,
        title=LONG_NAME,
        rows=(
            *(replace(points_row(n, 15), name=LONG_NAME) for n in range(1, 25)),
            None,
            replace(points_row(511, 15, is_reader=True), name=LONG_NAME),
        ),
    ),
    "crosstable": crosstable(MOST_CROSSED, 2, name=LONG_NAME),
    "bracket": knock_out(6, decided=6, name=LONG_NAME),
    "ladder": replace(
        LADDER,
        title=LONG_NAME,
        rows=tuple(
            replace(ladder_row(n, max(0, n - 3), "23 h"), name=LONG_NAME) for n in range(1, 27)
        ),
    ),
    "tournament_end": replace(
        END,
        title=LONG_NAME,
        players=tuple(replace(one, name=LONG_NAME, points="123½") for one in END.players),
    ),
}
TOURNAMENT_PICTURES: dict[str, TournamentSheet] = {
    "people_standings": STANDINGS,
    "people_crosstable": CROSSTABLE,
    "people_bracket": BRACKET,
    "people_ladder": LADDER,
    "people_tournament_end": END,
}
