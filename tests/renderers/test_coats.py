"""Coats of arms: whose is which."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from renderers.coat import coat_of

PLAYERS = 3_000


@given(st.text())
def test_somebody_has_the_same_coat_for_ever(identity):
    assert coat_of(identity) == coat_of(identity)


def test_two_of_three_thousand_players_have_the_same_coat_once_in_five_hundred_meetings():
    wearers = Counter(coat_of(f"discord:{number}") for number in range(PLAYERS)).values()
    pairs = sum(count * (count - 1) for count in wearers) / (PLAYERS * (PLAYERS - 1))
    assert pairs < 1 / 500


def test_a_coat_that_was_given_out_is_never_changed():
    assert tuple(map(int, coat_of("discord:1"))) == (2, 0, 2, 2, 3)
