"""Salle's judgement: a position that is as good as won is won by it, and an even one by nobody."""

from engines.core.chance import SeededChance
from engines.core.judgement import Judgement, judge
from engines.core.options import complete
from engines.core.seat import Seat
from engines.registry import load_game, load_player


def test_an_opening_is_played_on_as_often_as_is_asked():
    game, computer = load_game("en_garde"), load_player("en_garde")
    chance = SeededChance(b"judgement")
    state = game.setup(complete(game.options, {}), chance).state
    assert judge(game, computer, state, chance, most=3).playouts == 3


def test_a_match_that_is_over_is_judged_as_it_ended():
    game, computer = load_game("gyges"), load_player("gyges")
    chance = SeededChance(b"judgement")
    state = game.setup(complete(game.options, {}), chance).state
    while seats := sorted(game.active(state)):
        move = computer.choose(game.view(state, seats[0]), computer.levels[0], chance)
        state = game.apply(state, seats[0], move, chance).state
    assert judge(game, computer, state, chance, most=4).winner is game.outcome(state).winner


def test_without_a_clear_lead_nobody_has_won():
    assert Judgement(playouts=8, points=5.5).winner is None
    assert Judgement(playouts=8, points=6).winner is Seat.ONE
    assert Judgement(playouts=8, points=2).winner is Seat.TWO
    assert Judgement(playouts=0, points=0).winner is None


def test_it_stops_when_its_time_is_over():
    game, computer = load_game("gyges"), load_player("gyges")
    chance = SeededChance(b"judgement")
    state = game.setup(complete(game.options, {}), chance).state
    assert judge(game, computer, state, chance, most=4, goes_on=lambda: False).winner is None
