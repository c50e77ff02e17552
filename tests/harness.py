"""What the tests of every game share: tables, walks through games, worlds that look the same.

@every_game
@given(walks=walks(), onlooker=onlookers, salt=salts)
def test_…(game, walks, onlooker, salt):
    for record, here in walk(game, walks):
        twin = other_world(game, here.state, onlooker, salt)
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

import pytest
from hypothesis import strategies as st

from engines.core.chance import SeededChance, commitment
from engines.core.game import AnyGame, Event
from engines.core.match import Position, advance, opening
from engines.core.moves import Move, Moves
from engines.core.options import Options, complete
from engines.core.record import Act, Entry, Head, Joining, Player, Record
from engines.core.seat import Pair, Seat
from engines.registry import load_games

GAMES = load_games()
SERVER_SEED = b"a seed for the tests"
CREATED = 1_700_000_000
MANY = 100
"""Moves of one position that a test looks at, where there are more."""
ANN = Player(address="local:ann", name="Ann")
BEA = Player(address="local:bea", name="Bea")

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))

picks = st.lists(st.integers(0, 10_000), max_size=50)
"""Which of the legal moves to play, modulo their number."""

onlookers = st.sampled_from([None, *Seat])
salts = st.integers(0, 2**60)


@dataclass(frozen=True)
class Walk:
    """One way through a game: what shuffles it, what is agreed, what is played."""

    seed: int
    choices: tuple[int, ...]  # of the options' values, modulo their number
    picks: list[int]


def walks(picks: st.SearchStrategy[list[int]] = picks) -> st.SearchStrategy[Walk]:
    """Ways through any game."""
    return st.builds(
        Walk,
        seed=st.integers(0, 2**32),
        choices=st.tuples(*[st.integers(0, 11)] * 6),
        picks=picks,
    )


def some_options(game: AnyGame, choices: tuple[int, ...] = ()) -> Options:
    """The defaults, or the values that `choices` picks."""
    picked = zip(game.options, choices, strict=False)
    return complete(game.options, {o.name: o.values[n % len(o.values)] for o, n in picked})


def challenge(game: AnyGame, options: Options | None = None, **head: Any) -> Record:
    """Ann challenges Bea; nobody has answered yet."""
    return Record(
        head=Head(
            game=game.id,
            rules=game.rules,
            options=dict(options or {}),
            players=head.pop("players", Pair(one=ANN, two=BEA)),
            nonce=head.pop("nonce", "ann's nonce"),
            commitment=commitment(SERVER_SEED),
            created=CREATED,
            **head,
        )
    )


def entry(act: Act, seat: Seat | None = None, *, at: int = CREATED, **more: Any) -> Entry:
    """One act at a table."""
    return Entry(act=act, seat=seat, at=at, **more)


def acceptance(player: Player = BEA, *, nonce: str = "bea's nonce") -> Entry:
    """Bea sits down."""
    return entry(Act.ACCEPT, Seat.TWO, joining=Joining(player=player, nonce=nonce))


def seated(
    game: AnyGame, options: Options | None = None, *, seed: int = 0
) -> tuple[Record, Position]:
    """A match that has just begun; `seed` changes the shuffle."""
    record = challenge(game, options)
    return advance(
        game, record, opening(record), acceptance(nonce=f"bea's nonce {seed}"), SERVER_SEED
    )


def moved(
    game: AnyGame, record: Record, here: Position, seat: Seat, move: Move | str
) -> tuple[Record, Position]:
    """`seat` plays `move`, through the gate."""
    act = entry(Act.MOVE, seat, at=CREATED + record.version, move=str(move))
    return advance(game, record, here, act, SERVER_SEED)


def some(moves: Moves[Move], many: int = MANY) -> list[Move]:
    """All moves; or where there are more than `many`, those that as many walks lead to."""
    few = list(islice(moves, many + 1))
    if len(few) <= many:
        return few
    luck = random.Random(0)
    return list(dict.fromkeys(_walk_to_a_move(moves, luck) for _ in range(many)))


def _walk_to_a_move(moves: Moves[Move], luck: random.Random) -> Move:
    path: tuple[str, ...] = ()
    while True:
        fork = moves.after(path)
        step = luck.choice((*fork.steps, None) if fork.move else fork.steps)
        if step is None:
            return fork.move
        path = (*path, step)


def choices(game: AnyGame, state: Any) -> list[tuple[Seat, Move]]:
    """Everything that anybody may do, or some of it where it is very much."""
    return [(s, m) for s in sorted(game.active(state)) for m in some(game.legal_moves(state, s))]


def walk(game: AnyGame, way: Walk) -> Iterator[tuple[Record, Position]]:
    """Every position along one way through a game, the opening first."""
    record, here = seated(game, some_options(game, way.choices), seed=way.seed)
    yield record, here
    for pick in way.picks:
        options = choices(game, here.state)
        if not options:
            return
        seat, move = options[pick % len(options)]
        record, here = moved(game, record, here, seat, move)
        yield record, here


def whole_game(
    game: AnyGame, seed: int = 0, options: Options | None = None, *, bound: int = 5_000
) -> Iterator[tuple[Record, Position]]:
    """A match of random moves to its end; fails the test if it has none within `bound`."""
    record, here = seated(game, options, seed=seed)
    yield record, here
    luck = SeededChance(f"moves {seed}".encode())
    for _ in range(bound):
        found = choices(game, here.state)
        if not found:
            return
        seat, move = found[luck.below(len(found))]
        record, here = moved(game, record, here, seat, move)
        yield record, here
    pytest.fail(f"no end within {bound} moves")


def other_world(game: AnyGame, state: Any, onlooker: Seat | None, salt: int) -> Any:
    """A state that `onlooker` can't tell from `state`."""
    return game.resample(state, onlooker, SeededChance(salt.to_bytes(8)))


def heard(events: tuple[Event, ...], onlooker: Seat | None) -> tuple[Event, ...]:
    """What `onlooker` is told."""
    return tuple(event for event in events if event.is_for(onlooker))
