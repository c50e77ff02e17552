"""Alone at the page: its random number is asked for after the seal has been shown."""

import pytest

from storage.base import TableKey
from tests.bot.web.conftest import control


@pytest.mark.parametrize("terms", [{"level": "novice"}, {"is_study": True}])
async def test_the_page_is_shown_the_seal_before_it_sends_its_nonce(lobby, anna, terms):
    asked = {"game": "en_garde", "nonce": "0a", **terms}
    opened = (await anna.post("/api/challenge", asked)).json
    key = TableKey("web", "hall", opened["table"])
    sealed = (await lobby.salle.tables.load(key)).record
    assert sealed.log == ()
    assert opened["post"]["seal"]["digits"] == sealed.head.commitment
    assert (await anna.tap(key.table, control(opened["post"], "cb"), nonce="0c")).status == 200
    (entry, *_) = (await lobby.salle.tables.load(key)).record.log
    assert entry.joining.nonce == "0c"
