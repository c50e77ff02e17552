"""What the levels of every game's computer have in common: names, order, legal moves, work."""

from __future__ import annotations

import sys
from functools import cache

import pytest

from bot.commands.challenge_words import Kind, phrase, vocabulary
from bot.messages.words import LANGUAGES, say_in
from engines.core.chance import SeededChance
from engines.core.computer import middle_level, strength_of
from engines.core.habits import MatchChance
from engines.core.lab import at_random
from engines.core.options import complete
from engines.registry import load_player
from tests.harness import GAMES, every_game

OURS = pytest.mark.parametrize("name", ["en_garde", "gyges", "cannae", "audatia"])
# Calls of a level below the middle for one move; the strongest make millions.
MOST_CALLS = 300_000


@cache
def positions(name):
    """Positions of a match that is played at random, with who acts there."""
    game, luck, found = GAMES[name], SeededChance(b"positions"), []
    state = game.setup(complete(game.options, {}), luck).state
    while len(found) < 40 and (active := sorted(game.active(state))):
        found.append((state, active[0]))
        view = game.view(state, active[0])
        move = at_random(view, game.possible_moves(view), luck)
        state = game.apply(state, active[0], move, luck).state
    return found


def weak(computer):
    """The levels below the middle one."""
    return computer.levels[: computer.levels.index(middle_level(computer))]


def chosen(computer, name, state, seat, level, match=b"match"):
    luck = MatchChance(SeededChance(b"one"), match)
    return computer.choose(GAMES[name].view(state, seat), level, luck)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_level_has_a_name_of_its_own_that_is_understood_where_it_is_typed(game, language):
    say, levels = say_in(language), load_player(game.id).levels
    called = {level: say(f"{game.id}-level-{level}") for level in levels}
    assert len({name.casefold() for name in called.values()}) == len(levels)
    known = vocabulary(game, levels)
    for level, name in called.items():
        for text in (name, level, say("hall-computer", level=name)):
            meant = known[phrase(text)]
            assert (meant.kind, meant.value) == (Kind.LEVEL, level), text


@OURS
def test_there_are_six_levels_each_stronger_than_the_one_before(name):
    computer = load_player(name)
    values = [strength_of(computer, level).value for level in computer.levels]
    assert len(values) == 6
    assert values == sorted(set(values))


@every_game
def test_weak_levels_make_legal_moves_the_same_ones_for_equal_luck(game):
    computer = load_player(game.id)
    for state, seat in positions(game.id)[2::18]:
        for level in weak(computer):
            move = chosen(computer, game.id, state, seat, level)
            assert move in game.legal_moves(state, seat), level
            assert move == chosen(computer, game.id, state, seat, level), level


@every_game
def test_weak_levels_do_little_work(game):
    computer = load_player(game.id)
    state, seat = positions(game.id)[-1]
    for level in weak(computer):
        calls = 0

        def count(frame, event, arg):
            nonlocal calls
            calls += event == "call"

        before = sys.getprofile()
        sys.setprofile(count)
        try:
            chosen(computer, game.id, state, seat, level)
        finally:
            sys.setprofile(before)
        assert 0 < calls < MOST_CALLS, level


@OURS
def test_in_another_match_the_weakest_level_has_another_habit(name):
    computer = load_player(name)
    matches = [b"match %d" % number for number in range(6)]
    assert any(
        len({chosen(computer, name, *there, "novice", match) for match in matches}) > 1
        for there in positions(name)[1::5]
    )
