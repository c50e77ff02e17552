"""Banks of time, flags that fall, breaks: what the log keeps of them, and what the gate allows."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from engines.core.absence import FlagFell, Resumed, Substituted, Voided
from engines.core.game import Outcome
from engines.core.match import TimedOut, advance
from engines.core.match_state import MatchError, Status, open_challenge
from engines.core.record import Act, Joining, Player, Proposal, Wish
from engines.core.replay import replay
from engines.core.seat import Pair, Seat, both
from engines.core.time_control import TimeControl
from engines.gyges.game import GAME
from storage import codec
from tests.harness import ANN, BEA, CREATED, SERVER_SEED, acceptance, challenge, entry, some

DAY, HOUR = 86_400, 3_600
DAILY = TimeControl(bank=3 * DAY, increment=12 * HOUR, cap=5 * DAY)
SALLE = Player(address="computer:able", name="computer")


class Table:
    """A match with a clock, and what is done at it."""

    def __init__(self, clock=DAILY, **head):
        self.record = challenge(GAME, clock=clock, **head)
        self.match = open_challenge(self.record)

    def does(self, *what, **more):
        one = what[0] if not isinstance(what[0], Act) else entry(*what, **more)
        self.record, self.match = advance(GAME, self.record, self.match, one, SERVER_SEED)
        assert replay(GAME, codec.decode(codec.encode(self.record)), check=True) == self.match
        return self

    def refuses(self, *what, **more):
        with pytest.raises(MatchError) as error:
            advance(GAME, self.record, self.match, entry(*what, **more), SERVER_SEED)
        return error.value.code

    @property
    def mover(self):
        (seat,) = self.match.active
        return seat

    def moves(self, *, charged=0):
        seat = self.mover
        move = some(GAME.legal_moves(self.match.game_state, seat))[0]
        cost = both(0).put(seat, charged)
        return self.does(Act.MOVE, seat, move=str(move), charged=cost)


@pytest.fixture
def table():
    return Table().does(acceptance())


@pytest.fixture
def flagged(table):
    """Both have moved once; the time of whoever is to move has run out."""
    table.moves().moves()
    left = table.match.banks[table.mover]
    cost = both(0).put(table.mover, left)
    return table.does(Act.FLAG, table.mover, charged=cost)


def test_both_begin_with_a_full_bank(table):
    assert table.match.banks == both(3 * DAY)
    assert table.match.clock_since == both(1)


def test_a_move_costs_what_it_took_and_gains_the_increment(table):
    mover = table.mover
    table.moves(charged=DAY)
    assert table.match.banks[mover] == 2 * DAY + 12 * HOUR
    assert table.match.banks[mover.other] == 3 * DAY


@given(
    bank=st.integers(1, 9), increment=st.integers(0, 9), more=st.integers(0, 9),
    left=st.integers(0, 30),
)  # fmt: skip
def test_a_bank_is_not_filled_beyond_its_cap_and_nobody_loses_by_moving(
    bank, increment, more, left
):
    control = TimeControl(bank=bank, increment=increment, cap=bank + more)
    after = control.after_move(left)
    assert left <= after <= max(left, control.cap)


def test_a_clock_for_each_decision_is_full_after_every_move():
    control = TimeControl.per_decision(DAY)
    assert [control.after_move(left) for left in (0, HOUR, DAY)] == [DAY] * 3


def test_a_bank_begins_with_no_more_than_it_may_hold():
    with pytest.raises(ValidationError):
        TimeControl(bank=2 * DAY, increment=0, cap=DAY)


def test_a_flag_ends_nothing_and_its_player_may_still_move(flagged):
    late = flagged.mover
    assert flagged.match.status is Status.PLAYING
    assert flagged.match.events == (FlagFell(seat=late),)
    assert flagged.match.banks[late] == 0
    flagged.moves()
    assert flagged.match.flagged == both(0)
    assert flagged.match.banks[late] == DAILY.increment


def test_a_win_on_time_needs_a_fallen_flag(table, flagged):
    fresh = Table().does(acceptance())
    assert fresh.refuses(Act.TIMEOUT, fresh.mover) == "has-time"
    late = flagged.mover
    flagged.does(Act.TIMEOUT, late)
    assert flagged.match.outcome == Outcome(winner=late.other, reason="timed-out")
    assert flagged.match.events == (TimedOut(seat=late),)


def test_a_flag_falls_once(flagged):
    assert flagged.refuses(Act.FLAG, flagged.mover) == "flagged-already"


def test_without_a_clock_no_flag_falls_and_no_time_is_given():
    table = Table(clock=None).does(acceptance())
    assert table.refuses(Act.FLAG, table.mover) == "no-clock"
    assert table.refuses(Act.GIVE_TIME, table.mover, seconds=DAY) == "no-clock"
    assert table.refuses(Act.ASK, table.mover, wish=Wish.PAUSE, seconds=DAY) == "no-clock"


def test_a_day_given_lifts_the_flag(flagged):
    late = flagged.mover
    flagged.does(Act.GIVE_TIME, late.other, seconds=DAY)
    assert flagged.match.flagged == both(0)
    assert flagged.match.banks[late] == DAY
    assert flagged.match.clock_since[late] == flagged.record.version


def test_a_day_given_in_time_goes_beyond_the_cap_and_stays():
    table = Table(TimeControl(bank=DAY, increment=HOUR, cap=DAY)).does(acceptance())
    mover = table.mover
    table.does(Act.GIVE_TIME, mover.other, seconds=DAY)
    assert (table.match.banks[mover], table.match.clock_since[mover]) == (2 * DAY, 1)
    table.moves()
    assert table.match.banks[mover] == 2 * DAY


def test_who_waits_for_somebody_without_time_may_adjourn_alone(table, flagged):
    fresh = Table().does(acceptance())
    assert fresh.refuses(Act.ADJOURN, fresh.mover.other) == "has-time"
    flagged.does(Act.ADJOURN, flagged.mover.other)
    assert flagged.match.is_adjourned
    assert flagged.refuses(Act.TIMEOUT, flagged.mover) == "is-adjourned"


def test_an_adjourned_match_goes_on_when_both_wish_it_with_a_day_at_least(flagged):
    late = flagged.mover
    flagged.does(Act.ADJOURN, late.other)
    assert flagged.refuses(Act.MOVE, late, move="a1-a2") == "is-adjourned"
    flagged.does(Act.ASK, late, wish=Wish.RESUME)
    assert flagged.refuses(Act.GRANT, late) == "no-request"
    flagged.does(Act.GRANT, late.other)
    assert not flagged.match.is_adjourned
    assert flagged.match.flagged == both(0)
    assert flagged.match.banks[late] == DAY
    assert flagged.match.clock_since[late] == flagged.record.version


def test_who_adjourned_alone_may_go_on_alone_and_the_other_gets_a_day(flagged):
    late = flagged.mover
    flagged.does(Act.ADJOURN, late.other)
    assert flagged.refuses(Act.GRANT, late, wish=Wish.RESUME) == "no-request"
    flagged.does(Act.GRANT, late.other, wish=Wish.RESUME)
    assert flagged.match.events == (Resumed(seat=late.other),)
    assert not flagged.match.is_adjourned
    assert (flagged.match.banks[late], flagged.match.flagged) == (DAY, both(0))
    flagged.does(Act.FLAG, late).does(Act.TIMEOUT, late)


def test_a_match_that_both_adjourned_goes_on_by_both(table):
    mover = table.mover
    table.does(Act.ASK, mover, wish=Wish.ADJOURN).does(Act.GRANT, mover.other)
    assert table.refuses(Act.GRANT, mover, wish=Wish.RESUME) == "no-request"


def test_whoever_asks_in_vain_for_a_week_goes_on_alone(table):
    mover = table.mover
    table.does(Act.ASK, mover, wish=Wish.ADJOURN).does(Act.GRANT, mover.other)
    table.does(Act.ASK, mover, wish=Wish.RESUME)
    again = {"wish": Wish.RESUME, "at": CREATED + 7 * DAY - 1}
    assert table.refuses(Act.GRANT, mover, **again) == "no-request"
    table.does(Act.GRANT, mover, wish=Wish.RESUME, at=CREATED + 7 * DAY)
    assert (table.match.is_adjourned, table.match.asked) == (False, None)
    assert table.match.events == (Resumed(seat=mover),)


def test_a_pause_by_consent_stops_the_clocks_for_a_while(table):
    mover = table.mover
    table.does(Act.ASK, mover, wish=Wish.PAUSE, seconds=3 * DAY)
    assert table.match.is_asked(mover.other)
    table.does(Act.GRANT, mover.other, at=CREATED + HOUR, charged=both(0).put(mover, HOUR))
    assert table.match.paused_until == CREATED + HOUR + 3 * DAY
    assert table.match.banks[mover] == 3 * DAY - HOUR
    assert table.match.clock_since[mover] == table.record.version
    assert table.moves().match.status is Status.PLAYING  # whoever likes may move


def test_who_plays_on_has_refused_a_break(table):
    mover = table.mover
    table.does(Act.ASK, mover.other, wish=Wish.ADJOURN).moves()
    assert table.match.asked is None
    table.does(Act.ASK, mover, wish=Wish.ADJOURN)
    assert table.refuses(Act.ASK, mover, wish=Wish.ADJOURN) == "asked-break-already"
    table.does(Act.REFUSE, mover.other)
    assert table.match.asked is None


def test_the_computer_takes_the_seat_of_who_is_absent(flagged):
    late, name = flagged.mover, flagged.match.players[flagged.mover].name
    joining = Joining(player=SALLE, nonce="")
    flagged.does(Act.SUBSTITUTE, late, joining=joining)
    assert flagged.match.players[late] == SALLE
    assert flagged.match.events == (Substituted(seat=late, name=name),)
    assert flagged.match.decision_version[late] == flagged.record.version
    assert flagged.moves().match.status is Status.PLAYING


@pytest.mark.parametrize("absent", [Seat.ONE, None])
def test_a_void_match_has_no_winner_and_is_no_draw(table, absent):
    table.does(Act.VOID, absent)
    assert table.match.status is Status.OVER
    assert table.match.outcome == Outcome(winner=None, reason="void")
    assert table.match.events == (Voided(seat=absent),)


def test_after_two_counter_offers_it_is_yes_or_no():
    table = Table()
    for seat, touches in ((Seat.TWO, "1"), (Seat.ONE, "2")):
        table.does(Act.PROPOSE, seat, proposal=Proposal(options={"setup_rows": touches}))
    again = Proposal(options={"setup_rows": "1"})
    assert table.refuses(Act.PROPOSE, Seat.TWO, proposal=again) == "two-counter-offers"
    joining = Joining(player=BEA, nonce="b")
    assert table.does(Act.ACCEPT, Seat.TWO, joining=joining).match.status is Status.PLAYING


def test_a_counter_offer_may_exchange_the_seats():
    table = Table()
    table.does(Act.PROPOSE, Seat.TWO, proposal=Proposal(is_swapped=True))
    assert table.match.players == Pair(one=BEA, two=ANN)
    assert table.match.challenger is Seat.TWO
    assert table.match.proposed_by is Seat.ONE  # where Bea would sit
    table.does(Act.ACCEPT, Seat.TWO, joining=Joining(player=ANN, nonce="a"))
    assert table.match.players == Pair(one=BEA, two=ANN)
