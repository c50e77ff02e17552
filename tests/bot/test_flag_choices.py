"""A fallen flag ends nothing by itself: whoever waits chooses what comes of it."""

import pytest

from bot.commands import boards, history, moves, rematches, table_list
from bot.workers.notice_sender import NoticeSender
from engines.core.match_state import Status
from engines.core.record import Act, Entry
from tests.bot.absent import Absence
from tests.bot.salle import ROOM, button, labels

CHOICES = ["Claim the win", "Give a day", "Adjourn", "Let Salle finish"]


@pytest.fixture(params=["en_garde", "gyges", "cannae", "audatia"])
async def fallen(request, salle, anna, bea):
    absence = await Absence.at(salle, anna, bea, game=request.param)
    await salle.deliver()
    salle.doors.sent.clear()
    await absence.flag()
    return absence


@pytest.fixture
async def here(salle, anna, bea):
    """The same at one game, for what is alike in all."""
    absence = await Absence.at(salle, anna, bea, game="gyges")
    await absence.flag()
    await salle.deliver()
    return absence


async def test_a_fallen_flag_ends_nothing_by_itself(fallen):
    assert (await fallen.match).status is Status.PLAYING


async def test_whoever_waits_is_asked_to_choose_and_the_chat_reads_of_it(fallen, salle):
    await salle.deliver()
    late = fallen.late.person.name
    post = fallen.told(fallen.waiting)
    assert not post.is_silent
    if post.prompt.groups:  # they may move meanwhile
        assert f"{late}'s time is up: you choose what happens." in post.lines
    else:
        assert post.prompt.lead == f"{late}'s time is up: you choose what happens."
    assert set(CHOICES) <= set(labels(post))
    board = salle.doors.to(ROOM)[-1]
    assert f"{late}'s time is up: {fallen.waiting.person.name} chooses what happens." in board.lines
    assert (board.is_silent, board.mentions, board.is_update) == (True, (), True)


async def test_the_absent_is_told_that_they_may_still_move(fallen, salle):
    await salle.deliver()
    post = fallen.told(fallen.late)
    assert not post.is_silent
    assert "You may still move" in post.prompt.rest
    assert not set(CHOICES) & set(labels(post))
    await fallen.plays(fallen.late)
    assert not any((await fallen.match).flagged)


async def test_the_win_is_claimed_after_one_more_question(here):
    question = (await here.taps(here.waiting, "Claim the win")).private
    assert question.is_question
    assert (await here.match).status is Status.PLAYING
    done = (await here.waiting.taps(button(question, "Claim the win"))).private
    assert done.is_over
    assert (await here.match).outcome.winner is await here.seat_of(here.waiting)


async def test_who_thinks_again_finds_the_table_and_the_choice(here):
    question = (await here.taps(here.waiting, "Claim the win")).private
    back = (await here.waiting.taps(button(question, "Back to the table"))).private
    assert set(CHOICES) <= set(labels(back))


async def test_a_day_given_takes_the_flag_away_and_both_are_told(here, salle):
    salle.doors.sent.clear()
    reply = await here.taps(here.waiting, "Give a day")
    late = here.late.person.name
    assert reply.private.lines == (f"You gave {late} 1 day more.",)
    assert not any((await here.match).flagged)
    await salle.deliver()
    assert f"{here.waiting.person.name} gave you 1 day more." in here.told(here.late).lines
    assert not here.told(here.late).is_silent


async def test_two_taps_on_one_button_give_one_day(here):
    give = await here.button(here.waiting, "Give a day")
    first = await here.waiting.taps(give)
    second = await here.waiting.taps(give)
    assert (first.is_error, second.is_error, second.ack) == (False, False, "")
    acts = [entry.act for entry in (await here.loaded).record.log]
    assert acts.count(Act.GIVE_TIME) == 1


async def test_an_adjourned_match_waits_for_both(here, salle):
    reply = await here.taps(here.waiting, "Adjourn")
    assert reply.private.prompt.lead == "The match is adjourned. No clock runs."
    assert "Go on" in labels(reply.private)
    assert (await here.match).is_adjourned
    refused = await salle.app.run(moves.typed, here.late.ask(), "a1-a2", here.table)
    assert refused.is_error
    assert "adjourned" in refused.ack


async def test_who_adjourned_alone_may_go_on_alone_and_the_absent_hears_of_it(here, salle):
    await here.taps(here.waiting, "Adjourn")
    salle.time.now += 60 * 86_400
    await salle.deliver()
    salle.doors.sent.clear()
    await here.taps(here.waiting, "Go on")
    match = await here.match
    assert (match.is_adjourned, any(match.flagged)) == (False, False)
    await salle.deliver()
    post = here.told(here.late)
    name = here.waiting.person.name
    assert f"{name} goes on with the match: you both have at least a day." in post.lines
    assert not post.is_silent
    for _ in range(10):  # a week of vacation, perhaps, begins by itself
        salle.time.now += 86_400
        await salle.clock.sweep()
    assert any((await here.match).flagged)


