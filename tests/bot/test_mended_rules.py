"""The rules of a game are mended while matches are under way: a blow of 3 isn't legal any more."""

from __future__ import annotations

from itertools import count

import pytest
from salle_shields.engines.shields.game import PASS, SWAP, Shields, Word

from bot.commands import (
    adjournments,
    boards,
    draws,
    give_day,
    history,
    moves,
    pauses,
    resumptions,
    table_list,
    table_page,
)
from bot.messages.words import LANGUAGES, say_in
from bot.workers.mended_rules import MendedRules
from engines.core.game import IllegalMoveError
from engines.core.halted import UNKNOWN
from engines.core.match_state import Status
from engines.core.moves import Listed
from engines.core.record import Act, Entry
from engines.core.seat import Seat
from tests.bot.salle import ROOM, Salle, button, labels

DAY = 86_400
REQUESTS = count(1_000, 1_000)
HALTED = say_in("en")("halted-stands")
TOLD = say_in("en")("halted-rules-mended")


class MendedShields(Shields):
    """The same game, where nobody strikes so hard."""

    rules = 2

    def legal_moves(self, state, seat):
        return Listed(move for move in super().legal_moves(state, seat) if move != Word(word="3"))


def mended(salle, game=None):
    """The hall after an update, over the same store."""
    after = Salle(salle.store, delay=lambda: 50.0)
    after.time.now = salle.time.now
    after.tables.games = {**salle.games, "shields": game or MendedShields()}
    return after


@pytest.fixture
async def before():
    made = Salle(delay=lambda: 50.0)
    yield made
    await made.computers.close()


@pytest.fixture
def after(before):
    return mended(before)


async def played(salle, *words, **terms):
    """A match of Anna's and Bea's in which both have kept their cards, and then moved so."""
    people = [salle.someone(name) for name in ("Anna", "Bea")]
    people[0]._acts = next(REQUESTS)  # each makes a table of its own
    table = await salle.match(*people, **{"game": "shields", "clock": DAY} | terms)
    for seat in Seat:
        await act(salle, table, Act.MOVE, seat, move="pass")
    for move in words:
        (seat,) = (await salle.tables.load(table)).match.active
        await act(salle, table, Act.MOVE, seat, move=move)
    await salle.deliver()
    salle.doors.sent.clear()
    return table


async def act(salle, table, act, seat, **more):
    entry = Entry(act=act, seat=seat, at=int(salle.time.now), **more)
    await salle.tables.act(table, lambda _: entry)


async def looked(salle):
    """How many matches were halted, once it has been told."""
    halted = await MendedRules(tables=salle.tables, breath=0).look()
    await salle.deliver()
    return halted


def told(salle, name):
    return salle.doors.to(salle.someone(name).address)


async def test_where_all_entries_are_still_legal_a_match_goes_on_and_nobody_is_told(before, after):
    table = await played(before, "2", "pass", "1")
    assert await looked(after) == 0
    assert after.doors.sent == []
    loaded = await after.tables.load(table)
    assert (loaded.match.halted_at, loaded.record.head.rules, loaded.version) == (None, 1, 6)
    (seat,) = loaded.match.active
    await act(after, table, Act.MOVE, seat, move="pass")
    assert (await after.tables.load(table)).match.game_state.hits.two == 2


async def test_where_one_is_not_both_and_the_chat_are_told_once(before, after):
    await played(before, "2", "pass", "3", "pass", "1")
    assert [await looked(after), await looked(after), await looked(mended(before))] == [1, 0, 0]
    for name in ("Anna", "Bea"):
        (post,) = told(after, name)
        assert TOLD in post.lines
        assert post.prompt.lead == HALTED
        assert "End without a result" in labels(post)
    (board,) = after.doors.to(ROOM)
    assert board.lines == (TOLD, HALTED)


async def test_two_processes_that_look_at_once_tell_it_once(before, after):
    await played(before, "3", "pass")
    other = mended(before)
    assert await looked(after) + await looked(other) == 1
    assert len(told(after, "Anna")) + len(told(other, "Anna")) == 1


