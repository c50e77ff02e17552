"""Challenges in Discord: cards, answers, counter-offers, what is wrong in one."""

import asyncio
import re

import pytest

from tests.bot.salle import game_names


async def test_the_card_shows_what_one_agrees_to_and_mentions_the_challenged_once(evening):
    card = await evening.challenge(evening.anna, evening.bea, clock="brisk")
    assert "Anna challenges Bea to En Garde" in card.text
    assert "standard · first to 1 · begins: at random · brisk: 1 day, +8 h a move" in card.text
    assert re.search(r"Sealed shuffle: `[0-9a-f]{64}`", card.text)
    assert card.pinged == [evening.bea]
    assert card.labels == [
        "Accept", "Decline", "Change…", "Make it rated", "Withdraw", "Rules",
    ]  # fmt: skip


async def test_an_accepted_card_keeps_its_words_and_loses_its_question(evening):
    card = await evening.challenge(evening.anna, evening.bea)
    reply = await card.click(evening.bea, "Accept")
    assert reply.ephemeral
    await evening.server.wait(lambda: card.labels == ["Rules"], what="answered card")
    assert "Bea accepted." in card.text
    assert card in evening.games.messages


async def test_somebody_else_cannot_accept(evening):
    card = await evening.challenge(evening.anna, evening.bea)
    reply = await card.click(evening.eve, "Accept")
    assert (reply.ephemeral, reply.labels) == (True, [])
    assert "for somebody else" in reply.text
    assert "Accept" in card.labels


async def test_a_declined_challenge_opens_no_thread(evening):
    card = await evening.challenge(evening.anna, evening.bea)
    await card.click(evening.bea, "Decline")
    await evening.server.wait(lambda: "Bea declined." in card.text, what="declined card")
    assert not evening.guild.threads


async def test_an_open_challenge_is_taken_by_whoever_comes(evening):
    await evening.anna.slash(evening.games, "challenge", game="gyges")
    card = await evening.eve.wait_message(evening.games)
    assert card.pinged == []
    reply = await card.click(evening.eve, "Take it")
    assert "Accepted" in reply.text


async def test_the_menu_of_a_user_challenges_them_to_a_game_of_ones_choice(evening):
    asked = await evening.anna.context_menu(evening.games, "Challenge", target=evening.bea)
    assert asked.ephemeral
    assert "Which game?" in asked.text
    assert asked.labels == game_names()
    form = await asked.click(evening.anna, "Battle of Cannae")
    reply = await form.submit()
    assert reply.message is asked.message
    assert (reply.text, reply.labels) == ("Your challenge to Bea is on the table.", [])
    card = await evening.bea.wait_message(evening.games)
    assert "Anna challenges Bea to the Battle of Cannae" in card.text
    assert card.pinged == [evening.bea]


@pytest.mark.long
async def test_the_game_of_a_challenge_is_chosen_once(evening):
    asked = await evening.anna.slash(evening.games, "challenge", clock="brisk")
    form = await asked.click(evening.anna, "Gygès")
    await asyncio.gather(*(form.submit() for _ in range(2)))
    await evening.eve.wait_message(evening.games)
    assert len(evening.games.messages) == 1


async def test_what_only_one_game_knows_is_not_asked(evening):
    await evening.anna.slash(evening.games, "challenge", options="setup_rows=1")
    card = await evening.eve.wait_message(evening.games)
    assert "Gygès" in card.text


async def test_the_chosen_game_keeps_all_that_was_wished(evening):
    asked = await evening.anna.slash(
        evening.games, "challenge", opponent=evening.bea, clock="leisurely"
    )
    form = await asked.click(evening.anna, "Gygès")
    await form.submit()
    card = await evening.bea.wait_message(evening.games)
    assert "leisurely: 7 days" in card.text


async def test_a_counter_offer_stands_on_the_same_card_and_its_challenger_hears_of_it(evening):
    card = await evening.challenge(evening.anna, evening.bea)
    form = await card.click(evening.bea, "Change…")
    assert form.modal.title == "Change: En Garde"
    sent = await form.submit(variant="basic", touches="3")
    assert sent.ephemeral
    assert "Proposed. I'm asking Anna now." in sent.text
    await evening.server.wait(lambda: "Bea proposes:" in card.text, what="changed card")
    assert "basic · first to 3" in card.text
    heard = await evening.anna.wait_dm(lambda m: "Bea proposes:" in m.text)
    await heard.click(evening.anna, "Accept")
    await evening.server.wait(lambda: "Anna accepted." in card.text, what="accepted card")
    assert len(evening.games.messages) == 1


async def test_nobody_challenges_themselves_or_a_bot_of_others(evening):
    reply = await evening.anna.slash(evening.games, "challenge", opponent=evening.anna)
    assert "A match needs two" in reply.text
    robot = evening.server.user("Robot")
    robot.bot = True
    reply = await evening.anna.slash(evening.games, "challenge", opponent=robot)
    assert "Other bots don't play here" in reply.text
    assert not evening.games.messages


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        ({"options": "touches=9"}, "Touches is one of first to 1, first to 2"),
        ({"options": "layout=zzz"}, "Layout is one of deep centre, one line"),
        ({"variant": "wild"}, "Variant is one of basic, standard, advanced"),
        ({"options": "colour=red"}, "I don't understand “colour=red”"),
        (
            {"options": "layout=r1", "game": "gyges"},
            "I don't understand “layout=r1”",
        ),
        ({"computer": "grandmaster", "game": "gyges"}, "computer is one of novice, watchman, "),
    ],
)
async def test_what_is_wrong_in_a_challenge_is_said_of_the_game_meant(evening, arguments, answer):
    reply = await evening.anna.slash(evening.games, "challenge", **arguments)
    assert answer in reply.text.replace("\\", "")
    assert not evening.games.messages


async def test_options_are_read_as_in_every_other_place(evening):
    await evening.anna.slash(
        evening.games, "challenge", options="avanzato, touches = 3 clock=vivace"
    )
    card = await evening.eve.wait_message(evening.games)
    assert "advanced" in card.text
    assert "brisk: 1 day" in card.text


async def test_the_hall_itself_is_challenged_like_a_person(evening):
    asked = await evening.anna.slash(evening.games, "challenge", opponent=evening.server.bot)
    card = await (await asked.click(evening.anna, "En Garde")).done()
    assert card.ephemeral
    assert re.search(r"Sealed shuffle: `[0-9a-f]{64}`", card.text)
    assert not evening.games.messages
    reply = await (await card.click(evening.anna, "Play now")).done()
    assert reply.attachments[0].data.startswith(b"\x89PNG")


async def test_a_challenge_from_a_private_chat_reaches_the_challenged(evening):
    terms = {"opponent": evening.bea, "game": "en_garde"}
    await evening.anna.slash(evening.anna.dm, "challenge", **terms)
    card = await evening.bea.wait_dm()
    assert card.labels[0] == "Accept"
    await card.click(evening.bea, "Accept")
    await evening.mover()
