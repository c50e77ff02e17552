"""Breaks by consent: a pause, adjourning, going on; and a day that one gives the other."""

import asyncio

import pytest

from bot.application.tickets import Verb
from bot.commands import (
    adjournments,
    draws,
    exports,
    give_day,
    history,
    pauses,
    resignations,
    resumptions,
    table_list,
    takebacks,
    verification,
)
from engines.core.match_state import Status
from engines.core.record import Act, Wish
from tests.bot.absent import DAY, Absence, acts_first
from tests.bot.salle import ROOM, button, labels


@pytest.fixture
async def here(salle, anna, bea):
    return await Absence.at(salle, anna, bea, game="gyges")


async def commanded(here, who, command, *words):
    return await here.salle.app.run(command, who.ask(), here.table, *words)


async def rare(here, who):
    """What the menu of rare things offers."""
    return (await here.taps(who, "More")).private


async def test_a_pause_is_asked_for_by_its_days_and_holds_once_it_is_agreed_on(here, salle):
    asker, other = here.waiting, here.late
    question = (await asker.taps(button(await rare(here, asker), "Pause…"))).private
    assert question.is_question
    assert labels(question) == ["1 day", "3 days", "7 days", "Back to the table"]
    await asker.taps(button(question, "3 days"))
    post = await other.turn(here.table)
    assert f"{asker.person.name} asks for a pause of 3 days." in post.lines
    assert (await here.match).paused_until == 0
    agreed = (await other.taps(button(post, "Agree to the pause"))).private
    assert agreed.lines == ("You agreed to the pause: no clock runs for 3 days.",)
    assert (await here.match).paused_until == int(salle.time.now) + 3 * DAY


async def test_who_asks_for_a_shorter_pause_does_not_agree_to_a_longer_one(here, salle):
    await commanded(here, here.late, pauses.pause, "30")
    await commanded(here, here.waiting, pauses.pause, "1")
    match = await here.match
    assert (match.paused_until, match.asked.seconds) == (0, DAY)
    await commanded(here, here.late, pauses.pause, "2")
    assert (await here.match).paused_until == int(salle.time.now) + DAY


async def test_nobody_asks_for_one_thing_after_the_other_until_somebody_moves(here, salle):
    for _ in range(5):
        assert not (await commanded(here, here.late, pauses.pause, "2")).is_error
        assert not (await commanded(here, here.late, adjournments.adjourn)).is_error
    refused = await commanded(here, here.late, pauses.pause, "2")
    assert refused.ack.startswith("You have asked for 10 things at this table since the last move.")
    await here.plays(here.late)
    assert not (await commanded(here, here.late, pauses.pause, "2")).is_error


async def test_a_pause_may_be_declined(here):
    await commanded(here, here.waiting, pauses.pause, "2")
    await here.taps(here.late, "No pause")
    match = await here.match
    assert (match.paused_until, match.asked) == (0, None)
    assert "declined the pause" in "".join((await here.waiting.turn(here.table)).lines)


async def test_in_a_pause_moves_are_made(here):
    await commanded(here, here.waiting, pauses.pause, "2")
    await here.taps(here.late, "Agree to the pause")
    await here.plays(here.late)
    assert (await here.match).paused_until


@pytest.mark.parametrize("words", ["0", "31", "soon", "-3", "1.5", "9999"])
async def test_a_pause_of_nonsense_is_answered_with_what_would_be_right(here, words):
    reply = await commanded(here, here.waiting, pauses.pause, words)
    assert reply.is_error
    assert reply.ack == "A pause lasts 1 to 30 whole days: /pause 3"
    assert (await here.match).asked is None


async def test_where_no_clock_runs_there_is_nothing_to_pause_or_to_give(salle, anna, bea):
    here = await Absence.at(salle, anna, bea, game="gyges", clock=None)
    for command in (pauses.pause, give_day.give_day):
        reply = await commanded(here, here.waiting, command)
        assert (reply.is_error, reply.ack) == (True, "There is no clock at this table.")
    offered = labels(await rare(here, here.waiting))
    assert "Adjourn…" in offered
    assert not {"Pause…", "Give a day"} & set(offered)


async def test_who_plays_alone_has_nobody_to_ask(salle, anna):
    table = await salle.alone(anna, game="gyges", level="keen", clock=DAY)
    for command in (pauses.pause, adjournments.adjourn, give_day.give_day, resumptions.resume):
        reply = await salle.app.run(command, anna.ask(), table)
        assert (reply.is_error, reply.ack[:26]) == (True, "You're playing alone here:")


async def test_a_match_is_adjourned_by_both_and_goes_on_by_both(here):
    await commanded(here, here.late, adjournments.adjourn)
    assert not (await here.match).is_adjourned
    await here.taps(here.waiting, "Adjourn")
    assert (await here.match).is_adjourned
    assert (await here.late.turn(here.table)).prompt.groups == ()
    await here.taps(here.late, "Go on")
    assert (await here.match).is_adjourned
    await here.taps(here.waiting, "Go on")
    assert not (await here.match).is_adjourned
    await here.plays(here.late)


