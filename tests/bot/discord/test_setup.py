"""`/setup` in a server: what is missing there, and who may change what."""

from tests.servers.discord.model import Permission


async def test_in_a_server_with_half_the_permissions_missing_each_is_named(evening):
    talk = evening.guild.channel("talk")
    evening.guild.permissions &= ~Permission.ATTACH_FILES
    evening.server.forbid(evening.games, Permission.CREATE_PUBLIC_THREADS)
    evening.server.forbid(talk, Permission.VIEW_CHANNEL)
    reply = await (await evening.anna.slash(evening.games, "setup")).done()
    assert reply.ephemeral
    assert "“View Channel” is missing in \\#talk. Without it I can do nothing there." in reply.text
    assert "“Attach Files” or “Send Photos” is missing in \\#games." in reply.text
    assert "“Create Public Threads” or “Manage Topics” is missing in \\#games." in reply.text
    assert "Send Messages in Threads" not in reply.text
    evening.guild.permissions |= Permission.ATTACH_FILES
    again = await (await reply.click(evening.anna, "Look again")).done()
    assert "Attach Files" not in again.message.text, "it is looked at anew each time"


async def test_a_challenge_in_a_channel_that_is_not_allowed_says_where_to_go(evening):
    talk = evening.guild.channel("talk")
    reply = await (await evening.anna.slash(talk, "setup")).done()
    page = await (await reply.click(evening.anna, "Channels")).done()
    await (await page.click(evening.anna, "#games")).done()
    refused = await evening.anna.slash(talk, "challenge", opponent=evening.bea, game="gyges")
    text = (await refused.done()).text
    assert text == f"I don't play in this channel, but in these: {evening.games.mention}."
    await evening.challenge(evening.anna, evening.bea)


async def test_who_may_manage_a_channel_but_not_the_server_is_refused_by_word_and_by_tap(evening):
    shown = await (await evening.anna.slash(evening.games, "setup")).done()
    evening.anna.lacks = Permission.MANAGE_GUILD
    forged = await (await shown.click(evening.anna, "Ratings")).done()
    said = await (await evening.anna.slash(evening.games, "setup")).done()
    assert "manages this server" in said.text
    assert "manages this server" in forged.text


async def test_only_games_that_are_offered_are_suggested(evening):
    reply = await (await evening.anna.slash(evening.games, "setup")).done()
    page = await (await reply.click(evening.anna, "Games")).done()
    await (await page.click(evening.anna, "✓ Gygès")).done()
    suggested = await evening.bea.autocomplete(evening.games, "challenge", game="")
    assert [one.value for one in suggested] == [g for g in evening.salle.games if g != "gyges"]
    typed = await evening.anna.slash(
        evening.games, "challenge", opponent=evening.bea, game="battle of cannae"
    )
    assert "Bea" in (await typed.done()).text
