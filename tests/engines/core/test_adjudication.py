"""Matches of tournaments: decided by rule when their time is up, and never put off."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.messages.words import LANGUAGES, say_in
from engines.core.adjudication import Adjudicated
from engines.core.game import Outcome
from engines.core.halted import counts
from engines.core.match_state import Status
from engines.core.record import Act, Joining, Proposal, TournamentMatch, Wish
from engines.core.result import Counting, result_of
from engines.core.seat import Pair, Seat
from tests.engines.core.test_absence import DAY, SALLE, Table
from tests.every import every
from tests.harness import BEA, CREATED, acceptance, entry
from tests.renderers.text_checks import describe_event

CUP = TournamentMatch(tournament="k3zqa7xw", name="Cup", round=2, until=CREATED + 10 * DAY)


@pytest.fixture
def table():
    return Table(tournament=CUP, is_rated=True).does(acceptance())


@every("winner", [*Seat, None])
def test_an_adjudication_ends_the_match_for_a_seat_or_as_a_draw(winner):
    table = Table(tournament=CUP).does(acceptance()).moves()
    table.does(Act.ADJUDICATE, winner)
    assert table.match.outcome == Outcome(winner=winner, reason="adjudicated")
    assert table.match.events == (Adjudicated(seat=winner),)
    assert (table.match.status, table.match.active) == (Status.OVER, frozenset())


def test_nobody_is_the_actor_of_an_adjudication():
    assert entry(Act.ADJUDICATE, Seat.ONE).actor is None


def test_only_a_match_that_is_played_in_a_tournament_is_adjudicated(table):
    assert Table(tournament=CUP).refuses(Act.ADJUDICATE, Seat.ONE) == "not-begun"
    assert Table().does(acceptance()).refuses(Act.ADJUDICATE, Seat.ONE) == "no-tournament"
    table.does(Act.ADJUDICATE)
    assert table.refuses(Act.ADJUDICATE, Seat.ONE) == "is-over"


def test_a_match_that_mended_rules_have_halted_is_adjudicated_too(table):
    halted = replace(table.match, halted_at=1, is_adjourned=True)
    assert counts(halted, entry(Act.ADJUDICATE, Seat.ONE))


@every(
    "act,more",
    [
        (Act.FLAG, {}),
        (Act.ADJOURN, {}),
        (Act.ASK, {"wish": Wish.ADJOURN}),
        (Act.SUBSTITUTE, {"joining": Joining(player=SALLE, nonce="")}),
    ],
)
def test_nothing_puts_the_end_of_a_tournaments_match_off(act, more):
    table = Table(tournament=CUP).does(acceptance())
    match = replace(table.match, flagged=table.match.flagged.put(table.mover, CREATED))
    seat = table.mover if act in (Act.SUBSTITUTE, Act.FLAG) else table.mover.other
    table.match = table.match if act is Act.FLAG else match
    assert table.refuses(act, seat, **more) == "of-tournament"


def test_the_terms_of_a_tournaments_match_are_not_changed():
    table = Table(tournament=CUP)
    assert table.refuses(Act.PROPOSE, Seat.TWO, proposal=Proposal()) == "of-tournament"


def test_in_a_tournament_time_that_is_up_has_lost_without_a_flag(table):
    late = table.mover
    table.does(Act.TIMEOUT, late)
    assert table.match.outcome == Outcome(winner=late.other, reason="timed-out")


def test_a_pause_has_to_end_in_the_time_of_the_round(table):
    mover, pause = table.mover, {"wish": Wish.PAUSE, "at": CREATED + 7 * DAY}
    assert table.refuses(Act.ASK, mover, seconds=3 * DAY + 1, **pause) == "of-tournament"
    table.does(Act.ASK, mover, seconds=3 * DAY, **pause)
    too_late = {"at": CREATED + 7 * DAY + 1}
    assert table.refuses(Act.GRANT, mover.other, **too_late) == "of-tournament"
    table.does(Act.GRANT, mover.other, at=CREATED + 7 * DAY)
    assert table.match.paused_until == CUP.until


def test_pauses_add_up_before_they_are_compared_with_the_time_of_the_round(table):
    for seat, act in ((table.mover, Act.ASK), (table.mover.other, Act.GRANT)):
        wish = {"wish": Wish.PAUSE, "seconds": 8 * DAY} if act is Act.ASK else {}
        table.does(act, seat, **wish)
    assert table.refuses(Act.ASK, table.mover, wish=Wish.PAUSE, seconds=3 * DAY) == "of-tournament"


@every("moves,counting", [(2, Counting.UNPLAYED), (4, Counting.RATED)])
def test_who_loses_an_adjudication_before_their_second_move_has_not_played(moves, counting):
    table = Table(tournament=CUP, is_rated=True).does(acceptance())
    for _ in range(moves):
        table.moves()
    table.does(Act.ADJUDICATE, Seat.ONE)
    result = result_of("web:hall:t", table.record, table.match)
    assert (result.score, result.reason, result.counting) == (1.0, "adjudicated", counting)
    assert result.is_given_up  # so it tells nothing of how long such matches are


def test_an_adjudicated_draw_counts_however_few_moves_there_were(table):
    table.does(Act.ADJUDICATE)
    result = result_of("web:hall:t", table.record, table.match)
    assert (result.score, result.counting) == (0.5, Counting.RATED)


@every("language", LANGUAGES)
def test_an_adjudication_is_told_in_every_language(language):
    say, names = say_in(language), Pair(one="Anna", two=BEA.name)
    won, drawn = Adjudicated(seat=Seat.ONE), Adjudicated(seat=None)
    told = {describe_event(won, say, names, who) for who in (Seat.ONE, Seat.TWO)}
    told.add(describe_event(drawn, say, names, None))
    assert len(told) == 3
    assert "Anna" in describe_event(won, say, names, Seat.TWO)


def test_an_adjudication_says_who_has_won():
    say, names = say_in("en"), Pair(one="Anna", two="Bea")
    assert describe_event(Adjudicated(seat=Seat.ONE), say, names, None) == (
        "The round's time was up: Anna wins by adjudication."
    )
