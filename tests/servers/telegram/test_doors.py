"""Chats that are closed, flooded, moved."""

import pytest
from telegram import Bot
from telegram.error import ChatMigrated, Forbidden, RetryAfter

from bot.adapters.telegram.transport import AiohttpRequest
from tests.servers.telegram import TelegramServer
from tests.servers.telegram.samples import refused, seen


async def test_nobody_is_written_to_who_has_not_started_the_bot(bot, bea):
    with refused("bot can't initiate conversation with a user", Forbidden):
        await bot.send_message(bea.id, "hello")
    await bea.starts()
    await bot.send_message(bea.id, "hello")


async def test_whoever_blocks_the_bot_is_out_of_reach_until_they_start_it(server, polling, bea):
    await bea.starts()
    bea.blocks()
    update = await seen(server, polling, lambda u: u.my_chat_member)
    assert update.my_chat_member.new_chat_member.status == "kicked"
    with refused("bot was blocked by the user", Forbidden):
        await polling.bot.send_message(bea.id, "hello")
    await bea.starts()
    await polling.bot.send_message(bea.id, "hello")


async def test_a_bot_put_out_of_a_group_hears_so(server, polling, group):
    group.kicks_bot()
    await seen(
        server,
        polling,
        lambda u: u.my_chat_member and u.my_chat_member.new_chat_member.status == "kicked",
    )
    with refused("bot was kicked from the group chat", Forbidden):
        await polling.bot.send_message(group.id, "hello")


async def test_an_unknown_chat_is_not_found(bot):
    with refused("chat not found"):
        await bot.send_message(4711, "hello")


async def test_a_flooded_chat_is_told_how_long_to_wait(server, bot, anna, bea):
    await anna.starts()
    await bea.starts()
    server.rate_limit(anna, retry_after=30)
    with pytest.raises(RetryAfter) as flooded:
        await bot.send_message(anna.id, "hello")
    assert flooded.value.retry_after.total_seconds() == 30
    await bot.send_message(bea.id, "hello")


async def test_telegrams_own_limits_bind_when_asked_for(anna):
    now = 0.0
    async with TelegramServer("1:abc", real_limits=True, clock=lambda: now) as server:
        carl = server.user("Carl")
        group = server.group("Games", [carl])
        request = AiohttpRequest()
        async with Bot("1:abc", base_url=f"{server.base}/bot", request=request) as bot:
            for _ in range(20):
                await bot.send_message(group.id, "x")
                now += 1.0
            with pytest.raises(RetryAfter) as flooded:
                await bot.send_message(group.id, "x")
            assert flooded.value.retry_after.total_seconds() == 40
            now += 40
            await bot.send_message(group.id, "x")


async def test_a_group_that_becomes_a_supergroup_moves(server, polling, anna, group):
    await anna.sends(group, "/challenge")
    await group.wait()
    after = server.migrate(group)
    told = await seen(server, polling, lambda u: u.message and u.message.migrate_to_chat_id)
    assert told.message.migrate_to_chat_id == after.id
    with pytest.raises(ChatMigrated) as moved:
        await polling.bot.send_message(group.id, "hello")
    assert moved.value.new_chat_id == after.id
    await polling.bot.send_message(after.id, "hello")
    assert after.last.text == "hello"
