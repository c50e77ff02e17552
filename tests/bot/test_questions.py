"""Questions that end a match: answered once, and without buttons as soon as they are outdated."""

import pytest

from bot.application.message_refs import NotedMessage, last_message, note_message, question_to
from bot.commands import draws, resignations, takebacks
from engines.core.match_state import Status
from tests.bot.salle import ROOM, button


@pytest.fixture
async def table(salle, anna, bea):
    return await salle.match(anna, bea)


async def asked(salle, who, table, reference):
    """They are asked whether they resign, and their platform notes the message."""
    post = (await salle.app.run(resignations.resign, who.ask(), table)).private
    assert post.is_question
    shown = NotedMessage(version=post.version, reference=reference)
    before = await note_message(salle.store, table, question_to(str(who.address)), shown)
    return post, before


async def moved(salle, table, anna, bea):
    loaded = await salle.tables.load(table)
    is_annas = loaded.seat_of(str(anna.address)) in loaded.match.active
    await (anna if is_annas else bea).plays(table)


async def test_a_question_loses_its_buttons_when_the_table_moves_on(salle, table, anna, bea):
    await asked(salle, anna, table, "the question")
    await salle.deliver()
    assert salle.doors.stripped == []
    await moved(salle, table, anna, bea)
    await salle.deliver()
    assert salle.doors.stripped == ["the question"]
    await moved(salle, table, anna, bea)
    await salle.deliver()
    assert salle.doors.stripped == ["the question"]


@pytest.mark.parametrize("answer", ["Resign", "Play on"])
async def test_a_question_that_was_answered_is_not_stripped_later(salle, table, anna, bea, answer):
    post, _ = await asked(salle, anna, table, "now the board")
    await anna.taps(button(post, answer))
    if answer == "Play on":
        await moved(salle, table, anna, bea)
    await salle.deliver()
    assert salle.doors.stripped == []


async def test_who_is_asked_again_answers_the_last_question(salle, table, anna):
    await asked(salle, anna, table, "first")
    _, before = await asked(salle, anna, table, "second")
    assert before.reference == "first"
    noted = await last_message(salle.store, table, question_to(str(anna.address)))
    assert noted.reference == "second"


async def test_a_message_that_has_become_the_board_keeps_its_buttons(salle, table, anna, bea):
    await asked(salle, anna, table, "1|board")
    await salle.store.set_message_ref(table, str(anna.address), "2|1|board")
    await moved(salle, table, anna, bea)
    await salle.deliver()
    assert salle.doors.stripped == []


async def test_a_late_answer_asks_again_and_that_answer_resigns(salle, table, anna, bea):
    post, _ = await asked(salle, anna, table, "old")
    await moved(salle, table, anna, bea)
    late = await anna.taps(button(post, "Resign"))
    assert late.ack.startswith("The board has moved on")
    assert late.private.is_question
    assert (await salle.tables.load(table)).match.status is Status.PLAYING
    await anna.taps(button(late.private, "Resign"))
    assert (await salle.tables.load(table)).match.status is Status.OVER


@pytest.mark.parametrize(
    ("offer", "refuse", "gone"),
    [
        (draws.offer_draw, "dr", "Take the draw"),
        (takebacks.ask_takeback, "tk", "Allow the takeback"),
    ],
)
async def test_an_offer_that_is_refused_in_the_chat_leaves_no_buttons_there(
    salle, anna, bea, offer, refuse, gone
):
    table = await salle.match(anna, bea, game="cannae")
    await anna.plays(table, "c2c3")
    await salle.app.run(offer, anna.ask(), table)
    version = (await salle.tables.load(table)).match.decision_version.two
    reply = await salle.app.tap(bea.ask(ROOM), f"{refuse}:{table}:{version}:")
    assert reply.public.picture
    assert gone not in [choice.label for choice in reply.public.prompt.controls]
