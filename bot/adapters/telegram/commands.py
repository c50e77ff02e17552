"""Commands, in groups and in private; and moves that are simply typed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from telegram import Message, User
from telegram.ext import ExtBot

from bot.adapters.telegram import requests
from bot.adapters.telegram.challenges import Challenges
from bot.adapters.telegram.links import follow_link
from bot.adapters.telegram.menu import CommandLists, command_names
from bot.adapters.telegram.places import TURN, Place
from bot.adapters.telegram.responses import Responder
from bot.adapters.telegram.users import UserDirectory
from bot.application import profile
from bot.application.model import Ask, Choice, Reply
from bot.application.tickets import Verb
from bot.commands import (
    adjournments,
    boards,
    calendar_settings,
    card_browser,
    conditional_moves,
    draws,
    exports,
    forgetting,
    game_rules,
    give_day,
    help,
    history,
    moves,
    pauses,
    preferences,
    preset_answers,
    quiet,
    rematches,
    resignations,
    resumptions,
    table_list,
    vacation,
    verification,
)
from bot.commands.application import Application
from bot.commands.context import Context
from bot.commands.read_move import read_move
from bot.messages.words import LANGUAGES
from engines.core.game import InvalidMoveError
from storage.base import TableKey

TableCommand = Callable[[Context, Ask, TableKey], Awaitable[Reply]]


@dataclass(frozen=True, slots=True, kw_only=True)
class TypedMessage:
    """A message that asks something of us."""

    ask: Ask
    message: Message
    user: User
    words: str = ""  # after the command

    @property
    def place(self) -> Place:
        """Where it was written."""
        return Place.of(self.ask.where)

    @property
    def table(self) -> TableKey | None:
        """The table whose message it replies to."""
        return requests.table_under(requests.answered_to(self.message))


class Commands:
    """What people may type."""

    def __init__(
        self,
        app: Application,
        responder: Responder,
        lists: CommandLists,
        users: UserDirectory,
        challenges: Challenges,
        bot: ExtBot[int],
    ) -> None:
        self._app = app
        self._challenges = challenges
        self._responder = responder
        self._lists = lists
        self._users = users
        self._bot = bot
        self._names = command_names()

    async def obey(self, message: Message, user: User) -> None:
        """Obey a command or a move; other talk isn't answered."""
        ask = requests.typed(message, user)
        text = message.text or ""
        if not text.startswith("/"):
            await self._move_or_talk(TypedMessage(ask=ask, message=message, user=user, words=text))
            return
        first, words = (*text.split(maxsplit=1), "")[:2]
        name, _, bot = first[1:].partition("@")
        if bot and bot.casefold() != self._bot.username.casefold():
            return
        command = self._names.get(name.casefold(), "")
        if not command and not (ask.is_private or bot):
            return  # in a group it may be another bot's
        typed = TypedMessage(ask=ask, message=message, user=user, words=words.strip())
        await _COMMANDS.get(command, Commands._help)(self, typed)

    # -- answers ---------------------------------------------------------------------------------
    async def _answer_privately(
        self, typed: TypedMessage, reply: Reply, *, link_kind: str = TURN
    ) -> None:
        """In the asker's private chat; from a group with a link there, if it is still closed."""
        if typed.ask.is_private:
            await self._answer(typed, reply)
        elif reply.private is None:
            await self._say(typed, reply.ack)
        elif url := await self._responder.privately(typed.ask, reply, link_kind=link_kind):
            say = await self._app.words(typed.ask)
            link = Choice(label=say("hall-open"), ticket="", url=url)
            line = say("hall-open-private", name=typed.ask.who.name)
            reply_to = typed.message.message_id
            await self._responder.say(typed.place, line, reply_to=reply_to, link=link)

    async def _answer_act(self, typed: TypedMessage, reply: Reply) -> None:
        """In private; in a group only what deliveries don't show everybody anyway."""
        if typed.ask.is_private:
            await self._answer(typed, reply)
        elif reply.public:
            await self._responder.show_board(typed.place, reply.public)
        elif reply.is_error:
            await self._say(typed, reply.ack)
        elif reply.private and (reply.private.table is None or reply.private.is_question):
            await self._answer_privately(typed, reply)

    async def _answer(self, typed: TypedMessage, reply: Reply) -> None:
        if reply.private:
            await self._responder.show(typed.ask, reply.private, above=reply.ack)
        else:
            await self._say(typed, reply.ack)

    async def _say(self, typed: TypedMessage, text: str) -> None:
        await self._responder.answer(typed.ask, typed.message, text)

    # -- playing ---------------------------------------------------------------------------------
    async def _challenge(self, typed: TypedMessage) -> None:
        await self._challenges.challenge(typed.ask, typed.message)

    async def _move(self, typed: TypedMessage) -> None:
        if typed.words:
            reply = await self._app.run(moves.typed, typed.ask, typed.words, typed.table)
            await self._answer_act(typed, reply)
        else:
            await self._answer_privately(
                typed, await self._app.run(boards.hand, typed.ask, typed.table)
            )

    async def _move_or_talk(self, typed: TypedMessage) -> None:
        """In private all is a move; in a group only what answers our board as a move."""
        if typed.ask.is_private:
            if typed.words:
                await self._move(typed)
        elif (table := typed.table) and await self._is_move(typed, table):
            await self._move(typed)

    async def _is_move(self, typed: TypedMessage, key: TableKey) -> bool:
        table = await self._app.context.load(typed.ask, key)
        seat = table.seat_of(typed.ask.me)
        try:
            return seat is not None and bool(
                read_move(table, seat, typed.words, is_overheard=typed.ask.is_overheard)
            )
        except InvalidMoveError:
            return False

    async def _preset_answers(self, typed: TypedMessage) -> None:
        reply = await self._app.run(preset_answers.show, typed.ask, typed.table, typed.words)
        await self._answer_privately(typed, reply)

    async def _conditional_moves(self, typed: TypedMessage) -> None:
        reply = await self._app.run(conditional_moves.show, typed.ask, typed.table, typed.words)
        await self._answer_privately(typed, reply)

    async def _pause(self, typed: TypedMessage) -> None:
        reply = await self._app.run(pauses.pause, typed.ask, typed.table, typed.words)
        await self._answer_act(typed, reply)

    # -- looking ---------------------------------------------------------------------------------
    async def _board(self, typed: TypedMessage) -> None:
        reply = await self._app.run(boards.board, typed.ask, typed.table)
        if reply.private and reply.private.picture and not typed.ask.is_private:
            await self._responder.show_board(typed.place, reply.private)
        else:
            await self._answer_privately(typed, reply)

    async def _tables(self, typed: TypedMessage) -> None:
        await self._answer_privately(typed, await self._app.run(table_list.tables, typed.ask))

    async def _rules(self, typed: TypedMessage) -> None:
        reply = await self._app.run(game_rules.rules, typed.ask, typed.words)
        await self._answer_privately(typed, reply)

    async def _card(self, typed: TypedMessage) -> None:
        reply = await self._app.run(card_browser.named, typed.ask, typed.words)
        await self._answer_privately(typed, reply)

    async def _help(self, typed: TypedMessage) -> None:
        reply = await self._app.run(help.help_page, typed.ask)
        if reply.private:
            reply_to = None if typed.ask.is_private else typed.message.message_id
            await self._responder.post(typed.place, reply.private, reply_to=reply_to)
        else:
            await self._say(typed, reply.ack)

    # -- settings --------------------------------------------------------------------------------
    async def _language(self, typed: TypedMessage) -> None:
        ask, chosen = typed.ask, typed.words.casefold()
        if ask.is_private and chosen:
            reply = await self._app.run(preferences.choose, ask, profile.LANGUAGE, chosen)
            await self._answer(typed, reply)
            if not reply.is_error:
                await self._lists.follow(typed.place, chosen)
        elif ask.is_private:
            await self._answer(
                typed,
                await self._app.run(preferences.show_values, ask, profile.LANGUAGE),
            )
        elif not await self._is_admin(typed):
            await self._say(typed, (await self._app.words(ask))("hall-only-admins"))
        elif chosen in LANGUAGES:
            reply = await self._app.run(preferences.choose_for_chat, ask, chosen)
            await self._say(typed, reply.ack)
            await self._lists.follow(typed.place, chosen)
        else:
            say = await self._app.words(ask)
            await self._say(typed, say("hall-language-how", languages=", ".join(LANGUAGES)))

    async def _is_admin(self, typed: TypedMessage) -> bool:
        return await requests.is_admin(self._bot, typed.message.chat.id, typed.user.id)

    async def _quiet(self, typed: TypedMessage) -> None:
        """Anybody may see how quiet a group is; the question's buttons are an administrator's."""
        if typed.ask.is_private or typed.words:
            ask = typed.ask
            if not ask.is_private:
                ask = replace(ask, may_manage=await self._is_admin(typed))
            reply = await self._app.run(quiet.choose, ask, typed.words.casefold())
        else:
            reply = await self._app.run(quiet.show, typed.ask)
        if reply.private:
            reply_to = typed.message.message_id
            await self._responder.post(typed.place, reply.private, reply_to=reply_to)
        else:
            await self._say(typed, reply.ack)

    async def _theme(self, typed: TypedMessage) -> None:
        reply = await self._app.run(preferences.show_values, typed.ask, *preferences.LOOK)
        await self._answer_privately(typed, reply)

    async def _settings(self, typed: TypedMessage) -> None:
        name, _, value = typed.words.replace("=", " ").partition(" ")
        if name:
            chosen = await self._app.run(
                preferences.choose, typed.ask, name.casefold(), value.strip().casefold()
            )
            await self._answer(typed, chosen)
        else:
            shown = await self._app.run(preferences.show, typed.ask)
            await self._answer_privately(typed, shown)

    async def _hours(self, typed: TypedMessage) -> None:
        reply = await self._app.run(calendar_settings.typed, typed.ask, typed.words)
        await self._answer_privately(typed, reply)

    async def _vacation(self, typed: TypedMessage) -> None:
        reply = await self._app.run(vacation.vacation, typed.ask, typed.words)
        await self._answer_privately(typed, reply)

    async def _forget(self, typed: TypedMessage) -> None:
        await self._answer_privately(typed, await self._app.run(forgetting.forget, typed.ask))

    # -- coming in -------------------------------------------------------------------------------
    async def _start(self, typed: TypedMessage) -> None:
        """The private chat was opened, perhaps by a link that asks for something there."""
        ask = typed.ask
        shown = (
            await follow_link(self._app, self._bot, ask, typed.words) if ask.is_private else None
        )
        if shown is not None:
            await self._answer(typed, shown)
            return
        await self._challenges.begin(ask, typed.message)
        mine = await self._app.run(table_list.tables, ask)
        if ask.is_private and mine.private and mine.private.prompt:
            await self._responder.show(ask, mine.private)


