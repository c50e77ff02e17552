"""The pairings of a tournament as the page reads them: plain JSON, a page of a round at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from bot.adapters.web.serialise_lists import Json
from bot.adapters.web.tournament_reader import PageReader
from bot.application.model import Choice
from bot.commands.past_matches import PLATE_PREFIX
from bot.messages.profile_posts import FILM_PREFIX
from engines.core.seat import Seat
from engines.core.tournaments.acts import Outcome
from engines.core.tournaments.rounds import total_rounds
from engines.core.tournaments.state import Bout, Round, TournamentState

MATCHES: Final = 50  # at once
ALL: Final = 0  # in the place of a round: on a ladder, which has none

_RESULTS: Final = {
    Outcome.ONE: "1 – 0",
    Outcome.TWO: "0 – 1",
    Outcome.DRAW: "½ – ½",
    Outcome.NEITHER: "0 – 0",
}

# Of buttons; None: the reader is nobody whom a button could be for.
ToJson = Callable[[Choice], Json] | None


def bouts_of(state: TournamentState, number: int) -> Sequence[Bout] | None:
    """The pairings of a round, or of a ladder all, the newest first; None if there is no such."""
    if not state.head.has_rounds:
        return [b for here in reversed(state.rounds) for b in here.bouts] if number == ALL else None
    return state.rounds[number - 1].bouts if 1 <= number <= len(state.rounds) else None


def last_round(state: TournamentState) -> int:
    """The round that is shown first."""
    return len(state.rounds) if state.head.has_rounds else ALL


def named_in_matches(bouts: Sequence[Bout], begin: int) -> list[str]:
    """The addresses of all who are paired on the page that begins at `begin`."""
    return [name for bout in bouts[begin : begin + MATCHES] for name in bout.players]


def rounds_of(reader: PageReader) -> list[Json]:
    """All rounds, the newest first, without their pairings."""
    state = reader.state
    if not state.head.has_rounds:
        return [_round(reader, ALL, [])] if state.rounds else []
    return [_round(reader, here.number, [here]) for here in reversed(state.rounds)]


def _round(reader: PageReader, number: int, rounds: Sequence[Round]) -> Json:
    state, say = reader.state, reader.say
    bouts = [bout for here in rounds or state.rounds for bout in here.bouts]
    running = sum(not bout.is_decided for bout in bouts)
    key = "matches" if number == ALL else "round"
    if number > total_rounds(state) and state.head.has_rounds:
        key = "playoff"
    game = say(f"{state.head.game_of(number).game}-name") if len(state.head.games) > 1 else ""
    return {
        "number": number,
        "title": " · ".join(filter(None, (say(f"tournament_page-{key}", round=number), game))),
        "state": say("tournament_page-open-matches", count=running)
        if running
        else say("tournament_page-all-in"),
        "total": len(bouts),
    }


def matches_page(
    reader: PageReader, number: int, bouts: Sequence[Bout], begin: int, to_json: ToJson
) -> Json:
    """A page of a round: from the pairing at `begin` on, and the reader's own where it is none."""
    page = bouts[begin : begin + MATCHES]
    own = next((bout for bout in bouts if reader.me and reader.me in bout.players), None)
    is_apart = own is not None and own not in page
    return {
        "round": number,
        "begin": begin,
        "total": len(bouts),
        "matches": [_match(reader, bout, to_json) for bout in page],
        "own": _match(reader, own, to_json) if own and is_apart else None,
    }


def _match(reader: PageReader, bout: Bout, to_json: ToJson) -> Json:
    is_open_to_reader = all(map(reader.is_told, bout.players))
    return {
        "board": bout.board,
        "round": bout.round,
        "one": _player(reader, bout.one),
        "two": _player(reader, bout.two) if bout.two else None,
        "result": _RESULTS[bout.outcome] if bout.outcome else "",
        "notes": list(_notes(reader, bout)),
        "tables": _tables(reader, bout) if is_open_to_reader else [],
        "over": _over(reader, bout, to_json) if is_open_to_reader else [],
    }


def _player(reader: PageReader, address: str) -> Json:
    return {"name": reader.called(address), "is_me": address == reader.me}


def _notes(reader: PageReader, bout: Bout) -> Iterator[str]:
    say = reader.say
    if bout.is_bye:
        yield say("tournament_page-bye-note")
    elif not bout.is_decided:
        yield say("tournament_page-running")
    if bout.is_forfeit:
        yield say("tournament_page-by-forfeit")
    if bout.is_adjudicated:
        yield say("tournament_page-adjudicated")
    if len(bout.attempts) > 1:
        yield say("tournament_page-attempts", count=len(bout.attempts))
    if bout.correction:
        yield say("tournament_page-corrected", reason=bout.correction)


# Of a match that was played again each has a table.
def _tables(reader: PageReader, bout: Bout) -> list[Json]:
    if bout.is_bye:
        return []
    played = [attempt.table for attempt in bout.attempts]
    if not bout.is_decided or bout.is_adjudicated:
        key = reader.loaded.table_of(bout.round, bout.board, len(played) + 1)
        played.append(key.table)
    return [
        {
            "href": f"/t/{name}",
            "label": reader.say("tournament_page-table")
            if len(played) == 1
            else reader.say("tournament_page-table-number", number=number),
        }
        for number, name in enumerate(played, start=1)
        if name
    ]


# The plate and the film of the last match, for people who may see them.
def _over(reader: PageReader, bout: Bout, to_json: ToJson) -> list[Json]:
    if to_json is None or not bout.attempts or not bout.is_decided:
        return []
    table = reader.loaded.table_of(bout.round, bout.board, len(bout.attempts))
    names = {str(seat): reader.called(one) for seat, one in zip(Seat, bout.players, strict=True)}
    return [
        to_json(
            Choice(
                label=reader.say(f"tournament_page-{key}"),
                name=reader.say(f"tournament_page-{key}-of", **names),
                ticket=f"{prefix}:{table}",
            )
        )
        for key, prefix in (("plate", PLATE_PREFIX), ("film", FILM_PREFIX))
    ]
