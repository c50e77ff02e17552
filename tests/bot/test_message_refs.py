"""The last message to a recipient, with the version that it shows."""

import pytest

from bot.application.message_refs import NotedMessage, last_message, note_message
from storage.base import TableKey
from tests.servers.private_store import PrivateStore

TABLE = TableKey("test", "room", "k3zq7")


@pytest.mark.parametrize("reference", ["", "12/34", "-100/7/m", "odd|one"])
async def test_what_was_noted_last_is_read_back(reference):
    store = PrivateStore()
    for version in (3, 12):
        message = NotedMessage(version=version, reference=reference)
        await note_message(store, TABLE, "chat-board", message)
    assert await last_message(store, TABLE, "chat-board") == message


async def test_nothing_was_noted_for_others():
    store = PrivateStore()
    await note_message(store, TABLE, "chat-card", NotedMessage(version=0, reference="1"))
    assert await last_message(store, TABLE, "chat-board") is None
