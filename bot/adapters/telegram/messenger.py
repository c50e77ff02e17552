"""What deliveries send: boards and cards in chats, turns in private chats."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Final
from urllib.parse import urlencode

from telegram.ext import ExtBot

from bot.adapters.background import Background
from bot.adapters.ordered_locks import OrderedLocks
from bot.adapters.telegram.layout import OutgoingMessage
from bot.adapters.telegram.message_client import LostMessageError, MessageClient
from bot.adapters.telegram.places import JOIN, TURN, MessageRef, Place, deep_link, link_of
from bot.application.message_refs import (
    NotedMessage,
    NotedMessages,
    note_message,
)
from bot.application.model import Address, Choice, Person, Post, Prompt
from bot.application.tickets import Verb
from bot.commands.context import Context
from storage.base import Notice, StoreAwayError, TableKey

# In a profile: the link to the private chat has been shown to them once.
INVITED: Final = "telegram_invited"


class TelegramMessenger:
    """Fulfils `bot.messages.messenger.Messenger`.

    Deliveries have waited for their turn: what is refused for a while is raised at once.
    """

    def __init__(self, context: Context, messages: MessageClient, bot: ExtBot[int]) -> None:
        self._tidying = Background()
        self._turns = OrderedLocks()
        self._can_send = asyncio.Event()  # as soon as the bot has logged in
        self._context = context
        self._messages = messages
        self._bot = bot

    @asynccontextmanager
    async def turn(self, whom: Address, notice: Notice) -> AsyncIterator[None]:
        """One message at a time a chat, whatever its topics and tables."""
        await self._can_send.wait()
        chat = Place.of(whom).chat
        async with self._turns.of(str(chat)):
            await self._messages.limiter.room(chat)
            yield

    async def send_to_chat(
        self, chat: Address, post: Post, *, previous: str, noted: NotedMessages, nonce: str
    ) -> str:
        """A card stays where it is and is edited; a board is new, and the last one loses its
        buttons. An update is edited into the last board, unless it has to ring.

        Telegram has no nonce: a crash between sending and noting it shows a message twice.
        """
        place, old = Place.of(chat), MessageRef.parse(previous)
        is_card = post.picture is None and post.prompt is not None
        if place.is_private and not is_card:
            return previous  # their own private message shows it
        if is_card:
            outgoing = await self._card(place, post, is_new=old is None)
            return str(await self._edit_or_send(place, outgoing, old))
        if post.prompt is None:  # a line, such as an offer
            line = OutgoingMessage(post=post, mentions=_named(post.mentions))
            there = await self._place(place, post, noted)
            return str(await self._send(there, line, is_silent=not post.mentions))
        outgoing, invited = await self._board(chat, post)
        there = await self._place(place, post, noted)
        if post.is_update and not post.mentions:
            return str(await self._edit_or_send(there, outgoing, old))
        # Side by side, so that the new one is noted as soon as Telegram has it: until then a crash
        # would send it again, and leave the first with its buttons.
        # It becomes history without buttons, or goes, where one is to stand.
        put_away = self._messages.remove if post.is_update else self._messages.strip
        self._tidying.begin(put_away(old))
        sent = await self._send(there, outgoing, is_silent=not post.mentions)
        for person in invited:
            with suppress(StoreAwayError):  # then they are invited again; the board isn't resent
                await self._context.store.update_profile(str(person), {INVITED: "1"})
        return str(sent)

    async def send_to_person(
        self, who: Address, post: Post, *, previous: str, noted: NotedMessages, nonce: str
    ) -> str:
        """New and with sound if they must act; else their last message is edited in silence.

        One message a table stands there: a new one replaces the last.
        """
        place, old = Place.of(who), MessageRef.parse(previous)
        outgoing = OutgoingMessage(
            post=post, shows_title=post.picture is not None or post.is_pinned
        )  # a card names both itself
        if post.is_silent:
            shown = await self._edit_or_send(place, outgoing, old)
            if post.is_pinned and not shown.is_same(old):
                await self._messages.pin(shown)
            return str(shown)
        sent = await self._send(place, outgoing, is_silent=False)
        self._tidying.begin(self._messages.remove(old))
        return str(sent)

    def private_link(self, table: TableKey, *, is_open: bool) -> str:
        """A link that opens the private chat at a table; it accepts a challenge that is open."""
        if not self._can_send.is_set():
            return ""
        return deep_link(self._bot.username, JOIN if is_open else TURN, table)

    async def strip(self, reference: str, *, words: str = "") -> None:
        """In the background: it may have to wait for the chat's limits.

        From a private chat it is taken away: their turn is another message.
        """
        ref = MessageRef.parse(reference)
        if ref and self._can_send.is_set():
            is_private = Place(ref.chat).is_private
            take_away = self._messages.remove if is_private else self._messages.strip
            self._tidying.begin(take_away(ref))

    async def _send(
        self, place: Place, outgoing: OutgoingMessage, *, is_silent: bool
    ) -> MessageRef:
        return await self._messages.send(place, outgoing, is_silent=is_silent, is_patient=False)

    async def _place(self, place: Place, post: Post, noted: NotedMessages) -> Place:
        # Where the table is played: a topic of its own, if its chat wants that and can have it.
        store = self._context.store
        if post.table is None or place.topic or not post.has_thread:
            return place
        thread = noted.last(noted.thread)
        if thread is None:
            topic = await self._messages.open_topic(place, post.title)
            thread = NotedMessage(version=0, reference=str(topic or ""))
            if topic:
                address = str(Place(topic.chat, topic.message).address)
                await store.list_running([address], post.table, at=self._context.now())
            await note_message(store, post.table, noted.thread, thread)
        opening = MessageRef.parse(thread.reference)
        return Place(opening.chat, opening.message) if opening else place

    async def _edit_or_send(
        self, place: Place, outgoing: OutgoingMessage, old: MessageRef | None
    ) -> MessageRef:
        if old is not None:
            try:
                return await self._messages.edit(old, outgoing, is_patient=False) or old
            except LostMessageError:
                pass  # deleted, or left behind in the group's old self
        return await self._messages.send(
            place, outgoing, is_silent=outgoing.post.is_silent, is_patient=False
        )

    async def _card(self, place: Place, post: Post, *, is_new: bool) -> OutgoingMessage:
        if place.is_private:
            return await self._shareable(place, post)
        outgoing = OutgoingMessage(
            post=post, shows_title=False, links=await self._accept_link(place, post)
        )
        if not is_new:
            return outgoing
        return replace(outgoing, mentions=_named(post.mentions))

    async def _accept_link(self, place: Place, post: Post) -> tuple[Choice, ...]:
        # Under a card that waits: a link that takes the challenge and opens the private chat.
        if post.table is None or not _is_open(post):
            return ()
        say = await self._messages.words(place)
        url = link_of(self._bot.username, JOIN, post)
        return (Choice(label=say("hall-accept-privately"), ticket="", url=url),)

    async def _shareable(self, place: Place, post: Post) -> OutgoingMessage:
        # In the challenger's own chat: instead of taking it themselves, they hand on a link.
        if post.table is None or not _is_open(post):
            return OutgoingMessage(post=replace(post, is_silent=True), shows_title=False)
        controls = post.prompt.controls if post.prompt else ()
        say = await self._messages.words(place)
        own = (Verb.RATE, Verb.WITHDRAW, Verb.LINK, Verb.RULES)
        kept = tuple(c for c in controls if c.ticket.partition(":")[0] in own)
        link = link_of(self._bot.username, JOIN, post)
        name = post.mentions[0].name if post.mentions else ""
        key = "hall-share-line-to" if name else "hall-share-line"
        share = "https://t.me/share/url?" + urlencode({"url": link, "text": post.lines[0]})
        return OutgoingMessage(
            post=replace(post, prompt=Prompt(controls=kept), is_silent=True),
            shows_title=False,
            below=say(key, name=name, link=link),
            links=(Choice(label=say("hall-share"), ticket="", url=share),),
        )

    async def _board(self, chat: Address, post: Post) -> tuple[OutgoingMessage, list[Address]]:
        # The board, and who is invited to the private chat, which is done once.
        outgoing = OutgoingMessage(post=post, shows_title=False, mentions=_named(post.mentions))
        if post.table is None or post.is_over:
            return outgoing, []
        say = await self._messages.words(Place.of(chat))
        url = link_of(self._bot.username, TURN, post)
        link = Choice(label=say("hall-open"), ticket="", url=url)
        if not post.mentions:
            return replace(outgoing, links=(link,)), []
        invited = [
            person
            for person in post.mentions
            if INVITED not in await self._context.store.profile(str(person.address))
        ]
        if not invited:
            return outgoing, []
        below = "\n".join(say("hall-open-private", name=person.name) for person in invited)
        return replace(outgoing, below=below, links=(link,)), [p.address for p in invited]


def _named(people: Iterable[Person]) -> tuple[tuple[int, str], ...]:
    # Those who are linked to; a @name in the words rings by itself.
    known = (person for person in people if not person.address.is_name)
    return tuple((int(person.address.id), person.name) for person in known)


def _is_open(card: Post) -> bool:
    controls = card.prompt.controls if card.prompt else ()
    return any(choice.ticket.startswith(f"{Verb.ACCEPT}:") for choice in controls)
