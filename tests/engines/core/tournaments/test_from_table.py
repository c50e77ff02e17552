"""What a finished table of a tournament reports of its pairing."""

from __future__ import annotations

from engines.core.game import Outcome as MatchOutcome
from engines.core.match_state import MatchState, Status
from engines.core.record import (
    Act,
    Entry,
    Head,
    Joining,
    Played,
    Player,
    Proposal,
    Record,
    Series,
    TournamentMatch,
)
from engines.core.seat import Pair, Seat
from engines.core.series import series_of
from engines.core.tournaments.acts import Outcome, Reported
from engines.core.tournaments.from_table import report_of
from tests.every import every

ANNA, BEA = (Player(address=f"test:{name}", name=name) for name in ("anna", "bea"))
NAME = "web:hall:k3zqa"
WON, LOST = Outcome.ONE, Outcome.TWO


def report(
    *,
    moves=6,
    winner=None,
    reason="rules",
    act=None,
    seat=None,
    series=Series.NONE,
    played=(),
    is_over=True,
    halted_at=None,
    is_of_tournament=True,
    **whose,
):
    """What a match leaves that ended so, after as many moves by turns, the first by seat one."""
    cup = TournamentMatch(tournament="k3zqa7xw", name="Cup", round=3, board=2, until=9, **whose)
    head = Head(
        game="gyges",
        rules=1,
        players=Pair(one=ANNA, two=BEA),
        series=series,
        played=played,
        tournament=cup if is_of_tournament else None,
    )
    log = [Entry(act=Act.ACCEPT, at=1, seat=Seat.TWO, joining=Joining(player=BEA, nonce="n"))]
    for number in range(moves):
        log.append(Entry(act=Act.MOVE, at=2, seat=list(Seat)[number % 2], move="a"))
    if act:
        log.append(Entry(act=act, at=3, seat=seat))
    match = MatchState(
        status=Status.OVER if is_over else Status.PLAYING,
        players=head.players,
        proposal=Proposal(series=series),
        state="any",
        outcome=MatchOutcome(winner=winner, reason=reason) if is_over else None,
        halted_at=halted_at,
        tournament=head.tournament,
    )
    record = Record(head=head, log=tuple(log))
    return report_of(NAME, record, match, series_of(NAME, record, match))


def told(found):
    return found.outcome, found.is_forfeit, found.without_move


def test_a_win_is_reported_with_round_board_attempt_table_and_when_it_was():
    assert report(winner=Seat.ONE, attempt=2, act=Act.RESIGN, seat=Seat.TWO) == Reported(
        at=3, round=3, board=2, attempt=2, table=NAME, outcome=WON
    )


@every("winner,outcome", [(Seat.ONE, LOST), (Seat.TWO, WON), (None, Outcome.DRAW)])
def test_the_outcome_goes_by_the_seats_of_the_pairing(winner, outcome):
    assert report(winner=winner, is_exchanged=True).outcome is outcome


def test_nothing_is_reported_while_a_match_goes_on_or_of_a_table_of_no_tournament():
    assert report(is_over=False) is None
    assert report(winner=Seat.ONE, is_of_tournament=False) is None


@every(
    "act,reason,winner",
    [
        (Act.VOID, "void", None),
        (Act.TIMEOUT, "timed-out", Seat.ONE),
        (Act.RESIGN, "resigned", Seat.ONE),
        (Act.ADJUDICATE, "adjudicated", Seat.ONE),
    ],
)
def test_who_loses_and_never_moved_has_forfeited(act, reason, winner):
    seat = Seat.ONE if act is Act.ADJUDICATE else Seat.TWO
    how = {"act": act, "reason": reason, "winner": winner, "seat": seat, "moves": 1}
    assert told(report(**how)) == (WON, True, Seat.TWO)
    assert told(report(**how, is_exchanged=True)) == (LOST, True, Seat.ONE)


def test_who_could_not_be_reached_any_more_has_lost_what_they_had_begun():
    found = report(act=Act.VOID, seat=Seat.TWO, reason="void", moves=4)
    assert told(found) == (WON, False, None)


def test_voided_without_a_name_both_have_lost_if_neither_came_and_else_it_is_a_draw():
    how = {"act": Act.VOID, "reason": "void"}
    assert told(report(**how, moves=0)) == (Outcome.NEITHER, True, None)
    assert told(report(**how, moves=1)) == (Outcome.DRAW, False, None)


@every(
    "how",
    [
        {"act": Act.ANNUL, "reason": "void", "moves": 0},
        {"reason": "unknown"},
        {"act": Act.VOID, "seat": Seat.TWO, "reason": "void", "halted_at": 2},
        {"act": Act.GRANT, "seat": Seat.TWO, "reason": "void", "halted_at": 2},
    ],
)
def test_without_a_result_by_nobodys_fault_it_is_a_draw(how):
    assert told(report(**how)) == (Outcome.DRAW, False, None)


def test_a_series_is_reported_when_it_is_over_and_by_its_points():
    how = {"series": Series.BEST_OF_3, "winner": Seat.ONE}
    assert report(**how) is None
    # Who has seat one now had seat two in the match before, and won that too.
    won_before = (Played(table="web:hall:a", score=0),)
    assert told(report(**how, played=won_before)) == (WON, False, None)
    assert report(**how, played=won_before, is_exchanged=True).outcome is LOST


def test_who_leaves_a_series_has_lost_it_though_they_led():
    led = (Played(table="web:hall:a", score=1),)
    how = {"series": Series.BEST_OF_5, "winner": Seat.ONE, "reason": "resigned"}
    found = report(**how, played=led, act=Act.LEAVE, seat=Seat.TWO)
    assert told(found) == (WON, False, None)


def test_who_never_comes_to_a_series_has_forfeited_it_and_not_to_a_later_match_of_it():
    never = {"act": Act.VOID, "seat": Seat.ONE, "reason": "void", "moves": 0}
    assert told(report(**never, series=Series.BEST_OF_3)) == (LOST, True, Seat.ONE)
    before = (Played(table="web:hall:a", score=0.5),)
    found = report(**never, series=Series.BEST_OF_3, played=before)
    assert told(found) == (LOST, False, None)


def test_a_series_whose_match_is_adjudicated_is_over_with_it_as_its_points_stand():
    how = {"series": Series.BEST_OF_5, "reason": "adjudicated", "act": Act.ADJUDICATE}
    one_down = (Played(table="web:hall:a", score=1),)
    level = report(**how, winner=Seat.ONE, seat=Seat.ONE, played=one_down)
    assert told(level) == (Outcome.DRAW, False, None)
    # A loss before one's second move, which elsewhere means to leave the series.
    lost = report(**how, winner=Seat.TWO, seat=Seat.TWO, moves=2, played=one_down)
    assert told(lost) == (LOST, False, None)
    few = (Played(table="web:hall:a", score=0),)
    assert report(**how, winner=Seat.TWO, seat=Seat.TWO, moves=2, played=few).outcome is (
        Outcome.DRAW
    )
