"""Commands, chats, the log, and trouble on demand."""

import aiohttp
import pytest
from telegram import BotCommand, BotCommandScopeAllGroupChats
from telegram.error import BadRequest, NetworkError, TimedOut

from tests.servers.telegram.samples import keyboard, picture, refused


async def test_commands_are_kept_by_scope_and_language(server, bot):
    scope = BotCommandScopeAllGroupChats()
    await bot.set_my_commands([BotCommand("hand", "your hand")])
    await bot.set_my_commands([BotCommand("hand", "la mano")], scope, "it")
    assert server.commands["all_group_chats", "it"] == [
        {"command": "hand", "description": "la mano"}
    ]
    assert [c.description for c in await bot.get_my_commands()] == ["your hand"]
    await bot.delete_my_commands()
    assert await bot.get_my_commands() == ()
    with refused("BOT_COMMAND_INVALID"):
        await bot.set_my_commands([BotCommand("Hand", "your hand")])
    with refused("BOT_COMMANDS_TOO_MUCH"):
        await bot.set_my_commands([BotCommand(f"c{n}", "x") for n in range(101)])


async def test_descriptions_are_kept_by_language(bot):
    await bot.set_my_description("A hall")
    await bot.set_my_description("Una sala", "it")
    await bot.set_my_short_description("A hall, in short")
    assert (await bot.get_my_description("it")).description == "Una sala"
    assert (await bot.get_my_description("fr")).description == "A hall"
    with pytest.raises(BadRequest):
        await bot.set_my_short_description("x" * 121)


async def test_chats_and_members_can_be_asked_for(server, bot, anna, bea, group):
    assert (await bot.get_chat(group.id)).title == "Games"
    assert (await bot.get_chat_member(group.id, anna.id)).status == "creator"
    assert (await bot.get_chat_member(group.id, bea.id)).status == "member"
    assert (await bot.get_chat_member(group.id, server.user("Carl").id)).status == "left"
    group.promotes_bot()
    assert (await bot.get_chat_member(group.id, server.id)).can_delete_messages
    assert await bot.send_chat_action(group.id, "typing")


async def test_the_log_holds_every_call_with_its_end(server, bot, anna):
    await anna.starts()
    await bot.send_photo(anna.id, picture(), reply_markup=keyboard("Yes"))
    with pytest.raises(BadRequest):
        await bot.send_message(1, "x")
    photo, message = server.log[-2:]
    assert (photo.method, photo.status, message.status) == ("sendPhoto", 200, 400)
    assert photo.parameters["chat_id"] == anna.id
    assert photo.parameters["reply_markup"]["inline_keyboard"][0][0]["text"] == "Yes"
    assert message.answer == "Bad Request: chat not found"


async def test_trouble_comes_when_asked_for(server, bot, anna):
    await anna.starts()
    server.fails("sendMessage", 500, "Internal Server Error")
    server.drops("sendMessage", after=True)
    for _ in range(2):
        with pytest.raises(NetworkError):
            await bot.send_message(anna.id, "hello")
    assert [m.text for m in anna.from_bot] == ["hello"]


async def test_a_call_that_nobody_waits_for_any_more_is_obeyed_all_the_same(server, bot, anna):
    await anna.starts()
    release = server.holds("sendMessage")
    with pytest.raises(TimedOut):
        await bot.send_message(anna.id, "hello", read_timeout=0.05)
    release.set()
    assert (await anna.wait()).text == "hello"


async def test_the_server_may_go_away_and_come_back(server, polling, anna):
    await server.polled()
    await server.stop()
    await anna.starts()
    await server.start()
    assert (await anna.wait()).text == "Welcome."


async def test_a_wrong_token_and_an_unknown_method_are_refused(server):
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{server.base}/bot1:wrong/getMe") as response:
            assert response.status == 401
        async with session.get(f"{server.base}/bot1:abc/getFortune") as response:
            assert response.status == 404
        async with session.post(f"{server.base}/bot1:abc/getme", json={}) as response:
            assert (await response.json())["result"]["username"] == "salle_test_bot"
