"""`python -m engines pair`: the next round of a tournament, and its standings, from JSON.

The rounds that are given are put through the log of a tournament as if they had just been played.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engines.core.record import Player, Score
from engines.core.time_control import TimeControl
from engines.core.tournaments.acts import (
    Adjudicated,
    Begun,
    Entry,
    Joined,
    Left,
    Opened,
    Outcome,
    Paired,
    Pairing,
)
from engines.core.tournaments.bracket import rounds_for, seeding
from engines.core.tournaments.further_rounds import has_more_rounds
from engines.core.tournaments.head import MOST_PLAYERS, GameChoice, Head, Kind, TieBreak
from engines.core.tournaments.pairing import pair_round
from engines.core.tournaments.replay import advance, opened
from engines.core.tournaments.standings import Row, standings
from engines.core.tournaments.state import TournamentError, TournamentState

_KINDS: Final = {
    "swiss": Kind.SWISS,
    "round_robin": Kind.ROUND_ROBIN,
    "knockout": Kind.KNOCK_OUT,
}
_OUTCOMES: Final = {1.0: Outcome.ONE, 0.5: Outcome.DRAW, 0.0: Outcome.TWO}
_TIE_BREAKS: Final = (TieBreak.BUCHHOLZ, TieBreak.SONNEBORN_BERGER)
_CAUTION: Final = 2  # rounds to come: in a last one the Dutch system is laxer about seats
_Name = Annotated[str, Field(min_length=1, max_length=200)]


class TournamentFileError(ValueError):
    """The file holds no tournament; says what would be right."""


class _Given(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class _GivenPlayer(_Given):
    name: _Name
    rating: Annotated[float, Field(ge=0, le=10_000)] = 0


class _GivenMatch(_Given):
    one: _Name
    two: _Name | None = None
    score: Score


class _GivenTournament(_Given):
    system: Annotated[str, Field(pattern=f"^({'|'.join(_KINDS)})$")]
    players: Annotated[tuple[_GivenPlayer, ...], Field(min_length=2, max_length=MOST_PLAYERS)]
    rounds: Annotated[tuple[tuple[_GivenMatch, ...], ...], Field(max_length=2 * MOST_PLAYERS)] = ()
    withdrawn: tuple[_Name, ...] = ()


def pair(text: str | bytes) -> dict[str, Any]:
    """The pairings of the next round, who has a bye, and the standings so far.

    Raises:
        TournamentFileError: the text is no tournament.
    """
    try:
        given = _GivenTournament.model_validate_json(text)
    except ValidationError as err:
        first = err.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise TournamentFileError(f"{where or 'the file'}: {first['msg']}") from None
    names = [player.name for player in given.players]
    if len(set(names)) < len(names):
        raise TournamentFileError("players: two have the same name")
    named = [name for here in given.rounds for match in here for name in _named(match)]
    for name in [*named, *given.withdrawn]:
        if name not in names:
            raise TournamentFileError(f"{name[:40]!r} is none of the players")
    try:
        state = _played(given)
        pairings = pair_round(state) if has_more_rounds(state) else ()
    except TournamentError as err:
        raise TournamentFileError(f"the rounds: {err}") from None
    return _answer(state, pairings)


def _played(given: _GivenTournament) -> TournamentState:
    kind = _KINDS[given.system]
    # With equal ratings the earlier is seeded higher; fractions of a rating count too.
    ratings = sorted({player.rating for player in given.players})
    log: list[Entry] = [Opened(at=0)]
    for one in given.players:
        player = Player(address=f"lab:{one.name}", name=one.name)
        log.append(Joined(at=0, player=player, rating=ratings.index(one.rating)))
    log.append(Begun(at=0))
    state = opened(_head(kind, given))
    for entry in log:
        state = advance(state, entry)
    for number, matches in enumerate(given.rounds, start=1):
        state = _after_round(state, number, matches)
    return _without(state, (_address(name) for name in given.withdrawn))


def _head(kind: Kind, given: _GivenTournament) -> Head:
    rounds = max(len(given.rounds) + _CAUTION, rounds_for(len(given.players)))
    return Head(
        name="lab",
        organiser=Player(address="lab:", name="lab"),
        games=(GameChoice(game="any"),),
        kind=kind,
        rounds=min(rounds, 32) if kind is Kind.SWISS else 0,
        clock=TimeControl.per_decision(1),
        round_time=60,
        tie_breaks=_TIE_BREAKS,
    )


def _after_round(
    state: TournamentState, number: int, matches: Sequence[_GivenMatch]
) -> TournamentState:
    # Who wasn't paired in a round of a Swiss was away, and came back after it.
    listed = {_address(name) for match in matches for name in _named(match)}
    away = []
    if state.head.kind is Kind.SWISS:
        away = [entrant for entrant in state.active if entrant.address not in listed]
        state = _without(state, (entrant.address for entrant in away))
    pairings = _pairings(state, number, matches)
    state = advance(state, Paired(at=0, round=number, pairings=pairings))
    for pairing, match in zip(pairings, matches, strict=False):
        if match.two is not None:
            outcome = _OUTCOMES[match.score]
            entry = Adjudicated(at=0, round=number, board=pairing.board, outcome=outcome)
            state = advance(state, entry)
    for entrant in away:
        state = advance(state, Joined(at=0, player=entrant.player))
    return state


def _pairings(
    state: TournamentState, number: int, matches: Sequence[_GivenMatch]
) -> tuple[Pairing, ...]:
    boards = list(range(1, len(matches) + 1))
    if state.head.kind is Kind.KNOCK_OUT:
        boards = _places_in_bracket(state, number, matches) or boards
    found = [
        Pairing(
            board=board,
            one=_address(match.one),
            two=None if match.two is None else _address(match.two),
            bye=int(2 * match.score),
        )
        for board, match in zip(boards, matches, strict=True)
    ]
    if state.head.kind is Kind.ROUND_ROBIN:  # the bye may be left out
        listed = {name for one in found for name in (one.one, one.two)}
        missing = [name for name in state.entrants if name not in listed]
        found += [
            Pairing(board=board, one=name, bye=0)
            for board, name in enumerate(missing, start=len(found) + 1)
        ]
    return tuple(found)


def _places_in_bracket(
    state: TournamentState, number: int, matches: Sequence[_GivenMatch]
) -> list[int]:
    # The boards by the seeds, in whatever order the matches are listed; none if they don't fit.
    order = seeding(1 << rounds_for(state.field_size))
    places = [
        {(order.index(state.entrants[_address(n)].seed) >> number) + 1 for n in _named(match)}
        for match in matches
    ]
    boards = [board for found in places for board in found]
    return boards if len(set(boards)) == len(boards) == len(matches) else []


def _without(state: TournamentState, names: Iterable[str]) -> TournamentState:
    for name in names:
        if state.entrants[name].is_in:
            state = advance(state, Left(at=0, player=name))
    return state


def _answer(state: TournamentState, pairings: Sequence[Pairing]) -> dict[str, Any]:
    met, byes = [], []
    for pairing in pairings:
        here = [n for n in (pairing.one, pairing.two) if n and state.entrants[n].is_in]
        if here == [pairing.one, pairing.two]:
            met.append([_name(name) for name in here])
        else:
            byes += [_name(name) for name in here]
    answer: dict[str, Any] = {"pairings": met, "bye": byes[0] if byes else None}
    if len(byes) > 1:
        answer["byes"] = byes
    return answer | {"standings": [_row(row) for row in standings(state)]}


def _row(row: Row) -> dict[str, Any]:
    buchholz, berger = (float(value or 0) for _, value in row.tie_breaks)
    return {
        "name": _name(row.address),
        "points": float(row.points),
        "buchholz": buchholz,
        "sonneborn_berger": berger,
    }


def _name(address: str) -> str:
    return address.partition(":")[2]


def _address(name: str) -> str:
    return f"lab:{name}"


def _named(match: _GivenMatch) -> list[str]:
    return [match.one] if match.two is None else [match.one, match.two]
