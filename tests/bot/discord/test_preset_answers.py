"""Answers in advance on Discord."""

import pytest

from bot.application.model import Address, Ask, Person
from bot.commands import challenge_answers, challenges
from bot.commands.challenges import Terms


@pytest.fixture
async def card(evening):
    """Anna and Bea have been dealt their cards."""
    return await begun(evening, "shields")


async def begun(evening, game):
    """A match of Anna's and Bea's."""

    def ask(user):
        address = Address(platform="discord", id=str(user.id))
        where = Address(platform="discord", id=str(evening.games.id))
        return Ask(who=Person(address=address, name=user.name), where=where)

    app, bea = evening.salle.app, ask(evening.bea)
    reply = await app.run(
        challenges.challenge, ask(evening.anna), Terms(game=game, opponent=bea.who)
    )
    await app.run(challenge_answers.accept, bea, reply.table)
    return evening


async def test_they_are_opened_by_a_command_and_set_by_clicks(card):
    sheet = await card.anna.slash(card.anna.dm, "prepare answers")
    assert sheet.labels == ["Back to the table"]
    assert menus(sheet) == {
        "Swap your card: Ask me": ["No", "✓ Ask me"],
        "Deny the blow: Ask me": ["Yes", "No", "✓ Ask me"],
    }
    swap, _ = sheet.selects
    reply = await sheet.select(card.anna, swap.options[0].value, which=swap.custom_id)
    assert "Swap your card: No." in reply.text
    assert menus(reply)["Swap your card: No"] == ["✓ No", "Ask me"]
    turn = await (await reply.message.click(card.anna, "Back to the table")).done()
    assert "Answer now" in turn.message.labels


async def test_they_are_set_by_a_command_that_suggests_what_there_is(card):
    suggested = await card.anna.autocomplete(card.games, "prepare answers", question="de")
    assert ("Deny the blow", "deny") in [(s.name, s.value) for s in suggested]
    sheet = await card.anna.slash(card.games, "prepare answers", question="deny", answer="yes")
    assert sheet.ephemeral
    assert menus(sheet)["Deny the blow: Yes"] == ["✓ Yes", "No", "Ask me"]


def menus(shown):
    """What each menu is about, and its lines."""
    return {menu.placeholder: [line.label for line in menu.options] for menu in shown.selects}


async def test_of_more_windows_than_fit_each_has_a_menu_behind_one_line(evening):
    await begun(evening, "audatia")
    sheet = await evening.anna.slash(evening.anna.dm, "prepare answers")
    (windows,) = sheet.selects
    assert len(windows.options) > 5
    assert all(line.description == "Ask me" for line in windows.options)
    one = await sheet.select(evening.anna, windows.options[0].value)
    assert one.labels[-2:] == ["Back", "Back to the table"]
    no = await one.click(evening.anna, "No")
    assert no.selects[0].options[0].description == "No"
