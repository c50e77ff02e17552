"""Flags that fall, breaks and days given, on Discord."""

import pytest

from tests.bot.absent import flag
from tests.bot.discord.evening import is_over

CHOICES = ["Claim the win", "Give a day", "Adjourn", "Let Salle finish"]


@pytest.fixture
async def thread(evening):
    """A match of Cannae in which Anna is to move, with a clock."""
    return await evening.match(game="cannae", variant="", options="", clock="brisk")


@pytest.fixture
async def table(evening, thread):
    (found,) = await evening.salle.store.running_tables(f"discord:{evening.anna.id}")
    return found


async def said(evening, thread, words):
    """Everybody reads it under the board; nothing new rings."""
    await evening.server.wait(lambda: words in thread.messages[-1].text, what=words)


async def chosen(evening, label):
    """Bea has chosen what comes of Anna's flag, and what she sees then."""
    asked = await evening.bea.wait_dm(lambda m: set(CHOICES) <= set(m.labels))
    return await (await asked.click(evening.bea, label)).done()


@pytest.mark.long
async def test_a_fallen_flag_is_a_line_under_the_board_in_the_thread_and_a_question_in_private(
    evening, thread, table
):
    before = len(thread.messages)
    await flag(evening.salle, table)
    await evening.bea.wait_dm(lambda m: set(CHOICES) <= set(m.labels))
    await said(evening, thread, "Anna's time is up")
    assert len(thread.messages) == before
    assert not thread.messages[-1].mentions
    await evening.anna.wait_dm(lambda m: "You may still move" in m.text)


@pytest.mark.long
async def test_the_win_is_claimed_by_two_taps(evening, thread, table):
    await flag(evening.salle, table)
    question = (await chosen(evening, "Claim the win")).message
    assert question.labels == ["Claim the win", "Back to the table"]
    await question.click(evening.bea, "Claim the win")
    await evening.server.wait(lambda: is_over(thread.messages[-1]), what="the end")


@pytest.mark.long
async def test_salle_finishes_for_the_absent_and_tells_them(evening, thread, table):
    await flag(evening.salle, table)
    question = (await chosen(evening, "Let Salle finish")).message
    await question.click(evening.bea, "Let Salle finish")
    left = await evening.anna.wait_dm(lambda m: "has let Salle play on for you" in m.text)
    assert left.labels == []
    await said(evening, thread, "Salle for Anna")


async def test_a_match_is_adjourned_and_resumed_by_commands(evening, thread, table):
    await evening.anna.slash(thread, "clock adjourn")
    asked = await evening.bea.wait_dm(lambda m: {"Adjourn", "Play on"} <= set(m.labels))
    await asked.click(evening.bea, "Adjourn")
    await said(evening, thread, "the match is adjourned")
    await evening.bea.slash(thread, "clock resume")
    asked = await evening.anna.wait_dm(lambda m: {"Go on", "Not yet"} <= set(m.labels))
    await asked.click(evening.anna, "Go on")
    await said(evening, thread, "the match goes on")


@pytest.mark.long
async def test_a_pause_of_so_many_days_is_asked_for_by_a_command(evening, thread, table):
    await evening.anna.slash(thread, "clock pause", days=5)
    asked = await evening.bea.wait_dm(lambda m: "Agree to the pause" in m.labels)
    await asked.click(evening.bea, "Agree to the pause")
    await said(evening, thread, "no clock runs for 5 days")


async def test_a_day_is_given_by_a_command(evening, thread, table):
    await evening.bea.slash(thread, "clock giveday")
    await evening.anna.wait_dm(lambda m: "Bea gave you 1 day more." in m.text)
