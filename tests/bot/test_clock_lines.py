"""The table says the time: both banks in a line, and what runs as a moment."""

import pytest

from bot.commands import adjournments, boards, history, pauses, table_page
from bot.messages.words import LANGUAGES
from engines.core.record import Act
from engines.core.time_control import TimeControl
from renderers.style import TimeLeft
from tests.bot.absent import DAY, Absence
from tests.bot.salle import ROOM

HOUR = 3_600
DAILY = TimeControl(bank=3 * DAY, increment=12 * HOUR, cap=5 * DAY)


@pytest.fixture
async def here(salle, anna, bea):
    """Both have moved at once, so that each has half a day more."""
    absence = await Absence.at(salle, anna, bea, game="gyges", clock=DAILY)
    await salle.deliver()
    return absence


def told(post):
    return [(line.words, line.moment) for line in post.clocks]


async def told_to(here, who):
    return told(await who.turn(here.table))


def names(here):
    return here.late.person.name, here.waiting.person.name


async def test_both_see_both_banks_and_when_the_one_that_runs_is_empty(here, salle):
    late, waiting = names(here)
    ends, bank = salle.time.now + 3.5 * DAY, (f"{waiting}: 3 days 12 h", None)
    assert sorted(await told_to(here, here.late)) == sorted([(f"{late}:", ends), bank])
    theirs = (f"{late}, delivered:", ends)  # who waits hears that notice has arrived
    assert sorted(await told_to(here, here.waiting)) == sorted([theirs, bank])


async def test_the_board_in_the_chat_says_the_same_as_the_private_messages(here, salle):
    board = salle.doors.to(ROOM)[-1]
    assert told(board) == await told_to(here, here.late)
    assert told(here.told(here.late)) == told(board)


async def test_no_clock_is_shown_where_none_runs(salle, anna, bea):
    here = await Absence.at(salle, anna, bea, game="gyges", clock=None)
    assert await told_to(here, here.late) == []


async def test_a_computer_player_has_no_clock_to_show(salle, anna):
    table = await salle.alone(anna, game="gyges", level="keen", clock=DAILY)
    (line,) = (await anna.turn(table)).clocks
    assert line.words == "Anna:"


async def test_of_a_clock_for_each_decision_only_the_one_that_runs_is_shown(salle, anna, bea):
    here = await Absence.at(salle, anna, bea, game="gyges", clock=DAY)
    await salle.deliver()
    ((words, moment),) = await told_to(here, here.waiting)
    assert (words, moment) == (f"{names(here)[0]}, delivered:", salle.time.now + DAY)


async def test_who_has_chosen_in_secret_has_no_clock_that_runs(salle, anna, bea):
    table = await salle.match(anna, bea, game="audatia", clock=DAILY)
    await salle.deliver()
    ends = salle.time.now + 3 * DAY
    assert told(await anna.turn(table)) == [("Anna:", ends), ("Bea, delivered:", ends)]
    await anna.plays(table, "keep")
    bank = ("Anna: 3 days 12 h", None)
    assert told(await anna.turn(table)) == [bank, ("Bea, delivered:", ends)]


async def test_who_has_had_no_notice_for_a_while_is_not_reached_yet(here, salle):
    await here.plays(here.late)
    _, waiting = names(here)
    at_once = await told_to(here, here.late)
    assert (f"{waiting}:", salle.time.now + 3.5 * DAY) in at_once  # they are being told
    salle.time.now += HOUR
    assert (f"{waiting}: 3 days 12 h, not reached yet", None) in await told_to(here, here.late)
    await salle.deliver()
    ends = salle.time.now + 3.5 * DAY
    assert (f"{waiting}, delivered:", ends) in await told_to(here, here.late)


async def test_what_tells_somebody_of_their_decision_does_not_call_them_unreached(here, salle):
    await here.plays(here.late)
    salle.time.now += HOUR
    await salle.deliver()
    board = salle.doors.to(ROOM)[-1]
    assert "not reached" not in str(told(board)) + str(told(here.told(here.waiting)))


async def test_in_a_pause_the_banks_stand_still_until_a_date(here, salle):
    await salle.app.run(pauses.pause, here.waiting.ask(), here.table, "3")
    await here.taps(here.late, "Agree to the pause")
    lines = await told_to(here, here.late)
    assert lines[-1] == ("paused until", int(salle.time.now) + 3 * DAY)
    assert [moment for _, moment in lines[:-1]] == [None, None]
    salle.time.now += 3 * DAY + 1
    assert "paused" not in str(await told_to(here, here.late))


async def test_adjourned_both_banks_stand_still(here, salle):
    for person in (here.late, here.waiting):
        await salle.app.run(adjournments.adjourn, person.ask(), here.table)
    lines = await told_to(here, here.late)
    assert lines[-1] == ("adjourned", None)
    assert [moment for _, moment in lines] == [None, None, None]


async def test_time_that_is_up_is_said_with_since_when_and_until_when_there_is_a_choice(
    here, salle
):
    late, _ = names(here)
    fell = int(salle.time.now)
    await here.flag()
    salle.time.now += HOUR
    chooser = await told_to(here, here.waiting)
    assert (f"{late}: time ran out", fell) in chooser
    assert chooser[-1] == ("Choose by", fell + 7 * DAY)
    assert (await told_to(here, here.late))[-1] == ("At the latest", fell + 7 * DAY)


