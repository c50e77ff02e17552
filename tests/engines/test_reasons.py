"""A reason is true, by what the engine says, and says no more than a player could know."""

from __future__ import annotations

import importlib

import pytest

from engines.audatia.game import GAME as AUDATIA
from engines.audatia.reasons import can_parry
from engines.audatia.rules.data import COPIES_OF
from engines.audatia.terms import Blow, Card, Window
from engines.cannae.game import GAME as CANNAE
from engines.cannae.rules.board import pieces
from engines.cannae.terms import SQUARES
from engines.core.analysis.reasons import Reason
from engines.core.seat import Seat
from engines.en_garde.game import GAME as EN_GARDE
from engines.en_garde.terms import advance_of
from engines.gyges.game import GAME as GYGES
from engines.gyges.moves import slide
from engines.gyges.terms import GOALS, NUMBERS
from engines.registry import load_player
from tests.engines.cannae.boards import state_of
from tests.engines.en_garde.boards import board as en_garde_board
from tests.engines.gyges.boards import board as gyges_board
from tests.engines.reasons import Explained, applied, explained

LONG = pytest.mark.long


def several(few: int, many: int):
    """Seeds of matches: a few, and many in the long profile."""
    return pytest.mark.parametrize(
        "seeds", [range(few), pytest.param(range(few, many), marks=LONG)], ids=["few", "many"]
    )


def is_declared(one: Explained) -> bool:
    module = importlib.import_module(f"engines.{one.game.id}.reasons")
    return set(one.reason.facts) == set(module.REASONS[one.reason.key])


def reason(game, state, seat, move, best):
    view = game.view(state, seat)
    return load_player(game.id).reason_of(view, game.parse(move), game.parse(best))


@several(14, 200)
def test_reasons_of_en_garde_are_true(seeds):
    found = set()
    for seed in seeds:
        for one in explained(EN_GARDE, seed, plies=40, pairs=3):
            assert is_declared(one)
            check_en_garde(one)
            found.add(one.reason.key)
    assert len(found) >= 6


def check_en_garde(one: Explained) -> None:
    state, seat, (key, facts) = one.state, one.seat, (one.reason.key, one.reason.facts)
    if "unseen" in facts:
        hidden = (*state.hands[seat.other], *state.deck)
        assert hidden.count(facts["value"]) == facts["unseen"]
    match key:
        case "sure-touch":
            assert one.after(one.best).scores[seat] == state.scores[seat] + 1
        case "within-reach" | "last-parry":
            after = one.after(one.move)
            if after.results == state.results:
                assert after.distance == facts["value"]
            left = list(state.hands[seat])
            for card in one.move.cards:
                left.remove(card)
            assert left.count(facts["value"]) == facts.get("left", 0)
        case "ground":
            after = one.after(one.move)
            if after.results == state.results:
                reached = advance_of(after.squares)
                assert (reached[seat], reached[seat.other]) == (facts["own"], facts["theirs"])
            assert facts["deck"] == len(state.deck)
        case "parry-spends":
            assert facts["left"] == len(state.hands[seat]) - facts["count"]


@several(1, 30)
def test_reasons_of_cannae_are_true(seeds):
    found = set()
    for seed in seeds:
        for one in explained(CANNAE, seed, plies=9, pairs=1):
            assert is_declared(one)
            check_cannae(one)
            found.add(one.reason.key)
    assert found


def check_cannae(one: Explained) -> None:
    seat, (key, facts) = one.seat, (one.reason.key, one.reason.facts)

    def standing(state, owner, arm):
        return sum(1 for piece in pieces(state.board) if piece and piece.seat is owner
                   and piece.arm == arm)  # fmt: skip

    match key:
        case "surrounded" | "own-loss":
            arm = facts.get("arm", "cavalry")
            before, after = (standing(s, seat, arm) for s in (one.state, one.after(one.move)))
            assert after < before
        case "misses-capture":
            before, after = (
                standing(s, seat.other, facts["arm"]) for s in (one.state, one.after(one.best))
            )
            assert after < before
        case "leaves-capture":
            left = one.after(one.move)
            piece = pieces(left.board)[SQUARES[facts["square"]]]
            assert piece.seat is seat
            assert piece.arm == facts["arm"]
            answered = applied(CANNAE, left, CANNAE.parse(facts["answer"]))
            assert standing(answered, seat, piece.arm) < standing(left, seat, piece.arm)


