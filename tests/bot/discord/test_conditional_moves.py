"""Conditional moves on Discord: typed as a command, tapped through, carried out."""

from __future__ import annotations

import pytest

from bot.application.preset_answers import DELAY_SECONDS
from tests.bot.discord.test_preset_answers import begun


@pytest.fixture
async def board(evening):
    """Anna has the first move of Cannae; Bea waits."""
    return await begun(evening, "cannae")


async def test_a_line_is_typed_as_a_command_and_answered_for_its_writer_alone(board):
    sheet = await board.bea.slash(board.games, "prepare if", line="Mc2b3: Mc7c6; else: Md7d6")
    assert sheet.ephemeral
    assert "1. If Mc2b3: Mc7c6" in sheet.text
    assert "2. If anything else: Md7d6" in sheet.text
    assert "Withdraw all" in sheet.labels
    assert not any("Mc7c6" in m.text for m in board.games.messages)


@pytest.mark.long
async def test_an_illegal_line_is_refused_with_what_would_be_right(board):
    sheet = await board.bea.slash(board.games, "prepare if", line="Mc2b3: Mc7c3")
    assert "isn't possible there" in sheet.text
    assert "Possible:" in sheet.text


@pytest.mark.long
async def test_a_line_is_tapped_through_and_kept(board):
    sheet = await board.bea.slash(board.bea.dm, "prepare if")
    shown = await (await sheet.click(board.bea, "If Anna plays …")).done()
    for label in ("anything else", "● c7", "↑ c6", "That's all"):
        shown = await (await shown.message.click(board.bea, label)).done()
    assert "1. If anything else: Mc7c6" in shown.message.text
    withdrawn = await (await shown.message.click(board.bea, "Withdraw all")).done()
    assert "Nothing is prepared" in withdrawn.message.text


async def test_an_answer_is_given_for_its_owner_and_confirmed_to_them_alone(board):
    await board.bea.slash(board.bea.dm, "prepare if", line="Mc2b3: Mc7c6")
    before = len(board.bea.dm.messages)
    shown = await board.anna.slash(board.anna.dm, "move", move="Mc2b3")
    await (await shown.click(board.anna, "That's all, send")).done()
    board.salle.time.now += DELAY_SECONDS[1]
    await board.salle.clock.sweep()
    told = await board.bea.wait_message(
        board.bea.dm, lambda m: "Salle played Mc7c6 for you: Anna played Mc2b3." in m.text
    )
    assert not any("It is your turn" in m.text for m in board.bea.dm.messages[before:])
    assert told.labels
    await board.anna.wait_message(board.anna.dm, lambda m: "c7" in m.text)
    for place in (board.anna.dm, board.games, *board.guild.threads):
        assert not any("for you" in m.text for m in place.messages)
