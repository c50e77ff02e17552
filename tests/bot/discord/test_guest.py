"""Salle as an app of a person's own, in places where she isn't a member."""

import pytest

from tests.bot.discord.evening import main
from tests.servers.discord import Permission
from tests.servers.discord import interactions as wire


@pytest.fixture
def by_user_install(monkeypatch):
    """Commands come from people who have installed Salle for themselves alone."""
    payload = wire.payload_of

    def for_user(world, made):
        body = payload(world, made)
        body["authorizing_integration_owners"] = {"1": str(made.user.id)}
        return body

    monkeypatch.setattr(wire, "payload_of", for_user)


async def test_where_she_cannot_post_the_answer_is_the_card_and_the_board(by_user_install, evening):
    evening.server.forbid(evening.games, Permission.SEND_MESSAGES)
    terms = {"opponent": evening.bea, "game": "en_garde"}
    reply = await evening.anna.slash(evening.games, "challenge", **terms)
    assert not reply.ephemeral
    assert "Anna challenges Bea" in reply.text
    assert reply.message.pinged == [evening.bea]
    plainly = await reply.followup()
    assert plainly.ephemeral
    assert "In this chat I can only answer" in plainly.text
    taken = await reply.message.click(evening.bea, "Accept")
    assert taken.message is reply.message
    assert "Round 1." in reply.message.text
    hand = await taken.followup()
    assert hand.ephemeral
    assert "Accepted" in hand.text


async def test_a_public_keyboard_is_answered_to_its_player_alone(by_user_install, evening):
    evening.server.forbid(evening.games, Permission.SEND_MESSAGES)
    terms = {"opponent": evening.bea, "game": "en_garde"}
    card = await evening.anna.slash(evening.games, "challenge", **terms)
    await card.message.click(evening.bea, "Accept")
    board = card.message
    steps = [label for label in board.labels if label.startswith("Forward")]
    seen, revision = (board.text, board.labels), board.revision
    mover = evening.anna if "Anna to move" in board.text else evening.bea
    replies = [await board.click(mover, label) for label in steps]
    assert all(reply.ephemeral for reply in replies)
    shown = next(reply for reply in replies if "Not sent yet." in reply.text)
    assert (board.text, board.labels) == seen
    assert board.revision == revision
    sent = await shown.message.click(mover, "Send")
    assert "Not sent yet." not in sent.text


async def test_where_she_cannot_post_the_chosen_game_brings_the_card(by_user_install, evening):
    evening.server.forbid(evening.games, Permission.SEND_MESSAGES)
    asked = await evening.anna.slash(evening.games, "challenge", opponent=evening.bea)
    assert asked.ephemeral
    form = await asked.click(evening.anna, "Gygès")
    chosen = await form.submit()
    assert "In this chat I can only answer" in chosen.text
    card = await chosen.followup()
    assert (card.ephemeral, card.pinged) == (False, [evening.bea])
    assert "Anna challenges Bea to Gygès" in card.text


async def test_as_a_guest_she_plays_on_without_a_refusal(by_user_install, evening):
    evening.server.forbid(evening.games, Permission.VIEW_CHANNEL)
    terms = {"opponent": evening.bea, "game": "en_garde", "clock": "1d+1d/1d"}
    card = await evening.anna.slash(evening.games, "challenge", **terms)
    await card.message.click(evening.bea, "Accept")
    for _ in range(3):
        person, message = await evening.mover()
        await evening.play(message, person)
    await evening.mover()
    assert not evening.server.requests("POST /channels/{id}/messages", 403)
    shown = await evening.anna.slash(evening.anna.dm, "settings show")
    assert "In the channel of these tables I can only answer" in shown.text


async def test_as_a_guest_she_tells_the_player_whom_she_cannot_reach(by_user_install, evening):
    evening.server.forbid(evening.games, Permission.VIEW_CHANNEL)
    evening.server.close_dm(evening.bea)
    terms = {"opponent": evening.bea, "game": "cannae"}
    card = await evening.anna.slash(evening.games, "challenge", **terms)
    await card.message.click(evening.bea, "Accept")
    board = await evening.anna.wait_dm(lambda m: "Pass" in m.labels)
    passing = await (await evening.anna.click(board, "Pass")).done()
    await (await evening.anna.click(passing.message, main(passing.message))).done()
    news = "Bea hasn't been told"
    await evening.server.wait(lambda: news in evening.anna.dm.messages[-1].text, 10, news)
    assert "not reached yet" in evening.anna.dm.messages[-1].text
    assert len(evening.anna.dm.messages) == 1