async def test_no_other_table_is_touched(before, after):
    others = [await played(before, "2", "pass"), await played(before, "1")]
    others.append(await before.match(before.someone("Anna"), before.someone("Bea"), game="gyges"))
    await before.deliver()
    versions = [(await before.tables.load(one)).version for one in others]
    halted = await played(before, "3", "pass")
    await looked(after)
    assert {sent.post.table for sent in after.doors.sent} == {halted}
    assert [(await after.tables.load(one)).version for one in others] == versions


async def test_the_last_good_position_is_shown_and_no_move_is_taken(before, after):
    table = await played(before, "2", "pass", "3", "pass")
    anna = after.someone("Anna")
    post = await anna.turn(table)
    assert (post.picture.view.hits.two, post.picture.view.hits.one) == (2, 0)
    assert post.prompt.groups == ()
    for move in ("1", "pass"):
        reply = await after.app.run(moves.typed, anna.ask(), move, table)
        assert reply.is_error
        assert reply.ack.startswith("Today's rules don't allow a move")
    for command in (boards.board, boards.text, history.history):
        reply = await after.app.run(command, anna.ask(), table)
        assert not reply.is_error, reply.ack


async def test_no_clock_runs(before, after):
    table = await played(before, "3", "pass")
    await looked(after)
    after.time.now += 90 * DAY
    await after.store.credit_downtime(after.time, shut=1e9)
    await after.clock.sweep()
    await after.deliver()
    loaded = await after.tables.load(table)
    assert (loaded.deadline, loaded.match.status) == (None, Status.PLAYING)
    assert len(told(after, "Anna")) == 1


async def test_both_agree_that_it_ends_without_a_result(before, after):
    table = await played(before, "3", "pass")
    await looked(after)
    anna, bea = after.someone("Anna"), after.someone("Bea")
    reply = await anna.taps(button(await anna.turn(table), "End without a result"))
    assert "If nobody answers within a week" in reply.private.lines[0]
    await after.deliver()
    asked = told(after, "Bea")[-1]
    assert "Anna asks to end the match without a result." in asked.lines
    await bea.taps(button(asked, "End without a result"))
    loaded = await after.tables.load(table)
    assert (loaded.match.status, loaded.match.outcome.winner) == (Status.OVER, None)
    assert str(table) not in map(str, await after.store.running_tables(str(anna.address)))


async def test_it_can_be_declined_and_asked_for_again(before, after):
    table = await played(before, "3", "pass")
    anna, bea = after.someone("Anna"), after.someone("Bea")
    await anna.taps(button(await anna.turn(table), "End without a result"))
    await bea.taps(button(await bea.turn(table), "Not yet"))
    assert (await after.tables.load(table)).match.asked is None
    await bea.taps(button(await bea.turn(table), "End without a result"))
    assert (await after.tables.load(table)).match.asked.seat is not None


async def test_without_an_answer_for_a_week_one_ends_it_alone(before, after):
    table = await played(before, "3", "pass")
    anna = after.someone("Anna")
    await anna.taps(button(await anna.turn(table), "End without a result"))
    again = await anna.taps(button(await anna.turn(table), "End without a result"))
    assert again.is_error
    after.time.now += 7 * DAY
    done = await anna.taps(button(await anna.turn(table), "End without a result"))
    assert done.private.prompt.lead == "You ended the match without a result."
    assert done.private.lines == ()
    assert (await after.tables.load(table)).match.status is Status.OVER


async def test_whoever_plays_alone_asks_nobody(before, after):
    anna = before.someone("Anna")
    table = await before.alone(anna, game="shields", is_study=True)
    for seat in Seat:
        await act(before, table, Act.MOVE, seat, move="pass")
    await act(before, table, Act.MOVE, Seat.ONE, move="3")
    await looked(after)
    anna = after.someone("Anna")
    await anna.taps(button(await anna.turn(table), "End without a result"))
    assert (await after.tables.load(table)).match.status is Status.OVER


@pytest.mark.parametrize("way", ["draw", "resign"])
async def test_a_draw_is_agreed_on_or_one_resigns(before, after, way):
    table = await played(before, "3", "pass")
    anna, bea = after.someone("Anna"), after.someone("Bea")
    if way == "draw":
        await after.app.run(draws.offer_draw, anna.ask(), table)
        await bea.taps(button(await bea.turn(table), "Take the draw"))
        winner = None
    else:
        version = (await after.tables.load(table)).version
        await after.app.tap(anna.ask(), f"ry:{table}:{version}:")
        winner = (await after.tables.load(table)).seat_of(str(bea.address))
    match = (await after.tables.load(table)).match
    assert (match.status, match.outcome.winner) == (Status.OVER, winner)


