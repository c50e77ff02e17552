"""The pinned list on Telegram: one message on top of the private chat, edited in silence."""

import pytest

from tests.bot.telegram.evening import moves


@pytest.fixture(autouse=True)
def hurried(monkeypatch):
    monkeypatch.setattr("bot.workers.pinned_list.PAUSE", 0.0)


async def pinned(evening):
    """Anna has a match at Cannae in which she is to move, and her tables on top of her chat."""
    await evening.match("cannae")
    await evening.anna.wait(lambda m: bool(moves(m)))
    await evening.anna.sends("/tables")
    listed = await evening.anna.wait(lambda m: "Keep on top" in m.labels)
    await evening.anna.taps(listed, "Keep on top")
    return await evening.anna.wait(lambda m: m.pinned)


async def passes(evening):
    """She passes, in her private chat."""
    await evening.play_any(evening.anna, await evening.anna.wait(lambda m: bool(moves(m))))


async def test_the_list_stays_on_top_and_is_edited_in_silence(evening):
    listed = await pinned(evening)
    assert listed.silent
    assert "Your turn\nBattle of Cannae · Bea · Your move" in listed.text
    await passes(evening)
    await listed.changes(lambda m: "Waiting\nBattle of Cannae · Bea" in m.text)
    assert [m for m in evening.anna.from_bot if m.pinned] == [listed]


async def test_a_list_that_was_deleted_is_sent_and_pinned_anew(evening):
    listed = await pinned(evening)
    listed.deleted, listed.pinned = True, False
    mark = evening.server.mark()
    await passes(evening)
    again = await evening.anna.wait(lambda m: m.pinned, since=mark)
    assert again is not listed


async def test_a_table_is_opened_under_the_list_which_stays(evening):
    listed = await pinned(evening)
    mark = evening.server.mark()
    await evening.anna.taps(listed, "Battle of Cannae · Bea")
    board = await evening.anna.wait(lambda m: bool(moves(m)), since=mark)
    assert board is not listed
    assert listed.pinned
    assert "Your tables" in listed.text


async def test_it_is_switched_off_again(evening):
    listed = await pinned(evening)
    answer = await evening.anna.taps(listed, "Unpin")
    assert answer.text == "Your tables no longer stay at the top."
    await listed.changes(lambda m: m.deleted and not m.pinned)
    await passes(evening)
    await evening.group.wait(lambda m: "Anna" in m.text)
    assert not [m for m in evening.anna.from_bot if m.pinned]


async def test_one_too_old_to_be_deleted_is_unpinned_and_loses_its_buttons(evening):
    listed = await pinned(evening)
    listed.ages(49)
    await evening.anna.taps(listed, "Unpin")
    await listed.changes(lambda m: not m.pinned and m.buttons == ())
    assert not listed.deleted
