"""Ladders: challenges, answers, places."""

from __future__ import annotations

from engines.core.tournaments.acts import Answered, Challenged, Corrected, Joined, Left
from engines.core.tournaments.head import Kind
from engines.core.tournaments.next_step import Adjudicate, End, Lapse, Wait, next_step
from engines.core.tournaments.standings import standings
from tests.engines.core.tournaments.field import BEGINS, ROUND, at, event, person

WEEK = 7 * 86_400


def ladder(names="abcde", **more):
    return event(names, Kind.LADDER, **more)


def places(here):
    return "".join(row.entrant.player.name for row in standings(here.state))


def challenged(one="d", two="a", **more):
    return ladder(**more).act(Challenged, challenger=at(one), challenged=at(two))


def played(winner, *, one="d", two="a"):
    here = challenged(one, two).act(Answered, challenge=1)
    bout = here.state.bout(1)
    return here.report(1, "one" if bout.one == at(winner) else "two")


def test_who_wins_from_below_takes_the_place_and_all_between_move_down():
    assert places(played("d")) == "dabce"


def test_who_wins_from_above_keeps_the_place():
    assert places(played("a")) == "abcde"


def test_a_draw_changes_nothing():
    here = challenged().act(Answered, challenge=1).report(1, "draw")
    assert places(here) == "abcde"


def test_who_declines_or_does_not_answer_within_a_week_loses_the_place():
    assert places(challenged().act(Answered, challenge=1, is_accepted=False)) == "dabce"
    here = challenged()
    assert here.step() == Wait(until=BEGINS + WEEK)
    here.now += WEEK
    assert here.step() == Lapse(challenges=(1,))
    assert places(here) == "dabce"


def test_a_match_whose_time_is_up_is_adjudicated():
    here = challenged().act(Answered, challenge=1)
    here.now += ROUND
    assert isinstance(here.step(), Adjudicate)
    assert here.state.bout(1).is_adjudicated


def test_newcomers_begin_at_the_bottom_and_so_does_who_comes_back():
    here = ladder().act(Left, player=at("b"))
    assert places(here) == "acde"
    here.act(Joined, player=person("z"), rating=3000).act(Joined, player=person("b"))
    assert places(here) == "acdezb"


def test_who_leaves_forfeits_the_match_and_drops_the_challenge():
    here = challenged().act(Answered, challenge=1).act(Left, player=at("a"))
    assert here.state.bout(1).is_forfeit
    assert places(here) == "dbce"
    assert not challenged().act(Left, player=at("d")).state.challenges


def test_a_corrected_win_takes_the_place_then():
    here = played("a")
    bout = here.state.bout(1)
    outcome = "one" if bout.one == at("d") else "two"
    here.act(Corrected, round=1, outcome=outcome, reason="it was the other")
    assert places(here) == "dabce"


def test_it_ends_at_its_time_once_the_last_match_is_over():
    here = challenged(ends=BEGINS + 500).act(Answered, challenge=1)
    here.now = BEGINS + 600
    assert isinstance(next_step(here.state, here.now), Wait)
    here.report(1, "one")
    assert isinstance(here.step(), End)


def test_without_anything_to_come_a_ladder_waits_for_an_act():
    assert ladder().step() == Wait(until=None)


def test_seats_go_to_who_began_less_often():
    here = played("a")
    assert here.state.bout(1).one == at("a")
    here.act(Challenged, challenger=at("b"), challenged=at("a")).act(Answered, challenge=2)
    assert here.state.bout(2).one == at("b")
    assert [row.cells[0].rival for row in standings(here.state) if row.cells] == [
        at("d"), at("a"), at("a"),
    ]  # fmt: skip
