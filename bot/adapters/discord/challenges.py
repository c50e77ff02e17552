"""Challenges made in Discord; who names no game chooses it with one more tap."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

import discord

from bot.adapters.discord.requests import Interaction, address, can_post, is_home, person
from bot.adapters.discord.responses import Responder
from bot.application.model import Ask, Person, Post, Prompt, Reply
from bot.commands import challenges
from bot.commands.challenges import Terms
from bot.commands.context import Context
from bot.messages.challenge_card import which_game

User = discord.User | discord.Member

CHOICE: Final = "game"
"""The word that a button begins with which chooses the game of a challenge."""

_ANY_LEVEL: Final = "hall"  # Salle herself was challenged, whatever her levels are called
_STUDY: Final = "study"
_LONGEST: Final = 100  # characters of a button's id
_KEPT: Final = 86_400.0  # seconds for which a second tap on one question makes no second table


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeRequest:
    """A challenge whose game may not be chosen yet."""

    opponent: Person | None = None
    level: str = ""  # of the computer; or `_ANY_LEVEL`, or `_STUDY`
    options: Mapping[str, str] = field(default_factory=dict)
    clock: int = 0

    def games(self, context: Context) -> list[str]:
        """Those that can be played so; all, if none can, so that one says what is wrong."""
        fitting = [id_ for id_ in context.games if self._fits(context, id_)]
        return fitting or list(context.games)[:1]

    def _fits(self, context: Context, game: str) -> bool:
        values = {option.name: option.values for option in context.games[game].options}
        levels = ("", _STUDY, _ANY_LEVEL, *context.players[game].levels)
        is_playable = all(value in values.get(name, ()) for name, value in self.options.items())
        return is_playable and self.level in levels

    def terms(self, context: Context, game: str) -> Terms:
        """The whole challenge."""
        is_computer = self.level not in ("", _STUDY)
        levels = context.players[game].levels if game in context.players else ()
        level = levels[0] if self.level == _ANY_LEVEL and levels else self.level
        return Terms(
            game=game,
            opponent=self.opponent if not self.level else None,
            level=level if is_computer else "",
            options=self.options,
            clock=self.clock,
            is_study=self.level == _STUDY,
        )

    def ticket(self, game: str) -> str:
        """A button that chooses `game`: all of the wish; of a very long name as much as fits."""
        options = ",".join(f"{name}={value}" for name, value in self.options.items())
        who = (self.opponent.address.id, self.opponent.name) if self.opponent else ("", "")
        parts = (CHOICE, game, str(self.clock), self.level, options, *who)
        return ":".join(parts)[:_LONGEST]

    @classmethod
    def read(cls, ticket: str) -> tuple[str, ChallengeRequest]:
        """The game, and the wish, of what `ticket` wrote."""
        _, game, clock, level, options, id_, name = ticket.split(":", 6)
        opponent = Person(address=address(int(id_)), name=name) if id_ else None
        request = cls(
            opponent=opponent, level=level, options=read_options(options), clock=int(clock)
        )
        return game, request


def request_of(
    interaction: Interaction,
    opponent: User | None,
    *,
    options: Mapping[str, str] | None = None,
    level: str | None = None,
    clock: int = 0,
    study: bool = False,
) -> ChallengeRequest:
    """What somebody wishes who named all that."""
    if opponent and opponent.id == interaction.application_id:  # Salle herself is challenged
        opponent, level = None, level or _ANY_LEVEL
    return ChallengeRequest(
        opponent=person(opponent) if opponent and not study else None,
        level=_STUDY if study else level or "",
        options=options or {},
        clock=clock,
    )


async def open_or_ask(
    responder: Responder,
    interaction: Interaction,
    opponent: User | None,
    request: ChallengeRequest,
    game: str | None = None,
) -> None:
    """Open a table, or ask which game it shall be."""
    context = responder.app.context

    async def work(ask: Ask) -> Reply:
        if key := _refusal(interaction, opponent, request):
            return Reply(ack=(await responder.say(ask))(key), is_error=True)
        games = [game] if game else request.games(context)
        if len(games) > 1:
            return Reply(private=which_game(games, request.ticket, await responder.say(ask)))
        return await _open(responder, interaction, ask, request.terms(context, games[0]))

    await responder.give(interaction, work)


def _refusal(interaction: Interaction, opponent: User | None, request: ChallengeRequest) -> str:
    """Why nobody can be challenged so, whatever the game; "" if somebody can."""
    if opponent and opponent.bot and opponent.id != interaction.application_id:
        return "hall-not-a-bot"
    if request.opponent and request.opponent.address == address(interaction.user.id):
        return "hall-not-yourself"
    if is_home(interaction) and not (request.opponent or request.level):
        return "hall-nobody-here"
    return ""


async def chosen(responder: Responder, interaction: Interaction, ticket: str) -> None:
    """The game was chosen: the question becomes the answer, and is answered once."""
    context = responder.app.context
    question = interaction.message.id if interaction.message else interaction.id

    async def work(ask: Ask) -> Reply:
        game, request = ChallengeRequest.read(ticket)
        if not await context.store.first_time(f"{CHOICE}:{question}", keep=_KEPT):
            return Reply()
        reply = await _open(responder, interaction, ask, request.terms(context, game))
        if reply.private:
            return reply
        return replace(reply, ack="", private=Post(lines=(reply.ack,), prompt=Prompt()))

    await responder.give(interaction, work)


async def _open(responder: Responder, interaction: Interaction, ask: Ask, terms: Terms) -> Reply:
    reply = await responder.app.run(challenges.challenge, ask, terms)
    return reply if can_post(interaction) else await responder.card(ask, reply)


def read_options(text: str) -> dict[str, str]:
    """`touches=3 final_attack=false` as options; what isn't so is refused where they are read."""
    pairs = (word.partition("=") for word in text.replace(",", " ").split())
    return {name: value for name, _, value in pairs}
