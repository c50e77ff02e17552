"""Knock-outs: seeding, who goes on, and how far each has come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.core.seat import Pair
from engines.core.tournaments.acts import Outcome, Pairing
from engines.core.tournaments.seats import seated
from engines.core.tournaments.state import Bout, Round, TournamentState

MAIN, THIRD = 1, 2  # the boards of the last round: the final, the match for the third place


def rounds_for(players: int) -> int:
    """How many rounds leave one of so many players."""
    return max(0, players - 1).bit_length()


def seeding(size: int) -> list[int]:
    """The numbers of seeds in the order of the bracket; `size` is a power of two.

    1 and 2 can meet in the final alone, 1 to 4 not before the semifinals, and so on; in the first
    round the best meets the last.
    """
    order = [1]
    while len(order) < size:
        order = [seed for one in order for seed in (one, 2 * len(order) + 1 - one)]
    return order


def first_round(state: TournamentState, players: Sequence[str]) -> tuple[Pairing, ...]:
    """The first pairings of players in the order of their seeds; the best have the byes."""
    order = seeding(1 << rounds_for(len(players)))
    found = []
    for board, (high, low) in enumerate(zip(order[::2], order[1::2], strict=True), start=1):
        rival = players[low - 1] if low <= len(players) else None
        found.append(_pairing(state, board, players[high - 1], rival))
    return tuple(found)


def next_round(state: TournamentState, last: Round, *, has_third: bool) -> tuple[Pairing, ...]:
    """The winners of neighbouring boards meet; who is out since then doesn't go on.

    With `has_third` the losers of two semifinals meet on board 2.
    """
    boards = {bout.board: bout for bout in last.bouts}
    count = 1 << max(0, (max(boards) - 1).bit_length())
    found = []
    for board in range(1, count // 2 + 1):
        pair = [boards.get(2 * board - 1), boards.get(2 * board)]
        going_on = [winner_of(state, bout) for bout in pair if bout]
        found += _of_two(state, board, going_on)
    if has_third and count == 2:
        losers = [loser_of(state, bout) for bout in last.bouts]
        found += _of_two(state, THIRD, losers)
    return tuple(found)


def winner_of(state: TournamentState, bout: Bout) -> str | None:
    """Who goes on from a pairing that is decided; of a draw it is who was seeded higher."""
    match bout.outcome:
        case None:
            return bout.one if bout.is_bye else None
        case Outcome.ONE:
            return bout.one
        case Outcome.TWO:
            return bout.two
        case Outcome.DRAW:
            return min(bout.players, key=lambda address: state.entrants[address].seed)
        case Outcome.NEITHER:
            return None


def loser_of(state: TournamentState, bout: Bout) -> str | None:
    """The other one; None of a bye, or where neither has won."""
    winner = winner_of(state, bout)
    return bout.rival_of(winner) if winner else None


def progress(state: TournamentState, rounds: Sequence[Round], total: int) -> dict[str, int]:
    """How far each has come: the more, the further; equal where the bracket doesn't tell.

    Twice the number of the last round that they reached, two more if they have won it, and one for
    the third place.
    """
    found: dict[str, int] = {}
    for number, here in enumerate(rounds, start=1):
        for bout in here.bouts:
            winner = winner_of(state, bout)
            if number == total and bout.board == THIRD:
                if winner:
                    found[winner] += 1
                continue
            found |= dict.fromkeys(bout.players, 2 * number)
            if winner:
                found[winner] += 2
    return found


def _of_two(state: TournamentState, board: int, names: Sequence[str | None]) -> list[Pairing]:
    going_on = [name for name in names if name and state.entrants[name].is_in]
    if not going_on:
        return []
    one, *others = going_on
    return [_pairing(state, board, one, others[0] if others else None)]


def _pairing(state: TournamentState, board: int, one: str, two: str | None) -> Pairing:
    if two is None:
        return Pairing(board=board, one=one)
    pair: Pair[str] = seated(state, one, two)
    return Pairing(board=board, one=pair.one, two=pair.two)


@dataclass(frozen=True, slots=True, kw_only=True)
class BracketMatch:
    """One place of a bracket, as a picture shows it; who isn't known yet is None."""

    board: int
    one: str | None = None
    two: str | None = None
    winner: str | None = None
    is_running: bool = False
    is_third_place: bool = False


def bracket_of(
    state: TournamentState, rounds: Sequence[Round], players: int
) -> tuple[tuple[BracketMatch, ...], ...]:
    """The whole bracket of so many players, round by round, those to come with who is known.

    Of rounds that have been paired it is what was paired, without the places that stayed empty.
    """
    found = [_paired_matches(state, here, rounds_for(players)) for here in rounds]
    for number in range(len(rounds) + 1, rounds_for(players) + 1):
        known = {match.board: match.winner for match in found[-1]} if found else {}
        found.append(
            tuple(
                BracketMatch(board=board, one=known.get(2 * board - 1), two=known.get(2 * board))
                for board in range(1, (1 << (rounds_for(players) - number)) + 1)
            )
        )
    return tuple(found)


def _paired_matches(state: TournamentState, here: Round, total: int) -> tuple[BracketMatch, ...]:
    return tuple(
        BracketMatch(
            board=bout.board,
            one=bout.one,
            two=bout.two,
            winner=winner_of(state, bout),
            is_running=not bout.is_decided,
            is_third_place=bout.board == THIRD and here.number == total,
        )
        for bout in here.bouts
    )
