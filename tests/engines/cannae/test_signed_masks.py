"""Signed masks and what is built on them: the same boards, turns and values as the rules' own."""

from __future__ import annotations

import pytest

from engines.cannae.computer.evaluation import evaluate
from engines.cannae.computer.fields import field_of, takes_the_last
from engines.cannae.computer.forced_wins import turns
from engines.cannae.computer.front import pressed
from engines.cannae.computer.signed_masks import adjacent, count, lowest, signed, unsigned
from engines.cannae.computer.turn_lists import TurnList
from engines.cannae.rules import bitboards
from engines.cannae.rules.move_generator import distinct_turns
from tests.engines.cannae.boards import boards

H8 = 1 << 63
CORNERS = 0x8100000000000081


def test_a_mask_is_the_same_with_its_sign_and_without():
    for mask in (0, 1, H8, CORNERS, bitboards.ALL):
        assert unsigned(signed(mask)) == mask
        assert count(signed(mask)) == mask.bit_count()
        assert unsigned(adjacent(signed(mask))) == bitboards.adjacent_to(mask)
    assert unsigned(lowest(signed(H8))) == H8


@pytest.mark.parametrize("shut_in", [False, True])
def test_the_turns_of_a_board_are_those_of_the_rules(shut_in):
    for board in boards()[:2]:
        found = {after.board() for after in turns(field_of(board), shut_in)}
        assert found == set(distinct_turns(board, shut_in=shut_in))


@pytest.mark.parametrize(
    ("own", "enemies", "times"),
    [
        ((19, 27), (35,), 1),  # d3, d4 and d5
        ((19, 27), (11, 35), 2),
        ((27,), (35,), 0),
        ((19, 27), (28,), 0),
        ((18, 27), (36,), 1),
        ((9, 18, 27), (36, 0), 2),
        ((62, 61), (63,), 1),  # up to h8
        ((6, 7), (8, 5), 1),  # a2 isn't beside h1
    ],
)
def test_infantry_in_front_of_two_in_a_line_is_counted_in_all_directions(own, enemies, times):
    first, second = (signed(bitboards.mask(side)) for side in (own, enemies))
    assert pressed(first, second) == times


def test_values_are_those_of_the_evaluation():
    lists = TurnList(shut_in=False)
    for board in boards(men=5, horses=2):
        for after in list(distinct_turns(board))[::25]:
            assert lists.worth(field_of(after)) == evaluate(after)


def test_a_turn_that_takes_the_last_infantry_is_seen_where_there_is_one():
    seen = set()
    for board in boards():
        for start in list(distinct_turns(board))[::60]:
            own, cavalry, enemies, enemy_cavalry = start
            lone = (own, cavalry, enemies & -enemies, enemy_cavalry)
            takes = takes_the_last(field_of(lone), False)
            assert takes == any(not after[2] for after in distinct_turns(lone))
            seen.add(takes)
    assert seen == {False, True}
