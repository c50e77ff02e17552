"""Round robins: the Berger tables of FIDE's handbook (C.05), by the library `caissify_pairings`."""

from __future__ import annotations

from caissify_pairings.engines.round_robin import RoundRobinEngine

from engines.core.tournaments.acts import Pairing
from engines.core.tournaments.head import Kind
from engines.core.tournaments.state import TournamentState


def pair_round_robin(state: TournamentState) -> tuple[Pairing, ...]:
    """The next round of the schedule, for all who were there at the beginning.

    Who is out since then stays in it, and forfeits. Of an odd number one has a bye without points.
    """
    seeded = {entrant.seed: name for name, entrant in state.entrants.items() if entrant.seed}
    engine = RoundRobinEngine(
        [{"id": seed, "starting_number": seed} for seed in sorted(seeded)],
        set(),
        len(state.rounds) + 1,
        0,
        cycles=2 if state.head.kind is Kind.DOUBLE_ROUND_ROBIN else 1,
    )
    found = []
    for board, pair in enumerate(engine.generate_pairings(), start=1):
        one, two = pair["white_id"], pair["black_id"]
        if two is None:
            found.append(Pairing(board=board, one=seeded[one], bye=0))
            continue
        if state.head.lot % 2:
            one, two = two, one
        found.append(Pairing(board=board, one=seeded[one], two=seeded[two]))
    return tuple(found)
