"""On the page the store goes away as soon as an act is kept: nobody is told that it wasn't."""

import pytest

from tests.bot.faulty_store import FaultyStore
from tests.bot.salle import Salle
from tests.bot.web.conftest import Lobby, control
from tests.servers.private_store import PrivateStore


@pytest.fixture
async def lobby():
    """A page over a store that may go away."""
    found = Lobby(Salle(FaultyStore(PrivateStore())))
    await found.server.start_server()
    yield found
    await found.close()


@pytest.fixture
async def table(anna, bea):
    """A match at Cannae, where whoever challenges begins."""
    opened = await anna.begin(game="cannae")
    await bea.takes(opened)
    return opened


async def test_a_move_that_was_sent_is_not_called_unsent(lobby, anna, table):
    preview = await anna.post(f"/api/table/{table}/type", {"text": "c2c3"})
    store = lobby.salle.store
    store.leaves_after = "commit"
    answer = await anna.tap(table, control(preview["post"], "ps"))
    assert store.is_away
    assert answer.status == 200, answer
    assert "not sent" not in str(answer.json)


async def test_a_challenge_that_was_accepted_is_not_called_unsent(lobby, anna, bea):
    opened = await anna.begin(game="cannae")
    card = (await bea.side(opened))["post"]
    store = lobby.salle.store
    store.leaves_after = "commit"
    answer = await bea.tap(opened, control(card, "ca"), nonce="0b")
    assert store.is_away
    assert answer.status == 200, answer


async def test_a_resignation_whose_table_could_not_be_filed_is_found_as_finished(
    lobby, anna, bea, table
):
    asked = await anna.post(f"/api/table/{table}/act/resign")
    store = lobby.salle.store
    store.leaves_after = "commit"
    answer = await anna.tap(table, control(asked["post"], "ry"))
    assert store.is_away
    assert answer.status == 200, answer
    store.is_away = False
    for person in (anna, bea):
        (line,) = (await person.get("/api/tables")).json["tables"]
        assert line["group"] == "finished"


async def test_a_tables_page_comes_without_its_answers_and_asks_for_them_again(lobby, anna, table):
    lobby.salle.store.is_away = True
    status, html, _ = await anna.raw(f"/t/{table}")
    assert status == 200
    assert b'id="boot"></script>' in html
