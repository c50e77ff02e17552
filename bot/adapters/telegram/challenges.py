"""Challenges made in Telegram; who names no game chooses it with one more tap."""

from __future__ import annotations

from typing import Final

from telegram import CallbackQuery, Message

from bot.adapters.telegram import requests
from bot.adapters.telegram.challenge_parser import (
    ChallengeRequest,
    UnknownWordError,
    examples,
    read_requests,
)
from bot.adapters.telegram.places import PLATFORM, Place
from bot.adapters.telegram.responses import Responder
from bot.adapters.telegram.users import Named, UserDirectory
from bot.application.model import Ask
from bot.commands import challenges
from bot.commands.application import Application
from bot.commands.challenges import Terms
from bot.messages.challenge_card import which_game

CHOICE: Final = "game"
"""A button that chooses a challenge's game: `game:<game>:<the opponent's id or nothing>`.

It stands under an answer to the challenge, which says the rest.
"""

_KEPT: Final = 86_400.0  # seconds for which a second tap on one question makes no second table


class Challenges:
    """What follows a challenge in words."""

    def __init__(
        self, app: Application, responder: Responder, users: UserDirectory, username: str
    ) -> None:
        self._app = app
        self._responder = responder
        self._users = users
        self._username = username

    async def requested(self, ask: Ask, message: Message) -> None:
        """Open a table as the words of a challenge say, or ask which game it shall be."""
        say = await self._responder.words(ask)
        named, words = await self._users.named(message, self._username)
        try:
            requests = self._read(words)
        except UnknownWordError as err:
            games, players = self._app.context.games, self._app.context.players
            known = examples(err.game, games, players)
            how = say("hall-challenge-how", words=known, game=err.game or next(iter(games)))
            why = say("hall-not-understood", word=str(err))
            await self._line(ask, message, f"{why} {how}")
            return
        if len(requests) == 1:
            await self._open(ask, message, requests[0], named)
            return
        opponent = named.person.address.id if named and named.person else ""
        post = which_game(
            [request.game for request in requests], lambda game: f"{CHOICE}:{game}:{opponent}", say
        )
        await self._responder.ask(Place.of(ask.where), post, reply_to=message.message_id)

    async def refusal(self, query: CallbackQuery) -> str:
        """Why a tap on the question chooses nothing; "" if it does."""
        say = await self._responder.words(requests.tapped(query))
        challenge = _challenge(query)
        if challenge is None or challenge.from_user is None:
            return say("hall-no-button")  # it was deleted, and nobody knows what it said
        return "" if challenge.from_user.id == query.from_user.id else say("hall-not-asked")

    async def chosen(self, query: CallbackQuery, rest: str) -> None:
        """The game was chosen by whoever wished for it; the question goes, and counts once."""
        question, challenge = query.message, _challenge(query)
        if question is None or challenge is None:
            return
        on = requests.ref_of(question)
        once = f"{PLATFORM}:{CHOICE}:{on.chat}:{on.message}"
        if not await self._app.context.store.first_time(once, keep=_KEPT):
            return
        await self._responder.withdraw(on)
        game, _, opponent = rest.partition(":")
        named, words = await self._users.named(challenge, self._username)
        if opponent:  # perhaps found by a reply, of which an answer to it doesn't tell any more
            named = await self._users.known(opponent)
        for request in self._read(words):
            if request.game == game:
                await self._open(requests.tapped(query), challenge, request, named)

    def _read(self, words: str) -> list[ChallengeRequest]:
        context = self._app.context
        return read_requests(words, context.games, context.players)

    async def _open(
        self, ask: Ask, message: Message, request: ChallengeRequest, named: Named | None
    ) -> None:
        reply = await self._app.run(
            challenges.challenge,
            ask,
            Terms(
                game=request.game,
                opponent=named.person if named and not request.level else None,
                level=request.level,
                options=request.options,
                clock=request.clock,
                is_study=request.is_study,
            ),
        )
        if reply.is_error:
            await self._line(ask, message, reply.ack)
        elif ask.is_private and reply.private:
            await self._responder.show(ask, reply.private)
        elif named and named.username and not request.level and not request.is_study:
            say = await self._responder.words(ask)
            await self._line(ask, message, say("hall-unknown-name", name=named.username))

    async def _line(self, ask: Ask, message: Message, text: str) -> None:
        reply_to = None if ask.is_private else message.message_id
        await self._responder.say(Place.of(ask.where), text, reply_to=reply_to)


def _challenge(query: CallbackQuery) -> Message | None:
    """What the tapped question answers to: the words of a challenge."""
    question = query.message
    return question.reply_to_message if isinstance(question, Message) else None