@pytest.mark.parametrize(
    "command", [pauses.pause, adjournments.adjourn, resumptions.resume, give_day.give_day]
)
async def test_breaks_are_answered_with_why_nobody_moves(before, after, command):
    table = await played(before, "3", "pass")
    reply = await after.app.run(command, after.someone("Anna").ask(), table)
    assert reply.is_error
    assert "Today's rules" in reply.ack


async def test_an_end_that_the_log_tells_stands(before, after):
    table = await played(before, "3", "pass", "1")
    await act(before, table, Act.RESIGN, Seat.TWO)
    await before.deliver()
    match = (await after.tables.load(table)).match
    assert (match.status, match.outcome.winner) == (Status.OVER, Seat.ONE)
    assert (await looked(after), after.doors.sent) == (0, [])


async def test_a_match_that_was_won_by_a_move_stays_over(before, after):
    """How it ended the log doesn't tell without the rules of then; nobody is asked anything."""
    table = await played(before, "3", "pass", "1", "pass", "3", "pass")
    assert (await before.tables.load(table)).match.status is Status.OVER
    anna = after.someone("Anna")
    match = (await after.tables.load(table, asker=str(anna.address))).match
    assert (match.status, match.outcome.reason) == (Status.OVER, UNKNOWN)
    assert (await looked(after), after.doors.sent) == (0, [])
    post = await anna.turn(table)
    assert post.prompt.lead == say_in("en")("halted-result-unknown")
    assert await after.store.running_tables(str(anna.address)) == []


async def test_when_the_rules_allow_it_again_the_match_goes_on(before, after):
    table = await played(before, "3", "pass")
    await looked(after)

    class Third(Shields):
        rules = 3

    again = mended(before, Third())
    loaded = await again.tables.load(table)
    assert (loaded.match.halted_at, loaded.match.is_adjourned) == (None, False)
    assert sum(loaded.match.game_state.hits) == 3


async def test_draws_that_todays_rules_leave_over_halt_a_match_too(before):
    class NothingIsDrawn(Shields):
        rules = 2

        def apply(self, state, seat, move, chance):
            return super().apply(state, seat, PASS if move == SWAP else move, chance)

    people = before.someone("Anna"), before.someone("Bea")
    for _ in range(20):  # until somebody has a card that they may swap
        table = await before.match(*people, game="shields")
        cards = (await before.tables.load(table)).match.game_state.cards
        for seat in Seat:
            move = "swap" if cards[seat] == "blank" else "pass"
            await act(before, table, Act.MOVE, seat, move=move)
        if "blank" in cards:
            break
    assert (await mended(before, NothingIsDrawn()).tables.load(table)).match.halted_at in (1, 2)


async def test_a_match_whose_beginning_today_s_rules_refuse_closes_its_table_alone(before):
    class NoDeal(Shields):
        rules = 2

        def setup(self, options, chance):
            raise IllegalMoveError("not-now", "nobody begins")

    table = await played(before, "1")
    after = mended(before, NoDeal())
    reply = await after.app.run(boards.hand, after.someone("Anna").ask(), table)
    assert (reply.is_error, reply.ack) == (True, say_in("en")("hall-damaged"))
    assert (await looked(after), after.doors.sent) == (0, [])


async def test_lists_and_the_page_show_it(before, after):
    table = await played(before, "3", "pass")
    anna = after.someone("Anna")
    page = await after.app.query(table_page.load_page, None, anna.ask(), table)
    assert HALTED in str(page)
    reply = await after.app.run(table_list.tables, anna.ask())
    assert "Bea" in str(reply.private.sections)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_language_says_it(before, after, language):
    table = await played(before, "3", "pass")
    anna = after.someone("Anna")
    await after.store.update_profile(str(anna.address), {"language": language})
    post = await anna.turn(table)
    assert post.prompt.lead == say_in(language)("halted-stands")
