"""What a computer player is given contains nothing that its view does not: in every game."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from inspect import signature
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings

from engines.core.values import State
from engines.registry import load_player
from tests.harness import every_game, other_world, salts, some_options, walk, walks

CODE = (type, ModuleType)


def reachable(root: Any) -> Iterator[object]:
    """Every object that can be reached from `root`: attributes, items, closures, cached values.

    Code is left out, which everybody has: modules, classes and what functions import.
    """
    found, waiting = {id(root): root}, [root]
    while waiting:
        one = waiting.pop()
        yield one
        for other in _referents(one):
            if id(other) not in found and not isinstance(other, CODE):
                found[id(other)] = other
                waiting.append(other)


def _referents(one: object) -> list[Any]:
    if isinstance(one, FunctionType):
        return [one.__closure__, one.__defaults__, one.__kwdefaults__]
    return gc.get_referents(one)


def facts(root: Any) -> set[str]:
    """The values at the ends of all ways from `root`, and rows of them in their order."""
    return {repr(one) for one in reachable(root) if _is_value(one) or _is_row(one)}


def _is_value(one: object) -> bool:
    return isinstance(one, str | bytes | int | float | None)


def _is_row(one: object) -> bool:
    return isinstance(one, tuple | list) and all(map(_is_value, one))


@every_game
@given(way=walks(), salt=salts)
@settings(max_examples=10)
def test_nothing_that_a_computer_player_can_reach_is_hidden_from_its_view(game, way, salt):
    """No state can be reached, nor any value that another deal of the hidden cards would change."""
    for _, match in walk(game, way):
        for seat in match.active:
            given = game.view(match.game_state, seat)
            assert not [one for one in reachable(given) if isinstance(one, State)]
            assert facts(given) == facts(
                game.view(other_world(game, match.game_state, seat, salt), seat)
            )


@every_game
def test_a_computer_player_is_given_a_view_its_level_and_luck_and_nothing_else(game):
    """So a state, a list of legal moves made from one, or the match's luck can't come with them."""
    choose = load_player(game.id).choose
    assert list(signature(choose).parameters) == ["view", "level", "chance"]


HIDING: dict[str, Callable[[State], object]] = {
    "closure": lambda state: lambda: state,
    "bound method": lambda state: [state].append,
    "generator": lambda state: (each for each in [state]),
    "attribute": lambda state: SimpleNamespace(moves=(1, [state])),
}


@every_game
@pytest.mark.parametrize("hide", HIDING.values(), ids=list(HIDING))
def test_a_state_that_is_tucked_away_is_found(game, hide):
    """So the walk above sees what it is there to see."""
    state = game.read(game.example, some_options(game))
    assert state in reachable(("a view", hide(state)))
