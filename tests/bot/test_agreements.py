import itertools

import pytest

from bot.application.notices import CHAT
from bot.application.tickets import Verb
from bot.commands import draws, moves, preset_answers, resignations, takebacks, verification
from bot.timing.vacations import BY_ITSELF, NEVER
from engines.core.match_state import Status
from storage.base import NoticeKind
from tests.bot.absent import Absence, acts_first
from tests.bot.salle import ROOM, button, labels


@pytest.fixture
async def table(salle, anna, bea):
    return await salle.match(anna, bea, clock=86_400)


async def test_resigning_asks_once_and_then_ends_the_match(salle, table, anna):
    asked = (await salle.app.run(resignations.resign, anna.ask(), table)).private
    assert (await salle.tables.load(table)).match.status is Status.PLAYING
    after = (await anna.taps(button(asked, "Resign"))).private
    assert after.is_over
    assert after.lines == ()
    assert (after.prompt.lead, after.prompt.rest) == (
        "You resigned: Bea wins the match.",
        "",
    )


async def test_who_thinks_again_plays_on(salle, table, anna):
    asked = (await salle.app.run(resignations.resign, anna.ask(), table)).private
    reply = await anna.taps(button(asked, "Play on"))
    assert reply.private.picture
    assert (await salle.tables.load(table)).match.status is Status.PLAYING


async def test_a_draw_is_offered_and_taken(salle, table, anna, bea):
    await salle.app.run(draws.offer_draw, anna.ask(), table)
    post = await bea.turn(table)
    assert "Anna offers a draw." in post.lines
    after = (await bea.taps(button(post, "Take the draw"))).private
    assert after.is_over
    assert after.prompt.lead == "The match is drawn: you accepted Anna's offer."


async def test_a_draw_can_be_refused(salle, table, anna, bea):
    await salle.app.run(draws.offer_draw, anna.ask(), table)
    await bea.taps(button(await bea.turn(table), "Play on"))
    loaded = await salle.tables.load(table)
    assert loaded.match.status is Status.PLAYING
    assert loaded.match.draw_offered_by is None


async def test_two_who_offer_a_draw_agree(salle, table, anna, bea):
    await salle.app.run(draws.offer_draw, anna.ask(), table)
    await salle.app.run(draws.offer_draw, bea.ask(), table)
    assert (await salle.tables.load(table)).match.status is Status.OVER


async def test_a_draw_offer_that_is_told_twice_is_made_once(salle, table, anna, bea):
    ask = anna.ask()
    await salle.app.run(draws.offer_draw, ask, table)
    await bea.taps(button(await bea.turn(table), "Play on"))
    again = await salle.app.run(draws.offer_draw, ask, table)
    assert not again.is_error
    assert (await salle.tables.load(table)).match.draw_offered_by is None


async def test_a_draw_offer_that_is_told_twice_takes_no_other(salle, table, anna, bea):
    ask = anna.ask()
    await salle.app.run(draws.offer_draw, ask, table)
    await bea.taps(button(await bea.turn(table), "Play on"))
    await salle.app.run(draws.offer_draw, bea.ask(), table)
    await salle.app.run(draws.offer_draw, ask, table)
    assert (await salle.tables.load(table)).match.status is Status.PLAYING


async def test_nobody_offers_a_draw_twice(salle, table, anna):
    await salle.app.run(draws.offer_draw, anna.ask(), table)
    assert (await salle.app.run(draws.offer_draw, anna.ask(), table)).is_error


async def test_a_refused_draw_is_not_offered_again_at_once(salle, table, anna, bea):
    await salle.app.run(draws.offer_draw, anna.ask(), table)
    await bea.taps(button(await bea.turn(table), "Play on"))
    again = await salle.app.run(draws.offer_draw, anna.ask(), table)
    assert again.ack.startswith("Your draw offer was declined.")
    assert "Offer a draw" not in await rare(anna, table)
    assert "Offer a draw" in await rare(bea, table)


async def rare(person, table) -> list[str]:
    more = (await person.taps(button(await person.turn(table), "More"))).private
    return [choice.label for choice in more.prompt.controls]


async def test_an_offer_does_not_stale_the_buttons_of_a_move(salle, table, anna, bea):
    loaded = await salle.tables.load(table)
    first = anna if loaded.seat_of(str(anna.address)) in loaded.match.active else bea
    choice = (await first.turn(table)).prompt.groups[0].choices[0]
    await salle.app.run(draws.offer_draw, (bea if first is anna else anna).ask(), table)
    assert (await first.taps(choice)).private.is_preview


