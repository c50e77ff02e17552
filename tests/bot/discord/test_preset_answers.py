"""Answers in advance on Discord."""

import pytest

from bot.application.model import Address, Ask, Person
from bot.commands import challenges
from bot.commands.challenges import Terms


@pytest.fixture
async def card(evening):
    """Anna and Bea have been dealt their cards."""

    def ask(user):
        address = Address(platform="discord", id=str(user.id))
        where = Address(platform="discord", id=str(evening.games.id))
        return Ask(who=Person(address=address, name=user.name), where=where)

    app, bea = evening.salle.app, ask(evening.bea)
    reply = await app.run(
        challenges.challenge, ask(evening.anna), Terms(game="shields", opponent=bea.who)
    )
    await app.run(challenges.accept, bea, reply.table)
    return evening


async def test_they_are_opened_by_a_command_and_set_by_clicks(card):
    sheet = await card.anna.slash(card.anna.dm, "answers")
    assert sheet.labels == [
        "1 No", "1 ✓ Ask me", "2 Yes", "2 No", "2 ✓ Ask me", "Back to the table",
    ]  # fmt: skip
    reply = await sheet.click(card.anna, "1 No")
    assert "Swap your card: No." in reply.text
    assert "1 ✓ No" in reply.message.labels
    turn = await (await reply.message.click(card.anna, "Back to the table")).done()
    assert "Answer now" in turn.message.labels


async def test_they_are_set_by_a_command_that_suggests_what_there_is(card):
    suggested = await card.anna.autocomplete(card.games, "answers", question="de")
    assert ("Deny the blow", "deny") in [(s.name, s.value) for s in suggested]
    sheet = await card.anna.slash(card.games, "answers", question="deny", answer="yes")
    assert sheet.ephemeral
    assert "2 ✓ Yes" in sheet.labels
