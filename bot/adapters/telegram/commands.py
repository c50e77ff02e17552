"""Commands, in groups and in private; and moves that are simply typed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Final

from telegram import Message, User
from telegram.constants import ChatMemberStatus
from telegram.ext import ExtBot

from bot.adapters.telegram import requests
from bot.adapters.telegram.challenges import Challenges
from bot.adapters.telegram.menu import command_names
from bot.adapters.telegram.places import JOIN, TURN, Place, read_payload
from bot.adapters.telegram.preference_menu import LOOK, Preferences
from bot.adapters.telegram.responses import Responder
from bot.adapters.telegram.users import UserDirectory
from bot.application import profile
from bot.application.model import Ask, Choice, Reply
from bot.application.tickets import Ticket, Verb
from bot.commands import (
    agreements,
    boards,
    card_browser,
    challenges,
    fairness,
    game_rules,
    help,
    history,
    moves,
    preferences,
    preset_answers,
    table_list,
)
from bot.commands.application import Application
from bot.messages.words import LANGUAGES
from engines.core.game import InvalidMoveError
from storage.base import TableKey


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    """A message that asks something of us."""

    ask: Ask
    message: Message
    user: User
    words: str = ""  # after the command
    command: str = ""

    @property
    def place(self) -> Place:
        """Where it was written."""
        return Place.of(self.ask.where)

    @property
    def table(self) -> TableKey | None:
        """The table whose message it replies to."""
        return requests.table_under(requests.answered_to(self.message))


Command = Callable[["Commands", Heard], Awaitable[None]]


class Commands:
    """What people may type."""

    def __init__(
        self,
        app: Application,
        responder: Responder,
        preferences: Preferences,
        users: UserDirectory,
        challenges: Challenges,
        bot: ExtBot[int],
    ) -> None:
        self._app = app
        self._challenges = challenges
        self._responder = responder
        self._preferences = preferences
        self._users = users
        self._bot = bot
        self._names = command_names()

    async def heard(self, message: Message, user: User, update_id: int) -> None:
        """Obey a command or a move; other talk is none of our business."""
        ask = requests.typed(message, user, update_id)
        text = message.text or ""
        if not text.startswith("/"):
            await self._move_or_talk(Heard(ask=ask, message=message, user=user, words=text))
            return
        first, words = (*text.split(maxsplit=1), "")[:2]
        name, _, bot = first[1:].partition("@")
        if bot and bot.casefold() != self._bot.username.casefold():
            return
        command = self._names.get(name.casefold(), "")
        if not command and not (ask.is_private or bot):
            return  # in a group it may be another bot's
        heard = Heard(ask=ask, message=message, user=user, words=words.strip(), command=command)
        await _COMMANDS.get(command, Commands._help)(self, heard)

    # -- answers ---------------------------------------------------------------------------------
    async def _private(self, heard: Heard, reply: Reply, *, word: str = TURN) -> None:
        """What was asked for is for the asker alone."""
        if heard.ask.is_private:
            await self._give(heard, reply)
        elif reply.private is None:
            await self._line(heard, reply.ack)
        elif link := await self._responder.privately(heard.ask, reply, word=word):
            say = await self._responder.words(heard.ask)
            door = Choice(label=say("hall-open"), ticket="", url=link)
            line = say("hall-open-private", name=heard.ask.who.name)
            await self._responder.say(
                heard.place, line, reply_to=heard.message.message_id, link=door
            )

    async def _acted(self, heard: Heard, reply: Reply) -> None:
        """Something was done: the chat hears of it by itself, and in a group so does everybody."""
        if heard.ask.is_private:
            await self._give(heard, reply)
        elif reply.public:
            await self._responder.show_board(heard.place, reply.public)
        elif reply.is_error:
            await self._line(heard, reply.ack)
        elif reply.private and reply.private.table is None:  # which table?
            await self._private(heard, reply)

    async def _give(self, heard: Heard, reply: Reply) -> None:
        if reply.private:
            await self._responder.show(heard.ask, reply.private, first=reply.ack)
        else:
            await self._line(heard, reply.ack)

    async def _line(self, heard: Heard, text: str) -> None:
        reply_to = None if heard.ask.is_private else heard.message.message_id
        if text:
            await self._responder.say(heard.place, text, reply_to=reply_to)

    # -- playing ---------------------------------------------------------------------------------
    async def _challenge(self, heard: Heard) -> None:
        await self._challenges.requested(heard.ask, heard.message)

    async def _move(self, heard: Heard) -> None:
        if not heard.words:
            await self._private(heard, await self._app.run(boards.hand, heard.ask, heard.table))
            return
        await self._acted(
            heard, await self._app.run(moves.typed, heard.ask, heard.words, heard.table)
        )

    async def _move_or_talk(self, heard: Heard) -> None:
        """In private all is a move; in a group only what answers our board in notation."""
        if heard.ask.is_private:
            if heard.words:
                await self._move(heard)
        elif (table := heard.table) and await self._is_notation(heard, table):
            await self._move(heard)

    async def _is_notation(self, heard: Heard, table: TableKey) -> bool:
        seen = await self._app.context.load(heard.ask, table)
        try:
            seen.game.parse(heard.words)
        except InvalidMoveError:
            return False
        return True

    async def _draw(self, heard: Heard) -> None:
        await self._acted(heard, await self._app.run(agreements.offer_draw, heard.ask, heard.table))

    async def _rematch(self, heard: Heard) -> None:
        await self._acted(heard, await self._app.run(challenges.rematch, heard.ask, heard.table))

    async def _resign(self, heard: Heard) -> None:
        await self._private(heard, await self._app.run(agreements.resign, heard.ask, heard.table))

    async def _answers(self, heard: Heard) -> None:
        reply = await self._app.run(preset_answers.show, heard.ask, heard.table, heard.words)
        await self._private(heard, reply)

    # -- looking ---------------------------------------------------------------------------------
    async def _hand(self, heard: Heard) -> None:
        await self._private(heard, await self._app.run(boards.hand, heard.ask, heard.table))

    async def _board(self, heard: Heard) -> None:
        reply = await self._app.run(boards.board, heard.ask, heard.table)
        if reply.private and reply.private.picture and not heard.ask.is_private:
            await self._responder.show_board(heard.place, reply.private)
        else:
            await self._private(heard, reply)

    async def _tables(self, heard: Heard) -> None:
        await self._private(heard, await self._app.run(table_list.tables, heard.ask))

    async def _history(self, heard: Heard) -> None:
        reply = await self._app.run(history.history, heard.ask, heard.table)
        await self._private(heard, reply, word=Verb.HISTORY)

    async def _verify(self, heard: Heard) -> None:
        reply = await self._app.run(fairness.verify, heard.ask, heard.table)
        await self._private(heard, reply, word=Verb.VERIFY)

    async def _export(self, heard: Heard) -> None:
        reply = await self._app.run(fairness.export, heard.ask, heard.table)
        await self._private(heard, reply, word=Verb.EXPORT)

    async def _rules(self, heard: Heard) -> None:
        await self._private(heard, await self._app.run(game_rules.rules, heard.ask, heard.words))

    async def _card(self, heard: Heard) -> None:
        await self._private(heard, await self._app.run(card_browser.named, heard.ask, heard.words))

    async def _help(self, heard: Heard) -> None:
        reply = await self._app.run(help.help_page, heard.ask)
        if reply.private and not heard.ask.is_private:
            await self._line(heard, "\n".join(reply.private.lines))
        else:
            await self._give(heard, reply)

    # -- settings --------------------------------------------------------------------------------
    async def _language(self, heard: Heard) -> None:
        ask, request = heard.ask, heard.words.casefold()
        if ask.is_private and request:
            await self._give(
                heard, await self._app.run(preferences.choose, ask, profile.LANGUAGE, request)
            )
        elif ask.is_private:
            await self._responder.show(ask, await self._preferences.values(ask, profile.LANGUAGE))
        elif not await self._is_admin(heard):
            await self._line(heard, (await self._responder.words(ask))("hall-only-admins"))
        elif request in LANGUAGES:
            await self._line(
                heard, (await self._app.run(preferences.choose_for_chat, ask, request)).ack
            )
        else:
            say = await self._responder.words(ask)
            await self._line(heard, say("hall-language-how", languages=", ".join(LANGUAGES)))

    async def _is_admin(self, heard: Heard) -> bool:
        member = await self._bot.get_chat_member(heard.message.chat.id, heard.user.id)
        return member.status in (ChatMemberStatus.OWNER, ChatMemberStatus.ADMINISTRATOR)

    async def _theme(self, heard: Heard) -> None:
        post = await self._preferences.values(heard.ask, *LOOK)
        await self._private(heard, Reply(private=post))

    async def _settings(self, heard: Heard) -> None:
        post = await self._preferences.overview(heard.ask)
        await self._private(heard, Reply(private=post))

    async def _forget(self, heard: Heard) -> None:
        reply = await self._app.run(preferences.forget, heard.ask)
        await self._users.forget(heard.user)
        await self._line(heard, reply.ack)

    # -- coming in -------------------------------------------------------------------------------
    async def _start(self, heard: Heard) -> None:
        """The private chat is open now; a link says what was wanted there."""
        ask = heard.ask
        link = read_payload(heard.words) if ask.is_private else None
        if link is not None:
            word, table = link
            if word == JOIN:
                reply = await self._app.run(challenges.accept, ask, table)
            elif word == TURN:
                reply = await self._app.run(boards.hand, ask, table)
            else:
                ticket = Ticket(verb=Verb(word), table=table, version=0)
                reply = await self._app.tap(ask, str(ticket))
            await self._give(heard, reply)
            return
        await self._help(heard)
        mine = await self._app.run(table_list.tables, ask)
        if ask.is_private and mine.private and mine.private.prompt:
            await self._responder.show(ask, mine.private)


_COMMANDS: Final[Mapping[str, Command]] = {
    "challenge": Commands._challenge,
    "move": Commands._move,
    "hand": Commands._hand,
    "board": Commands._board,
    "tables": Commands._tables,
    "history": Commands._history,
    "resign": Commands._resign,
    "draw": Commands._draw,
    "answers": Commands._answers,
    "rematch": Commands._rematch,
    "rules": Commands._rules,
    "card": Commands._card,
    "verify": Commands._verify,
    "export": Commands._export,
    "language": Commands._language,
    "theme": Commands._theme,
    "settings": Commands._settings,
    "forget": Commands._forget,
    "help": Commands._help,
    "start": Commands._start,
}
