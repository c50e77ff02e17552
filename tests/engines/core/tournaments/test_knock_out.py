"""Knock-outs, and play-offs, which are knock-outs among those who are equal."""

from __future__ import annotations

from engines.core.seat import Pair
from engines.core.tournaments.acts import Corrected, Left
from engines.core.tournaments.bracket import bracket_of, seeding
from engines.core.tournaments.head import Kind, TopTies
from engines.core.tournaments.matches import wanted_matches
from engines.core.tournaments.next_step import End
from engines.core.tournaments.standings import standings
from tests.engines.core.tournaments.field import ROUND, at, event, pairs

KNOCK_OUT = Kind.KNOCK_OUT


def names(rows):
    return [(row.place, row.entrant.player.name) for row in rows]


def best_wins(match):
    """The one whose letter comes first; the outcome is by the pairing's seats."""
    one, two = match.players.swap() if match.is_exchanged else match.players
    return "one" if one < two else "two"


def sets(state, number=-1):
    return [set("".join(pair)) for pair in pairs(state, number)]


def test_the_best_seeds_meet_late():
    assert seeding(8) == [1, 8, 4, 5, 2, 7, 3, 6]


def test_of_six_the_two_best_have_byes_and_the_bracket_is_played_out():
    here = event("abcdef", KNOCK_OUT, has_third_place_match=True).play(best_wins)
    assert sets(here.state, 0) == [{"a"}, {"d", "e"}, {"b"}, {"c", "f"}]
    assert sets(here.state, 1) == [{"a", "d"}, {"b", "c"}]
    assert sets(here.state, 2) == [{"a", "b"}, {"c", "d"}]
    order = [(1, "a"), (2, "b"), (3, "c"), (4, "d"), (5, "e"), (5, "f")]
    assert names(standings(here.state)) == order


def test_without_a_match_for_it_two_share_the_third_place():
    here = event("abcd", KNOCK_OUT).play(best_wins)
    assert names(standings(here.state)) == [(1, "a"), (2, "b"), (3, "c"), (3, "d")]


def test_a_draw_is_played_again_with_exchanged_seats_and_the_third_one_is_the_higher_seeds():
    here = event("ab", KNOCK_OUT)
    here.step()
    (first,) = wanted_matches(here.state)
    here.report(1, "draw")
    (second,) = wanted_matches(here.state)
    assert (second.attempt, second.is_exchanged) == (2, True)
    assert second.players == Pair(one=first.players.two, two=first.players.one)
    here.report(1, "draw").report(1, "draw")
    assert not wanted_matches(here.state)
    assert isinstance(here.step(), End)
    assert names(standings(here.state)) == [(1, "a"), (2, "b")]


def test_who_leaves_before_the_next_round_gives_the_rival_a_bye():
    here = event("abcd", KNOCK_OUT)
    here.step()
    here.report(1, "one").report(2, "one")
    gone = here.state.rounds[0].bouts[0].one
    here.act(Left, player=gone)
    here.step()
    assert here.state.rounds[1].bouts[0].is_bye
    assert isinstance(here.step(), End)
    assert standings(here.state)[0].place == 1


def test_if_neither_of_two_comes_nobody_goes_on():
    here = event("abcd", KNOCK_OUT)
    here.step()
    here.report(1, "neither", is_forfeit=True).report(2, "neither", is_forfeit=True)
    assert isinstance(here.step(), End)


def test_a_correction_before_the_next_round_lets_the_other_go_on():
    here = event("abcd", KNOCK_OUT)
    here.step()
    here.report(1, "one").report(2, "one")
    loser = here.state.bout(1).two
    here.act(Corrected, round=1, outcome="two", reason="the wrong table")
    assert here.state.bout(1).correction == "the wrong table"
    here.step()
    assert loser in here.state.rounds[1].bouts[0].players


def test_when_the_time_is_up_a_half_each_lets_the_higher_seed_go_on():
    here = event("abcd", KNOCK_OUT)
    here.step()
    here.now += ROUND
    here.step()
    assert all(bout.is_adjudicated for bout in here.state.rounds[0].bouts)
    here.step()
    assert sets(here.state) == [{"a", "b"}]


def test_equals_at_the_top_share_the_place_or_play_it_off():
    shared = event("abc", Kind.ROUND_ROBIN, tie_breaks=()).play(lambda _: "draw")
    assert names(standings(shared.state)) == [(1, "a"), (1, "b"), (1, "c")]
    here = event("abc", Kind.ROUND_ROBIN, tie_breaks=(), top_ties=TopTies.PLAYED_OFF)
    here.play(lambda match: "draw" if match.round <= 3 else best_wins(match))
    assert sets(here.state, 3) == [{"a"}, {"b", "c"}]
    assert sets(here.state, 4) == [{"a", "b"}]
    rows = standings(here.state)
    assert names(rows) == [(1, "a"), (2, "b"), (3, "c")]
    assert [row.points for row in rows] == [1, 1, 1]
    assert at("a") == rows[0].address


def test_a_bracket_shows_rounds_to_come_with_who_is_known():
    here = event("abcde", KNOCK_OUT, has_third_place_match=True)
    here.step()
    first, semifinals, final = bracket_of(here.state, here.state.rounds, 5)
    assert [match.winner for match in first] == [at("a"), None, at("b"), at("c")]
    assert [match.is_running for match in first] == [False, True, False, False]
    assert [(match.one, match.two) for match in semifinals] == [(at("a"), None), (at("b"), at("c"))]
    assert [(match.one, match.winner) for match in final] == [(None, None)]
    here.report(2, "one").play(best_wins)
    *_, last = bracket_of(here.state, here.state.rounds, 5)
    assert [match.is_third_place for match in last] == [False, True]
