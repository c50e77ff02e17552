"""Commands, in groups and in private; and moves that are simply typed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from telegram import Message, User

from bot.adapters.telegram import requests
from bot.adapters.telegram.challenges import Challenges
from bot.adapters.telegram.context import TelegramContext
from bot.adapters.telegram.links import follow_link
from bot.adapters.telegram.menu import START, command_names, show_commands_in
from bot.adapters.telegram.places import TURN, Place
from bot.application.model import Ask, Post, Reply
from bot.commands import declaration, match_files, moves, table_list
from bot.commands.arguments import Given, Kind
from bot.commands.declaration import MANAGED, Command, Shown, Who
from bot.commands.match_files import is_named_as_match
from bot.commands.read_move import read_move
from bot.commands.registry import registry
from engines.core.game import InvalidMoveError
from storage.base import TableKey


@dataclass(frozen=True, slots=True, kw_only=True)
class TypedMessage:
    """A message that asks something of us."""

    ask: Ask
    message: Message
    words: str = ""  # after the command

    @property
    def place(self) -> Place:
        """Where it was written."""
        return Place.of(self.ask.where)

    @property
    def table(self) -> TableKey | None:
        """The table whose message it replies to."""
        return requests.table_under(requests.answered_to(self.message))


@dataclass(frozen=True, slots=True, kw_only=True)
class Commands:
    """What people may type."""

    shared: TelegramContext
    challenges: Challenges

    async def obey(self, message: Message, user: User) -> None:
        """Obey a command or a move; other talk isn't answered."""
        ask = requests.typed(message, user)
        text = message.text or ""
        if not text.startswith("/"):
            await self._move_or_talk(TypedMessage(ask=ask, message=message, words=text))
            return
        first, words = (*text.split(maxsplit=1), "")[:2]
        name, _, bot = first[1:].partition("@")
        if bot and bot.casefold() != self.shared.bot.username.casefold():
            return
        meant = command_names().get(name.casefold(), "")
        if not meant and not (ask.is_private or bot):
            return  # in a group it may be another bot's
        typed = TypedMessage(ask=ask, message=message, words=words.strip())
        if meant == START:  # Telegram's own
            await self._start(typed)
        elif meant == "challenge":
            # Its words say whom by a mention or by the message that they answer, and its questions
            # are menus that only their asker turns.
            await self.challenges.challenge(ask, message)
        elif said := registry().meant(meant or "help", typed.words):
            command, words = said
            await self._command(replace(typed, words=words), command)

    async def open_file(self, message: Message, user: User) -> None:
        """Show a match that was sent as a file; no other file is answered, or fetched."""
        document = message.document
        if document is None or not is_named_as_match(document.file_name or ""):
            return

        async def fetch() -> bytes:
            return bytes(await (await document.get_file()).download_as_bytearray())

        typed = TypedMessage(ask=requests.typed(message, user), message=message)
        size = document.file_size or 0
        reply = await self.shared.app.run(match_files.open_file, typed.ask, size, fetch)
        await self._answer(typed, reply)

    async def _command(self, typed: TypedMessage, command: Command) -> None:
        ask, words, person = typed.ask, typed.words, None
        if any(argument.kind is Kind.PERSON for argument in command.arguments):
            named, words = await self.shared.users.named(typed.message)
            person = named.person if named else None
        if not ask.is_private and _asks_for_manager(command, words):
            ask = await requests.with_rights(ask, self.shared.bot)
        given = Given(arguments=command.arguments, table=typed.table, person=person, words=words)
        place = declaration.Place.PRIVATE if ask.is_private else declaration.Place.GROUP
        reply = await self.shared.app.say(command, ask, given, place)
        await self._show(typed, command, reply)
        if reply.language:
            address, language = reply.language
            await show_commands_in(self.shared.bot, Place.of(address), language)

    # -- answers ---------------------------------------------------------------------------------
    async def _show(self, typed: TypedMessage, command: Command, reply: Reply) -> None:
        is_board = reply.private is not None and reply.private.picture is not None
        if typed.ask.is_private:
            await self._answer(typed, reply)
        elif command.shown is Shown.AS_ACT:
            await self._answer_act(typed, reply)
        elif command.shown is Shown.AS_BOARD and reply.private and is_board:
            await self.shared.responder.show_board(typed.place, reply.private)
        elif command.shown is Shown.HERE and reply.private:
            reply_to = typed.message.message_id
            await self.shared.responder.post(typed.place, reply.private, reply_to=reply_to)
        else:
            await self._answer_privately(typed, reply, link_kind=command.link or TURN)

    async def _answer_privately(
        self, typed: TypedMessage, reply: Reply, *, link_kind: str = TURN
    ) -> None:
        # From a group: in the asker's private chat, or with a link there if it is still closed.
        if reply.private is None:
            await self._refuse(typed, reply)
        else:
            await self.shared.responder.privately_from(
                typed.ask, typed.message, reply, link_kind=link_kind
            )

    async def _answer_act(self, typed: TypedMessage, reply: Reply) -> None:
        # In a group: only what deliveries don't show everybody anyway.
        if reply.public:
            await self.shared.responder.show_board(typed.place, reply.public)
        elif reply.is_error:
            await self._refuse(typed, reply)
        elif reply.private and (reply.private.table is None or reply.private.is_question):
            await self._answer_privately(typed, reply)

    async def _answer(self, typed: TypedMessage, reply: Reply) -> None:
        if reply.private:
            await self.shared.responder.show(typed.ask, reply.private, above=reply.ack)
        else:
            await self._refuse(typed, reply)

    async def _refuse(self, typed: TypedMessage, reply: Reply) -> None:
        # One message: in private with the picture; in a group, where others read, with a button
        # that shows it in private.
        if reply.why_not is None:
            await self._say(typed, reply.ack)
        elif typed.ask.is_private:
            post = Post(lines=(reply.ack,), picture=reply.why_not.picture)
            await self.shared.responder.post(typed.place, post)
        else:
            reply_to, button = typed.message.message_id, reply.why_not.button
            await self.shared.responder.say(typed.place, reply.ack, reply_to=reply_to, link=button)

    async def _say(self, typed: TypedMessage, text: str) -> None:
        await self.shared.responder.answer(typed.ask, typed.message, text)

    # -- playing ---------------------------------------------------------------------------------
    async def _move_or_talk(self, typed: TypedMessage) -> None:
        # In private all is a move; in a group only what answers our board as a move.
        if typed.ask.is_private:
            if typed.words:
                await self._move(typed)
        elif (table := typed.table) and await self._is_move(typed, table):
            await self._move(typed)

    async def _move(self, typed: TypedMessage) -> None:
        reply = await self.shared.app.run(moves.typed, typed.ask, typed.words, typed.table)
        await (self._answer if typed.ask.is_private else self._answer_act)(typed, reply)

    async def _is_move(self, typed: TypedMessage, key: TableKey) -> bool:
        table = await self.shared.app.context.load(typed.ask, key)
        seat = table.seat_of(typed.ask.me)
        try:
            return seat is not None and bool(
                read_move(table, seat, typed.words, is_overheard=typed.ask.is_overheard)
            )
        except InvalidMoveError:
            return False

    # -- coming in -------------------------------------------------------------------------------
    async def _start(self, typed: TypedMessage) -> None:
        # The private chat was opened, perhaps by a link that asks for something there.
        ask = typed.ask
        shown = (
            await follow_link(self.shared.app, self.shared.bot, ask, typed.words)
            if ask.is_private
            else None
        )
        if shown is not None:
            await self._answer(typed, shown)
            return
        await self.challenges.begin(ask, typed.message)
        mine = await self.shared.app.run(table_list.tables, ask)
        if ask.is_private and mine.private and mine.private.prompt:
            await self.shared.responder.show(ask, mine.private)


def _asks_for_manager(command: Command, words: str) -> bool:
    # Whether it has to be known if the asker manages the group: Telegram is asked for that.
    return command.who in MANAGED and (command.who is not Who.MANAGER_CHANGES or bool(words))
