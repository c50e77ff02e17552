"""Challenges made in Telegram: in words, or by the taps of a menu."""

from __future__ import annotations

from dataclasses import dataclass

from telegram import Message

from bot.adapters.telegram.context import TelegramContext
from bot.adapters.telegram.places import MessageRef, Place
from bot.application.model import Ask, Reply
from bot.commands import challenge_dialogue, entrance
from bot.commands.challenge_draft import ChallengeDraft, Step
from bot.commands.challenge_request import ChallengeRequest
from bot.messages.words import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenges:
    """Challenges in words, and the menus that make one.

    A menu is one message that is edited. In a group it answers the one who asked for it, and only
    their taps turn it; from a menu that is everybody's, a tap opens one of one's own.
    """

    shared: TelegramContext

    async def challenge(self, ask: Ask, message: Message) -> None:
        """Open a table as the words of a challenge say, or ask for what they leave open."""
        named, words = await self.shared.users.named(message)
        request = ChallengeRequest(text=words, opponent=named.person if named else None)
        is_guess = named is not None and named.is_replied_to  # who answers need not mean them
        reply = await self.shared.app.run(
            challenge_dialogue.open_or_ask, ask, request, is_guess=is_guess
        )
        await self._show(ask, message, reply)

    async def begin(self, ask: Ask, message: Message) -> None:
        """The three ways in, for who asks."""
        await self._show(ask, message, await self.shared.app.run(entrance.start, ask))

    async def _show(self, ask: Ask, message: Message, reply: Reply) -> None:
        # A question answers the message that led to it; a card that others see comes by itself.
        post = reply.private
        if post and not reply.is_error and post.table is None:
            reply_to = None if ask.is_private else message.message_id
            await self.shared.responder.post(Place.of(ask.where), post, reply_to=reply_to)
        elif post and ask.is_private:
            await self.shared.responder.show(ask, post, above=reply.ack)
        elif post and reply.is_apart:  # the card of a link that was said
            await self.shared.responder.privately_from(ask, message, reply)
        elif reply.is_error:
            await self.shared.responder.answer(ask, message, reply.ack)

    async def greet(self, place: Place, say: Words) -> None:
        """The three ways in, for everybody in a group that we have come to."""
        await self.shared.responder.post(
            place, entrance.entrance_post(say, greeting="entrance-hello")
        )

    async def turn_menu(self, ask: Ask, data: str, reply: Reply, tapped_on: MessageRef) -> None:
        """Show what a tap on a menu comes to."""
        if reply.is_error:
            if ask.is_private and reply.private:
                await self.shared.responder.show(ask, reply.private, above=reply.ack)
            return
        draft = ChallengeDraft.parse(data)
        if draft.step is Step.OPEN and not (ask.is_private and reply.private):
            await self.shared.messages.delete(tapped_on)  # the card is what there is now
        elif reply.private and ask.is_private:
            await self.shared.responder.show(ask, reply.private, replacing=tapped_on)
        elif reply.private and draft.owner:
            await self.shared.responder.edit_public(tapped_on, reply.private)
        elif reply.private:
            await self.shared.responder.post(Place.of(ask.where), reply.private)