async def test_salle_plays_on_for_the_absent_after_one_more_question(fallen, salle):
    late, seat = fallen.late.person.name, await fallen.seat_of(fallen.late)
    question = (await fallen.taps(fallen.waiting, "Let Salle finish")).private
    assert question.is_question
    await fallen.waiting.taps(button(question, "Let Salle finish"))
    table = await fallen.loaded
    assert table.seat_of(str(fallen.late.address)) is None
    turns = await salle.store.computer_turns.take("worker", count=100, wait=0.01)
    asked = [entry.notice.to for entry in turns]
    assert f"computer:{table.computer_level(seat)}" in asked
    try:
        await salle.computers.answer(table, seat)
    finally:
        await salle.computers.close()
    last = (await fallen.loaded).record.log[-1]
    assert (last.act, last.seat) == (Act.MOVE, seat)
    assert f"Salle for {late}" in (await fallen.waiting.turn(fallen.table)).title


async def test_the_absent_is_told_once_that_salle_has_their_seat_though_it_has_moved(here, salle):
    salle.doors.sent.clear()
    seat = await here.seat_of(here.late)
    await here.taps(here.waiting, "Let Salle finish", "Let Salle finish")
    whom = str(here.late.address)
    mine = [e.notice for e in await salle.store.take("worker", count=100, wait=0.01)]
    sender = NoticeSender(tables=salle.tables, messengers={"test": salle.doors})
    try:
        await salle.computers.answer(await here.loaded, seat)
        for notice in (n for n in mine if n.to == whom):
            await sender.send(notice, await sender.whom(notice))
            await sender.send(notice, await sender.whom(notice))
    finally:
        await salle.computers.close()
    (told,) = salle.doors.to(here.late.address)
    assert told.lines[0].startswith(f"{here.waiting.person.name} has let Salle play on for you")
    assert (told.picture, labels(told)) == (None, [])


async def test_the_absent_has_the_table_on_their_lists_no_longer(here, salle):
    await here.taps(here.waiting, "Let Salle finish", "Let Salle finish")
    assert here.table not in await salle.store.running_tables(str(here.late.address))
    assert here.table in await salle.store.running_tables(str(here.waiting.address))


async def test_the_absents_hand_is_shown_to_nobody_when_salle_takes_their_seat(salle, anna, bea):
    here = await Absence.at(salle, anna, bea, game="en_garde")
    await here.flag()
    before = (await here.waiting.turn(here.table)).picture.view
    await here.taps(here.waiting, "Let Salle finish", "Let Salle finish")
    after = (await here.waiting.turn(here.table)).picture.view
    assert after == before
    seen = await here.late.salle.app.run(history.history, here.late.ask(), here.table)
    assert "drew" not in (seen.private.text if seen.private else "")


async def test_a_choice_tapped_late_does_nothing_but_show_today(here):
    claim = await here.button(here.waiting, "Claim the win")
    let = await here.button(here.waiting, "Let Salle finish")
    adjourn = await here.button(here.waiting, "Adjourn")
    give = await here.button(here.waiting, "Give a day")
    question = (await here.waiting.taps(claim)).private
    await here.plays(here.late)
    version = (await here.loaded).version
    for choice in (claim, let, adjourn, give, button(question, "Claim the win")):
        reply = await here.waiting.taps(choice)
        assert (reply.is_error, reply.private.is_over) == (False, False)
        assert "moved on" in reply.ack
    assert (await here.loaded).version == version


@pytest.mark.parametrize("label", ["Claim the win", "Let Salle finish"])
async def test_nobody_ends_it_whose_own_time_is_up(here, label):
    choice = await here.button(here.waiting, label)
    reply = await here.late.taps(choice)
    assert (reply.is_error, reply.private) == (True, None)
    assert (await here.match).status is Status.PLAYING


async def test_who_plays_against_salle_alone_has_a_week_more(salle, anna):
    table = await salle.alone(anna, game="gyges", level="keen", clock=86_400)
    seat = (await salle.tables.load(table)).seat_of(str(anna.address))
    entry = Entry(act=Act.FLAG, seat=seat, at=int(salle.time.now))
    await salle.tables.act(table, lambda _: entry)
    post = await anna.turn(table)
    assert post.prompt.rest.startswith("You may still move, for a week.")
    assert not set(CHOICES) & set(labels(post))
    board = (await salle.app.run(boards.board, anna.ask(ROOM), table)).private
    assert not set(CHOICES) & set(labels(board))


async def test_an_onlooker_chooses_nothing(here, eve):
    version = (await here.loaded).version
    for label in CHOICES:
        choice = await here.button(here.waiting, label)
        reply = await eve.taps(choice, ROOM)
        assert (reply.is_error, reply.private) == (True, None)
    assert (await here.loaded).version == version


async def test_a_match_without_a_result_is_no_draw(here, salle):
    await here.acts(Act.VOID, await here.seat_of(here.late))
    await salle.deliver()
    late = here.late.person.name
    assert here.told(here.waiting).prompt.lead == (
        f"{late} wasn't there: the match ends without a result."
    )
    listed = await _listed(salle, here.waiting)
    assert "no result" in listed
    assert "drawn" not in listed
    again = await salle.app.run(rematches.rematch, here.waiting.ask(), here.table)
    assert not again.is_error


async def _listed(salle, who):
    post = (await salle.app.run(table_list.tables, who.ask())).private
    return "\n".join(line.text for section in post.sections for line in section.lines)
