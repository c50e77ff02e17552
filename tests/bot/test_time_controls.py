"""The clocks that people agree on: presets, figures of one's own, and what is said of both."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.application.time_controls import (
    BRISK,
    DAILY,
    DAILY_CLOCK,
    DAY,
    HOUR,
    LEISURELY,
    NO_CLOCK,
    PRESETS,
    ClockError,
    figures_of_number,
    figures_to_number,
    in_hours,
    read_figures,
    write_figures,
)
from bot.commands import boards, challenges, entrance
from bot.commands.challenge_request import ChallengeRequest
from bot.messages.clock_words import clock_sentence, clock_words, read_clock
from bot.messages.words import LANGUAGES, refusal, say_in
from engines.core.time_control import TimeControl
from tests.bot.salle import ROOM, button

_SECONDS = {  # bank, increment, cap
    BRISK: (DAY, 8 * HOUR, 2 * DAY),
    DAILY: (3 * DAY, 12 * HOUR, 5 * DAY),
    LEISURELY: (7 * DAY, DAY, 14 * DAY),
}

clocks = st.integers(1, 720).flatmap(
    lambda bank: st.builds(
        in_hours, st.just(bank), st.integers(0, 168), st.integers(max(bank, 1), 1_440)
    )
)


@pytest.mark.parametrize("name", _SECONDS)
def test_a_preset_is_what_it_says(name):
    clock = PRESETS[name]
    assert (clock.bank, clock.increment, clock.cap) == _SECONDS[name]


@given(clocks)
def test_figures_are_read_as_they_are_written(clock):
    assert read_figures(write_figures(clock)) == clock


@given(clocks)
def test_figures_are_one_number(clock):
    assert figures_of_number(figures_to_number(clock)) == clock


@given(st.integers(0, 10**15))
def test_any_number_makes_a_clock_that_is_allowed(number):
    clock = figures_of_number(number)
    assert HOUR <= clock.bank <= clock.cap <= 60 * DAY


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ("3d+12h/5d", DAILY_CLOCK),
        ("72h+12h/120h", DAILY_CLOCK),
        ("2d+4h", in_hours(48, 4, 48)),
        ("1w/30d", in_hours(168, 0, 720)),
        ("3g+12h/5g", DAILY_CLOCK),
        ("3j+12h/5j", DAILY_CLOCK),
    ],
)
def test_own_figures_are_typed(text, clock):
    assert read_clock(text) == clock


@pytest.mark.parametrize(("text", "name"), [("1d", BRISK), ("3d", DAILY), ("7d", LEISURELY)])
def test_what_was_a_time_a_move_becomes_the_preset_with_as_much(text, name):
    assert read_clock(text) == PRESETS[name]


def refused(text):
    with pytest.raises(ClockError) as caught:
        read_clock(text)
    return caught.value.key


@pytest.mark.parametrize("text", ["5d", "soon", "3d+", "3d12h/5d", "-3d+1h/5d", ""])
def test_what_is_no_clock_is_refused(text):
    assert refused(text) == "clock-unknown"


@pytest.mark.parametrize("text", ["0", "0d", "0h+0h/0h", "0d+1d/5d"])
def test_a_clock_that_leaves_no_time_is_refused(text):
    assert refused(text) == "clock-no-time"


@pytest.mark.parametrize("text", ["31d+1d/40d", "3d+8d/5d", "3d+1d/2d", "3d+1d/61d"])
def test_a_clock_beyond_its_limits_is_refused(text):
    assert refused(text) == "clock-limits"


@pytest.mark.parametrize(
    ("word", "name"),
    [
        ("brisk", BRISK),
        ("vivace", BRISK),
        ("Ágil", BRISK),
        ("agil", BRISK),
        ("rapide", BRISK),
        ("vif", BRISK),  # as it was called in earlier versions
        ("quotidien", DAILY),
        ("tranquilo", LEISURELY),
        ("none", NO_CLOCK),
        ("nessuno", NO_CLOCK),
        ("ninguno", NO_CLOCK),
        ("aucun", NO_CLOCK),
    ],
)
def test_a_preset_is_named_in_any_language(word, name):
    assert read_clock(word) == PRESETS[name]


# In words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "daily: 3 days, +12 h a move, at most 5 days"),
        ("it", "quotidiano: 3 giorni, +12 h a mossa, al massimo 5 giorni"),
        ("es", "diario: 3 días, +12 h por jugada, 5 días como máximo"),
        ("fr", "quotidien\u00a0: 3 jours, +12 h par coup, 5 jours au plus"),
    ],
)
def test_a_clock_is_one_short_phrase(language, words):
    assert clock_words(DAILY_CLOCK, say_in(language)) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_kind_of_clock_is_told_in_a_sentence_of_its_own(language):
    say = say_in(language)
    kinds = (None, DAILY_CLOCK, in_hours(72, 0, 72), TimeControl.per_decision(DAY))
    sentences = {clock_sentence(clock, say) for clock in kinds}
    assert len(sentences) == len(kinds)
    assert all(sentence.endswith(".") for sentence in sentences)


async def test_the_card_of_a_clock_of_before_there_were_banks_says_it_in_words(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person, clock=TimeControl.per_decision(DAY))
    card = (await salle.app.run(boards.hand, bea.ask(), table)).private
    assert " · 1 day a move · " in card.lines[1]


# What holds where nothing is said


async def challenged(salle, who, **said):
    (terms,) = (
        ChallengeRequest(game="cannae", **said).read(salle.games, salle.context.players).terms
    )
    return (await salle.app.run(challenges.challenge, who.ask(ROOM), terms)).table


async def clock_of(salle, table):
    return (await salle.tables.load(table)).match.proposal.clock


async def test_two_people_play_by_the_daily_clock(salle, anna, bea):
    assert await clock_of(salle, await challenged(salle, anna, opponent=bea.person)) == DAILY_CLOCK
    assert await clock_of(salle, await challenged(salle, anna)) == DAILY_CLOCK


@pytest.mark.parametrize("said", [{"level": "novice"}, {"is_study": True}])
async def test_who_plays_alone_has_no_clock(salle, anna, said):
    assert await clock_of(salle, await challenged(salle, anna, **said)) is None


async def test_the_menus_begin_with_the_same_clocks(salle, anna):
    post = (await salle.app.run(entrance.start, anna.ask(ROOM))).private
    for label in ("Challenge a friend", "Cannae", "Challenge"):
        label = "Battle of Cannae" if label == "Cannae" else label
        reply = await anna.taps(button(post, label), ROOM)
        post = reply.private
    assert await clock_of(salle, reply.table) == DAILY_CLOCK


@pytest.mark.parametrize(
    ("text", "right"),
    [("clock=0", "at least 1 h"), ("clock=5d", "3d+12h/5d"), ("90d+1d/90d", "60 days")],
)
async def test_a_clock_that_can_not_be_is_answered_with_what_would_be_right(salle, text, right):
    request = ChallengeRequest(game="cannae", text=text)
    (fault,) = request.read(salle.games, salle.context.players).refused
    told = refusal(fault, say_in("en"))
    assert right in told
    assert len(told) <= 200


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["clock-unknown", "clock-no-time", "clock-limits"])
def test_a_refused_clock_is_told_in_one_alert(language, key):
    assert len(say_in(language)(key, text="9" * 20)) <= 200


# What is typed


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ("brisk", PRESETS[BRISK]),
        ("tempo=vivace", PRESETS[BRISK]),
        ("clock = none", None),
        ("3d + 12h / 5d", DAILY_CLOCK),
        ("clock=2d+4h/10d", in_hours(48, 4, 240)),
        ("7d", PRESETS[LEISURELY]),
        ("clock=3d", DAILY_CLOCK),
    ],
)
def test_a_clock_stands_among_the_words_of_a_challenge(salle, text, clock):
    request = ChallengeRequest(text=text, game="cannae")
    (terms,) = request.read(salle.games, salle.context.players).terms
    assert terms.clock == clock
