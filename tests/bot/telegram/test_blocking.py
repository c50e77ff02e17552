"""Blocking somebody in a group: only who says it reads the answer."""

from __future__ import annotations

from bot.application.profile import blocked


async def test_who_blocks_somebody_in_a_group_is_answered_in_private(evening):
    await evening.anna.starts()
    await evening.anna.wait()
    before = list(evening.group.from_bot)
    await evening.anna.sends(evening.group, "/block @bea")
    told = await evening.anna.wait(lambda m: m.labels == ["Unblock"])
    assert told.text.startswith("@bea is blocked")
    assert evening.group.from_bot == before
    mark = evening.server.mark()
    await evening.anna.taps(told, "Unblock")
    await evening.anna.wait(lambda m: m.text == "@bea isn't blocked any more.", since=mark)


async def test_whoever_wrote_the_message_that_is_answered_is_blocked(evening):
    await evening.anna.starts()
    said = await evening.bea.sends(evening.group, "You were lucky.")
    await evening.anna.sends(evening.group, "/block", reply_to=said)
    told = await evening.anna.wait(lambda m: m.labels == ["Unblock"])
    assert told.text.startswith("Bea is blocked")


async def test_where_the_private_chat_is_closed_it_is_done_and_the_group_shows_a_link(evening):
    mark = evening.server.mark()
    await evening.eve.sends(evening.group, "/block Bea", mentions=[evening.bea])
    shown = await evening.group.wait(lambda m: bool(m.labels), since=mark)
    assert "Bea" not in shown.text
    profile = await evening.salle.store.profile(f"telegram:{evening.eve.id}")
    assert blocked(profile) == (f"telegram:{evening.bea.id}",)
