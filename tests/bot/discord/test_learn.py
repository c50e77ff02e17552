"""A lesson on Discord's test server."""

import pytest


@pytest.mark.long
async def test_a_lesson_is_done_by_buttons_that_only_their_reader_sees(evening):
    said = await evening.anna.slash(evening.games, "learn", lessons="cannae")
    assert said.message.ephemeral
    guided = "Learn by playing: about 15 minutes"
    assert said.message.labels[9:] == ["10. Puzzle", "Begin: 1. Infantry", guided, "Rules"]
    for label in ("Begin: 1. Infantry", "● d3"):
        said = await evening.anna.click(said.message, label)
    said = await evening.anna.click(said.message, "↗ e4")
    said = await evening.anna.click(said.message, "That's my move")
    assert "You moved infantry from d3 to e4." in said.text
    assert said.message.labels == ["Next: 2. Cavalry", "All lessons"]


@pytest.mark.long
async def test_a_guided_game_that_is_begun_in_a_channel_is_played_in_private(evening):
    said = await evening.anna.slash(evening.games, "learn", lessons="cannae")
    begun = await (
        await evening.anna.click(said.message, "Learn by playing: about 15 minutes")
    ).done()
    assert begun.ephemeral
    assert "infantry steps one square in any direction" in begun.text
    assert not evening.games.messages
