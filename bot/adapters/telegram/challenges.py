"""Challenges made in Telegram; who names no game chooses it with one more tap."""

from __future__ import annotations

from typing import Final

from telegram import CallbackQuery, Message

from bot.adapters.telegram import requests
from bot.adapters.telegram.places import PLATFORM, Place
from bot.adapters.telegram.responses import Responder
from bot.adapters.telegram.users import NamedUser, UserDirectory
from bot.application.model import Ask
from bot.commands import challenges
from bot.commands.application import Application
from bot.commands.challenge_request import (
    ChallengeRequest,
    RequestError,
    examples,
    is_first_answer,
)
from bot.commands.challenges import Terms
from bot.messages.challenge_card import which_game

GAME_PREFIX: Final = "game"
"""A button that chooses a challenge's game: `game:<game>:<the opponent's id or nothing>`.

It stands under an answer to the challenge, which says the rest.
"""


class Challenges:
    """Challenges in words, and the question for their game."""

    def __init__(
        self, app: Application, responder: Responder, users: UserDirectory, username: str
    ) -> None:
        self._app = app
        self._responder = responder
        self._users = users
        self._username = username

    async def challenge(self, ask: Ask, message: Message) -> None:
        """Open a table as the words of a challenge say, or ask which game it shall be."""
        say = await self._app.words(ask)
        named, words = await self._users.named(message, self._username)
        try:
            found = self._terms(named, words)
        except RequestError as err:
            games, computers = self._app.context.games, self._app.context.players
            known = examples(err.game, games, computers)
            how = say("hall-challenge-how", words=known, game=err.game or next(iter(games)))
            why = say("hall-not-understood", word=err.word)
            await self._answer(ask, message, f"{why} {how}")
            return
        if len(found) == 1:
            await self._open(ask, message, found[0], named)
            return
        opponent = named.person.address.id if named and named.person else ""
        tickets = {terms.game: f"{GAME_PREFIX}:{terms.game}:{opponent}" for terms in found}
        question = which_game(tickets, say)
        await self._responder.ask(Place.of(ask.where), question, reply_to=message.message_id)

    async def refusal(self, query: CallbackQuery) -> str:
        """Why a tap on the question chooses nothing; "" if it does."""
        say = await self._app.words(requests.tapped(query))
        challenge = _challenge_of(query)
        if challenge is None or challenge.from_user is None:
            return say("hall-no-button")  # it was deleted, and nobody knows what it said
        return "" if challenge.from_user.id == query.from_user.id else say("hall-not-asked")

    async def choose_game(self, query: CallbackQuery, chosen: str) -> None:
        """The challenger chose `<game>:<opponent>`; the question goes, and counts once."""
        question, challenge = query.message, _challenge_of(query)
        if question is None or challenge is None:
            return
        ref = requests.ref_of(question)
        if not await is_first_answer(self._app.context, f"{PLATFORM}:{ref.chat}:{ref.message}"):
            return
        await self._responder.withdraw(ref)
        game, _, opponent = chosen.partition(":")
        named, words = await self._users.named(challenge, self._username)
        if opponent:  # the challenge may have named him by a reply, which isn't passed on here
            named = await self._users.known(opponent)
        for terms in self._terms(named, words):
            if terms.game == game:
                await self._open(requests.tapped(query), challenge, terms, named)

    def _terms(self, named: NamedUser | None, words: str) -> list[Terms]:
        request = ChallengeRequest(text=words, opponent=named.person if named else None)
        return request.terms(self._app.context.games, self._app.context.players)

    async def _open(
        self, ask: Ask, message: Message, terms: Terms, named: NamedUser | None
    ) -> None:
        reply = await self._app.run(challenges.challenge, ask, terms)
        if reply.is_error:
            await self._answer(ask, message, reply.ack)
        elif ask.is_private and reply.private:
            await self._responder.show(ask, reply.private)
        elif named and named.username and not terms.level and not terms.is_study:
            say = await self._app.words(ask)
            await self._answer(ask, message, say("hall-unknown-name", name=named.username))

    async def _answer(self, ask: Ask, message: Message, text: str) -> None:
        await self._responder.answer(ask, message, text)


def _challenge_of(query: CallbackQuery) -> Message | None:
    """What the tapped question answers to: the words of a challenge."""
    question = query.message
    return question.reply_to_message if isinstance(question, Message) else None
