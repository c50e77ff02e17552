"""The clock of a match: banks, waking hours, outages, and when a flag falls."""

import asyncio
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.application.match_clock import LEAST, MatchClock
from bot.timing.outages import Outages
from bot.timing.vacations import BY_ITSELF, NEVER
from engines.core.match_state import MatchState, Status
from engines.core.record import Act, Entry, Proposal
from engines.core.replay import replay
from engines.core.seat import Pair, Seat
from engines.core.time_control import TimeControl
from storage.base import Reached
from tests.bot.salle import START, Salle
from tests.harness import ANN, BEA

HOUR, DAY = 3_600, 86_400
NOW = int(START)
DAILY = TimeControl(bank=3 * DAY, increment=12 * HOUR, cap=5 * DAY)

moments = st.floats(NOW, NOW + 20 * DAY)
banks = st.integers(0, 60 * DAY)
profiles = st.fixed_dictionaries(
    {},
    optional={
        "zone": st.sampled_from(["Europe/Rome", "America/New_York", "Australia/Lord_Howe"]),
        "sleep": st.sampled_from(["23:00-07:00", "01:30-09:00", "12:00-03:00"]),
        "days_off": st.sampled_from(["6 7", "1 2 3 4 5", ""]),
        "away": st.sampled_from([f"{NOW + DAY}-{NOW + 9 * DAY}", f"{NOW - DAY}-{NOW + HOUR}:auto"]),
    },
)


@st.composite
def outages(draw):
    """Outages as they are noted, one after the other."""
    bounds = sorted(draw(st.lists(moments, max_size=6, unique=True)))
    return list(zip(bounds[::2], bounds[1::2], strict=False))


def clock_of(bank=3 * DAY, reached_at=float(NOW), profile=None, noted=(), now=NOW, **more):
    """Ann has to decide; she has got notice of it."""
    match = MatchState(
        status=Status.PLAYING,
        players=Pair(one=ANN, two=BEA),
        proposal=Proposal(clock=DAILY),
        active=frozenset({Seat.ONE}),
        decision_version=Pair(one=1, two=1),
        clock_since=Pair(one=1, two=1),
        banks=Pair(one=bank, two=3 * DAY),
        **more,
    )
    return MatchClock(
        match=match,
        log=(Entry(act=Act.ACCEPT, at=NOW),),
        reached={} if reached_at is None else {ANN.address: Reached(1, reached_at)},
        profiles={ANN.address: profile or {}},
        outages=Outages.of(noted, running_at=None, now=now),
    )


def move(at):
    return Entry(act=Act.MOVE, seat=Seat.ONE, at=int(at), move="?")


@given(banks, moments, profiles, outages(), moments)
def test_a_move_costs_the_waking_time_since_its_player_was_told_less_outages(
    bank, reached_at, profile, noted, now
):
    clock = clock_of(bank, reached_at, profile, noted)
    awake = clock.calendar(Seat.ONE).awake_between(reached_at, now, without=noted)
    charged = clock.charged(move(now), now)
    assert charged == Pair(one=min(bank, int(awake)), two=0)
    assert clock.left(Seat.ONE, now) == max(0, bank - awake)


@given(banks, moments, profiles, outages())
def test_no_flag_falls_before_twelve_waking_hours_after_the_notice(
    bank, reached_at, profile, noted
):
    clock = clock_of(bank, reached_at, profile, noted)
    flag_at, calendar = clock.flag_at(Seat.ONE), clock.calendar(Seat.ONE)
    awake = calendar.awake_between(reached_at, flag_at, without=noted)
    assert awake == pytest.approx(max(bank, LEAST), abs=1)
    assert clock.left(Seat.ONE, flag_at) == pytest.approx(0, abs=1)


@given(banks, moments, profiles, outages(), st.floats(0, 13 * DAY))
def test_who_is_told_later_is_looked_at_before_their_flag_could_fall(
    bank, now, profile, noted, passed
):
    untold = clock_of(bank, None, profile, noted, now=now)
    told = clock_of(bank, now + passed, profile, noted, now=now)
    assert untold.flag_at(Seat.ONE) is None
    assert untold.next_look(now) <= told.flag_at(Seat.ONE)


@given(banks, moments, profiles, moments, st.floats(0, 30 * DAY))
def test_an_outage_makes_no_flag_fall_sooner(bank, reached_at, profile, began, lasted):
    without = clock_of(bank, reached_at, profile)
    outage = clock_of(bank, reached_at, profile, [(began, began + lasted)])
    assert outage.flag_at(Seat.ONE) >= without.flag_at(Seat.ONE)


# What is noted when the clock is put back


@given(moments, st.integers(61, 1_000_000))
def test_a_clock_that_is_put_back_leaves_who_was_told_before_the_same_time(told, back):
    """As if nobody had touched it: so long ago is it, and so much is left."""
    now = told + 100
    clock = clock_of(reached_at=told, noted=[(now, now - back)], now=now - back)
    assert clock.left(Seat.ONE, now - back) >= 3 * DAY - 101
    assert clock.flag_at(Seat.ONE) <= told + 3 * DAY


