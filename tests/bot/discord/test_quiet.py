"""What a table costs a channel on Discord: a thread, one message per turn, or one message."""

import asyncio
import random

import pytest

from tests.bot.discord.evening import is_over, main, moves
from tests.bot.short_games import CANNAE_OPTIONS
from tests.servers.discord import Person
from tests.servers.discord.model import Permission

GAMES = {
    "en_garde": {"variant": "standard", "options": "touches=1"},
    "gyges": {"variant": "", "options": ""},
    "cannae": {"variant": "", "options": CANNAE_OPTIONS},
    "audatia": {"variant": "", "options": ""},
}
USUAL = [("en_garde", "each"), ("cannae", "threads")]
TURNS = 4  # of a game that would take long
SEND = {"Send", "That's all, send", "Do it"}


async def quiet(evening, boards):
    reply = await evening.anna.slash(evening.games, "settings quiet", boards=boards)
    assert "From now on" in (await reply.done()).text


async def begin(evening, game="cannae"):
    card = await evening.challenge(evening.anna, evening.bea, game=game, **GAMES[game])
    answer = await card.click(evening.bea, "Accept")
    if "Back" in answer.labels:
        await answer.click(evening.bea, answer.labels[0])
    return card


async def play_any(luck, message, person):
    """Tap whatever is offered until it can be sent, and send it; of any game."""
    for _ in range(60):
        if SEND & set(message.labels):
            await (await person.click(message, main(message))).done()
            return
        labels = moves(message)
        menus = [line for menu in message.selects for line in menu.options]
        number = luck.randrange(len(labels) + len(menus))
        if number < len(labels):
            reply = await person.click(message, labels[number])
        else:
            line = menus[number - len(labels)]
            menu = next(one for one in message.selects if line in one.options)
            reply = await person.select(message, [line.value], menu.custom_id)
        message = (await reply.done()).message
    raise AssertionError(f"no end of the move: {message}")


def boards(evening):
    """All that ever were sent to the channel, and to its threads."""
    places = [evening.games, *evening.guild.threads]
    every = (m for place in places for m in (*place.messages, *place.removed))
    return [m for m in every if m.author.bot and m.attachments]


async def version(evening):
    (table,) = [key for key in evening.salle.store.tables() if key.chat == str(evening.games.id)]
    return (await evening.salle.tables.load(table)).version


async def settled(evening):
    """Until all that has been done is told in the channel."""
    (table,) = [key for key in evening.salle.store.tables() if key.chat == str(evening.games.id)]
    async with asyncio.timeout(60):
        while True:
            wanted = f"{await version(evening)}|"
            told = (await evening.salle.store.message_refs(table)).get("chat-board", "")
            if told.startswith(wanted):
                return
            await asyncio.sleep(0.02)


async def play(evening, turns=TURNS):
    luck = random.Random(1)
    for _ in range(turns):
        await settled(evening)
        if any(is_over(m) for m in boards(evening)):
            return
        person, message = await evening.mover()
        await play_any(luck, message, person)
    await settled(evening)


@pytest.mark.parametrize(
    ("game", "way"),
    [
        (game, way) if (game, way) in USUAL else pytest.param(game, way, marks=pytest.mark.long)
        for game in GAMES
        for way in ("each", "threads")
    ],
)
async def test_a_match_costs_a_message_a_turn_at_most(evening, game, way):
    await quiet(evening, way)
    await begin(evening, game)
    await play(evening)
    assert len(boards(evening)) <= await version(evening)
    assert bool(evening.guild.threads) == (way == "threads")


async def test_in_a_quiet_channel_one_board_a_table_is_edited_to_the_end(evening):
    await quiet(evening, "one")
    await begin(evening, "en_garde")
    await play(evening, 3)
    await evening.resign(evening.anna)
    await settled(evening)
    (board,) = boards(evening)
    assert is_over(board)
    assert evening.guild.threads == []


async def test_where_an_old_board_takes_no_edits_a_new_one_takes_its_place(evening):
    await quiet(evening, "one")
    await begin(evening)
    await settled(evening)
    (first,) = boards(evening)
    evening.server.limits.old_edit_retry = 60.0
    first.created -= 2 * 3_600
    await play(evening, 1)
    await evening.server.wait(lambda: first.deleted, what="the old board to go")
    assert [m for m in evening.games.messages if m.attachments] != [first]


async def test_in_a_quiet_channel_whoever_can_not_be_written_to_is_still_called(evening):
    await quiet(evening, "one")
    await begin(evening)
    await settled(evening)
    evening.bea.dm_open = False
    await play(evening, 1)

    def pinged() -> list[list[Person]]:
        return [board.pinged for board in evening.games.messages if board.attachments]

    await evening.server.wait(lambda: pinged() == [[evening.bea]], what="one board that calls Bea")


async def test_an_offer_is_written_under_the_board_and_costs_no_message(evening):
    await begin(evening)
    await settled(evening)
    (board,) = boards(evening)
    await evening.anna.slash(evening.guild.threads[0], "match draw")
    await evening.server.wait(lambda: "offers a draw" in board.text, what="the offer")
    assert boards(evening) == [board]


async def test_only_who_may_manage_the_channel_sets_how_quiet_it_is(evening):
    evening.bea.lacks = Permission.MANAGE_CHANNELS
    reply = await evening.bea.slash(evening.games, "settings quiet", boards="one")
    assert "manages this channel" in (await reply.done()).text


async def test_the_ways_are_shown_and_tapped(evening):
    shown = await evening.anna.slash(evening.games, "settings quiet")
    assert "✓ a thread for each table" in shown.labels
    await shown.click(evening.anna, "one message per table")
    await evening.server.wait(
        lambda: "✓ one message per table" in shown.message.labels, what="the mark"
    )
