"""Order in a group: an administrator is asked once more in their private chat."""


async def test_an_administrator_bans_a_member_who_then_can_not_challenge(evening):
    await evening.anna.starts()
    await evening.bea.starts()
    group, mark = evening.group, evening.server.mark()
    await evening.bea.sends(group, "/admin ban Anna They cheat.", mentions=[evening.anna])
    await group.wait(lambda m: "manages this channel" in m.text, since=mark)
    said = await evening.bea.sends(group, "You were lucky.")
    await evening.anna.sends(group, "/admin ban They feed each other.", reply_to=said)
    asked = await evening.anna.wait(lambda m: m.labels == ["ban", "No"], since=mark)
    assert "Ban Bea from playing here?" in asked.text
    await evening.anna.taps(asked, "ban")
    await evening.anna.wait(lambda m: "is banned" in m.text, since=mark)
    await evening.bea.sends(group, "/challenge gyges")
    await group.wait(lambda m: "An administrator has banned you" in m.text, since=mark)
