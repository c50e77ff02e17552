"""Hands the command layer's answers to people: what is private never appears in a group."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

import structlog

from bot.adapters.telegram.layout import OutgoingMessage
from bot.adapters.telegram.messages import LostMessageError, Messages
from bot.adapters.telegram.places import TURN, MessageRef, Place, deep_link, start_link
from bot.application import profile
from bot.application.model import Ask, Choice, Group, Post, Prompt, Reply
from bot.application.notices import CHAT
from bot.application.tickets import Ticket, Verb
from bot.commands.application import Application
from bot.messages.messenger import PrivateChatClosedError, RetryLaterError
from bot.messages.words import say_in
from renderers.wording import Say
from storage.base import StoreAwayError, TableKey

log = structlog.get_logger(__name__)

BOARD: Final = f"{CHAT}-board"
"""Under this name deliveries remember a table's last public board."""

PAGE: Final = "page"
"""A button that turns the leaves of the rules: `page:<game>:<number>:<table or nothing>`."""

_TRIES: Final = 5


class Responder:
    """Shows posts to one person, or to a chat that asked for them aloud."""

    def __init__(self, app: Application, messages: Messages, username: str) -> None:
        self._app = app
        self._store = app.context.store
        self._messages = messages
        self._username = username

    async def words(self, ask: Ask) -> Say:
        """Words in the asker's language; what the platform says of it if the store is away."""
        try:
            return await self._app.context.say(ask)
        except StoreAwayError:
            return say_in(self._app.context.preferences(ask, {}).language)

    async def say(
        self, place: Place, text: str, *, reply_to: int | None = None, link: Choice | None = None
    ) -> None:
        """A line in a chat, in silence."""
        outgoing = OutgoingMessage(post=Post(lines=(text,)), links=(link,) if link else ())
        await self._messages.send(place, outgoing, reply_to=reply_to)

    async def ask(self, place: Place, post: Post, *, reply_to: int) -> None:
        """A question under what brought it up."""
        await self._messages.send(place, OutgoingMessage(post=post), reply_to=reply_to)

    async def withdraw(self, ref: MessageRef) -> None:
        """Take a question away that has been answered."""
        await self._messages.delete(ref)

    async def show(
        self, ask: Ask, post: Post, *, on: MessageRef | None = None, first: str = ""
    ) -> None:
        """Show a post to the asker in his private chat, in the place of `on` if that can be.

        Raises ClosedDoorError, GoneError, TryLaterError.
        """
        if post.pictures:
            await self.show_page(ask, post, 0, on)
            return
        outgoing = OutgoingMessage(post=post, first=first)
        ref = await self._patiently(ask, outgoing, on)
        if post.picture:
            await self._note(ask.me, post, ref)

    async def _patiently(
        self, ask: Ask, outgoing: OutgoingMessage, on: MessageRef | None
    ) -> MessageRef:
        """Nobody else shows the outcome of an act to whoever sees it in the answer itself."""
        for _ in range(_TRIES):
            try:
                if on is not None:
                    return await self._messages.edit(on, outgoing)
                return await self._messages.send(Place.of(ask.who.address), outgoing)
            except LostMessageError:
                on = None  # it can't become this: below it, then
            except RetryLaterError as later:
                await asyncio.sleep(later.seconds)
        return await self._messages.send(Place.of(ask.who.address), outgoing)

    async def show_page(self, ask: Ask, post: Post, number: int, on: MessageRef | None) -> None:
        """Turn a leaf of the rules."""
        say = await self.words(ask)
        await self._patiently(
            ask, OutgoingMessage(post=page(post, number, say("hall-to-board"))), on
        )

    async def show_board(self, place: Place, post: Post) -> None:
        """A board that everybody may see, now the table's latest: the one before loses its keys."""
        ref = await self._messages.send(place, OutgoingMessage(post=post, shows_title=False))
        await self._note(BOARD, post, ref)

    async def edit_public(self, on: MessageRef, post: Post) -> None:
        """Change the message tapped on, for everybody; what is gone stays gone."""
        try:
            await self._messages.edit(on, OutgoingMessage(post=post, shows_title=False))
        except LostMessageError:
            log.info("a public message is gone", chat=on.chat)

    async def privately(self, ask: Ask, reply: Reply, *, word: str = TURN) -> str:
        """Show a reply in the private chat; a link there if that is still closed, else ""."""
        settings = await self._store.profile(ask.me)
        if reply.private and not settings.get(profile.PRIVATE_CHAT_CLOSED):
            try:
                await self.show(ask, reply.private, first=reply.ack)
            except PrivateChatClosedError:
                await self._store.update_profile(ask.me, {profile.PRIVATE_CHAT_CLOSED: "1"})
            else:
                return ""
        return self.link(word, reply.table)

    def link(self, word: str, table: TableKey | None) -> str:
        """A link to our private chat, where `word` is shown of a table."""
        return deep_link(self._username, word, table) if table else start_link(self._username)

    async def _note(self, to: str, post: Post, ref: MessageRef) -> None:
        """From now on this is the message that deliveries edit; the one before loses its keys."""
        if post.table is None:
            return
        known = (await self._store.message_refs(post.table)).get(to, "")
        stamp, _, reference = known.partition("|")
        previous = MessageRef.read(reference)
        if stamp and int(stamp) > post.version and not ref.is_same(previous):
            await self._messages.strip(ref)  # meanwhile somebody acted, and a newer one was sent
            return
        await self._store.set_message_ref(post.table, to, f"{post.version}|{ref}")
        if previous is not None and not ref.is_same(previous):
            await self._messages.strip(previous)


def page(post: Post, number: int, back: str) -> Post:
    """One leaf of a post with many small pictures; buttons to turn it, and `back` to its table."""
    count = len(post.pictures)
    number %= count
    game = post.pictures[0].view.game
    turns = tuple(
        Choice(label=label, ticket=f"{PAGE}:{game}:{to % count}:{post.table or ''}")
        for label, to in (("‹", number - 1), (f"{number + 1}/{count}", number), ("›", number + 1))
    )
    home = post.prompt.controls if post.prompt else ()
    if post.table:
        ticket = Ticket(verb=Verb.HAND, table=post.table, version=0)
        home = (*home, Choice(label=back, ticket=str(ticket)))
    return replace(
        post,
        lines=post.lines[number : number + 1],
        picture=post.pictures[number],
        pictures=(),
        prompt=Prompt(groups=(Group(key=PAGE, label="", choices=turns),), controls=home),
    )
