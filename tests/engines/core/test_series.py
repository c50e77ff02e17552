"""Series: how matches add up, and when a series is over."""

from __future__ import annotations

from itertools import product

import pytest

from engines.core.game import Outcome
from engines.core.match_state import MatchState, Status
from engines.core.record import Act, Entry, Head, Joining, Played, Player, Proposal, Record, Series
from engines.core.seat import Pair, Seat
from engines.core.series import LENGTHS, played_with, series_of
from tests.every import every

ANNA, BEA = (Player(address=f"test:{name}", name=name) for name in ("anna", "bea"))
SALLE = Player(address="computer:keen", name="Salle")
KINDS = (Series.BEST_OF_3, Series.BEST_OF_5, Series.EXCHANGED)
ENDS = (Seat.ONE, Seat.TWO, None)  # who wins a match; None: a draw


def last(kind, played=(), *, winner=Seat.ONE, reason="rules", moves=6, acts=(), over=True):
    """How a series stands when a match of it is there, after so many moves and further acts."""
    players = Pair(one=ANNA, two=BEA)
    joining = Joining(player=BEA, nonce="n")
    log = [Entry(act=Act.ACCEPT, at=1, seat=Seat.TWO, joining=joining)]
    seats = (Seat.ONE, Seat.TWO) * moves
    log += [Entry(act=Act.MOVE, at=2, seat=seats[number], move="a") for number in range(moves)]
    state = MatchState(
        status=Status.OVER if over else Status.PLAYING,
        players=players,
        proposal=Proposal(series=kind),
        state="any",
        outcome=Outcome(winner=winner, reason=reason) if over else None,
    )
    head = Head(game="gyges", rules=1, players=players, series=kind, played=played)
    return series_of("test:room:last", Record(head=head, log=(*log, *acts)), state)


def played_out(kind, winners):
    """A series whose matches these *players* win, one after the other; Seat.ONE began as one."""
    played, standing = (), None
    for number, winner in enumerate(winners):
        seat = winner and (winner if number % 2 == 0 else winner.other)
        standing = last(kind, played, winner=seat)
        if standing.is_over:
            return standing, number + 1
        played = played_with(standing)
    return standing, len(winners)


def by_first_seats(standing):
    return standing.score.swap() if standing.matches[0].is_exchanged else standing.score


def test_a_match_by_itself_belongs_to_no_series():
    assert last(Series.NONE) is None


def test_points_stay_with_the_players_though_they_exchange_seats():
    first = last(Series.BEST_OF_5, winner=Seat.ONE)
    assert (first.score, first.is_over) == (Pair(one=1, two=0), False)
    second = last(Series.BEST_OF_5, played_with(first), winner=Seat.TWO)
    assert second.score == Pair(one=0, two=2)  # the same player, who sits on seat two now
    assert [match.is_exchanged for match in second.matches] == [True, False]


@every(
    "winners,kind",
    product(product(ENDS, repeat=5), KINDS),
)
def test_a_series_ends_when_nobody_can_be_caught_up_with_or_all_are_played(winners, kind):
    standing, matches = played_out(kind, winners)
    one, two = by_first_seats(standing)
    assert standing.is_over
    assert one + two == matches == len(standing.matches) <= LENGTHS[kind]
    assert one == sum({Seat.ONE: 1, Seat.TWO: 0, None: 0.5}[w] for w in winners[:matches])
    if matches < LENGTHS[kind]:
        assert kind is not Series.EXCHANGED
        assert max(one, two) > LENGTHS[kind] / 2
    if one == two:
        assert standing.winner is None


def test_two_matches_with_exchanged_seats_are_both_played():
    standing, matches = played_out(Series.EXCHANGED, [Seat.ONE, Seat.TWO])
    assert (matches, standing.winner, standing.score) == (2, None, Pair(one=1, two=1))


def test_a_series_that_runs_is_won_by_nobody():
    standing = last(Series.BEST_OF_3, over=False)
    assert standing.is_running
    assert not standing.is_over
    assert standing.winner is None
    assert standing.score == Pair(one=0, two=0)


@pytest.mark.parametrize(
    ("how", "leaver"),
    [
        ({"acts": [Entry(act=Act.RESIGN, at=3, seat=Seat.TWO)], "reason": "resigned"}, None),
        ({"acts": [Entry(act=Act.LEAVE, at=3, seat=Seat.TWO)], "reason": "resigned"}, Seat.TWO),
        ({"moves": 2, "reason": "resigned"}, Seat.TWO),
        ({"moves": 2, "reason": "timed-out"}, Seat.TWO),
        ({"moves": 6, "reason": "timed-out"}, None),
        (
            {
                "acts": [Entry(act=Act.VOID, at=3, seat=Seat.ONE)],
                "reason": "void",
                "winner": None,
            },
            Seat.ONE,
        ),
        (
            {
                "acts": [
                    Entry(
                        act=Act.SUBSTITUTE,
                        at=3,
                        seat=Seat.ONE,
                        joining=Joining(player=SALLE, nonce=""),
                    )
                ]
            },
            Seat.ONE,
        ),
    ],
)
def test_resigning_a_match_is_not_leaving_the_series(how, leaver):
    standing = last(Series.BEST_OF_5, **how)
    assert standing.left_by is leaver
    assert standing.is_over == (leaver is not None)
    assert standing.winner is (leaver and leaver.other)


def test_a_match_without_a_result_breaks_the_series_off():
    void = Entry(act=Act.VOID, at=3)
    played = (Played(table="test:room:first", score=1),)
    standing = last(Series.BEST_OF_5, played, reason="void", winner=None, acts=[void])
    assert standing.is_over
    assert standing.is_broken_off
    assert [match.score for match in standing.matches] == [Pair(one=0, two=1), None]
