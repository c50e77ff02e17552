"""Profiles and leaderboards on Telegram's test server."""

from tests.bot.ranked import rank


async def test_profile_and_leaderboard_answer_with_a_picture_and_words(evening):
    now, group = evening.salle.time.now, f"telegram:{evening.group.id}"
    for person, value in ((evening.anna, 1612.0), (evening.bea, 1700.0)):
        address = f"telegram:{person.id}"
        await rank(evening.salle.store, address, person.name, value, at=now, places=(group,))
    await evening.anna.starts()
    said = await evening.bea.sends(evening.group, "who plays?")
    await evening.anna.sends(evening.group, "/profile", reply_to=said)
    shown = await evening.group.wait(lambda m: bool(m.photo))
    assert "Gygès: 1700 ± 60 · 20 won · 0 lost · 0 drawn" in shown.text
    assert shown.labels == ["Last matches", "Against me", "Challenge"]
    await evening.anna.taps(shown, "Last matches")
    listed = await evening.anna.wait(lambda m: "1." in m.text)
    assert "Gygès: won against" in listed.text
    mark = evening.server.mark()
    await evening.anna.sends(evening.group, "/leaderboard gygès")
    shown = await evening.group.wait(lambda m: bool(m.photo), since=mark)
    assert "1. Bea · 1700 ± 60\n▸ 2. Anna · 1612 ± 60" in shown.text
