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
    sheet = await anna.wait(lambda m: "Swap your card: Ask me" in m.labels)
    assert sheet.labels == ["Swap your card: Ask me", "Deny the blow: Ask me", "Back to the table"]
    await anna.taps(sheet, "Deny the blow: Ask me")
    await sheet.changes(
        lambda m: m.labels == ["Yes", "No", "✓ Ask me", "Back", "Back to the table"]
    )
    await anna.taps(sheet, "Back")
    await sheet.changes(lambda m: "Swap your card: Ask me" in m.labels)
    await anna.taps(sheet, "Swap your card: Ask me")
    await sheet.changes(lambda m: m.labels[:2] == ["No", "✓ Ask me"])
    answer = await anna.taps(sheet, "No")
    assert answer.text == "Swap your card: No."
    await sheet.changes(lambda m: "Swap your card: No" in m.labels)
    await anna.taps(sheet, "Back to the table")
    await sheet.changes(lambda m: "Answer now" in m.labels)
    await anna.taps(sheet, "Answer now")
    await sheet.changes(lambda m: "Send" in m.labels)
    await anna.taps(sheet, "Send")
    await sheet.changes(lambda m: "have chosen" in m.text)


async def test_they_are_set_by_words_in_any_language(private):
    anna = private.anna
    await anna.sends("/risposte deny sì")
    shown = await anna.wait(lambda m: "Deny the blow: Yes" in m.labels)
    assert "Deny the blow: Yes." in shown.text
    await anna.sends("/answers perhaps")
    await anna.wait(lambda m: "/answers swap no" in m.text)