async def test_who_lets_their_time_run_out_has_lost_when_nobody_has_chosen_for_a_week(
    salle, anna, bea
):
    here = await Absence.at(salle, anna, bea, game="gyges")
    for who in (anna, bea):
        await salle.store.update_profile(str(who.address), {BY_ITSELF: NEVER})
    await salle.deliver()
    salle.time.now += 86_400 + 1
    await salle.clock.sweep()
    assert (await here.match).status is Status.PLAYING
    salle.time.now += 7 * 86_400
    await salle.clock.sweep()
    outcome = (await here.match).outcome
    assert (outcome.reason, outcome.winner) == ("timed-out", await here.seat_of(here.waiting))


async def test_a_move_in_time_starts_the_clock_again(salle, table, anna, bea):
    loaded = await salle.tables.load(table)
    first = anna if loaded.seat_of(str(anna.address)) in loaded.match.active else bea
    salle.time.now += 86_000
    await first.plays(table)
    salle.time.now += 86_000
    await salle.clock.sweep()
    assert (await salle.tables.load(table)).match.status is Status.PLAYING


async def test_the_time_the_hall_was_shut_is_given_back(salle, table):
    await salle.clock.tick()
    salle.time.now += 3 * 86_400
    await salle.clock.tick()
    assert (await salle.tables.load(table)).match.status is Status.PLAYING


async def test_the_absent_is_reminded_once_before_their_time_is_up(salle, table):
    await salle.store.take("drain", count=100)
    salle.time.now += 70_000
    await salle.clock.sweep()
    await salle.clock.sweep()
    found = [entry.notice for entry in await salle.store.take("again", count=100)]
    notices = [notice for notice in found if notice.to != CHAT]  # which mentions who isn't reached
    assert [notice.kind for notice in notices] == [NoticeKind.REMINDER]


async def test_after_the_end_a_move_is_answered_with_the_result(salle, table, anna, bea):
    asked = (await salle.app.run(resignations.resign, anna.ask(), table)).private
    await anna.taps(button(asked, "Resign"))
    reply = await salle.app.run(moves.typed, bea.ask(), "+1", table)
    assert reply.is_error
    assert "over" in reply.ack


async def test_the_last_message_offers_what_there_is_to_do(salle, table, anna):
    reply = await salle.app.tap(anna.ask(), f"{'ry'}:{table}:1:")
    assert labels(reply.private) == ["Rematch", "Replay", "Go through it", "Verify", "Export"]


async def test_verifying_counts_what_was_drawn(salle, anna, bea):
    table = await salle.match(anna, bea)
    await anna.taps(
        button((await salle.app.run(resignations.resign, anna.ask(), table)).private, "Resign")
    )
    drawn = (await salle.tables.load(table)).record.draws
    said = (await salle.app.run(verification.verify, anna.ask(), table)).private.lines[0]
    assert said == f"All {drawn} draws fit the sealed seed."


@pytest.mark.parametrize("game", ["cannae", "gyges"])
async def test_where_nothing_is_drawn_by_lot_there_is_no_seal_and_nothing_to_verify(
    salle, anna, bea, game
):
    table = await salle.match(anna, bea, game=game)
    await salle.deliver()
    assert salle.doors.to(ROOM)
    assert not [post for post in salle.doors.to(ROOM) if post.seal]
    reply = await salle.app.run(verification.verify, anna.ask(), table)
    assert reply.private is None
    assert reply.ack == "Nothing is left to chance in this game, so there is nothing to verify."


async def test_without_windows_there_is_nothing_to_answer_in_advance(salle, table, anna):
    reply = await salle.app.run(preset_answers.show, anna.ask(), table)
    assert reply.is_error
    assert reply.ack == "In this game there is nothing to answer in advance."
    assert reply.private is None


async def stands(salle, table):
    """What an act would change: the log's length, and whether it is being played."""
    loaded = await salle.tables.load(table)
    return loaded.version, loaded.match.status


@pytest.mark.parametrize("act", [resignations.resign, draws.offer_draw, takebacks.ask_takeback])
async def test_a_stranger_commands_nothing_at_others_table(salle, table, eve, act):
    before = await stands(salle, table)
    reply = await salle.app.run(act, eve.ask(), table)
    assert (reply.is_error, reply.private) == (True, None)
    assert "Anna and Bea are playing here" in reply.ack
    assert await stands(salle, table) == before


