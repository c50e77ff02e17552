"""What the computers answer to random positions; `test_native.py` compares both forms by it.

Each line is one question: to the rules and the functions that the players think with, and to the
players themselves, every level, with little work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from engines.cannae.computer.deep_search import DeepSearch
from engines.cannae.computer.evaluation import evaluate
from engines.cannae.computer.fields import field_of, takes_the_last
from engines.cannae.computer.forced_wins import turns as turns_of
from engines.cannae.computer.player import PLAYER as CANNAE
from engines.cannae.computer.search import Search as CannaeSearch
from engines.cannae.computer.turn_lists import TurnList
from engines.cannae.rules.move_generator import distinct_turns, flipped
from engines.core.chance import SeededChance
from engines.core.seat import Seat
from engines.gyges.computer.evaluation import balance
from engines.gyges.computer.exact_targets import Walk as GygesWalk
from engines.gyges.computer.floods import freedom, opening_squares
from engines.gyges.computer.goal_ways import GoalWays
from engines.gyges.computer.master import Budget
from engines.gyges.computer.one_ply import NONE, OnePly
from engines.gyges.computer.player import PLAYER as GYGES
from engines.gyges.computer.search import Search as GygesSearch
from engines.gyges.rules.reach import fresh_reaches, has_goal, playable_row
from engines.gyges.rules.rings import ALL_SQUARES, WANTED_GOAL
from engines.gyges.rules.successors import positions_after
from engines.gyges.state import Playing
from engines.gyges.terms import SQUARES
from engines.registry import load_game, load_player
from tests.harness import Walk, walk

WALKS = 6
"""Matches at random in each game."""

EVERY = 5
"""Of the positions in a match, one of so many is asked about."""

LITTLE = Budget(
    attack=2_000,
    defence=2_000,
    total=6_000,
    reply=500,
    compared=4,
    sound=2,
    deep=300,
    quiet=10_000,
)

PLAYERS: dict[str, Any] = {
    "audatia": replace(load_player("audatia"), trials=24),
    "cannae": replace(CANNAE, nodes=20, boards=0),
    "en_garde": replace(load_player("en_garde"), trials=24, solved=2),
    "gyges": replace(GYGES, budget=LITTLE),
}


def answers(seed: int) -> Iterator[str]:
    luck = SeededChance(str(seed).encode())
    for name, player in PLAYERS.items():
        game = load_game(name)
        for _ in range(WALKS):
            for number, (_, here) in enumerate(walk(game, _way(luck))):
                if number % EVERY == 0 and here.state is not None and game.active(here.state):
                    yield f"{name}: {game.write(here.state)}"
                    yield from map(repr, QUESTIONS.get(name, lambda _: iter(()))(here.state))
                    yield from _moves(game, player, here.state)


def _way(luck: SeededChance) -> Walk:
    return Walk(
        seed=luck.below(2**32),
        choices=tuple(luck.below(12) for _ in range(6)),
        picks=[luck.below(10_000) for _ in range(50)],
    )


def _moves(game: Any, player: Any, state: Any) -> Iterator[str]:
    seat = min(game.active(state))
    for level in player.levels:
        luck = SeededChance(level.encode())
        yield f"{level}: {player.choose(game.view(state, seat), level, luck)} {luck.draws}"


def of_gyges(state: Any) -> Iterator[object]:
    for seat in Seat if isinstance(state.phase, Playing) else ():
        found = fresh_reaches(state.rings, seat)
        yield [(each.start, each.value, each.ends, each.hits, each.landings) for each in found]
        yield sum(positions_after(state.rings, found)), playable_row(state.rings, seat)
        yield has_goal(state.rings, seat)
        ones, twos = state.rings & ALL_SQUARES, state.rings >> SQUARES
        yield [GygesWalk().targets(ones, twos, 1 << each.start) for each in found]
        goal = WANTED_GOAL[seat]
        yield [GoalWays().way(ones, twos, 1 << each.start, goal) for each in found]
        yield [opening_squares(ones, twos, value, seat is Seat.TWO) for value in (1, 2, 3)]
        yield (
            freedom(ones, twos, seat is Seat.TWO),
            OnePly().ordered(ones, twos, seat is Seat.TWO, NONE),
        )
        search = GygesSearch(origin_end=True)
        yield balance(state.rings, seat), search.attacks(state.rings, seat)
        yield search.safe(state.rings, seat), search.work


def of_cannae(state: Any) -> Iterator[object]:
    for shut_in in (False, True):
        for board in (state.board, flipped(state.board)):
            turns = distinct_turns(board, shut_in=shut_in)
            yield [(after, *map(str, actions)) for after, actions in turns.items()]
            yield [evaluate(after) for after in turns]
            yield CannaeSearch(shut_in=shut_in).promising(board)
            lists, field = TurnList(shut_in=shut_in), field_of(board)
            yield [lists.worth(field_of(after)) for after in turns]
            yield [(one.board(), one.value) for one in lists.promising(field, 8)]
            yield [(one.board(), one.value, one.turn) for one in lists.all(field)[::16]]
            best = lists.worth(field)
            yield [lists.best(field, best + more, best + more + 40) for more in (-40, 0, 40)]
            yield sorted({one.board() for one in turns_of(field, shut_in)}) == sorted(turns)
            yield [takes_the_last(field_of(after), shut_in) for after in turns]
            deep = DeepSearch(shut_in=shut_in, occurrences={})
            yield deep.ranked(dict.fromkeys(turns, 0), 4_000)[:8], deep.depth, deep.looked


QUESTIONS: dict[str, Callable[[Any], Iterator[object]]] = {"cannae": of_cannae, "gyges": of_gyges}
