"""Commands, buttons, menus and modals, and answers that come too late."""

import asyncio

import aiohttp
import discord
import pytest

from tests.servers.discord import Answer, NoAnswerError
from tests.servers.discord.client import Bot, running


async def test_a_slash_command_is_answered(hall):
    reply = await hall.anna.slash(hall.games, "challenge", opponent=hall.bea, game="En Garde")
    assert reply.content == f"en-GB: {hall.anna.id} to {hall.bea.id} at en_garde"
    assert reply.labels == ["Accept", "Later", "Hand"]
    assert not reply.ephemeral


async def test_a_slash_command_works_in_private(hall):
    reply = await hall.bea.slash(hall.bea.dm, "challenge", opponent=hall.anna)
    assert reply.content.startswith("it: ")
    assert hall.bea.dm.messages == [reply.message]


async def test_a_client_sends_no_command_it_does_not_know(hall):
    with pytest.raises(AssertionError, match="needs"):
        await hall.anna.slash(hall.games, "challenge")
    with pytest.raises(AssertionError, match="no command"):
        await hall.anna.slash(hall.games, "nothing")


async def test_a_button_updates_its_message(hall):
    reply = await hall.anna.slash(hall.games, "challenge", opponent=hall.bea)
    shown = await reply.click(hall.bea, "Accept")
    assert shown.kind is Answer.UPDATE
    assert shown.message is reply.message
    assert (shown.content, shown.buttons) == ("bea accepts", [])


async def test_a_deferred_update_edits_its_message(hall):
    reply = await hall.anna.slash(hall.games, "challenge", opponent=hall.bea)
    shown = await (await reply.click(hall.bea, "Later")).done()
    assert shown.kind is Answer.DEFERRED_UPDATE
    assert reply.content == "later, then"


async def test_an_ephemeral_answer_is_seen_by_one_person(hall):
    reply = await hall.anna.slash(hall.games, "challenge", opponent=hall.bea)
    hand = await reply.click(hall.bea, "hand")
    assert hand.ephemeral
    assert hand.message in hall.bea.sees(hall.games)
    assert hand.message not in hall.anna.sees(hall.games)
    with pytest.raises(AssertionError, match="does not see"):
        await hand.select(hall.anna, "Card 3")


async def test_a_menu_in_an_ephemeral_message_updates_it(hall):
    reply = await hall.anna.slash(hall.games, "challenge", opponent=hall.bea)
    hand = await reply.click(hall.bea, "Hand")
    played = await hand.select(hall.bea, "Card 3")
    assert (played.message, played.content) == (hand.message, "card 3")


async def test_a_menu_of_users_names_a_member(hall):
    reply = await hall.anna.slash(hall.games, "who")
    assert (await reply.select(hall.anna, hall.bea)).content == "against Bea"


async def test_thinking_is_filled_by_the_first_follow_up(hall):
    hall.bot.hold.clear()
    reply = await hall.anna.slash(hall.games, "think")
    assert reply.message.loading
    assert reply.ephemeral
    hall.bot.hold.set()
    await reply.done()
    assert reply.content == "thought"
    assert (await reply.followup()).content == "and more"


async def test_a_modal_is_shown_and_submitted(hall):
    reply = await hall.anna.slash(hall.games, "write")
    assert [e.label for e in reply.modal.entries] == ["Move", "Cards", "Side"]
    sent = await reply.submit(Move="1x", Cards=["1", "3"], Side="south")
    assert sent.content == "1x 1+3 south"


async def test_a_modal_checks_its_fields_before_it_is_sent(hall):
    reply = await hall.anna.slash(hall.games, "write")
    with pytest.raises(AssertionError, match="characters"):
        await reply.submit(Move="too long", Cards=["1"], Side="south")


async def test_what_is_typed_is_completed(hall):
    offered = await hall.anna.autocomplete(hall.games, "move", move="3x")
    assert [(s.name, s.value) for s in offered] == [("play 3x1", "3x1"), ("play 3x2", "3x2")]


async def test_the_menu_of_a_user_challenges(hall):
    reply = await hall.anna.context_menu(hall.games, "Challenge", target=hall.bea)
    assert reply.content == "challenged Bea"


async def test_a_button_works_after_a_restart(hall):
    reply = await hall.anna.slash(hall.games, "square")
    await hall.bot.close()
    async with running(hall.server, Bot()):
        assert (await reply.click(hall.anna, "d5")).content == "moved to d5"


async def test_an_answer_after_three_seconds_is_refused(hall):
    hall.bot.hold.clear()
    hall.server.patience = 0.2
    asking = asyncio.create_task(hall.anna.slash(hall.games, "slow"))
    await hall.server.wait(lambda: hall.server.world.interactions)
    hall.server.clock.advance(3.1)
    hall.bot.hold.set()
    error = await hall.bot.errors.get()
    assert isinstance(error, discord.NotFound)
    assert error.code == 10062
    with pytest.raises(NoAnswerError, match="10062"):
        await asking


async def test_a_second_answer_is_refused(hall):
    reply = await hall.anna.slash(hall.games, "who")
    made = reply.interaction
    url = f"{hall.server.api_base}/interactions/{made.id}/{made.token}/callback"
    async with (
        aiohttp.ClientSession() as http,
        http.post(url, json={"type": 4, "data": {"content": "again"}}) as response,
    ):
        assert (response.status, (await response.json())["code"]) == (400, 40060)


@pytest.mark.parametrize("how", ["age", "forget"])
async def test_a_token_dies_after_fifteen_minutes(hall, how):
    hall.bot.hold.clear()
    reply = await hall.anna.slash(hall.games, "think")
    if how == "age":
        hall.server.clock.advance(15 * 60 + 1)
    else:
        hall.server.forget_interaction_tokens()
    hall.bot.hold.set()
    assert (await hall.bot.errors.get()).code == 50027
    assert reply.message.loading
