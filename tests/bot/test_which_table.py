"""Which table a command means: asked where several may be meant, and then done there."""

import asyncio

import pytest

from bot.application.model import Address
from bot.application.summaries import Turn
from bot.application.table_listing import TableListing
from bot.commands import (
    boards,
    draws,
    exports,
    history,
    moves,
    preset_answers,
    rematches,
    resignations,
    table_list,
    verification,
)
from engines.core.match_state import Status
from tests.bot.salle import ROOM, button, labels, main_button, meanwhile

THREAD = Address(platform="test", id="thread")
ELSEWHERE = Address(platform="test", id="elsewhere")


@pytest.fixture
async def tables(salle, anna, bea, eve):
    """Two matches of Anna's at Cannae, where whoever challenges begins."""
    return [await salle.match(anna, rival, game="cannae") for rival in (bea, eve)]


async def asked(salle, command, ask, *args):
    """The question which table is meant."""
    reply = await salle.app.run(command, ask, *args)
    assert reply.private.prompt.lead == "Which table?", reply
    return reply.private


async def test_a_command_that_could_mean_several_tables_asks_which(salle, anna, tables):
    question = await asked(salle, resignations.resign, anna.ask())
    assert set(labels(question)) == {"Battle of Cannae · Bea", "Battle of Cannae · Eve"}


async def test_resigning_goes_on_at_the_table_that_is_chosen(salle, anna, tables):
    question = await asked(salle, resignations.resign, anna.ask())
    reply = await anna.taps(button(question, "Battle of Cannae · Eve"))
    assert reply.table == tables[1]
    assert reply.private.prompt.lead == "Resign? That gives Eve the match."


@pytest.mark.parametrize(
    ("command", "sees"),
    [
        (boards.board, lambda post: post.picture),
        (boards.text, lambda post: post.text),
        (history.history, lambda post: "Bea sits down" in post.text),
    ],
)
async def test_what_was_asked_for_is_shown_of_the_table_that_is_chosen(
    salle, anna, tables, command, sees
):
    question = await asked(salle, command, anna.ask(ROOM))
    reply = await anna.taps(button(question, "Battle of Cannae · Bea"))
    assert reply.table == tables[0]
    assert sees(reply.private)


async def test_a_draw_is_offered_at_the_table_that_is_chosen(salle, anna, tables):
    question = await asked(salle, draws.offer_draw, anna.ask())
    await anna.taps(button(question, "Battle of Cannae · Eve"))
    offers = [(await salle.tables.load(table)).match.draw_offered_by for table in tables]
    assert [bool(offer) for offer in offers] == [False, True]


async def test_a_typed_move_is_shown_at_the_table_that_is_chosen(salle, anna, tables):
    question = await asked(salle, moves.typed, anna.ask(), "c2c3")
    reply = await anna.taps(button(question, "Battle of Cannae · Eve"))
    assert (reply.table, reply.private.is_preview) == (tables[1], True)
    await anna.taps(main_button(reply.private))
    assert [(await salle.tables.load(table)).version for table in tables] == [1, 2]


async def test_a_typed_move_needs_no_question_where_one_game_understands_it(
    salle, anna, bea, tables
):
    loaded = await salle.tables.load(fencing := await salle.match(anna, bea))
    if loaded.seat_of(str(anna.address)) not in loaded.match.active:
        await bea.plays(fencing)
    reply = await salle.app.run(moves.typed, anna.ask(), "+1")
    assert reply.table == fencing


async def test_a_typed_move_means_the_one_table_where_the_asker_has_to_act(salle, anna, bea, eve):
    await salle.match(bea, anna, game="cannae")
    mine = await salle.match(anna, eve, game="cannae")
    assert (await salle.app.run(moves.typed, anna.ask(), "c2c3")).table == mine
    assert (await salle.app.run(boards.hand, anna.ask())).table == mine


async def test_a_move_that_is_not_possible_at_the_table_that_is_chosen_shows_what_is(
    salle, anna, tables
):
    question = await asked(salle, moves.typed, anna.ask(), "Mc2c8")
    reply = await anna.taps(button(question, "Battle of Cannae · Eve"))
    assert reply.table == tables[1]
    assert reply.private.prompt.groups


