"""A match between a channel of Discord and a group in Telegram, from its link to its end."""

from __future__ import annotations

import pytest

from bot.application.loaded_table import LoadedTable
from engines.core.match_state import Status
from engines.core.record import Act
from tests.bot.both_platforms import both_platforms
from tests.bot.test_results import acts, moves_once

pytestmark = pytest.mark.long

GAMES = ("en_garde", "cannae", "gyges", "audatia")
OPTIONS = {"en_garde": "touches=1"}


@pytest.fixture
async def both(monkeypatch):
    async with both_platforms(monkeypatch) as evenings:
        yield evenings


async def begun(discord, telegram, game):
    """Anna proposes it in her channel, Bea says its link in her group; its table."""
    await telegram.bea.starts()
    await telegram.bea.wait()
    await discord.anna.slash(discord.games, "challenge", game=game, options=OPTIONS.get(game, ""))
    card = await discord.eve.wait_message(discord.games, lambda m: "Link" in m.labels)
    told = await (await card.click(discord.anna, "Link")).done()
    code = told.text.partition("/challenge ")[2][:12]
    mark = telegram.server.mark()
    await telegram.bea.sends(telegram.group, f"/challenge {code}")
    offered = await telegram.bea.wait(lambda m: "Take it" in m.labels, since=mark)
    answer = await telegram.bea.taps(offered, "Take it")
    if game == "audatia":  # something is hers to choose
        await telegram.chooses(answer, "Boucicault", since=mark)
    await telegram.group.wait(lambda m: bool(m.photo), 30, since=mark)
    (key,) = await discord.salle.store.running_tables(f"telegram:{telegram.bea.id}")
    return key


async def played(salle, key, moves):
    for _ in range(moves):
        loaded: LoadedTable = await salle.tables.load(key)
        if loaded.match.status is not Status.PLAYING:
            return
        if len(loaded.match.active) == 1:
            await moves_once(salle, key)
            continue
        for seat in loaded.match.active:
            move = str(next(iter(loaded.game.legal_moves(loaded.match.game_state, seat))))
            await acts(salle, key, Act.MOVE, seat, move=move)


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_between_discord_and_telegram_to_its_end(both, game):
    discord, telegram = both
    salle = discord.salle
    key = await begun(discord, telegram, game)
    seat = (await salle.tables.load(key)).seat_of(f"telegram:{telegram.bea.id}")
    assert (await salle.tables.load(key)).match.players[seat].chat == (
        f"telegram:{telegram.group.id}"
    )
    mark = telegram.server.mark()
    await played(salle, key, 3)
    await telegram.group.wait(lambda m: bool(m.photo), 30, since=mark)
    mark = telegram.server.mark()
    await discord.anna.slash(discord.games, "match say", remark="A pleasure")
    await telegram.group.wait(lambda m: "Anna: A pleasure" in m.text, 30, since=mark)
    await telegram.bea.sends(telegram.group, "/say Indeed")
    await discord.server.wait(lambda: _said(discord, "Bea: Indeed"), what="the line")
    await _draw_refused(discord, telegram)
    await _ended(discord, telegram, salle, key)


def _said(discord, words):
    places = [discord.games, *(m.thread for m in discord.games.messages if m.thread)]
    return any(words in message.text for place in places for message in place.messages)


async def _draw_refused(discord, telegram):
    mark = telegram.server.mark()
    await discord.anna.slash(discord.games, "match draw")
    offer = await telegram.bea.wait(lambda m: "Take the draw" in m.labels, since=mark)
    await telegram.bea.taps(offer, "Play on")


async def _ended(discord, telegram, salle, key):
    mark = telegram.server.mark()
    await telegram.bea.sends("/resign")
    asked = await telegram.bea.wait(lambda m: "Resign?" in m.text, since=mark)
    await telegram.bea.taps(asked, "Resign")
    await discord.anna.wait_dm(lambda m: "Bea resigns" in m.text)
    await discord.server.wait(lambda: _said(discord, "Bea resigns"), what="the end")
    await telegram.group.wait(lambda m: "Bea resigns" in m.text, 30, since=mark)
    assert (await salle.tables.load(key)).match.status is Status.OVER
