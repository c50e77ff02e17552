"""Driving a bot by hand: one line, one act.

as Bea            act as Bea from now on          in games | in dm   where to act
/challenge opponent=@Anna game=en_garde           a slash command
~move move=1x     what is suggested for the last value
menu Challenge @Anna                              the menu of a user
click Accept      on the newest message with it   pick 3             in the newest menu
fill Move=1x      sends the modal just opened     say hello          writes a message
look              what is seen here               people, log, drop, quit
"""

from __future__ import annotations

import asyncio
import shlex
import sys
from collections.abc import Iterable
from typing import Any

from .model import Channel, Guild, Message
from .person import Person, Reply
from .server import DiscordServer


class Console:
    """Reads lines from standard input and acts for the people of one guild."""

    def __init__(self, server: DiscordServer, guild: Guild, people: Iterable[Person]) -> None:
        self._server = server
        self._people = {p.name.lower(): p for p in people}
        self._who = next(iter(self._people.values()))
        self._places = {c.name: c for c in guild.channels}
        self._where: Channel | None = guild.channels[0]  # None: in private
        self._reply: Reply | None = None

    async def run(self) -> None:
        print(__doc__)
        while line := await asyncio.to_thread(sys.stdin.readline):
            try:
                words = shlex.split(line)
                if words == ["quit"]:
                    return
                if words:
                    await self._act(words[0], words[1:])
            except (AssertionError, KeyError, ValueError, IndexError) as error:
                print(f"  ! {type(error).__name__}: {error}")

    @property
    def _here(self) -> Channel:
        return self._where or self._who.dm

    async def _act(self, verb: str, rest: list[str]) -> None:
        text = " ".join(rest)
        match verb:
            case "as":
                self._who = self._people[text.lower()]
            case "in":
                self._where = None if text == "dm" else self._places[text]
            case "look":
                for message in self._who.sees(self._here)[-5:]:
                    _show(message)
            case "people":
                print("  " + ", ".join(p.name for p in self._people.values()))
            case "log":
                print("\n".join(f"  {request}" for request in self._server.log[-20:]))
            case "drop":
                self._server.drop_gateway()
            case "say":
                self._who.say(self._here, text)
            case _:
                await self._ask(verb, rest, text)

    async def _ask(self, verb: str, rest: list[str], text: str) -> None:
        """The acts that the bot answers."""
        who, here = self._who, self._here
        match verb:
            case "click":
                seen = [m for m in who.sees(here) if any(b.answers_to(text) for b in m.buttons)]
                assert seen, f"no button {text!r} here"
                reply = await who.click(seen[-1], text)
            case "pick":
                seen = [m for m in who.sees(here) if m.selects]
                assert seen, "no menu here"
                reply = await who.select(seen[-1], rest)
            case "fill":
                assert self._reply, "no modal is open"
                reply = await self._reply.submit(self._values(rest))
            case "menu":
                reply = await who.context_menu(here, rest[0], target=self._value(rest[1]))
            case _ if verb.startswith("~"):
                for line in await who.autocomplete(here, verb[1:], **self._values(rest)):
                    print(f"  {line.name} ({line.value})")
                return
            case _:
                plain = [verb.removeprefix("/"), *(w for w in rest if "=" not in w)]
                values = self._values(w for w in rest if "=" in w)
                reply = await who.slash(here, " ".join(plain), **values)
        self._reply = reply
        await self._tell(reply)

    async def _tell(self, reply: Reply) -> None:
        if reply.interaction.modal:
            print(f"  [{reply.modal.title}] {[entry.label for entry in reply.modal.entries]}")
        else:
            _show((await reply.done()).message)

    def _values(self, words: Iterable[str]) -> dict[str, Any]:
        pairs = (word.split("=", 1) for word in words)
        return {name: self._value(value) for name, value in pairs}

    def _value(self, text: str) -> Any:
        if text.startswith("@"):
            return self._people[text[1:].lower()]
        if text in ("true", "false"):
            return text == "true"
        return int(text) if text.removeprefix("-").isdigit() else text


def _show(message: Message) -> None:
    private = " (only you see this)" if message.ephemeral else ""
    print(f"  {message.author.name}{private}: {message.text}".replace("\n", "\n    "))
    for attachment in message.attachments:
        print(f"    <{attachment.filename}, {len(attachment.data)} bytes> {attachment.alt or ''}")
    if message.buttons:
        print("    " + " ".join(f"[{label}]" for label in message.labels))
    for menu in message.selects:
        print(f"    v {menu.placeholder or menu.custom_id}: {[o.label for o in menu.options]}")
