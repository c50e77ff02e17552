"""Conditional moves on Telegram: typed as a command, tapped through, carried out."""

from __future__ import annotations

import pytest

from bot.application.preset_answers import DELAY_SECONDS
from tests.bot.telegram.evening import data


@pytest.fixture
async def private(evening):
    """Anna has the first move of Cannae; Bea waits. Their private chats are open."""
    for person in (evening.anna, evening.bea):
        await person.starts()
        await person.wait()
    await evening.accepted(await evening.challenge("cannae"))
    return evening


async def test_a_line_is_typed_as_a_command(private):
    bea = private.bea
    await bea.sends("/if Mc2b3: Mc7c6; else: Md7d6")
    sheet = await bea.wait(lambda m: "Withdraw all" in m.labels)
    assert "1. If Mc2b3: Mc7c6" in sheet.text
    assert "2. If anything else: Md7d6" in sheet.text


async def test_a_line_is_typed_in_any_language(private):
    await private.bea.sends("/se Mc2b3: Mc7c6; altrimenti: Md7d6")
    sheet = await private.bea.wait(lambda m: "Withdraw all" in m.labels)
    assert "2. If anything else: Md7d6" in sheet.text


async def test_an_illegal_line_is_refused_with_what_would_be_right(private):
    await private.bea.sends("/if Mc2b3: Mc7c3")
    shown = await private.bea.wait(lambda m: "isn't possible there" in m.text)
    assert "Possible:" in shown.text


async def test_in_the_group_a_line_is_not_taken_down(private):
    mark = private.server.mark()
    await private.bea.sends(private.group, "/if Mc2b3: Mc7c6")
    shown = await private.group.wait(lambda m: "in private" in m.text, since=mark)
    assert "Mc7c6" not in shown.text


async def test_a_line_is_tapped_through_and_kept(private):
    bea = private.bea
    await bea.sends("/if")
    sheet = await bea.wait(lambda m: "If Anna plays …" in m.labels)
    await bea.taps(sheet, "If Anna plays …")
    await sheet.changes(lambda m: "anything else" in m.labels)
    await bea.taps(sheet, "anything else")
    await sheet.changes(lambda m: "You answer …" in m.text)
    for _ in range(2):  # the board is the keypad: an infantry, then a square
        first = next(d for d in data(sheet, "is") if not d.endswith((".992", ".993")))
        mark = private.server.mark()
        await bea.taps(sheet, data=first)
        sheet = await bea.wait(lambda m: bool(data(m, "is")), since=mark)
    await bea.taps(sheet, "That's all")
    await bea.wait(lambda m: "1. If anything else: " in m.text)


async def test_an_answer_is_given_for_its_owner_and_confirmed_to_them_alone(private):
    anna, bea = private.anna, private.bea
    await bea.sends("/if Mc2b3: Mc7c6")
    await bea.wait(lambda m: "Withdraw all" in m.labels)
    await anna.sends("/move Mc2b3")
    shown = await anna.wait(lambda m: "That's all, send" in m.labels)
    await anna.taps(shown, "That's all, send")
    await private.server.bell.until(lambda: _has_moved(private), within=60)
    private.salle.time.now += DELAY_SECONDS[1]
    await private.salle.clock.sweep()
    await bea.wait(lambda m: "Salle played Mc7c6 for you: Anna played Mc2b3." in m.text)
    for place in (anna, private.group):
        assert not any("for you" in m.text for m in place.from_bot)


def _has_moved(evening):
    return any("b3" in m.text for m in evening.group.from_bot)
