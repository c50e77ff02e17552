import pytest
from aiohttp import ClientSession

from bot.adapters.web.adapter import make_adapter
from bot.application.message_refs import NOTHING_NOTED
from bot.application.model import Address, Post
from bot.messages.pictures import Pictures
from bot.settings import Settings, StartError
from storage.base import TableKey
from tests.bot.salle import Salle


@pytest.fixture
async def open_adapter(monkeypatch):
    """Makes started adapters on ports of 127.0.0.1; closes them."""
    opened = []

    async def make(port: int = 0):
        monkeypatch.setenv("SALLE_PORT", str(port))
        pictures = Pictures()
        adapter = make_adapter(Settings(_env_file=None), Salle().app, pictures)
        opened.append((adapter, pictures))
        await adapter.start()
        return adapter

    yield make
    for adapter, pictures in opened:
        await adapter.close()
        pictures.close()


async def test_the_address_is_printed_when_it_can_be_opened(open_adapter, capsys):
    adapter = await open_adapter()
    assert capsys.readouterr().out == f"Salle: http://127.0.0.1:{adapter.port}/\n"
    async with (
        ClientSession() as session,
        session.get(f"http://127.0.0.1:{adapter.port}/healthz") as answer,
    ):
        assert answer.status == 200
        assert answer.headers["Server"] == "Salle"  # by connections with time limits


async def test_a_taken_port_is_said_in_one_sentence(open_adapter):
    first = await open_adapter()
    with pytest.raises(StartError) as caught:
        await open_adapter(first.port)
    assert str(caught.value) == (
        f"port {first.port} on 127.0.0.1 is taken; set SALLE_PORT to another one"
    )


async def test_an_unknown_host_is_said_in_one_sentence(open_adapter, monkeypatch):
    monkeypatch.setenv("SALLE_HOST", "203.0.113.7")  # kept for documentation: nobody's own
    with pytest.raises(StartError, match="can't be opened on 203"):
        await open_adapter()


async def test_a_port_can_be_opened_again_at_once(open_adapter):
    first = await open_adapter()
    await first.close()
    assert (await open_adapter(first.port)).port == first.port


async def test_news_of_no_table_is_nobodys(open_adapter):
    adapter = await open_adapter()
    who = Address(platform="web", id="anna")
    first = {"previous": "", "noted": NOTHING_NOTED, "nonce": ""}
    assert await adapter.send_to_person(who, Post(title="x"), **first) == ""
    post = Post(table=TableKey("web", "hall", "abcde"), version=3)
    assert await adapter.send_to_chat(who, post, **first) == ""
