"""Updates that no Telegram sends: each is passed over in a line, and the next one is answered."""

from __future__ import annotations

import copy

import pytest
from structlog.testing import capture_logs

from bot.adapters.telegram.update_shape import fault_in

PERSON = {"id": 500001, "is_bot": False, "first_name": "Anna"}
CHAT = {"id": 500001, "type": "private", "first_name": "Anna"}
MESSAGE = {
    "message_id": 5,
    "from": PERSON,
    "chat": CHAT,
    "date": 1_800_000_000,
    "text": "/help",
    "entities": [{"type": "bot_command", "offset": 0, "length": 5}],
}
TAP = {"id": "77", "from": PERSON, "chat_instance": "1", "data": "x", "message": MESSAGE}


def changed(update, path, value):
    update = copy.deepcopy(update)
    inside = update
    for name in path[:-1]:
        inside = inside[name]
    inside[path[-1]] = value
    return update


ODD = [
    changed({"message": MESSAGE}, ("message", "chat"), "a string"),
    changed({"message": MESSAGE}, ("message", "chat", "id"), 2**80),
    changed({"message": MESSAGE}, ("message", "chat", "id"), True),
    changed({"message": MESSAGE}, ("message", "from"), 7),
    changed({"message": MESSAGE}, ("message", "from", "first_name"), ["Anna"]),
    changed({"message": MESSAGE}, ("message", "date"), -5),
    changed({"message": MESSAGE}, ("message", "text"), {"a": 1}),
    changed({"message": MESSAGE}, ("message", "entities"), "all"),
    changed({"message": MESSAGE}, ("message", "entities", 0, "offset"), 1e308),
    {"message": True},
    changed({"callback_query": TAP}, ("callback_query", "data"), 12),
    changed({"callback_query": TAP}, ("callback_query", "message"), 10**40),
    changed({"callback_query": TAP}, ("callback_query", "from"), None),
    {"inline_query": {"id": 1, "from": PERSON, "query": "x", "offset": ""}},
    {"my_chat_member": {"chat": CHAT, "from": PERSON, "date": 1}},
]


def test_what_telegram_sends_has_its_shape():
    for update in ({"message": MESSAGE}, {"callback_query": TAP}, {"edited_message": MESSAGE}):
        assert fault_in({"update_id": 1, **update}) == ""
    assert (
        fault_in({"update_id": 1, "poll": {"anything": 1}, "message": MESSAGE | {"new": []}}) == ""
    )


@pytest.mark.parametrize("update", ODD, ids=range(len(ODD)))
def test_a_fault_is_named_without_what_was_written(update):
    why = fault_in({"update_id": 1, **update})
    assert why
    assert "Anna" not in why
    assert "string_value" not in why


async def test_odd_updates_are_passed_over_and_the_next_one_is_answered(evening):
    with capture_logs() as logs:
        for number, update in enumerate(ODD, start=1):
            await evening.adapter._inbox.take([{"update_id": number, **update}])
        mark = evening.server.mark()
        await evening.eve.sends("/help")
        await evening.eve.wait(lambda m: "play by correspondence" in m.text, 10, since=mark)
    told = [line for line in logs if line["event"] == "an update can't be read"]
    assert [line["update"] for line in told] == list(range(1, len(ODD) + 1))
    assert not any(line.get("exc_info") for line in logs)
