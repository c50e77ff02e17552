"""A tournament's life by what is to be done next; who doesn't come; large fields."""

from __future__ import annotations

from itertools import pairwise

from engines.core.seat import Seat
from engines.core.tournaments.acts import (
    Begun,
    HandedOver,
    Joined,
    Left,
    MayNotMeet,
    Outcome,
    Paired,
    Postponed,
    TakenOut,
)
from engines.core.tournaments.head import Kind
from engines.core.tournaments.matches import wanted_matches
from engines.core.tournaments.matching import least_evil
from engines.core.tournaments.next_step import (
    TOO_FEW,
    Adjudicate,
    Begin,
    End,
    PairRound,
    Wait,
    next_step,
)
from engines.core.tournaments.replay import opened
from engines.core.tournaments.state import Out, Status
from engines.core.tournaments.swiss import GROUP, SwissPlayer, groups_of
from tests.engines.core.tournaments.field import BEGINS, ROUND, at, event, head, person


def test_it_begins_at_its_time_pairs_adjudicates_and_ends():
    here = event("abcd", begun=False, rounds=2)
    here.now = BEGINS - 1
    assert here.step() == Wait(until=BEGINS)
    here.now = BEGINS
    assert here.step() == Begin()
    assert here.step() == PairRound(round=1)
    assert here.step() == Wait(until=BEGINS + ROUND)
    here.report(1, "one")
    assert here.step() == Wait(until=BEGINS + ROUND)
    here.now += ROUND
    step = here.step()
    assert isinstance(step, Adjudicate)
    assert [bout.board for bout in step.bouts] == [2]
    assert here.step() == PairRound(round=2)
    here.report(1, "one").report(2, "one")
    assert here.step() == End()
    assert here.step() == Wait()
    assert here.state.status is Status.ENDED


def test_it_begins_before_its_time_when_it_is_full_if_the_head_says_so():
    here = event("abc", begun=False, most=4, begins_when_full=True)
    here.now = BEGINS - 50
    assert here.step() == Wait(until=BEGINS)
    here.act(Joined, player=person("d"))
    assert here.step() == Begin()
    patient = event("abcd", begun=False, most=4)
    patient.now = BEGINS - 50
    assert patient.step() == Wait(until=BEGINS)


def test_with_too_few_it_ends_and_says_why():
    here = event("a", begun=False)
    assert here.step() == End(reason=TOO_FEW)
    assert here.state.end_reason == TOO_FEW


def test_nothing_is_to_be_done_before_it_is_opened():
    assert next_step(opened(head()), 10**6) == Wait()


def test_it_can_be_postponed_and_handed_over():
    here = event("ab", begun=False)
    here.act(Postponed, begins=500).act(HandedOver, organiser=person("b"))
    assert here.step() == Wait(until=500)
    assert here.state.organiser == person("b")


def test_who_loses_two_matches_in_a_row_without_a_move_is_out_and_may_come_back():
    here = event("abcd", rounds=3)
    for _ in range(2):
        here.step()
        for bout in here.state.open_bouts:
            seat = bout.seat_of(at("d"))
            if seat is None:
                here.report(bout.board, "draw")
            else:
                outcome = "two" if seat is Seat.ONE else "one"
                here.report(bout.board, outcome, is_forfeit=True, without_move=seat)
    assert here.state.entrants[at("d")].out is Out.ABSENT
    here.act(Joined, player=person("d"))
    assert here.state.entrants[at("d")].is_in
    here.step()
    assert at("d") in {name for bout in here.state.rounds[2].bouts for name in bout.players}


def test_a_match_with_moves_in_between_forgives_the_first_absence():
    here = event("ab", Kind.DOUBLE_ROUND_ROBIN)
    for number, is_without in enumerate((True, False)):
        here.step()
        seat = here.state.rounds[number].bouts[0].seat_of(at("b"))
        outcome = "two" if seat is Seat.ONE else "one"
        here.report(1, outcome, without_move=seat if is_without else None)
    assert here.state.entrants[at("b")].absences == 0


def test_who_leaves_in_the_middle_of_a_round_forfeits_and_the_rival_has_won():
    here = event("abcd")
    here.step()
    bout = here.state.rounds[0].bouts[0]
    here.act(Left, player=bout.one)
    assert here.state.bout(1).outcome is Outcome.TWO
    assert [match.board for match in wanted_matches(here.state)] == [2]


def test_who_was_taken_out_comes_back_by_the_organiser():
    here = event("ab", begun=False).act(TakenOut, player=at("a"), reason="not a person")
    here.act(Joined, player=person("a"), by=at("organiser"))
    assert len(here.state.active) == 2


def test_two_who_are_both_out_have_both_lost_their_match_of_the_schedule():
    here = event("abcd", Kind.ROUND_ROBIN).act(Left, player=at("a")).act(Left, player=at("b"))
    here.play(lambda _: "one")
    met = next(
        bout
        for played in here.state.rounds
        for bout in played.bouts
        if set(bout.players) == {at("a"), at("b")}
    )
    assert met.outcome is Outcome.NEITHER


def test_in_the_first_round_two_who_may_not_meet_are_paired_with_others():
    here = event("abcd").act(MayNotMeet, players=(at("a"), at("c")))
    here.step()
    assert {at("a"), at("c")} not in [set(b.players) for b in here.state.rounds[0].bouts]


def test_where_nobody_new_is_left_two_meet_again():
    here = event("ab", rounds=3).play()
    assert [len(played.bouts) for played in here.state.rounds] == [1, 1, 1]
    one, two = (played.bouts[0].one for played in here.state.rounds[:2])
    assert one != two


def test_where_all_others_may_not_be_met_there_is_a_bye():
    here = event("ab", rounds=1).act(MayNotMeet, players=(at("a"), at("b")))
    here.step()
    assert [bout.is_bye for bout in here.state.rounds[0].bouts] == [True, True]


def test_the_least_evil_repeats_as_few_as_possible():
    evils = {(1, 2): (1, 0), (3, 4): (1, 0), (1, 3): (0, 2), (2, 4): (0, 2)}
    assert least_evil(evils, [1, 2, 3, 4]) == [(1, 3), (2, 4)]
    assert least_evil({(0, 1): (1, 0), (0, 2): (0, 4), (0, 3): (0, 1), (1, 2): (0, 0)}, [1, 2, 3])[
        -1
    ] == (3, None)


def player(seed, halves):
    return SwissPlayer(
        seed=seed, halves=halves, seats=(), floats=(), byes=0, met=frozenset(), barred=frozenset()
    )


def test_a_large_field_is_parted_along_its_scores():
    field = [player(seed, seed % 5) for seed in range(1, 301)]
    groups = groups_of(field)
    assert sorted(p.seed for group in groups for p in group) == list(range(1, 301))
    assert all(len(group) % 2 == 0 and len(group) <= 2 * GROUP for group in groups)
    for above, below in pairwise(groups):
        assert min(p.halves for p in above) >= max(p.halves for p in below)


def test_in_a_large_field_each_is_paired_once_and_nobody_twice_with_the_same():
    here = event([f"p{number:03}" for number in range(71)], rounds=2)
    for _ in range(2):
        here.step()
        for bout in here.state.open_bouts:
            here.report(bout.board, list(Outcome)[bout.board % 3])
    met = [frozenset(bout.players) for played in here.state.rounds for bout in played.bouts]
    assert len(set(met)) == len(met) == 72
    assert sum(isinstance(entry, Paired) for entry in here.log) == 2
    assert sum(isinstance(entry, Begun) for entry in here.log) == 1
