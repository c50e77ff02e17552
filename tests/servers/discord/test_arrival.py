"""Logging in, what a bot learns and which commands are taken; being sent away."""

import aiohttp
import discord
import pytest

from tests.servers.discord.client import Bot


async def test_a_wrong_token_is_refused_at_login(server):
    async with Bot() as bot:
        with pytest.raises(discord.LoginFailure):
            await bot.login("wrong")


async def test_a_wrong_token_is_refused_by_the_gateway(server):
    async with aiohttp.ClientSession() as http:
        ws = await http.ws_connect(f"{server.gateway_url}?v=10&encoding=json")
        await ws.receive_json()
        await ws.send_json({"op": 2, "d": {"token": "wrong", "intents": 0}})
        await ws.receive()
        assert ws.close_code == 4004


async def test_privileged_intents_are_refused(server):
    async with Bot(intents=discord.Intents.all()) as bot:
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await bot.start(server.token)


async def test_the_bot_learns_its_guild_and_channel(hall):
    guild = hall.bot.get_guild(hall.guild.id)
    assert [c.name for c in guild.text_channels] == ["games"]
    assert [m.id for m in guild.members] == [hall.server.bot.id]


async def test_commands_are_remembered(hall):
    assert {"challenge", "move", "Challenge"} <= hall.server.commands


@pytest.mark.parametrize(
    "change",
    [
        {"description": "x" * 101},
        {"name": "Upper"},
        {"description_localizations": {"it": "x" * 101}},
        {"description_localizations": {"xx": "no such locale"}},
        {"options": [{"type": 3, "name": f"n{n}", "description": "d"} for n in range(26)]},
    ],
)
async def test_a_command_that_breaks_the_rules_is_refused(hall, change):
    command = {"name": "fine", "description": "fine", "type": 1} | change
    with pytest.raises(discord.HTTPException) as refused:
        await hall.bot.http.bulk_upsert_global_commands(hall.server.bot.id, [command])
    assert refused.value.code == 50035
    assert "challenge" in hall.server.commands


async def test_a_command_of_more_than_8000_characters_is_refused(hall):
    choices = [{"name": f"{n:02}" + "n" * 98, "value": f"{n:02}" + "v" * 98} for n in range(25)]
    options = [
        {"type": 3, "name": f"o{n}", "description": "d", "choices": choices} for n in range(2)
    ]
    command = {"name": "long", "description": "long", "type": 1, "options": options}
    with pytest.raises(discord.HTTPException, match="maximum size"):
        await hall.bot.http.bulk_upsert_global_commands(hall.server.bot.id, [command])


async def test_a_bot_that_is_sent_away_learns_it(hall):
    gone = hall.bot.wait_for("guild_remove")
    hall.server.remove_bot(hall.guild)
    assert (await gone).id == hall.guild.id
    with pytest.raises(discord.NotFound):
        await hall.channel.send("hello?")
