"""The local table over a hall with a private store, and people with a browser's manners."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from dataclasses import dataclass
from typing import Any

import pytest
from aiohttp import CookieJar
from aiohttp.test_utils import TestClient, TestServer

from bot.adapters.web.adapter import WebAdapter
from bot.adapters.web.app import make_app
from bot.adapters.web.request_rates import RequestRates
from bot.messages.pictures import Pictures
from bot.settings import Settings
from tests.bot.salle import Salle, deliverer_of, meanwhile

SECRET = b"k" * 32
HEADERS = {"X-Salle": "1"}


@dataclass
class Answer:
    """A status, and what the JSON says."""

    status: int
    json: dict[str, Any]

    def __getitem__(self, name: str) -> Any:
        return self.json[name]


class Visitor:
    """Somebody with a cookie jar of their own."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.name = ""
        self.nonces = itertools.count()  # one a challenge: the same again means the same table

    async def get(self, path: str, **headers: str) -> Answer:
        async with self.client.get(path, headers=HEADERS | headers) as response:
            return Answer(response.status, await response.json())

    async def post(self, path: str, body: object = None, **headers: str) -> Answer:
        url, json = path, {} if body is None else body
        async with self.client.post(url, json=json, headers=HEADERS | headers) as response:
            return Answer(response.status, await response.json())

    async def raw(self, path: str, **headers: str) -> tuple[int, bytes, dict[str, str]]:
        async with self.client.get(path, headers=headers) as response:
            return response.status, await response.read(), dict(response.headers)

    async def arrive(self, name: str) -> Visitor:
        await self.get("/api/hello")
        await self.post("/api/name", {"name": name})
        self.name = name
        return self

    async def begin(self, **terms: object) -> str:
        """Open a table, and begin the match if nobody else has to accept; its id."""
        nonce = f"{next(self.nonces)}a"
        answer = await self.post("/api/challenge", {"game": "en_garde", "nonce": nonce, **terms})
        assert answer.status == 200, answer
        if answer["post"]:
            begun = await self.tap(answer["table"], control(answer["post"], "cb"), nonce="0c")
            assert begun.status == 200, begun
        return answer["table"]

    async def visit(self, table: str) -> Answer:
        return await self.get(f"/api/table/{table}")

    async def side(self, table: str) -> dict[str, Any]:
        return (await self.visit(table))["sides"][0]

    async def tap(self, table: str, ticket: str, **more: object) -> Answer:
        return await self.post(f"/api/table/{table}/tap", {"ticket": ticket, **more})

    async def takes(self, table: str) -> Answer:
        """Sit down at an open table."""
        card = (await self.side(table))["post"]
        return await self.tap(table, control(card, "ca"), nonce="0b")

    async def moves(self, table: str) -> list[dict[str, Any]]:
        groups = (await self.side(table))["post"]["prompt"]["groups"]
        return [choice for group in groups for choice in group["choices"]]

    async def plays(self, table: str) -> Answer:
        """The first move on their buttons, sent."""
        preview = await self.tap(table, (await self.moves(table))[0]["ticket"])
        return await self.tap(table, control(preview["post"], "ps"))


def control(post: dict[str, Any], verb: str) -> str:
    """The ticket of a post's button."""
    return next(c["ticket"] for c in post["prompt"]["controls"] if c["verb"] == verb)


class Lobby:
    """A served page, its hall, and whoever comes."""

    def __init__(self, salle: Salle | None = None, *, rates: RequestRates | None = None) -> None:
        self.salle = salle or Salle()
        self.pictures = Pictures()
        settings = Settings(_env_file=None)
        self.adapter = WebAdapter(settings, self.salle.app, self.pictures)
        self.hub = self.adapter._hub
        self.push = self.adapter._push
        self.listener = self.adapter._listener
        self.listening: asyncio.Task[None] | None = None
        app = make_app(
            settings,
            self.salle.app,
            self.pictures,
            self.hub,
            self.adapter._watchers,
            self.push,
            SECRET,
            rates=rates,
        )
        self.server = TestServer(app, host="127.0.0.1")
        self.clients: list[TestClient] = []

    def visitor(self) -> Visitor:
        client = TestClient(self.server, cookie_jar=CookieJar(unsafe=True))
        self.clients.append(client)
        return Visitor(client)

    async def open(self) -> None:
        await self.server.start_server()
        self.listening = asyncio.create_task(self.listener.run())

    async def close(self) -> None:
        self.hub.close()
        await self.push.close()
        if self.listening:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
        await self.listener.close()
        for client in self.clients:
            await client.close()
        await self.server.close()
        self.pictures.close()
        await self.salle.computers.close()

    @contextlib.asynccontextmanager
    async def delivering(self):
        deliverer = deliverer_of(self.salle, {"web": self.adapter})
        async with meanwhile(deliverer.run(), self.salle.computer_turns().run()):
            yield


@pytest.fixture
async def lobby():
    found = Lobby()
    await found.open()
    yield found
    await found.close()


@pytest.fixture
async def anna(lobby):
    return await lobby.visitor().arrive("Anna")


@pytest.fixture
async def bea(lobby):
    return await lobby.visitor().arrive("Bea")


@pytest.fixture
async def table(anna, bea):
    """A match between Anna and Bea that has just begun."""
    name = await anna.begin()
    assert (await bea.takes(name)).status == 200
    return name


@pytest.fixture
async def to_move(anna, bea, table):
    """Who begins, and who waits."""
    return (anna, bea) if await anna.moves(table) else (bea, anna)
