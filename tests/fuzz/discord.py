"""The rims of Discord: ids of buttons and menus, forms, commands, as the gateway tells of them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from random import Random
from typing import Any, Final

from bot.application.model import Address, Ask, Person
from bot.application.tickets import Verb
from bot.commands import challenge_answers, challenges
from bot.commands.challenges import Terms
from tests.bot.discord.evening import Evening
from tests.bot.salle import Salle
from tests.fuzz.callback_data import MENUS
from tests.fuzz.hall import RecordedApplication, essence
from tests.fuzz.judge import Outcome
from tests.fuzz.mutators import ODD_NUMBERS, damaged_json, damaged_text, odd_text
from tests.servers.discord import DiscordServer, catalogue
from tests.servers.discord import interactions as wire
from tests.servers.private_store import PrivateStore

_GROUP: Final = 2  # of commands, and up to it subcommands
_BUTTON, _MENU, _PEOPLE = 2, 3, 5
_RADIOS, _BOXES, _LABEL = 21, 22, 18
_VALUES: Final = {
    "clock": ("daily", "brisk", "none", "own", "3d+12h/5d"),
    "side": ("one", "two", "begin"),
    "variant": ("basic", "standard", "advanced"),
    "touches": ("1", "5", "99"),
}

_TYPED: Final = (
    "+3", "a1-b2", "M5", "draw", "3d+12h/5d", "22-7", "Europe/Rome", "2026-12-24", "variant=basic",
    "rook", "large", "gyges", "en",
)  # fmt: skip


class _Discord:
    """What these rims share: a channel where Anna and Bea play, and how an interaction comes."""

    kind = wire.Kind.COMPONENT

    def __init__(self, evening: Evening, tables: list[str]) -> None:
        self.evening, self.tables = evening, tables
        self._app = evening.salle.app
        assert isinstance(self._app, RecordedApplication)

    def data(self, random: Random) -> dict[str, Any]:
        raise NotImplementedError

    def make(self, random: Random) -> dict[str, Any]:
        """The payload, but for what belongs to this very interaction."""
        data = self.data(random)
        if random.random() < 0.6:
            data = damaged_json(random, data)
        frame = damaged_json(random, self._frame()) if random.random() < 0.15 else {}
        return {
            "kind": int(self.kind),
            "data": data,
            "who": random.randrange(3),
            "is_home": random.random() < 0.4,
            "frame": frame if isinstance(frame, dict) else {},
        }

    def _frame(self) -> dict[str, Any]:
        return {
            "locale": "en-US",
            "version": 1,
            "context": 0,
            "entitlements": [],
            "channel_id": "1",
        }

    def custom_id(self, random: Random) -> str:
        kind = random.randrange(10)
        if kind < 6:
            verb, table = random.choice(list(Verb)), random.choice(self.tables)
            path = random.choice(("", "0", "1.2", "0.0.0", "99"))
            text = f"{verb}:{table}:{random.choice((0, 1, 1, 2))}:{path}"
        elif kind < 9:
            text = random.choice(MENUS)
        else:
            text = odd_text(random)
        return damaged_text(random, text) if random.random() < 0.4 else text

    async def drive(self, given: dict[str, Any]) -> Outcome:
        evening, world = self.evening, self.evening.server.world
        who = (evening.anna, evening.bea, evening.eve)[given["who"]]
        self._app.replies.clear()
        channel = who.dm if given["is_home"] else evening.games
        source = channel.messages[-1] if channel.messages else None
        kind = wire.Kind(given["kind"])
        made = wire.record_interaction(world, kind, who, channel, given["data"], source=source)
        payload = wire.payload_of(world, made) | given["frame"]
        if isinstance(payload.get("message"), dict):
            payload["message"]["components"] = _shown(given["data"])
        client = evening.adapter._client
        assert client
        client._connection.parsers["INTERACTION_CREATE"](payload)
        async with asyncio.timeout(60):
            for _ in range(4):
                await asyncio.sleep(0)
            while client._answers:  # noqa: ASYNC110 - it has no event
                await asyncio.sleep(0.001)
        errors = [reply for reply in self._app.replies if reply.is_error]
        is_refused = bool(errors) and len(errors) == len(self._app.replies)
        return Outcome(is_refused=is_refused, said=" ".join(reply.ack for reply in errors))

    def state(self) -> object:
        assert isinstance(self.evening.salle.store, PrivateStore)
        return essence(self.evening.salle.store)


def _shown(data: Any) -> list[dict[str, Any]]:
    """The message as it must look for such a tap: the library looks the button up there."""
    if not isinstance(data, dict) or not isinstance(data.get("custom_id"), str):
        return []
    shown: dict[str, Any] = {"custom_id": data["custom_id"], "id": 1}
    if data.get("component_type") == _BUTTON:
        shown |= {"type": _BUTTON, "label": "x", "style": 1}
    elif data.get("component_type") == _MENU:
        shown |= {"type": _MENU, "options": [{"label": "x", "value": "x"}]}
    else:
        shown |= {"type": _PEOPLE}
    return [{"type": 1, "id": 2, "components": [shown]}]


class CustomIds(_Discord):
    """Buttons, lines of menus, menus of people."""

    name = "custom_ids"

    def data(self, random: Random) -> dict[str, Any]:
        custom_id = self.custom_id(random)
        kind = random.randrange(6)
        if kind == 0:
            return {"custom_id": "menu", "component_type": _MENU, "values": [custom_id]}
        if kind == 1:
            user = {"id": "42", "username": "eve", "discriminator": "0", "avatar": None}
            named = {"users": {"42": user}, "members": {}}
            whom = f"who:{custom_id}"
            return {
                "custom_id": whom,
                "component_type": _PEOPLE,
                "values": ["42"],
                "resolved": named,
            }
        return {"custom_id": custom_id, "component_type": _BUTTON}


class Modals(_Discord):
    """Forms of a challenge's terms."""

    name = "modals"
    kind = wire.Kind.MODAL

    def data(self, random: Random) -> dict[str, Any]:
        rows: list[dict[str, Any]] = []
        for name, values in _VALUES.items():
            field = {"type": _RADIOS, "id": 2, "custom_id": name, "value": random.choice(values)}
            rows.append({"type": _LABEL, "id": 1, "component": field})
        ticked = {"type": _BOXES, "id": 3, "custom_id": "switches", "values": ["final_attack"]}
        rows.append({"type": _LABEL, "id": 4, "component": ticked})
        if random.random() < 0.6:
            custom_id = (
                f"cp:{random.choice(self.tables)}:{random.randrange(2)}:{random.randrange(99)}"
            )
        else:
            custom_id = self.custom_id(random)
        return {"custom_id": custom_id, "components": rows}


