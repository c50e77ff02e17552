"""A duel of Audatia in Telegram, from the challenge to the end, by what people see and tap."""

import pytest

from bot.application.preset_answers import DELAY_SECONDS
from tests.bot.short_games import AUDATIA, AUDATIA_ANSWER, AUDATIA_GUARDED

PATIENCE = 60.0
SEND = ("Send", "That's all, send")


@pytest.fixture
async def duel(evening):
    """Both have private chats; the challenger, and the challenged."""
    people = [evening.anna, evening.bea]
    for person in people:
        await person.starts()
        await person.wait()
    card = await evening.challenge("audatia")
    assert "Anna plays Galeazzo, Bea plays Boucicault" in card.text
    await evening.accepted(card)
    turns = [await person.wait(lambda m: "Keep all" in m.labels, PATIENCE) for person in people]
    return people if "Feint" in turns[0].labels else people[::-1]


async def decide(person, *labels):
    """A whole decision, tap by tap; then it is sent."""
    message = await person.wait(lambda m: labels[0] in m.labels, PATIENCE)
    for label in labels:
        before = message.text
        await person.taps(message, label)
        await message.changes(lambda m, before=before: m.text != before)
    await person.taps(message, next(label for label in SEND if label in message.labels))


@pytest.mark.long
async def test_a_duel_from_the_challenge_to_the_end(evening, duel):
    one, two = duel
    await two.sends(f"/answers {' '.join(AUDATIA_ANSWER)}")
    for number, (seat, *labels) in enumerate(AUDATIA):
        if number == AUDATIA_GUARDED - 1:
            board = await evening.group.wait(
                lambda m: "chosen a guard in secret" in m.text, PATIENCE
            )
            assert "Longa" not in board.text
            assert not any("Longa" in label for label in board.labels)
        if number == AUDATIA_GUARDED:
            await two.wait(lambda m: "Answer now" in m.labels, PATIENCE)
            evening.salle.time.now += DELAY_SECONDS[1]
            await evening.salle.clock.sweep()
        await decide(one if seat == 1 else two, *labels)
    for person in duel:
        message = await person.wait(lambda m: "Rematch" in m.labels, PATIENCE)
        assert ("and win the duel" in message.text) == (person is one)
    await evening.group.wait(lambda m: "Rematch" in m.labels, PATIENCE)


@pytest.mark.parametrize(("words", "name"), [
    pytest.param("/card feint", "Feint (Finta)", marks=pytest.mark.long),
    ("/carta dente di cinghiaro", "Dente di Zenghiaro"),
    pytest.param("/card MFr", "Mandritto Fendente · MF ◗", marks=pytest.mark.long),
])  # fmt: skip
async def test_a_card_is_shown_by_its_name(evening, words, name):
    await evening.anna.starts()
    await evening.anna.sends(words)
    shown = await evening.anna.wait(lambda m: bool(m.photo))
    assert name in shown.text
    assert "All cards" in shown.labels


async def test_a_wrong_name_is_answered_with_the_nearest(evening):
    await evening.anna.starts()
    await evening.anna.sends("/card fenster")
    shown = await evening.anna.wait(lambda m: "Fenestra Destra" in m.labels)
    await evening.anna.taps(shown, "Fenestra Destra")
    await evening.anna.wait(lambda m: "The window, on the right" in m.text)


async def test_in_a_group_a_card_is_shown_in_private(evening):
    await evening.anna.starts()
    await evening.anna.sends(evening.group, "/card feint")
    shown = await evening.anna.wait(lambda m: bool(m.photo))
    assert "Feint (Finta)" in shown.text
    assert not any("Finta" in message.text for message in evening.group.from_bot)


async def test_the_rules_lead_to_the_cards(evening):
    await evening.anna.starts()
    await evening.anna.sends("/rules audatia")
    page = await evening.anna.wait(lambda m: "Cards" in m.labels)
    await evening.anna.taps(page, "Cards")
    await evening.anna.wait(lambda m: "The twelve guards" in m.labels)


async def test_a_hand_is_looked_at_card_by_card(duel):
    one, _ = duel
    message = await one.wait(lambda m: "Keep all" in m.labels)
    await one.taps(message, "Cards")
    await message.changes(lambda m: "All cards" in m.labels)
    await one.taps(message, "Kick to the Groin")
    await message.changes(lambda m: "when your opponent enters boldly" in m.text)
    await one.taps(message, "Back to the table")
    await message.changes(lambda m: "Keep all" in m.labels)
