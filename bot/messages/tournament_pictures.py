"""What the pictures of a tournament show, in words: their alternative texts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.messages.words import Words
from engines.core.seat import Seat
from renderers.game_text import ALT_LIMIT
from renderers.people.tournament_sheets import (
    BracketMatch,
    BracketSheet,
    CrosstableRow,
    CrosstableSheet,
    LadderRow,
    LadderSheet,
    PointsRow,
    StandingsSheet,
    TournamentEndSheet,
    TournamentSheet,
)

_GAP: Final = "…"
_READER: Final = "▸ "
_UNKNOWN: Final = "–"


def tournament_alt(sheet: TournamentSheet, say: Words) -> str:
    """The alternative text of a tournament's picture, in the words' language.

    Of one that is too long the end is cut; the reader's own line comes first then.
    """
    title, *lines = _lines(sheet, say)
    if len("\n".join((title, *lines))) > ALT_LIMIT:
        lines.sort(key=lambda line: not line.startswith(_READER))
    return "\n".join((title, *lines))[:ALT_LIMIT]


def _lines(sheet: TournamentSheet, say: Words) -> Iterable[str]:
    match sheet:
        case StandingsSheet() | CrosstableSheet():
            yield say("standings-table", title=sheet.title)
            yield from (_points(row) if row else _GAP for row in sheet.rows)
        case BracketSheet():
            yield say("standings-bracket", title=sheet.title)
            for n, matches in enumerate(sheet.rounds, sheet.first):
                yield say("standings-round", number=n)
                yield from (_match(match, say) for match in matches)
            if sheet.third_place:
                yield say("standings-third")
                yield _match(sheet.third_place, say)
        case LadderSheet():
            yield say("standings-ladder", title=sheet.title)
            yield from (_rung(row, say) if row else _GAP for row in sheet.rows)
        case TournamentEndSheet():
            yield say("standings-end", title=sheet.title)
            for one in sheet.players:
                yield f"{one.place}. {one.name}" + (f" · {one.points}" if one.points else "")


def _points(row: PointsRow | CrosstableRow) -> str:
    return f"{_READER if row.is_reader else ''}{row.place}. {row.name} · {row.points}"


def _match(match: BracketMatch, say: Words) -> str:
    one, two = (match.players[seat] for seat in Seat)
    names = {
        "one": one.name if one else _UNKNOWN,
        "two": two.name if two else _UNKNOWN,
    }
    if match.winner and (one is None or two is None):
        return say("standings-bye", name=names["one" if one else "two"])
    if match.winner is None:
        return say(f"standings-{'running' if match.is_running else 'to-come'}", **names)
    if match.winner is Seat.TWO:
        names = {"one": names["two"], "two": names["one"]}
        one, two = two, one
    score = f"{one.score} : {two.score}" if one and two and one.score and two.score else ""
    won = say("standings-won", **names)
    return f"{won} · {score}" if score else won


def _rung(row: LadderRow, say: Words) -> str:
    own = f"{_READER if row.is_reader else ''}{row.place}. {row.name}"
    if not row.challenges:
        return own
    challenge = say("standings-challenges", place=row.challenges)
    return " · ".join(part for part in (own, challenge, row.time) if part)
