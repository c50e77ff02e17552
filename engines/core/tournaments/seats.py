"""Who of two sits first where no table of pairings says it: knock-outs, ladders, repairs."""

from __future__ import annotations

from engines.core.seat import Pair, Seat
from engines.core.tournaments.state import TournamentState


def seats_had(state: TournamentState, address: str) -> list[Seat]:
    """The seats that somebody has had in matches that weren't forfeited, in their order."""
    return [
        seat
        for here in state.rounds
        for bout in here.bouts
        if not bout.is_bye and not bout.is_forfeit and (seat := bout.seat_of(address))
    ]


def seated(state: TournamentState, one: str, two: str) -> Pair[str]:
    """Both, the one first who has the seat that begins.

    It is who has had it less often; else who had the other one last; else the higher seed, or the
    lower if the tournament's lot is odd.
    """

    def claim(address: str) -> tuple[int, bool, int]:
        had = seats_had(state, address)
        seed = state.entrants[address].seed
        balance = had.count(Seat.ONE) - had.count(Seat.TWO)
        return balance, had[-1:] == [Seat.ONE], -seed if state.head.lot % 2 else seed

    first, second = sorted((one, two), key=claim)
    return Pair(one=first, two=second)