async def test_whoever_asks_in_vain_to_go_on_waits_for_a_week(here, salle):
    for who in (here.late, here.waiting):
        await commanded(here, who, adjournments.adjourn)
    await here.taps(here.late, "Go on")
    salle.time.now += 6.9 * 86_400
    await salle.clock.sweep()
    assert (await here.match).is_adjourned
    salle.time.now += 0.2 * 86_400
    await salle.clock.sweep()
    assert not (await here.match).is_adjourned
    await salle.deliver()
    for who in (here.late, here.waiting):
        assert not here.told(who).is_silent
    await here.plays(here.late)


async def test_two_who_ask_for_the_same_agree(here):
    for wish, command in ((True, adjournments.adjourn), (False, resumptions.resume)):
        await commanded(here, here.late, command)
        await commanded(here, here.waiting, command)
        assert (await here.match).is_adjourned is wish


async def test_who_would_rather_wait_says_so_and_the_match_stays_adjourned(here):
    await commanded(here, here.late, adjournments.adjourn)
    await commanded(here, here.waiting, adjournments.adjourn)
    await commanded(here, here.late, resumptions.resume)
    await here.taps(here.waiting, "Not yet")
    assert (await here.match).is_adjourned
    assert "stays adjourned" in "".join((await here.late.turn(here.table)).lines)


async def test_nobody_keeps_a_match_adjourned_for_longer_than_a_month(here, salle):
    for who in (here.late, here.waiting):
        await commanded(here, who, adjournments.adjourn)
    await commanded(here, here.late, resumptions.resume)
    await here.taps(here.waiting, "Not yet")
    salle.time.now += 29 * DAY
    await commanded(here, here.late, resumptions.resume)
    not_yet = await here.button(here.waiting, "Not yet")
    salle.time.now += 2 * DAY
    refused = await here.waiting.taps(not_yet)
    assert refused.ack.startswith("Your opponent has been waiting for a month.")
    assert "Not yet" not in labels(await here.waiting.turn(here.table))
    salle.time.now += 5 * DAY + 60
    await salle.clock.sweep()
    assert not (await here.match).is_adjourned


async def test_an_adjourned_match_has_its_own_place_in_the_list(here, salle):
    await commanded(here, here.late, adjournments.adjourn)
    await commanded(here, here.waiting, adjournments.adjourn)
    post = (await salle.app.run(table_list.tables, here.late.ask())).private
    assert [section.title for section in post.sections] == ["Adjourned"]


async def test_an_adjourned_match_may_still_be_drawn_or_given_up(here, salle):
    await commanded(here, here.late, adjournments.adjourn)
    await commanded(here, here.waiting, adjournments.adjourn)
    await salle.app.run(draws.offer_draw, here.late.ask(), here.table)
    await here.taps(here.waiting, "Take the draw")
    assert (await here.match).outcome.reason == "agreed"


async def test_while_a_match_is_adjourned_a_move_may_be_taken_back(salle, anna, bea):
    here = await Absence.at(salle, anna, bea, game="cannae")
    for person in (here.late, here.waiting):
        await commanded(here, person, adjournments.adjourn)
    await commanded(here, here.waiting, takebacks.ask_takeback)
    await here.taps(here.late, "Allow the takeback")
    match = await here.match
    assert await here.seat_of(here.waiting) in match.active
    assert match.is_adjourned


async def test_who_is_late_may_still_give_the_match_up_or_offer_a_draw(here, salle):
    await here.flag()
    await salle.app.run(draws.offer_draw, here.late.ask(), here.table)
    assert "Take the draw" in labels(await here.waiting.turn(here.table))
    question = (await salle.app.run(resignations.resign, here.late.ask(), here.table)).private
    await here.late.taps(button(question, "Resign"))
    assert (await here.match).outcome.reason == "resigned"


async def test_a_wish_is_told_to_the_other_alone_with_sound_and_beside_the_board(here, salle):
    await salle.deliver()
    salle.doors.sent.clear()
    await commanded(here, here.waiting, adjournments.adjourn)
    await salle.deliver()
    assert not here.told(here.late).is_silent
    assert salle.doors.to(here.waiting.address) == []
    (board,) = salle.doors.to(ROOM)
    assert (board.is_silent, board.mentions, board.is_update) == (True, (), True)
    await here.taps(here.late, "Play on")
    await salle.deliver()
    assert [post.is_silent for post in salle.doors.to(here.waiting.address)] == [True]


