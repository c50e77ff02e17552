"""Messages, private ones too: pictures, limits, permissions."""

import io

import discord
import pytest

from tests.servers.discord import Permission
from tests.servers.discord.samples import PNG, picture


async def test_a_private_message_arrives(hall):
    await hall.user(hall.anna).send("your turn")
    await hall.user(hall.anna).send("your turn again")
    assert (await hall.anna.wait_dm(lambda m: "again" in m.text)).content == "your turn again"
    assert (await hall.anna.wait_dm()).content == "your turn"


async def test_closed_private_messages_are_refused(hall):
    hall.server.close_dm(hall.bea)
    with pytest.raises(discord.Forbidden) as refused:
        await hall.user(hall.bea).send("hello")
    assert refused.value.code == 50007
    assert hall.server.invalid_requests == 1


async def test_a_private_channel_may_not_open(hall):
    hall.server.refuse_dm(hall.bea)
    with pytest.raises(discord.Forbidden) as refused:
        await hall.user(hall.bea).create_dm()
    assert refused.value.code == 40003


async def test_a_stranger_gets_no_private_message(hall):
    with pytest.raises(discord.Forbidden) as refused:
        await hall.user(hall.server.user("Carla")).send("hello")
    assert refused.value.code == 50278


async def test_a_picture_is_kept_with_its_alt_text(hall):
    sent = await hall.channel.send(file=picture())
    kept = hall.games.messages[-1].attachments[0]
    assert (kept.filename, kept.data, kept.alt) == ("board.png", PNG, "a board")
    assert (sent.attachments[0].width, sent.attachments[0].height) == (3, 2)
    assert await sent.attachments[0].read() == PNG


async def test_the_link_of_a_picture_expires(hall):
    sent = await hall.channel.send(file=picture())
    hall.server.clock.advance(25 * 3600)
    with pytest.raises(discord.NotFound):
        await sent.attachments[0].read()


async def test_edited_files_are_added_unless_the_old_ones_are_dropped(hall):
    sent = await hall.channel.send(file=picture("1.png"))
    http, channel = hall.bot.http, hall.games.id
    with discord.http.handle_message_parameters(file=picture("2.png")) as params:
        params.multipart[0]["value"] = "{}"
        await http.edit_message(channel, sent.id, params=params)
    message = hall.games.messages[-1]
    assert [a.filename for a in message.attachments] == ["1.png", "2.png"]
    await sent.edit(attachments=[picture("3.png")])
    assert [a.filename for a in message.attachments] == ["3.png"]


async def test_a_file_of_more_than_ten_mebibytes_is_refused(hall):
    big = discord.File(io.BytesIO(bytes(10 * 1024 * 1024 + 1)), "big.gif")
    with pytest.raises(discord.HTTPException) as refused:
        await hall.channel.send(file=big)
    assert (refused.value.status, refused.value.code) == (413, 40005)


async def test_the_same_nonce_posts_once(hall):
    first = await hall.channel.send("board", nonce="table:7")
    again = await hall.channel.send("board", nonce="table:7")
    assert first.id == again.id
    assert len(hall.games.messages) == 1


async def test_more_than_2000_characters_are_refused(hall):
    with pytest.raises(discord.HTTPException) as refused:
        await hall.channel.send("x" * 2001)
    assert refused.value.code == 50035


async def test_an_empty_message_is_refused(hall):
    with pytest.raises(discord.HTTPException) as refused:
        await hall.channel.send("")
    assert refused.value.code == 50006


async def test_only_allowed_mentions_notify(hall):
    text = f"{hall.anna.mention} and {hall.bea.mention}"
    await hall.channel.send(text, allowed_mentions=discord.AllowedMentions(users=[hall.bea]))
    await hall.channel.send(text, silent=True)
    one, none = hall.games.messages
    assert one.mentions == [hall.anna, hall.bea]
    assert (one.pinged, none.pinged, none.silent) == ([hall.bea], [], True)


async def test_missing_permissions_are_told_and_enforced(hall):
    told = hall.bot.wait_for("guild_channel_update")
    hall.server.forbid(hall.games, Permission.SEND_MESSAGES)
    _, known = await told
    assert not known.permissions_for(known.guild.me).send_messages
    with pytest.raises(discord.Forbidden) as refused:
        await hall.channel.send("x")
    assert refused.value.code == 50013


async def test_an_old_message_takes_few_edits(hall):
    sent = await hall.channel.send("board")
    hall.server.limit_old_edits(retry_after=0.001)
    await sent.edit(content="young enough")
    hall.server.clock.advance(3601)
    with pytest.raises(discord.HTTPException) as refused:
        await sent.edit(content="too old")
    assert refused.value.code == 30046


async def test_others_words_arrive_empty_without_the_content_intent(hall):
    heard = hall.bot.wait_for("message", check=lambda m: not m.author.bot)
    hall.anna.say(hall.games, "secret")
    assert (await heard).content == ""


async def test_a_deleted_message_is_not_edited(hall):
    sent = await hall.channel.send("board")
    hall.server.delete(hall.games.messages[-1])
    with pytest.raises(discord.NotFound) as refused:
        await sent.edit(content="new board")
    assert refused.value.code == 10008
