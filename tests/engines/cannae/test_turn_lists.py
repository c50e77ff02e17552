"""The turns that the deep search finds: those of the rules, at the value that is theirs."""

from __future__ import annotations

import pytest

from engines.cannae.computer.evaluation import evaluate
from engines.cannae.computer.fields import field_of
from engines.cannae.computer.turn_codes import played
from engines.cannae.computer.turn_lists import TurnList
from engines.cannae.rules.move_generator import distinct_turns
from engines.cannae.terms import Kind
from tests.engines.cannae.boards import boards

BOARDS = boards()
WIDTH = 6
ALL = 1_000_000


@pytest.mark.parametrize("shut_in", [False, True])
def test_a_listed_turn_is_legal_has_its_value_and_can_be_played_again(shut_in):
    for board in BOARDS[:2]:
        legal = distinct_turns(board, shut_in=shut_in)
        field = field_of(board)
        for after in TurnList(shut_in=shut_in).all(field)[::12]:
            assert after.board() in legal
            assert after.value == evaluate(after.board())
            again = played(field, after.turn, shut_in)
            assert again is not None
            assert again.is_like(after)


def test_no_turn_is_left_out_but_losses_and_slides_into_what_is_pushed_then():
    for board in BOARDS[2:]:
        listed = {after.board() for after in TurnList(shut_in=False).all(field_of(board))}
        for after, actions in distinct_turns(board).items():
            if after not in listed and after[1].bit_count() == board[1].bit_count():
                assert [action.kind for action in actions] == [Kind.SLIDE, Kind.PUSH]


def test_promising_turns_are_the_best_ones_the_best_first_and_none_twice():
    for board in BOARDS[:2]:
        lists, field = TurnList(shut_in=False), field_of(board)
        found = lists.promising(field, WIDTH)
        assert len({one.board() for one in found}) == len(found) == WIDTH
        values = [one.value for one in found]
        assert values == sorted(values, reverse=True)
        assert values[0] == lists.best(field, -ALL, ALL) == lists.all(field)[0].value


@pytest.mark.parametrize(("below", "above"), [(200, 1), (-1, 300), (50, 51), (5, 5)])
def test_the_best_value_is_exact_between_the_bounds_and_a_bound_beyond(below, above):
    for board in BOARDS[::3]:
        field = field_of(board)
        best = TurnList(shut_in=False).best(field, -ALL, ALL)
        low, high = best - below, best + above
        found = TurnList(shut_in=False).best(field, low, high)
        if best <= low:
            assert best <= found <= low
        else:
            assert found == best


def test_a_turn_that_is_good_enough_ends_the_search():
    field = field_of(BOARDS[0])
    whole, short = TurnList(shut_in=False), TurnList(shut_in=False)
    best = whole.best(field, -ALL, ALL)
    assert short.best(field, best - 401, best - 400) >= best - 400
    assert short.looked < whole.looked


def test_a_code_of_another_board_is_played_only_where_it_is_legal():
    first, second = map(field_of, BOARDS[:2])
    legal = distinct_turns(BOARDS[1])
    codes = [one.turn for one in TurnList(shut_in=False).all(first)[::5]]
    found = [played(second, code, False) for code in codes]
    assert None in found
    assert all(one is None or one.board() in legal for one in found)
