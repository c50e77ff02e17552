"""Conditional moves where there are secrets: what isn't shown can't be a condition."""

from bot.commands import conditional_moves
from tests.shields.evening import DELAY, Evening


async def prepared(evening, who, words):
    return await evening.salle.app.run(conditional_moves.show, who.ask(), evening.table, words)


async def test_a_choice_that_is_made_in_secret_cannot_be_a_condition():
    """Else an answer, or none, would tell Anna whether Bea has swapped her card."""
    evening = await Evening.dealt("blank", "blank", opened=False)
    await evening.anna.plays(evening.table, "pass")
    reply = await prepared(evening, evening.anna, "swap: 1")
    assert "in secret" in reply.ack
    reply = await prepared(evening, evening.anna, "else: 1")
    assert not reply.is_error


async def test_a_choice_that_is_shown_can_be_a_condition():
    evening = await Evening.dealt("blank", "shield")
    await prepared(evening, evening.bea, "2: deny; else: pass")
    await evening.anna.plays(evening.table, "2")
    await evening.later(DELAY)
    assert (await evening.moves())[-1] == "deny"


async def test_a_move_that_is_prepared_goes_before_the_answer_to_its_window():
    evening = await Evening.dealt("blank", "shield")
    await evening.answers(evening.bea, "deny no")
    await prepared(evening, evening.bea, "2: deny")
    await evening.anna.plays(evening.table, "2")
    await evening.later(DELAY)
    assert (await evening.moves())[-1] == "deny"
