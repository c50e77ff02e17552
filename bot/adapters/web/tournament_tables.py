"""Standings, crosstables, ladders and brackets as the page reads them: plain JSON.

A cell lists what somebody's matches came to, each as a mark of `history.Mark` and the place of the
rival; the page says the marks in words and draws them as the pictures do.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final

from bot.adapters.web.serialise_lists import Json
from bot.adapters.web.tournament_reader import PageReader
from bot.messages.times import beside_dial
from bot.messages.tournament_reader import points_words
from engines.core.tournaments.bracket import BracketMatch, bracket_of
from engines.core.tournaments.head import Kind
from engines.core.tournaments.history import Cell, Mark
from engines.core.tournaments.next_step import deadline
from engines.core.tournaments.rounds import regular_rounds, total_rounds
from engines.core.tournaments.standings import Row, crosstable
from engines.core.tournaments.state import Challenge, Entrant, Status, TournamentState
from renderers.people.tournament_sheets import MOST_CROSSED

# Of each column the matches, each as its mark and the place of the rival.
Cells = list[list[list[str | int]]]

ROWS: Final = 100  # at once
_ROUNDS: Final = 12  # columns; of more rounds the last are shown
# Matches of a round of the bracket; those of fuller rounds stand among the pairings alone.
_BRACKET: Final = 16


def named_in_standings(state: TournamentState, rows: Sequence[Row], begin: int) -> list[str]:
    """The addresses of the lines from `begin` on."""
    everybody = state.active if state.status is Status.ENROLLING else rows
    return [one.address for one in everybody[begin : begin + ROWS]]


def standings_json(reader: PageReader, begin: int = 0) -> Json:
    """The lines from `begin` on, and the reader's own where it isn't among them."""
    if reader.state.status is Status.ENROLLING:
        return _joined(reader, begin)
    rows, head = reader.rows, reader.state.head
    crossed = _crossed(reader)
    shown = [_row(reader, row, crossed) for row in rows[begin : begin + ROWS]]
    own = next((row for row in rows if row.address == reader.me), None)
    is_among = any(row["is_me"] for row in shown)
    return {
        "kind": "ladder" if not head.has_rounds else "cross" if crossed else "rounds",
        "figures": _figure_titles(reader),
        "columns": list(_columns(reader, crossed=bool(crossed))),
        "begin": begin,
        "total": len(rows),
        "rows": shown,
        "own": None if is_among or own is None else _row(reader, own, crossed),
    }


def _joined(reader: PageReader, begin: int) -> Json:
    everybody = reader.state.active
    own = reader.state.entrants.get(reader.me)
    shown = [_entrant(reader, one) for one in everybody[begin : begin + ROWS]]
    is_among = own is None or not own.is_in or any(one["is_me"] for one in shown)
    return {
        "kind": "joined",
        "figures": [],
        "columns": [],
        "begin": begin,
        "total": len(everybody),
        "rows": shown,
        "own": None if is_among or own is None else _entrant(reader, own),
    }


def _entrant(reader: PageReader, entrant: Entrant, place: int = 0) -> Json:
    return {
        "place": place,
        "name": reader.called(entrant.address),
        "is_me": entrant.address == reader.me,
        "out": reader.say(f"tournament-out-{entrant.out}") if entrant.out else "",
        "figures": [],
        "cells": [],
        "number": entrant.number,  # by which buttons name somebody
    }


def _row(reader: PageReader, row: Row, crossed: dict[str, Cells]) -> Json:
    return _entrant(reader, row.entrant, row.place) | {
        "figures": list(_figures(reader, row)),
        "cells": crossed.get(row.address) or list(_cells(reader, row)),
    }


# -- figures: points and tie-breaks; on a ladder who is challenged -------------------------------
def _figure_titles(reader: PageReader) -> list[str]:
    head, say = reader.state.head, reader.say
    match head.kind:
        case Kind.LADDER:
            return [say("tournament_page-now")]
        case Kind.KNOCK_OUT:
            return []
        case _:
            names = [say(f"tournament_page-{one}") for one in head.tie_breaks]
            return [say("tournament_page-points"), *names]


def _figures(reader: PageReader, row: Row) -> Iterator[str]:
    match reader.state.head.kind:
        case Kind.LADDER:
            yield _busy_with(reader, row.address)
        case Kind.KNOCK_OUT:
            return
        case _:
            yield points_words(row.points)
            yield from (points_words(value) for _, value in row.tie_breaks)


# What somebody on a ladder has to do with whom, and how long there is: "is challenged by 5 · 3 d".
def _busy_with(reader: PageReader, address: str) -> str:
    state, say = reader.state, reader.say
    for one in state.challenges:
        if address in (one.challenger, one.challenged):
            return " · ".join((_challenge(reader, one, address), _left(reader, one)))
    for bout in state.open_bouts:
        if address in bout.players:
            place = _place(state, bout.rival_of(address))
            left = beside_dial(max(0, deadline(state, bout) - reader.now), say)
            return " · ".join((say("tournament_page-plays", place=place), left))
    return ""


def _challenge(reader: PageReader, one: Challenge, address: str) -> str:
    is_challenger = address == one.challenger
    place = _place(reader.state, one.challenged if is_challenger else one.challenger)
    key = "challenges" if is_challenger else "is-challenged"
    return reader.say(f"tournament_page-{key}", place=place)


def _left(reader: PageReader, one: Challenge) -> str:
    until = one.at + reader.state.head.answer_time
    return beside_dial(max(0, until - reader.now), reader.say)


def _place(state: TournamentState, address: str | None) -> int:
    return state.ladder.index(address) + 1 if address in state.ladder else 0


# -- cells: rounds, or everybody against everybody ------------------------------------------------
def _columns(reader: PageReader, *, crossed: bool) -> Iterator[Json]:
    say, state = reader.say, reader.state
    if crossed:
        for row in reader.rows:
            yield {"label": str(row.place), "name": reader.called(row.address)}
    elif state.head.has_rounds:
        for here in regular_rounds(state)[-_ROUNDS:]:
            name = say("tournament_page-round", round=here.number)
            yield {"label": str(here.number), "name": name}


def _cells(reader: PageReader, row: Row) -> Iterator[list[list[str | int]]]:
    if not reader.state.head.has_rounds:
        return
    both = zip(row.cells, row.rival_places, strict=True)
    for cell, place in islice(both, max(0, len(row.cells) - _ROUNDS), None):
        yield [[_mark(cell), place or 0]]


def _crossed(reader: PageReader) -> dict[str, Cells]:
    rows = reader.rows
    if not reader.state.head.kind.is_round_robin or not 1 < len(rows) <= MOST_CROSSED:
        return {}
    return {
        row.address: [
            [["self", 0]] if other is row else [[_mark(cell), 0] for cell in met]
            for other, met in zip(rows, line, strict=True)
        ]
        for row, line in zip(rows, crosstable(rows), strict=True)
    }


def _mark(cell: Cell) -> str:
    if cell.mark is Mark.BYE and cell.halves == 1:
        return "half"
    return f"{cell.mark}-forfeit" if cell.is_forfeit else str(cell.mark)


# -- a knock-out ----------------------------------------------------------------------------------
def bracket(reader: PageReader) -> list[Json]:
    """The last rounds of a knock-out, those to come included; [] of any other tournament."""
    return [
        {
            "title": _round_title(reader, number),
            "matches": [_bracket_match(reader, one) for one in matches],
        }
        for number, matches in _last_rounds(reader.state)
    ]


def named_in_bracket(state: TournamentState) -> set[str]:
    """The addresses that the bracket shows."""
    return {
        name
        for _, matches in _last_rounds(state)
        for one in matches
        for name in (one.one, one.two)
        if name
    }


def _last_rounds(state: TournamentState) -> Iterable[tuple[int, tuple[BracketMatch, ...]]]:
    if state.head.kind is not Kind.KNOCK_OUT or not state.field_size:
        return []
    rounds = bracket_of(state, regular_rounds(state), state.field_size)
    return [(n, here) for n, here in enumerate(rounds, start=1) if len(here) <= _BRACKET]


def _round_title(reader: PageReader, number: int) -> str:
    if number == total_rounds(reader.state):
        return reader.say("tournament_page-final")
    return reader.say("tournament_page-round", round=number)


def _bracket_match(reader: PageReader, one: BracketMatch) -> Json:
    names = [reader.called(name) if name else "" for name in (one.one, one.two)]
    winner = "" if one.winner is None else "one" if one.winner == one.one else "two"
    return {
        "one": names[0],
        "two": names[1],
        "winner": winner,
        "is_running": one.is_running,
        "is_third": one.is_third_place,
        "is_mine": bool(reader.me) and reader.me in (one.one, one.two),
    }