async def test_a_day_is_given_once_a_tap_however_often_the_platform_tells_it(here):
    give = button(await rare(here, here.waiting), "Give a day")
    ask = here.waiting.ask()
    bank = (await here.match).banks[await here.seat_of(here.late)]
    for _ in range(2):
        await here.salle.app.tap(ask, give.ticket)
    await asyncio.gather(*(here.waiting.taps(give) for _ in range(3)))
    assert (await here.match).banks[await here.seat_of(here.late)] == bank + DAY


async def test_who_has_more_than_the_clock_saves_is_given_a_day_after_a_question(here):
    await commanded(here, here.waiting, give_day.give_day)
    question = (await commanded(here, here.waiting, give_day.give_day)).private
    assert question.is_question
    assert "already has a lot of time: 2 days." in question.prompt.lead
    await here.waiting.taps(button(question, "Give a day"))
    assert (await here.match).banks[await here.seat_of(here.late)] == 3 * DAY


async def test_an_old_answer_agrees_to_no_later_wish(here):
    await commanded(here, here.waiting, pauses.pause, "1")
    post = await here.late.turn(here.table)
    await here.late.taps(button(post, "No pause"))
    await commanded(here, here.waiting, pauses.pause, "30")
    reply = await here.late.taps(button(post, "Agree to the pause"))
    assert reply.ack.startswith("The board has moved on")
    assert (await here.match).paused_until == 0


@pytest.mark.parametrize("how", ["an answer", "a button", "words"])
async def test_nobody_agrees_to_what_is_asked_for_at_the_last_moment(here, salle, how):
    asker, other = here.waiting, here.late
    await commanded(here, asker, pauses.pause, "1")
    agree = (await here.button(other, "Agree to the pause")).ticket
    three_days = f"{Verb.PAUSE}:{here.table}:{(await here.loaded).version}:3"
    acts_first(salle, lambda: commanded(here, asker, adjournments.adjourn))
    if how == "words":
        reply = await commanded(here, other, pauses.pause, "3")
    else:
        ticket = agree if how == "an answer" else three_days
        reply = await salle.app.tap(other.ask(), ticket)
    assert reply.ack.startswith("The board has moved on")
    match = await here.match
    assert (match.is_adjourned, match.paused_until, match.asked.wish) == (False, 0, Wish.ADJOURN)


async def test_an_answer_agrees_though_something_else_is_asked_for_at_the_last_moment(here, salle):
    await commanded(here, here.waiting, adjournments.adjourn)
    agree = await here.button(here.late, "Adjourn")
    acts_first(salle, lambda: commanded(here, here.waiting, draws.offer_draw))
    await here.late.taps(agree)
    assert (await here.match).is_adjourned


async def test_a_late_answer_finds_nothing_left_to_answer(here):
    await commanded(here, here.waiting, adjournments.adjourn)
    post = await here.late.turn(here.table)
    await here.late.taps(button(post, "Play on"))
    reply = await here.late.taps(button(post, "Adjourn"))
    assert reply.ack == "There is nothing to answer any more."
    assert not (await here.match).is_adjourned


async def test_nobody_else_asks_or_agrees_for_a_player(here, eve):
    for command in (pauses.pause, adjournments.adjourn, resumptions.resume, give_day.give_day):
        reply = await commanded(here, eve, command)
        assert (reply.is_error, reply.private) == (True, None)
    await commanded(here, here.waiting, adjournments.adjourn)
    agree = await here.button(here.late, "Adjourn")
    assert (await eve.taps(agree, ROOM)).is_error
    assert not (await here.match).is_adjourned


async def test_every_break_is_told_in_the_history_and_the_record_still_verifies(salle, anna, bea):
    here = await Absence.at(salle, anna, bea, game="en_garde")
    for wish, command in ((Wish.PAUSE, pauses.pause), (Wish.ADJOURN, adjournments.adjourn)):
        words = ("3",) if wish is Wish.PAUSE else ()
        await commanded(here, here.waiting, command, *words)
        await commanded(here, here.late, command)
    await commanded(here, here.late, resumptions.resume)
    await commanded(here, here.waiting, resumptions.resume)
    await commanded(here, here.waiting, give_day.give_day)
    await here.flag()
    await here.taps(here.waiting, "Let Salle finish", "Let Salle finish")
    text = (await salle.app.run(history.history, here.waiting.ask(), here.table)).private.text
    for said in ("pause of 3 days", "agreed to the pause", "adjourn", "goes on", "1 day more",
                 "time is up", "From here on Salle for"):  # fmt: skip
        assert said in text
    question = (await salle.app.run(resignations.resign, here.waiting.ask(), here.table)).private
    await here.waiting.taps(button(question, "Resign"))
    assert (await here.match).status is Status.OVER
    verified = await salle.app.run(verification.verify, here.waiting.ask(), here.table)
    assert "fit the sealed seed" in verified.private.lines[0]
    exported = await salle.app.run(exports.export, here.waiting.ask(), here.table)
    assert str(Act.SUBSTITUTE).encode() in exported.private.file[1]
