"""The entrance in Discord: buttons, a menu of people, forms, and hello in a new server."""

import asyncio

import pytest

from bot.messages.words import say_in
from tests.bot.discord.evening import Evening
from tests.bot.salle import game_names
from tests.servers.discord import Answer
from tests.servers.discord.model import Permission

WAYS = ["Play now", "Challenge a friend", "Rules"]
LEVELS = ["dreamer", "one-eyed", "blinkered", "keen", "wary", "master"]


async def test_a_bare_challenge_and_help_offer_the_three_ways_in(evening):
    for command in ("challenge", "help"):
        reply = await evening.anna.slash(evening.games, command)
        assert reply.ephemeral
        assert reply.labels == WAYS
    assert not evening.games.messages


async def test_four_taps_lead_to_a_match_against_the_computer(evening):
    menu = await evening.anna.slash(evening.games, "challenge")
    for label in ("Play now", "Battle of Cannae"):
        menu = await menu.click(evening.anna, label)
    fits, *levels, back = menu.labels
    weakest = levels[0].replace(" · ", ", ")
    assert (fits, back) == (f"About your strength ({weakest})", "Back")
    assert [label.split(" · ")[0] for label in levels] == LEVELS
    card = await menu.click(evening.anna, levels[3])
    assert card.message is menu.message
    assert "Anna challenges Salle (keen)" in card.text
    assert "`" not in card.content, "nothing is drawn by lot"
    board = await (await card.click(evening.anna, "Play now")).done()
    assert board.attachments


async def test_a_friend_is_chosen_from_a_menu_and_the_terms_from_a_form(evening):
    menu = await evening.anna.slash(evening.games, "challenge")
    people = await menu.click(evening.anna, "Challenge a friend")
    assert people.labels == ["Anybody", "Back"]
    games = await people.select(evening.anna, evening.bea)
    assert games.labels == [*game_names(), "Back"]
    form = await games.click(evening.anna, "En Garde")
    assert form.kind is Answer.MODAL
    labels = [entry.label for entry in form.modal.entries]
    assert labels[:2] == ["Variant", "Touches"]
    assert len(labels) == 5
    sent = await form.submit({"variant": "advanced", "switches": [], "clock": "brisk"})
    assert sent.message is menu.message
    assert sent.text == "Your challenge to Bea is on the table."
    card = await evening.bea.wait_message(evening.games)
    assert card.pinged == [evening.bea]
    assert "advanced · first to 5 · no last attack · begins: at random · brisk: 1 day" in card.text


async def test_whoever_likes_may_take_a_challenge_made_by_taps(evening):
    menu = await evening.anna.slash(evening.games, "challenge")
    for label in ("Challenge a friend", "Anybody", "Gygès"):
        menu = await menu.click(evening.anna, label)
    await menu.submit()
    card = await evening.eve.wait_message(evening.games)
    assert "Take it" in card.labels


async def test_salle_chosen_from_the_menu_of_people_is_the_computer(evening):
    menu = await evening.anna.slash(evening.games, "challenge")
    people = await menu.click(evening.anna, "Challenge a friend")
    games = await people.select(evening.anna, evening.server.bot)
    levels = await games.click(evening.anna, "Gygès")
    assert any(label.startswith("master · ") for label in levels.labels)


async def test_nobody_is_chosen_who_can_not_play(evening):
    menu = await evening.anna.slash(evening.games, "challenge")
    people = await menu.click(evening.anna, "Challenge a friend")
    robot = evening.server.user("Robot")
    robot.bot = True
    for person, words in ((evening.anna, "A match needs two"), (robot, "Other bots")):
        assert words in (await people.select(evening.anna, person)).text


async def test_a_form_that_is_sent_twice_opens_one_table(evening):
    menu = await evening.anna.slash(evening.games, "challenge", opponent=evening.bea)
    form = await menu.click(evening.anna, "Gygès")
    await asyncio.gather(form.submit(), form.submit())
    await evening.bea.wait_message(evening.games)
    await asyncio.sleep(0.1)
    assert len(evening.games.messages) == 1


async def test_in_the_private_chat_a_menu_is_one_message(evening):
    menu = await evening.anna.slash(evening.anna.dm, "challenge")
    for label in ("Play now", "Gygès"):
        menu = await menu.click(evening.anna, label)
    menu = await menu.click(evening.anna, menu.labels[0])
    assert len(evening.anna.dm.messages) == 1
    assert "Play now" in menu.labels
    back = await evening.anna.slash(evening.anna.dm, "challenge")
    people = await back.click(evening.anna, "Challenge a friend")
    assert people.labels == ["Back"], "nobody else reads a private chat"
    assert (await people.click(evening.anna, "Back")).labels == WAYS


@pytest.mark.long
async def test_the_rules_of_a_game_are_two_taps_away(evening):
    menu = await evening.anna.slash(evening.games, "help")
    games = await menu.click(evening.anna, "Rules")
    page = await (await games.click(evening.anna, "Gygès")).done()
    assert "Gygès" in page.message.text or "Gygès" in page.followups[0].text


async def test_a_person_and_the_computer_are_not_challenged_at_once(evening):
    reply = await evening.anna.slash(
        evening.games, "challenge", opponent=evening.bea, computer="novice", game="gyges"
    )
    assert "one of them is too many" in reply.text
    assert not evening.games.messages


async def test_a_new_server_is_greeted_once_in_its_language_with_the_ways_in(evening):
    people = [evening.anna, evening.bea]
    guild = evening.server.guild("Nuova", people, "it", system="generale")
    hello = await evening.anna.wait_message(guild.system)
    assert hello.text.startswith(say_in("it")("entrance-hello"))
    assert len(hello.labels) == 3
    menu = await hello.click(evening.bea, hello.labels[0])
    assert menu.ephemeral
    assert menu.labels[:-1] == game_names()
    assert hello.labels == [say_in("it")(f"entrance-{key}") for key in ("play-now", "friend")] + [
        say_in("it")("hall-rules")
    ]


async def test_a_server_that_does_not_let_salle_write_is_left_in_peace(evening):
    quiet = {"system": "news", "denied": Permission.SEND_MESSAGES}
    guild = evening.server.guild("Quiet", [evening.anna], **quiet)
    bare = evening.server.guild("Bare", [evening.anna])
    await evening.anna.slash(evening.games, "help")
    await asyncio.sleep(0.1)
    assert not guild.system.messages
    assert not bare.channels


async def test_a_server_that_was_there_before_is_not_greeted(server, patience):
    anna = server.user("Anna")
    known = server.guild("Known", [anna], system="general")
    async with Evening(server).open() as opened:
        await opened.anna.slash(opened.games, "help")
        assert not known.system.messages


async def test_settings_are_buttons_that_say_what_is_set_now(evening):
    shown = await evening.anna.slash(evening.games, "settings show")
    assert "Theme: light" in shown.text
    values = await shown.click(evening.anna, "Theme")
    assert values.labels == ["✓ light", "dark", "Back"]
    chosen = await values.click(evening.anna, "dark")
    assert chosen.message is shown.message
    assert "Theme: dark" in chosen.text
    direct = await evening.anna.slash(evening.games, "settings show", setting="language")
    assert "Italiano" in direct.labels


async def test_a_wrong_value_is_answered_with_those_there_are(evening):
    reply = await evening.anna.slash(
        evening.games, "settings show", setting="theme", value="purple"
    )
    assert "I don't understand “purple”." in reply.text
    assert reply.labels == ["✓ light", "dark", "Back"]
