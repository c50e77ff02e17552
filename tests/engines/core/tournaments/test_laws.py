"""Laws that hold of any tournament, whoever leaves, comes back, wins, or lets the time run out."""

from __future__ import annotations

from contextlib import suppress
from itertools import combinations, pairwise

from hypothesis import given
from hypothesis import strategies as st

from engines.core.tournaments.acts import Joined, Left, MayNotMeet, Outcome, Record
from engines.core.tournaments.head import Kind, LateEntry, TopTies
from engines.core.tournaments.history import Mark
from engines.core.tournaments.next_step import End, PairRound, Wait
from engines.core.tournaments.pairing import pair_round
from engines.core.tournaments.replay import replay, replay_stored, states
from engines.core.tournaments.rounds import regular_rounds
from engines.core.tournaments.standings import standings
from engines.core.tournaments.state import Status, TournamentError
from tests.engines.core.tournaments.field import ROUND, at, event, person
from tests.harness import few

WITH_ROUNDS = [kind for kind in Kind if kind is not Kind.LADDER]
choices = st.lists(st.integers(0, 999), min_size=60, max_size=60)


def lived(kind, players, picks, **more):
    """A tournament of so many in which `picks` decides what happens; with it, what was paired."""
    names = "abcdefghij"[:players]
    here, picks = event(names, kind, **more), iter(picks)
    for _ in range(400):
        step = here.step()
        if isinstance(step, End):
            return here
        if isinstance(step, PairRound):
            check_round(here.state)
        elif isinstance(step, Wait):
            happen(here, names, next(picks, 0))
    raise AssertionError("it doesn't end")