async def test_an_answer_in_advance_is_set_at_the_table_that_is_chosen(salle, anna, bea, eve):
    tables = [await salle.match(anna, rival, game="audatia") for rival in (bea, eve)]
    window = (await salle.tables.load(tables[0])).game.windows[0]
    question = await asked(salle, preset_answers.show, anna.ask(), None, f"{window} no")
    await anna.taps(button(question, "Audatia · Eve"))
    kept = [(await salle.tables.load(table)).preset_answers for table in tables]
    assert kept[0] == {}
    assert list(kept[1].values()) == ["no"]


async def test_after_several_matches_a_rematch_asks_which(salle, anna, tables):
    for table in tables:
        await salle.app.tap(anna.ask(), f"ry:{table}:1:")
    for command in (rematches.rematch, verification.verify, exports.export):
        question = await asked(salle, command, anna.ask())
        assert len(labels(question)) == 2


async def test_a_command_means_a_table_of_this_chat(salle, anna, tables):
    reply = await salle.app.run(resignations.resign, anna.ask(ELSEWHERE))
    assert reply.is_error
    assert reply.ack.startswith("You have no table here.")


async def test_in_a_tables_own_thread_a_command_means_that_table(salle, anna, tables):
    await salle.store.list_running([str(THREAD)], tables[1], at=0)
    reply = await salle.app.run(resignations.resign, anna.ask(ROOM, thread=THREAD))
    assert reply.table == tables[1]


async def test_in_a_tables_own_thread_a_spectator_sees_that_table(salle, eve, tables):
    await salle.store.list_running([str(THREAD)], tables[0], at=0)
    for command in (boards.board, history.history, boards.text):
        assert (await salle.app.run(command, eve.ask(ROOM, thread=THREAD))).table == tables[0]
    refused = await salle.app.run(resignations.resign, eve.ask(ROOM, thread=THREAD))
    assert refused.ack.startswith("Anna and Bea are playing here.")


async def test_in_the_thread_of_a_match_that_is_over_no_other_is_meant(salle, anna, tables):
    await salle.store.list_running([str(THREAD)], tables[0], at=0)
    await salle.app.tap(anna.ask(), f"ry:{tables[0]}:1:")
    reply = await salle.app.run(resignations.resign, anna.ask(ROOM, thread=THREAD))
    assert (reply.table, reply.is_error) == (tables[0], True)


async def test_a_spectator_sees_the_table_of_a_chat_where_something_happened_last(
    salle, anna, bea, eve
):
    table = await salle.match(anna, bea, game="cannae")
    assert (await salle.app.run(boards.board, eve.ask(ROOM))).table == table
    await salle.match(bea, anna)
    salle.time.now += 60
    await anna.plays(table, "c2c3")
    assert (await salle.app.run(boards.board, eve.ask(ROOM))).table == table


@pytest.mark.usefixtures("unlimited")
async def test_a_running_match_is_never_lost_among_finished_and_declined_ones(
    salle, anna, bea, eve
):
    running = {await salle.match(anna, bea) for _ in range(4)}
    for _ in range(40):
        over = await salle.match(anna, eve)
        await salle.app.tap(anna.ask(), f"ry:{over}:1:")
        declined = await salle.challenge(anna, opponent=eve.person)
        await salle.app.tap(eve.ask(), f"cd:{declined}:0:")
    lines = await table_list.table_summaries(salle.context, anna.ask())
    assert {line.key for line in lines if line.turn is not Turn.OVER} == running
    assert len(labels(await asked(salle, resignations.resign, anna.ask()))) == 4


