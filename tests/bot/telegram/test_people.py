"""Profiles, leaderboards and matches of others on Telegram's test server."""

import pytest

from tests.bot.ranked import rank
from tests.bot.solving import solution


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


async def test_who_follows_a_match_of_the_group_has_one_message_that_changes(evening):
    await evening.match()
    await evening.eve.starts()
    await evening.eve.sends(evening.group, "/follow")
    asked = await evening.eve.wait(lambda m: "Every move" in m.labels)
    await evening.eve.taps(asked, "Every move")
    await asked.changes(lambda m: "You follow this match" in m.text)
    seen = []
    for _ in range(2):
        mark = evening.server.mark()
        await evening.play(*await evening.mover())
        await evening.board(since=mark)
        shown = await evening.eve.wait(lambda m: bool(m.photo) and m.content not in seen)
        seen.append(shown.content)
    told = [m for m in evening.eve.from_bot if m.photo]
    assert [(m.labels, m.silent) for m in told] == [(["Stop following"], True)]


@pytest.mark.long
async def test_a_puzzle_asked_for_in_a_group_is_solved_in_private(evening):
    await evening.anna.starts()
    await evening.anna.sends(evening.group, "/puzzle gygès")
    shown = await evening.anna.wait(lambda m: "puzzle" in m.text and bool(m.photo))
    assert shown.labels[-2:] == ["Show me", "Another one"]
    one, paths = solution(evening.salle, "gyges", shown.text)
    for path in paths:
        await evening.anna.taps(shown, data=f"pz:{one.name}/pw{path}")
    await shown.changes(lambda m: "Send" in m.labels)
    await evening.anna.taps(shown, "Send")
    await shown.changes(lambda m: "That's it, at once" in m.text)
    assert shown.labels == ["Next one", "Show it"]
