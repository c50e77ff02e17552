"""Flags that fall, breaks and days given, on Telegram."""

import pytest

from tests.bot.absent import flag
from tests.bot.telegram.evening import is_over

CHOICES = ["Claim the win", "Give a day", "Adjourn", "Let Salle finish"]


@pytest.fixture
async def board(evening):
    """A match of Cannae in which Anna is to move, with a clock."""
    await evening.bea.starts()
    await evening.bea.wait()
    return await evening.match("cannae clock=1d")


@pytest.fixture
async def table(evening, board):
    (found,) = await evening.salle.store.running_tables(f"telegram:{evening.anna.id}")
    return found


async def chosen(evening, label):
    """Bea has chosen what comes of Anna's flag; the message as it is then."""
    asked = await evening.bea.wait(lambda m: set(CHOICES) <= set(m.labels))
    await evening.bea.taps(asked, label)
    return asked


async def test_a_fallen_flag_is_a_line_under_the_board_in_the_group_and_a_question_in_private(
    evening, table
):
    mark = evening.server.mark()
    await flag(evening.salle, table)
    await evening.bea.wait(lambda m: set(CHOICES) <= set(m.labels))
    await evening.anna.wait(lambda m: "You may still move" in m.text)
    await evening.group.wait(lambda m: "Anna's time is up" in m.text, since=mark)
    assert [m for m in evening.group.from_bot if m.sent > mark] == []


async def test_the_win_is_claimed_by_two_taps(evening, table):
    await flag(evening.salle, table)
    question = await chosen(evening, "Claim the win")
    await question.changes(lambda m: m.labels == ["Claim the win", "Back to the table"])
    await evening.bea.taps(question, "Claim the win")
    await evening.group.wait(is_over)


async def test_salle_finishes_for_the_absent_and_tells_them(evening, table):
    await flag(evening.salle, table)
    question = await chosen(evening, "Let Salle finish")
    await question.changes(lambda m: m.labels == ["Let Salle finish", "Back to the table"])
    await evening.bea.taps(question, "Let Salle finish")
    left = await evening.anna.wait(lambda m: "has let Salle play on for you" in m.text)
    assert left.labels == []
    await evening.group.wait(lambda m: "Salle for Anna" in m.text)


@pytest.mark.long
async def test_a_match_is_adjourned_and_resumed_by_commands(evening, table):
    await evening.anna.sends(evening.group, "/adjourn")
    asked = await evening.bea.wait(lambda m: {"Adjourn", "Play on"} <= set(m.labels))
    await evening.bea.taps(asked, "Adjourn")
    await evening.group.wait(lambda m: "the match is adjourned" in m.text)
    await evening.bea.sends(evening.group, "/resume")
    asked = await evening.anna.wait(lambda m: {"Go on", "Not yet"} <= set(m.labels))
    await evening.anna.taps(asked, "Go on")
    await evening.group.wait(lambda m: "the match goes on" in m.text)


async def test_a_pause_of_so_many_days_is_asked_for_by_a_command(evening, table):
    await evening.anna.sends(evening.group, "/pause 5")
    asked = await evening.bea.wait(lambda m: "Agree to the pause" in m.labels)
    await evening.bea.taps(asked, "Agree to the pause")
    await evening.group.wait(lambda m: "no clock runs for 5 days" in m.text)


async def test_how_long_a_pause_shall_be_is_asked_in_private(evening, table):
    await evening.anna.sends(evening.group, "/pause")
    asked = await evening.anna.wait(lambda m: "3 days" in m.labels)
    await evening.anna.taps(asked, "3 days")
    await evening.bea.wait(lambda m: "Agree to the pause" in m.labels)


@pytest.mark.long
async def test_a_day_is_given_by_a_command(evening, table):
    await evening.bea.sends(evening.group, "/giveday")
    await evening.anna.wait(lambda m: "Bea gave you 1 day more." in m.text)


async def test_who_can_not_be_written_to_chooses_under_the_board_in_the_group(evening, table):
    evening.bea.blocks()
    await flag(evening.salle, table)
    board = await evening.group.wait(lambda m: set(CHOICES) <= set(m.labels))
    assert "Bea" in board.text
    answer = await evening.bea.taps(board, "Claim the win")
    assert answer.url  # asked once more where nobody else reads it
    assert (await evening.bea.taps(board, "Give a day")).text == "Done."
    await evening.group.wait(lambda m: "Bea gave Anna 1 day more." in m.text)
