"""Order in a server: who may manage it is asked once more, privately; nobody else may."""

from tests.servers.discord.model import Permission


async def test_who_manages_bans_somebody_who_then_can_not_challenge(evening):
    how = {"act": "ban", "person": evening.bea, "reason": "They feed each other."}
    evening.bea.lacks = Permission.MANAGE_GUILD
    refused = await evening.bea.slash(evening.games, "admin", act="ban", person=evening.anna)
    assert "manages this server" in (await refused.done()).text
    asked = await evening.anna.slash(evening.games, "admin", **how)
    assert "Ban Bea from playing here?" in (await asked.done()).text
    assert asked.message.ephemeral
    await asked.click(evening.anna, "ban")
    await evening.server.wait(lambda: "is banned" in asked.message.text, what="that it is done")
    said = await evening.bea.slash(evening.games, "challenge", game="gyges")
    assert "An administrator has banned you" in (await said.done()).text
