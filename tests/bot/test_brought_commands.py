"""A command that another package brings is said, answered and tapped on every door.

Nothing names it but its own module, `tests/fixtures/salle-cheer`.
"""

import pytest

from bot.commands.registry import registry
from tests.bot.discord.evening import Evening as DiscordEvening
from tests.bot.telegram.evening import Evening as TelegramEvening
from tests.bot.web.conftest import Lobby, control
from tests.installed import FIXTURES, importable
from tests.servers.discord import DiscordServer
from tests.servers.telegram import TelegramServer


@pytest.fixture(autouse=True)
def brought():
    with importable(FIXTURES / "salle-cheer"):
        yield


@pytest.fixture
async def discord(monkeypatch):
    monkeypatch.setattr("bot.adapters.discord.responses.ACKNOWLEDGE_AFTER", 10.0)
    async with DiscordServer() as server:
        server.patience = server.limits.answer_within = 60.0
        async with DiscordEvening(server).open() as opened:
            yield opened


@pytest.fixture
async def telegram():
    async with TelegramServer("123:abc") as server, TelegramEvening(server).open() as opened:
        await opened.greeted()
        yield opened


@pytest.fixture
async def lobby():
    made = Lobby()
    await made.open()
    yield made
    await made.close()


async def test_on_discord(discord):
    thread = await discord.match()
    said = await discord.anna.slash(thread, "cheer", times=2, cheer="hurrah")
    assert "You cheer: hurrah hurrah!" in said.text
    assert "You cheer: bravo bravo bravo!" in (await said.click(discord.anna, "Once more")).text
    most = await discord.anna.slash(thread, "cheer", times=3)
    hoarse = await most.click(discord.anna, "Once more")
    assert hoarse.text == "Your voice is gone: 3 cheers are enough."
    unheard = await discord.anna.slash(thread, "cheer", cheer="boo")
    assert unheard.text == "Nobody shouts “boo” here; they shout bravo, hurrah."


async def test_discord_offers_and_suggests_it(discord):
    offered = await discord.anna.autocomplete(discord.games, "cheer", cheer="hu")
    assert [(one.name, one.value) for one in offered] == [("hurrah!", "hurrah")]
    (request,) = discord.server.requests("PUT /applications/{id}/commands")
    (command,) = [one for one in request.form if one["name"] == "cheer"]
    assert command["name_localizations"]["it"] == "acclama"
    times = command["options"][0]
    assert (times["min_value"], times["max_value"]) == (1, 3)


async def test_in_a_group_of_telegram(telegram):
    await telegram.match()
    await telegram.anna.sends(telegram.group, "/cheer 2 hurrah")
    said = await telegram.anna.wait(lambda m: "You cheer" in m.text)
    assert "You cheer: hurrah hurrah!" in said.text
    answer = await telegram.anna.taps(said, "Once more")
    assert answer.text == "You cheer: bravo bravo bravo!"


async def test_in_private_on_telegram_by_its_name_in_another_language(telegram):
    await telegram.match()
    await telegram.anna.sends("/acclama 3")
    said = await telegram.anna.wait(lambda m: "You cheer" in m.text)
    answer = await telegram.anna.taps(said, "Once more")
    assert (answer.text, answer.alert) == ("Your voice is gone: 3 cheers are enough.", True)
    await telegram.anna.sends("/cheer 4")
    await telegram.anna.wait(lambda m: m.text == "Times can be: 1–3.")


async def test_on_the_page(lobby):
    anna = await lobby.visitor().arrive("Anna")
    bea = await lobby.visitor().arrive("Bea")
    table = await anna.begin()
    await bea.takes(table)
    said = await anna.post(f"/api/table/{table}/act/cheer", {"words": "2 hurrah"})
    assert said["post"]["lines"] == ["You cheer: hurrah hurrah!"]
    assert (await anna.tap(table, control(said["post"], "zc")))["ack"].endswith("bravo bravo!")
    wrong = await anna.post(f"/api/table/{table}/act/cheer", {"words": "boo"})
    assert (wrong.status, wrong["ack"][:20]) == (422, "Nobody shouts “boo” ")
    eve = await lobby.visitor().arrive("Eve")
    stranger = await eve.post(f"/api/table/{table}/act/cheer")
    assert (stranger.status, stranger["ack"][:29]) == (422, "Anna and Bea are playing here")


async def test_the_page_offers_it_and_its_arguments(lobby):
    anna = await lobby.visitor().arrive("Anna")
    hello = await anna.get("/api/hello")
    offer = {"act": "cheer", "word": "cheer", "earlier": [], "about": "Cheer at a table"}
    assert offer in hello["commands"]
    table = await anna.begin(level="novice")
    offers = await anna.get(f"/api/table/{table}/complete?text=/cheer%202%20h")
    assert offers["offers"] == [{"notation": "/cheer 2 hurrah", "words": "hurrah!"}]


async def test_help_names_it(lobby):
    anna = lobby.salle.someone("Anna")
    help_ = registry().commands["help"]
    reply = await lobby.salle.app.run(help_.run, anna.ask(), None)
    assert any("/cheer" in line for line in reply.private.lines)