@several(1, 12)
def test_paths_that_reasons_of_gyges_name_are_open(seeds):
    found = set()
    for seed in seeds:
        for one in explained(GYGES, seed, plies=10, pairs=2):
            assert is_declared(one)
            found.add(one.reason.key)
            if path := one.reason.facts.get("path"):
                check_path(one, path.split("–"))
    assert "misses-goal" in found


def check_path(one: Explained, path: list[str]) -> None:
    is_own = one.reason.key == "misses-goal"
    state = one.state if is_own else one.after(one.move)
    seat = one.seat if is_own else one.seat.other
    goal = slide(NUMBERS[path[0]], GOALS[seat])
    assert path[-1] == str(goal).split("-")[1]
    assert GYGES.outcome(applied(GYGES, state, goal)).winner is seat


@several(8, 200)
def test_reasons_of_audatia_are_true(seeds):
    found = set()
    for seed in seeds:
        for one in explained(AUDATIA, seed, plies=60, pairs=3):
            assert is_declared(one)
            check_audatia(one)
            found.add(one.reason.key)
    assert len(found) >= 5


def check_audatia(one: Explained) -> None:
    state, seat, (key, facts) = one.state, one.seat, (one.reason.key, one.reason.facts)
    match key:
        case "perfect":
            assert one.after(one.best).winner is seat
        case "wins-at-once":
            after = one.after(one.best)
            assert after.winner is seat or after.window is Window.DENY
        case "draws":
            after = one.after(one.move)
            assert after.draws == facts["draws"] + 1
            assert (after.winner is seat.other) is (facts["draws"] == 1)
        case "missed-attack" | "missed-answer":
            assert Card(facts["card"]) in state.men[seat].hand
            assert COPIES_OF[Blow(facts["card"][:2])]
        case "known-parry":
            assert Card(facts["card"]) in state.men[seat.other].hand
            after = one.after(one.move)
            if after.window is Window.DEFEND:
                answers = map(str, AUDATIA.legal_moves(after, seat.other).after(()).steps)
                assert any(facts["card"] in answer for answer in answers)
        case "known-counter":
            assert Card(facts["card"]) in state.men[seat.other].hand
            assert one.after(one.move).window is Window.COUNTER
        case "perhaps-countered":
            rival = state.men[seat.other]
            assert Card(facts["card"]) in (*rival.hand, *rival.deck)
        case "last-parry":
            hand = list(state.men[seat].hand)
            assert can_parry(tuple(hand), Blow(facts["card"]))


def test_a_forced_win_that_is_let_go_is_named_as_one():
    state = gyges_board("000000/033121/000200/000000/012102/003003 S")
    assert reason(GYGES, state, Seat.ONE, "c2-c2", "c2-b5xe5") == Reason(key="misses-forced-win")
    assert reason(GYGES, state, Seat.ONE, "c2-b5xe5", "c2-c2") is None


def test_what_is_left_within_reach_is_named():
    state = en_garde_board("standard L8-R15 L turn L[11445] R[12355] deck[22333] top- score0:0")
    told = reason(EN_GARDE, state, Seat.ONE, "+4", "-1")
    assert told == Reason(key="within-reach", facts={"value": 3, "unseen": 5, "left": 0})


def test_a_horse_beside_two_shields_is_named():
    state = state_of("8/8/8/3i1i2/8/8/2I5/4C3 w")
    told = reason(CANNAE, state, Seat.ONE, "Ce1e5", "-")
    assert told == Reason(key="surrounded", facts={"square": "e5", "infantry": "d5, f5"})


def test_a_win_that_is_left_to_the_other_is_named():
    state = state_of("2c5/8/8/3i4/8/8/2I5/3C4 w")
    assert reason(CANNAE, state, Seat.ONE, "-", "Xd1d5") == Reason(key="misses-win")


@pytest.mark.parametrize("game", [EN_GARDE, CANNAE, GYGES, AUDATIA], ids=lambda game: game.id)
def test_of_equal_moves_and_from_another_view_nothing_is_said(game):
    one = next(explained(game, 2, plies=40, pairs=8))
    player = load_player(game.id)
    assert player.reason_of(one.view, one.move, one.move) is None
    with pytest.raises(ValueError, match="view"):
        player.reason_of(game.view(one.state, None), one.move, one.best)
