"""Profiles, leaderboards and matches of others on Discord's test server."""

from tests.bot.ranked import rank
from tests.bot.solving import solution


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


async def test_who_follows_a_match_of_the_channel_has_one_message_of_its_end(evening):
    await evening.match()
    asked = await evening.eve.slash(evening.games, "follow")
    said = await (await evening.eve.click(asked.message, "Every move")).done()
    assert "one message shows you every move" in said.text
    person, message = await evening.mover()
    await evening.play(message, person)
    await evening.eve.wait_message(evening.eve.dm, lambda m: "Stop following" in m.labels)
    await evening.resign(evening.bea)
    await evening.eve.wait_message(evening.eve.dm, lambda m: m.labels == ["Replay"])
    await evening.server.wait(
        lambda: len([m for m in evening.eve.dm.messages if not m.deleted]) == 1, 10, "one message"
    )


async def test_a_puzzle_is_solved_by_its_buttons_before_nobody_else(evening):
    said = await evening.anna.slash(evening.games, "puzzle", game="en_garde")
    assert said.ephemeral
    one, paths = solution(evening.salle, "en_garde", said.text)
    shown = said.message
    for path in paths:
        shown = (await evening.anna.click(shown, f"pz:{one.name}/pw{path}")).message
    done = await evening.anna.click(shown, "Send")
    assert "That's it, at once" in done.text
    assert done.message.labels == ["Next one", "Show it"]
