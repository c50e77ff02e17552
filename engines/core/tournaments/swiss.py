"""Swiss tournaments: FIDE's Dutch system (C.04.3), by the library `caissify_pairings`.

It takes the cube of the number of players: a second for 64, minutes for 512. A larger field is
therefore parted first, along the scores, into groups of `GROUP`, each of which the library pairs;
within a score the upper half still meets the lower one. Where the library finds no way without a
second meeting, `engines.core.tournaments.matching` looks for the least evil.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from caissify_pairings.engines.dutch import DutchEngine

from engines.core.seat import Seat
from engines.core.tournaments.acts import Pairing
from engines.core.tournaments.history import Cell, Mark, cells
from engines.core.tournaments.matching import least_evil
from engines.core.tournaments.rounds import total_rounds
from engines.core.tournaments.seats import seated
from engines.core.tournaments.state import TournamentState

WHOLE: Final = 64  # up to so many players the library pairs all of them together
GROUP: Final = 32  # more are parted into groups of about so many

_COLOURS: Final = {Seat.ONE: "white", Seat.TWO: "black"}

Pairs = list[tuple[int, int | None]]  # seeds; the first begins, None is a bye


@dataclass(frozen=True, slots=True, kw_only=True)
class SwissPlayer:
    """What the next pairing depends on of one player."""

    seed: int
    halves: int  # points so far
    seats: tuple[Seat, ...]  # of the matches that were played
    floats: tuple[str, ...]  # of each round, as the library names them
    byes: int  # rounds without play that gave a whole point
    met: frozenset[int]  # the seeds of whom they were paired with
    barred: frozenset[int]  # and of whom they may not meet


def pair_swiss(state: TournamentState) -> tuple[Pairing, ...]:
    """The next round for all who are in. Of an odd number one gets a bye, worth a point."""
    seeds = {entrant.seed: entrant.address for entrant in state.active}
    players = players_of(state)
    found = []
    for board, (one, two) in enumerate(_paired(state, players), start=1):
        name = seeds[one]
        found.append(Pairing(board=board, one=name, two=None if two is None else seeds[two]))
    return tuple(found)


def players_of(state: TournamentState) -> tuple[SwissPlayer, ...]:
    """All who are in, by seed."""
    rows = cells(state, state.rounds)
    seeds = {name: entrant.seed for name, entrant in state.entrants.items()}
    before = {name: _sums(row) for name, row in rows.items()}
    barred: dict[str, set[int]] = {}
    for pair in state.forbidden:
        for name in pair:
            barred.setdefault(name, set()).update(seeds[other] for other in pair - {name})
    return tuple(
        SwissPlayer(
            seed=entrant.seed,
            halves=before[name][-1],
            seats=tuple(cell.seat for cell in rows[name] if cell.is_played and cell.seat),
            floats=tuple(_float(number, name, cell, before) for number, cell in enumerate(row)),
            byes=sum(c.halves == 2 and not c.is_played for c in row),
            met=frozenset(seeds[cell.rival] for cell in row if cell.rival),
            barred=frozenset(barred.get(name, ())),
        )
        for entrant in state.active
        for name, row in [(entrant.address, rows[entrant.address])]
    )


def groups_of(players: Sequence[SwissPlayer]) -> list[list[SwissPlayer]]:
    """The players in groups of an even number, from the top score down; one group if they are few.

    An odd one of a score goes down to the next; of a large score each group has some of its upper
    half and those of its lower half whom they would meet.
    """
    if len(players) <= WHOLE:
        return [list(players)]
    by_score: dict[int, list[SwissPlayer]] = {}
    for player in sorted(players, key=lambda player: (-player.halves, player.seed)):
        by_score.setdefault(player.halves, []).append(player)
    groups: list[list[SwissPlayer]] = []
    waiting: list[SwissPlayer] = []
    for score in by_score.values():
        waiting += score
        if len(waiting) < GROUP:
            continue
        odd = [waiting.pop()] if len(waiting) % 2 else []
        groups += _sliced(waiting)
        waiting = odd
    if len(waiting) >= GROUP // 2:
        groups += _sliced(waiting)
    else:
        groups[-1] += waiting
    return groups


def _sliced(players: Sequence[SwissPlayer]) -> list[list[SwissPlayer]]:
    half = len(players) // 2
    count = max(1, len(players) // GROUP)
    cuts = [half * number // count for number in range(count + 1)]
    return [
        [*players[low:high], *players[half + low : half + high]] for low, high in pairwise(cuts)
    ]


def _paired(state: TournamentState, players: Sequence[SwissPlayer]) -> Pairs:
    found: Pairs = []
    if len(players) > WHOLE and len(players) % 2:
        free = max(players, key=lambda player: (-player.byes, -player.halves, player.seed))
        players = [player for player in players if player is not free]
        found = [(free.seed, None)]
    pairs: Pairs = []
    for group in groups_of(players):
        by_seed = {player.seed: player for player in group}
        made = _by_library(state, group)
        if not _is_good(made, by_seed):
            made = _in_seats(state, least_evil(_evils(group), [p.seed for p in group]))
        pairs += made
    return pairs + found


def _by_library(state: TournamentState, group: Sequence[SwissPlayer]) -> Pairs:
    number = len(state.rounds) + 1
    if number == 1 and any(player.barred for player in group):
        number = 2  # the library pairs a first round by seeds alone
    kept = {(p.seed, other) for p in group for other in p.met | p.barred}
    engine = DutchEngine(
        [_as_library(player) for player in group],
        kept,
        number,
        max(total_rounds(state), number),
        initial_color=_COLOURS[Seat.TWO if state.head.lot % 2 else Seat.ONE],
    )
    return [(pair["white_id"], pair["black_id"]) for pair in engine.generate_pairings()]


def _as_library(player: SwissPlayer) -> dict[str, Any]:
    return {
        "id": player.seed,
        "name": "",
        "rating": 0,  # the order is that of the pairing numbers
        "score": player.halves / 2,  # halves are exact in binary
        "starting_number": player.seed,
        "pairing_number": player.seed,
        "color_hist": [_COLOURS[seat] for seat in player.seats],
        "float_history": list(player.floats),
        "bye_count": player.byes,
    }


def _is_good(pairs: Pairs, players: dict[int, SwissPlayer]) -> bool:
    named = [seed for pair in pairs for seed in pair if seed is not None]
    byes = sum(two is None for _, two in pairs)
    is_whole = sorted(named) == sorted(players) and byes == len(players) % 2
    return is_whole and not any(
        two in players[one].met | players[one].barred for one, two in pairs if two is not None
    )


def _evils(group: Sequence[SwissPlayer]) -> dict[tuple[int, int], tuple[int, int]]:
    # How bad each possible pair is: whether they have met, and how far apart their points are.
    # Without a rival (seed 0) stands who gets a bye: a second one is bad, and one with many points.
    found: dict[tuple[int, int], tuple[int, int]] = {}
    for number, one in enumerate(group):
        for two in group[number + 1 :]:
            if two.seed not in one.barred:
                is_met = int(two.seed in one.met)
                found[one.seed, two.seed] = (is_met, abs(one.halves - two.halves))
        if len(group) % 2:
            found[0, one.seed] = (one.byes, one.halves)
    return found


def _in_seats(state: TournamentState, pairs: Iterable[tuple[int, int | None]]) -> Pairs:
    names = {entrant.seed: entrant.address for entrant in state.active}
    found: Pairs = []
    for one, two in pairs:
        if two is None:
            found.append((one, None))
            continue
        is_kept = seated(state, names[one], names[two]).one == names[one]
        found.append((one, two) if is_kept else (two, one))
    return found


def _sums(row: tuple[Cell, ...]) -> list[int]:
    sums = [0]
    for cell in row:
        sums.append(sums[-1] + cell.halves)
    return sums


def _float(number: int, name: str, cell: Cell, before: dict[str, list[int]]) -> str:
    # FIDE C.04.3, A.4: down is who met somebody with fewer points, or got some without playing.
    if cell.rival is None or not cell.is_played:
        return "down" if cell.halves and cell.mark is not Mark.RUNNING else "none"
    own, other = before[name][number], before[cell.rival][number]
    return "down" if own > other else "up" if own < other else "none"
