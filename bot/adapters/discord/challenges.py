"""Challenges made in Discord; who names no game chooses it with one more tap."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

import discord

from bot.adapters.discord.requests import Interaction, address, can_post, is_home, person
from bot.adapters.discord.responses import Responder
from bot.application.model import Ask, Person, Post, Prompt, Reply
from bot.commands import boards, challenges
from bot.commands.challenge_request import ANY_LEVEL, ChallengeRequest, is_first_answer
from bot.commands.challenges import Terms
from bot.commands.context import Context
from bot.messages.challenge_card import which_game

User = discord.User | discord.Member

TICKET_PREFIX: Final = "game:"
"""Begins the id of a button that chooses a challenge's game, and holds the rest of its terms:
`game:<game>:<clock>:<level>:<options>:<opponent's id>:<opponent's name>`."""

_STUDY: Final = "study"  # in the place of a level
_LONGEST_ID: Final = 100  # characters of a button's id


def make_request(
    interaction: Interaction,
    opponent: User | None,
    *,
    game: str = "",
    options: str = "",
    level: str = "",
    clock: int = 0,
    is_study: bool = False,
) -> ChallengeRequest:
    """What somebody asks for who filled in all that."""
    if opponent and opponent.id == interaction.application_id:  # Salle herself is challenged
        opponent, level = None, level or ANY_LEVEL
    return ChallengeRequest(
        text=options,
        game=game,
        level=level,
        clock=clock,
        is_study=is_study,
        opponent=person(opponent) if opponent and not is_study else None,
    )


async def challenge(
    responder: Responder, interaction: Interaction, opponent: User | None, request: ChallengeRequest
) -> None:
    """Open a table, or ask which game it shall be."""

    async def open_or_ask(context: Context, ask: Ask) -> Reply:
        say = await context.say(ask)
        if opponent and opponent.bot and opponent.id != interaction.application_id:
            return Reply(ack=say("hall-not-a-bot"), is_error=True)
        if request.opponent and request.opponent.address == ask.who.address:
            return Reply(ack=say("hall-not-yourself"), is_error=True)
        found = request.terms(context.games, context.players)
        if is_home(interaction) and not any(t.opponent or t.level or t.is_study for t in found):
            return Reply(ack=say("hall-nobody-here"), is_error=True)
        if len(found) > 1:
            return Reply(private=which_game({t.game: _ticket(t) for t in found}, say))
        reply = await challenges.challenge(context, ask, found[0])
        return await _with_card(responder, interaction, ask, reply)

    await responder.answer(interaction, partial(responder.app.run, open_or_ask))


async def choose_game(responder: Responder, interaction: Interaction, ticket: str) -> None:
    """The game was chosen: the question becomes the answer, and is answered once."""
    app = responder.app
    question = interaction.message.id if interaction.message else interaction.id

    async def work(ask: Ask) -> Reply:
        if not await is_first_answer(app.context, str(question)):
            return Reply()
        reply = await app.run(challenges.challenge, ask, _read_ticket(ticket))
        reply = await _with_card(responder, interaction, ask, reply)
        if reply.private:
            return reply
        return replace(reply, ack="", private=Post(lines=(reply.ack,), prompt=Prompt()))

    await responder.answer(interaction, work)


async def _with_card(
    responder: Responder, interaction: Interaction, ask: Ask, reply: Reply
) -> Reply:
    """A challenge made where Salle can't post: the answer itself is the card, for all."""
    if reply.table is None or can_post(interaction):
        return reply
    say = await responder.app.words(ask)
    public = await responder.app.run(boards.back_to_board, ask, reply.table)
    return replace(reply, ack=say("hall-cannot-post"), private=None, public=public.public)


def _ticket(terms: Terms) -> str:
    """A button that opens a table on these terms; of a very long name as much as fits."""
    level = _STUDY if terms.is_study else terms.level
    options = ",".join(f"{name}={value}" for name, value in terms.options.items())
    who = terms.opponent
    opponent = f"{who.address.id}:{who.name}" if who else ":"
    ticket = f"{TICKET_PREFIX}{terms.game}:{terms.clock}:{level}:{options}:{opponent}"
    return ticket[:_LONGEST_ID]


def _read_ticket(ticket: str) -> Terms:
    """The terms of which `_ticket` made a button."""
    game, clock, level, options, id_, name = ticket.removeprefix(TICKET_PREFIX).split(":", 5)
    return Terms(
        game=game,
        opponent=Person(address=address(int(id_)), name=name) if id_ else None,
        level="" if level == _STUDY else level,
        options=dict(option.split("=") for option in options.split(",") if option),
        clock=int(clock),
        is_study=level == _STUDY,
    )
