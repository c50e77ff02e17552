"""Challenges made in Telegram: in words, or by the taps of a menu."""

from __future__ import annotations

from dataclasses import replace

from telegram import Message

from bot.adapters.telegram.places import MessageRef, Place
from bot.adapters.telegram.responses import Responder
from bot.adapters.telegram.users import NamedUser, UserDirectory
from bot.application.model import Ask, Post, Reply
from bot.application.time_controls import ClockError
from bot.commands import challenges, entrance
from bot.commands.application import Application
from bot.commands.challenge_draft import ChallengeDraft, Step
from bot.commands.challenge_request import ChallengeRequest, RequestError, examples
from bot.commands.challenges import Terms, TwoOpponentsError
from bot.messages.words import Words, refusal


class Challenges:
    """Challenges in words, and the menus that make one.

    A menu is one message that is edited. In a group it answers whoever asked for it, and only his
    taps turn it; from a menu that is everybody's, whoever taps gets one of his own.
    """

    def __init__(
        self, app: Application, responder: Responder, users: UserDirectory, username: str
    ) -> None:
        self._app = app
        self._responder = responder
        self._users = users
        self._username = username

    async def challenge(self, ask: Ask, message: Message) -> None:
        """Open a table as the words of a challenge say, or ask for what they leave open."""
        say = await self._app.words(ask)
        named, words = await self._users.named(message, self._username)
        if named is None and not words:
            await self.begin(ask, message)
            return
        try:
            found = self._terms(named, words)
        except RequestError as err:
            await self._responder.answer(ask, message, self._how(err, say))
            return
        except ClockError as err:
            await self._responder.answer(ask, message, refusal(err, say))
            return
        except TwoOpponentsError:
            await self._responder.answer(ask, message, say("entrance-two-opponents"))
            return
        if len(found) > 1:
            post = entrance.which_of(self._app.context, ask, found, say)
            await self._ask(ask, message, post)
            return
        reply = await self._app.run(challenges.challenge, ask, found[0])
        if ask.is_private and reply.private:
            await self._responder.show(ask, reply.private, above=reply.ack)
        elif reply.is_error:
            await self._responder.answer(ask, message, reply.ack)

    async def begin(self, ask: Ask, message: Message) -> None:
        """The three ways in, for who asks."""
        reply = await self._app.run(entrance.start, ask)
        if reply.private:
            await self._ask(ask, message, reply.private)
        else:
            await self._responder.answer(ask, message, reply.ack)

    async def greet(self, place: Place, say: Words) -> None:
        """The three ways in, for everybody in a group that we have come to."""
        await self._responder.post(place, entrance.entrance_post(say, greeting="entrance-hello"))

    async def turn_menu(self, ask: Ask, data: str, reply: Reply, tapped_on: MessageRef) -> None:
        """Show what a tap on a menu comes to."""
        if reply.is_error:
            if ask.is_private and reply.private:
                await self._responder.show(ask, reply.private, above=reply.ack)
            return
        draft = ChallengeDraft.parse(data)
        if draft.step is Step.OPEN and not (ask.is_private and reply.private):
            await self._responder.withdraw(tapped_on)  # the card is what there is now
        elif reply.private and ask.is_private:
            await self._responder.show(ask, reply.private, replacing=tapped_on)
        elif reply.private and draft.owner:
            await self._responder.edit_public(tapped_on, reply.private)
        elif reply.private:
            await self._responder.post(Place.of(ask.where), reply.private)

    def _terms(self, named: NamedUser | None, words: str) -> list[Terms]:
        """Raises RequestError, ClockError, TwoOpponentsError."""
        games, computers = self._app.context.games, self._app.context.players
        request = ChallengeRequest(text=words, opponent=named.person if named else None)
        try:
            return request.terms(games, computers)
        except TwoOpponentsError:
            if named and named.is_replied_to:  # whoever answers somebody need not mean him
                return replace(request, opponent=None).terms(games, computers)
            raise

    def _how(self, err: RequestError, say: Words) -> str:
        """What isn't understood, and what may be said."""
        games, computers = self._app.context.games, self._app.context.players
        known = examples(err.game, games, computers)
        how = say("hall-challenge-how", words=known, game=err.game or next(iter(games)))
        return f"{say('hall-not-understood', word=err.word)} {how}"

    async def _ask(self, ask: Ask, message: Message, post: Post) -> None:
        """A menu, as an answer to what asked for it."""
        reply_to = None if ask.is_private else message.message_id
        await self._responder.post(Place.of(ask.where), post, reply_to=reply_to)