class SlashCommands(_Discord):
    """Commands with their options, and what is asked while one of them is typed."""

    name = "slash_commands"

    def make(self, random: Random) -> dict[str, Any]:
        is_typing = random.random() < 0.3
        self.kind = wire.Kind.AUTOCOMPLETE if is_typing else wire.Kind.COMMAND
        return super().make(random)

    def data(self, random: Random) -> dict[str, Any]:
        world = self.evening.server.world
        known = [one for one in world.commands[None] if one["type"] == catalogue.SLASH]
        command = random.choice(known)
        path, options = [command], command.get("options", [])
        while options and options[0]["type"] <= _GROUP:
            path.append(random.choice(options))
            options = path[-1].get("options", [])
        filled = [self._filled(random, one) for one in options if random.random() < 0.7]
        if filled and self.kind is wire.Kind.AUTOCOMPLETE:
            filled[-1]["focused"] = True
        for step in reversed(path[1:]):
            filled = [{"type": step["type"], "name": step["name"], "options": filled}]
        user = {"id": "42", "username": "eve", "discriminator": "0", "avatar": None}
        return {
            "id": command["id"],
            "name": command["name"],
            "type": catalogue.SLASH,
            "options": filled,
            "resolved": {"users": {"42": user}, "members": {}},
        }

    def _filled(self, random: Random, option: dict[str, Any]) -> dict[str, Any]:
        filled = {"type": option["type"], "name": option["name"]}
        if choices := option.get("choices"):
            value = random.choice(choices)["value"]
        elif option["type"] in (catalogue.USER, catalogue.MENTIONABLE):
            value = "42"
        elif option["type"] == catalogue.STRING:
            value = random.choice((*self.tables, *_TYPED))
            if random.random() < 0.4:
                value = damaged_text(random, value)
        else:
            value = random.choice(ODD_NUMBERS)
        return filled | {"value": value}


@contextlib.asynccontextmanager
async def _evening() -> AsyncIterator[tuple[Evening, list[str]]]:
    async with DiscordServer() as server:
        salle = Salle()
        salle.app = RecordedApplication(salle.app)
        evening = Evening(server, salle)
        async with evening.open():
            await server.ready()
            tables = [await _match(evening, game) for game in salle.games]
            open_challenge = await _match(evening, "gyges", is_accepted=False)
            store = salle.store
            assert isinstance(store, PrivateStore)
            async with asyncio.timeout(30):
                while not store.is_told():  # noqa: ASYNC110 - it has no event
                    await asyncio.sleep(0.01)
            yield evening, [*tables, open_challenge]


@contextlib.asynccontextmanager
async def open_custom_ids() -> AsyncIterator[CustomIds]:
    async with _evening() as (evening, tables):
        yield CustomIds(evening, tables)


@contextlib.asynccontextmanager
async def open_slash_commands() -> AsyncIterator[SlashCommands]:
    async with _evening() as (evening, tables):
        yield SlashCommands(evening, tables)


@contextlib.asynccontextmanager
async def open_modals() -> AsyncIterator[Modals]:
    async with _evening() as (evening, tables):
        yield Modals(evening, tables)


async def _match(evening: Evening, game: str, *, is_accepted: bool = True) -> str:
    """A match of Anna's and Bea's in the channel, or a challenge."""
    where = Address(platform="discord", id=str(evening.games.id))
    anna, bea = (
        Person(address=Address(platform="discord", id=str(user.id)), name=user.name)
        for user in (evening.anna, evening.bea)
    )
    ask = Ask(who=anna, where=where, nonce=f"1{game}{is_accepted}")
    run = evening.salle.app.run
    made = await run(challenges.challenge, ask, Terms(game=game, opponent=bea))
    assert made.table
    if is_accepted:
        await run(challenge_answers.accept, Ask(who=bea, where=where, nonce=f"2{game}"), made.table)
    return str(made.table)
