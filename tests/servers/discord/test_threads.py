"""Threads: awake, asleep, and how many."""

import discord
import pytest


async def test_a_sleeping_thread_refuses_edits_and_wakes_on_a_message(hall):
    start = await hall.channel.send("a game")
    thread = await start.create_thread(name="Anna and Bea")
    board = await thread.send("board")
    kept = hall.server.world.channels[thread.id]
    kept.archive()
    with pytest.raises(discord.HTTPException) as refused:
        await board.edit(content="new board")
    assert refused.value.code == 50083
    await thread.send("wake up")
    assert not kept.archived
    await board.edit(content="new board")


async def test_a_thread_is_a_place_to_play(hall):
    thread = await (await hall.channel.send("a game")).create_thread(name="one")
    reply = await hall.anna.slash(hall.server.world.channels[thread.id], "who")
    assert (await reply.select(hall.anna, hall.bea)).content == "against Bea"


async def test_a_message_has_one_thread_and_a_guild_so_many(hall):
    start = await hall.channel.send("a game")
    await start.create_thread(name="one")
    with pytest.raises(discord.HTTPException) as twice:
        await start.create_thread(name="two")
    assert twice.value.code == 160004
    hall.server.limits.active_threads = 1
    with pytest.raises(discord.HTTPException) as full:
        await (await hall.channel.send("another")).create_thread(name="two")
    assert full.value.code == 160006
