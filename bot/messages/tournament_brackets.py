"""From a knock-out to its bracket: who comes from above stands above."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from bot.application.loaded_tournament import LoadedTournament
from bot.messages.tournament_reader import TournamentReader
from engines.core.seat import Pair, Seat
from engines.core.tournaments.bracket import BracketMatch, bracket_of, rounds_for
from engines.core.tournaments.state import Round, TournamentState
from renderers.people import tournament_sheets as sheets
from renderers.people.tournament_sheets import MOST_BRACKET_ROUNDS, BracketPlayer, BracketSheet

_MOST_MATCHES: Final = 2 ** (MOST_BRACKET_ROUNDS - 1)  # of the first round that is drawn

_NOBODY: Final = sheets.BracketMatch(players=Pair(one=None, two=None))


def has_bracket(state: TournamentState, rounds: Sequence[Round]) -> bool:
    """Whether a bracket can show the round that is played: of a large one only the last are drawn,
    and before them nothing in it would be known.
    """
    left = rounds_for(state.field_size) - len(rounds) + 1
    return bool(rounds) and 2 ** (left - 1) <= _MOST_MATCHES


def bracket_sheet(
    tournament: LoadedTournament,
    reader: TournamentReader,
    rounds: Sequence[Round],
    *,
    title: str,
    date: str,
) -> BracketSheet:
    """The last rounds of a bracket, those to come with who is known."""
    size = tournament.state.field_size
    drawn: list[tuple[sheets.BracketMatch, ...]] = []
    third: BracketMatch | None = None
    before: Mapping[int, BracketMatch] = {}
    for number, matches in enumerate(bracket_of(tournament.state, rounds, size), start=1):
        boards = {one.board: one for one in matches if not one.is_third_place}
        third = next((one for one in matches if one.is_third_place), None)
        places = range(1, 2 ** (rounds_for(size) - number) + 1)
        drawn.append(
            tuple(
                _match(tournament, reader, boards[place], _from_above(tournament, before, place))
                if place in boards
                else _NOBODY
                for place in places
            )
        )
        before = boards
    return BracketSheet(
        title=title,
        date=date,
        rounds=tuple(drawn[-MOST_BRACKET_ROUNDS:]),
        first=max(0, len(drawn) - MOST_BRACKET_ROUNDS) + 1,
        third_place=_match(tournament, reader, third, None) if third else None,
    )


# Who may stand above on a board: those of the upper board before it; in the first round the half of
# the players who are seeded higher.
def _from_above(
    tournament: LoadedTournament, before: Mapping[int, BracketMatch], board: int
) -> Collection[str | None]:
    if not before:
        state = tournament.state
        half = 2 ** (rounds_for(state.field_size) - 1)
        return {name for name, one in state.entrants.items() if 0 < one.seed <= half}
    above = before.get(2 * board - 1)
    return (above.one, above.two) if above else ()


def _match(
    tournament: LoadedTournament,
    reader: TournamentReader,
    match: BracketMatch,
    from_above: Collection[str | None] | None,
) -> sheets.BracketMatch:
    pair = Pair(one=match.one, two=match.two)
    if from_above is not None and _is_turned(pair, from_above):
        pair = pair.swap()
    winner = next((seat for seat in Seat if pair[seat] and pair[seat] == match.winner), None)
    return sheets.BracketMatch(
        players=pair.map(lambda name: _player(tournament, reader, name)),
        winner=winner,
        is_running=match.is_running,
    )


def _is_turned(pair: Pair[str | None], from_above: Collection[str | None]) -> bool:
    if pair.two and pair.two in from_above:
        return True
    return bool(pair.one and not pair.two and pair.one not in from_above)


def _player(
    tournament: LoadedTournament, reader: TournamentReader, address: str | None
) -> BracketPlayer | None:
    if address is None:
        return None
    return BracketPlayer(name=reader.name_in(tournament, address), coat=reader.coat_of(address))
