"""Series on Discord: one thread, one message of a beginning and one of an end for each match."""

from __future__ import annotations

from tests.bot.discord.evening import is_over
from tests.bot.test_results import moves_once


async def test_a_series_is_played_in_one_thread_and_ends_with_its_plate(evening):
    thread = await evening.match(game="gyges", variant="", options="best of 3, rated")
    cards = len(evening.games.messages)
    for number in (1, 2):
        (key,) = await evening.salle.store.running_tables(f"discord:{evening.anna.id}")
        for _ in range(4):
            await moves_once(evening.salle, key)
        question = await evening.anna.slash(evening.anna.dm, "match resign")
        assert "Leave the series" in question.message.labels
        await (await question.message.click(evening.anna, "Resign this match")).done()
        if number == 1:
            told = await evening.bea.wait_dm(lambda m: "You lead the series 1–0." in m.text)
            assert "Rematch" not in told.labels
            await evening.salle.clock.sweep()
            await evening.anna.wait_message(thread, lambda m: "Match 2 · best of 3" in m.text)
    end = await evening.bea.wait_dm(lambda m: "You win the series 2–0." in m.text)
    assert is_over(end)
    assert [file.filename for file in end.attachments] == ["salle.png"]
    assert end.attachments[0].alt.startswith("Series (best of 3): ")
    assert len(evening.games.messages) == cards
