"""A duel of Audatia in Discord, from the challenge to the end, by what people see and tap."""

import pytest

from bot.application.preset_answers import DELAY_SECONDS
from tests.bot.discord.evening import main
from tests.bot.short_games import AUDATIA, AUDATIA_ANSWER, AUDATIA_GUARDED

PATIENCE = 60.0


async def begin(evening):
    """The thread of a duel that has just begun; the challenger, and the challenged."""
    await evening.anna.slash(evening.games, "challenge", opponent=evening.bea, game="audatia")
    card = await evening.bea.wait_message(evening.games, lambda m: "Accept" in m.labels)
    assert "Anna plays Galeazzo, Bea plays Boucicault" in card.text
    asked_for = await card.click(evening.bea, "Accept")
    assert asked_for.ephemeral
    assert "You choose:" in asked_for.text
    assert "Accept" in card.labels
    assert "You choose:" not in card.text
    await asked_for.click(evening.bea, "Boucicault")
    await evening.server.wait(lambda: card.thread and card.thread.messages, PATIENCE, what="thread")
    people = [evening.anna, evening.bea]
    for person in people:
        await asked(person, "Keep all")
    people.sort(key=lambda person: "Feint" not in person.dm.messages[-1].labels)
    return card.thread, *people


async def asked(person, label):
    """Their newest private message, once it has this button."""

    def find():
        last = person.dm.messages[-1:]
        return last[0] if last and label in last[0].labels else None

    return await person.server.wait(find, PATIENCE, label)


async def heard(evening, thread, words):
    """The newest board says so."""
    await evening.server.wait(lambda: words in thread.messages[-1].text, PATIENCE, what=words)


async def tap(person, message, label):
    return (await (await person.click(message, label)).done()).message


async def decide(person, *labels):
    """A whole decision, tap by tap; then it is sent."""
    message = await asked(person, labels[0])
    for label in labels:
        message = await tap(person, message, label)
    return await tap(person, message, main(message))


async def the_hall_answers(evening, person):
    """What was answered in advance is said after a while, and they aren't asked."""
    await asked(person, "Answer now")
    evening.salle.time.now += DELAY_SECONDS[1]
    await evening.salle.clock.sweep()


async def play(evening, thread, one, two, decisions):
    """So many decisions; after both guards the hall answers for the challenged."""
    window, answer = AUDATIA_ANSWER
    sheet = await two.slash(evening.games, "prepare answers", question=window, answer=answer)
    assert sheet.ephemeral
    for number, (seat, *labels) in enumerate(AUDATIA[:decisions]):
        if number == AUDATIA_GUARDED - 1:
            await heard(evening, thread, "chosen a guard in secret")
            shown = [(m.text, *(a.alt for a in m.attachments)) for m in thread.messages]
            assert "Longa" not in str(shown)
        if number == AUDATIA_GUARDED:
            await the_hall_answers(evening, two)
        await decide(one if seat == 1 else two, *labels)


async def test_a_guard_is_secret_until_both_are_chosen_and_the_hall_answers_then(evening):
    thread, one, two = await begin(evening)
    await play(evening, thread, one, two, AUDATIA_GUARDED + 1)
    await asked(two, AUDATIA[AUDATIA_GUARDED + 1][1])
    await evening.server.wait(
        lambda: any("Longa" in m.text for m in thread.messages), PATIENCE, what="the guards"
    )


@pytest.mark.long
async def test_a_duel_from_the_challenge_to_the_end(evening):
    thread, one, two = await begin(evening)
    await play(evening, thread, one, two, len(AUDATIA))
    for person in (one, two):
        message = await asked(person, "Rematch")
        assert ("and win the duel" in message.text) == (person is one)
    await evening.server.wait(
        lambda: "Rematch" in thread.messages[-1].labels, PATIENCE, what="final board"
    )


@pytest.mark.parametrize(
    ("typed", "name"),
    [("fint", "Feint (Finta)"), pytest.param("corona", "Frontale", marks=pytest.mark.long)],
)
async def test_a_card_is_suggested_and_shown_to_the_asker_alone(evening, typed, name):
    offered = await evening.eve.autocomplete(evening.games, "card", card=typed)
    code = next(one.value for one in offered if one.name == name)
    shown = await evening.eve.slash(evening.games, "card", card=code)
    assert shown.ephemeral
    assert name in shown.text
    (picture,) = shown.message.attachments
    assert picture.alt.startswith(name)


async def test_a_wrong_name_is_answered_with_the_nearest(evening):
    shown = await evening.eve.slash(evening.games, "card", card="fenster")
    assert "There is no card called “fenster”" in shown.text
    assert "Fenestra Destra" in shown.message.labels
    found = await tap(evening.eve, shown.message, "Fenestra Destra")
    assert "The window, on the right" in found.text


async def test_all_cards_are_in_menus(evening):
    shown = (await evening.eve.slash(evening.games, "card")).message
    blows = next(menu for menu in shown.selects if menu.placeholder == "Blows")
    assert [line.label for line in blows.options][:2] == ["MF ◖", "MF ◗"]
    chosen = await evening.eve.select(shown, [blows.options[0].value], blows.custom_id)
    assert "Mandritto Fendente · MF ◖" in (await chosen.done()).text


async def test_the_rules_lead_to_the_cards(evening):
    rules = (await evening.anna.slash(evening.anna.dm, "rules", game="audatia")).message
    chapters = ["One example, from start to end", "How a turn goes", "Worked examples"]
    assert rules.labels == [*chapters, "Fine points", "Cards"]
    shown = await (await evening.anna.click(rules, "Cards")).done()
    assert shown.message is not rules  # a page of pictures can't become another message
    assert "The twelve guards" in shown.message.labels


@pytest.mark.long
async def test_a_hand_is_looked_at_card_by_card(evening):
    _, one, _ = await begin(evening)
    message = await tap(one, await asked(one, "Keep all"), "Cards")
    assert "Kick to the Groin" in message.labels
    message = await tap(one, message, "Kick to the Groin")
    assert "Galeazzo's, when your opponent enters boldly" in message.text
    message = await tap(one, message, "Feint")
    back = await tap(one, message, "Back to the table")
    assert "Keep all" in back.labels
