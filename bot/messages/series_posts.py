"""Series in messages: which match begins, how they stand after it, and the plate at their end."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final, TypeVar

from bot.application.model import Seal, SheetPicture
from bot.messages.perspective import Perspective
from bot.messages.series_scores import points, score
from bot.messages.term_changes import series_words
from engines.core.game import has_luck
from engines.core.match_state import Status
from engines.core.record import Act
from engines.core.seat import Pair, Seat
from engines.core.series import Leads, SeriesStanding, Won, WonByDefault
from renderers.people.sheets import SeriesMatch, SeriesSheet

T = TypeVar("T")

_SOON: Final = 60.0  # seconds


def begins(perspective: Perspective) -> tuple[str, ...]:
    """As a match of a series begins: "Match 2 · best of 3"; else nothing."""
    table, series = perspective.table, perspective.table.series
    if series is None or table.match.status is Status.OVER:
        return ()
    if table.record.log[-1].act is not Act.ACCEPT:
        return ()
    kind = series_words(table.game, perspective.say, series.kind)
    return (perspective.say("series-match", number=len(series.matches), series=kind),)


def seal(perspective: Perspective) -> Seal | None:
    """The seal of a match that has begun by itself, which no card has shown."""
    table = perspective.table
    is_new = bool(table.record.head.played) and table.record.log[-1].act is Act.ACCEPT
    if not is_new or not has_luck(table.game):
        return None
    return Seal(words=perspective.say("fair-sealed"), digits=table.record.head.commitment)


def after_end(perspective: Perspective) -> tuple[str, ...]:
    """After a match of a series: who leads and what follows, or who has won it; else nothing."""
    series = perspective.table.series
    if series is None or series.is_running:
        return ()
    if series.is_over:
        return (_end(perspective, series),)
    return (_interim(perspective, series), _following(perspective))


def plate(perspective: Perspective) -> SheetPicture | None:
    """The plate of a series that is over, with all its matches."""
    table, series = perspective.table, perspective.table.series
    if series is None or not series.is_over:
        return None
    say, names = perspective.say, perspective.names
    kind = series_words(table.game, say, series.kind)
    return SheetPicture(
        sheet=_sheet(perspective, series),
        style=perspective.preferences.render_style(names, table.game.id),
        alt=say("series-alt", series=kind, one=names.one, two=names.two, score=score(series.score)),
    )


def _end(perspective: Perspective, series: SeriesStanding) -> str:
    told = score(series.score)
    if series.winner and series.left_by:
        return " ".join(perspective.narrate([WonByDefault(seat=series.winner)]))
    if series.is_broken_off:
        return perspective.say("series-broken", score=told)
    if series.winner is None:
        return perspective.say("series-drawn", score=told)
    won = Won(seat=series.winner, score=_for(series.winner, series.score))
    return " ".join(perspective.narrate([won]))


def _interim(perspective: Perspective, series: SeriesStanding) -> str:
    one, two = series.score
    if one == two:
        return perspective.say("series-level", score=score(series.score))
    leader = Seat.ONE if one > two else Seat.TWO
    leads = Leads(seat=leader, score=_for(leader, series.score))
    return " ".join(perspective.narrate([leads]))


def _following(perspective: Perspective) -> str:
    table, say = perspective.table, perspective.say
    if table.deadline is not None and table.deadline > table.at + _SOON:
        return say("series-next-awake")
    return say("series-next")


# The winner's points first.
def _for(seat: Seat, both: Pair[float]) -> str:
    return score(both if seat is Seat.ONE else both.swap())


# A sheet is by the seats of the first match, a standing by those of the last one.
def _sheet(perspective: Perspective, series: SeriesStanding) -> SeriesSheet:
    table, is_turned = perspective.table, series.matches[0].is_exchanged

    def turned(pair: Pair[T]) -> Pair[T]:
        return pair.swap() if is_turned else pair

    seats = Pair(one=Seat.ONE, two=Seat.TWO)
    matches = (
        SeriesMatch(
            seats=seats.swap() if match.is_exchanged != is_turned else seats,
            score=turned(match.score).map(points) if match.score else None,
        )
        for match in series.matches
    )
    winner = series.winner
    return SeriesSheet(
        title=perspective.say(f"{table.game.id}-name"),
        date=f"{datetime.fromtimestamp(table.at, UTC):%Y-%m-%d}",
        names=turned(perspective.names),
        coats=turned(perspective.coats),
        score=turned(series.score).map(points),
        winner=winner.other if winner and is_turned else winner,
        matches=tuple(matches),
        is_over=True,
    )
