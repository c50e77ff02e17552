"""The way of a tap on *Send*, counted on each platform: as `docs/architecture.md` tells it."""

import re
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from storage.store import Store
from tests.bot.counting import files_passed, round_trips, worked_out
from tests.bot.discord import evening as on_discord
from tests.bot.salle import Salle, deliverer_of, main_button, meanwhile
from tests.bot.telegram import evening as on_telegram
from tests.bot.web.conftest import Lobby, control
from tests.servers.discord import DiscordServer
from tests.servers.telegram import TelegramServer
from tests.servers.valkey import private_valkey

_TEXT = (Path(__file__).parents[2] / "docs/architecture.md").read_text("utf-8")
_SECTION = _TEXT.partition("## One tap, end to end")[2].partition("\n## ")[0]
DESCRIBED = re.findall(r"^\d+\. `([\w/.]+)`", _SECTION, re.MULTILINE)
"""The files on the way of a tap."""

IN_TIME = 60.0  # seconds for an answer, on a busy machine


@pytest.fixture
async def salle():
    """Over a Valkey."""
    async with private_valkey() as url:
        store = Store(url)
        made = Salle(store)
        yield made
        await made.computers.close()
        await store.close()


@asynccontextmanager
async def heard(evening):
    """People are heard, and told nothing but answers."""
    await evening.adapter.start()
    try:
        async with meanwhile(evening.adapter.run()):
            yield
    finally:
        await evening.adapter.finish()
        await evening.adapter.close()
        evening.pictures.close()


def told(evening, platform):
    """They are told what happens as well."""
    return meanwhile(deliverer_of(evening.salle, {platform: evening.adapter}).run())


async def tapped(person, message, ticket):
    """The round trips of a tap on Telegram, which has been answered and forgotten."""
    with round_trips() as trips:
        await person.taps(message, data=ticket)
        await trips.until("forget")
    return trips


async def begun(salle):
    """A match of Anna and Bea: its table, who is to move, and the other."""
    anna, bea = salle.someone("Anna"), salle.someone("Bea")
    table = await salle.match(anna, bea)
    is_annas = bool((await anna.turn(table)).prompt.groups)
    return (table, anna, bea) if is_annas else (table, bea, anna)


async def test_a_move_sent_in_a_private_chat_of_telegram_takes_four_round_trips(salle):
    async with TelegramServer("123:abc") as server:
        evening = on_telegram.Evening(server, salle=salle)
        async with heard(evening):
            async with told(evening, "telegram"):
                await evening.bea.starts()
                await evening.match()
                mover, message, _ = await evening.mover()
                await tapped(mover, message, on_telegram.moves(message)[0])
            trips = await tapped(mover, message, on_telegram.data(message, "ps")[0])
    assert trips == ["receive", "load", "commit", "note_message + forget"]


async def test_a_tap_goes_the_way_that_is_described(salle):
    assert 1 < len(DESCRIBED) <= 16
    async with TelegramServer("123:abc") as server:
        evening = on_telegram.Evening(server, salle=salle)
        async with heard(evening):
            async with told(evening, "telegram"):
                await evening.bea.starts()
                await evening.match()
                mover, message, _ = await evening.mover()
                await tapped(mover, message, on_telegram.moves(message)[0])
            with files_passed() as passed:
                await tapped(mover, message, on_telegram.data(message, "ps")[0])
    way = iter(passed)
    assert [one for one in DESCRIBED if one not in way] == [], "each comes after those before it"


async def test_a_move_sent_in_a_group_of_telegram_takes_four_round_trips(salle):
    async with TelegramServer("123:abc") as server:
        evening = on_telegram.Evening(server, salle=salle)
        async with heard(evening):
            async with told(evening, "telegram"):
                await evening.accepted(await evening.challenge("gyges"))
                mover, board, where = await evening.mover()
                assert where == on_telegram.PUBLIC
                while not on_telegram.data(board, "qs"):
                    every = on_telegram.data(board, "qw")
                    await tapped(mover, board, next(one for one in every if every.count(one) == 1))
            trips = await tapped(mover, board, on_telegram.data(board, "qs")[0])
    assert trips == ["receive", "load", "commit", "forget"]


async def test_a_move_sent_on_discord_takes_three_round_trips(salle, monkeypatch):
    monkeypatch.setattr("bot.adapters.discord.responses.ACKNOWLEDGE_AFTER", IN_TIME)
    async with DiscordServer() as server:
        server.patience = server.limits.answer_within = IN_TIME
        evening = on_discord.Evening(server, salle)
        async with heard(evening):
            async with told(evening, "discord"):
                await evening.match()
                mover, message = await evening.mover()
                with round_trips() as before:
                    await (await mover.click(message, on_discord.boldest(message))).done()
                    await before.until("note_message")  # the preview
            with round_trips() as trips:
                await (await mover.click(message, "Send")).done()
                await trips.until("note_message")
    assert trips == ["load", "commit", "note_message"]


async def test_a_move_sent_on_the_page_takes_four_round_trips(salle):
    lobby = Lobby(salle)
    await lobby.open()
    try:
        anna, bea = [await lobby.visitor().arrive(name) for name in ("Anna", "Bea")]
        table = await anna.begin()
        await bea.takes(table)
        mover = anna if await anna.moves(table) else bea
        preview = await mover.tap(table, (await mover.moves(table))[0]["ticket"])
        with round_trips() as trips:
            assert (await mover.tap(table, control(preview["post"], "ps"))).status == 200
    finally:
        await lobby.close()
    assert trips == ["SMISMEMBER", "load", "commit", "HGETALL"]


async def test_a_player_is_told_with_four_round_trips(salle):
    table, mover, rival = await begun(salle)
    await salle.deliver()
    await mover.plays(table)
    entries = await salle.store.take("worker", count=10, wait=1.0)
    (entry,) = (one for one in entries if one.notice.to == str(rival.address))
    with round_trips() as trips:
        await salle.deliverer().deliver([entry])
    assert trips == ["load", "HGET + HGETALL", "note_message", "do_all"]


async def test_a_tap_is_parsed_once_and_each_view_and_choice_is_worked_out_once(salle):
    table, mover, _ = await begun(salle)
    turn = await mover.turn(table)
    preview = await mover.taps(turn.prompt.groups[0].choices[0])
    with worked_out(salle.games["en_garde"]) as counts:
        await mover.taps(main_button(preview.private))
    assert counts == {
        "tickets parsed": 1,
        "legal_moves": 1,  # before the move: it is chosen from them, and the gate asks them
        "view": 1,  # after it
    }
