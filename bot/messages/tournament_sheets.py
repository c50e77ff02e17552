"""From a tournament to its pictures: crosstable, bracket, ladder, standings, the end plate."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final, TypeVar

from bot.application.loaded_tournament import LoadedTournament
from bot.application.model import SheetPicture
from bot.messages.times import beside_dial
from bot.messages.tournament_brackets import bracket_sheet, has_bracket
from bot.messages.tournament_pictures import tournament_alt
from bot.messages.tournament_reader import TournamentReader, points_words
from engines.core.seat import Pair
from engines.core.tournaments.acts import Outcome
from engines.core.tournaments.head import Kind
from engines.core.tournaments.history import Cell, Mark
from engines.core.tournaments.rounds import total_rounds
from engines.core.tournaments.standings import Row, crosstable
from engines.core.tournaments.state import Round, Status
from renderers.people.tournament_sheets import (
    MOST_CROSSED,
    MOST_TIE_BREAKS,
    MOST_TOURNAMENT_ROWS,
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

T = TypeVar("T")

_NO_NAMES: Final = Pair(one="", two="")
_PODIUM: Final = 3
_TITLE: Final = 30  # characters of a name, where the round stands beside it


def standings_picture(
    tournament: LoadedTournament, reader: TournamentReader, *, round_: int = 0
) -> SheetPicture:
    """How it stands, as `standings_sheet` shows it, with its alternative text."""
    return _picture(standings_sheet(tournament, reader, round_=round_), reader)


def end_picture(tournament: LoadedTournament, reader: TournamentReader) -> SheetPicture | None:
    """The plate of its end; None if it never began."""
    sheet = end_sheet(tournament, reader)
    return _picture(sheet, reader) if sheet.players else None


def standings_sheet(
    tournament: LoadedTournament, reader: TournamentReader, *, round_: int = 0
) -> TournamentSheet:
    """How it stands: the sheet that suits its kind and size.

    `round_`: after the results of that round, without later ones; 0: now. Of long lists it is the
    first rows, and the reader's own.
    """
    state, head = tournament.state, tournament.head
    if head.kind is Kind.LADDER:
        return _ladder(tournament, reader)
    rounds = state.rounds[:round_] if round_ else state.rounds
    if head.kind is Kind.KNOCK_OUT and has_bracket(state, rounds):
        return bracket_sheet(
            tournament, reader, rounds, title=_title(tournament, len(rounds)), date=_date(reader)
        )
    rows = tournament.standings(after=len(rounds))
    if head.kind.is_round_robin and len(rows) <= MOST_CROSSED:
        return _crosstable(tournament, reader, rows, len(rounds))
    return _standings(tournament, reader, rows, rounds)


def end_sheet(tournament: LoadedTournament, reader: TournamentReader) -> TournamentEndSheet:
    """The first three. Nobody is told apart by seed: a place that more share than there is room for
    is left out, unless it is the first.
    """
    head = tournament.head
    has_points = head.kind not in {Kind.KNOCK_OUT, Kind.LADDER}
    return TournamentEndSheet(
        title=head.name,
        date=_date_of(tournament.state.ended or reader.now),
        players=tuple(
            PodiumPlayer(
                place=row.place,
                name=reader.name_of(row.entrant.player),
                coat=reader.coat_of(row.address),
                points=points_words(row.points) if has_points else "",
            )
            for row in on_podium(tournament.standings())
        ),
    )


def on_podium(rows: Sequence[Row]) -> tuple[Row, ...]:
    """The rows of the first three, or of fewer, if so many share a place."""
    first = [row for row in rows if row.place <= _PODIUM]
    while len(first) > _PODIUM and first[-1].place > 1:
        first = [row for row in first if row.place < first[-1].place]
    return tuple(first[:_PODIUM])


def with_own_line(
    rows: Sequence[T], is_reader: Sequence[bool], most: int = MOST_TOURNAMENT_ROWS
) -> tuple[T | None, ...]:
    """The first rows; then, after a gap, which is None, the reader's own, if it isn't among them.

    If it is the next one there is no gap.
    """
    own = next((n for n, is_own in enumerate(is_reader) if is_own), 0)
    first = tuple(rows[:most])
    if own < most:
        return first
    return (*first, *(() if own == most else (None,)), rows[own])


def _picture(sheet: TournamentSheet, reader: TournamentReader) -> SheetPicture:
    return SheetPicture(
        sheet=sheet,
        style=reader.preferences.sample_style(_NO_NAMES),
        alt=tournament_alt(sheet, reader.say),
    )


def _standings(
    tournament: LoadedTournament,
    reader: TournamentReader,
    rows: Sequence[Row],
    rounds: Sequence[Round],
) -> StandingsSheet:
    has_ties = tournament.head.kind is not Kind.KNOCK_OUT
    shown = with_own_line(rows, [reader.is_reader(row.address) for row in rows])
    return StandingsSheet(
        title=_title(tournament, len(rounds)),
        date=_date(reader),
        rows=tuple(_points_row(row, reader, has_ties=has_ties) if row else None for row in shown),
    )


def _points_row(row: Row, reader: TournamentReader, *, has_ties: bool) -> PointsRow:
    ties = row.tie_breaks[:MOST_TIE_BREAKS] if has_ties else ()
    return PointsRow(
        place=row.place,
        name=reader.name_of(row.entrant.player),
        coat=reader.coat_of(row.address),
        points=points_words(row.points),
        rounds=tuple(
            RoundResult(result=result, opponent=place or 0)
            if (result := _result(cell)) is not None
            else None
            for cell, place in zip(row.cells, row.rival_places, strict=True)
        ),
        tie_breaks=tuple(points_words(value) for _, value in ties),
        is_reader=reader.is_reader(row.address),
    )


def _crosstable(
    tournament: LoadedTournament, reader: TournamentReader, rows: Sequence[Row], rounds: int
) -> CrosstableSheet:
    return CrosstableSheet(
        title=_title(tournament, rounds),
        date=_date(reader),
        rows=tuple(
            CrosstableRow(
                place=row.place,
                name=reader.name_of(row.entrant.player),
                coat=reader.coat_of(row.address),
                points=points_words(row.points),
                results=tuple(
                    tuple(result for cell in cells if (result := _result(cell)) is not None)
                    for cells in against
                ),
                is_reader=reader.is_reader(row.address),
            )
            for row, against in zip(rows, crosstable(rows), strict=True)
        ),
    )


def _ladder(tournament: LoadedTournament, reader: TournamentReader) -> LadderSheet:
    state, head = tournament.state, tournament.head
    places = {address: place for place, address in enumerate(state.ladder, start=1)}
    aims: dict[str, tuple[int, float]] = {}  # by challenger: the place above, and until when
    for one in state.challenges:
        aims[one.challenger] = places.get(one.challenged, 0), one.at + head.answer_time
    for bout in state.open_bouts if state.status is Status.RUNNING else ():
        lower, upper = sorted(bout.players, key=lambda name: -places.get(name, 0))
        aims[lower] = places.get(upper, 0), state.rounds[bout.round - 1].at + head.round_time

    def row(address: str) -> LadderRow:
        aim, until = aims.get(address, (0, 0.0))
        return LadderRow(
            place=places[address],
            name=reader.name_in(tournament, address),
            coat=reader.coat_of(address),
            challenges=aim,
            time=beside_dial(until - reader.now, reader.say) if aim and until else "",
            is_reader=reader.is_reader(address),
        )

    shown = with_own_line(state.ladder, [reader.is_reader(one) for one in state.ladder])
    return LadderSheet(
        title=head.name,
        date=_date(reader),
        rows=tuple(row(address) if address else None for address in shown),
    )


def _result(cell: Cell) -> Result | None:
    match cell.mark:
        case Mark.WON:
            return Result.WON_BY_FORFEIT if cell.is_forfeit else Result.WON
        case Mark.LOST:
            return Result.LOST_BY_FORFEIT if cell.is_forfeit else Result.LOST
        case Mark.DRAWN:
            return Result.DRAWN
        case Mark.RUNNING:
            return Result.RUNNING
        case Mark.BYE:
            return Result.HALF_BYE if cell.halves == Outcome.DRAW.halves.one else Result.BYE
        case Mark.MISSED:
            return None


# "Winter Cup · 3 / 5"
def _title(tournament: LoadedTournament, rounds: int) -> str:
    total, name = total_rounds(tournament.state), tournament.head.name
    if not rounds or not total:
        return name
    short = name if len(name) <= _TITLE else f"{name[: _TITLE - 1].rstrip()}…"
    return f"{short} · {min(rounds, total)} / {total}"


def _date(reader: TournamentReader) -> str:
    return _date_of(reader.now)


def _date_of(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d}"
