"""Interactions that no Discord sends: each is passed over in a line, and the next is answered."""

from __future__ import annotations

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.adapters.discord.interaction_shape import fault_in
from tests.bot.deliveries import until
from tests.servers.discord import interactions as wire

BUTTON = {"custom_id": "set:theme", "component_type": 2, "id": 4}
COMMAND = {"id": "1", "name": "help", "type": 1}
EVE = {"id": "42", "username": "eve", "discriminator": "0", "avatar": None}


def payload(evening, kind=wire.Kind.COMPONENT, data=BUTTON, **frame):
    world = evening.server.world
    made = wire.record_interaction(world, kind, evening.anna, evening.anna.dm, data)
    return wire.payload_of(world, made) | frame


ODD = [
    {"data": {"custom_id": 7, "component_type": 2}},
    {"data": {"component_type": 2}},
    {"data": {"custom_id": "x", "component_type": "2"}},
    {"data": {"custom_id": "x", "component_type": 3, "values": False}},
    {"data": BUTTON | {"component_type": 5, "values": ["4"], "resolved": {"users": {"4": 1}}}},
    {"data": "all"},
    {"locale": [[]]},
    {"id": "12; DROP"},
    {"user": {"id": "1"}},
    {"user": None, "member": None},
    {"type": 5, "data": {"custom_id": "cp:discord:1:a:0:1", "components": "touches"}},
    {"type": 5, "data": {"custom_id": "x", "components": [{"type": 18, "component": 1}]}},
    {"type": 5, "data": {"components": []}},
    {"type": 2, "data": {"id": "1", "type": 1}},
    {"type": 2, "data": {"id": "1", "name": "help", "type": "all"}},
    {"type": 2, "data": COMMAND | {"options": [{"name": "game", "value": "gyges"}]}},
    {"type": 2, "data": COMMAND | {"options": [{"type": 3, "name": "game"}]}},
    {"type": 2, "data": COMMAND | {"options": [{"type": 3, "name": "game", "value": ["x"]}]}},
    {"type": 2, "data": COMMAND | {"options": [{"type": 6, "name": "whom", "value": "Anna"}]}},
    {"type": 2, "data": COMMAND | {"options": [{"type": 6, "name": "whom", "value": "42"}]}},
]  # fmt: skip


async def test_what_discord_sends_has_its_shape(evening):
    for kind in (wire.Kind.COMPONENT, wire.Kind.MODAL):
        assert fault_in(payload(evening, kind)) == ""
    command = {
        "id": "1",
        "name": "help",
        "type": 1,
        "options": [{"type": 3, "name": "game", "value": "gyges"}],
    }
    assert fault_in(payload(evening, wire.Kind.COMMAND, command)) == ""
    within = {"type": 1, "name": "week", "options": [{"type": 6, "name": "whom", "value": "42"}]}
    named = {"options": [within], "resolved": {"users": {"42": EVE}}}
    assert fault_in(payload(evening, wire.Kind.COMMAND, command | named)) == ""


@pytest.mark.parametrize("change", ODD, ids=range(len(ODD)))
async def test_a_fault_is_named_without_what_was_written(evening, change):
    why = fault_in(payload(evening, **change))
    assert why
    assert "DROP" not in why


async def test_odd_interactions_are_passed_over_and_the_next_is_answered(evening):
    parse = evening.adapter._client._connection.parsers["INTERACTION_CREATE"]
    with capture_logs() as logs:
        for change in ODD:
            parse(payload(evening, **change))
        await asyncio.sleep(0)
        reply = await evening.eve.slash(evening.games, "help")
    assert reply.message
    told = [line for line in logs if line["event"] == "an interaction can't be read"]
    assert len(told) == len(ODD)
    assert not any(line.get("exc_info") for line in logs)


@pytest.mark.parametrize("chosen", [[], ["42"]], ids=["nobody", "a number alone"])
async def test_a_menu_of_people_from_which_nobody_was_chosen_is_answered(evening, chosen):
    shown = (await evening.anna.slash(evening.games, "help")).message
    data = {"custom_id": "who:nw:f::::", "component_type": 5, "values": chosen}
    world, kind = evening.server.world, wire.Kind.COMPONENT
    made = wire.record_interaction(world, kind, evening.anna, evening.games, data, source=shown)
    told = wire.payload_of(world, made)
    menu = {"type": 5, "custom_id": data["custom_id"], "id": 1}
    told["message"]["components"] = [{"type": 1, "id": 2, "components": [menu]}]
    with capture_logs() as logs:
        evening.adapter._client._connection.parsers["INTERACTION_CREATE"](told)
        await evening.server.wait(lambda: made.answer, 5, "answer")
    assert not any(line.get("exc_info") for line in logs)


@pytest.mark.parametrize("kind", [wire.Kind.COMMAND, wire.Kind.AUTOCOMPLETE])
async def test_a_command_of_another_salle_is_told_in_a_line_and_answered_where_it_can_be(
    evening, kind
):
    option = {"type": 3, "name": "colour", "value": "red"}
    parse = evening.adapter._client._connection.parsers["INTERACTION_CREATE"]
    with capture_logs() as logs:
        for name in ("castle", "language"):
            parse(payload(evening, kind, COMMAND | {"name": name, "options": [option]}))
        await asyncio.sleep(0)
        await until(lambda: not evening.adapter._client._answers)
    told = {line["event"] for line in logs}
    assert told == {"a command isn't one of ours"}
    assert not any(line.get("exc_info") for line in logs)
