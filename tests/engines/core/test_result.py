"""What a finished match leaves, and what results come to."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.game import Outcome
from engines.core.match_state import MatchState, Status
from engines.core.record import Act, Entry, Head, Joining, Player, Proposal, Record
from engines.core.result import (
    Counting,
    Forgotten,
    Recount,
    Result,
    Standing,
    is_free,
    reckon,
    result_of,
)
from engines.core.seat import Pair, Seat
from tests.every import every

BEGAN = 1_790_000_000
ANNA, BEA = (Player(address=f"test:{name}", name=name) for name in ("anna", "bea"))
SALLE = Player(address="computer:keen", name="Salle")


def match(*, moves=6, reason="rules", winner=Seat.ONE, rated=True, players=None, study=False):
    """A record of so many moves by turns, and how it ended."""
    both = players or Pair(one=ANNA, two=BEA)
    head = Head(game="gyges", rules=1, players=both.put(Seat.TWO, None), is_study=study)
    joining = Joining(player=both.two, nonce="n")
    log = [Entry(act=Act.ACCEPT, at=BEGAN, seat=Seat.TWO, joining=joining)]
    for number in range(moves):
        seat = (Seat.ONE, Seat.TWO)[number % 2]
        took = Pair(one=0, two=0).put(seat, 100 + 60 * number)
        log.append(
            Entry(act=Act.MOVE, at=BEGAN + 60 * (number + 1), seat=seat, move="a", charged=took)
        )
    state = MatchState(
        status=Status.OVER,
        players=both,
        proposal=Proposal(is_rated=rated),
        outcome=Outcome(winner=winner, reason=reason),
    )
    return Record(head=head, log=tuple(log)), state


def left(**how) -> Result | None:
    return result_of("test:room:abc", *match(**how))


def test_a_result_tells_who_played_what_how_long_and_how_it_ended():
    result = left(moves=5)
    assert (result.game, result.players, result.score) == ("gyges", Pair(one=ANNA, two=BEA), 1)
    assert (result.reason, result.moves, result.counting) == ("rules", 5, Counting.RATED)
    assert (result.began, result.at) == (BEGAN, BEGAN + 300)
    assert result.answers == Pair(one=220, two=160)  # the medians


def test_a_draw_is_half_a_point_for_both():
    assert left(winner=None, reason="agreed").score == 0.5


@every("reason", ["void", "unknown"])
def test_a_match_without_a_result_leaves_none(reason):
    assert left(winner=None, reason=reason) is None


@every(
    ("how", "counting"),
    [
        ({"rated": False}, Counting.FRIENDLY),
        ({"study": True}, Counting.ALONE),
        ({"players": Pair(one=ANNA, two=SALLE)}, Counting.ALONE),
        ({"players": Pair(one=ANNA, two=ANNA)}, Counting.ALONE),
        ({"moves": 2, "reason": "resigned"}, Counting.UNPLAYED),
        ({"moves": 2, "reason": "timed-out"}, Counting.UNPLAYED),
        ({"moves": 2, "reason": "rules"}, Counting.RATED),
        ({"moves": 4, "reason": "resigned"}, Counting.RATED),
        ({"moves": 2, "winner": None, "reason": "agreed"}, Counting.RATED),
    ],
)
def test_what_a_result_counts_for(how, counting):
    assert left(**how).counting is counting


NEW = Pair(one=Standing(), two=Standing())


def test_a_rated_result_changes_both_ratings_and_records():
    reckoned, after = reckon(left(), NEW)
    assert reckoned.after.one.value > 1500 > reckoned.after.two.value
    assert (after.one.won, after.two.lost) == (1, 1)
    assert after.one.rating == reckoned.after.one


def test_a_friendly_result_changes_the_records_alone():
    reckoned, after = reckon(left(rated=False), NEW)
    assert reckoned.before == reckoned.after
    assert (after.one.won, after.two.lost, after.one.rating) == (1, 1, NEW.one.rating)


def test_who_gives_up_at_once_loses_reliability_and_nobody_anything_else():
    _, after = reckon(left(moves=2, reason="timed-out"), NEW)
    assert after.one == NEW.one
    assert after.two == Standing(timed_out=1, left=1)


def test_a_loss_in_an_absence_that_has_counted_changes_no_rating():
    again = left(reason="timed-out").model_copy(update={"counting": Counting.ABSENT})
    _, after = reckon(again, NEW)
    assert (after.two.lost, after.two.timed_out, after.two.rating) == (1, 1, NEW.two.rating)


def test_a_match_against_the_computer_changes_nothing():
    assert reckon(left(study=True), NEW)[1] == NEW


results = st.lists(
    st.tuples(
        st.sampled_from("abcd"), st.sampled_from("abcd"), st.sampled_from([0, 0.5, 1])
    ).filter(lambda one: one[0] != one[1]),
    max_size=12,
)


def recounted(entries):
    recount = Recount()
    for entry in entries:
        recount.add(entry)
    return recount


def in_order(played, forgotten=None):
    """Results as they were reckoned, and what they came to."""
    standings, entries = {}, []
    for number, (one, two, score) in enumerate(played):
        if number == forgotten:
            standings.pop("a", None)
            entries.append(Forgotten(forgotten="a", at=BEGAN))
        people = Pair(one=Player(address=one, name=one), two=Player(address=two, name=two))
        facts = {"players": people, "score": score, "at": BEGAN + 400_000 * number}
        result = left().model_copy(update={**facts, "table": f"t{number}"})
        known = Pair(one=standings.get(one, Standing()), two=standings.get(two, Standing()))
        entry, after = reckon(result, known)
        entries.append(entry)
        standings |= {one: after.one, two: after.two}
    return entries, standings


@given(results, st.integers(0, 11))
def test_all_reckoned_anew_is_the_same_to_the_last_digit(played, forgotten):
    entries, standings = in_order(played, forgotten)
    recount = recounted(entries)
    assert recount.standings == standings
    assert recount.differing == []


def test_a_result_that_is_noted_otherwise_is_found():
    entries, _ = in_order([("a", "b", 1), ("b", "c", 0.5)])
    wrong = entries[0].model_copy(update={"after": entries[0].after.swap()})
    assert recounted([wrong, entries[1]]).differing == ["t0"]


@given(results)
def test_entries_read_back(played):
    for entry in in_order(played)[0]:
        text = entry.model_dump_json(exclude_defaults=True)
        assert type(entry).model_validate_json(text) == entry


def test_a_score_is_one_of_three():
    with pytest.raises(ValueError, match="multiple of"):
        Result.model_validate(left().model_dump() | {"score": 0.3})


@every(
    ("rated", "left_before", "finished", "expected"),
    [(True, 0, 0, True), (True, 1, 9, False), (True, 1, 10, True), (False, 5, 9, True)],
)
def test_one_rated_match_in_ten_may_be_given_up_at_once(rated, left_before, finished, expected):
    standing = Standing(left=left_before, won=finished - left_before)
    assert is_free(left(moves=2, reason="resigned", rated=rated), standing) is expected