async def test_a_rival_on_vacation_is_said_to_be_with_until_when(here, salle):
    late, _ = names(here)
    until = int(salle.time.now) + 5 * DAY
    away = f"{int(salle.time.now) - 10}-{until}"
    await salle.store.update_profile(str(here.late.address), {"away": away})
    assert (f"{late}: 3 days 12 h, on vacation until", until) in await told_to(here, here.waiting)


async def test_a_match_that_is_over_has_no_clocks(here):
    await here.acts(Act.VOID, None)
    assert (await here.waiting.turn(here.table)).clocks == ()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_line_is_short_in_every_language(salle, language):
    one, two = salle.someone("Anna-Maria", language), salle.someone("Bartholomew", language)
    here = await Absence.at(salle, one, two, game="gyges", clock=DAILY)
    await salle.app.run(pauses.pause, here.waiting.ask(), here.table, "30")
    assert sum(len(line.words) for line in (await one.turn(here.table)).clocks) < 120


async def test_a_board_that_calls_somebody_to_their_turn_does_not_say_that_they_are_not_reached(
    here, salle
):
    salle.doors.closed.add(here.waiting.address)
    await here.plays(here.late)
    salle.time.now += HOUR
    await salle.deliver()
    board = salle.doors.to(ROOM)[-1]
    assert [person.address for person in board.mentions] == [here.waiting.address]
    assert (f"{here.waiting.person.name}:", salle.time.now + 3.5 * DAY) in told(board)


# -- the same in a picture -------------------------------------------------------------------------


def dial(post):
    return post.picture.style.time_left


async def test_a_picture_shows_what_is_left_to_whoever_is_to_act_to_both_and_to_the_chat(
    here, salle
):
    left = TimeLeft(share=24, figures="3 d")
    assert dial(await here.late.turn(here.table)) == left
    assert dial(await here.waiting.turn(here.table)) == left
    assert dial(salle.doors.to(ROOM)[-1]) == left


@pytest.mark.parametrize(
    ("later", "left"),
    [
        (DAY, TimeLeft(share=20, figures="2 d")),
        (2.5 * DAY, TimeLeft(share=8, figures="24 h")),
        (3.25 * DAY, TimeLeft(share=2, figures="6 h", is_short=True)),
        (3.5 * DAY - 40 * 60, TimeLeft(share=1, figures="40 min", is_short=True)),
    ],
)
async def test_it_is_a_share_of_the_whole_bank_and_one_figure(here, salle, later, left):
    salle.time.now += later
    assert dial(await here.late.turn(here.table)) == left


async def test_of_a_clock_for_each_decision_it_is_a_share_of_that(salle, anna, bea):
    here = await Absence.at(salle, anna, bea, game="gyges", clock=DAY)
    await here.late.turn(here.table)
    salle.time.now += DAY / 2
    assert dial(await here.late.turn(here.table)) == TimeLeft(share=12, figures="12 h")


async def test_where_both_are_to_act_everybody_sees_their_own_and_the_chat_what_ends_first(
    salle, anna, bea
):
    table = await salle.match(anna, bea, game="audatia", clock=DAILY)
    salle.time.now += DAY  # Bea, who accepted, has known all the while
    assert dial(await anna.turn(table)).figures == "3 d"
    assert dial(await bea.turn(table)).figures == "2 d"
    assert dial((await salle.app.run(boards.board, anna.ask(ROOM), table)).private).share == 16


async def test_the_figure_is_in_the_readers_language(salle):
    people = [salle.someone(name, "fr") for name in ("Anna", "Bea")]
    here = await Absence.at(salle, *people, game="gyges", clock=DAILY)
    assert dial(await here.late.turn(here.table)).figures == "3 j"


async def test_what_is_shown_changes_no_oftener_than_its_figures(here, salle):
    shown = set()
    for _ in range(240):
        salle.time.now += 60
        shown.add(dial(await here.late.turn(here.table)))
    assert len(shown) <= 6


async def test_a_picture_shows_no_time_where_none_runs(here, salle, anna, bea):
    unclocked = await Absence.at(salle, anna, bea, game="gyges", clock=None)
    assert dial(await unclocked.late.turn(unclocked.table)) is None
    await salle.app.run(pauses.pause, here.waiting.ask(), here.table, "3")
    await here.taps(here.late, "Agree to the pause")
    assert dial(await here.late.turn(here.table)) is None


async def test_a_picture_shows_no_time_on_vacation(here, salle):
    now = int(salle.time.now)
    away = {"away": f"{now - 10}-{now + 5 * DAY}"}
    await salle.store.update_profile(str(here.late.address), away)
    assert dial(await here.waiting.turn(here.table)) is None


async def test_a_picture_shows_no_time_that_is_up(here):
    await here.flag()
    assert dial(await here.waiting.turn(here.table)) is None


async def test_the_past_has_no_time_to_show(here, salle):
    loaded = await here.loaded
    for version in range(loaded.version + 1):
        found = await table_page.load_moment(salle.context, here.late.ask(), here.table, version)
        assert all(dial(moment) is None for moment in found if moment.picture)
    await here.acts(Act.RESIGN, await here.seat_of(here.late))
    film = (await salle.app.run(history.animation, here.late.ask(), here.table)).private.film
    assert {picture.style.time_left for picture in film} == {None}
    assert dial(await here.late.turn(here.table)) is None


async def test_a_move_that_is_looked_at_before_it_is_sent_has_the_time(here):
    post = await here.late.turn(here.table)
    while (choices := post.prompt.groups) and not post.is_preview:
        post = (await here.late.taps(choices[0].choices[0])).private
    assert dial(post)
