"""The rim of Telegram: whatever is posted to the webhook, until all of it is answered."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator
from random import Random
from typing import Any, Final

from bot.adapters.telegram.updates import SECRET_HEADER
from bot.application.model import Address, Ask, Person
from bot.application.tickets import Verb
from bot.commands import challenge_answers, challenges
from bot.commands.challenges import Terms
from tests.bot.salle import Salle
from tests.bot.telegram.evening import Evening
from tests.bot.web.conftest import Lobby
from tests.fuzz.hall import RecordedApplication, essence
from tests.fuzz.judge import Outcome
from tests.fuzz.mutators import damaged_bytes, damaged_json, damaged_text, odd_text, odd_value
from tests.fuzz.page import Line, request
from tests.servers.telegram import TelegramServer

SECRET: Final = "s3cret_of-the-webhook"
_COMMANDS: Final = (
    "/start", "/start join_k3zq", "/help", "/challenge", "/challenge @bea gyges",
    "/challenge computer en_garde",
    "/move +2", "/tables", "/settings", "/hours Rome 23-7", "/vacation 5", "/hand", "/board",
    "/history",
    "/draw", "/resign", "/takeback", "/pause 3", "/language it", "/rules gyges",
    "/card squalembrato",
    "/answers deny pass", "/if +2 then -1", "/forget", "/verify", "+2", "a1-b2", "/quiet",
    "/export",
)  # fmt: skip


class Webhook:
    """Updates, valid and damaged."""

    name = "webhook"

    def __init__(self, evening: Evening, lobby: Lobby, tables: list[str]) -> None:
        self._evening, self._tables = evening, tables
        self._port = lobby.server.port or 0
        self._line = Line(self._port)
        self._numbers = itertools.count(1_000)
        self._app = evening.salle.app

    def make(self, random: Random) -> bytes:
        update = {"update_id": next(self._numbers), **self._something(random)}
        if random.random() < 0.75:
            update = damaged_json(random, update)
        if random.random() < 0.03:
            update = odd_value(random)
        sent = json.dumps(update, ensure_ascii=random.random() < 0.5).encode(errors="surrogatepass")
        if random.random() < 0.05:
            sent = damaged_bytes(random, sent)
        secret = SECRET if random.random() < 0.95 else damaged_text(random, SECRET).strip()
        secret = "".join(c for c in secret if c.isprintable())
        head = {SECRET_HEADER.replace("-", "_"): secret}
        return request("POST", "/hooks/telegram", self._port, sent, **head)

    def _something(self, random: Random) -> dict[str, Any]:
        evening = self._evening
        person = random.choice((evening.anna, evening.bea, evening.eve)).person()
        group = evening.group.json()
        private = {"id": person["id"], "type": "private", "first_name": person["first_name"]}
        chat = random.choice((group, private))
        text = random.choice(_COMMANDS)
        if random.random() < 0.4:
            text = damaged_text(random, text)
        entities = [{"type": "bot_command", "offset": 0, "length": len(text.partition(" ")[0])}]
        said = {"message_id": 5, "from": person, "chat": chat, "date": 1_800_000_000, "text": text}
        message = said | ({"entities": entities} if text.startswith("/") else {})
        kind = random.randrange(8)
        if kind < 3:
            return {"message": message}
        if kind < 6:
            table, verb = random.choice(self._tables), random.choice(list(Verb))
            data = f"{verb}:{table}:{random.choice((0, 1, 2))}:{random.choice(('', '0', '1.2'))}"
            shown = said | {
                "from": {"id": 1, "is_bot": True, "first_name": "Salle"},
                "text": "Your move",
            }
            tap = {"id": "77", "from": person, "chat_instance": "1", "data": data, "message": shown}
            return {"callback_query": tap}
        if kind == 6:
            query = {"id": "78", "from": person, "query": odd_text(random), "offset": ""}
            return random.choice(
                (
                    {"inline_query": query},
                    {"edited_message": message | {"edit_date": 1_800_000_001}},
                )
            )
        member = {"status": "member", "user": {"id": 1, "is_bot": True, "first_name": "Salle"}}
        left = member | {"status": random.choice(("left", "kicked", "member"))}
        change = {"chat": chat, "from": person, "date": 1_800_000_000}
        return {"my_chat_member": change | {"old_chat_member": left, "new_chat_member": member}}

    async def drive(self, given: bytes) -> Outcome:
        self._app.replies.clear()
        status, body = await self._line.ask(given)
        inbox = self._evening.adapter._inbox
        assert inbox
        async with asyncio.timeout(60):
            while inbox._held:  # noqa: ASYNC110 - it has no event
                await asyncio.sleep(0.001)
        if status >= 400 or status == 0:
            return Outcome(
                is_refused=True, said=body.decode(errors="replace") or f"status {status}"
            )
        errors = [reply for reply in self._app.replies if reply.is_error]
        is_refused = bool(errors) and len(errors) == len(self._app.replies)
        return Outcome(is_refused=is_refused, said=" ".join(reply.ack for reply in errors))

    def close(self) -> None:
        self._line.close()

    def state(self) -> object:
        return essence(self._evening.salle.store)  # type: ignore[arg-type]  # it is private


@contextlib.asynccontextmanager
async def open_webhook() -> AsyncIterator[Webhook]:
    """Salle in a group where Anna and Bea play, with a webhook that nobody else posts to."""
    async with TelegramServer("123:abc") as server:
        salle = Salle()
        salle.app = RecordedApplication(salle.app)
        evening = Evening(
            server,
            salle=salle,
            telegram_webhook_url="http://127.0.0.1:1/hooks/telegram",
            telegram_webhook_secret=SECRET,
        )
        lobby = Lobby(salle)
        await lobby.server.start_server()
        async with evening.open():
            tables = [await _match(evening, game) for game in salle.games]
            rim = Webhook(evening, lobby, tables)
            yield rim
            rim.close()
        await lobby.close()


async def _match(evening: Evening, game: str) -> str:
    """A match of Anna's and Bea's in the group."""
    group = Address(platform="telegram", id=str(evening.group.id))
    anna, bea = (
        Person(address=Address(platform="telegram", id=str(user.id)), name=user.name)
        for user in (evening.anna, evening.bea)
    )
    ask = Ask(who=anna, where=group, nonce=f"1{game}")
    made = await evening.salle.app.run(challenges.challenge, ask, Terms(game=game, opponent=bea))
    assert made.table
    await evening.salle.app.run(
        challenge_answers.accept, Ask(who=bea, where=group, nonce=f"2{game}"), made.table
    )
    return str(made.table)