Handler = Callable[[Commands, TypedMessage], Awaitable[None]]


def _privately(
    command: Callable[[Context, Ask, TableKey | None], Awaitable[Reply]], link_kind: str = TURN
) -> Handler:
    """Run a command at the table that is meant, and show its reply in private."""

    async def handle(commands: Commands, typed: TypedMessage) -> None:
        reply = await commands._app.run(command, typed.ask, typed.table)
        await commands._answer_privately(typed, reply, link_kind=link_kind)

    return handle


def _act(command: Callable[[Context, Ask, TableKey | None], Awaitable[Reply]]) -> Handler:
    """Run a command that changes the table that is meant."""

    async def handle(commands: Commands, typed: TypedMessage) -> None:
        await commands._answer_act(typed, await commands._app.run(command, typed.ask, typed.table))

    return handle


_COMMANDS: Final[Mapping[str, Handler]] = {
    "challenge": Commands._challenge,
    "move": Commands._move,
    "hand": _privately(boards.hand),
    "board": Commands._board,
    "tables": Commands._tables,
    "history": _privately(history.history, Verb.HISTORY),
    "resign": _privately(resignations.resign),
    "draw": _act(draws.offer_draw),
    "pause": Commands._pause,
    "adjourn": _act(adjournments.adjourn),
    "resume": _act(resumptions.resume),
    "giveday": _act(give_day.give_day),
    "answers": Commands._preset_answers,
    "if": Commands._conditional_moves,
    "rematch": _act(rematches.rematch),
    "rules": Commands._rules,
    "card": Commands._card,
    "verify": _privately(verification.verify, Verb.VERIFY),
    "export": _privately(exports.export, Verb.EXPORT),
    "language": Commands._language,
    "quiet": Commands._quiet,
    "theme": Commands._theme,
    "settings": Commands._settings,
    "hours": Commands._hours,
    "vacation": Commands._vacation,
    "forget": Commands._forget,
    "help": Commands._help,
    "start": Commands._start,
}
