"""`python -m tests.servers.discord --port 9000`: a guild with Anna and Bea, driven by hand."""

from __future__ import annotations

import argparse
import asyncio

from .console import Console
from .server import DiscordServer


async def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.servers.discord", description=__doc__)
    parser.add_argument("--port", type=int, default=9000)
    parser.add_argument("--token", default="test-token")
    chosen = parser.parse_args()
    server = DiscordServer(chosen.token)
    people = [server.user("Anna", "en-GB"), server.user("Bea", "it")]
    guild = server.guild("Salle", people)
    guild.channel("games")
    await server.start(chosen.port)
    try:
        print(f"DISCORD_API_BASE={server.api_base} DISCORD_TOKEN={chosen.token}")
        await Console(server, guild, people).run()
    finally:
        await server.stop()


if __name__ == "__main__":
    asyncio.run(main())
