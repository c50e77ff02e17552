"""One person on Discord and in Telegram: linked by a code, playing from both, parted again."""

from __future__ import annotations

import pytest

from engines.core.match_state import Status
from tests.bot.both_platforms import both_platforms
from tests.bot.test_results import moves_once

pytestmark = pytest.mark.long


@pytest.fixture
async def both(monkeypatch):
    """Salle on both platforms, in this process."""
    async with both_platforms(monkeypatch) as evenings:
        yield evenings


async def test_a_match_of_discord_is_played_from_telegram_too(both):
    discord, telegram = both
    salle = discord.salle
    await telegram.anna.starts()
    await discord.match(game="gyges", variant="", options="")
    offered = await discord.anna.slash(discord.anna.dm, "settings link")
    (code,) = [word for word in offered.text.split() if len(word) == 11 and word[5] == "-"]
    await telegram.anna.sends(f"/link {code}")
    question = await telegram.anna.wait(lambda m: "Join them" in m.labels)
    assert "Anna on Discord" in question.text
    await telegram.anna.taps(question, "Join them")
    await telegram.anna.wait(lambda m: m.text.startswith("Joined."))
    (key,) = await salle.store.running_tables(f"discord:{discord.anna.id}")
    mark = telegram.server.mark()
    await telegram.anna.sends("/tables")
    await telegram.anna.wait(lambda m: "Gygès" in m.text, since=mark)
    while not await _is_annas_turn(salle, key, discord.anna.id):
        await moves_once(salle, key)
    await moves_once(salle, key)
    await moves_once(salle, key)  # Bea's
    board = await telegram.anna.wait(lambda m: bool(m.photo and m.buttons), since=mark)
    assert "Gygès · " in board.text
    mark = telegram.server.mark()
    await telegram.anna.sends("/resign")
    asked = await telegram.anna.wait(lambda m: "Resign?" in m.text, since=mark)
    await telegram.anna.taps(asked, "Resign")
    await discord.bea.wait_dm(lambda m: "Anna resigns" in m.text)
    assert (await salle.tables.load(key)).match.status is Status.OVER
    await telegram.anna.sends("/unlink")
    parting = await telegram.anna.wait(lambda m: "Separate them" in m.labels)
    await telegram.anna.taps(parting, "Separate them")
    await telegram.anna.wait(lambda m: m.text.startswith("Separated from Discord."))


async def _is_annas_turn(salle, key, anna):
    loaded = await salle.tables.load(key)
    return loaded.match.active == {loaded.seat_of(f"discord:{anna}")}