async def test_a_table_that_ended_when_salle_was_killed_is_put_where_it_belongs(
    salle, anna, tables, monkeypatch
):
    async def killed(self, table):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(TableListing, "file", killed)
        with pytest.raises(KeyboardInterrupt):
            await salle.app.tap(anna.ask(), f"ry:{tables[0]}:1:")
    assert (await salle.tables.load(tables[0])).match.status is Status.OVER
    assert (await salle.app.run(resignations.resign, anna.ask())).table == tables[1]
    assert await salle.store.running_tables(str(anna.address)) == [tables[1]]
    assert await salle.store.finished_tables(str(anna.address), limit=9) == [tables[0]]


async def test_a_challenge_is_listed_though_salle_is_killed_as_soon_as_it_is_kept(
    salle, anna, bea, monkeypatch
):
    commit = salle.store.commit

    async def killed(*args, **kwargs):
        await commit(*args, **kwargs)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(salle.store, "commit", killed)
        with pytest.raises(KeyboardInterrupt):
            await salle.challenge(anna, opponent=bea.person)
    assert len(await table_list.table_summaries(salle.context, bea.ask())) == 1


async def test_who_takes_an_open_challenge_is_listed_though_salle_is_killed(
    salle, anna, bea, monkeypatch
):
    table, commit = await salle.challenge(anna), salle.store.commit

    async def killed(*args, **kwargs):
        await commit(*args, **kwargs)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(salle.store, "commit", killed)
        with pytest.raises(KeyboardInterrupt):
            await salle.app.tap(bea.ask(), f"ca:{table}:0:")
    lines = await table_list.table_summaries(salle.context, bea.ask())
    assert [line.key for line in lines] == [table]


async def test_who_came_too_late_to_an_open_challenge_has_no_table(salle, anna, bea, eve):
    table = await salle.challenge(anna)
    await salle.app.tap(bea.ask(), f"ca:{table}:0:")
    await salle.store.list_running([str(eve.address)], table, at=0)
    assert await table_list.table_summaries(salle.context, eve.ask()) == []


async def test_what_is_a_move_at_no_table_is_answered_with_how_one_is_written(salle, anna, tables):
    reply = await salle.app.run(moves.typed, anna.ask(), "zzz")
    assert reply.is_error
    assert reply.private is None
    assert reply.ack.startswith("“zzz” isn't a move at any of your tables here. Write one like ")
    assert "(Battle of Cannae)" in reply.ack


async def test_a_move_of_a_game_where_the_other_is_to_move_is_not_taken_for_another_games(
    salle, anna, bea
):
    fencing = await salle.match(anna, bea, options={"begins": "challenged"})
    await salle.match(anna, bea, game="cannae")
    reply = await salle.app.run(moves.typed, anna.ask(), "+1")
    assert (reply.ack, reply.table) == ("Bea is to move.", fencing)


@pytest.mark.usefixtures("unlimited")
async def test_of_very_many_tables_the_most_urgent_are_offered(salle, anna, eve):
    late = await salle.match(anna, eve, game="cannae", clock=7 * 86_400)
    for _ in range(30):
        await salle.match(anna, eve, game="cannae", clock=3 * 86_400)
    urgent = await salle.match(anna, eve, game="cannae", clock=3_600)
    await salle.deliver()
    question = await asked(salle, resignations.resign, anna.ask())
    offered = [choice.ticket for choice in question.prompt.controls]
    assert str(urgent) in offered[0]
    assert len(offered) == 24
    assert str(late) not in str(offered)


@pytest.mark.usefixtures("unlimited")
async def test_a_text_that_is_read_at_many_tables_lets_others_in_between(salle, anna, eve):
    for _ in range(30):
        await salle.match(anna, eve, game="cannae")
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async with meanwhile(others()):
        await salle.app.run(table_list.tables, anna.ask())
        before = turns
        assert (await salle.app.run(moves.typed, anna.ask(), "blub")).is_error
    assert turns - before >= 30


async def test_an_answer_in_advance_asks_which_table_also_where_a_game_has_none(
    salle, anna, bea, tables
):
    await salle.match(anna, bea, game="audatia")
    question = await asked(salle, preset_answers.show, anna.ask(), None, "no")
    reply = await anna.taps(button(question, "Battle of Cannae · Eve"))
    assert reply.ack == "In this game there is nothing to answer in advance."