def happen(here, names, pick):
    bouts = here.state.open_bouts
    bout = bouts[pick % len(bouts)]
    name = names[pick // 100] if pick // 100 < len(names) else names[0]
    if pick % 10 == 9:
        here.now += ROUND
    elif pick % 10 == 8:
        leave_or_come_back(here, name)
    else:
        outcome = list(Outcome)[pick % 4]
        here.report(bout.board, outcome, is_forfeit=outcome is Outcome.NEITHER)


def leave_or_come_back(here, name):
    if here.state.entrants[at(name)].is_in:
        here.act(Left, player=at(name))
    else:
        with suppress(TournamentError):  # too late, or out of a knock-out
            here.act(Joined, player=person(name))


def check_round(state):
    kind, last = state.head.kind, state.rounds[-1]
    named = [name for bout in last.bouts for name in bout.players]
    assert len(set(named)) == len(named)
    if last in regular_rounds(state):
        everybody = {e.address for e in state.entrants.values() if e.seed}
        if kind.is_round_robin:
            assert set(named) == everybody
        elif kind is Kind.SWISS:
            assert set(named) == {entrant.address for entrant in state.active}
            assert sum(bout.is_bye for bout in last.bouts) == len(named) % 2


@few
@given(
    kind=st.sampled_from(WITH_ROUNDS),
    players=st.integers(2, 7),
    picks=choices,
    ties=st.sampled_from(TopTies),
)
def test_every_tournament_ends_and_pairs_each_player_once_a_round(kind, players, picks, ties):
    here = lived(kind, players, picks, top_ties=ties)
    assert here.state.status is Status.ENDED


@few
@given(kind=st.sampled_from(WITH_ROUNDS), players=st.integers(2, 6), picks=choices)
def test_any_prefix_of_a_log_can_be_replayed_and_stored(kind, players, picks):
    here = lived(kind, players, picks)
    record = Record(head=here.state.head, log=tuple(here.log))
    again = Record.model_validate_json(record.model_dump_json())
    assert again == record
    assert replay_stored(again) == here.state
    for number, state in enumerate(states(record.head, record.log)):
        assert state.version == number
        assert standings(state) == standings(replay(record.head, record.log[:number]))


@few
@given(kind=st.sampled_from(WITH_ROUNDS), players=st.integers(2, 7), picks=choices)
def test_the_points_are_those_of_the_decided_matches_and_the_byes(kind, players, picks):
    state = lived(kind, players, picks).state
    bouts = [bout for here in regular_rounds(state) for bout in here.bouts]
    given = sum(bout.bye if bout.is_bye else sum(bout.halves) for bout in bouts)
    rows = standings(state)
    assert sum(row.points for row in rows) * 2 == given
    decided = [b for b in bouts if not b.is_bye and b.outcome is not Outcome.NEITHER]
    assert sum(sum(bout.halves) for bout in decided) == 2 * len(decided)


@few
@given(kind=st.sampled_from(WITH_ROUNDS), players=st.integers(2, 7), picks=choices)
def test_standings_name_each_once_in_an_order_that_places_and_points_bear_out(kind, players, picks):
    rows = standings(lived(kind, players, picks).state)
    assert sorted(row.entrant.seed for row in rows) == list(range(1, players + 1))
    assert rows[0].place == 1
    for number, (row, after) in enumerate(pairwise(rows), start=1):
        assert after.place in {row.place, number + 1}
        if after.place == row.place:
            assert row.entrant.seed < after.entrant.seed
        if kind is not Kind.KNOCK_OUT:
            assert row.points >= after.points


@few
@given(players=st.integers(2, 8), is_double=st.booleans())
def test_in_a_round_robin_all_meet_and_twice_with_exchanged_seats(players, is_double):
    kind = Kind.DOUBLE_ROUND_ROBIN if is_double else Kind.ROUND_ROBIN
    state = event("abcdefgh"[:players], kind).play().state
    seated = [bout.players for here in state.rounds for bout in here.bouts if not bout.is_bye]
    assert len(set(seated)) == len(seated)
    met = sorted(tuple(sorted(pair)) for pair in seated)
    once = list(combinations(sorted(state.entrants), 2))
    assert met == sorted(once * 2 if is_double else once)


@few
@given(players=st.integers(6, 9), picks=choices)
def test_in_a_swiss_nobody_meets_twice_or_has_two_byes_while_that_can_be_avoided(players, picks):
    picks = iter(picks)
    here = event("abcdefghi"[:players], rounds=3)
    here.play(lambda _: list(Outcome)[next(picks) % 3])
    met = [frozenset(bout.players) for one in here.state.rounds for bout in one.bouts]
    assert len(set(met)) == len(met)
    for row in standings(here.state):
        seats = [cell.seat for cell in row.cells if cell.seat]
        assert abs(2 * seats.count("one") - len(seats)) <= 2


@few
@given(players=st.integers(4, 8), picks=choices, kept=st.integers(0, 5))
def test_two_who_may_not_meet_never_play(players, picks, kept):
    names = "abcdefgh"[:players]
    one, two = list(combinations(names, 2))[kept]
    for kind in (Kind.SWISS, Kind.ROUND_ROBIN):
        here = event(names, kind).act(MayNotMeet, players=(at(one), at(two)))
        here.play(lambda match: list(Outcome)[picks[match.board] % 3])
        met = [
            bout
            for played in here.state.rounds
            for bout in played.bouts
            if set(bout.players) == {at(one), at(two)}
        ]
        assert all(bout.is_forfeit and bout.outcome is Outcome.DRAW for bout in met)
        assert len(met) == (kind is Kind.ROUND_ROBIN)


@few
@given(kind=st.sampled_from(WITH_ROUNDS), players=st.integers(3, 8), picks=choices)
def test_the_same_log_pairs_the_same_round(kind, players, picks):
    here = event("abcdefgh"[:players], kind)
    here.step()
    for bout in here.state.open_bouts:
        here.report(bout.board, list(Outcome)[picks[bout.board] % 2])
    again = replay(here.state.head, tuple(here.log))
    assert isinstance(here.step(), PairRound | End)
    if here.state.status is Status.RUNNING:
        assert pair_round(again) == here.log[-1].pairings


@few
@given(
    missed=st.integers(0, 2),
    entry=st.sampled_from([LateEntry.HALF_POINTS, LateEntry.WITHOUT_POINTS]),
)
def test_who_joins_late_has_half_a_point_for_each_missed_round_if_that_is_agreed(missed, entry):
    here = event("abcd", rounds=3, late_entry=entry)
    for _ in range(missed):
        here.step()
        for bout in here.state.open_bouts:
            here.report(bout.board, Outcome.ONE)
    here.act(Joined, player=person("late"), rating=3000)
    row = next(row for row in standings(here.state) if row.address == at("late"))
    is_half = entry is LateEntry.HALF_POINTS
    assert row.points * 2 == (missed if is_half else 0)
    assert [cell.mark for cell in row.cells] == [Mark.BYE if is_half else Mark.MISSED] * missed
    assert row.entrant.seed == 5
    here.step()
    assert at("late") in {name for bout in here.state.rounds[-1].bouts for name in bout.players}
