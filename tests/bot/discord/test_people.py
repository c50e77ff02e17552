"""Profiles and leaderboards on Discord's test server."""

from tests.bot.ranked import rank


async def test_profile_and_leaderboard_answer_with_a_picture_and_words(evening):
    now, server = evening.salle.time.now, f"discord:{evening.guild.id}"
    for person, value in ((evening.anna, 1612.0), (evening.bea, 1700.0)):
        address = f"discord:{person.id}"
        await rank(evening.salle.store, address, person.name, value, at=now, places=(server,))
    said = await evening.anna.slash(evening.games, "profile", person=evening.bea)
    assert "Gygès: 1700 ± 60 · 20 won · 0 lost · 0 drawn" in said.text
    (picture,) = said.message.attachments
    assert picture.data.startswith(b"\x89PNG")
    assert "1700 ± 60" in picture.alt
    assert said.message.labels == ["Last matches", "Against me", "Challenge"]
    listed = await evening.anna.click(said.message, "Last matches")
    assert "Gygès: won against" in listed.text
    said = await evening.anna.slash(evening.games, "leaderboard", game="gyges")
    assert "Gygès: the best here" in said.text
    assert said.message.attachments[0].alt == (
        "Gygès: the best here\n1. Bea · 1700 ± 60\n▸ 2. Anna · 1612 ± 60\n"
        "2 players with a settled rating and a rated match in the last 60 days"
    )
