"""Tables in many rooms, and what is told of them: for the tests of deliveries."""

import asyncio

from bot.application.model import Address
from bot.commands import challenge_answers, challenges
from bot.commands.challenges import Terms


def room(number, platform="test"):
    return Address(platform=platform, id=f"room{number}")


async def until(is_so):
    async with asyncio.timeout(60):
        while not is_so():  # noqa: ASYNC110 - several doors, and what was refused
            await asyncio.sleep(0.01)


async def match_in(salle, place, one, two):
    reply = await salle.app.run(
        challenges.challenge, one.ask(place), Terms(game="en_garde", opponent=two.person)
    )
    await salle.app.run(challenge_answers.accept, two.ask(place), reply.table)
    return reply.table


def board_in(place, version=1):
    return lambda sent: sent.to == place and sent.post.picture and sent.post.version == version
