"""How long a match may take: what is reckoned, and what the card of a challenge says of it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.application.match_length import MatchLength, match_length, usual_moves, variant_of
from bot.application.profile import PROFILE_SHOWN, ProfileShown
from bot.messages.times import roughly
from bot.messages.words import LANGUAGES, say_in
from bot.timing.calendars import ALWAYS, Calendar
from engines.core.options import Option, begins, switch
from engines.core.record import Player
from engines.core.result import Counting, Result, reckon
from engines.core.seat import Pair, both
from engines.core.time_control import TimeControl
from storage.recount import differences
from tests.bot.log_secrets import debug_logs, found
from tests.bot.salle import ROOM, START, Salle
from tests.bot.test_counter_offers import card_of, proposed
from tests.harness import few

HOUR, DAY = 3_600, 86_400
DAILY = TimeControl(bank=3 * DAY, increment=12 * HOUR, cap=5 * DAY)
NIGHT = {"zone": "UTC+00:00", "sleep": "20:00-08:00"}
NOON = {"zone": "UTC+00:00", "sleep": "08:00-20:00"}  # awake while those of NIGHT sleep
ONCE = TimeControl(bank=DAY, increment=0, cap=DAY)
AWAKE = both(ALWAYS)
OPTIONS = (
    begins(),
    switch("long"),
    Option(name="first", values=("a", "b"), default="a"),
)

moves = st.integers(1, 120)
hours = st.integers(1, 200)
profiles = st.fixed_dictionaries(
    {},
    optional={
        "zone": st.sampled_from(["Europe/Rome", "America/New_York", "nowhere"]),
        "sleep": st.sampled_from(["23:00-07:00", "12:00-00:00", "?"]),
        "days_off": st.sampled_from(["6 7", "1 2 3 4 5", "x"]),
        "away": st.sampled_from([f"{int(START)}-{int(START) + 50 * DAY}", "never"]),
    },
)
calendars = st.builds(Pair, one=profiles.map(Calendar.of), two=profiles.map(Calendar.of))
clocks = st.builds(
    lambda bank, increment, more: TimeControl(
        bank=bank * HOUR, increment=increment * HOUR, cap=(bank + more) * HOUR
    ),
    hours,
    st.integers(0, 168),
    hours,
)
answers = st.builds(Pair, one=st.integers(0, 9 * DAY), two=st.integers(0, 9 * DAY))


def lasts(moves=40, clock=DAILY, calendars=AWAKE, answers=None, now=START):
    return match_length(moves=moves, clock=clock, calendars=calendars, answers=answers, now=now)


def result(number=0, *, moves=30, reason="goal", **options):
    people = Pair(
        one=Player(address="test:x", name="Xenia"), two=Player(address="test:y", name="Yves")
    )
    return Result(
        table=f"test:room:t{number}",
        game="gyges",
        options=options,
        players=people,
        score=1,
        reason=reason,
        began=int(START) - DAY,
        at=int(START) - 60,
        moves=moves,
        counting=Counting.FRIENDLY,
    )


# -- what is reckoned ------------------------------------------------------------------------------


@few
@given(moves, clocks, calendars, answers)
def test_more_moves_take_no_less_time(count, clock, calendars, answers):
    one, more = (lasts(n, clock, calendars, answers) for n in (count, count + 1))
    assert 0 < one.at_most <= more.at_most
    assert 0 <= one.about <= more.about


@few
@given(moves, clocks, calendars, answers)
def test_habits_take_no_longer_than_the_clock_permits(count, clock, calendars, answers):
    length = lasts(count, clock, calendars, answers)
    assert length.about <= length.at_most


@few
@given(moves, clocks, calendars)
def test_sleep_takes_no_time_off(count, clock, calendars):
    assert lasts(count, clock, calendars).at_most >= lasts(count, clock).at_most


def test_a_clock_permits_its_bank_and_every_increment():
    # Three days each, and nineteen times half a day more.
    assert lasts(40).at_most == 2 * (3 * DAY + 19 * 12 * HOUR)


def test_a_long_match_takes_as_long_in_proportion():
    assert lasts(100).at_most == pytest.approx(2 * (3 * DAY + 49 * 12 * HOUR))


def test_no_flag_falls_within_half_a_day_so_a_match_may_take_longer_than_its_banks():
    assert lasts(40, ONCE).at_most == 2 * (DAY + 19 * 12 * HOUR)


def test_who_share_no_waking_hour_answer_once_a_day_each():
    apart = Pair(one=Calendar.of(NIGHT), two=Calendar.of(NOON))
    alike = both(Calendar.of(NIGHT))
    quick = both(HOUR)
    assert lasts(4, calendars=alike, answers=quick).about < DAY
    assert DAY < lasts(4, calendars=apart, answers=quick).about < 4 * DAY


def test_without_a_clock_nothing_is_said_of_the_longest():
    length = lasts(clock=None, answers=both(HOUR))
    assert length.at_most is None
    assert length.about == 40 * HOUR


def test_a_vacation_is_not_foreseen():
    away = Calendar.of({"away": f"{int(START)}-{int(START) + 30 * DAY}"})
    assert lasts(calendars=both(away)) == lasts()


def test_a_variant_has_the_median_of_its_own_matches():
    short = [result(moves=count) for count in (10, 20, 30, 40, 500)]
    long = [result(moves=70, long="true", begins="one") for _ in range(5)]
    assert usual_moves(OPTIONS, short + long) == {
        variant_of(OPTIONS, {}): 30,
        variant_of(OPTIONS, {"long": "true"}): 70,
    }


def test_of_four_matches_nothing_is_told_nor_of_those_given_up():
    four = [result() for _ in range(4)]
    given_up = [result(reason=reason) for reason in ("resigned", "timed-out") * 3]
    assert usual_moves(OPTIONS, four + given_up) == {}


@pytest.mark.parametrize(
    ("seconds", "is_limit", "words"),
    [
        (60, False, "1 hour"),
        (5.4 * HOUR, False, "5 hours"),
        (5.4 * HOUR, True, "6 hours"),
        (23.7 * HOUR, False, "1 day"),
        (9.2 * DAY, False, "9 days"),
        (13.2 * DAY, True, "2 weeks"),
        (20 * DAY, False, "3 weeks"),
    ],
)
def test_a_length_is_rounded(seconds, is_limit, words):
    assert roughly(seconds, say_in("en"), is_limit=is_limit) == words


# -- what a card says ------------------------------------------------------------------------------


async def finished(salle, one, two, *, answers=None, count=5, **facts):
    """Matches of Gygès that were played to their end."""
    for number in range(count):
        ended = result(number, moves=40, **facts)
        ended = ended.model_copy(
            update={
                "players": Pair(
                    one=Player(address=str(one.address), name="x"),
                    two=Player(address=str(two.address), name="y"),
                ),
                "answers": both(answers),
            }
        )
        people = [player.address for player in ended.players]
        known = await salle.store.standings("gyges", people)
        reckoned, after = reckon(ended, Pair(one=known.of[people[0]], two=known.of[people[1]]))
        await salle.store.note_reckoned(reckoned, after, expected=known.results)


async def lines(who, table):
    return [line for line in (await card_of(who, table)).lines if "like this" in line]


async def challenged(salle, anna, bea, clock=DAILY):
    opponent = bea and bea.person
    return await salle.challenge(anna, game="gyges", opponent=opponent, clock=clock)


BY_HABITS = "A match like this takes about 7 days, at most about 4 weeks"
BY_CLOCK = "A match like this takes at most about 4 weeks"


async def test_a_card_says_how_long_a_match_takes_in_everybodys_language(salle, anna, bea):
    await finished(salle, anna, bea, answers=4 * HOUR)
    table = await challenged(salle, anna, bea)
    assert await lines(anna, table) == [BY_HABITS]
    await salle.deliver()
    assert BY_HABITS in salle.doors.to(ROOM)[-1].lines
    for language in LANGUAGES:
        await salle.store.update_profile(str(bea.address), {"language": language})
        assert "7" in (await card_of(bea, table)).lines[-1]


async def test_other_terms_make_another_length(salle, anna, bea):
    await finished(salle, anna, bea, answers=4 * HOUR)
    table = await challenged(salle, anna, bea)
    await proposed(bea, table, "brisk")
    assert await lines(anna, table) == [
        "A match like this takes about 7 days, at most about 3 weeks"
    ]
    await proposed(anna, table, "no clock")
    assert await lines(anna, table) == ["A match like this takes about 7 days"]


async def test_before_anybody_is_named_only_the_clock_tells(salle, anna, bea):
    await finished(salle, anna, bea, answers=4 * HOUR)
    table = await challenged(salle, anna, None)
    assert await lines(anna, table) == [BY_CLOCK]


@pytest.mark.parametrize("shown", [ProfileShown.WITHOUT_TIMES, ProfileShown.NOTHING])
async def test_whose_answers_are_nobodys_business_is_not_told_of(salle, anna, bea, shown):
    await finished(salle, anna, bea, answers=4 * HOUR)
    await salle.store.update_profile(str(bea.address), {PROFILE_SHOWN: shown})
    table = await challenged(salle, anna, bea)
    assert await lines(anna, table) == await lines(bea, table) == [BY_CLOCK]


async def test_of_somebody_who_has_never_played_with_a_clock_nothing_is_guessed(salle, anna, bea):
    await finished(salle, anna, bea)
    assert await lines(anna, await challenged(salle, anna, bea)) == [BY_CLOCK]


async def test_while_few_matches_were_played_nothing_is_said(salle, anna, bea):
    await finished(salle, anna, bea, count=4)
    assert await lines(anna, await challenged(salle, anna, bea)) == []


async def test_who_plays_alone_waits_for_nobody(salle, anna, bea):
    await finished(salle, anna, bea, answers=4 * HOUR)
    table = await salle.challenge(anna, game="gyges", level="keen")
    assert (await salle.tables.load(table)).length is None


async def test_a_result_that_cannot_be_read_is_left_out(salle, anna, bea):
    await finished(salle, anna, bea, count=6)
    await salle.store.client.ask("HSET", "results:{gyges}", "3", "nonsense")
    await salle.store.update_profile(str(bea.address), {"zone": "?", "sleep": "never"})
    assert await lines(anna, await challenged(salle, anna, bea)) == [BY_CLOCK]


async def test_the_log_of_a_result_that_cannot_be_read_names_nobody(salle, anna, bea, capsys):
    await finished(salle, anna, bea, count=6)
    await salle.store.client.ask("HSET", "results:{gyges}", "3", '{"players": "test:bea, Bea"}')
    with debug_logs():
        assert await lines(anna, await challenged(salle, anna, bea)) == [BY_CLOCK]
    written = capsys.readouterr().err
    assert "a result can't be read" in written
    assert found(written, {"test:anna", "test:bea", "Anna", "Bea"}) == []


async def test_another_process_says_the_same_and_nothing_differs_when_all_is_reckoned_anew(
    salle, anna, bea
):
    await finished(salle, anna, bea, answers=4 * HOUR)
    table = await challenged(salle, anna, bea)
    here = (await salle.tables.load(table)).length
    there = (await Salle(salle.store).tables.load(table)).length
    assert here == there != MatchLength()
    assert (await differences(salle.store)).lines == []
