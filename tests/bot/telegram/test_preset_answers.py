"""Answers in advance on Telegram."""

import pytest


@pytest.fixture
async def private(evening):
    """Anna and Bea have been dealt their cards, and their private chats are open."""
    for person in (evening.anna, evening.bea):
        await person.starts()
        await person.wait()
    await evening.accepted(await evening.challenge("shields"))
    return evening


async def test_they_are_opened_by_a_command_and_set_by_taps(private):
    anna = private.anna
    await anna.sends("/answers")
    sheet = await anna.wait(lambda m: "1 ✓ Ask me" in m.labels)
    assert sheet.labels == [
        "1 No", "1 ✓ Ask me", "2 Yes", "2 No", "2 ✓ Ask me", "Back to the table",
    ]  # fmt: skip
    answer = await anna.taps(sheet, "1 No")
    assert answer.text == "Swap your card: No."
    await sheet.changes(lambda m: "1 ✓ No" in m.labels)
    await anna.taps(sheet, "Back to the table")
    await sheet.changes(lambda m: "Answer now" in m.labels)
    await anna.taps(sheet, "Answer now")
    await sheet.changes(lambda m: "Send" in m.labels)
    await anna.taps(sheet, "Send")
    await sheet.changes(lambda m: "have chosen" in m.text)


async def test_they_are_set_by_words_in_any_language(private):
    anna = private.anna
    await anna.sends("/risposte deny sì")
    shown = await anna.wait(lambda m: "2 ✓ Yes" in m.labels)
    assert "Deny the blow: Yes." in shown.text
    await anna.sends("/answers perhaps")
    await anna.wait(lambda m: "/answers swap no" in m.text)
