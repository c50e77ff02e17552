"""Drive the test server by hand: `python -m tests.servers.telegram --port 9001`."""

import argparse
import asyncio
import shlex
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from tests.servers.telegram.chats import Chat, Group
from tests.servers.telegram.people import User
from tests.servers.telegram.server import TelegramServer

HELP = """\
anna: /challenge @bea      Anna writes in the group
anna> /start               Anna writes to the bot in private
tap bea 3 Accept           Bea taps a button of the group's message 3
tap bea> 3 Accept          … of message 3 in her private chat
show / show bea            the bot's messages in the group / in Bea's private chat
block bea · unblock bea · flood 5 · migrate · log · quit"""


class Console:
    """Two people and a group, moved by typed lines; what the bot does is printed."""

    def __init__(self, server: TelegramServer) -> None:
        self.server = server
        self.people = {
            "anna": server.user("Anna", username="anna", language="en"),
            "bea": server.user("Bea", username="bea", language="it"),
        }
        self.group = server.group("Games", list(self.people.values()))
        self.verbs: dict[str, Callable[..., Awaitable[Any] | Any]] = {
            "tap": self.tap,
            "show": self.show,
            "block": lambda who: self.people[who].blocks(),
            "unblock": lambda who: self.people[who].unblocks(),
            "flood": lambda seconds: server.rate_limit(self.group, retry_after=float(seconds)),
            "migrate": self.migrate,
            "log": lambda: print(*self.server.log, sep="\n"),
            "help": lambda: print(HELP),
        }

    async def obey(self, line: str) -> None:
        for separator, where in ((":", None), (">", self.people)):
            name, found, text = line.partition(separator)
            if found and name in self.people:
                user = self.people[name]
                await user.sends(user if where else self.group, text.strip())
                return
        verb, *arguments = shlex.split(line)
        if verb not in self.verbs:
            print(HELP)
            return
        result = self.verbs[verb](*arguments)
        if asyncio.iscoroutine(result):
            await result

    async def tap(self, who: str, number: str, *label: str) -> None:
        user = self.people[who.removesuffix(">")]
        chat: Chat = user if who.endswith(">") else self.group
        print(await user.taps(chat.messages[int(number)], " ".join(label)))

    def show(self, who: str = "") -> None:
        chat: User | Group = self.people[who] if who else self.group
        print(*chat.from_bot, sep="\n")

    def migrate(self) -> None:
        self.group = self.server.migrate(self.group)

    async def report(self) -> None:
        """Print whatever the bot sends or edits, as it does."""
        seen = 0
        while True:
            mark = await self.server.bell.until(partial(self._news, seen), within=None)
            for chat in self.server.chats.values():
                for message in chat.since(seen):
                    print("<", message, flush=True)
            seen = mark

    def _news(self, after: int) -> int | None:
        mark = self.server.mark()
        return mark if mark > after else None


async def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.servers.telegram", description=__doc__)
    parser.add_argument("--port", type=int, default=9001)
    parser.add_argument("--token", default="1:abc")
    parser.add_argument("--limits", action="store_true", help="apply Telegram's flood limits")
    options = parser.parse_args()
    server = TelegramServer(options.token, real_limits=options.limits)
    await server.start(options.port)
    try:
        console = Console(server)
        print(f"TELEGRAM_API_BASE={server.base} TELEGRAM_TOKEN={server.token}\n{HELP}", flush=True)
        reporting = asyncio.create_task(console.report())
        while line := await asyncio.to_thread(sys.stdin.readline):
            if line.strip() == "quit":
                break
            try:
                await console.obey(line.strip() or "help")
            except (LookupError, ValueError, TypeError, TimeoutError) as error:
                print(f"! {error}")
        reporting.cancel()
    finally:
        await server.stop()


if __name__ == "__main__":
    asyncio.run(main())
