"""A lesson on Discord's test server."""

import pytest


@pytest.mark.long
async def test_a_lesson_is_done_by_buttons_that_only_their_reader_sees(evening):
    said = await evening.anna.slash(evening.games, "learn", lessons="cannae")
    assert said.message.ephemeral
    assert said.message.labels[9:] == ["10. Puzzle", "Begin: 1. Infantry", "Rules"]
    for label in ("Begin: 1. Infantry", "● d3"):
        said = await evening.anna.click(said.message, label)
    said = await evening.anna.click(said.message, "↗ e4")
    said = await evening.anna.click(said.message, "That's my move")
    assert "You moved infantry from d3 to e4." in said.text
    assert said.message.labels == ["Next: 2. Cavalry", "All lessons"]
