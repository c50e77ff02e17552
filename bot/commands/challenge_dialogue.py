"""A challenge from the first words to its table, the same on every platform.

A reply's post that belongs to no table is a question, which has buttons for answers; one that
belongs to a table shows its card, or the asker's turn there.
"""

from __future__ import annotations

from dataclasses import replace

from bot.application import profile
from bot.application.model import Ask, Person, Reply
from bot.application.refused import RefusedError, named
from bot.commands import challenges, entrance
from bot.commands.challenge_in_words import question, read_request
from bot.commands.challenge_links import follow_link, person_elsewhere, read_link
from bot.commands.challenge_request import ChallengeRequest
from bot.commands.challenges import TwoOpponentsError
from bot.commands.context import Context


async def open_or_ask(
    context: Context,
    ask: Ask,
    request: ChallengeRequest,
    *,
    is_guess: bool = False,
    needs_rival: bool = False,
) -> Reply:
    """Open the table of a request, or ask for what it leaves open.

    A link of a challenge shows its card, to the asker alone.

    `is_guess`: the opponent isn't named, and need not be meant. `needs_rival`: nobody else would
    see a challenge to anybody.

    Raises what `challenges.challenge` raises.
    """
    if request == ChallengeRequest():
        return await entrance.start(context, ask)
    if link := read_link(request.text):
        return await follow_link(context, ask, link)
    if elsewhere := person_elsewhere(request.text):
        request = replace(request, opponent=elsewhere[0], text=elsewhere[1])
        is_guess = False
    try:
        read = await read_request(context, ask, request)
    except TwoOpponentsError:
        if not is_guess:
            raise
        read = await read_request(context, ask, replace(request, opponent=None))
    if opponent := read.terms[0].opponent:
        await meet(context, ask, opponent)
    say = await context.say(ask)
    if needs_rival and not any(t.opponent or t.level or t.is_study for t in read.terms):
        return Reply(ack=say("hall-nobody-here"), is_error=True)
    if asked := await question(context, ask, read, say):
        if elsewhere:  # buttons name people of the asker's own platform
            person = elsewhere[0]
            there = named(f"link-on-{person.address.platform}")
            raise RefusedError("elsewhere-say-all", name=person.name, platform=there)
        return Reply(private=asked)
    return await challenges.challenge(context, ask, read.terms[0])


async def meet(context: Context, ask: Ask, opponent: Person) -> None:
    """Keep the name of somebody who is challenged, for the card. Raises RefusedError."""
    if opponent.address == ask.who.address:
        raise RefusedError("hall-not-yourself")
    if opponent.address.is_name:
        return
    address = str(opponent.address)
    if not (await context.store.profile(address)).get(profile.NAME):
        await context.store.update_profile(address, {profile.NAME: opponent.name})