STRANGE = (
    Verb.RESIGN, "ry", Verb.OFFER_DRAW, Verb.ACCEPT_DRAW, Verb.REFUSE_DRAW,
    Verb.ASK_TAKEBACK, Verb.ALLOW_TAKEBACK, Verb.REFUSE_TAKEBACK,
)  # fmt: skip


@pytest.mark.parametrize("asker", [0, 1], ids=["asked by the first", "asked by the second"])
async def test_a_stranger_neither_resigns_nor_agrees_for_a_player(salle, anna, bea, eve, asker):
    """Though a draw and a move taken back wait for an answer, whoever has asked for them."""
    table = await salle.match(anna, bea, game="cannae")
    for person, move in ((anna, "Mc2c3"), (bea, "Mc7c6")):
        await person.plays(table, move)
    one = (anna, bea)[asker]
    assert not (await salle.app.run(draws.offer_draw, one.ask(), table)).is_error
    assert not (await salle.app.run(takebacks.ask_takeback, one.ask(), table)).is_error
    before = await stands(salle, table)
    places = ((eve.address, "played elsewhere"), (ROOM, "Anna and Bea are playing here"))
    for verb, (place, why) in itertools.product(STRANGE, places):
        reply = await salle.app.tap(eve.ask(place), f"{verb}:{table}:{before[0]}:")
        assert (reply.is_error, reply.private) == (True, None), verb
        assert why in reply.ack, verb
        assert await stands(salle, table) == before, verb


async def test_an_old_question_whether_to_resign_is_asked_again(salle, table, anna, bea):
    question = (await salle.app.run(resignations.resign, anna.ask(), table)).private
    (seat,) = (await salle.tables.load(table)).match.active
    mover = anna if (await salle.tables.load(table)).seat_of(str(anna.address)) is seat else bea
    await mover.plays(table)
    reply = await anna.taps(button(question, "Resign"))
    assert reply.ack.startswith("The board has moved on")
    assert (await salle.tables.load(table)).match.status is Status.PLAYING
    await anna.taps(button(reply.private, "Resign"))
    assert (await salle.tables.load(table)).match.status is Status.OVER


async def test_an_old_button_agrees_to_no_later_draw(salle, table, anna, bea):
    loaded = await salle.tables.load(table)
    (seat,) = loaded.match.active
    mover, other = (anna, bea) if loaded.seat_of(str(anna.address)) is seat else (bea, anna)
    await salle.app.run(draws.offer_draw, mover.ask(), table)
    offered = await other.turn(table)
    await other.taps(button(offered, "Play on"))
    await mover.plays(table)
    await salle.app.run(draws.offer_draw, mover.ask(), table)
    reply = await other.taps(button(offered, "Take the draw"))
    assert reply.ack.startswith("The board has moved on")
    assert (await salle.tables.load(table)).match.status is Status.PLAYING


async def test_nobody_takes_a_draw_that_is_offered_at_the_last_moment(salle, anna, bea):
    here = await Absence.at(salle, anna, bea, game="gyges")
    mover, other = here.late, here.waiting
    await salle.app.run(draws.offer_draw, mover.ask(), here.table)
    take = await here.button(other, "Take the draw")

    async def moves_and_offers_again():
        await here.plays(mover)
        await salle.app.run(draws.offer_draw, mover.ask(), here.table)

    acts_first(salle, moves_and_offers_again)
    assert (await other.taps(take)).ack.startswith("The board has moved on")
    assert (await here.match).status is Status.PLAYING


async def test_who_refuses_a_draw_and_who_is_refused_are_told_so(salle, table, anna, bea):
    await salle.app.run(draws.offer_draw, anna.ask(), table)
    reply = await bea.taps(button(await bea.turn(table), "Play on"), ROOM)
    assert reply.private.lines == ("You declined the draw. Play goes on.",)
    assert reply.ack == "Done."
    assert "Bea declined the draw. Play goes on." in (await anna.turn(table)).lines


async def test_what_nobody_has_offered_is_neither_taken_nor_refused(salle, table, anna):
    for verb in (Verb.ACCEPT_DRAW, Verb.REFUSE_DRAW):
        reply = await salle.app.tap(anna.ask(), f"{verb}:{table}:1:")
        assert (reply.is_error, reply.ack) == (True, "There is no draw offer to answer.")
