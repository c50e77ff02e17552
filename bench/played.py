"""Matches played at random before the clock runs, in a process of their own.

The people who tap don't live in the hall: finding out what they tap must cost it nothing, and
must fill none of its caches.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import Final, NamedTuple

from bot.application.tickets import Ticket, Verb
from engines.core.game import AnyGame
from engines.core.match import advance
from engines.core.match_state import Status
from engines.core.moves import Moves
from engines.core.record import Act, Entry, Record
from engines.core.replay import replay
from engines.core.seat import Seat
from engines.registry import load_games
from storage.base import TableKey

_TRIES: Final = 20  # to find a move that doesn't end the match
_STOP: Final = 0.5  # the odds that a move ends where it may


class Taps(NamedTuple):
    """A move as its player enters it."""

    seat: Seat
    choose: str  # the ticket of its last step, answered with the preview
    send: str


class Begun(NamedTuple):
    """A match that has been accepted, and the seed of its draws."""

    key: TableKey
    record: Record
    seed: bytes


def played(begun: list[Begun], *, plies: int, dice: int) -> list[list[Taps]]:
    """For each match up to so many moves, drawn by chance, that don't end it if possible."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as aside:
        return aside.submit(_all, begun, plies, dice).result()


def _all(begun: list[Begun], plies: int, dice: int) -> list[list[Taps]]:
    games, chance = load_games(), random.Random(dice)
    return [list(islice(_match(games, one, chance), plies)) for one in begun]


def _match(games: dict[str, AnyGame], begun: Begun, dice: random.Random) -> Iterator[Taps]:
    key, record, seed = begun
    game = games[record.head.game]
    match = replay(game, record)
    while match.status is Status.PLAYING:
        seat = dice.choice(sorted(match.active))
        moves = game.legal_moves(match.game_state, seat)
        for _ in range(_TRIES):
            path, text = _walked(moves, dice)
            entry = Entry(act=Act.MOVE, seat=seat, move=text, at=record.head.created)
            longer, there = advance(game, record, match, entry, seed)
            if there.status is Status.PLAYING:
                break
        ticket = Ticket(verb=Verb.WALK, table=key, version=match.decision_version[seat])
        yield Taps(seat, ticket.to(Verb.WALK, *path), ticket.to(Verb.SEND, *path))
        record, match = longer, there


def _walked(moves: Moves, dice: random.Random) -> tuple[tuple[int, ...], str]:
    """A way through the legal moves, tapped at random: as the ticket has it, and the move."""
    path: tuple[int, ...] = ()
    steps: tuple[str, ...] = ()
    while fork := moves.after(steps):
        if fork.move is not None and (not fork.steps or dice.random() < _STOP):
            return path, str(fork.move)
        index = dice.randrange(len(fork.steps))
        path, steps = (*path, index), (*steps, fork.steps[index])
    raise ValueError(f"nothing follows {' '.join(steps)}")