@given(moments, st.integers(120, 1_000_000))
def test_a_clock_that_is_put_forward_and_back_is_as_if_nobody_had_touched_it(told, leap):
    later = told + 100
    noted = [(later, later + leap), (later + leap, later)]
    touched = clock_of(reached_at=told, noted=noted, now=later)
    assert touched.flag_at(Seat.ONE) == clock_of(reached_at=told).flag_at(Seat.ONE)


def test_an_outage_that_nobody_has_noted_yet_is_left_out_too():
    clock = clock_of()
    away = Outages.of((), running_at=NOW + 100.0, now=NOW + 2.0 * DAY)
    late = MatchClock(match=clock.match, log=clock.log, reached=clock.reached, outages=away)
    assert late.charged(move(NOW + 2 * DAY), NOW + 2 * DAY) == Pair(one=100, two=0)


# Acts that stop a clock, or leave it running


@pytest.mark.parametrize(
    ("act", "cost"),
    [
        (Act.MOVE, 1_000),
        (Act.FLAG, 1_000),
        (Act.GRANT, 1_000),
        (Act.ADJOURN, 1_000),
        (Act.ALLOW_TAKEBACK, 1_000),
        (Act.OFFER_DRAW, 0),
        (Act.VACATION, 0),
        (Act.GIVE_TIME, 0),
    ],
)
def test_an_act_costs_what_has_run_if_it_stops_the_clock(act, cost):
    entry = Entry(act=act, seat=Seat.ONE, at=NOW + 1_000)
    assert clock_of().charged(entry, NOW + 1_000.9).one == cost


def test_in_a_pause_no_clock_runs():
    clock = clock_of(paused_until=NOW + 2 * DAY)
    assert clock.left(Seat.ONE, NOW + 2 * DAY) == 3 * DAY
    assert clock.flag_at(Seat.ONE) == NOW + 5 * DAY


@pytest.mark.parametrize("more", [{"is_adjourned": True}, {"flagged": Pair(one=NOW, two=0)}])
def test_no_clock_runs_where_nobody_is_waited_for(more):
    clock = clock_of(**more)
    assert not clock.is_running(Seat.ONE)
    assert clock.flag_at(Seat.ONE) is None
    assert clock.charged(move(NOW + 1_000), NOW + 1_000).one == 0


def test_an_adjourned_match_is_not_looked_at():
    assert clock_of(is_adjourned=True).next_look(NOW) is None


def test_after_a_flag_it_is_looked_a_week_later():
    clock = clock_of(flagged=Pair(one=NOW, two=0))
    assert clock.next_look(NOW) == clock.deadline == NOW + 7 * DAY


# A whole table


steps = st.lists(st.tuples(st.sampled_from("mmmg"), st.integers(0, 2 * DAY)), max_size=10)


@settings(max_examples=10)
@given(steps, st.booleans())
def test_banks_are_never_empty_below_nothing_nor_fuller_than_the_cap_but_by_gifts(steps, sleeps):
    asyncio.run(play(steps, sleeps=sleeps))


async def play(steps, *, sleeps):
    salle = Salle()
    people = [salle.someone("Anna"), salle.someone("Bea")]
    for who in people:
        hours = {"zone": "Europe/Rome", "sleep": "23:00-07:00"} if sleeps else {}
        await salle.store.update_profile(str(who.address), {BY_ITSELF: NEVER, **hours})
    table = await salle.match(*people, game="cannae", clock=DAILY)
    given_away = 0
    for kind, seconds in steps:
        await salle.deliver()
        salle.time.now += seconds
        await salle.clock.sweep()
        if (await salle.tables.load(table)).match.status is not Status.PLAYING:
            break
        given_away += await gives_a_day(salle, table) if kind == "g" else 0
        if kind == "m":
            mover = await to_move(salle, table, people)
            await mover.plays(table, "-")
    loaded = await salle.tables.load(table)
    states = loaded.match_states
    most = DAILY.cap + given_away
    assert all(0 <= bank <= most for state in states for bank in state.banks)
    assert replay(loaded.game, loaded.record).banks == loaded.match.banks  # without calendars
    for before, after in pairwise(states[1:]):
        spent = sum(before.banks) - sum(after.banks)
        assert spent <= sum(loaded.record.log[states.index(after) - 1].charged)


async def gives_a_day(salle, table):
    def decide(now):
        (seat,) = now.match.active
        return Entry(act=Act.GIVE_TIME, seat=seat.other, seconds=DAY, at=int(salle.time.now))

    await salle.tables.act(table, decide)
    return DAY


async def to_move(salle, table, people):
    loaded = await salle.tables.load(table)
    (seat,) = loaded.match.active
    return next(who for who in people if loaded.seat_of(str(who.address)) is seat)
